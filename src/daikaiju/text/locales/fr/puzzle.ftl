### Puzzles: the page and `daikaiju puzzle`. A point is one per cent of win chance.

puzzle-lead = Une action est nettement meilleure que toutes les autres. Trouvez-la.
# $id: 4 letters and digits
puzzle-name = Problème { $id }
puzzle-daily = Problème du jour
# $rating: 600 to 2400
puzzle-difficulty = difficulté { NUMBER($rating, useGrouping: 0) }
# $who: a monster
puzzle-question = Que doit faire { $who } ?
puzzle-right = Bravo ! C’est la meilleure action.
# $cost: win chance, in points
puzzle-wrong = Cette action coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de chances de victoire.
# $cost: as above
puzzle-wrong-more = Cette action coûte au moins { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de chances de victoire.
# The action follows
puzzle-best = Meilleure action :
# $chance: in per cent
puzzle-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de chances de victoire
puzzle-others = Autres actions
# $cost: win chance, in points
puzzle-less = −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
# The action follows. The sentences after it call it “the choice made”
puzzle-beginner = Le choix fait par un débutant :
# $easy, $medium, $hard, $expert, $master: in per cent
puzzle-levels = Trouvé par le niveau facile dans { NUMBER($easy) } %, moyen { NUMBER($medium) } %, difficile { NUMBER($hard) } %, expert { NUMBER($expert) } %, maître { NUMBER($master) } % des cas.
# $rating: 600 to 2400
puzzle-rating = Votre cote : { NUMBER($rating, useGrouping: 0) }
# $solved: puzzles solved at the first try; $tried: all
puzzle-solved = Résolus : { NUMBER($solved) } sur { NUMBER($tried) }
puzzle-next = Problème suivant
puzzle-answer = Voir la réponse
puzzle-play = Jouer la suite
puzzle-missing = Ce problème n’existe pas
puzzle-missing-lead = Le lien est peut-être erroné, ou le problème a été remplacé dans une nouvelle version.
puzzle-heading-id = problème
puzzle-heading-monsters = Monstres
puzzle-heading-rating = difficulté
puzzle-heading-themes = thèmes
# $days: how many days in a row the puzzle of the day was solved
puzzle-streak = { $days ->
    [one] { NUMBER($days) } jour de suite
   *[other] { NUMBER($days) } jours de suite
}
# $theme: as in the list below
puzzle-theme =
    { $theme ->
        [dice] dés
        [power] pouvoir d’une carte
        [buy] achat d’une carte
        [save] Énergie à garder
        [sweep] nouvelles cartes
        [tile] tuile Méchanceté
        [leave] Fuir Tokyo
        [stay] rester dans Tokyo
        [win] victoire immédiate
        [eliminate] élimination
        [survive] survie
        [stars] Points de Victoire
        [heal] Points de Vie
        [energy] Énergie
       *[later] tours suivants
    }

# Replay: a game from its beginning

replay-title = Revoir la partie
replay-loading = { $n ->
    [0] Chargement de la partie…
    [one] Chargement de la partie… { $n } étape
   *[other] Chargement de la partie… { $n } étapes
}
replay-empty = Rien à voir pour l’instant
replay-empty-lead = La partie n’a pas encore commencé à cette table.
replay-running = Cette partie est encore en cours : voici tout ce qui s’est passé jusqu’ici.
replay-follow = Suivre en direct
replay-live = En direct : les nouveaux coups s’affichent au fur et à mesure.
replay-turn = Tour { $n } : { $monster }
replay-where = Tour { $n } : { $monster }, coup { $ply }
replay-controls = Lecteur
replay-slider = Position dans la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-jump-turn = Tour
replay-jump-tokyo = Tokyo
replay-jump-out = Éliminé
replay-before-turn = Tour précédent
replay-after-turn = Tour suivant
replay-before-tokyo = Changement précédent dans Tokyo
replay-after-tokyo = Changement suivant dans Tokyo
replay-before-out = Élimination précédente
replay-after-out = Élimination suivante
replay-branch = Continuer à partir d’ici
replay-copy = Copier un lien vers cette position
replay-copied = Le lien est copié.
replay-link = Lien vers cette position
replay-to-table = Vers la table
replay-course = Le fil de la partie
replay-key-turn = un tour
replay-key-tokyo = dans Tokyo
replay-hearts = Points de Vie
replay-stars = Points de Victoire
replay-plot-health = Points de Vie de chaque Monstre au fil de la partie. Le tableau ci-dessous donne les chiffres.
replay-plot-stars = Points de Victoire de chaque Monstre au fil de la partie. Le tableau ci-dessous donne les chiffres.
replay-numbers = Les chiffres en tableau
replay-cell = { $hearts ->
    [one] { $hearts } Point de Vie
   *[other] { $hearts } Points de Vie
}, { $stars ->
    [one] { $stars } Point de Victoire
   *[other] { $stars } Points de Victoire
}
replay-luck = La chance aux dés
replay-luck-lead = Combien de fois chaque face est sortie pendant les tours de chaque Monstre. Le trait blanc marque ce qu’on pouvait attendre ; une barre qui le dépasse est sortie plus souvent.
replay-luck-who = Monstre
replay-luck-dice = { $n ->
    [one] { $n } dé, donc { $each } de chaque
   *[other] { $n } dés, donc { $each } de chaque
}
replay-review = Entraîneur
replay-review-lead = L’entraîneur examine chaque décision de cette partie : ce qu’elle a coûté, et ce qui était de la chance.
replay-review-start = Analyser cette partie
replay-review-working = Analyse…
replay-review-progress = Décisions coûteuses examinées de près : { $done } sur { $total }
replay-review-plot = Chances de victoire de chaque Monstre au fil de la partie, avec des repères aux décisions coûteuses. Les listes ci-dessous donnent les chiffres.
replay-review-terms = Chance et adresse : ce qui a changé les chances de victoire, en points de pourcentage
replay-review-sum = { $start } % au départ, { $result } % à la fin
replay-term-own_dice = ses dés
replay-term-others_dice = dés des autres
replay-term-cards = cartes
replay-term-own_decisions = ses décisions
replay-term-others_decisions = décisions des autres
replay-review-costly = Décisions coûteuses
replay-review-none = Aucune décision n’a coûté plus que l’incertitude de l’estimation.
replay-label-inaccuracy = Imprécision
replay-label-mistake = Erreur
replay-label-blunder = Gaffe
replay-review-cost = −{ $cost } points de chances (± { $around })
replay-review-show = Voir le coup { $ply }
replay-review-try = Réessayer
replay-review-answer = Voir la réponse
replay-review-question = Que feriez-vous ?
replay-review-right = Bravo ! C’est le meilleur choix.
replay-review-wrong = Ce n’est pas le meilleur choix.
replay-review-played = Joué :
replay-review-better = Mieux :
replay-review-keep = garder
replay-review-reroll = relancer tous les dés
replay-review-legend = Imprécision à partir de 1 point de chances de victoire, erreur à partir de 3, gaffe à partir de 8. Le réseau du champion et des dés exacts estiment les coûts ; un coût inférieur à son incertitude (±) ne compte pas.
replay-keys = Touches : ← et → pour une étape, Début et Fin pour les deux bouts, espace pour la lecture et la pause.

# log-: what happened
# $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
# $cause: why, `card` means $title; $why: `orders` if standing orders decided

log-monster = { $monster ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $monster }
}
log-other-monster = { $other ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $other }
}
log-claws-by = { $by ->
    [none] Baffes
    [gigazaur] Baffes de { monster-gigazaur }
    [the_king] Baffes de { monster-the_king }
    [meka_dragon] Baffes de { monster-meka_dragon }
    [alienoid] Baffes d’{ monster-alienoid }
    [kraken] Baffes de { monster-kraken }
    [cyber_bunny] Baffes de { monster-cyber_bunny }
    [cyber_kitty] Baffes de { monster-cyber_kitty }
    [space_penguin] Baffes de { monster-space_penguin }
   *[other] Baffes : { $by }
}
log-face = { $face ->
    [1] un 1
    [2] un 2
    [3] un 3
    [E] une Énergie
    [C] une Baffe
    [H] un Soin
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] 1
    [2] 2
    [3] 3
    [E] Énergie
    [C] Baffe
    [H] Soin
   *[other] { $turned }
}
log-faces = { $face ->
    [1] les 1
    [2] les 2
    [3] les 3
    [E] l’Énergie
    [C] les Baffes
    [H] les Soins
   *[other] { $face }
}
log-cause = { $cause ->
    [card] { $title }
    [face-1] les 1
    [face-2] les 2
    [face-3] les 3
    [face-E] dés Énergie
    [face-C] dés Baffe
    [face-H] dés Soin
    [claws] { log-claws-by }
    [entering] en entrant dans Tokyo
    [starting] pour avoir tenu Tokyo
    [poison] Poison
    [sale] pour une vente
    [sweep] pour de nouvelles cartes
    [yielding] a choisi de Fuir
    [bay] trop peu de Monstres pour Tokyo Bay
    [knockout] K.-O.
   *[other] { $cause }
}
log-because = { $cause ->
    [none] { "" }
   *[other] { " " }({ log-cause })
}
log-by-orders = { $why ->
    [orders] { " (consignes)" }
   *[other] { "" }
}
log-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
    [master] { level-master }
    [legend] { level-legend }
   *[other] { $level }
}

log-started = La partie commence
log-first-throw = Tout le monde lance les dés pour le premier tour
log-turn = À { log-monster } de jouer
log-roll = { log-monster } lance les dés
log-roll-card = Dés pour une carte
log-keep = { log-monster } garde{ log-by-orders }
log-keep-none = { log-monster } relance tous les dés{ log-by-orders }
log-stop = { log-monster } garde tous les dés{ log-by-orders }
log-heal = { log-monster } se soigne{ log-by-orders }
log-heal-other = { log-monster } soigne { log-other-monster }{ log-by-orders }
log-cure-poison = { log-monster } retire un jeton Poison{ log-by-orders }
log-cure-shrink = { log-monster } retire un jeton Toupetit{ log-by-orders }
log-yield = { log-monster } fuit Tokyo{ log-by-orders }
log-stay = { log-monster } reste dans Tokyo{ log-by-orders }
log-sweep = { log-monster } renouvelle le marché{ log-by-orders }
log-resolve = { log-monster } résout { log-faces }{ log-by-orders }
log-use = { log-monster } utilise « { $card } »{ log-by-orders }
log-use-die = { log-monster } utilise « { $card } » sur { log-face }{ log-by-orders }
log-use-turn = { log-monster } utilise « { $card } » : change { log-face } en { log-face-turned }{ log-by-orders }
log-buy = { log-monster } achète « { $card } »{ log-by-orders }
log-sell = { log-monster } vend « { $card } »{ log-by-orders }
log-copy = { log-monster } copie « { $card } »{ log-by-orders }
log-take = { log-monster } prend « { $card } »{ log-by-orders }
log-swap = { log-monster } prend « { $card } » en échange{ log-by-orders }
log-swap-of = { log-monster } prend « { $card } » à { log-other-monster } en échange{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster } ne place pas d’Énergie sur la carte{ log-by-orders }
    [one] { log-monster } place { $amount } éclair d’Énergie sur la carte{ log-by-orders }
   *[other] { log-monster } place { $amount } éclairs d’Énergie sur la carte{ log-by-orders }
}
log-looked = Quelqu’un regarde la première carte de la pioche.
log-looked-at = Première carte de la pioche : « { $card } »
log-other = { log-monster } : { $action }

log-stars = { $amount ->
    [one] { log-monster } gagne { $amount } Point de Victoire{ log-because }
   *[other] { log-monster } gagne { $amount } Points de Victoire{ log-because }
}
log-stars-lost = { $amount ->
    [one] { log-monster } perd { $amount } Point de Victoire{ log-because }
   *[other] { log-monster } perd { $amount } Points de Victoire{ log-because }
}
log-energy = { $amount ->
    [one] { log-monster } gagne { $amount } éclair d’Énergie{ log-because }
   *[other] { log-monster } gagne { $amount } éclairs d’Énergie{ log-because }
}
log-energy-lost = { $cause ->
    [sweep] { $amount ->
        [one] { log-monster } dépense { $amount } éclair d’Énergie{ log-because }
       *[other] { log-monster } dépense { $amount } éclairs d’Énergie{ log-because }
    }
   *[other] { $amount ->
        [one] { log-monster } perd { $amount } éclair d’Énergie{ log-because }
       *[other] { log-monster } perd { $amount } éclairs d’Énergie{ log-because }
    }
}
log-health = { $amount ->
    [one] { log-monster } gagne { $amount } Point de Vie{ log-because }
   *[other] { log-monster } gagne { $amount } Points de Vie{ log-because }
}
log-health-lost = { $amount ->
    [one] { log-monster } perd { $amount } Point de Vie{ log-because }
   *[other] { log-monster } perd { $amount } Points de Vie{ log-because }
}
log-wickedness = { $amount ->
    [one] { log-monster } gagne { $amount } Point de Méchanceté{ log-because }
   *[other] { log-monster } gagne { $amount } Points de Méchanceté{ log-because }
}
log-wickedness-lost = { $amount ->
    [one] { log-monster } perd { $amount } Point de Méchanceté{ log-because }
   *[other] { log-monster } perd { $amount } Points de Méchanceté{ log-because }
}
log-poison = { $amount ->
    [one] { log-monster } reçoit { $amount } jeton Poison{ log-because }
   *[other] { log-monster } reçoit { $amount } jetons Poison{ log-because }
}
log-poison-lost = { $amount ->
    [one] { log-monster } perd { $amount } jeton Poison{ log-because }
   *[other] { log-monster } perd { $amount } jetons Poison{ log-because }
}
log-shrink = { $amount ->
    [one] { log-monster } reçoit { $amount } jeton Toupetit{ log-because }
   *[other] { log-monster } reçoit { $amount } jetons Toupetit{ log-because }
}
log-shrink-lost = { $amount ->
    [one] { log-monster } perd { $amount } jeton Toupetit{ log-because }
   *[other] { log-monster } perd { $amount } jetons Toupetit{ log-because }
}
log-moved-outside = { $cause ->
    [card] { log-monster } quitte Tokyo ({ $title })
   *[other] { log-monster } quitte Tokyo
}
log-moved-city = { $cause ->
    [card] { log-monster } entre dans Tokyo City ({ $title })
    [bay] { log-monster } passe dans Tokyo City ({ log-cause })
   *[other] { log-monster } entre dans Tokyo City
}
log-moved-bay = { $cause ->
    [card] { log-monster } entre dans Tokyo Bay ({ $title })
   *[other] { log-monster } entre dans Tokyo Bay
}
log-bought = { $amount ->
    [0] { log-monster } obtient « { $card } » gratuitement
    [one] { log-monster } achète « { $card } » pour { $amount } éclair d’Énergie
   *[other] { log-monster } achète « { $card } » pour { $amount } éclairs d’Énergie
}
log-lost_card = { log-monster } se sépare de « { $card } »
log-took = { log-monster } prend la tuile « { $card } »
log-copied = { log-monster } : « { $card } » agit maintenant comme « { $copied } »
log-revealed = Nouvelle carte : « { $card } »
log-swept = { log-monster } renouvelle le marché
log-reshuffled = La défausse est mélangée et devient la nouvelle pioche.
log-extra_turn = { log-monster } va jouer un tour supplémentaire{ log-because }
log-eliminated = { log-monster } est éliminé{ log-because }
log-won = { log-monster } gagne avec 20 Points de Victoire !
log-won-survivor = { log-monster } gagne : c’est le dernier survivant !
log-nobody-won = Aucun survivant : tout le monde perd.
log-standstill = Plus aucun Monstre ne peut agir : la partie se termine sans vainqueur.

log-sat = { $name } prend la place { $n }.
log-sat-playing = { $name } joue maintenant { log-monster }.
log-manned = Un bot ({ log-level }) prend la place { $n }.
log-manned-playing = Un bot ({ log-level }) joue maintenant { log-monster }.
log-freed = La place { $n } est libre.
log-freed-playing = Un bot continue avec { log-monster }.
log-away = { $name } s’absente ; en attendant, un bot joue { log-monster }.
log-back = { $name } est de retour et joue de nouveau { log-monster }.
log-hurried = Les bots finissent la partie sans pause.
log-restored = Le serveur a été restauré depuis une sauvegarde. Les prochains dés découlent d’un nouveau secret.
log-resized = { $n ->
    [one] La table a maintenant { $n } place.
   *[other] La table a maintenant { $n } places.
}
log-undone = { log-monster } annule sa dernière décision.
log-hinted = { log-monster } a reçu un indice du champion.
log-dealt = Une autre table rejoue la donne de cette partie.
log-followed = Il y aura une revanche.
log-said = { $name } : { $text }
log-reason = { log-monster } explique : « { $reason } »
# recap-: what happened since the own last turn

recap-since = Depuis votre tour :
recap-share = { $cause } { $n }
recap-health = Points de Vie
recap-stars = Points de Victoire
recap-energy = Énergie
recap-more = et { $n } de plus
log-steps = Montrer chaque Lancer

# card-: cards and tiles, wherever they are shown
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = Pouvoir
card-kind-discard = Action
card-kind-tile = Tuile
card-about-keep = Pouvoir : reste devant son propriétaire et agit à partir de ce moment.
card-of-pack = Du pack { $pack }.
card-about-discard = Action : agit une seule fois, tout de suite, puis est défaussée.
card-about-tile = Tuile Méchanceté de niveau { $level }, { $side ->
    [green] côté vert
   *[red] côté rouge
}. Elle ne coûte rien : avec assez de Points de Méchanceté, on choisit une tuile du niveau atteint.
card-level = Niveau { $n }
card-price = { $price ->
    [one] { $price } éclair d’Énergie
   *[other] { $price } éclairs d’Énergie
}
card-price-changed = { $price ->
    [one] { $price } éclair d’Énergie au lieu de { $usual }
   *[other] { $price } éclairs d’Énergie au lieu de { $usual }
}
card-too-dear = pas assez d’Énergie
card-counter = encore { $n } dessus
card-works-as = agit comme « { $card } »
card-choose = Choisir
card-editions = Dans les éditions
card-edition = Édition
card-title-there = Nom
card-price-there = Prix
card-copies-there = Exemplaires
card-not-there = pas dans cette édition
card-rulings = Précisions
card-rulings-none = Rien à préciser ici.
card-rulings-loading = Un instant…
card-rulings-lost = Les précisions n’ont pas pu être chargées. Avez-vous une connexion ?
card-ruling-only = seulement dans { $edition ->
    [first] la première édition
    [second] la deuxième édition
   *[dark] la Dark Edition
}
card-unknown = Cette page est plus ancienne que le serveur et ne connaît pas cette carte. Rechargez la page.

card-all = Cartes et tuiles
card-all-lead = Ce que fait chaque carte, ce qu’elle coûte, et ce qui change d’une édition à l’autre.
card-search = Rechercher
card-search-hint = Un nom, ou des mots de l’effet
card-filter-edition = Édition
card-filter-kind = Type
card-filter-price = Prix
card-filter-when = Moment de l’effet
card-filter-pack = Origine
card-any-edition = Toutes les éditions
card-any-kind = Cartes et tuiles
card-any-pack = Jeu et packs
card-no-pack = Le jeu
card-any-price = Tous les prix
card-any-when = Tous les moments
card-when-once = Aussitôt, quand vous l’obtenez
card-when-start = Au début de votre tour
card-when-throwing = Pendant les Lancers
card-when-dice = Quand vous résolvez les dés et gagnez quelque chose
card-when-attacking = Quand vous attaquez
card-when-hurt = Quand des Points de Vie sont perdus
card-when-tokyo = Lié à Tokyo
card-when-buying = Quand on achète des cartes
card-when-end = À la fin de votre tour
card-when-any = À n’importe quel moment de votre tour
card-found = { $n ->
    [0] Aucun résultat. Élargissez la recherche.
    [one] 1 carte ou tuile
   *[other] { $n } cartes et tuiles
}
card-reset = Tout afficher

card-track = Méchanceté
card-track-at = { $n ->
    [one] { $monster } : { $n } Point de Méchanceté
   *[other] { $monster } : { $n } Points de Méchanceté
}
card-track-gate = Niveau { $n } : une tuile

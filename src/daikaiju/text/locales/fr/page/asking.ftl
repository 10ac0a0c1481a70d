# act-: what a button does

act-stop = Garder tous les dés
act-heal = Se soigner
act-heal-other = Soigner { log-monster }
act-cure-poison = Retirer un jeton Poison
act-cure-shrink = Retirer un jeton Toupetit
act-yield = Fuir Tokyo
act-stay = Rester dans Tokyo
act-sweep = Renouveler le marché
act-done = Finir le tour
act-pass = Non merci
act-undo = Annuler
act-resolve = Résoudre { log-faces }
act-use = Utiliser « { $card } »
act-use-die = Utiliser « { $card } » sur { log-face }
act-use-turn = « { $card } » : changer { log-face } en { log-face-turned }
act-buy = { $price ->
    [one] Acheter « { $card } » pour { $price } éclair d’Énergie
   *[other] Acheter « { $card } » pour { $price } éclairs d’Énergie
}
act-buy-of = Acheter « { $card } » à { log-monster }
act-buy-top = Acheter « { $card } », première carte de la pioche
act-sell = Vendre « { $card } »
act-copy = Copier « { $card } »
act-copy-of = Copier « { $card } » ({ log-monster })
act-swap = Prendre « { $card } » en échange
act-swap-of = Prendre « { $card } » ({ log-monster }) en échange
act-take = Prendre « { $card } »
act-store = { $amount ->
    [0] Ne pas y placer d’Énergie
    [one] Y placer { $amount } éclair d’Énergie
   *[other] Y placer { $amount } éclairs d’Énergie
}
act-other = { $action }

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [one] Touchez les dés que vous gardez, relancez les autres. Encore 1 Lancer.
   *[other] Touchez les dés que vous gardez, relancez les autres. Encore { $n } Lancers.
}
ask-keep-none = Plus de relance. Utilisez une carte, ou gardez tous les dés.
ask-probe = Vous pouvez relancer un dé de { log-monster }.
ask-change = Vous pouvez changer vos dés avant de les résoudre.
ask-aside = Des dés ont été lancés pour une carte. En relancer un ?
ask-order = Que résoudre maintenant ?
ask-use_heart = À quoi doit servir ce Soin ?
ask-protect = Vous allez perdre des Points de Vie. Vous protéger ?
ask-yield = Vous venez d’encaisser des Baffes dans Tokyo. Fuir, ou tenir bon ?
ask-swap = Voulez-vous échanger une carte ?
ask-buy = Achetez des cartes avec votre Énergie, ou finissez votre tour.
ask-opportunity = Une nouvelle carte est révélée, et vous pouvez l’acheter avant tout le monde.
ask-store = Combien d’Énergie placez-vous sur la carte ?
ask-sell = Voulez-vous vendre des cartes ?
ask-copy = Quelle carte voulez-vous copier ?
ask-move_copy = Voulez-vous désormais copier une autre carte ?
ask-take = Vous gagnez une tuile Méchanceté : choisissez-la.
ask-go_on = Voulez-vous jouer un tour supplémentaire ?

# cue-: what is written over the table while something happens
# $name: the monster

cue-turn = À { $name } de jouer
cue-turn-mine = À vous de jouer !
cue-extra-turn = Encore un tour !
cue-moved-city = À Tokyo !
cue-moved-bay = À Tokyo Bay !
cue-moved-outside = Sauve qui peut !
cue-eliminated = { $name } est éliminé
cue-eliminated-mine = C’est fini pour vous
cue-won = { $name } règne sur Tokyo !
cue-won-mine = Tokyo est à vous !
cue-won-nobody = Aucun survivant

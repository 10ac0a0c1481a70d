# table-: the table while the game is played, and its end

table-bot = Bot ({ $level })
table-free-seat = personne
table-who = { $monster } ({ $who })
table-panel = { $monster }, joué par { $who }
table-you = vous
table-away = absence : un bot joue
table-offline = pas de connexion
table-turn = joue
table-place-tokyo = dans Tokyo
table-place-city = dans Tokyo City
table-place-bay = dans Tokyo Bay
table-place-outside = hors de Tokyo
table-place-out = éliminé
table-tokyo = Tokyo
table-tokyo-empty = Tokyo est libre
table-tokyo-holds = { $monster } tient Tokyo
table-place-empty = libre
table-city = City
table-bay = Bay
table-counter-health = { $n ->
    [one] { $n } Point de Vie
   *[other] { $n } Points de Vie
} : pourquoi ?
table-counter-stars = { $n ->
    [one] { $n } Point de Victoire
   *[other] { $n } Points de Victoire
} : pourquoi ?
table-counter-energy = { $n ->
    [one] { $n } éclair d’Énergie
   *[other] { $n } éclairs d’Énergie
} : pourquoi ?
table-counter-wickedness = { $n ->
    [one] { $n } Point de Méchanceté
   *[other] { $n } Points de Méchanceté
} : pourquoi ?
table-poison = Poison { $n }
table-shrink = Toupetit { $n }
table-zombie = zombie
table-card-copies = { $card }, agit comme « { $copied } »
table-card-counter = { $card } ({ $n })
table-seat-menu = Place : { $monster }
table-face-1 = 1
table-face-2 = 2
table-face-3 = 3
table-face-E = Énergie
table-face-C = Baffe
table-face-H = Soin

table-dice = Dés
table-dice-keep = Garder
table-dice-again = Relancer
table-dice-aside = Lancés pour une carte
table-dice-not-so = Vous ne pouvez pas garder exactement ceux-là. Choisissez-en d’autres.
table-dice-all-kept = Tous les dés sont gardés : arrêtez-vous, ou reprenez-en un.
table-die = Dé { $n } : { $face }
table-throw = { $all ->
    [yes] { $n ->
        [one] Le relancer
       *[other] Relancer les { $n }
    }
   *[no] { $n ->
        [0] Rien à relancer
        [one] Relancer l’autre
       *[other] Relancer les { $n } autres
    }
}
table-stop = S’arrêter

table-ask-you = { $monster }, à vous !
table-ask-you-as = { $name }, à vous de jouer { $monster } !
table-ask-hand-over = Passez l’appareil à { $name } : { $monster } décide
table-ask-waiting = On attend { $who }
table-ask-moment = Un instant…
table-ask-nobody = Les dés roulent…
table-ask-away = Il n’y a personne : la table attend que quelqu’un se remette à jouer.
table-ask-plain = Que faites-vous ?
table-skip = Passer
table-out-title = Vous êtes éliminé
table-out-finish = Finir tout de suite
table-out-again = Nouvelle partie
table-out-take = Continuer avec { $monster }
table-out-other = Jouer un autre Monstre
table-poster-stay = Tenez la ville. Votre attaquant reste dehors.
table-poster-yield = Filez en douce. Votre attaquant doit prendre la place.
table-clock = Temps restant
table-clock-bot = un bot va prendre le relais
table-clock-reserve = réserve

table-market = Marché
table-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
table-top-card = Rien que pour vous : la prochaine carte est « { $card } ».
table-slot-empty = vide
table-buy = Acheter
table-buy-card = { $price ->
    [one] Acheter « { $card } » pour { $price } éclair d’Énergie
   *[other] Acheter « { $card } » pour { $price } éclairs d’Énergie
}

table-log = Ce qui s’est passé
table-watching = Vous regardez la partie.
table-why = Pourquoi ?
table-turn-of = Un tour commence
table-why-health = Points de Vie : { $monster }
table-why-stars = Points de Victoire : { $monster }
table-why-energy = Énergie : { $monster }
table-why-wickedness = Méchanceté : { $monster }
table-about-health = Sans Point de Vie, un Monstre est éliminé. Changements, du plus récent au plus ancien :
table-about-stars = Avec 20 Points de Victoire, on gagne la partie. Changements, du plus récent au plus ancien :
table-about-energy = L’Énergie sert à acheter des cartes. Changements, du plus récent au plus ancien :
table-about-wickedness = À 3, 6 et 10, on peut prendre une tuile. Changements de Méchanceté, du plus récent au plus ancien :
table-why-unchanged = Rien n’a encore changé.
table-cause-face = Résultat des dés : { $face }.
table-rule = Règle { $id }
table-branch = Ouvrir une nouvelle table à partir d’ici

table-cries = Cris
table-cry-roar = GROAAR !
table-cry-ouch = Aïe !
table-cry-haha = Ha ha !
table-cry-please = Pas moi !
table-cry-well = Bien joué
table-cry-thanks = Merci
table-say = Message à tous
table-say-go = Envoyer

table-seat-leave = Laisser un bot jouer pour moi
table-seat-return = Reprendre ma place
table-seat-away = Un bot joue pour vous.
table-seat-gone = Tout le monde attend quelqu’un qui n’est plus là. Au bout d’une minute, un bot peut le remplacer.
table-seat-stand-in = Laisser un bot le remplacer
table-seat-give-up = Abandonner cette place
table-seat-sure = Un bot reçoit ce Monstre pour de bon. Vraiment l’abandonner ?
table-seat-give-up-go = Oui, l’abandonner
table-seat-name = Votre nom
table-seat-take = Jouer ce Monstre
table-orders = Consignes
table-orders-lead = Ce que la table décide pour vous sans demander.
table-orders-tokyo = Après des Baffes dans Tokyo
table-orders-tokyo-ask = me demander
table-orders-tokyo-stay = toujours rester
table-orders-tokyo-yield = toujours Fuir
table-orders-tokyo-hearts = Fuir avec peu de Points de Vie
table-orders-tokyo-danger = Fuir en cas de danger
table-orders-hearts = Peu de Points de Vie : au plus
table-orders-danger = En danger : risque d’élimination prochaine, en pour cent
table-orders-buy = Ne rien proposer sous ce total d’Énergie
table-orders-card = « { $card } », quand c’est proposé
table-orders-card-ask = me demander
table-orders-card-use = toujours l’utiliser
table-orders-card-never = ne jamais l’utiliser
table-orders-save = Enregistrer
table-orders-saved = Enregistré

table-help = Règles et raccourcis
table-crib = Comment jouer
table-crib-numbers = Un triplé rapporte son chiffre en Points de Victoire, et chaque dé identique en plus, 1 de plus.
table-crib-energy = Avec l’Énergie, achetez des cartes après avoir résolu vos dés.
table-crib-claws = Les Baffes blessent : depuis Tokyo, tous ceux qui n’y sont pas ; de l’extérieur, ceux qui sont dans Tokyo.
table-crib-hearts = Les Soins rendent des Points de Vie, mais pas dans Tokyo.
table-crib-tokyo = Entrer dans Tokyo rapporte 1 Point de Victoire, et y commencer votre tour en rapporte 2. Si des Baffes vous blessent dans Tokyo, vous pouvez Fuir.
table-crib-wicked = Trois 1 ou trois 2 rendent aussi plus méchant ; à 3, 6 et 10, vous prenez une tuile.
table-crib-goal = Gagnez avec 20 Points de Victoire, ou en dernier survivant.
table-first = Votre premier Lancer
table-first-keep = Touchez les dés qui vous plaisent : ils montent et restent là.
table-first-throw = Relancez les autres, deux fois au plus, ou arrêtez-vous quand cela vous convient.
table-welcome = Bienvenue à Tokyo
table-welcome-lead = Votre tour arrive bientôt. Voici ce que rapportent les dés :
table-first-go = Compris
table-keys = Touches
table-key-digit = garder ou reprendre un dé ; acheter une carte proposée
table-key-all = garder tous les dés, ou aucun
table-key-throw = relancer les autres dés
table-key-stop = s’arrêter de lancer ; rester dans Tokyo
table-key-yield = Fuir Tokyo
table-key-done = finir votre tour
table-key-pass = non merci
table-key-sweep = renouveler le marché
table-key-undo = annuler votre dernière décision
table-key-skip = passer l’animation
table-key-odds = montrer ou cacher les probabilités
table-key-hint = afficher ou masquer un indice du champion
table-key-chat = dire quelque chose
table-key-help = montrer ces touches

table-over-wins = { $n ->
    [one] { $who } est King of Tokyo !
   *[other] { $who } se partagent le trône !
}
table-over-nobody = Aucun survivant.
table-over-standstill = Plus aucun Monstre ne peut agir : la partie se termine sans vainqueur.
table-over-stars = { $stars ->
    [one] { $who } a { $stars } Point de Victoire.
   *[other] { $who } a { $stars } Points de Victoire.
}
table-over-survivor = { $who } est le dernier survivant.
table-over-you-won = Vous avez gagné !
table-over-you = Votre place : { $n }.
table-over-rematch = Rejouer
table-over-harder = Un niveau plus difficile : { $level }
table-over-to-rematch = À la revanche
table-over-replay = Revoir la partie
table-over-look = Voir le plateau
table-over-back = Retour au résultat
table-plain = Cette position ne peut pas être affichée. La partie continue ; voici la position en texte.
table-over-record = Télécharger la partie
table-over-verify = Vérifier les dés
table-over-branch = Rejouer le dernier tour
table-over-home = Page d’accueil
table-fair-working = Nouveau calcul de chaque tirage…
table-fair-good = { $n ->
    [one] Le tirage découle du secret, et le secret correspond à l’engagement.
   *[other] Les { $n } tirages découlent tous du secret, et le secret correspond à l’engagement.
}
table-fair-deal = La donne a déjà été jouée : ses dés ont pu être connus.
table-fair-own = La part de hasard ajoutée par ce navigateur en fait partie.
table-fair-compared = L’enregistrement contient tous les coups que cette page a montrés ({ $n }), les joueurs et le résultat.
table-fair-restored = Le serveur a été restauré depuis une sauvegarde avant le tirage { $number } : dès lors, les dés découlent d’un nouveau secret.
table-fair-bad-commitment = Le secret ne correspond pas à l’engagement publié avant la partie.
table-fair-changed-commitment = L’engagement n’est pas celui que ce navigateur a vu avant la partie.
table-fair-bad-entropy = La part de hasard que vous avez ajoutée à la place { $n } n’est pas entrée dans les dés.
table-fair-bad-count = { $n ->
    [one] { $n } tirage diffère de ce que dit le secret.
   *[other] { $n } tirages diffèrent de ce que dit le secret.
}
table-fair-bad-draw = Le tirage { $number }, { $brought }, aurait dû être { $derived }.
table-fair-bad-hash = L’enregistrement ne correspond pas à son empreinte : il a été modifié.
table-fair-bad-missing = La preuve est incomplète : elle ne contient pas tous les tirages de la partie.
table-fair-bad-game = Les joueurs ou le résultat de l’enregistrement ne sont pas ceux de cette partie.
table-fair-bad-shown = Le coup { $number } de l’enregistrement n’est pas celui que cette page a montré.

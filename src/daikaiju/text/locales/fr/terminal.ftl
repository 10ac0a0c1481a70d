### What the command line shows to those who play: the game in the terminal, odds, cards, records,
### and the server's greeting. `$who` is always the name of a monster, `$card` that of a card or tile.
### What people type (keep 11C, buy jets, card ids) is the same in every language and comes as a word.
### The terminal shows text only: no sentence may hold a line break.

## Small words

# Between the parts of a list
cli-comma = { ", " }
# Between addresses, any of which may be opened
cli-or = { " ou " }
# Between actions that follow each other: keep CC, then stop
cli-then = { ", puis " }
# $problem: a sentence without a full stop. daikaiju is the command, and stays.
cli-error = daikaiju : { $problem }
# $problem: the error of Python (English). daikaiju is the command, and stays.
cli-fault-of-program = daikaiju : c’est un défaut du programme, pas de votre saisie ({ $problem }). Relancez la même commande avec --debug et signalez le texte affiché dans un ticket du projet.
# $file: a file of the package. daikaiju is the command, and stays.
cli-installation-damaged = daikaiju : l’installation est endommagée : { $file } ne peut pas être lu. Réinstallez Daikaiju.
# $number: how many of something, alone in a table
cli-count = { NUMBER($number) }
# $number
cli-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number
cli-decimal-3 = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
# $number
cli-decimal-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
# $number
cli-decimal-9 = { NUMBER($number, minimumFractionDigits: 9, maximumFractionDigits: 9) }
# $percent: 0 or 100
cli-percent = { NUMBER($percent) } %
# $percent: 51.8
cli-percent-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $percent: less than this, 0.1
cli-under-percent = <{ NUMBER($percent, minimumFractionDigits: 1) } %
# $percent: more than this, 99.9
cli-over-percent = >{ NUMBER($percent, minimumFractionDigits: 1) } %
# $low and $high: an interval, in per cent
cli-percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $name: a monster; $number: its chance, 51.8 %
cli-name-and-number = { $name } { $number }

## What can be typed in a game

cli-type = Tapez ce que vous voulez faire, comme dans la liste. Faces : 1 2 3, E Énergie, C Baffe, H Soin.
cli-type-keep = garde deux 1 et une Baffe, relance les autres dés
cli-type-keep-none = relance tous les dés
cli-type-stop = met fin à vos Lancers
cli-type-odds = ce que vos dés peuvent donner, exactement
cli-type-hint = ce que ferait quelqu’un qui joue bien
cli-type-card = explique une carte
cli-type-table = montre la table
cli-type-help = liste tout ce que vous pouvez faire
cli-type-quit = quitte la partie

## Beginning and end of a game

# $who: the monster of the person; a list of opponents follows
cli-you-are = Vous êtes { $who }. Contre vous jouent :
# $who: a monster; $bot: the bot that plays it
cli-opponent = { $who } ({ $bot })
# $bot: what a bot is called; $parameter: 200ms, 60
cli-bot-with = { $bot } { $parameter }
cli-nobody-won = Tokyo est vide : tout le monde a perdu.
cli-standstill = Plus aucun monstre ne peut agir : la partie se termine sans vainqueur.
# $who: the winner, or several with commas between them
cli-won-by-stars = { $who } — King of Tokyo, avec 20 Points de Victoire !
# $who: the winner, or several with commas between them
cli-won-by-survival = { $who } — King of Tokyo, en survivant à tous les autres !
cli-left = La partie s’arrête ici.
# $file: where it is
cli-record-written = La partie est enregistrée dans { $file }.

## Questions to the person

# The dice follow as letters
cli-your-dice = vos dés :
# $throws: how many are left
cli-throws-left =
    { $throws ->
        [one] encore { NUMBER($throws) } Lancer
       *[other] encore { NUMBER($throws) } Lancers
    }
# What can be typed follows
cli-you-may = vous pouvez :
# $who: a monster; $action: what it does, as it is typed
cli-does = { $who } : { $action }
# $comment: of a move, such as the reason that its player stated
cli-comment = « { $comment } »
# $who: the monster whose throw for the first turn follows, as letters
cli-who-starts = qui commence ? { $who } :
# $doing: a sentence that says who is doing what
cli-wait = { $doing }…
# $who: a monster or a bot
cli-thinking = { $who } réfléchit
cli-counting = calcul en cours
# $problem: what a program of somebody else did wrong (English)
cli-trouble = { $problem }.

## What happened

# $who; $health, $stars and $energy: what it has as its turn begins
cli-turn = { $who } — { NUMBER($health) } ♥ { NUMBER($stars) } ★ { NUMBER($energy) } ⚡
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-gained =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★
        [energy] { $who } +{ NUMBER($amount) } ⚡
        [health] { $who } +{ NUMBER($amount) } ♥
       *[wickedness] { $who } +{ NUMBER($amount) } Méchanceté
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-gained-from =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } +{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } +{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } +{ NUMBER($amount) } Méchanceté ({ $source })
    }
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-lost =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★
        [energy] { $who } −{ NUMBER($amount) } ⚡
        [health] { $who } −{ NUMBER($amount) } ♥
       *[wickedness] { $who } −{ NUMBER($amount) } Méchanceté
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-lost-from =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } −{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } −{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } −{ NUMBER($amount) } Méchanceté ({ $source })
    }
cli-from-claws = Baffes
cli-from-entering = entrée dans Tokyo
cli-from-holding = début de tour dans Tokyo
cli-from-poison = Poison
cli-from-sweep = marché renouvelé
cli-from-sale = vente
cli-from-knockout = K.-O.
# $face: the letter of a face, 1 2 3 E C H
cli-from-dice = dés { $face }
# $who; $card: what gives the token
cli-gets-poison = { $who } reçoit un jeton Poison ({ $card })
# $who; $card: what takes the token
cli-loses-poison = { $who } perd un jeton Poison ({ $card })
# $who; $card: what gives the token
cli-gets-shrink = { $who } reçoit un jeton Toupetit ({ $card })
# $who; $card: what takes the token
cli-loses-shrink = { $who } perd un jeton Toupetit ({ $card })
# $who
cli-enters-city = { $who } entre dans Tokyo City
# $who
cli-enters-bay = { $who } entre dans Tokyo Bay
# $who
cli-leaves = { $who } quitte Tokyo
# $who: the owner; $copier: its card that works as a copy; $card: the card that is copied
cli-copies = { $who } : « { $copier } » copie maintenant « { $card } »
# $who; $card; $price
cli-buys = { $who } achète « { $card } » pour { NUMBER($price) } ⚡
# $who; $card
cli-gives-up = { $who } perd « { $card } »
# $who; $card
cli-takes-tile = { $who } prend la tuile « { $card } »
# $who; $card: what brings it
cli-extra-turn = { $who } jouera un tour supplémentaire ({ $card })
# $who
cli-is-out = { $who } est éliminé
# $who: the monster
cli-is-down = { $who } est K.-O. et passe son prochain tour
# $who: the monster
cli-gets-up = { $who } se relève
# $who: the monster of an eliminated player; $other: the monster that should win
cli-predicts = { $who } parie sur la victoire de { $other }
# $who, $other: as above; $points
cli-prediction-points =
  { $points ->
    [0] { $who } avait parié sur { $other } : aucun point
    [one] { $who } avait parié sur { $other } : { $points } point
   *[other] { $who } avait parié sur { $other } : { $points } points
  }
# $who
cli-sweeps = { $who } renouvelle le marché
# $who
cli-wins = { $who } gagne la partie !
cli-reshuffled = La défausse devient la nouvelle pioche

## The table

cli-place = lieu
cli-has = possède
cli-wicked = Méchanceté
cli-place-outside = hors de Tokyo
cli-place-city = Tokyo City
cli-place-bay = Tokyo Bay
cli-place-out = éliminé
cli-place-down = K.-O.
# $who: the monster of the person
cli-name-you = { $who } (vous)
cli-no-dice = aucun dé
# $tokens
cli-has-poison = Poison { NUMBER($tokens) }
# $tokens
cli-has-shrink = Toupetit { NUMBER($tokens) }
# $card; $counters: how many lie on it
cli-card-with-counters = { $card } ({ NUMBER($counters) })
# The cards on offer follow
cli-market = marché :
# $edition: first, second or dark
cli-market-empty =
    { $edition ->
        [first] marché : vide (première édition)
        [second] marché : vide (deuxième édition)
       *[dark] marché : vide (Dark Edition)
    }
# $card; $label: what one types to buy it; $price
cli-offer = { $card } ({ $label }) { NUMBER($price) }⚡
# A card that acts once and is discarded. $card; $label; $price
cli-offer-once = { $card } ({ $label }, une fois) { NUMBER($price) }⚡

## Advice and odds

cli-stars = Victoire ★
cli-energy = Énergie
cli-hearts = Soins
cli-claws = Baffes
cli-ones = 1
cli-twos = 2
cli-threes = 3
cli-going-for = objectif
cli-best-is = meilleur choix
cli-on-average = en moyenne
# Monsters and their chances follow
cli-may-die = peuvent être éliminés avant leur prochain tour, si tous les autres visent les Baffes :
cli-nobody = personne
cli-you = vous
# $bot: greedy, odds …; $action: what it would do, as it is typed
cli-hint = { $bot } choisirait : { $action }
# $dice: how many
cli-dice-to-throw =
    { $dice ->
        [one] { NUMBER($dice) } dé à lancer
       *[other] { NUMBER($dice) } dés à lancer
    }
# $energy: how much there is to pay with
cli-energy-to-pay =
    { $energy ->
        [one] { NUMBER($energy) } éclair d’Énergie
       *[other] { NUMBER($energy) } éclairs d’Énergie
    }
cli-best-choices = meilleurs choix
# The only thing to be done: throwing all dice
cli-throw = lancer
# $who: the monster to be killed
cli-chance-to-kill = chances d’éliminer { $who }
cli-chance-to-win = chances de gagner maintenant
# $measure: stars, claws …; $many: at least so many
cli-chance-of = chances : { $measure } ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-average-of = { $measure }, en moyenne
# $actions: keep CC, then stop. A table of what the dice show then follows.
cli-after = Après { $actions }, à la fin :
# A table of what the dice show follows
cli-in-the-end = À la fin :
# $number
cli-energy-spent = Énergie dépensée pour cela, en moyenne : { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-mean = moy.
# $many: at least so many
cli-at-least = ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-mean-of = { $measure }, moyenne
# $measure: stars, claws …; $many: at least so many
cli-at-least-of = { $measure } ≥ { NUMBER($many) }
# Heading of a column with fractions
cli-exactly = exactement
cli-who-may-die = en danger
cli-killed-now = éliminé maintenant
cli-before-next-turn = avant son prochain tour
cli-assumption = Éliminé maintenant : par les dés sur la table, s’ils ne visent rien d’autre. Avant son prochain tour : si tous ceux qui peuvent le blesser ne visent que les Baffes, et que personne ne se soigne, ne fuit ni n’achète.
# $chances: each monster with its chance
cli-solved = Cette partie est résolue. Si tout le monde joue parfaitement : { $chances }.

## Cards

cli-name = nom
cli-kind = type
cli-effect = effet
# $edition: first, second or dark; heading of a column
cli-edition-name =
    { $edition ->
        [first] première
        [second] deuxième
       *[dark] Dark
    }
cli-kind-keep = Pouvoir
cli-kind-discard = Action
cli-kind-tile = tuile
# $price
cli-price = { NUMBER($price) } ⚡
# $price; $copies: how many of it are in the deck
cli-price-copies = { NUMBER($price) } ⚡ ×{ NUMBER($copies) }
# $level: of a Wickedness tile, 3, 6 or 10
cli-level = niveau { NUMBER($level) }
# $level: 3, 6 or 10; $side: green or red
cli-tile-level =
    { $side ->
        [green] niveau { NUMBER($level) }, vert
       *[red] niveau { NUMBER($level) }, rouge
    }
# $level: 3, 6 or 10; $side: green or red
cli-tile-of =
    { $side ->
        [green] Niveau { NUMBER($level) }, côté vert (Dark Edition).
       *[red] Niveau { NUMBER($level) }, côté rouge (Dark Edition).
    }
# $card; $kind: keep, discard or tile; $label: what one types for it
cli-card-heading = { $card } ({ $kind }, { $label })
# $edition: first, second or dark; $price: 5 ⚡
cli-printed =
    { $edition ->
        [first] Première édition : { $price }.
        [second] Deuxième édition : { $price }.
       *[dark] Dark Edition : { $price }.
    }
# $edition; $price; $card: the name that this edition prints
cli-printed-title =
    { $edition ->
        [first] Première édition : { $price }, sous le nom « { $card } ».
        [second] Deuxième édition : { $price }, sous le nom « { $card } ».
       *[dark] Dark Edition : { $price }, sous le nom « { $card } ».
    }
# $edition; $price; $card: the name that this edition prints; $effect: what it does there
cli-printed-effect =
    { $edition ->
        [first] Première édition : { $price }. « { $card } » : { $effect }
        [second] Deuxième édition : { $price }. « { $card } » : { $effect }
       *[dark] Dark Edition : { $price }. « { $card } » : { $effect }
    }
# $ruling: how we rule a card, a sentence or more
cli-ruling = • { $ruling }

## The rulebook

# $title: of the rulebook or of a section; $edition: first, second or dark
cli-rules-heading =
    { $edition ->
        [first] { $title } – Première édition
        [second] { $title } – Deuxième édition
       *[dark] { $title } – Dark Edition
    }
# $many: how many scenarios prove a rule
cli-rules-proved =
    { $many ->
        [0] aucun scénario
        [one] { NUMBER($many) } scénario
       *[other] { NUMBER($many) } scénarios
    }
# $id: EX-4; $title: what happens in it
cli-rules-example = Exemple { $id } : { $title }
# $editions: a list
cli-rules-holds = Dans ces éditions : { $editions }.
# Heads a column: what the editions are compared in
cli-rules-matter = sujet
cli-rules-same = Les éditions ne diffèrent pas sur ce point.

## Records and scenarios

# $result: as records write it, kraken by stars
cli-result = résultat : { $result }
cli-no-result = résultat : la partie continue
# $passed and $failed: how many scenarios hold, and how many do not
cli-proved = réussis : { NUMBER($passed) }, échoués : { NUMBER($failed) }
# $pack: its name; $many: how many; $languages: their codes
cli-untranslated =
    { $many ->
        [one] { $pack } : { NUMBER($many) } texte à traduire ({ $languages })
       *[other] { $pack } : { NUMBER($many) } textes à traduire ({ $languages })
    }
# $moment: what was typed. The list of all moments follows
cli-card-no-moment = il n’y a pas de moment « { $moment } » ; les moments sont :
# $file
cli-card-wrote = { $file } a été écrit
cli-card-next = Ensuite :
cli-card-next-check = vérifier son scénario
cli-card-next-play = jouer avec elle
cli-card-next-study = mesurer ce qu’elle vaut
# $code, $text: files
cli-card-next-edit = changez l’effet dans { $code } et son texte dans { $text }
# $mark: a comment in the files; $folder: where they are
cli-card-next-translate = traduisez les textes marqués « { $mark } » dans { $folder }
# $folder: where emblems are
cli-card-next-emblem = si vous voulez, dessinez un emblème dans { $folder }
cli-card-next-docs = mettre le code en forme et refaire les fichiers générés
cli-card-next-test = lancer tous les tests
# $file; $verdict: one of the following, without a full stop
cli-verdict = { $file } : { $verdict }.
# $draws: how many; $commitment: 64 digits
cli-draws-fit =
    { $draws ->
        [one] { NUMBER($draws) } tirage recalculé à partir du secret, tel qu’enregistré ; le secret correspond à l’engagement { $commitment }
       *[other] { NUMBER($draws) } tirages recalculés à partir du secret, tous tels qu’enregistrés ; le secret correspond à l’engagement { $commitment }
    }
# $line: the number of a line; $recorded: what the file has there; $number: of the draw; $derived: what
# the secret gives; $different: how many differ; $draws: of how many
cli-draws-differ =
    { $different ->
        [one] la ligne { NUMBER($line, useGrouping: 0) } dit `{ $recorded }`, mais le tirage { NUMBER($number) } est `{ $derived }` : en tout, { NUMBER($different) } tirage sur { NUMBER($draws) } diffère de ce que dit le secret
       *[other] la ligne { NUMBER($line, useGrouping: 0) } dit `{ $recorded }`, mais le tirage { NUMBER($number) } est `{ $derived }` : en tout, { NUMBER($different) } tirages sur { NUMBER($draws) } diffèrent de ce que dit le secret
    }
# The same in a record that was never a file. $move: the number of a move; $recorded; $number; $derived;
# $different; $draws
cli-draws-differ-move =
    { $different ->
        [one] le coup { NUMBER($move) } dit `{ $recorded }`, mais le tirage { NUMBER($number) } est `{ $derived }` : en tout, { NUMBER($different) } tirage sur { NUMBER($draws) } diffère de ce que dit le secret
       *[other] le coup { NUMBER($move) } dit `{ $recorded }`, mais le tirage { NUMBER($number) } est `{ $derived }` : en tout, { NUMBER($different) } tirages sur { NUMBER($draws) } diffèrent de ce que dit le secret
    }
cli-no-commitment = cet enregistrement n’a pas d’engagement : rien n’a été promis avant la partie, il n’y a donc rien à vérifier
cli-no-secret-yet = cet enregistrement n’a pas encore de secret : la partie n’est pas finie
cli-no-secret = cet enregistrement n’a pas de secret, alors que la partie est finie : demandez-le à l’hôte
# $recorded and $fitting: 64 digits each
cli-other-commitment = le secret ne correspond pas à l’engagement : l’enregistrement indique { $recorded }, mais celui de ce secret est { $fitting }
# $made: the version that made the record; $ours: the one that reads it
cli-other-rules = L’enregistrement a été fait avec les règles { $made }, et celles-ci sont { $ours } : si les pioches diffèrent, les cartes aussi.
# $moves: how many there are
cli-game-cut = l’enregistrement s’arrête après { NUMBER($moves) } coups, avant la fin de la partie
# $recorded: the result in the file; $actual: the result of its moves
cli-other-result = l’enregistrement indique `{ $recorded }`, mais ses coups mènent à `{ $actual }`
# $players: how many are named; $seats: how many there are
cli-other-players = l’enregistrement nomme { NUMBER($players) } joueurs pour { NUMBER($seats) } places
# $recorded, $actual: hashes of 64 digits
cli-other-chain = des joueurs, des réglages ou des coups ont été modifiés : l’enregistrement porte l’empreinte { $recorded }, mais son contenu a { $actual }
# $chain: a hash of 64 digits
cli-chain = Empreinte de toute la partie : { $chain }. Comparez-la avec les enregistrements des autres joueurs.
cli-no-chain = Non prouvé : les joueurs et les décisions, car l’enregistrement n’a pas d’empreinte de la partie.
# $given: what was entered instead of a hash
cli-verify-digits = doit être fait de 64 chiffres hexadécimaux, pas de « { $given } »
# $known, $actual: hashes of 64 digits
cli-other-known-hash = c’est une autre partie : vous avez donné l’empreinte { $known }, mais le contenu de l’enregistrement a { $actual }
# $known, $recorded: commitments of 64 digits
cli-other-known-commitment = c’est une autre partie : vous avez donné l’engagement { $known }, mais l’enregistrement indique { $recorded }
cli-chain-removed = l’enregistrement n’a pas d’empreinte de la partie (`chain:`) : toute partie finie dont les tirages ont un nom en a une, elle a donc été retirée
cli-deal-again = La donne a déjà été jouée : ses dés et ses cartes ont pu être connus.
cli-no-entropy = Non prouvé : que l’hôte n’a pas choisi le secret, car aucun joueur n’a ajouté de texte.
cli-restored-dice = Remarque : le serveur a été restauré depuis une sauvegarde avant le tirage { NUMBER($draw) }. Dès lors, les dés découlent d’un nouveau secret.
cli-other-restored = le secret utilisé à partir du tirage { NUMBER($draw) } ne correspond pas à son engagement.

## The server

# $server: its name; $addresses: one or more addresses
cli-serving = { $server } : ouvrez { $addresses } dans un navigateur (Ctrl-C arrête le serveur).
# $store: a file, or where a database is
cli-kept-in = Les parties sont conservées dans { $store }.
cli-serve-packs = Les parties utilisent les cartes de ces packs : { $packs }.
cli-scan = Scannez ceci avec un téléphone du même réseau.
# $url: an address
cli-serving-already = Un serveur tourne déjà à l’adresse { $url } : ouvrez-la dans un navigateur.
# $port: a number
cli-port-taken = Le port { $port } est occupé par un autre programme : un port libre est utilisé à la place.
# $file; $tables, $entries (in their logs), $players: how many it holds
cli-backed-up =
    { $file } contient tout : { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $entries ->
        [one] { NUMBER($entries) } entrée
       *[other] { NUMBER($entries) } entrées
    }, { $players ->
        [one] { NUMBER($players) } joueur
       *[other] { NUMBER($players) } joueurs
    }.
# $file; $tables, $entries (in their logs), $players: how many it held
cli-restored =
    Tout le contenu de { $file } est rétabli : { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $entries ->
        [one] { NUMBER($entries) } entrée
       *[other] { NUMBER($entries) } entrées
    }, { $players ->
        [one] { NUMBER($players) } joueur
       *[other] { NUMBER($players) } joueurs
    }.

## Bots. `.does`: what it does; `.after`: what may follow its colon

cli-bot-random = Hasard
    .does = Fait n’importe quoi, tant que les règles le permettent.
cli-bot-greedy = Glouton
    .does = Débute, mais avec bon sens : garde ce qui semble bon sur le moment, achète ce qui est cher, fuit en cas de faiblesse.
    .after = combien de décisions sur cent sont les siennes (les autres sont prises au hasard), par exemple greedy:70
cli-bot-odds = Calculateur
    .does = Connaît les probabilités exactes de ses dés et estime, avec des critères fixés à la main, où elles mènent.
cli-bot-search = Stratège
    .does = Explore la suite en tenant compte du hasard à chaque Lancer ; juge d’après ce que de nombreuses parties lui ont appris.
    .after = le temps ou le nombre de simulations par décision, par exemple search:50ms ou search:400
cli-bot-champion = Champion
    .does = Joue avec un réseau de neurones entraîné par des millions de parties contre lui-même.
    .after = le temps ou le nombre de positions d’une recherche par décision, par exemple champion:50ms ou champion:40 ; ou son adresse, par exemple champion:60%
cli-bot-perfect = Parfait
    .does = Ne peut pas jouer mieux : seulement à deux Monstres sans cartes, là où le jeu est résolu.
cli-bot-cmd = Externe
    .does = Un programme à vous qui parle le protocole de moteur.
    .after = la commande qui le lance, par exemple 'cmd:python my_bot.py'
cli-bot-net = Réseau
    .does = Joue avec un réseau de neurones entraîné, enregistré dans un fichier.
    .after = le fichier, par exemple net:my_network.npz
cli-bot-py = Classe Python
    .does = Une classe à vous, dans un fichier ou un module Python.
    .after = un fichier ou module, puis la classe, par exemple py:my_bot.py:Stubborn

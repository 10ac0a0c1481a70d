### What somebody did wrong who uses the command line, or who gives us a record, a position or a bot. Each
### sentence says what would be right; it begins with a small letter and has no full stop, because it is put
### after `daikaiju:`, a file or a line. What was typed stands between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = il n’y a pas de langue « { $code } » : choisissez parmi { $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = il n’y a pas d’édition « { $edition } » : les éditions sont { $known }
# $seconds: what was given
mistake-time-budget = le temps accordé est de { NUMBER($seconds) } secondes, mais il doit être supérieur à 0
# $many: how many were given; $most: 6
mistake-seats =
    { $many ->
        [one] { NUMBER($many) } Monstre ne peut pas jouer : il en faut de 2 à { NUMBER($most) }
       *[other] { NUMBER($many) } Monstres ne peuvent pas jouer : il en faut de 2 à { NUMBER($most) }
    }
# $monster: what was given; $known: those that there are
mistake-monster = il n’y a pas de Monstre « { $monster } » : il y a { $known }
# $monster: as records write it
mistake-twice = { $monster } est deux fois à la table : chaque Monstre ne peut jouer qu’une fois
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = « { $monster } » n’est pas à cette table : ici jouent { $here }
# $option: what was given; $known: those that there are
mistake-option = il n’y a pas d’option « { $option } » : il y a { $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = l’option { $option } ne peut pas être « { $given } », seulement l’une de ces valeurs : { $known }
# $given: what was typed
mistake-option-form = une option s’écrit NAME=VALUE, pas « { $given } »
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = les règles ne connaissent pas le mode « { $way } » : choisissez parmi { $known }

## Actions

# $card: what was given
mistake-card = il n’y a pas de carte ni de tuile « { $card } »
# $card: what was given; $near: cards with similar names
mistake-card-near = il n’y a pas de carte ni de tuile « { $card } » : vouliez-vous dire { $near } ?
# $given: what was given; $known: all sections
mistake-rule = les règles n’ont pas de « { $given } » : indiquez une règle comme CLAW-3, un exemple comme EX-4, ou une section : { $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = { $name } n’est pas dans cette édition, seulement dans : { $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = « { $face } » n’est pas une face : les faces sont { $known }
mistake-many-dice = il n’y a pas autant de dés
# $monster; $card: as they were typed
mistake-owner = { $monster } n’a pas { $card }
# $action: what was typed; $examples: what could be
mistake-action = « { $action } » n’est pas une action ; voici à quoi ressemblent les actions : { $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = ce n’est pas à { $monster } de décider maintenant, mais à { $actor }
# $action: what was typed
mistake-over = « { $action } » n’est pas possible : la partie est finie
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = « { $action } » n’est pas possible maintenant : { $actor } a le choix entre { $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions } et { NUMBER($more) } de plus
mistake-examples-chance = ce qu’amènent les dés ou la pioche (roll FACES, reveal CARD, starts MONSTER, lay TILE)

## Records

# $file; $reason: what the system says
mistake-file = { $file } : lecture impossible : { $reason }
mistake-file-no-such-file = aucun fichier ni dossier de ce nom
mistake-file-denied = accès refusé
mistake-file-is-folder = c’est un dossier
mistake-file-no-folder = un élément du chemin n’est pas un dossier
mistake-file-full = plus de place sur le disque
mistake-file-read-only = le disque est en lecture seule
# $file
mistake-encoding = { $file } : ce n’est pas du texte UTF-8
# $file; $reason: what the system says
mistake-not-written = { $file } n’a pas pu être écrit : { $reason }
# $file; $reason: what the system says
mistake-file-use = { $file } ne peut pas être utilisé : { $reason }
# $given: the argument, with escapes such as '\udcff'
mistake-argument = l’argument { $given } n’est pas un texte en UTF-8
# $reason: what the system says
mistake-output = la sortie ne peut pas être écrite : { $reason }
# $file
mistake-target = { $file } : aucun fichier ne peut être écrit là
# $file
mistake-not-folder = { $file } n’est pas un dossier : indiquez un dossier, qui peut être nouveau
# $path: a file or a folder
mistake-no-path = { $path } : ce fichier ou ce dossier n’existe pas
# $folder: what was given; $file: what is missing there
mistake-no-sources = { $folder } ne contient pas les sources de Daikaiju ({ $file } manque) : lancez ceci dans le dépôt, ou indiquez-le avec --root
# $where: file and line; $problem: any of these sentences
mistake-at = { $where } : { $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where } : l’enregistrement d’une partie commence par la ligne « { $line } »
# $where: file and line
mistake-header-line = { $where } : l’en-tête a des lignes comme `edition: second`
# $name: what was given
mistake-header-name = l’en-tête ne connaît pas « { $name } »
# $name: what is missing
mistake-header-lacks = il manque `{ $name }:` dans l’en-tête
# $given: what stands there
mistake-entropy = `entropy:` est une liste de textes en ASCII imprimable, comme ["bleu", ""], pas { $given }
# $texts: how many are given; $seats: how many seats there are
mistake-entropy-count = `entropy:` a { NUMBER($texts) } textes pour { NUMBER($seats) } places
mistake-restored = `restored:` est une liste comme [[12, "engagement", "secret", "texte"]], pas { $given }
mistake-deal = « { $given } » n’est pas un type de donne : écrivez new ou again
mistake-no-deal = { $file } ne contient pas de donne : prenez l’enregistrement d’une partie finie dont l’en-tête a `deal:` et `secret:`
# $given: what stands there
mistake-secret = `secret:` est fait de 64 chiffres hexadécimaux, pas de « { $given } »
# $given: what stands there
mistake-pair = « { $given } » n’est pas de la forme nom=valeur
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file } : l’enregistrement annonce le résultat « { $claimed } », mais ses coups mènent à « { $result } »
# $file; $claimed: what it says
mistake-result-open = { $file } : l’enregistrement annonce le résultat « { $claimed } », mais ses coups mènent à une partie qui continue
# $file: the record
mistake-review-open = la partie de { $file } n’est pas finie : analysez une partie finie
# $moves: how many there are; $most: how many are allowed
mistake-record-long = l’enregistrement a { NUMBER($moves) } coups : une table en accepte au plus { NUMBER($most) }
mistake-record-position = position : une table ne reprend que des parties commencées depuis le début
# $moves: how many there are; $move: the one asked for
mistake-no-move = l’enregistrement a { NUMBER($moves) } coups : il n’y a pas de coup { NUMBER($move, useGrouping: 0) }
mistake-no-proof = il n’y a pas de preuve tant que le secret n’est pas connu

## Positions

mistake-position-start = une position commence par une édition et les Monstres : second a,b …
# $problems: what is wrong with it (English)
mistake-position = cette position est impossible : { $problems }
# $slots: 3
mistake-market = le marché a { NUMBER($slots) } emplacements : indiquez pour chacun une carte ou -
# $card: what was given
mistake-copier = { $card } ne copie rien
# $name: of a row of numbers; $seats: how many seats there are; $many: how many numbers were given
mistake-row = { $name } demande { NUMBER($seats) } nombres, un par place, pas { NUMBER($many) }
# $most: how many it can hold; $many: how many were given
mistake-agenda = l’agenda a de la place pour { NUMBER($most) } éléments, pas { NUMBER($many) }
# $given: what was given
mistake-frame = « { $given } » n’est pas un élément de l’agenda
# $given: what was given; $known: what it could be
mistake-word = « { $given } » ne fait pas partie de { $known }
# $given: what was given
mistake-number = « { $given } » n’est pas un nombre entier
# $number: what was given
mistake-range = { NUMBER($number, useGrouping: 0) } est hors limites

## Odds

mistake-no-dice = indiquez les dés, une seule fois : FACES, --dice N ou --position LINE
mistake-position-and-more = une position dit elle-même ce que diraient --throws, --with et --energy
# $dice: how many were given; $most: 10
mistake-dice =
    { $dice ->
        [one] { NUMBER($dice) } dé ne peut pas être lancé : il en faut de 1 à { NUMBER($most) }
       *[other] { NUMBER($dice) } dés ne peuvent pas être lancés : il en faut de 1 à { NUMBER($most) }
    }
# $throws: how many were given; $most: 30
mistake-throws = avec { NUMBER($throws) } Lancers, c’est impossible : il en faut de 0 à { NUMBER($most) }
mistake-no-throw = des dés qui ne sont pas encore sur la table demandent un Lancer
# $energy: a number below 0
mistake-energy = personne ne peut avoir { NUMBER($energy) } éclairs d’Énergie
# $action: what was typed; $possible: what could be
mistake-use = « { $action } » ne peut pas se faire avec ces dés ; sont possibles : { $possible }
mistake-keep-now = pour garder des dés, il faut des dés sur la table et encore un Lancer
# $kept: what was typed; $dice: those that there are
mistake-keep = impossible de garder { $kept } parmi { $dice }
mistake-keep-all = qui garde tous les dés n’en lance aucun : c’est `stop`
# $card: what was given; $known: cards that do
mistake-help = { $card } ne change rien aux dés : celles qui agissent sont { $known }
mistake-no-dice-thrown = aucun dé n’est en train d’être lancé dans cette position
# $goal: what was given
mistake-goal-at-table = l’objectif « { $goal } » dépend de la table : il demande une position
# $goal: what was given; $known: those that there are
mistake-goal = « { $goal } » n’est pas un objectif : les objectifs sont { $known }, chacun aussi sous la forme claws>=3, et dans une position kill:MONSTER et win
# $goal: what was given; $most: the highest number
mistake-goal-minimum = aucun dé ne peut atteindre « { $goal } » : le maximum est { NUMBER($most) }
# $monster: as it was typed
mistake-kill = { $monster } ne peut pas être éliminé : c’est déjà fait, ou c’est ce Monstre qui lance les dés
mistake-threats = personne n’est menacé avant que le premier tour n’ait commencé
# $edition: first, second or dark
mistake-not-solved =
    { $edition ->
        [first] la première édition n’est pas résolue : la Méchanceté rend le jeu beaucoup trop vaste
        [second] la deuxième édition n’est pas résolue : la Méchanceté rend le jeu beaucoup trop vaste
       *[dark] la Dark Edition n’est pas résolue : la Méchanceté rend le jeu beaucoup trop vaste
    }
mistake-only-core = seul le jeu à deux Monstres sans cartes est résolu
mistake-nobody-in-turn = on ne sait pas encore qui joue le premier tour : ce n’est le tour de personne

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = il n’y a pas de bot « { $spec } » : il y a { $known }
# $spec: what was given; $level: easy, medium, hard, expert, master or legend
mistake-bot-level = « { $spec } » n’est pas un bot : rien ne peut suivre le niveau { $level }
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = « { $spec } » n’est pas un bot : après `{ $bot }:`, indiquez { $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = « { $spec } » n’est pas un bot : après { $bot }, rien ne peut suivre
mistake-perfect = perfect ne joue qu’à deux Monstres sans cartes : deux places, l’option `deck: none` et pas de Méchanceté
# $bot: a spec, cmd:python my_bot.py; $problem: what it did, after its name (English)
mistake-bot-program = { $bot } ne peut pas jouer ({ $problem })
# $file: a path
mistake-net-missing = il n’y a pas de fichier « { $file } » : indiquez le fichier d’un réseau enregistré, par exemple net:my_network.npz
# $file: a path
mistake-net = { $file } n’est pas un réseau de Daikaiju, ou il est abîmé : indiquez un fichier enregistré par examples/ppo.py ou write_network
# $file: a path; $name: of a cell or an action, cards.owned.0.jets; $many: such names
mistake-net-names = le réseau { $file } utilise « { $name } » (noms inconnus : { NUMBER($many) }) : chargez les packs avec lesquels il a été entraîné, ou entraînez-le à nouveau
# $file: a path; $given and $own: versions, "observations 2, actions 2"
mistake-net-version = le réseau { $file } a été fait pour d’autres espaces ({ $given } ; ici : { $own }) : entraînez-le à nouveau
# $bot: a spec, py:my_bot.py:Stubborn; $file: the file or module in it
mistake-bot-file = il n’y a pas de bot « { $bot } » : le fichier ou module « { $file } » n’existe pas
# $file: a file or module; $name: the class that was given; $known: its bots
mistake-bot-class = { $file } n’a pas de classe « { $name } » : ses bots sont { $known }
# $bot: a spec, py:my_bot.py:Stubborn; $name: what the spec names
mistake-bot-not-bot = « { $bot } » n’est pas un bot : { $name } doit être une sous-classe de daikaiju.bots.bot.Bot
# $bots: how many were named; $seats: how many opponents there are
mistake-opponents =
    { $bots ->
        [one] --against nomme { NUMBER($bots) } bot pour { NUMBER($seats) } places : nommez-en un pour toutes ou un pour chacune
       *[other] --against nomme { NUMBER($bots) } bots pour { NUMBER($seats) } places : nommez-en un pour toutes ou un pour chacune
    }
# $bot: a program that played
mistake-program-in-record = « { $bot } » a joué dans cet enregistrement : ajoutez --against pour le lancer à nouveau

## Many games

mistake-nobody-plays = personne ne joue : nommez au moins un bot, par exemple odds
# $games: how many were asked for
mistake-games = impossible de jouer { NUMBER($games) } parties : il en faut au moins 1
# $given: what was given; $most: 1024
mistake-workers = --workers ne peut pas être « { $given } » : indiquez un nombre de 1 à { NUMBER($most) }, threads ou ray
# $many: how many were asked for; $most: 1024
mistake-worker-count = impossible de jouer avec { NUMBER($many) } threads : il en faut de 1 à { NUMBER($most) }
# $seed: what was given; $digits: 18
mistake-seed = { $seed } ne convient pas pour --seed : choisissez un entier d’au plus { NUMBER($digits) } chiffres
mistake-no-ray = Ray n’est pas installé : pip install 'daikaiju[ray]', ou n’indiquez pas --workers
mistake-files-on-ray = --records et --decisions fonctionnent avec des threads : omettez --workers ray
mistake-nothing-played = aucune partie n’est arrivée à sa fin, il n’y a donc rien à rapporter
# $games: how many were asked for; $seats: seats at the table; $fewest: how many there must be
mistake-few-games = { NUMBER($games) } parties, c’est trop peu pour conclure : à une table de { NUMBER($seats) }, il en faut au moins { NUMBER($fewest) }
# $bot: what was given
mistake-study-bot = { $bot } ne convient pas pour une étude : il faut des bots compilés avec le jeu, comme random, greedy ou odds
mistake-lab-both = indiquez des cartes ou des options de table, pas les deux
mistake-lab-empty = indiquez un pack comme my_cards.py, ou des cartes
# $effort: a number
mistake-effort = l’effort { $effort } est impossible : il doit être supérieur à 0 et au plus 1000
mistake-same-options = les deux jeux d’options sont identiques : changez-en une avec --option NOM=VALEUR
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] « { $card } » n’est pas dans la première édition
        [second] « { $card } » n’est pas dans la deuxième édition
       *[dark] « { $card } » n’est pas dans la Dark Edition
    }
# $card: its name
mistake-no-difference = « { $card } » ne peut pas être étudiée : reçue avant le premier Lancer, elle ne fait rien, ou la même chose à tous les Monstres
# $task: what was typed; $known: names
mistake-benchmark-task = il n’y a pas d’épreuve « { $task } » : les épreuves sont { $known }
# $bot: a spec, search:50ms
mistake-benchmark-timed = { $bot } a une limite de temps et ne rejouerait pas de la même façon : donnez un nombre de simulations, par exemple search:25
# $bot: a spec, cmd:COMMAND
mistake-benchmark-program = « { $bot } » est un programme : ajoutez --bot avec son nom pour le lancer à nouveau
# $file: a path
mistake-benchmark-file = { $file } n’est pas un résultat de `daikaiju benchmark run`
# $folder: a path
mistake-benchmark-none = { $folder } ne contient aucun résultat : écrivez-en un avec `daikaiju benchmark run`
# $file: a path; $given and $own: versions
mistake-benchmark-version = { $file } est un résultat de la version { $given } du banc d’essai, et celle-ci est la version { $own }
# $row: what was given
mistake-ladder-row = le classement n’a pas de ligne « { $row } » : docs/reference/ladder.md donne tous les noms
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } n’est pas un classement : { $reason }
# $file; $lacking: names of figures
mistake-ladder-lacks = { $file } n’est pas un classement : il manque à une ligne { $lacking }
# $scale: what was given
mistake-scale = le nombre de parties ne peut pas être multiplié par { $scale } : --scale doit être supérieur à 0

## The server

# $pair: what was typed
mistake-set = --set { $pair } n’est pas de la forme NAME=VALUE, comme tables=500
mistake-lan-and-host = --lan écoute à toutes les adresses : retirez --host, ou --lan
# $given: what was typed; $known: easy, medium, hard, expert, master, legend
mistake-level = « { $given } » ne fixe pas le bot d’un niveau : écrivez LEVEL=SPEC, par exemple hard=greedy ; les niveaux sont { $known }
# $package: what is missing; $extra: server, ray
mistake-not-installed = il faut { $package }, qui n’est pas installé : exécutez `pip install 'daikaiju[{ $extra }]'`
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where } : il n’y a pas de réglage « { $setting } » : vouliez-vous dire « { $near } » ?
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where } : il n’y a pas de réglage « { $setting } » ; il y a { $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = il n’y a pas de réglage { $variable } : vouliez-vous dire { $near } ?
# $file; $reason: what the system says
mistake-settings-file = les réglages de { $file } sont illisibles : { $reason }
# $file
mistake-settings-encoding = les réglages de { $file } ne sont pas du texte UTF-8
# $file; $reason: where and what (English)
mistake-settings-form = { $file } n’est pas du TOML, dont les lignes ressemblent à `port = 8000` : { $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where } est { $given }, mais doit être { $right }
# $least and $most: numbers
mistake-right-number = un nombre entier de { $least } à { $most }
# $known: what there is to choose from
mistake-right-choice = l’une de ces valeurs : { $known }
mistake-right-texts = une liste de textes : ["un", "deux"] dans un fichier, un,deux ailleurs
mistake-right-text = un texte
mistake-right-host = une adresse ou un nom de cette machine, comme 127.0.0.1 ou 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }, où un / ou un @ dans un mot de passe s’écrit %2F ou %40
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = un fichier, comme games.db, ou { $database }
# $most: how many signs
mistake-right-name = un nom de 1 à { NUMBER($most) } signes imprimables
mistake-right-site = un site sans chemin, comme https://games.example.org
mistake-right-invitation = le lien d’une table, ou son code avec --server
mistake-right-proxies = des adresses ou des réseaux, comme 127.0.0.1 ou 10.0.0.0/8, ou *
mistake-right-server = le nom d’un serveur, comme mail.example.org
mistake-right-email = une adresse e-mail, comme games@example.org
# $missing: the name of a setting
mistake-smtp-needs = smtp_host est réglé, mais { $missing } ne l’est pas : l’e-mail a besoin des deux
mistake-smtp-plain = smtp_tls vaut none, le mot de passe serait donc envoyé en clair : réglez-le sur starttls ou tls
# $host: what was given
mistake-host = { $host } n’est pas le nom d’une machine : indiquez une de ses adresses avec --host
# $host: what was given
mistake-address = { $host } n’est pas une adresse de cette machine : indiquez-en une autre avec --host
mistake-processes = ce système ne permet qu’un seul processus : utilisez --processes 1
mistake-process-start = un processus du serveur s’est arrêté avant de pouvoir servir : les lignes ci-dessus disent pourquoi
# $host; $port: what was given
mistake-port-used = le port { $port } de { $host } est déjà utilisé : arrêtez ce qui l’utilise, ou indiquez-en un autre avec --port
# $port: what was given
mistake-port-reserved = le port { $port } est réservé au système : indiquez-en un à partir de 1024 avec --port
# $host; $port: what was given; $reason: what the system says
mistake-port = impossible d’écouter sur le port { $port } de { $host } : { $reason }

## Where games are kept, and backups. `$store` is a file, or says where a database is

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = les tables ne peuvent pas être conservées dans « { $kind } » : indiquez un fichier, sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/DATABASE
# $url: what was given
mistake-store-file = « { $url } » ne nomme aucun fichier où conserver les tables : écrivez sqlite:///FILE
mistake-no-asyncpg = PostgreSQL a besoin de asyncpg, qui n’est pas installé : exécutez `pip install 'daikaiju[postgres]'`, ou indiquez un fichier
mistake-log-file = le fichier de journal { $file } ne peut pas être écrit : { $reason }
# $file; $reason: what the system says
mistake-store-denied = impossible d’écrire { $file } : { $reason }
# $file: the file of the store
mistake-store-names = { $file } a un second nom (un lien physique), sous lequel un autre serveur pourrait l’utiliser : supprimez le lien ou copiez le fichier
# $file; $process: its number, or ?
mistake-store-used = { $file } est déjà utilisé par un serveur en marche (processus { $process }) : arrêtez-le ou indiquez un autre fichier
# $file
mistake-no-store = { $file } n’existe pas : il n’y a rien à sauvegarder
# $store
mistake-not-ours = { $store } n’a pas nos tables : démarrez une fois ce daikaiju pour les créer
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = { $store } a le schéma { $found } : démarrez une fois ce daikaiju pour passer au schéma { $newest }
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store } vient d’un daikaiju plus récent : son schéma est { $found }, et celui-ci ne connaît que { $newest } et les précédents ; mettez daikaiju à jour
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = { $store } a le schéma { $found }, et { $file } a le { $schema } : rétablissez dans une base de données neuve
# $store; $has: how much of what (English)
mistake-not-empty = { $store } n’est pas vide et contient { $has } : rétablissez dans une base de données neuve
# $file; $reason: what the system says
mistake-backup-unreadable = { $file } est illisible : { $reason }
# $file; $problem: one of the following
mistake-backup = { $file } n’est pas une sauvegarde qui puisse être rétablie : { $problem } ; rien n’a été changé
mistake-backup-more = elle contient plus que ne le dit sa première ligne
mistake-backup-table = son schéma n’a pas de telles tables
mistake-backup-cut = elle s’arrête trop tôt
mistake-backup-bits = c’est un autre fichier, ou il est abîmé
mistake-backup-other = c’est un autre fichier
mistake-backup-newer = elle vient d’un daikaiju plus récent
mistake-backup-broken = elle est abîmée

## Packs

mistake-pack-name = « { $pack } » ne peut pas nommer un pack : utilisez des minuscules, des chiffres et _
mistake-pack-twice = deux packs s’appellent { $pack } : renommez un des fichiers
mistake-pack-missing = le pack { $pack } est nécessaire : relancez avec --pack { $pack }.py
mistake-pack-changed = le pack { $pack } a changé : son empreinte est { $have }, mais il faut { $need }
mistake-pack-file = il n’y a pas de fichier { $file } : --pack attend un fichier Python ou le nom d’un pack installé
mistake-pack-unknown = il n’y a pas de pack { $pack } : donnez un fichier Python, ou un pack installé ({ $known })
mistake-pack-broken = le pack { $pack } ne peut pas être chargé : { $problem }
mistake-pack-empty = le pack { $pack } ne déclare aucune carte
mistake-pack-path = le chemin { $file } contient { $sign }, qui sépare les noms des packs : déplacez le pack dans un autre dossier
mistake-pack-text = le texte { $message } du pack { $pack } est inutilisable : { $problem }
# $card: what was given
mistake-card-name = « { $card } » ne peut pas nommer une carte : il faut une lettre latine au début, et pas d’accolades
# $most: 32
mistake-card-long = le nom d’une carte a au plus { NUMBER($most) } caractères
# $card: what was given; $taken: the card that has this name
mistake-card-taken = « { $card } » est déjà un nom de { $taken } : choisissez un autre nom
# $cost: what was given; $most: 20
mistake-card-cost = une carte ne peut pas coûter { NUMBER($cost) } : choisissez de 0 à { NUMBER($most) }
# $kind: keep, discard or tile; $moment: its name
mistake-card-moment = une carte du genre { $kind } n’agit jamais au moment { $moment } : choisissez un autre genre ou moment
# $file: what was given
mistake-card-to = { $file } ne peut pas être le fichier d’un pack : indiquez un fichier Python dans un dossier existant
# $file: a scenario
mistake-card-file = { $file } existe déjà : choisissez un autre nom pour la carte
# $file: of texts; $card: its id
mistake-card-text = { $file } contient déjà un texte de { $card } : supprimez-le, ou choisissez un autre nom
mistake-no-clone = --game demande un clone du dépôt, mais ceci est un paquet installé
mistake-no-scenarios = il n’y a rien à vérifier : indiquez des fichiers ou des dossiers de scénarios, ou un pack qui en a
# $id: what was given
mistake-puzzle = il n’y a pas de problème « { $id } » : `daikaiju puzzle --list` les montre tous
mistake-puzzle-none = aucun problème n’a ce thème, cette édition et ce nombre de monstres : retirez une des options
# $given: what was given
mistake-puzzle-day = « { $given } » n’est pas une date : écrivez-la comme 2026-12-24

### The help of the command line. Options (--seats), words in capitals (NAME) and commands are typed and
### stay as they are. Help is short, begins with a small letter and has no full stop.

## What argparse, the reader of arguments, says

cli-usage = utilisation :
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-commands = commandes
cli-heading-subjects = sujets
# $program: daikaiju play; $problem: one of the following
cli-arguments-error = { $program } : erreur : { $problem }
# $argument: --seats; $problem: one of the following
cli-arguments-of = argument { $argument } : { $problem }
# $arguments: their names
cli-arguments-missing = il manque ces arguments : { $arguments }
# $arguments: what was typed
cli-arguments-unknown = arguments inconnus : { $arguments }
# $other: another argument
cli-arguments-together = ne s’utilise pas avec { $other }
cli-arguments-one = un argument est attendu
cli-arguments-some = au moins un argument est attendu
# $value: what was typed
cli-arguments-none = ne prend pas de valeur, mais a reçu { $value }
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } peut vouloir dire : { $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = { $value } n’existe pas ici : choisissez parmi { $choices }
# $value: what was typed
cli-arguments-value = { $value } n’est pas un nombre

## The command itself

cli-daikaiju = King of Tokyo, selon les règles du livret.
cli-help = afficher cette aide
cli-version = afficher la version
cli-lang = la langue : en, fr, es, ru, zh-Hant ou fa (par défaut : DAIKAIJU_LANG, sinon celle du système)
cli-debug = afficher la trace d’une erreur
cli-compile = tout compiler à l’avance
# $known: names of groups
cli-compile-groups = ce qu’il faut compiler : { $known } (par défaut : tout)
cli-compile-workers = processus qui compilent (par défaut : un par cœur)
cli-pack = ajouter les cartes de ce pack : un fichier Python ou un pack installé (répétable)

## Options that several commands have

# $default: first, second or dark
cli-edition = l’édition (par défaut { $default })
# $default: a number
cli-seats = Monstres à la table, de 2 à 6 (par défaut { NUMBER($default) })
# $default: a number
cli-seed = le même nombre donne le même hasard (par défaut { NUMBER($default) })
cli-workers = qui joue : threads, N threads ou ray
cli-json = y écrire tous les chiffres
cli-html = y écrire le rapport (en anglais)
cli-two-player = Tokyo rapporte de l’Énergie au lieu de Points de Victoire
cli-root = le dossier du projet

## daikaiju play

cli-play = jouer dans le terminal contre des bots
cli-play-monster = le Monstre que vous jouez
cli-play-against = easy, medium (par défaut), hard, expert, master, legend ou toute SPEC donnée par `daikaiju arena --list` : une pour tous les adversaires, ou une pour chacun, séparées par des virgules
cli-play-deal = jouer une donne : dés et cartes sont fixés pour chaque place et chaque tour ; un code (texte quelconque) ou l’enregistrement d’une partie finie
cli-play-seed = pour des dés et des adversaires reproductibles
cli-play-record = y enregistrer la partie
cli-play-resume = reprendre une partie enregistrée
cli-play-watch = seuls des bots jouent

## daikaiju serve, backup, restore

cli-serve = ouvrir des tables pour des gens et des bots
cli-serve-host = l’adresse à écouter (127.0.0.1)
cli-serve-port = le port à écouter (8000)
cli-serve-lan = laisser entrer tout le monde sur ce réseau
cli-serve-open = ouvrir la page dans un navigateur, sur un autre port si celui-ci est occupé
cli-serve-store = où conserver les parties : un fichier ou postgresql://…
cli-serve-name = le nom du serveur (Daikaiju)
cli-serve-url = l’adresse publique du serveur, s’il est derrière un proxy
cli-serve-processes = nombre de processus qui partagent le port ; 0 : un par cœur
cli-serve-logs = text pour les gens, json pour les machines
cli-serve-settings = un fichier de réglages TOML
cli-serve-set = tout autre réglage ; docs/hosting.md les liste tous
cli-serve-bot = le bot d’un niveau sur ce serveur, par exemple hard=py:my_bot.py:Stubborn (répétable)
cli-backup = sauvegarder toutes les tables d’un serveur
cli-backup-file = le fichier à écrire
cli-restore = rétablir des tables sauvegardées
cli-restore-file = un fichier écrit par `daikaiju backup`
cli-keep-store = où sont conservées les parties, comme pour `daikaiju serve`
cli-keep-settings = les réglages du serveur

## daikaiju check, replay, review, puzzle, verify, cards, card, rules

cli-check = vérifier des scénarios
cli-check-paths = fichiers ou dossiers (par défaut : les scénarios des packs)
cli-replay = rejouer une partie enregistrée
cli-replay-file = l’enregistrement
cli-replay-position = n’afficher que la dernière position
cli-review = analyser une partie finie : décisions coûteuses, chance et adresse
cli-review-file = l’enregistrement ; plusieurs : les résultats de tous sans la chance
cli-review-quick = seulement le résultat rapide
cli-review-all = montrer aussi les décisions correctes
cli-review-json = afficher l’analyse en JSON
cli-puzzle = résoudre des problèmes : trouver l’action nettement meilleure
cli-puzzle-id = le problème, par exemple k7qd (par défaut : au hasard)
cli-puzzle-daily = le problème du jour, ou d’une date comme 2026-12-24
cli-puzzle-theme = seulement les problèmes de ce thème
cli-puzzle-edition = seulement les problèmes de cette édition
cli-puzzle-seats = seulement les problèmes avec ce nombre de monstres
cli-puzzle-list = afficher la liste des problèmes
cli-puzzle-answer = juger cette action, par exemple 'keep 33', sans poser la question
cli-puzzle-solution = montrer la réponse sans poser la question
cli-puzzle-json = afficher le problème, ou la liste, en JSON ; la réponse seulement avec --answer ou --solution
cli-puzzle-play = jouer la suite de la partie après la meilleure action, contre ces bots
cli-verify = vérifier les dés et les cartes d’une partie enregistrée
cli-verify-file = l’enregistrement
cli-verify-hash = l’empreinte de la partie, indiquée par un autre joueur ou par la page
cli-verify-commitment = l’engagement que vous avez noté avant la partie
cli-verify-strict = terminer avec le statut 1 aussi si un point n’est pas prouvé
cli-cards = montrer cartes et tuiles, éditions côte à côte
cli-cards-name = une carte ou une tuile
cli-cards-edition = seulement celles de cette édition
cli-card-command = écrire l’ébauche d’une nouvelle carte
cli-card-new = écrire une nouvelle carte : code, textes en six langues et scénario
cli-card-moments = lister les moments où une carte peut agir
cli-card-name = le nom de la carte, par exemple "Second Wind"
# $default: my_cards.py
cli-card-to = le fichier du pack à créer ou à compléter (par défaut { $default })
cli-card-game = ajouter la carte au jeu lui-même, dans un clone du dépôt
# $default: keep
cli-card-kind = le genre de carte (par défaut { $default })
# $default: a number
cli-card-cost = prix en Énergie, de 0 à 20 (par défaut { NUMBER($default) })
# $default: a number
cli-card-level = le niveau d’une tuile Méchanceté (par défaut { NUMBER($default) })
cli-card-moment = quand la carte agit ; `daikaiju card moments` liste tous les moments
cli-rules = lire les règles, et combien de scénarios prouvent chacune
cli-rules-what = sections (claws), règles (CLAW-3) ou exemples (EX-4) ; par défaut : tout
# $default: an edition, second
cli-rules-edition = telles que dans cette édition (par défaut : { $default })
cli-rules-compare = seulement ce qui diffère, éditions côte à côte

## daikaiju odds

cli-odds = ce que les dés peuvent donner, exactement
cli-odds-faces = les dés sur la table, comme 113ECH
cli-odds-dice = rien de lancé encore : N dés à lancer
cli-odds-throws = Lancers restants
cli-odds-with = cartes qui changent les dés
cli-odds-energy = pour payer leur usage
cli-odds-position = une position, à la place de tout cela
cli-odds-goal = stars (par défaut), energy, hearts, claws, 1s, claws>=3 … ; kill:MONSTER, win
cli-odds-keep = montrer ce choix de dés gardés, et non le meilleur
cli-odds-exact = fractions
cli-odds-json = tout, pour les machines
# Examples of commands follow, one a line
cli-examples = exemples :

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = faire parler à un bot le protocole de moteur
cli-engine-spec = le bot qui répond, par exemple greedy
cli-mcp = offrir une place à un modèle de langage, comme serveur MCP sur l’entrée et la sortie standard
cli-mcp-against = les bots des nouvelles parties : easy, medium, hard, expert ou toute SPEC donnée par `daikaiju arena --list` : une pour tous les adversaires, ou une pour chacun, séparées par des virgules ; sinon le modèle choisit
cli-mcp-seats = le nombre de Monstres d’une nouvelle partie, celui du modèle compris ; sinon le modèle choisit
cli-mcp-edition = l’édition des nouvelles parties ; sinon le modèle choisit
cli-mcp-monster = le Monstre du modèle ; sinon le modèle choisit
cli-mcp-table = l’invitation à une table que le modèle peut rejoindre ; sinon le modèle en donne une
cli-mcp-server = le seul serveur dont le modèle peut rejoindre les tables
cli-mcp-name = le nom du modèle dans les enregistrements et aux tables
cli-mcp-seed = graine des nombres aléatoires, pour des parties reproductibles
cli-mcp-time-budget = le temps pour chaque décision contre des bots ; ensuite le remplaçant décide
cli-mcp-stand-in = le bot qui décide quand le temps est écoulé (medium)
cli-mcp-records = écrire les enregistrements de toutes les parties dans ce dossier
cli-arena = faire jouer des bots entre eux, chiffres à l’appui
cli-arena-specs = des bots ; le dernier complète la table
cli-arena-list = dire seulement quels bots existent
cli-arena-seats = Monstres à la table, de 2 à 6 (par défaut : un par bot)
# $default: a number
cli-arena-games = nombre de parties (par défaut { NUMBER($default) })
cli-arena-until-sure = arrêter dès qu’un bot est meilleur que chacun des autres ; --games est alors une limite
cli-arena-records = enregistrer chaque partie dans ce dossier, un fichier par partie
cli-arena-decisions = écrire une ligne par décision dans ce fichier Parquet
cli-arena-option = une option de la table
cli-benchmark = jouer les épreuves du banc d’essai
cli-benchmark-list = lister les épreuves
cli-benchmark-run = faire jouer une épreuve à un bot et enregistrer son résultat
cli-benchmark-verify = vérifier des résultats : recalculer leurs scores et rejouer des parties
cli-benchmark-page = faire une page de tableaux et de graphiques à partir des résultats
cli-benchmark-which = une épreuve, comme les liste `daikaiju benchmark list`
cli-benchmark-bot = un bot, comme dans l’arène
cli-benchmark-json = écrire le résultat dans ce fichier (par défaut : nommé d’après l’épreuve et le bot)
cli-benchmark-files = des résultats écrits par `daikaiju benchmark run`
cli-benchmark-all = rejouer toutes les parties au lieu d’un échantillon tiré au hasard
cli-benchmark-moved = le bot, si son fichier a changé de place
# $default: a folder
cli-benchmark-folder = le dossier des résultats (par défaut { $default })
# $default: a file
cli-benchmark-to = la page (par défaut { $default }) ; les graphiques sont écrits à côté
cli-ladder = mesurer à nouveau la force de chaque bot
cli-ladder-rows = seulement celles-ci ; * remplace n’importe quoi
cli-ladder-scale = multiplie le nombre de parties
cli-ladder-check = rejouer seulement un échantillon et comparer
cli-ladder-page = seulement réécrire la page
cli-study = ce que chaque carte ajoute au taux de victoire
cli-study-names = cartes et tuiles (par défaut : toutes)
# $default: greedy
cli-study-bot = qui joue à toutes les places (par défaut { $default })
cli-study-games = avec chaque carte (par défaut : selon le bot)
cli-study-workers = threads (par défaut : un par cœur)
cli-lab = mesurer si des cartes ou des règles maison sont équilibrées
cli-lab-what = un pack (fichier ou nom) et des cartes (par défaut : toutes les cartes du pack)
cli-lab-option = comparer les règles habituelles avec cette option de table (répétable)
cli-lab-against = comparer avec cette option au lieu des règles habituelles (répétable)
cli-lab-edition = édition de la table principale (par défaut : une édition qui a les cartes) ; avec des options : seulement cette édition
cli-lab-seats = places de la table principale (4 par défaut) ; avec des options : seulement les tables de cette taille
# $default: a bot
cli-lab-bot = bot rapide, qui joue la plupart des parties (par défaut { $default })
# $default: a bot
cli-lab-strong-bot = bot fort, pour comparaison (par défaut { $default })
cli-lab-effort = multiple du nombre habituel de parties (1 par défaut : environ une demi-minute)
cli-solve = résoudre le jeu à deux sans cartes
cli-solve-check = comparer avec le résultat connu
cli-solve-again = résoudre à nouveau, même si le résultat est enregistré
cli-solve-position = les chances de gagner et la meilleure action dans cette position
cli-solve-json = afficher du JSON
cli-fuzz = jouer des parties au hasard et vérifier chaque position
# $default: a number
cli-fuzz-seconds = combien de secondes (par défaut { NUMBER($default) })
cli-docs = refaire les documents générés
cli-docs-check = dire seulement s’ils ne sont plus à jour

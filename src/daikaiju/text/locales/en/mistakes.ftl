### Error messages for invalid input: arguments, records, positions, bots, settings. Each message says what
### is wrong and what would be right. It begins with a small letter and has no full stop, because it follows
### `daikaiju:`, a file name or a line number. User input is between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = unknown language '{ $code }': choose { $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = there is no edition '{ $edition }': the editions are { $known }
# $seconds: what was given
mistake-time-budget = the time budget is { NUMBER($seconds) } seconds, but it must be more than 0
# $many: how many were given; $most: 6
mistake-seats =
    { $many ->
        [one] { NUMBER($many) } monster cannot play: there must be 2 to { NUMBER($most) }
       *[other] { NUMBER($many) } monsters cannot play: there must be 2 to { NUMBER($most) }
    }
# $monster: what was given; $known: those that there are
mistake-monster = there is no monster '{ $monster }': there are { $known }
# $monster: as records write it
mistake-twice = { $monster } is there twice: each monster may play once
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = '{ $monster }' does not play in this game: the monsters are { $here }
# $option: what was given; $known: those that there are
mistake-option = there is no option '{ $option }': the options are { $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = option { $option } cannot be '{ $given }': choose { $known }
# $given: what was typed
mistake-option-form = '{ $given }' is not an option: write NAME=VALUE
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = unknown backend '{ $way }': choose { $known }

## Actions

# $card: what was given
mistake-card = there is no card or tile '{ $card }'
# $card: what was given; $near: cards with similar names
mistake-card-near = there is no card or tile '{ $card }': did you mean { $near }?
# $given: what was given; $known: all sections
mistake-rule = the rulebook has no '{ $given }': name a rule such as CLAW-3, an example such as EX-4, or a section: { $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = { $name } is not in this edition; it is in: { $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = '{ $face }' is not a die face: the faces are { $known }
mistake-many-dice = there are too many dice: a face can occur at most 15 times
# $monster; $card: as they were typed
mistake-owner = { $monster } does not have { $card }
# $action: what was typed; $examples: what could be
mistake-action = '{ $action }' is not an action; possible actions are: { $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = { $monster } cannot act now: { $actor } must act
# $action: what was typed
mistake-over = '{ $action }' is not possible: the game is over
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = '{ $action }' is not possible now: { $actor } may choose { $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions } and { NUMBER($more) } more
mistake-examples-chance = the result of dice or deck (roll FACES, reveal CARD, starts MONSTER, lay TILE)

## Records

# $file; $reason: what the system says
mistake-file = { $file } cannot be read: { $reason }
mistake-file-no-such-file = no such file or directory
mistake-file-denied = permission denied
mistake-file-is-folder = it is a directory
mistake-file-no-folder = a part of the path is not a directory
mistake-file-full = no space left on the disk
mistake-file-read-only = the disk is read-only
# $file
mistake-encoding = { $file } is not UTF-8 text
# $file; $reason: what the system says
mistake-not-written = { $file } cannot be written: { $reason }
# $file; $reason: what the system says
mistake-file-use = { $file } cannot be used: { $reason }
# $given: the argument, with escapes such as '\udcff'
mistake-argument = the argument { $given } is not text in UTF-8
# $reason: what the system says
mistake-output = the output cannot be written: { $reason }
# $file
mistake-target = { $file } cannot be written: name a file in an existing folder
# $file
mistake-not-folder = { $file } is not a folder: name a folder, which may be new
# $path: a file or a folder
mistake-no-path = { $path } does not exist: name a file or folder
# $folder: what was given; $file: what is missing there
mistake-no-sources = { $folder } does not contain the sources of Daikaiju ({ $file } is missing): start this in the repository, or name it with --root
# $where: file and line; $problem: any of these sentences
mistake-at = { $where }: { $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where }: the first line of a game record must be '{ $line }'
# $where: file and line
mistake-header-line = { $where }: a header line must look like `edition: second`
# $name: what was given
mistake-header-name = unknown header field '{ $name }'
# $name: what is missing
mistake-header-lacks = the header field `{ $name }:` is missing
# $given: what stands there
mistake-entropy = `entropy:` must be a list of printable ASCII texts such as ["blue", ""], not { $given }
# $texts: how many are given; $seats: how many seats there are
mistake-entropy-count = `entropy:` has { NUMBER($texts) } texts for { NUMBER($seats) } seats: give one for each seat
# $given: the text in the record
mistake-restored = `restored:` must be a list such as [[12, "commitment", "secret", "text"]], not { $given }
# $given: the value in the record
mistake-deal = '{ $given }' is not a kind of deal: write new or again
# $file: a record
mistake-no-deal = { $file } has no deal: use the record of a finished game whose header has `deal:` and `secret:`
# $given: what stands there
mistake-secret = `secret:` must be 64 hexadecimal digits, not '{ $given }'
# $given: what stands there
mistake-pair = '{ $given }' does not have the form name=value
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file }: the record states the result '{ $claimed }', but its moves lead to '{ $result }'
# $file; $claimed: what it says
mistake-result-open = { $file }: the record states the result '{ $claimed }', but the game is not over after its moves
# $file: the record
mistake-review-open = the game in { $file } is not over: review a finished game
# $moves: how many there are; $most: how many are allowed
mistake-record-long = the record has { NUMBER($moves) } moves: a table accepts at most { NUMBER($most) }
mistake-record-position = position: a table can continue only a game that started as a new game
# $moves: how many there are; $move: the one asked for
mistake-no-move = the record has { NUMBER($moves) } moves: there is no move { NUMBER($move, useGrouping: 0) }
mistake-no-proof = there is no proof before the secret is published

## Positions

mistake-position-start = a position must start with an edition and the monsters, such as: second gigazaur,kraken …
# $problems: what is wrong with it (English)
mistake-position = this position is impossible: { $problems }
# $slots: 3
mistake-market = the market has { NUMBER($slots) } slots: give a card or - for each
# $card: what was given
mistake-copier = { $card } is not a card that copies
# $name: of a row of numbers; $seats: how many seats there are; $many: how many numbers were given
mistake-row = { $name } needs { NUMBER($seats) } numbers, one for each seat, not { NUMBER($many) }
# $most: how many it can hold; $many: how many were given
mistake-agenda = the agenda can hold { NUMBER($most) } frames, not { NUMBER($many) }
# $given: what was given
mistake-frame = '{ $given }' is not a frame of the agenda
# $given: what was given; $known: what it could be
mistake-word = '{ $given }' is unknown: choose { $known }
# $given: what was given
mistake-number = '{ $given }' is not an integer
# $number: what was given
mistake-range = { NUMBER($number, useGrouping: 0) } is out of range

## Odds

mistake-no-dice = give the dice once: FACES, --dice N or --position LINE
mistake-position-and-more = leave out --throws, --with and --energy: the position contains them
# $dice: how many were given; $most: 10
mistake-dice =
    { $dice ->
        [one] { NUMBER($dice) } die cannot be rolled: there must be 1 to { NUMBER($most) }
       *[other] { NUMBER($dice) } dice cannot be rolled: there must be 1 to { NUMBER($most) }
    }
# $throws: how many were given; $most: 30
mistake-throws = { NUMBER($throws) } rolls are not possible: there must be 0 to { NUMBER($most) }
mistake-no-throw = without dice on the table there must be at least 1 roll
# $energy: a number below 0
mistake-energy = { NUMBER($energy) } energy is not possible: it must be 0 or more
# $action: what was typed; $possible: what could be
mistake-use = '{ $action }' is not possible with these dice: choose { $possible }
mistake-keep-now = keep needs dice on the table and a roll left
# $kept: what was typed; $dice: those that there are
mistake-keep = { $kept } cannot be kept: the dice are { $dice }
mistake-keep-all = to keep all dice, use `stop`
# $card: what was given; $known: cards that do
mistake-help = { $card } does not change dice: choose { $known }
mistake-no-dice-thrown = no dice are rolled in this position
# $goal: what was given
mistake-goal-at-table = the goal '{ $goal }' needs a position
# $goal: what was given; $known: those that there are
mistake-goal = '{ $goal }' is not a goal: choose { $known }, each also with a minimum such as claws>=3, or in a position kill:MONSTER or win
# $goal: what was given; $most: the highest number
mistake-goal-minimum = no dice can reach '{ $goal }': the most is { NUMBER($most) }
# $monster: as it was typed
mistake-kill = { $monster } cannot be killed: it is out of the game, or it is the one that rolls
mistake-threats = there are no threats before the first turn
# $edition: first, second or dark
mistake-not-solved =
    { $edition ->
        [first] the first edition is not solved: with Wickedness the game is too large
        [second] the second edition is not solved: with Wickedness the game is too large
       *[dark] the Dark Edition is not solved: with Wickedness the game is too large
    }
mistake-only-core = only the game of two monsters without cards is solved
mistake-nobody-in-turn = the first player is not known yet

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = there is no bot '{ $spec }': choose { $known }
# $spec: what was given; $level: easy, medium, hard, expert, master or legend
mistake-bot-level = '{ $spec }' is not a bot: the level { $level } takes no parameter
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = '{ $spec }' is not a bot: the parameter of { $bot } is { $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = '{ $spec }' is not a bot: { $bot } takes no parameter
mistake-perfect = perfect can play only the game of two monsters without cards: two seats, the option deck: none, and no Wickedness
# $bot: a spec, cmd:python my_bot.py; $problem: what it did, after its name (English)
mistake-bot-program = { $bot } cannot play: it { $problem }
# $file: a path
mistake-net-missing = there is no file '{ $file }': give the file of a network that was saved, as in net:my_network.npz
# $file: a path
mistake-net = { $file } is not a network of Daikaiju, or it is damaged: give a file that examples/ppo.py or write_network has saved
# $file: a path; $name: of a cell or an action, cards.owned.0.jets; $many: such names
mistake-net-names = the network { $file } uses '{ $name }' and { NUMBER($many) } unknown names in all: load the packs that it was trained with, or train it again
# $file: a path; $given and $own: versions, "observations 2, actions 2"
mistake-net-version = the network { $file } was made for other spaces ({ $given }; here: { $own }): train it again
# $bot: a spec, py:my_bot.py:Stubborn; $file: the file or module in it
mistake-bot-file = there is no bot '{ $bot }': the file or module '{ $file }' does not exist
# $file: a file or module; $name: the class that was given; $known: its bots
mistake-bot-class = { $file } has no class '{ $name }': its bots are { $known }
# $bot: a spec, py:my_bot.py:Stubborn; $name: what the spec names
mistake-bot-not-bot = '{ $bot }' is not a bot: { $name } must be a subclass of daikaiju.bots.bot.Bot
# $bots: how many were named; $seats: how many opponents there are
mistake-opponents =
    { $bots ->
        [one] --against names { NUMBER($bots) } bot for { NUMBER($seats) } seats: name one for all or one for each
       *[other] --against names { NUMBER($bots) } bots for { NUMBER($seats) } seats: name one for all or one for each
    }
# $bot: a program that played
mistake-program-in-record = the program '{ $bot }' played in this record: use --against to start it again

## Many games

mistake-nobody-plays = no bots are named: name at least one, such as odds
# $games: how many were asked for
mistake-games = { NUMBER($games) } games cannot be played: there must be at least 1
# $given: what was given; $most: 1024
mistake-workers = workers cannot be '{ $given }': use a number from 1 to { NUMBER($most) }, threads or ray
# $many: how many were asked for; $most: 1024
mistake-worker-count = { NUMBER($many) } workers cannot play: there must be 1 to { NUMBER($most) }
# $seed: what was given; $digits: 18
mistake-seed = { $seed } is not a seed: choose a whole number of at most { NUMBER($digits) } digits
mistake-no-ray = Ray is not installed: run `pip install 'daikaiju[ray]'`, or leave out --workers
mistake-files-on-ray = --records and --decisions work with threads: leave out --workers ray
mistake-nothing-played = there is nothing to report: no game was finished
# $games: how many were asked for; $seats: seats at the table; $fewest: how many there must be
mistake-few-games = { NUMBER($games) } games are too few for { NUMBER($seats) } seats: there must be at least { NUMBER($fewest) }
# $bot: what was given
mistake-study-bot = { $bot } cannot be studied: use a compiled bot such as random, greedy or odds
mistake-lab-both = give cards or table options, not both
mistake-lab-empty = name a pack such as my_cards.py, or cards
# $effort: a number
mistake-effort = the effort { $effort } is not possible: it must be above 0 and at most 1000
mistake-same-options = both sets of table options are the same: change one with --option NAME=VALUE
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] { $card } is not in the first edition
        [second] { $card } is not in the second edition
       *[dark] { $card } is not in the Dark Edition
    }
# $card: its name
mistake-no-difference = { $card } cannot be studied: before the first roll it has no effect, or the same effect for every monster
# $task: what was typed; $known: names
mistake-benchmark-task = there is no task '{ $task }': the tasks are { $known }
# $bot: a spec, search:50ms
mistake-benchmark-timed = { $bot } has a time limit and would not play the same again: give a number of simulations, as in search:25
# $bot: a spec, cmd:COMMAND
mistake-benchmark-program = '{ $bot }' is a program: name it with --bot to start it again
# $file: a path
mistake-benchmark-file = { $file } is not a result of `daikaiju benchmark run`
# $folder: a path
mistake-benchmark-none = { $folder } has no results: write one with `daikaiju benchmark run`
# $file: a path; $given and $own: versions
mistake-benchmark-version = { $file } is a result of version { $given } of the benchmark, and this is version { $own }
# $row: what was given
mistake-ladder-row = the ladder has no row '{ $row }': docs/reference/ladder.md lists all names
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } is not a ladder file: { $reason }
# $file; $lacking: names of fields
mistake-ladder-lacks = { $file } is not a ladder file: a row lacks { $lacking }
# $scale: what was given
mistake-scale = --scale cannot be { $scale }: it must be above 0

## The server

# $pair: what was typed
mistake-set = --set { $pair } does not have the form NAME=VALUE, such as tables=500
mistake-lan-and-host = --lan listens on every address: use --lan or --host, not both
# $given: what was typed; $known: easy, medium, hard, expert, master, legend
mistake-level = '{ $given }' does not set the bot of a level: write LEVEL=SPEC, such as hard=greedy; the levels are { $known }
# $package: what is missing; $extra: server, ray
mistake-not-installed = this needs { $package }, which is not installed: run `pip install 'daikaiju[{ $extra }]'`
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where }: there is no setting '{ $setting }': did you mean '{ $near }'?
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where }: there is no setting '{ $setting }'; the settings are { $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = there is no setting { $variable }: did you mean { $near }?
# $file; $reason: what the system says
mistake-settings-file = the settings file { $file } cannot be read: { $reason }
# $file
mistake-settings-encoding = the settings file { $file } is not UTF-8 text
# $file; $reason: where and what (English)
mistake-settings-form = { $file } is not TOML, which has lines such as `port = 8000`: { $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where } is { $given }, but must be { $right }
# $least and $most: numbers
mistake-right-number = an integer from { $least } to { $most }
# $known: what there is to choose from
mistake-right-choice = one of { $known }
mistake-right-texts = texts: ["one", "two"] in a file, one,two elsewhere
mistake-right-text = a text
mistake-right-host = an address or host name of this machine, such as 127.0.0.1 or 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }, with %2F for / and %40 for @ in the password
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = a file, such as games.db, or { $database }
# $most: how many characters
mistake-right-name = a name of 1 to { NUMBER($most) } printable characters
mistake-right-site = a URL without a path, such as https://games.example.org
mistake-right-invitation = the link of a table, or its code together with --server
mistake-right-proxies = addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, or *
mistake-right-server = the name of a server, such as mail.example.org
mistake-right-email = an e-mail address, such as games@example.org
# $missing: the name of a setting
mistake-smtp-needs = smtp_host is set, but { $missing } is not: e-mail needs both
mistake-smtp-plain = smtp_tls is none, so that the password would be sent unencrypted: set it to starttls or tls
# $host: what was given
mistake-host = { $host } is not a known host name: use --host with an address of this machine
# $host: what was given
mistake-address = { $host } is not an address of this machine: use another one with --host
mistake-processes = this system supports only one process: use --processes 1
mistake-process-start = a process of the server ended before it could serve: the lines above say why
# $host; $port: what was given
mistake-port-used = port { $port } of { $host } is in use: stop the program that uses it, or use another port with --port
# $port: what was given
mistake-port-reserved = port { $port } is reserved for the system: use a port from 1024 with --port
# $host; $port: what was given; $reason: what the system says
mistake-port = the server cannot listen on port { $port } of { $host }: { $reason }

## The store and backups. `$store` is a file, or the location of a database

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = tables cannot be stored in '{ $kind }': use a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE
# $url: what was given
mistake-store-file = '{ $url }' names no file: write sqlite:///FILE
mistake-no-asyncpg = PostgreSQL needs asyncpg, which is not installed: run `pip install 'daikaiju[postgres]'`, or use a file
# $file: its path; $reason: why, from the system
mistake-log-file = the log file { $file } cannot be written: { $reason }
# $file; $reason: what the system says
mistake-store-denied = { $file } cannot be written: { $reason }
# $file: the file of the store
mistake-store-names = { $file } has a second name (a hard link), under which another server could use it: remove the link, or copy the file
# $file; $process: its number, or ?
mistake-store-used = { $file } is in use by a running server (process { $process }): stop it, or use another file
# $file
mistake-no-store = { $file } does not exist: there is nothing to back up
# $store
mistake-not-ours = { $store } has no tables of Daikaiju: start this version once to create them
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = { $store } has schema { $found }: start this version once to upgrade it to schema { $newest }
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store } has schema { $found } of a newer version, and this version supports only up to { $newest }: update Daikaiju
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = { $store } has schema { $found }, but { $file } has { $schema }: restore into a new database
# $store; $has: how much of what (English)
mistake-not-empty = { $store } is not empty (it has { $has }): restore into a new database
# $file; $reason: what the system says
mistake-backup-unreadable = { $file } cannot be read: { $reason }
# $file; $problem: one of the following
mistake-backup = { $file } cannot be restored: { $problem }; the database was not changed
mistake-backup-more = it contains more data than its first line states
mistake-backup-table = it has tables that its schema does not have
mistake-backup-cut = it ends too early
mistake-backup-bits = it is not a backup, or it is damaged
mistake-backup-other = it is not a backup
mistake-backup-newer = it was made by a newer version of Daikaiju
mistake-backup-broken = it is damaged

## Packs

# $pack: what was given
mistake-pack-name = '{ $pack }' cannot be the name of a pack: use lower-case letters, digits and _
# $pack: its name
mistake-pack-twice = two packs have the name { $pack }: rename one of the files
# $pack: its name
mistake-pack-missing = the pack { $pack } is needed: start again with --pack { $pack }.py
# $pack: its name; $have, $need: hashes
mistake-pack-changed = the pack { $pack } has changed: its hash is { $have }, but { $need } is needed
# $file: what was given
mistake-pack-file = there is no file { $file }: --pack needs a Python file or the name of an installed pack
# $pack: what was given; $known: those that there are, or “none”
mistake-pack-unknown = there is no pack { $pack }: give a Python file, or an installed pack ({ $known })
# $pack: its name; $problem: an error of Python
mistake-pack-broken = the pack { $pack } cannot be loaded: { $problem }
# $pack: its name
mistake-pack-empty = the pack { $pack } declares no card
# $file: the path of a pack; $sign: the character
mistake-pack-path = the path { $file } contains { $sign }, which separates the names of packs: move the pack to another folder
# $pack: its name; $message: the key of the text; $problem: what is wrong (English)
mistake-pack-text = the text { $message } of the pack { $pack } cannot be used: { $problem }
# $card: what was given
mistake-card-name = '{ $card }' cannot be the name of a card: it must begin with a Latin letter and have no braces
# $most: 32
mistake-card-long = the name of a card can have at most { NUMBER($most) } characters
# $card: what was given; $taken: the card that has this name
mistake-card-taken = '{ $card }' is already a name of { $taken }: choose another name
# $cost: what was given; $most: 20
mistake-card-cost = a card cannot cost { NUMBER($cost) }: choose 0 to { NUMBER($most) }
# $kind: keep, discard or tile; $moment: its name
mistake-card-moment = a card of the kind { $kind } never acts at the moment { $moment }: choose another kind or moment
# $file: what was given
mistake-card-to = { $file } cannot be the file of a pack: name a Python file in an existing folder
# $file: a scenario
mistake-card-file = { $file } exists already: choose another name for the card
# $file: of texts; $card: its id
mistake-card-text = { $file } has a text of { $card } already: remove it, or choose another name
mistake-no-clone = --game needs a clone of the repository, but this is an installed package
mistake-no-scenarios = there is nothing to check: name files or folders with scenarios, or a pack that has scenarios
# $id: what was given
mistake-puzzle = there is no puzzle '{ $id }': `daikaiju puzzle --list` shows all
mistake-puzzle-none = no puzzle has this theme, edition and number of monsters: leave out one of the options
# $given: what was given
mistake-puzzle-day = '{ $given }' is not a date: write it like 2026-12-24

### What somebody did wrong who uses the command line, or who gives us a record, a position or a bot. Each
### sentence says what would be right; it begins with a small letter and has no full stop, because it is put
### after `daikaiju:`, a file or a line. What was typed stands between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = there is no language '{ $code }': choose { $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = there is no edition '{ $edition }': the editions are { $known }
# $many: how many were given; $most: 6
mistake-seats =
    { $many ->
        [one] { NUMBER($many) } monster cannot play: there must be 2 to { NUMBER($most) }
       *[other] { NUMBER($many) } monsters cannot play: there must be 2 to { NUMBER($most) }
    }
# $monster: what was given; $known: those that there are
mistake-monster = there is no monster '{ $monster }': there are { $known }
# $monster: as records write it
mistake-twice = { $monster } sits at the table twice: each monster may play once
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = '{ $monster }' does not sit at this table: here sit { $here }
# $option: what was given; $known: those that there are
mistake-option = there is no option '{ $option }': there are { $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = option { $option } cannot be '{ $given }', only one of { $known }
# $given: what was typed
mistake-option-form = an option reads NAME=VALUE, not '{ $given }'
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = the rules cannot run '{ $way }': choose { $known }

## Actions

# $card: what was given
mistake-card = there is no card or tile '{ $card }'
# $card: what was given; $near: cards with similar names
mistake-card-near = there is no card or tile '{ $card }': did you mean { $near }?
# $given: what was given; $known: all sections
mistake-rule = the rulebook has no '{ $given }': name a rule like CLAW-3, an example like EX-4, or a section: { $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = { $name } is not in this edition, only in: { $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = '{ $face }' is no face: the faces are { $known }
mistake-many-dice = there are not so many dice
# $monster; $card: as they were typed
mistake-owner = { $monster } has no { $card }
# $action: what was typed; $examples: what could be
mistake-action = '{ $action }' is no action; actions are like: { $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = it is not { $monster } who must act now, but { $actor }
# $action: what was typed
mistake-over = '{ $action }' is not possible: the game is over
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = '{ $action }' is not possible now: { $actor } may choose { $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions } and { NUMBER($more) } more
mistake-examples-chance = what the dice or the deck bring (roll FACES, reveal CARD, starts MONSTER, lay TILE)

## Records

# $file; $reason: what the system says
mistake-file = { $file }: cannot be read: { $reason }
mistake-file-no-such-file = no such file or directory
mistake-file-denied = permission denied
mistake-file-is-folder = it is a directory
mistake-file-no-folder = something on the way to it is no directory
mistake-file-full = no space left on the disk
mistake-file-read-only = the disk can only be read
# $file
mistake-encoding = { $file }: is not UTF-8 text
# $file; $reason: what the system says
mistake-not-written = { $file } could not be written: { $reason }
# $file
mistake-target = { $file }: no file can be written there
# $path: a file or a folder
mistake-no-path = { $path }: there is no such file or folder
# $where: file and line; $problem: any of these sentences
mistake-at = { $where }: { $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where }: a game record begins with the line '{ $line }'
# $where: file and line
mistake-header-line = { $where }: the header has lines such as `edition: second`
# $name: what was given
mistake-header-name = the header has no '{ $name }'
# $name: what is missing
mistake-header-lacks = the header lacks `{ $name }:`
# $given: what stands there
mistake-entropy = `entropy:` is a list of texts in printable ASCII, such as ["blue", ""], not { $given }
# $texts: how many are given; $places: how many seats there are
mistake-entropy-count = `entropy:` has { NUMBER($texts) } texts for { NUMBER($places) } seats
# $given: what stands there
mistake-secret = `secret:` is 64 hexadecimal digits, not '{ $given }'
# $given: what stands there
mistake-pair = '{ $given }' is not of the form name=value
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file }: the record claims the result '{ $claimed }', but its moves lead to '{ $result }'
# $file; $claimed: what it says
mistake-result-open = { $file }: the record claims the result '{ $claimed }', but its moves lead to a game that goes on
mistake-record-position = position: a table goes on only from games that began as new ones
# $moves: how many there are; $move: the one asked for
mistake-no-move = the record has { NUMBER($moves) } moves: there is no move { NUMBER($move, useGrouping: 0) }
mistake-no-proof = there is no proof before the secret is known

## Positions

mistake-position-start = a position begins with an edition and the monsters: second a,b …
# $problems: what is wrong with it (English)
mistake-position = this position cannot be: { $problems }
# $slots: 3
mistake-market = the market has { NUMBER($slots) } slots: name a card or - for each
# $card: what was given
mistake-copier = { $card } copies nothing
# $name: of a row of numbers; $places: how many seats there are; $many: how many numbers were given
mistake-row = { $name } needs { NUMBER($places) } numbers, one a seat, not { NUMBER($many) }
# $room: how many it can hold; $many: how many were given
mistake-agenda = the agenda has room for { NUMBER($room) } frames, not { NUMBER($many) }
# $given: what was given
mistake-frame = '{ $given }' is no frame of the agenda
# $given: what was given; $known: what it could be
mistake-word = '{ $given }' is none of { $known }
# $given: what was given
mistake-number = '{ $given }' is not a whole number
# $number: what was given
mistake-range = { NUMBER($number, useGrouping: 0) } is out of range

## Odds

mistake-no-dice = say which dice there are, once: FACES, --dice N or --position LINE
mistake-position-and-more = a position says itself what --throws, --with and --energy would say
# $dice: how many were given; $most: 10
mistake-dice =
    { $dice ->
        [one] { NUMBER($dice) } die cannot be thrown: there must be 1 to { NUMBER($most) }
       *[other] { NUMBER($dice) } dice cannot be thrown: there must be 1 to { NUMBER($most) }
    }
# $throws: how many were given; $most: 30
mistake-throws = { NUMBER($throws) } throws are no game: there must be 0 to { NUMBER($most) }
mistake-no-throw = dice that are not on the table yet need a throw
# $energy: a number below 0
mistake-energy = nobody has { NUMBER($energy) } energy
# $action: what was typed; $possible: what could be
mistake-use = '{ $action }' cannot be done with these dice: possible are { $possible }
mistake-keep-now = to keep some dice one needs dice on the table and a throw left
# $kept: what was typed; $dice: those that there are
mistake-keep = { $kept } cannot be kept of { $dice }
mistake-keep-all = whoever keeps all dice throws none: that is `stop`
# $card: what was given; $known: cards that do
mistake-help = { $card } does nothing to dice: { $known } do
mistake-no-dice-thrown = no dice are being thrown in this position
# $goal: what was given
mistake-goal-at-table = the goal '{ $goal }' depends on the table: it needs a position
# $goal: what was given; $known: those that there are
mistake-goal = '{ $goal }' is no goal: goals are { $known }, each also like claws>=3, and in a position kill:MONSTER and win
# $monster: as it was typed
mistake-kill = { $monster } cannot be killed: it is out of the game, or throws itself
mistake-threats = nobody is threatened before the first turn has begun
# $edition: first, second or dark
mistake-not-solved = the { $edition } edition is not solved: Wickedness makes it far too large
mistake-only-core = only the game of two monsters without cards is solved
mistake-nobody-in-turn = it is not known yet who takes the first turn: nobody is in turn

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = there is no bot '{ $spec }': there are { $known }
# $spec: what was given; $level: easy, medium, hard or expert
mistake-bot-level = '{ $spec }' is no bot: nothing may follow the level { $level }
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = '{ $spec }' is no bot: after { $bot }: { $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = '{ $spec }' is no bot: after { $bot }: nothing may follow
mistake-perfect = perfect plays only the game of two monsters without cards: two seats, the option deck: none, and no Wickedness
# $bots: how many were named; $places: how many opponents there are
mistake-opponents =
    { $bots ->
        [one] --against names { NUMBER($bots) } bot for { NUMBER($places) } seats: name one for all or one for each
       *[other] --against names { NUMBER($bots) } bots for { NUMBER($places) } seats: name one for all or one for each
    }
# $bot: a program that played
mistake-program-in-record = '{ $bot }' played in this record: say --against to start it again

## Many games

mistake-nobody-plays = nobody plays: name at least one bot, such as odds
# $games: how many were asked for
mistake-games = { NUMBER($games) } games cannot be played: there must be at least 1
# $given: what was given
mistake-workers = workers cannot be '{ $given }': say a number from 1 on, threads or ray
# $many: how many were asked for
mistake-few-workers = { NUMBER($many) } workers cannot play: there must be at least 1
mistake-no-ray = Ray is not installed: pip install 'daikaiju[ray]', or leave --workers out
mistake-nothing-played = no game was finished, so there is nothing to report
# $games: how many were asked for; $places: seats at the table; $fewest: how many there must be
mistake-few-games = { NUMBER($games) } games are too few to tell anything: at a table of { NUMBER($places) } there must be at least { NUMBER($fewest) }
# $bot: what was given
mistake-study-bot = { $bot } cannot be studied: a study needs bots that are compiled with the game, such as random, greedy or odds
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] { $card } is not in the first edition
        [second] { $card } is not in the second edition
       *[dark] { $card } is not in the dark edition
    }
# $card: its name
mistake-no-difference = { $card } cannot be studied: given before the first throw it does nothing, or the same to every monster
# $row: what was given
mistake-ladder-row = the ladder has no row '{ $row }': docs/ladder.md lists all names
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } is no ladder: { $reason }
# $file; $lacking: names of figures
mistake-ladder-lacks = { $file } is no ladder: some row lacks { $lacking }
# $scale: what was given
mistake-scale = the games cannot be played { $scale } times: --scale must be above 0

## The server

# $pair: what was typed
mistake-set = --set { $pair } is not of the form NAME=VALUE, such as tables=500
mistake-lan-and-host = --lan listens on every address: leave --host away, or --lan
# $package: what is missing; $extra: server, ray
mistake-not-installed = this needs { $package }, which is not installed: run `pip install 'daikaiju[{ $extra }]'`
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where }: there is no setting '{ $setting }': did you mean '{ $near }'?
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where }: there is no setting '{ $setting }'; there are { $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = there is no setting { $variable }: did you mean { $near }?
# $file; $reason: what the system says
mistake-settings-file = the settings in { $file } cannot be read: { $reason }
# $file
mistake-settings-encoding = the settings in { $file } are not UTF-8 text
# $file; $reason: where and what (English)
mistake-settings-form = { $file } is not TOML, whose lines look like `port = 8000`: { $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where } is { $given }, but must be { $right }
# $least and $most: numbers
mistake-right-number = a whole number from { $least } to { $most }
# $known: what there is to choose from
mistake-right-choice = one of { $known }
mistake-right-texts = texts: ["one", "two"] in a file, one,two elsewhere
mistake-right-text = a text
mistake-right-host = an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }, where a / or @ in a password is %2F or %40
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = a file, such as games.db, or { $database }
# $most: how many signs
mistake-right-name = a name of 1 to { NUMBER($most) } printable signs
mistake-right-site = a site without a path, such as https://games.example.org
mistake-right-proxies = addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, or *
# $host: what was given
mistake-host = { $host } is not the name of a machine: say --host with one of its addresses
# $host: what was given
mistake-address = { $host } is no address of this machine: say another with --host
# $host; $port: what was given
mistake-port-used = port { $port } of { $host } is in use: end what uses it, or say another with --port
# $port: what was given
mistake-port-reserved = port { $port } is reserved for the system: say one from 1024 on with --port
# $host; $port: what was given; $reason: what the system says
mistake-port = nobody can call at port { $port } of { $host }: { $reason }

## Where games are kept, and backups. `$store` is a file, or says where a database is

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = tables cannot be kept in '{ $kind }': name a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE
# $url: what was given
mistake-store-file = '{ $url }' names no file to keep tables in: write sqlite:///FILE
mistake-no-asyncpg = PostgreSQL needs asyncpg, which is not installed: run `pip install 'daikaiju[postgres]'`, or name a file
# $file; $reason: what the system says
mistake-store-denied = { $file } cannot be written: { $reason }
# $file; $process: its number, or ?
mistake-store-used = { $file } is already used by a running server (process { $process }): stop it or name another file
# $file
mistake-no-store = { $file } does not exist: there is nothing to back up
# $store
mistake-not-ours = { $store } has no tables of ours: start this daikaiju once to make them
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = { $store } has schema { $found }: start this daikaiju once to bring it to schema { $newest }
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store } was made by a newer daikaiju: its schema is { $found }, and this one knows only { $newest } and older; update daikaiju
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = { $store } has schema { $found } and { $file } has { $schema }: restore into a new database
# $store; $has: how much of what (English)
mistake-not-empty = { $store } is not empty, it has { $has }: restore into a new database
# $file; $reason: what the system says
mistake-backup-unreadable = { $file } cannot be read: { $reason }
# $file; $problem: one of the following
mistake-backup = { $file } is no backup that can be restored: { $problem }; nothing was changed
mistake-backup-more = there is more in it than its first line says
mistake-backup-table = its schema has no such tables
mistake-backup-cut = it ends too early
mistake-backup-bits = it is another file, or broken
mistake-backup-other = it is another file
mistake-backup-newer = it was made by a newer daikaiju
mistake-backup-broken = it is broken

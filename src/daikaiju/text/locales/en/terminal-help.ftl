### The help of the command line. Options (--seats), words in capitals (NAME) and commands are typed and
### stay as they are. Help is short, begins with a small letter and has no full stop.

## What argparse, the reader of arguments, says

cli-usage = usage:
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-commands = commands
cli-heading-subjects = subjects
# $program: daikaiju play; $problem: one of the following
cli-arguments-error = { $program }: error: { $problem }
# $argument: --seats; $problem: one of the following
cli-arguments-of = argument { $argument }: { $problem }
# $arguments: their names
cli-arguments-missing = the following arguments are required: { $arguments }
# $arguments: what was typed
cli-arguments-unknown = unrecognized arguments: { $arguments }
cli-arguments-one = expected one argument
cli-arguments-some = expected at least one argument
# $value: what was typed
cli-arguments-none = takes no value, but was given { $value }
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } could be any of { $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = there is no { $value } here: choose from { $choices }
# $value: what was typed
cli-arguments-value = { $value } is no number

## The command itself

cli-daikaiju = King of Tokyo, by the book.
cli-help = show this help
cli-version = show the version
cli-lang = the language: en, fr, es, ru, zh-Hant or fa (default: DAIKAIJU_LANG, else that of the system)

## Options that several commands have

# $default: first, second or dark
cli-edition = the edition (default { $default })
# $default: a number
cli-seats = monsters at the table, 2 to 6 (default { NUMBER($default) })
# $default: a number
cli-seed = the same number brings the same luck (default { NUMBER($default) })
cli-workers = who plays: threads, N threads, or ray
cli-json = write all figures there
cli-html = write the report there (English)
cli-two-player = Tokyo pays energy, not stars
cli-root = the project's folder

## daikaiju play

cli-play = play in the terminal against bots
cli-play-monster = the monster you play
cli-play-against = easy, medium (the default), hard, expert or any SPEC of `daikaiju arena --list`: one for all opponents, or one for each, separated by commas
cli-play-seed = for dice and opponents that can be repeated
cli-play-record = write the game record there
cli-play-resume = go on with a recorded game
cli-play-watch = only bots play

## daikaiju serve, backup, restore

cli-serve = run tables for people and bots
cli-serve-host = the address to listen on (127.0.0.1)
cli-serve-port = the port to listen on (8000)
cli-serve-lan = let everybody in this network join
cli-serve-open = show the page in a browser, on another port if this one is in use
cli-serve-store = where games are kept: a file or postgresql://…
cli-serve-name = what the server is called (Daikaiju)
cli-serve-url = where people reach it, if a proxy stands before it
cli-serve-logs = text for people, json for machines
cli-serve-settings = a TOML file of settings
cli-serve-set = any other setting; docs/hosting.md lists them all
cli-backup = save all tables of a server
cli-backup-file = the file to write
cli-restore = bring saved tables back
cli-restore-file = a file that `daikaiju backup` wrote
cli-keep-store = where games are kept, as for `daikaiju serve`
cli-keep-settings = the server's settings

## daikaiju check, replay, verify, cards

cli-check = prove scenarios
cli-check-paths = files or folders
cli-replay = replay a game record
cli-replay-file = the record
cli-replay-position = print only the last position
cli-verify = check the dice and cards of a recorded game
cli-verify-file = the record
cli-cards = show cards and tiles, editions side by side
cli-cards-name = one card or tile
cli-cards-edition = only those of this edition
cli-rules = read the rulebook, and how many scenarios prove each rule
cli-rules-what = sections (claws), rules (CLAW-3) or examples (EX-4); default: everything
# $default: an edition, second
cli-rules-edition = as this edition has it (default: { $default })
cli-rules-compare = only what differs, edition beside edition

## daikaiju odds

cli-odds = what the dice can do, exactly
cli-odds-faces = dice on the table, like 113ECH
cli-odds-dice = nothing thrown yet: N dice to throw
cli-odds-throws = throws left
cli-odds-with = cards that change dice
cli-odds-energy = to pay for their use
cli-odds-position = a position instead of all that
cli-odds-goal = stars (the default), energy, hearts, claws, 1s, claws>=3 …; kill:MONSTER, win
cli-odds-keep = show this keep, not the best choice
cli-odds-exact = fractions
cli-odds-json = everything, for machines
# Examples of commands follow, one a line
cli-examples = examples:

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = let a bot speak the engine protocol
cli-engine-spec = the bot that answers, such as greedy
cli-arena = let bots play each other, with figures
cli-arena-specs = bots; the last fills the table
cli-arena-list = only say which bots there are
cli-arena-seats = monsters at the table, 2 to 6 (default: one a bot)
# $default: a number
cli-arena-games = how many games (default { NUMBER($default) })
cli-arena-option = an option of the table
cli-ladder = how strong every bot is, measured anew
cli-ladder-rows = only these; * is anything
cli-ladder-scale = times the games
cli-ladder-check = only replay a sample and compare
cli-ladder-page = only write the page anew
cli-study = what each card adds to the win rate
cli-study-names = cards and tiles (default: all)
# $default: greedy
cli-study-bot = who plays every seat (default { $default })
cli-study-games = with each card (default: by bot)
cli-study-workers = threads (default: one a core)
cli-solve = solve the game of two without cards
cli-solve-check = compare with the known result
cli-fuzz = play random games and check every position
# $default: a number
cli-fuzz-seconds = how long (default { NUMBER($default) })
cli-docs = make the generated documents anew
cli-docs-check = only say whether they are stale

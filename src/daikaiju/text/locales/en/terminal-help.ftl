### The help of the command line. Options (--seats), words in capitals (NAME) and commands are user input
### and are not translated. Help is short, begins with a small letter and has no full stop.

## Texts of argparse, the parser of arguments

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
# $other: another argument
cli-arguments-together = cannot be used together with { $other }
cli-arguments-one = expected one argument
cli-arguments-some = expected at least one argument
# $value: what was typed
cli-arguments-none = takes no value, but was given { $value }
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } could be any of { $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = invalid choice { $value }: choose from { $choices }
# $value: what was typed
cli-arguments-value = { $value } is not a number

## The command itself

cli-daikaiju = King of Tokyo with the complete rules of three editions.
cli-help = show this help
cli-version = show the version
cli-lang = language: en, fr, es, ru, zh-Hant or fa (default: DAIKAIJU_LANG, else the system language)
cli-debug = show the traceback of an error
cli-compile = compile everything ahead of time
# $known: names of groups
cli-compile-groups = what to compile: { $known } (default: everything)
cli-compile-workers = processes that compile (default: one for each core)
cli-pack = add the cards of this pack: a Python file or an installed pack (may be repeated)

## Options that several commands have

# $default: first, second or dark
cli-edition = the edition (default { $default })
# $default: a number
cli-seats = monsters at the table, 2 to 6 (default { NUMBER($default) })
# $default: a number
cli-seed = seed of the random numbers (default { NUMBER($default) })
cli-workers = threads, a number of threads, or ray
cli-json = write all statistics to this file
cli-html = write the report to this file (in English)
cli-two-player = Tokyo gives energy instead of stars
cli-root = the project's folder

## daikaiju play

cli-play = play in the terminal against bots
cli-play-monster = the monster you play
cli-play-against = easy, medium (the default), hard, expert, master, legend or any SPEC of `daikaiju arena --list`: one for all opponents, or one for each, separated by commas
cli-play-deal = play a deal: dice and cards are fixed for each seat and turn; a code (any text), or the record of a finished game
cli-play-seed = seed of the random numbers, for a repeatable game
cli-play-record = write the game record to this file
cli-play-resume = continue a recorded game
cli-play-watch = only bots play

## daikaiju serve, backup, restore

cli-serve = run a game server for people and bots
cli-serve-host = the address to listen on (127.0.0.1)
cli-serve-port = the port to listen on (8000)
cli-serve-lan = allow other devices in this network to join
cli-serve-open = open the page in a browser, on another port if this one is in use
cli-serve-store = where games are stored: a file or postgresql://…
cli-serve-name = the name of the server (Daikaiju)
cli-serve-url = the public URL, if the server is behind a proxy
cli-serve-processes = number of processes that share the port; 0: one for each core
cli-serve-logs = text or json
cli-serve-settings = a TOML file with settings
cli-serve-set = any other setting; docs/hosting.md lists all settings
cli-serve-bot = the bot of a level at this server, such as hard=py:my_bot.py:Stubborn (may be repeated)
cli-backup = save all tables of a server
cli-backup-file = the file to write
cli-restore = restore saved tables
cli-restore-file = a file that `daikaiju backup` wrote
cli-keep-store = where games are stored, as for `daikaiju serve`
cli-keep-settings = the settings file of the server

## daikaiju check, replay, review, puzzle, verify, cards, card, rules

cli-check = run scenarios
cli-check-paths = files or folders (default: the scenarios of the packs)
cli-replay = replay a game record
cli-replay-file = the record
cli-replay-position = print only the last position
cli-review = review a finished game: costly decisions, luck and skill
cli-review-file = the record; several records: the results of all players without luck
cli-review-quick = only the quick result
cli-review-all = also list the decisions that were fine
cli-review-json = print the review as JSON
cli-puzzle = solve puzzles: find the one action that is clearly best
cli-puzzle-id = the puzzle, such as k7qd (default: a random one)
cli-puzzle-daily = the puzzle of the day, or of a date such as 2026-12-24
cli-puzzle-theme = only puzzles of this theme
cli-puzzle-edition = only puzzles of this edition
cli-puzzle-seats = only puzzles with so many monsters
cli-puzzle-list = list the puzzles
cli-puzzle-answer = judge this action, such as 'keep 33', without asking
cli-puzzle-solution = show the answer without asking
cli-puzzle-json = print the puzzle, or the list, as JSON; the answer only with --answer or --solution
cli-puzzle-play = play the game on from the position, after the best action, against these bots
cli-verify = check the dice and cards of a recorded game
cli-verify-file = the record
cli-verify-hash = the hash of the game that another player or the page shows
cli-verify-commitment = the commitment that you noted before the game
cli-verify-strict = exit with status 1 also if something is not proved
cli-cards = show cards and tiles, editions side by side
cli-cards-name = one card or tile
cli-cards-edition = only those of this edition
cli-card-command = write the skeleton of a new card
cli-card-new = write a new card: code, texts in six languages and a scenario
cli-card-moments = list the moments at which a card can act
cli-card-name = the name of the card, such as "Second Wind"
# $default: my_cards.py
cli-card-to = the pack file to create or extend (default { $default })
cli-card-game = add the card to the game itself, in a clone of the repository
# $default: keep
cli-card-kind = the kind of card (default { $default })
# $default: a number
cli-card-cost = price in energy, 0 to 20 (default { NUMBER($default) })
# $default: a number
cli-card-level = the level of a Wickedness tile (default { NUMBER($default) })
cli-card-moment = when the card acts; `daikaiju card moments` lists all moments
cli-rules = show the rulebook, and how many scenarios test each rule
cli-rules-what = sections (claws), rules (CLAW-3) or examples (EX-4); default: all
# $default: an edition, second
cli-rules-edition = show the rules of this edition (default: { $default })
cli-rules-compare = show only the differences, with the editions side by side

## daikaiju odds

cli-odds = show the exact odds of dice
cli-odds-faces = dice on the table, such as 113ECH
cli-odds-dice = number of dice to roll, if none is on the table
cli-odds-throws = rolls left
cli-odds-with = cards that change dice
cli-odds-energy = energy to pay for the cards
cli-odds-position = a position, instead of the options above
cli-odds-goal = stars (the default), energy, hearts, claws, 1s, claws>=3 …; kill:MONSTER, win
cli-odds-keep = show the odds of this choice instead of the best one
cli-odds-exact = show fractions
cli-odds-json = print the result as JSON
# Examples of commands follow, one a line
cli-examples = examples:

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = run a bot as an engine
cli-engine-spec = the bot, such as greedy
cli-mcp = offer a seat to a language model, as an MCP server on standard input and output
cli-mcp-against = the bots of new games: easy, medium, hard, expert or any SPEC of `daikaiju arena --list`: one for all opponents, or one for each, separated by commas; without it the model chooses
cli-mcp-seats = monsters in a new game, that of the model included; without it the model chooses
cli-mcp-edition = the edition of new games; without it the model chooses
cli-mcp-monster = the monster of the model; without it the model chooses
cli-mcp-table = the invitation to a table that the model may join; without it the model gives one
cli-mcp-server = the only server whose tables the model may join
cli-mcp-name = the name of the model in records and at tables
cli-mcp-seed = seed of the random numbers, for repeatable games
cli-mcp-time-budget = time for each decision against bots; then the stand-in decides
cli-mcp-stand-in = the bot that decides when the time is over (medium)
cli-mcp-records = write the records of all games to this folder
cli-arena = play a match between bots and show statistics
cli-arena-specs = bots; the last one takes all remaining seats
cli-arena-list = only list the bots
cli-arena-seats = monsters at the table, 2 to 6 (default: one for each bot)
# $default: a number
cli-arena-games = number of games (default { NUMBER($default) })
cli-arena-until-sure = stop as soon as one bot is better than each other bot; --games is then a limit
cli-arena-records = write the record of each game to this folder
cli-arena-decisions = write one row for each decision to this Parquet file
cli-arena-option = an option of the table
cli-benchmark = run the named tasks of the benchmark
cli-benchmark-list = list the tasks
cli-benchmark-run = let a bot play a task and write its result
cli-benchmark-verify = check results: compute their scores again and replay games
cli-benchmark-page = make a page with tables and plots from results
cli-benchmark-which = a task, as listed by `daikaiju benchmark list`
cli-benchmark-bot = a bot, as in the arena
cli-benchmark-json = write the result to this file (default: named after task and bot)
cli-benchmark-files = results, written by `daikaiju benchmark run`
cli-benchmark-all = replay all games instead of a random sample
cli-benchmark-moved = the bot, if its file is elsewhere now
# $default: a folder
cli-benchmark-folder = the folder of the results (default { $default })
# $default: a file
cli-benchmark-to = the page (default { $default }); the plots are written beside it
cli-ladder = measure the strength of all bots
cli-ladder-rows = only these rows; * matches any text
cli-ladder-scale = factor for the number of games
cli-ladder-check = only replay a sample and compare
cli-ladder-page = only write the page again
cli-study = measure how much each card adds to the win rate
cli-study-names = cards and tiles (default: all)
# $default: greedy
cli-study-bot = the bot on all seats (default { $default })
cli-study-games = games with each card (default: depends on the bot)
cli-study-workers = number of threads (default: one for each core)
cli-lab = measure whether cards or house rules are balanced
cli-lab-what = a pack (file or name), and cards (default: all cards of the pack)
cli-lab-option = compare the usual rules with this table option (may be repeated)
cli-lab-against = compare with this option instead of the usual rules (may be repeated)
cli-lab-edition = edition of the main table (default: one that has the cards); with options: only this edition
cli-lab-seats = seats of the main table (default 4); with options: only tables of this size
# $default: a bot
cli-lab-bot = quick bot, which plays most games (default { $default })
# $default: a bot
cli-lab-strong-bot = strong bot, for comparison (default { $default })
cli-lab-effort = multiple of the usual number of games (default 1: about half a minute)
cli-solve = solve the game of two monsters without cards
cli-solve-check = compare with the known result
cli-solve-again = solve again, although the result is stored
cli-solve-position = the win chances and the best action in this position
cli-solve-json = print JSON
cli-fuzz = play random games and check every position
# $default: a number
cli-fuzz-seconds = duration in seconds (default { NUMBER($default) })
cli-docs = write the generated documents
cli-docs-check = only report whether they are stale

### Texts of the command line for players: the game in the terminal, odds, cards, records, and the start
### message of the server. `$who` is always the name of a monster, `$card` the name of a card or tile.
### User input (keep 11C, buy jets, card ids) is the same in every language and comes as an argument.
### The terminal shows text only: no message may contain a line break.

## Small words

# Between the parts of a list
cli-comma = { ", " }
# Between addresses, any of which may be opened
cli-or = { " or " }
# Between actions that follow each other: keep CC, then stop
cli-then = { ", then " }
# $problem: a sentence without a full stop. daikaiju is the command, and stays.
cli-error = daikaiju: { $problem }
# $problem: the error of Python (English). daikaiju is the command, and stays.
cli-fault-of-program = daikaiju: a fault of the program, not of your input ({ $problem }). Run the same command with --debug and report its output as an issue of the project.
# $file: a file of the package. daikaiju is the command, and stays.
cli-installation-damaged = daikaiju: the installation is damaged: { $file } cannot be read. Install Daikaiju again.
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
cli-percent = { NUMBER($percent) } %
# $percent: 51.8
cli-percent-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $percent: less than this, 0.1
cli-under-percent = <{ NUMBER($percent, minimumFractionDigits: 1) } %
# $percent: more than this, 99.9
cli-over-percent = >{ NUMBER($percent, minimumFractionDigits: 1) } %
# $low and $high: an interval, in per cent
cli-percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $name: a monster; $number: its chance, 51.8 %
cli-name-and-number = { $name } { $number }

## What can be typed in a game

cli-type = Type an action, as listed. Faces: 1 2 3, E energy, C claw, H heart.
cli-type-keep = keeps two 1s and a claw, rolls the others
cli-type-keep-none = rerolls all dice
cli-type-stop = ends your rolls
cli-type-odds = shows the exact odds of your dice
cli-type-hint = shows what a good player would do
cli-type-card = explains a card
cli-type-table = shows the table
cli-type-help = lists all your legal actions
cli-type-quit = leaves the game

## Beginning and end of a game

# $who: the monster of the person; a list of opponents follows
cli-you-are = You are { $who }. Your opponents are:
# $who: a monster; $bot: the bot that plays it
cli-opponent = { $who } ({ $bot })
# $bot: what a bot is called; $parameter: 200ms, 60
cli-bot-with = { $bot } { $parameter }
cli-nobody-won = No monster has survived: all players lose.
cli-standstill = No monster can act any more: the game ends without a winner.
# $who: the winner, or several with commas between them
cli-won-by-stars = { $who } — King of Tokyo, with 20 stars!
# $who: the winner, or several with commas between them
cli-won-by-survival = { $who } — King of Tokyo, as the last survivor!
cli-left = You have left the game.
# $file: where it is
cli-record-written = The record was written to { $file }.

## Questions to the person

# The dice follow as letters
cli-your-dice = your dice:
# $throws: how many are left
cli-throws-left =
    { $throws ->
        [one] { NUMBER($throws) } roll left
       *[other] { NUMBER($throws) } rolls left
    }
# What can be typed follows
cli-you-may = you may:
# $who: a monster; $action: what it does, as it is typed
cli-does = { $who }: { $action }
# $comment: of a move, such as the reason that its player stated
cli-comment = “{ $comment }”
# $who: the monster whose throw for the first turn follows, as letters
cli-who-starts = who starts? { $who }:
# $doing: a sentence that says who is doing what
cli-wait = { $doing } …
# $who: a monster or a bot
cli-thinking = { $who } is thinking
cli-counting = calculating
# $problem: what the program of another author did wrong (English)
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
       *[wickedness] { $who } +{ NUMBER($amount) } wickedness
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-gained-from =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } +{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } +{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } +{ NUMBER($amount) } wickedness ({ $source })
    }
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-lost =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★
        [energy] { $who } −{ NUMBER($amount) } ⚡
        [health] { $who } −{ NUMBER($amount) } ♥
       *[wickedness] { $who } −{ NUMBER($amount) } wickedness
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-lost-from =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } −{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } −{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } −{ NUMBER($amount) } wickedness ({ $source })
    }
cli-from-claws = claws
cli-from-entering = entering Tokyo
cli-from-holding = holding Tokyo
cli-from-poison = poison
cli-from-sweep = the sweep
cli-from-sale = a sale
cli-from-knockout = a knockout
# $face: the letter of a face, 1 2 3 E C H
cli-from-dice = { $face } dice
# $who; $card: what gives the token
cli-gets-poison = { $who } gets a poison token ({ $card })
# $who; $card: what takes the token
cli-loses-poison = { $who } loses a poison token ({ $card })
# $who; $card: what gives the token
cli-gets-shrink = { $who } gets a shrink token ({ $card })
# $who; $card: what takes the token
cli-loses-shrink = { $who } loses a shrink token ({ $card })
# $who
cli-enters-city = { $who } enters Tokyo City
# $who
cli-enters-bay = { $who } enters Tokyo Bay
# $who
cli-leaves = { $who } leaves Tokyo
# $who: the owner; $copier: its card that works as a copy; $card: the card that is copied
cli-copies = { $copier } of { $who } now copies { $card }
# $who; $card; $price
cli-buys = { $who } buys { $card } for { NUMBER($price) } ⚡
# $who; $card
cli-gives-up = { $who } gives up { $card }
# $who; $card
cli-takes-tile = { $who } takes the tile { $card }
# $who; $card: what brings it
cli-extra-turn = { $who } will take another turn ({ $card })
# $who
cli-is-out = { $who } is out of the game
# $who: the monster
cli-is-down = { $who } is knocked out and misses its next turn
# $who: the monster
cli-gets-up = { $who } gets up
# $who: the monster of an eliminated player; $other: the monster that should win
cli-predicts = { $who } predicts that { $other } will win
# $who, $other: as above; $points
cli-prediction-points =
  { $points ->
    [0] { $who } predicted that { $other } would win: no points
    [one] { $who } predicted that { $other } would win: { $points } point
   *[other] { $who } predicted that { $other } would win: { $points } points
  }
# $who
cli-sweeps = { $who } sweeps the market
# $who
cli-wins = { $who } wins!
cli-reshuffled = The discard pile becomes the new deck

## The table

cli-place = place
cli-has = has
cli-wicked = wicked
cli-place-outside = outside
cli-place-city = Tokyo City
cli-place-bay = Tokyo Bay
cli-place-out = out
cli-place-down = knocked out
# $who: the monster of the person
cli-name-you = { $who } (you)
cli-no-dice = no dice
# $tokens
cli-has-poison = poison { NUMBER($tokens) }
# $tokens
cli-has-shrink = shrink { NUMBER($tokens) }
# $card; $counters: how many lie on it
cli-card-with-counters = { $card } ({ NUMBER($counters) })
# The cards on offer follow
cli-market = market:
# $edition: first, second or dark
cli-market-empty =
    { $edition ->
        [first] market: empty (first edition)
        [second] market: empty (second edition)
       *[dark] market: empty (Dark Edition)
    }
# $card; $label: what one types to buy it; $price
cli-offer = { $card } ({ $label }) { NUMBER($price) }⚡
# A card that acts once and is discarded. $card; $label; $price
cli-offer-once = { $card } ({ $label }, once) { NUMBER($price) }⚡

## Advice and odds

cli-stars = stars
cli-energy = energy
cli-hearts = hearts
cli-claws = claws
cli-ones = 1s
cli-twos = 2s
cli-threes = 3s
cli-going-for = goal
cli-best-is = best choice
cli-on-average = on average
# Monsters and their chances follow
cli-may-die = may die before its next turn, if all others roll for claws:
cli-nobody = nobody
cli-you = you
# $bot: greedy, odds …; $action: what it would do, as it is typed
cli-hint = { $bot } would: { $action }
# $dice: how many
cli-dice-to-throw =
    { $dice ->
        [one] { NUMBER($dice) } die to roll
       *[other] { NUMBER($dice) } dice to roll
    }
# $energy: how much there is to pay with
cli-energy-to-pay = { NUMBER($energy) } energy
cli-best-choices = best choices
# The only thing to be done: throwing all dice
cli-throw = roll
# $who: the monster to be killed
cli-chance-to-kill = chance to kill { $who }
cli-chance-to-win = chance to win now
# $measure: stars, claws …; $many: at least so many
cli-chance-of = chance of { $measure } ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-average-of = { $measure } on average
# $actions: keep CC, then stop. A table of what the dice show then follows.
cli-after = After { $actions }, the final dice:
# A table of what the dice show follows
cli-in-the-end = The final dice:
# $number
cli-energy-spent = Average energy spent: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-mean = mean
# $many: at least so many
cli-at-least = ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-mean-of = { $measure }, mean
# $measure: stars, claws …; $many: at least so many
cli-at-least-of = { $measure } ≥ { NUMBER($many) }
# Heading of a column with fractions
cli-exactly = exact
cli-who-may-die = who may die
cli-killed-now = killed now
cli-before-next-turn = before its next turn
cli-assumption = Killed now: by these dice, if they are rolled for this alone. Before its next turn: if every monster that can hurt it rolls only for claws, and no monster heals, yields or buys.
# $chances: each monster with its chance
cli-solved = This game is solved. If both sides play perfectly: { $chances }.

## Cards

cli-name = name
cli-kind = kind
cli-effect = effect
# $edition: first, second or dark; heading of a column
cli-edition-name =
    { $edition ->
        [first] first
        [second] second
       *[dark] dark
    }
cli-kind-keep = keep
cli-kind-discard = discard
cli-kind-tile = tile
# $price
cli-price = { NUMBER($price) } ⚡
# $price; $copies: how many of it are in the deck
cli-price-copies = { NUMBER($price) } ⚡ ×{ NUMBER($copies) }
# $level: of a Wickedness tile, 3, 6 or 10
cli-level = level { NUMBER($level) }
# $level: 3, 6 or 10; $side: green or red
cli-tile-level =
    { $side ->
        [green] level { NUMBER($level) } green
       *[red] level { NUMBER($level) } red
    }
# $level: 3, 6 or 10; $side: green or red
cli-tile-of =
    { $side ->
        [green] Level { NUMBER($level) }, green side (Dark Edition).
       *[red] Level { NUMBER($level) }, red side (Dark Edition).
    }
# $card; $kind: keep, discard or tile; $label: what one types for it
cli-card-heading = { $card } ({ $kind }, { $label })
# $edition: first, second or dark; $price: 5 ⚡
cli-printed =
    { $edition ->
        [first] First edition: { $price }.
        [second] Second edition: { $price }.
       *[dark] Dark Edition: { $price }.
    }
# $edition; $price; $card: the name that this edition prints
cli-printed-title =
    { $edition ->
        [first] First edition: { $price }, called { $card }.
        [second] Second edition: { $price }, called { $card }.
       *[dark] Dark Edition: { $price }, called { $card }.
    }
# $edition; $price; $card: the name that this edition prints; $effect: what it does there
cli-printed-effect =
    { $edition ->
        [first] First edition: { $price }. { $card }: { $effect }
        [second] Second edition: { $price }. { $card }: { $effect }
       *[dark] Dark Edition: { $price }. { $card }: { $effect }
    }
# $ruling: how we rule a card, a sentence or more
cli-ruling = • { $ruling }

## The rulebook

# $title: of the rulebook or of a section; $edition: first, second or dark
cli-rules-heading =
    { $edition ->
        [first] { $title } – First edition
        [second] { $title } – Second edition
       *[dark] { $title } – Dark Edition
    }
# $many: how many scenarios prove a rule
cli-rules-proved =
    { $many ->
        [0] no scenario
        [one] { NUMBER($many) } scenario
       *[other] { NUMBER($many) } scenarios
    }
# $id: EX-4; $title: what happens in it
cli-rules-example = Example { $id }: { $title }
# $editions: a list
cli-rules-holds = In these editions: { $editions }.
# Heads a column: what the editions are compared in
cli-rules-matter = subject
cli-rules-same = The editions do not differ in this.

## Records and scenarios

# $result: as records write it, kraken by stars
cli-result = result: { $result }
cli-no-result = result: none, the game is not over
# $passed and $failed: how many scenarios hold, and how many do not
cli-proved = { NUMBER($passed) } passed, { NUMBER($failed) } failed
# $pack: its name; $many: how many; $languages: their codes
cli-untranslated =
    { $many ->
        [one] { $pack }: { NUMBER($many) } text to translate ({ $languages })
       *[other] { $pack }: { NUMBER($many) } texts to translate ({ $languages })
    }
# $moment: what was typed. The list of all moments follows
cli-card-no-moment = there is no moment '{ $moment }'; the moments are:
# $file
cli-card-wrote = { $file } was written
cli-card-next = Next:
cli-card-next-check = run its scenario
cli-card-next-play = play with it
cli-card-next-study = measure what it is worth
# $code, $text: files
cli-card-next-edit = change the effect in { $code } and its text in { $text }
# $mark: a comment in the files; $folder: where they are
cli-card-next-translate = translate the texts marked “{ $mark }” in { $folder }
# $folder: where emblems are
cli-card-next-emblem = if you like, draw an emblem in { $folder }
cli-card-next-docs = format the code and write the generated files
cli-card-next-test = run all tests
# $file; $verdict: one of the following, without a full stop
cli-verdict = { $file }: { $verdict }.
# $draws: how many; $commitment: 64 digits
cli-draws-fit =
    { $draws ->
        [one] { NUMBER($draws) } draw matches the secret; the secret matches the commitment { $commitment }
       *[other] all { NUMBER($draws) } draws match the secret; the secret matches the commitment { $commitment }
    }
# $line: the number of a line; $recorded: what the file has there; $number: of the draw; $derived: what
# the secret gives; $different: how many differ; $draws: of how many
cli-draws-differ =
    { $different ->
        [one] line { NUMBER($line, useGrouping: 0) } has `{ $recorded }`, but draw { NUMBER($number) } should be `{ $derived }`: { NUMBER($different) } of { NUMBER($draws) } draws does not match the secret
       *[other] line { NUMBER($line, useGrouping: 0) } has `{ $recorded }`, but draw { NUMBER($number) } should be `{ $derived }`: { NUMBER($different) } of { NUMBER($draws) } draws do not match the secret
    }
# The same in a record that was never a file. $move: the number of a move; $recorded; $number; $derived;
# $different; $draws
cli-draws-differ-move =
    { $different ->
        [one] move { NUMBER($move) } has `{ $recorded }`, but draw { NUMBER($number) } should be `{ $derived }`: { NUMBER($different) } of { NUMBER($draws) } draws does not match the secret
       *[other] move { NUMBER($move) } has `{ $recorded }`, but draw { NUMBER($number) } should be `{ $derived }`: { NUMBER($different) } of { NUMBER($draws) } draws do not match the secret
    }
cli-no-commitment = this record has no commitment, so its draws cannot be verified
cli-no-secret-yet = this record has no secret yet: the game is not over
cli-no-secret = this record has no secret, although the game is over: ask the host of the game for it
# $recorded and $fitting: 64 digits each
cli-other-commitment = the secret does not match the commitment: the record has { $recorded }, but the commitment of this secret is { $fitting }
# $made: the version that made the record; $ours: the one that reads it
cli-other-rules = The record was made with version { $made }, this is version { $ours }: the draws of cards differ if the decks differ.
# $moves: how many there are
cli-game-cut = the record ends after { NUMBER($moves) } moves, before the end of the game
# $recorded: the result in the file; $actual: the result of its moves
cli-other-result = the record says `{ $recorded }`, but its moves lead to `{ $actual }`
# $players: how many are named; $seats: how many there are
cli-other-players = the record names { NUMBER($players) } players for { NUMBER($seats) } seats
# $recorded, $actual: hashes of 64 digits
cli-other-chain = players, settings or moves were changed: the record has the hash { $recorded }, but its content has { $actual }
# $chain: a hash of 64 digits
cli-chain = Hash of the whole game: { $chain }. Compare it with the records of the other players.
cli-no-chain = Not proved: players and decisions, because the record has no hash of the game.
# $given: what was entered instead of a hash
cli-verify-digits = must be 64 hexadecimal digits, not '{ $given }'
# $known, $actual: hashes of 64 digits
cli-other-known-hash = this is another game: you gave the hash { $known }, but the content of the record has { $actual }
# $known, $recorded: commitments of 64 digits
cli-other-known-commitment = this is another game: you gave the commitment { $known }, but the record has { $recorded }
cli-chain-removed = the record has no hash of the game (`chain:`): every finished game whose draws have names has one, so it was removed
cli-deal-again = The deal was played before: players may have known its dice and cards.
cli-no-entropy = Not proved: that the host did not choose the secret, because no player added a text.
# $draw: number of the first draw with the new secret
cli-restored-dice = Note: the server was restored from a backup before draw { NUMBER($draw) }. From there on the dice follow from a new secret.
# $draw: number of the first draw with this secret
cli-other-restored = the secret that is used from draw { NUMBER($draw) } on does not match its commitment.

## The server

# $server: its name; $addresses: one or more addresses
cli-serving = { $server }: open { $addresses } in a browser (Ctrl-C ends the server).
# $store: a file, or where a database is
cli-kept-in = Games are stored in { $store }.
# $packs: names of packs
cli-serve-packs = Games use the cards of these packs: { $packs }.
cli-scan = Scan this code with a phone in the same network.
# $url: an address
cli-serving-already = A server already runs at { $url }: open it in a browser.
# $port: a number
cli-port-taken = Port { $port } is in use by another program: the server uses a free port instead.
# $file; $tables, $entries (in their logs), $players: how many it holds
cli-backed-up =
    The backup { $file } contains { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $entries ->
        [one] { NUMBER($entries) } entry
       *[other] { NUMBER($entries) } entries
    }, { $players ->
        [one] { NUMBER($players) } player
       *[other] { NUMBER($players) } players
    }.
# $file; $tables, $entries (in their logs), $players: how many it held
cli-restored =
    Restored from { $file }: { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $entries ->
        [one] { NUMBER($entries) } entry
       *[other] { NUMBER($entries) } entries
    }, { $players ->
        [one] { NUMBER($players) } player
       *[other] { NUMBER($players) } players
    }.

## Bots. `.does`: what it does; `.after`: what may follow its colon

cli-bot-random = Random
    .does = Plays any legal action.
cli-bot-greedy = Greedy
    .does = A sensible beginner: keeps what looks good, buys expensive cards, yields when weak.
    .after = per cent of decisions that are not random, as in greedy:70
cli-bot-odds = Odds
    .does = Knows the exact odds of its dice and evaluates the results by a heuristic.
cli-bot-search = Search
    .does = Searches ahead over all rolls and evaluates with a trained network.
    .after = time or simulations for each decision, as in search:50ms or search:400
cli-bot-champion = Champion
    .does = Plays with a network that has learnt from millions of games against itself.
    .after = time or leaves of a search for each decision, as in champion:50ms or champion:40; or its skill, as in champion:60%
cli-bot-perfect = Perfect
    .does = Plays optimally; only for two monsters without cards, where the game is solved.
cli-bot-cmd = External
    .does = A program of yours that speaks the engine protocol.
    .after = the command that starts it, as in 'cmd:python my_bot.py'
cli-bot-net = Network
    .does = Plays with a network that was trained and saved to a file.
    .after = the file, as in net:my_network.npz
cli-bot-py = Python class
    .does = A class of yours in a Python file or module.
    .after = file or module, and the class, as in py:my_bot.py:Stubborn

### Reports of the commands that play many games: arena, ladder, study, solve, fuzz; and docs.
### `$bot` is the spec of a bot: greedy, search:50ms. An interval is a 95 % confidence interval.

## While games are played

cli-playing = playing
# $row: the name of a row of the ladder
cli-replaying = replaying { $row }
# $name: a function; $number: which one; $total: of how many
cli-compile-begins = compiling { $name } ({ NUMBER($number) } of { NUMBER($total) }), once for this version …
# $name: a function; $number: which one; $total: of how many
cli-compile-waits = waiting for another process that compiles { $name } ({ NUMBER($number) } of { NUMBER($total) }) …
# $name: a function
cli-compile-again = the stored machine code of { $name } is damaged and is compiled again
# $folder: the folder; $reason: what the system says; $replacement: another folder
cli-compile-unwritable = the cache folder { $folder } cannot be written ({ $reason }): machine code is kept in { $replacement } until this process ends; DAIKAIJU_CACHE can name another folder
# $name: a function; $number: how many are done; $total: of how many
cli-compile-done = compiled { $name } ({ NUMBER($number) } of { NUMBER($total) })
# $compiled: how many functions; $total: of how many; $time: seconds; $folder: where the code is
cli-compile-end = Compiled { NUMBER($compiled) } of { NUMBER($total) } functions in { NUMBER($time) } s; the machine code is in { $folder }.
# $games: so far
cli-games =
    { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }
# $rate: games in a second
cli-rate = { NUMBER($rate) }/s
# $rate: games in a second, few
cli-slow-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s
cli-nothing-to-report = Stopped before the first games were finished: there is nothing to report.
# $games: played; $asked: how many should have been
cli-stopped =
    { $asked ->
        [one] Stopped after { NUMBER($games) } of { NUMBER($asked) } game.
       *[other] Stopped after { NUMBER($games) } of { NUMBER($asked) } games.
    }
# $games: played; $asked: the limit
cli-stopped-sure = The match was sure after { NUMBER($games) } games and stopped; the limit was { NUMBER($asked) }.
# $games; $time: seconds; $rate: games in a second. A command follows that plays the same again.
cli-played-rate =
    { $games ->
        [one] { NUMBER($games) } game in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate) } per second. To repeat:
       *[other] { NUMBER($games) } games in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate) } per second. To repeat:
    }
# $games; $time: seconds. A command follows that plays the same again.
cli-played =
    { $games ->
        [one] { NUMBER($games) } game in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. To repeat:
       *[other] { NUMBER($games) } games in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. To repeat:
    }
# $file
cli-written = Written: { $file }

## The arena

# $bot; $games: how many
cli-arena-alone =
    { $games ->
        [one] { $bot } played all seats of { NUMBER($games) } game.
       *[other] { $bot } played all seats of { NUMBER($games) } games.
    }
# $bot; $percent: what it won, with the interval from $low to $high; $games: how many it played; $par: what
# each seat would win if all were equal
cli-arena-best =
    { $games ->
        [one] { $bot } won { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { NUMBER($games) } game ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); par is { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] { $bot } won { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { NUMBER($games) } games ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); par is { NUMBER($par, maximumFractionDigits: 1) } %.
    }
# The same for a bot that has several seats at a table: $seats. $bot; $percent; $low; $high; $games; $par
cli-arena-best-seats =
    { $games ->
        [one] Each of the { NUMBER($seats) } seats of { $bot } won { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { NUMBER($games) } game ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); par is { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] Each of the { NUMBER($seats) } seats of { $bot } won { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { NUMBER($games) } games ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); par is { NUMBER($par, maximumFractionDigits: 1) } %.
    }
cli-arena-no-other = There is no other bot to compare with.
# $bot: the second best; $percent, $low, $high: what it won; $best: the best bot; $difference, $lowest,
# $highest: how much more it won, in percentage points; $many: comparisons
cli-arena-sure =
    { $many ->
        [1] { $bot } follows with { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): { $best } is better by { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (paired: { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). The error rate of this statement is at most 5 %.
       *[other] { $bot } follows with { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): { $best } is better by { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (paired: { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). The error rate of such statements over all { NUMBER($many) } comparisons is at most 5 %.
    }
# $bot: the second best; $percent, $low, $high: what it won; $difference, $lowest, $highest: how much less
# than the best, in percentage points
cli-arena-unsure = { $bot } follows with { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): the difference is { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (paired: { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }), so these games do not show which one is better.
# $bot: the second best; $percent, $low, $high: what it won
cli-arena-not-met = { $bot } follows with { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); the two have not met in a game.
# $median, $tenth, $ninetieth, $mean: turns
cli-lengths = Half of the games took at most { NUMBER($median) } turns (all monsters' turns counted), four of five between { NUMBER($tenth) } and { NUMBER($ninetieth) }; the mean is { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $endings: some of the following, with commas between them
cli-endings = Of all games, { $endings }.
# $share: 61.0 %
cli-ending-stars = { $share } by 20 stars
# $share: 61.0 %
cli-ending-survival = { $share } with one monster left
# $share: 61.0 %
cli-ending-nobody = { $share } with no monster left
# $share: 61.0 %
cli-ending-standstill = { $share } at a standstill
# $percent: less than this, 0.1
cli-little = under { NUMBER($percent, minimumFractionDigits: 1) } %
cli-bot = bot
cli-won = won
cli-interval = 95 % interval
cli-by-stars = by stars
cli-by-survival = by survival
cli-average-place = rank
cli-rating = rating
# $points; $around: how sure they are
cli-rating-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($around, useGrouping: 0) }
cli-in-a-game = per game
cli-damage = damage
cli-cards-bought = cards
cli-spec = spec
cli-what-it-does = what it does
cli-after-colon = parameter after the colon
# $bot: what the level (easy, medium, hard, expert, master, legend) is made of
cli-level-is = A difficulty level: { $bot }.

## The benchmark

cli-benchmark-task = Task
cli-benchmark-table = Table
cli-benchmark-opponents = Opponents
cli-benchmark-games = Games
cli-benchmark-measure = Score
cli-benchmark-no-cards = no cards
cli-benchmark-wins = win rate
# The win chance that a bot gives away by its mistakes
cli-benchmark-regret = regret
# $edition: first, second or dark; $seats
cli-benchmark-seats =
    { $edition ->
        [first] first edition, { NUMBER($seats) } seats
        [dark] Dark Edition, { NUMBER($seats) } seats
       *[other] second edition, { NUMBER($seats) } seats
    }
# $bot; $task: its name; $score, $low and $high: 51.8 %; $games
cli-benchmark-won = { $bot } won { $score } of { NUMBER($games) } games in the task { $task } (95 % interval { $low } to { $high }).
# $bot; $task: its name; $score, $low and $high: 0.0312; $games
cli-benchmark-lost = { $bot } gave away { $score } of a win per game in the task { $task } (95 % interval { $low } to { $high }, { NUMBER($games) } games).
# $file; $games: replayed; $total: all
cli-benchmark-holds = { $file } holds: the score is that of its games, and { NUMBER($games) } of { NUMBER($total) } games were replayed with the same decisions.
# $file; $problem: one of the following
cli-benchmark-fails = { $file } does not hold: { $problem }.
# $bot
cli-benchmark-other-file = { $bot } is loaded from another file than the bot that was measured
# $number: of the game; $claimed and $played: a value and a checksum
cli-benchmark-game-differs = game { NUMBER($number) } is { $claimed } in the file, but { $played } when it is played again
# $games; $needed
cli-benchmark-too-few = it has { NUMBER($games) } games, but the task has { NUMBER($needed) }
# $name: score, interval or measure (English); $claimed and $found: its values
cli-benchmark-score = its { $name } is { $claimed }, but its games give { $found }
# $made: 0.2.0
cli-benchmark-other-version = Another version made it ({ $made }); rules or bots may have changed since.

## The ladder

# $played of $rows: how many
cli-ladder-stopped =
    { $rows ->
        [one] Stopped: { NUMBER($played) } of { NUMBER($rows) } row was played and stored.
       *[other] Stopped: { NUMBER($played) } of { NUMBER($rows) } rows were played and stored.
    }
# $row: its name; $percent: what was won, with the interval from $low to $high; $games; $time: seconds
cli-ladder-row =
    { $games ->
        [one] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } game in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
       *[other] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } games in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
    }
cli-ladder-true = The sample agrees with the published ladder.
# $file
cli-ladder-stale = { $file } is stale: run `daikaiju ladder --page`

## The study of cards. Points are those of win rate, and come with their sign: +12.3 ± 0.4

# $card; $bot; $with and $without: win rates in per cent
cli-study-one = { $card }: { $bot } wins { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of its games with it and { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } % without.
# $card; $bot; $with and $without: win rates in per cent
cli-study-most = { $card } adds most: { $bot } wins { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of its games with it and { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } % without.
# $points: +12.3 ± 0.4
cli-study-adds = It adds { $points } points (95 % interval).
# $gifts: how many cards, of which $good help, $bad harm and $others do neither; $card: the least; $points: what it adds
cli-study-least = Of { NUMBER($gifts) } cards { NUMBER($good) } clearly help, { NUMBER($bad) } clearly harm, and { NUMBER($others) } have no clear effect; { $card } adds least, { $points } points.
# $bot
cli-study-caution = This is the value of a card for { $bot } as a gift before the first roll. A buyer pays for the card and has it later; a card that the bot uses badly looks worthless here.
# $cards: how many; $correlation: 0.51; $points: +1.2
cli-study-prices = Over { NUMBER($cards) } cards the correlation of price and value is { $correlation }; one more energy in price goes with { $points } points of win rate.
# $bot; $more and $less: lists of cards
cli-study-both = Compared with other cards of the same price, as { $bot } plays them, these add clearly more: { $more }; clearly less: { $less }.
# $bot; $more: a list of cards
cli-study-more = Compared with other cards of the same price, as { $bot } plays them, these add clearly more: { $more }.
# $bot; $less: a list of cards
cli-study-less = Compared with other cards of the same price, as { $bot } plays them, these add clearly less: { $less }.
# $cards: a list
cli-study-left-out = Not studied: { $cards }. Before the first roll they have no effect, or the same effect for every monster.
# $mark: the sign beside the card's name in the table; $card; $why: one of the following
cli-study-note = { $mark } { $card }: { $why }.
cli-less-death_from_above = takes Tokyo before any monster could have held it
cli-less-final_push = its 2 hearts have no effect at full health
cli-less-fluxling = has nothing to copy at first and is placed at the start of a later turn
cli-less-full_regeneration = heals only 2 hearts at this point
cli-less-have_it_all = there are no Keep cards to count yet
cli-less-mimic = has nothing to copy at first and is placed in a later turn, for 1 energy
cli-less-natural_selection = its 4 hearts have no effect at full health
cli-less-nuclear_power_plant = its 3 hearts have no effect at full health
cli-less-vast_storm = no monster has energy to lose yet
cli-study-unit = points of win rate, with 95 % intervals
cli-keep-card = Keep card
cli-discard-card = Discard card
cli-wicked-tile = Wickedness tile
cli-card = card
cli-price-heading = price
cli-points-added = points added
cli-per-energy = per energy

## The lab

# $edition; $seats: how many
cli-lab-headline =
    { $edition ->
        [first] Balance report: first edition, { NUMBER($seats) } seats.
        [second] Balance report: second edition, { NUMBER($seats) } seats.
       *[dark] Balance report: Dark Edition, { NUMBER($seats) } seats.
    }
# $games; $time: seconds. A table follows.
cli-lab-first-look = First look: { NUMBER($games) } games in { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, compilation included. More games follow, then the whole report.
# $cards: a list
cli-lab-cheap = Too cheap, as every bot plays: { $cards }.
# $cards: a list
cli-lab-expensive = Too expensive, as every bot plays: { $cards }.
# $cards: a list
cli-lab-fair = Not clearly too cheap or too expensive: { $cards }.
cli-lab-fair-price = fair price
# heading of the three following texts
cli-lab-verdict = price is
cli-lab-is-cheap = too cheap
cli-lab-is-fair = fair
cli-lab-is-expensive = too expensive
# $price: energy
cli-lab-price-over = more than { NUMBER($price) } ⚡
# $low: energy, 3.1
cli-lab-price-from = { $low } ⚡ or more
# $low, $high: energy, 3.1
cli-lab-price-range = { $low }–{ $high } ⚡
# $seats: 2 to 6
cli-lab-at-seats = { NUMBER($seats) } seats
# $card; $partners: cards with points, Wings (+3.1 ± 0.4)
cli-lab-best = { $card } adds more together with { $partners }.
# $card; $partners: cards with points, Wings (−3.1 ± 0.4)
cli-lab-worst = { $card } adds less together with { $partners }.
# $card; $turns: +1.4 ± 0.2; $stars: −2.1
cli-lab-ends = With { $card } games change by { $turns } turns; the share that ends by stars changes by { $stars } points.
# $cards: a list
cli-lab-elsewhere = Only in other editions: { $cards }.
cli-lab-caution = “Points added” are percentage points of win rate. A monster gets the card for free when its turn begins, in the second to fourth round; the same game is played without the gift. The fair price is the energy that, as a gift, adds as much. Partners: points beyond the sum of both cards. Intervals are 95 %; among many partners one in twenty is there by chance. A card that a bot uses badly looks weak here.
cli-lab-usual = the usual rules
# $after, $before: options such as bay=false, or the text above
cli-lab-options-headline = { $after } compared with { $before }.
cli-lab-first-player = first player wins
cli-lab-strong-wins = strong bot wins
cli-lab-turns = turns
cli-lab-seats-heading = seats
# $bot, $strong: names of bots
cli-lab-options-caution = { $bot } plays all seats; “strong bot wins” is the win rate of one { $strong } among { $bot }. Bold: the difference is larger than its 95 % interval. “=”: the option changes nothing at this table.
cli-edition-heading = edition

## The solved game

cli-solving = solving
# $time: seconds
cli-solved-in =
    { $time ->
        [one] Solved in { NUMBER($time) } second and stored.
       *[other] Solved in { NUMBER($time) } seconds and stored.
    }
# $chance: 0.543406363
cli-first-turn = The monster that takes the first turn wins with probability { $chance }.
# $action: an action, as it is typed
cli-solve-best = Best action: { $action }.
cli-known = This is the known result.
# $chance: 0.543406363
cli-not-known = The result should be { $chance }.
# $place: outside or tokyo, where the monster that throws is; $measure: what the table goes by, hearts or stars
cli-sample =
    { $measure ->
        [hearts] { $place ->
            [outside] Rolling outside Tokyo, 10 stars each, by hearts
           *[tokyo] Rolling in Tokyo, 10 stars each, by hearts
        }
       *[stars] { $place ->
            [outside] Rolling outside Tokyo, 10 hearts each, by stars
           *[tokyo] Rolling in Tokyo, 10 hearts each, by stars
        }
    }
cli-own-other = own / other

## For developers

# $games; $decisions: how many
cli-fuzzed = { NUMBER($games) } games, { NUMBER($decisions) } decisions
# What is wrong follows, in English
cli-fault = fault:
# $effect: the name of a card's function
cli-silent = never acted: { $effect }
# $faults; $silent: how many
cli-faults = { NUMBER($faults) } faults, { NUMBER($silent) } effects that never acted
# $file
cli-doc-stale = { $file } is stale: run `daikaiju docs`
# $file
cli-doc-made = { $file } was updated

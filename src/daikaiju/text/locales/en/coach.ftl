### The coach: `daikaiju review` and the review on the replay page. A point is one per cent of win chance.

# $label: fine, inaccuracy, mistake or blunder
coach-label =
    { $label ->
        [fine] fine
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
# $points: a change of the win chance, in points
coach-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points: as above, without the sign
coach-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $number: of the move; $who: a monster; $action and $best: as typed, keep 11C; $label: mistake; $cost and
# $uncertainty: in points
coach-decision = Move { NUMBER($number) }, { $who }: { $action } – { $label }, −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Better: { $best }.
# $number: of the move; $who: a monster; $action: as typed, keep 11C
coach-fine = Move { NUMBER($number) }, { $who }: { $action } – fine.
# $best and $taken: chances in per cent, after the better choice and after the choice made
coach-wins = The better choice wins at once with { NUMBER($best) } %, the choice made with { NUMBER($taken) } %.
# $best and $taken: as above
coach-wins-less = In return it wins at once less often: { NUMBER($best) } % instead of { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills = With the better choice { $who } is eliminated this turn with a chance of { NUMBER($best) } %, with the choice made { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills-less = In return { $who } is eliminated this turn less often: { NUMBER($best) } % instead of { NUMBER($taken) } %.
# $best and $taken: as above
coach-dies = The better choice lowers the risk of elimination this turn from { NUMBER($taken) } % to { NUMBER($best) } %.
# $best and $taken: as above
coach-dies-more = In return the risk of elimination this turn rises from { NUMBER($taken) } % to { NUMBER($best) } %.
# $best and $taken: as above
coach-danger = The better choice lowers the risk of elimination by the end of the next turn from { NUMBER($taken) } % to { NUMBER($best) } %.
# $best and $taken: as above
coach-danger-more = In return the risk of elimination by the end of the next turn rises from { NUMBER($taken) } % to { NUMBER($best) } %.
# $more: 1.6
coach-stars = The better choice brings { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } more stars by the start of the next turn on average.
# $less: 1.6
coach-stars-less = In return it brings { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer stars by the start of the next turn on average.
# $more: 1.6
coach-hearts = The better choice leaves { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } more hearts at the start of the next turn on average.
# $less: 1.6
coach-hearts-less = In return it leaves { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer hearts at the start of the next turn on average.
# $more: 1.6
coach-energy = The better choice leaves { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } more energy at the start of the next turn on average.
# $less: 1.6
coach-energy-less = In return it leaves { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } less energy at the start of the next turn on average.
# $card: the card that the better choice buys
coach-card-worth = { $card } is worth more here than what was chosen.
# $card: the card that was bought
coach-card-waste = { $card } is worth less here than the energy that it costs.
coach-later = The advantage shows in later turns.
# $file: the record
coach-heading = Review of { $file }: win chances in points (per cent)
coach-start = start
coach-own-dice = own dice
coach-others-dice = others’ dice
coach-cards = cards
coach-own-decisions = own decisions
coach-others-decisions = others’ decisions
coach-result = result
coach-mistakes = Decisions that cost more than the uncertainty
coach-no-mistakes = No decision cost more than the uncertainty of the estimate.
# $inaccuracy, $mistake, $blunder: points
coach-legend = Inaccuracy from { NUMBER($inaccuracy, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, mistake from { NUMBER($mistake, minimumFractionDigits: 1, maximumFractionDigits: 1) }, blunder from { NUMBER($blunder, minimumFractionDigits: 1, maximumFractionDigits: 1) }. The champion’s network and exact dice estimate the costs; a cost within its uncertainty (±) is not counted.
coach-quick = First result; the costly decisions are examined more closely now.
coach-working = reviewing
# $file: the file with the review
coach-stored = The review is stored in { $file }.
# $file: the file with the review
coach-stopped = Stopped. The same command goes on from { $file }.
# $best and $taken: chances in per cent, after the better choice and after another one, which a hint compares
coach-hint-wins = The better choice wins at once with { NUMBER($best) } %, the other choice with { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-hint-kills = With the better choice { $who } is eliminated this turn with a chance of { NUMBER($best) } %, with the other choice { NUMBER($taken) } %.
# $card: the card that the better choice buys
coach-hint-card = { $card } is worth more here than the other choice.
# $games: number of games
coach-many = Luck and skill in { NUMBER($games) } games, means for each game
coach-player = player
coach-games = games
coach-luck = luck
coach-without-luck = result without luck
# $mean: 34.5 %; $error: 2.1
coach-plus-minus = { $mean } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-many-legend = Luck is that of dice and cards, in points of win chance. The result without luck is the result minus luck, ± its standard error; in few games it may lie outside 0 to 100 %.

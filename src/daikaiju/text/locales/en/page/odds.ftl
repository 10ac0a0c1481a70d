# odds-: the exact odds beside the dice
# $n: a number; $monster: its name in the code; $faces: dice to keep, read out

odds-title = Odds
odds-lead = What these dice can give you if you roll only for that.
odds-lead-other = What these dice can give { log-monster } if it rolls only for that.
odds-working = Calculating…
odds-not-whole = Some odds are missing: they would take too long to calculate.

odds-chance = { $n }%
odds-chance-below = <{ $n }%
odds-chance-above = >{ $n }%
odds-average = { NUMBER($n, minimumFractionDigits: 1) }

odds-goal-win = Win now
odds-goal-kill = Eliminate { log-monster }
odds-goal-stars = Stars
odds-goal-claws = Claws
odds-goal-hearts = Hearts
odds-goal-energy = Energy
odds-goal-numbers = { $number }s
odds-goal-stars-least = At least { $n } stars
odds-goal-claws-least = At least { $n } claws
odds-goal-hearts-least = At least { $n } hearts
odds-goal-energy-least = At least { $n } energy
odds-goal-numbers-least = { $n ->
    [3] Three { $number }s
   *[other] At least { $n } { $number }s
}

odds-keep = keep { $faces }
odds-keep-none = reroll all
odds-keep-all = stop
odds-first = first: { $action }
# What a row says to those who do not see it. $goal: see above; $value, $now: numbers; $what: one of those above
odds-row-chance = { $goal }: chance { $value }, { $now } if you stop now. For that, { $what }.
odds-row-average = { $goal }: { $value } on average, { $now } if you stop now. For that, { $what }.
odds-chosen = Marked: { $what }.

odds-danger-lead = Eliminated before its next turn
odds-danger-of = { log-monster }: { $chance } to be eliminated before its next turn
odds-danger-how = If every monster that can hurt it rolls only for claws, and no monster heals, leaves Tokyo or buys anything.
odds-answers = Your danger until your next turn
odds-answer = { $answer }: { $chance } to be eliminated before your next turn
odds-safest = safest

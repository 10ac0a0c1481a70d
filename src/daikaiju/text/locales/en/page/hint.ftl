# hint-: hints of the champion at the table

hint-title = Hint
hint-working = The champion is thinking…
# an action follows
hint-would = The champion would choose:
# $chance: 34 %
hint-chance = Win chance with it: { $chance }
# an action follows, which is clearly worse
hint-against = Compared with:
# $cost and $around: points of win chance, 3.4 and 0.6
hint-costs = It would cost { NUMBER($cost, maximumFractionDigits: 1) } points of win chance (± { NUMBER($around, maximumFractionDigits: 1) }).
hint-equal = No other good choice is clearly worse: the difference is within the uncertainty of the estimate.
hint-others = Other good choices:
hint-logged = The log shows all players that you used a hint.
hint-close = Close the hint
# legend of the table option
hint-option = Players may ask the champion for a hint
hint-option-bots = against bots only
hint-option-all = always
hint-option-none = never
# one of the properties of a table in its lobby
hint-allowed = hints of the champion

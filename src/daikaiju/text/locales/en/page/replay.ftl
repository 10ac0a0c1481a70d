# Replay: a game from its beginning

replay-title = Replay
replay-loading = { $n ->
    [0] Loading the game…
   *[other] Loading the game… { $n } steps
}
replay-empty = Nothing to watch yet
replay-empty-lead = The game at this table has not begun.
replay-running = This game is still going on: here is everything so far.
replay-follow = Watch live
replay-live = Live: new moves are shown as they are played.
replay-turn = Turn { $n }: { $monster }
replay-where = Turn { $n }: { $monster }, move { $ply }
replay-controls = Player
replay-slider = Position in the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-jump-turn = Turn
replay-jump-tokyo = Tokyo
replay-jump-out = Eliminated
replay-before-turn = Previous turn
replay-after-turn = Next turn
replay-before-tokyo = Previous change in Tokyo
replay-after-tokyo = Next change in Tokyo
replay-before-out = Previous elimination
replay-after-out = Next elimination
replay-branch = Continue from here
replay-copy = Copy a link to this position
replay-copied = Link copied.
replay-link = Link to this position
replay-to-table = Go to the table
replay-course = Course of the game
replay-key-turn = a turn
replay-key-tokyo = in Tokyo
replay-hearts = Hearts
replay-stars = Stars
replay-plot-health = Each monster’s hearts over the game. The table below has the numbers.
replay-plot-stars = Each monster’s stars over the game. The table below has the numbers.
replay-numbers = Numbers as a table
replay-cell = { $hearts } hearts, { $stars } stars
replay-luck = Dice luck
replay-luck-lead = How often each face came up in a monster’s own turns. The white mark is the expected number; a bar beyond it means more than expected.
replay-luck-who = Monster
replay-luck-dice = { $n ->
    [one] 1 die, so { $each } of each
   *[other] { $n } dice, so { $each } of each
}
replay-review = Coach
replay-review-lead = The coach examines every decision of this game: what it cost, and what was luck.
replay-review-start = Review this game
replay-review-working = Reviewing…
replay-review-progress = Costly decisions are examined closely: { $done } of { $total }
replay-review-plot = Each monster’s win chance over the game, with marks at costly decisions. The lists below have the numbers.
replay-review-terms = Luck and skill: what changed the win chance, in percentage points
replay-review-sum = { $start }% at the start, { $result }% at the end
replay-term-own_dice = own dice
replay-term-others_dice = others’ dice
replay-term-cards = cards
replay-term-own_decisions = own decisions
replay-term-others_decisions = others’ decisions
replay-review-costly = Costly decisions
replay-review-none = No decision cost more than the uncertainty of the estimate.
replay-label-inaccuracy = Inaccuracy
replay-label-mistake = Mistake
replay-label-blunder = Blunder
replay-review-cost = −{ $cost } points (± { $around })
replay-review-show = Show move { $ply }
replay-review-try = Try again
replay-review-answer = Show the answer
replay-review-question = What would you do?
replay-review-right = Right! This is the best choice.
replay-review-wrong = Not the best choice.
replay-review-played = Played:
replay-review-better = Better:
replay-review-keep = keep
replay-review-reroll = reroll all dice
replay-review-legend = Inaccuracy from 1 point of win chance, mistake from 3, blunder from 8. The champion’s network and exact dice estimate the costs; a cost within its uncertainty (±) is not counted.
replay-keys = Keys: ← and → one step, Home and End to the beginning and end, Space plays and pauses.

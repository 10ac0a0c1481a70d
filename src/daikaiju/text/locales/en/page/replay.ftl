# Replay: a game from its beginning

replay-title = Replay
replay-loading = { $n ->
    [0] Loading the game …
   *[other] Loading the game … { $n } steps
}
replay-empty = Nothing to watch yet
replay-empty-lead = The game at this table has not begun.
replay-running = This game still goes on: here is all that has happened so far.
replay-follow = Follow it live
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
replay-jump-out = Out
replay-before-turn = Previous turn
replay-after-turn = Next turn
replay-before-tokyo = Previous change in Tokyo
replay-after-tokyo = Next change in Tokyo
replay-before-out = Previous elimination
replay-after-out = Next elimination
replay-branch = Continue from here
replay-copy = Copy a link to this position
replay-copied = The link is copied.
replay-link = Link to this position
replay-to-table = To the table
replay-course = How it went
replay-key-turn = a turn
replay-key-tokyo = in Tokyo
replay-hearts = Hearts
replay-stars = Stars
replay-plot-health = Hearts of every monster over the game. The table below has the numbers.
replay-plot-stars = Stars of every monster over the game. The table below has the numbers.
replay-numbers = The numbers as a table
replay-cell = { $hearts } hearts, { $stars } stars
replay-luck = The luck of the dice
replay-luck-lead = How often each face fell in a monster’s own turns. The white mark is what was to be expected; a bar beyond it fell more often.
replay-luck-who = Monster
replay-luck-dice = { $n ->
    [one] 1 die, so { $each } of each
   *[other] { $n } dice, so { $each } of each
}
replay-keys = Keys: ← and → one step, Home and End to either end, space plays and pauses.

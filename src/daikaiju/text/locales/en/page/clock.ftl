# clock-: time limits of players

clock-preset-none = No clock
clock-preset-fast = Fast
clock-preset-live = Relaxed
clock-preset-bank = Time bank
clock-preset-day = Over several days
clock-preset-slow = Slow
clock-preset-custom = Custom
# $move, $reserve: lengths of time, such as 5 minutes
clock-about-none = Nobody has to hurry
clock-about-move = { $move } for each decision
clock-about-both = { $move } for each decision, and { $reserve } more for the whole game
clock-about-reserve = { $reserve } for all your decisions together
clock-move = Time for each decision
clock-reserve = Time bank for the whole game
clock-unit = Unit
clock-unit-1 = seconds
clock-unit-60 = minutes
clock-unit-3600 = hours
clock-unit-86400 = days
clock-hint = When the time is up, a bot plays until the player returns.
clock-longest = 30 days at most.
# $time: as a clock shows it, 4:30
clock-seat = Time bank: { $time }
clock-stand-in-wait = A bot may take over in { $time }.

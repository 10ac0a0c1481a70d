# lesson-: the interactive lessons
# What the coach says: lesson-LESSON-WORD; with -else: when something other than the coach asked for was chosen.
# $card: the card or tile that is spoken of

lesson-coach = Your coach
lesson-step = Step { $n } of { $of }
lesson-next = Next
lesson-yours = Your move
lesson-watch = Watch what happens…
lesson-why = Why?
lesson-restart = Restart this lesson
lesson-leave = Leave the lesson
lesson-play = Play now against bots
lesson-to-wickedness = Lesson two: Wickedness
lesson-to-first-game = Back to lesson one
lesson-cards = See all cards
lesson-missing = Lesson not found
lesson-missing-lead = There are two lessons: the first game, and Wickedness.

# --- lesson one ---

lesson-first-game-welcome = Welcome to Tokyo! You are { monster-gigazaur }. { monster-kraken } and { monster-cyber_bunny } want the city too, and the fight has been going on for a while.
lesson-first-game-goal = There are two ways to win: have 20 stars at the end of a turn, or be the last monster standing. You have 9 stars. Let’s get more!
lesson-first-game-throw = It is your turn, and you have rolled your six dice. You may roll up to three times. Each time, keep the dice you like and reroll the rest.
lesson-first-game-pair = Two 3s, a fine start. Select both 3s to keep them, then reroll the other four.
lesson-first-game-pair-else = A good idea for another time! For now, select both 3s so that they move to the upper row, then reroll the other four.
lesson-first-game-triple = Three 3s! Keep all three and reroll the rest one last time.
lesson-first-game-triple-else = Don’t let them go! Keep all three 3s and reroll the other three.
lesson-first-game-scored = Three 3s gave you 3 stars. Three of a kind are worth their number, and each extra one is worth 1 more star. One or two of a number are worth nothing.
lesson-first-game-gathered = Energy and hearts count one by one: two energy dice gave you 2 energy, and one heart die healed 1 heart.
lesson-first-game-entered = No monster was in Tokyo, so you had to enter it, no matter what you rolled. Entering Tokyo gives you 1 star.
lesson-first-game-buy = Energy buys cards. { $card } costs 4, exactly what you have. It makes you stronger in Tokyo, and you keep it. Buy it!
lesson-first-game-buy-else = Save your energy another time. { $card } will help you in a moment: buy it.
lesson-first-game-target = Now it is { monster-kraken }’s turn. Tokyo is dangerous: claws from every monster outside hit you, and only you.
lesson-first-game-stay = Two claws: you lost 2 hearts. A monster that loses hearts to claws in Tokyo may leave the city. But starting your turn here gives you 2 stars, and 6 hearts are plenty: stay!
lesson-first-game-stay-else = Careful, but a little too early: with 6 hearts you can wait for the 2 stars. Stay in Tokyo.
lesson-first-game-started = You have held the city! Starting your turn in Tokyo gave you 2 stars, and { $card } added 1. Now you have 16.
lesson-first-game-hearts = Two hearts? In Tokyo, hearts on your dice do not heal you. Keep the two claws instead and reroll the rest.
lesson-first-game-hearts-else = Hearts do not help you in Tokyo. Keep the two claws and reroll the other dice, including the hearts.
lesson-first-game-claws = Three claws! From Tokyo they hit every monster outside, and { $card } adds one. You could roll once more, but you don’t have to: press “{ table-stop }”.
lesson-first-game-claws-else = Why risk it? Three claws are excellent: press “{ table-stop }” and attack.
lesson-first-game-struck = What a blow: { monster-kraken } and { monster-cyber_bunny } each lost 4 hearts. But now they strike back…
lesson-first-game-yield = Four claws! You have only 2 hearts left, and in Tokyo your dice cannot heal you. Leave the city: you do not get the lost hearts back, but { monster-kraken } must move in.
lesson-first-game-yield-else = Brave, but the next claws could finish you. Leave Tokyo and survive.
lesson-first-game-chance = This is your chance: { monster-kraken } stayed in Tokyo with a single heart! One claw from you eliminates it. Then Tokyo is empty, and you march in.
lesson-first-game-twos = You have 16 stars and need 4 more. Keep both 2s and reroll the rest.
lesson-first-game-twos-else = Two 2s are a start: keep both and reroll the rest.
lesson-first-game-finish = Three 2s, a claw and a heart: keep these five. If the last die shows a 2 as well, Tokyo is yours!
lesson-first-game-finish-else = You need all of them: keep the three 2s, the claw and the heart. Reroll only the 1.
lesson-first-game-end = 3 stars for four 2s, { monster-kraken } eliminated by your claw, 1 star for entering Tokyo: that makes 20 at the end of your turn. You have won, and you know the game!

# --- lesson two ---

lesson-wickedness-welcome = The Dark Edition adds one thing: Wickedness. You are { monster-cyber_kitty }. { monster-alienoid } holds Tokyo and is far ahead. Time to be wicked!
lesson-wickedness-track = This is the Wickedness track. A monster that reaches or passes 3, 6 or 10 may take one of the tiles there. You begin at 1.
lesson-wickedness-ones = Three 1s give you 2 Wickedness, three 2s give you 1, in addition to their stars. 3s give none. Keep both 1s and reroll the rest.
lesson-wickedness-ones-else = Low numbers make you wicked: keep both 1s and reroll the rest.
lesson-wickedness-more = Three 1s: that is enough for a tile. Keep them and reroll the rest. A fourth 1 would be worth another star, but no more Wickedness.
lesson-wickedness-more-else = Keep the three 1s and reroll the other dice once more.
lesson-wickedness-take = Four 1s: 2 stars and 2 Wickedness, so you are now at 3. Choose a tile! Take { $card }: from now on you have one extra roll each turn.
lesson-wickedness-take-else = Every tile has its uses, and in your own games the choice is yours. For what comes next, take { $card }.
lesson-wickedness-others = The tile is yours to keep. Taking it does not cost any Wickedness, and each level gives you one tile at most. Now the others play.
lesson-wickedness-danger = { monster-alienoid } has 18 stars. If it starts its next turn in Tokyo, it gains 2 more: that would be 20! You have this one turn to prevent it.
lesson-wickedness-pairs = Two 1s and two 2s: three of each would give you 3 Wickedness. Keep all four.
lesson-wickedness-pairs-else = Keep both 1s and both 2s: you want three of each.
lesson-wickedness-near = Three 1s! You only need one more 2. Keep five dice and reroll the last one.
lesson-wickedness-near-else = Keep the three 1s and both 2s, and reroll the last die.
lesson-wickedness-again = A 3, and that was your third roll. But you have { $card }: reroll the last die once more!
lesson-wickedness-again-else = You have one more roll: keep the three 1s and both 2s, and reroll the last die.
lesson-wickedness-order = Three of each! When the order can matter, you choose which dice to resolve first. Here both ways are equally good: pick either.
lesson-wickedness-order-else = Choose which of the two to resolve first.
lesson-wickedness-panic = 2 Wickedness and 1 more: you are at 6, where the stronger tiles are. { monster-alienoid } must be stopped: take { $card }!
lesson-wickedness-panic-else = Tempting, but that does not stop { monster-alienoid }. Take { $card }.
lesson-wickedness-robbed = All the others lost 4 stars! { $card } works once and is gone, while tiles like your first one stay with you.
lesson-wickedness-threes = Three 3s on the first roll! They give no Wickedness, but 3 stars, and 17 plus 3 makes 20. Press “{ table-stop }”.
lesson-wickedness-threes-else = You have everything you need. Press “{ table-stop }”, and you win the game.
lesson-wickedness-end = 20 stars, and Tokyo trembles. Remember: 1s and 2s make you wicked, and tiles wait at 3, 6 and 10. Unless it says otherwise, you keep a tile as long as you are in the game.

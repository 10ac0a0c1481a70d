# lesson-: the interactive lessons
# What the coach says: lesson-LESSON-WORD; with -else: when something other than the coach asked for was chosen.
# $card: the card or tile that is spoken of

lesson-coach = Your coach
lesson-step = Step { $n } of { $of }
lesson-next = Next
lesson-yours = Your move
lesson-watch = Watch what happens …
lesson-why = Why?
lesson-restart = Begin this lesson again
lesson-leave = Leave the lesson
lesson-play = Play now against bots
lesson-to-wickedness = Lesson two: Wickedness
lesson-to-first-game = Back to lesson one
lesson-cards = See all cards
lesson-missing = There is no such lesson
lesson-missing-lead = Two lessons are given here: the first game, and Wickedness.

# --- lesson one ---

lesson-first-game-welcome = Welcome to Tokyo! You are { monster-gigazaur }. { monster-kraken } and { monster-cyber_bunny } want the city too, and the fight has been going on for a while.
lesson-first-game-goal = There are two ways to win: end a turn with 20 stars, or be the last monster standing. You have 9 stars. Let us get more!
lesson-first-game-throw = It is your turn, and your six dice have fallen. You may throw up to three times. Each time you keep what you like and throw the rest again.
lesson-first-game-pair = Two 3s, a fine start. Choose both 3s to keep them, then throw the other four.
lesson-first-game-pair-else = Another time, with pleasure! For now, choose both 3s, so that they lie in the upper row, and throw the other four.
lesson-first-game-triple = Three 3s! Keep all three and throw the rest for the last time.
lesson-first-game-triple-else = Do not let them go! Keep all three 3s, and throw the other three.
lesson-first-game-scored = Three 3s have brought you 3 stars. Three equal numbers are worth that number, and each further one brings 1 star more. Fewer than three bring nothing.
lesson-first-game-gathered = Energy and hearts count one by one: two energy dice have brought you 2 energy, and a heart has healed 1 heart.
lesson-first-game-entered = No monster was in Tokyo, so you had to enter it with any dice. Entering Tokyo brings 1 star.
lesson-first-game-buy = Energy buys cards. { $card } costs 4, just what you have. It makes you stronger in Tokyo, and you keep it. Buy it!
lesson-first-game-buy-else = Save your energy another time. { $card } will serve you well in a moment: buy it.
lesson-first-game-target = Now { monster-kraken } plays. Life in Tokyo is dangerous: the claws of everybody outside hit you, and only you.
lesson-first-game-stay = Two claws, 2 hearts lost. A monster hurt by claws in Tokyo may leave the city. But beginning your turn here brings 2 stars, and 6 hearts are plenty: stay!
lesson-first-game-stay-else = Careful, but a little too early: with 6 hearts you can wait for the 2 stars. Stay in Tokyo.
lesson-first-game-started = You have held the city! Beginning your turn in Tokyo brings 2 stars, and { $card } has added 1. Now you have 16.
lesson-first-game-hearts = Two hearts? In Tokyo, hearts on dice heal nothing. Keep the two claws instead, and throw the rest.
lesson-first-game-hearts-else = Hearts do not help you in Tokyo. Keep the two claws and throw the other dice, the hearts too.
lesson-first-game-claws = Three claws! From Tokyo they hit everybody outside, and { $card } adds one. You could throw once more, but you need not: press “{ table-stop }”.
lesson-first-game-claws-else = Why tempt fate? Three claws are splendid: press “{ table-stop }” and strike.
lesson-first-game-struck = What a blow: { monster-kraken } and { monster-cyber_bunny } have lost 4 hearts each. But now they strike back …
lesson-first-game-yield = Four claws! Only 2 hearts are left, and in Tokyo your dice cannot heal you. Leave the city: the lost hearts stay lost, but { monster-kraken } must move in.
lesson-first-game-yield-else = Brave, but the next claws could be your end. Leave Tokyo and live.
lesson-first-game-chance = This is your chance: { monster-kraken } has stayed in Tokyo with a single heart! One claw of yours, and it is out; then Tokyo is empty, and you march in.
lesson-first-game-twos = You have 16 stars and need 4 more. Keep both 2s and throw the rest.
lesson-first-game-twos-else = Two 2s are a beginning: keep them both, and throw the rest.
lesson-first-game-finish = Three 2s, a claw and a heart: keep these five. If the last die shows a 2 as well, Tokyo is yours!
lesson-first-game-finish-else = You need all of them: keep the three 2s, the claw and the heart. Only the 1 flies once more.
lesson-first-game-end = 3 stars for four 2s, { monster-kraken } out by your claw, 1 star for entering Tokyo: that makes 20, and your turn is over. You have won, and you know the game!

# --- lesson two ---

lesson-wickedness-welcome = The Dark Edition adds one thing: Wickedness. You are { monster-cyber_kitty }. { monster-alienoid } holds Tokyo and is far ahead. Time to be wicked!
lesson-wickedness-track = This is the Wickedness track. A monster that reaches or passes 3, 6 or 10 may take one of the tiles that lie there. You begin at 1.
lesson-wickedness-ones = Three 1s bring 2 Wickedness, three 2s bring 1, besides their stars. 3s bring none. Keep both 1s and throw the rest.
lesson-wickedness-ones-else = The low numbers are the wicked ones: keep both 1s, and throw the rest.
lesson-wickedness-more = Three 1s: that will do for a tile. Keep them and throw the rest. A fourth 1 would bring another star, but no more Wickedness.
lesson-wickedness-more-else = Keep the three 1s, and throw the other dice once more.
lesson-wickedness-take = Four 1s: 2 stars and 2 Wickedness, and you stand at 3. Choose a tile! Take { $card }: from now on you have one more throw each turn.
lesson-wickedness-take-else = Every tile has its uses, and another time you choose as you like. For what comes now, take { $card }.
lesson-wickedness-others = The tile is yours to keep. Your Wickedness never goes back, and each level gives you one tile at most. Now the others play.
lesson-wickedness-danger = { monster-alienoid } has 18 stars. If it begins its next turn in Tokyo, it gets 2 more: that would be 20! You have this one turn to prevent it.
lesson-wickedness-pairs = Two 1s and two 2s: three of each would bring 3 Wickedness. Keep all four.
lesson-wickedness-pairs-else = Keep both 1s and both 2s: you want three of each.
lesson-wickedness-near = Three 1s! Only a 2 is missing. Keep five dice and throw the last one.
lesson-wickedness-near-else = Keep the three 1s and both 2s, and throw the last die.
lesson-wickedness-again = A 3, and your third throw is over. But you have { $card }: throw the last die once more!
lesson-wickedness-again-else = One more throw is left to you: keep the three 1s and both 2s, and throw the last die.
lesson-wickedness-order = Three of each! Where the order may matter, you choose what counts first. Here both ways are equally good: take either.
lesson-wickedness-order-else = Choose which of the two shall count first.
lesson-wickedness-panic = 2 Wickedness and 1 more: you stand at 6, where the stronger tiles lie. { monster-alienoid } must be stopped: take { $card }!
lesson-wickedness-panic-else = Tempting, but that does not stop { monster-alienoid }. Take { $card }.
lesson-wickedness-robbed = All the others have lost 4 stars! { $card } works once and is gone, while tiles like your first one stay with you.
lesson-wickedness-threes = Three 3s at the first throw! They bring no Wickedness, but 3 stars, and 17 and 3 make 20. Press “{ table-stop }”.
lesson-wickedness-threes-else = You have all that you need. Press “{ table-stop }”, and the game is yours.
lesson-wickedness-end = 20 stars, and Tokyo trembles. Remember: 1s and 2s make you wicked, and tiles wait at 3, 6 and 10. Unless it says otherwise, a tile stays with you as long as you are in the game.

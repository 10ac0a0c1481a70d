# table-: the table while the game is played, and its end

table-bot = Bot ({ $level })
table-free-seat = empty seat
table-who = { $monster } ({ $who })
table-panel = { $monster }, played by { $who }
table-you = you
table-away = away: a bot is playing
table-offline = not connected
table-turn = playing
table-place-tokyo = in Tokyo
table-place-city = in the City
table-place-bay = in the Bay
table-place-outside = outside
table-place-out = eliminated
table-tokyo = Tokyo
table-tokyo-empty = Tokyo is empty
table-tokyo-holds = { $monster } holds Tokyo
table-place-empty = empty
table-city = City
table-bay = Bay
table-counter-health = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}: why?
table-counter-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}: why?
table-counter-energy = { $n } energy: why?
table-counter-wickedness = { $n } Wickedness: why?
table-poison = poison { $n }
table-shrink = shrunk { $n }
table-zombie = zombie
table-card-copies = { $card }, works as { $copied }
table-card-counter = { $card } ({ $n })
table-seat-menu = Seat of { $monster }
table-face-1 = 1
table-face-2 = 2
table-face-3 = 3
table-face-E = energy
table-face-C = claw
table-face-H = heart

table-dice = Dice
table-dice-keep = Keep
table-dice-again = Reroll
table-dice-aside = Rolled for a card
table-dice-not-so = You cannot keep just these. Choose others.
table-dice-all-kept = All dice are kept: stop, or release one.
table-die = Die { $n }: { $face }
table-throw = { $all ->
    [yes] { $n ->
        [one] Reroll it
       *[other] Reroll all { $n }
    }
   *[no] { $n ->
        [0] Nothing to reroll
        [one] Reroll the other one
       *[other] Reroll the other { $n }
    }
}
table-stop = Stop

table-ask-you = { $monster }, your move!
table-ask-you-as = { $name }, your move as { $monster }!
table-ask-hand-over = Pass the device to { $name }: { $monster } decides
table-ask-waiting = Waiting for { $who }
table-ask-moment = One moment…
table-ask-nobody = The dice are rolling…
table-ask-away = All players have left. The table waits until one returns.
table-ask-plain = What do you do?
table-skip = Skip
table-out-title = You are out
table-out-finish = Finish now
table-out-again = New game
table-out-take = Play on as { $monster }
table-out-other = Play another monster
table-poster-stay = Hold the city. The attacker stays outside.
table-poster-yield = Escape. The attacker must move in.
table-clock = Time left
table-clock-bot = a bot will play any moment now
table-clock-reserve = reserve

table-market = Market
table-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
table-top-card = Only you know: the next card is { $card }.
table-slot-empty = empty
table-buy = Buy
table-buy-card = Buy { $card } for { $price } energy

table-log = What happened
table-watching = You are watching.
table-why = Why?
table-turn-of = New turn
table-why-health = { $monster }: hearts
table-why-stars = { $monster }: stars
table-why-energy = { $monster }: energy
table-why-wickedness = { $monster }: Wickedness
table-about-health = A monster without hearts is out of the game. Changes, latest first:
table-about-stars = Twenty stars win the game. Changes, latest first:
table-about-energy = Energy buys cards. Changes, latest first:
table-about-wickedness = At 3, 6 and 10 you may take a tile. Changes of Wickedness, latest first:
table-why-unchanged = No changes yet.
table-cause-face = Rolled: { $face }.
table-rule = Rule { $id }
table-branch = Start a new table from here

table-cries = Shouts
table-cry-roar = ROAR!
table-cry-ouch = Ouch!
table-cry-haha = Ha ha!
table-cry-please = Not me!
table-cry-well = Well played
table-cry-thanks = Thanks
table-say = Message to everyone
table-say-go = Send

table-seat-leave = Let a bot play for me
table-seat-return = Play again myself
table-seat-away = A bot is playing for you.
table-seat-gone = Everyone is waiting for a player who is not connected. After one minute a bot may replace that player.
table-seat-stand-in = Let a bot play
table-seat-give-up = Give up this seat
table-seat-sure = A bot gets this monster for good. Give it up?
table-seat-give-up-go = Yes, give it up
table-seat-name = Your name
table-seat-take = Play this monster
table-orders = Standing orders
table-orders-lead = Decisions that are made for you without asking.
table-orders-tokyo = When hurt in Tokyo
table-orders-tokyo-ask = ask me
table-orders-tokyo-stay = always stay
table-orders-tokyo-yield = always leave
table-orders-tokyo-hearts = leave when low on hearts
table-orders-tokyo-danger = leave when in danger
table-orders-hearts = Low on hearts means at most
table-orders-danger = In danger means at least this chance of elimination (%)
table-orders-buy = Do not ask me to buy below this much energy
table-orders-card = { $card }, when offered
table-orders-card-ask = ask me
table-orders-card-use = always use it
table-orders-card-never = never use it
table-orders-save = Save orders
table-orders-saved = Saved

table-help = Rules and shortcuts
table-crib = How to play
table-crib-numbers = Three of a kind give that many stars, and each extra die gives 1 more.
table-crib-energy = Energy buys cards, after your dice are resolved.
table-crib-claws = In Tokyo you hit everyone outside; outside, everyone in Tokyo.
table-crib-hearts = Hearts heal you, but not in Tokyo.
table-crib-tokyo = Entering Tokyo gives 1 star, and starting your turn there gives 2. If claws cost you hearts in Tokyo, you may leave it.
table-crib-wicked = Three 1s or three 2s also give you Wickedness; at 3, 6 and 10 you take a tile.
table-crib-goal = Win with 20 stars, or as the last monster standing.
table-first = Your first roll
table-first-keep = Tap the dice you like: they move up and are kept.
table-first-throw = Reroll the others, up to twice, or stop when you are happy.
table-welcome = Welcome to Tokyo
table-welcome-lead = Your turn is coming soon. Here is what the dice do:
table-first-go = Got it
table-keys = Keyboard shortcuts
table-key-digit = keep or release a die; buy a card from the market
table-key-all = keep all dice, or none
table-key-throw = reroll the other dice
table-key-stop = stop rolling; stay in Tokyo
table-key-yield = leave Tokyo
table-key-done = end your turn
table-key-pass = no, thanks
table-key-sweep = sweep the market
table-key-undo = undo your last decision
table-key-skip = skip the animation
table-key-odds = show or hide the odds
table-key-hint = show or hide a hint of the champion
table-key-chat = write a message
table-key-help = show these keys

table-over-wins = { $n ->
    [one] { $who } is King of Tokyo!
   *[other] { $who } share the throne!
}
table-over-nobody = No monster survived.
table-over-standstill = No monster can act any more: the game ends without a winner.
table-over-stars = { $who } has { $stars } stars.
table-over-survivor = { $who } is the last monster standing.
table-over-you-won = You have won!
table-over-you = { $n ->
    [2] You finished second.
    [3] You finished third.
    [4] You finished fourth.
    [5] You finished fifth.
   *[6] You finished sixth.
}
table-over-rematch = Play again
table-over-harder = One level harder: { $level }
table-over-to-rematch = Go to the rematch
table-over-replay = Watch the replay
table-over-look = Look at the board
table-over-back = Back to the result
table-plain = This position cannot be drawn. The game goes on; here is the position as text.
table-over-record = Download the record
table-over-verify = Verify the dice
table-over-branch = Replay the last turn
table-over-home = Start page
table-fair-working = Recalculating every draw…
table-fair-good = { $n ->
    [one] The draw follows from the secret, and the secret matches the commitment.
   *[other] All { $n } draws follow from the secret, and the secret matches the commitment.
}
table-fair-deal = The deal was played before: players may have known its dice.
table-fair-own = This browser’s randomness was used.
table-fair-compared = The record contains all moves that this page showed ({ $n }), the players and the result.
table-fair-restored = The server was restored from a backup before draw { $number }: from there on the dice follow from a new secret.
table-fair-bad-commitment = The secret does not match the commitment published before the game.
table-fair-changed-commitment = The commitment is not the one this browser saw before the game.
table-fair-bad-entropy = The randomness you added in seat { $n } was not used.
table-fair-bad-count = { $n ->
    [one] 1 draw differs from what the secret gives.
   *[other] { $n } draws differ from what the secret gives.
}
table-fair-bad-draw = Draw { $number } was { $brought }; it should have been { $derived }.
table-fair-bad-hash = The record does not match its hash: it was changed.
table-fair-bad-missing = The proof is not complete: it does not contain every draw of the game.
table-fair-bad-game = The players or the result in the record are not those of this game.
table-fair-bad-shown = Move { $number } in the record is not the one that this page showed.

# table-: the table while the game is played, and its end

table-bot = Bot ({ $level })
table-free-seat = nobody
table-who = { $monster } ({ $who })
table-panel = { $monster }, played by { $who }
table-you = you
table-away = away: a bot plays
table-offline = not connected
table-turn = at turn
table-place-tokyo = in Tokyo
table-place-city = in the City
table-place-bay = in the Bay
table-place-outside = outside
table-place-out = out
table-tokyo = Tokyo
table-tokyo-empty = Tokyo is free
table-tokyo-holds = { $monster } holds Tokyo
table-place-empty = free
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
table-counter-wickedness = { $n } wickedness: why?
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
table-dice-again = Throw
table-dice-aside = Thrown for a card
table-dice-not-so = You cannot keep just these. Choose others.
table-dice-all-kept = All dice are kept: stop, or let one go.
table-die = Die { $n }: { $face }
table-throw = { $all ->
    [yes] { $n ->
        [one] Throw it again
       *[other] Throw all { $n } again
    }
   *[no] { $n ->
        [0] Nothing to throw
        [one] Throw the other one
       *[other] Throw the other { $n }
    }
}
table-stop = Stop

table-ask-you = { $monster }, your move!
table-ask-you-as = { $name }, your move as { $monster }!
table-ask-hand-over = Hand over to { $name }: { $monster } decides
table-ask-waiting = Waiting for { $who }
table-ask-moment = One moment …
table-ask-nobody = The dice are rolling …
table-ask-away = No player is here: the table waits until a player returns.
table-ask-plain = What do you do?
table-skip = Skip
table-out-title = You are out
table-out-finish = Finish at once
table-out-again = New game
table-out-take = Play on as { $monster }
table-out-watch = Keep watching
table-out-more = You are out: your choices
table-poster-stay = Hold the city. The attacker stays outside.
table-poster-yield = Slip away. The attacker must move in.
table-clock = Time left
table-clock-bot = a bot takes over any moment
table-clock-reserve = reserve

table-market = Cards on offer
table-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
table-top-card = Only you know: the next card is { $card }.
table-slot-empty = empty
table-buy = Buy
table-buy-card = Buy { $card } for { $price } energy

table-log = What happened
table-watching = You are looking on.
table-why = Why?
table-turn-of = A turn begins
table-why-health = Hearts of { $monster }
table-why-stars = Stars of { $monster }
table-why-energy = Energy of { $monster }
table-why-wickedness = Wickedness of { $monster }
table-about-health = Without hearts a monster is out of the game. What changed them, the latest first:
table-about-stars = Twenty stars win the game. What changed them, the latest first:
table-about-energy = Energy buys cards. What changed it, the latest first:
table-about-wickedness = At 3, 6 and 10 a tile may be taken. What changed it, the latest first:
table-why-unchanged = Nothing has changed it yet.
table-cause-face = Dice showed it: { $face }.
table-rule = Rule { $id }
table-branch = Branch into a new table from here

table-cries = Cries
table-cry-roar = ROAR!
table-cry-ouch = Ouch!
table-cry-haha = Ha ha!
table-cry-please = Not me!
table-cry-well = Well played
table-cry-thanks = Thanks
table-say = Say something to the table
table-say-go = Say

table-seat-leave = Let a bot play for me
table-seat-return = Play myself again
table-seat-away = A bot plays for you.
table-seat-gone = All players wait for a player who is not connected. After a minute a bot may replace that player.
table-seat-stand-in = Let a bot stand in
table-seat-give-up = Give up this seat
table-seat-sure = A bot gets this monster for good. Really give it up?
table-seat-give-up-go = Yes, give it up
table-seat-name = Your name
table-seat-take = Play this monster
table-orders = Standing orders
table-orders-lead = What the table decides for you without asking.
table-orders-tokyo = Hurt in Tokyo
table-orders-tokyo-ask = ask me
table-orders-tokyo-stay = always stay
table-orders-tokyo-yield = always leave
table-orders-tokyo-hearts = leave with few hearts
table-orders-tokyo-danger = leave when in danger
table-orders-hearts = Few hearts: so many or fewer
table-orders-danger = In danger: chance to die soon, in percent
table-orders-buy = Do not ask about buying below this much energy
table-orders-card = { $card } when it is offered
table-orders-card-ask = ask me
table-orders-card-use = always use it
table-orders-card-never = never use it
table-orders-save = Save orders
table-orders-saved = Saved

table-help = How to play, and keys
table-crib = How to play
table-crib-numbers = Three alike bring that many stars, each further one a star more.
table-crib-energy = Energy buys cards at the end of your turn.
table-crib-claws = Claws hurt: from Tokyo all monsters outside it, from outside the monsters in Tokyo.
table-crib-hearts = Hearts heal, but not in Tokyo.
table-crib-tokyo = Entering Tokyo brings a star, and starting your turn there brings two more. A monster hurt in Tokyo may leave it.
table-crib-wicked = Three 1s or three 2s also make you wickeder; at 3, 6 and 10 you take a tile.
table-crib-goal = Win with 20 stars, or as the last monster standing.
table-first = Your first throw
table-first-keep = Tap the dice that you like: they move up and stay.
table-first-throw = Throw the others again, twice at most, or stop when you are content.
table-welcome = Welcome to Tokyo
table-welcome-lead = Your turn comes soon. Here is what the dice bring:
table-first-go = Got it
table-keys = Keys
table-key-digit = keep or release a die; buy a card of the offer
table-key-all = keep all dice, or none
table-key-throw = throw the other dice
table-key-stop = stop throwing; stay in Tokyo
table-key-yield = leave Tokyo
table-key-done = end your turn
table-key-pass = no, thanks
table-key-sweep = sweep the cards away
table-key-undo = take your last decision back
table-key-skip = skip what is being shown
table-key-odds = show or hide the odds
table-key-chat = say something
table-key-help = show these keys

table-over-wins = { $n ->
    [one] { $who } is King of Tokyo!
   *[other] { $who } share the throne!
}
table-over-nobody = Nobody has survived.
table-over-standstill = No monster can act any more: the game ends without a winner.
table-over-stars = { $who } has { $stars } stars.
table-over-survivor = { $who } is the last monster standing.
table-over-you-won = You have won!
table-over-you = You take place { $n }.
table-over-rematch = Play again
table-over-to-rematch = To the rematch
table-over-replay = Watch the replay
table-over-look = Look at the board
table-over-back = Back to the result
table-over-record = Download the record
table-over-verify = Check the dice
table-over-branch = Play the last turn again
table-over-home = Start page
table-fair-working = Working out every draw again …
table-fair-good = { $n ->
    [one] The draw follows from the secret, and the secret fits the commitment.
   *[other] All { $n } draws follow from the secret, and the secret fits the commitment.
}
table-fair-own = What this browser stirred in is part of it.
table-fair-bad-commitment = The secret does not fit the commitment that was published before the game.
table-fair-changed-commitment = The commitment is not the one that this browser saw before the game.
table-fair-bad-entropy = What you stirred in on seat { $n } is not part of the dice.
table-fair-bad-count = { $n ->
    [one] 1 draw differs from what the secret says.
   *[other] { $n } draws differ from what the secret says.
}
table-fair-bad-draw = Draw { $number }, { $brought }, should have been { $derived }.

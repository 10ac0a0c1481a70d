# Everything that the page says, in English. Keys begin with the part of the page that says them.

### ---- things that every part of the page names

monster-gigazaur = Gigazaur
monster-the_king = The King
monster-meka_dragon = Meka Dragon
monster-alienoid = Alienoid
monster-kraken = Kraken
monster-cyber_bunny = Cyber Bunny
monster-cyber_kitty = Cyber Kitty
monster-space_penguin = Space Penguin
edition-first = First edition
edition-second = Second edition
edition-dark = Dark Edition
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

### ---- frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju, to the start page
frame-skip = To the content
frame-loading = One moment …
frame-close = Close
frame-back = To the start page
frame-title = Daikaiju: giant monsters fight over Tokyo
frame-title-screen = { $screen } – Daikaiju
frame-title-table = Table { $code } – Daikaiju
frame-title-turn = ● Your turn – Daikaiju
frame-title-over = Game over – Table { $code } – Daikaiju
frame-nav = Pages
frame-cards = Cards
frame-settings = Settings
frame-sound-on = Sound is on: turn it off
frame-sound-off = Sound is off: turn it on
frame-notes = Notes
frame-dismiss = Close this note
frame-unreachable = The server cannot be reached. Is it running, and are you online? Try again in a moment.
frame-odd-answer = The server gave an answer that this page does not understand (status { $status }): load the page again.
frame-old-page = This page is older than the server: load it again.
frame-reload = Load again
frame-wire-lost = The connection is lost. It will come back by itself.
frame-wire-trying = Connecting again …
frame-wire-back = Connected again.
frame-wire-resent = { $n ->
    [one] Connected again; what you did meanwhile has been sent.
   *[other] Connected again; the { $n } things that you did meanwhile have been sent.
}
frame-wire-unsent = Not connected: what you did is sent as soon as the connection is back.
frame-wire-gone = This window no longer follows the table.
frame-missing = Nothing but rubble here
frame-missing-lead = There is no page at this address: check the link, or start again from the front page.
frame-missing-table = This table cannot be shown
frame-crashed = Something in this page broke: load it again. Your game is kept by the server.

### ---- start-: the start page, a new table

start-tagline = Giant monsters. Six dice. One Tokyo.
start-play = Play now
start-play-hint = You and three bots, at once. No account.
start-playing = Waking the monsters …
start-name = Your name
start-nameless = Player
start-new = New table
start-new-hint = Choose the rulebook, the seats and the clock, then invite your friends.
start-join = Join a table
start-code = Code or link
start-code-hint = Six signs, as your host told you
start-code-go = Join
start-code-odd = That is neither a code nor a link of this server: a code looks like K7XQ2M.
start-open = Open tables
start-open-none = Nobody is looking for company just now. Open a table yourself!
start-mine = My games
start-more = Show more
start-reload = Look again
start-people = { $people } of { $seats } seats taken by people
start-phase-gathering = gathering
start-phase-playing = playing
start-phase-over = over
start-changed = last move { $when }
start-watch = Watch the replay of { $code }
start-replay = Replay
start-lesson = Learn to play
start-lesson-hint = An interactive first game, five minutes.
start-cards = All cards
start-cards-hint = What every card does, in every edition.

start-setup-go = Open the table
start-setup-back = Back
start-edition = Rulebook
start-edition-first = 2011: where it all began.
start-edition-second = 2016: the one to start with.
start-edition-dark = 2020: with Wickedness and its tiles.
start-seats = Seats
start-level = Bots play
start-clock = Time to think
start-clock-none = No clock
start-clock-live = 60 seconds a decision, 5 minutes in reserve
start-clock-day = A day for each decision
start-clock-own = { $move } for each decision
start-clock-reserve = { $move } for each decision, { $reserve } in reserve
start-listed = Who finds it
start-listed-no = Only those with the link or code
start-listed-yes = Everybody: it is listed on the start page
start-pace = Bots decide
start-pace-0 = at once
start-pace-700 = with a short pause
start-pace-2000 = slowly, to follow every move
start-watched = Others may look on
start-late = A bot's seat may be taken in the middle of the game
start-second_life = … also by somebody whose own monster is out
start-rules = The rules in detail
start-rules-lead = What the rulebooks leave open or answer differently.
start-choice-edition = as the rulebook says
start-choice-yes = yes
start-choice-no = no
start-choice-at_once = at once
start-choice-end_of_turn = at the end of the turn
start-choice-deck = Cards
start-choice-deck-full = all cards
start-choice-deck-none = no cards: energy buys nothing
start-choice-starter = First turn
start-choice-starter-throw = most claws thrown
start-choice-starter-lot = by lot
start-choice-tiles = Wickedness tiles (Dark Edition)
start-choice-tiles-red = red side
start-choice-tiles-green = green side
start-choice-tiles-mixed = mixed
start-choice-two_player = Energy for holding Tokyo, with two
start-choice-bay = Tokyo Bay, with five or six
start-choice-win = 20 stars win
start-choice-survivor = The last monster wins
start-choice-ties = Several with 20 stars
start-choice-ties-shared = share the win
start-choice-ties-active_first = whose turn it is wins

### ---- gather-: the table before the game

gather-title = Table { $code }
gather-lead = Take a seat, choose a monster, invite the others.
gather-goes-on = This game goes on from a position of another one: its seats and monsters are fixed.
gather-seats = Seats
gather-seat = Seat { $n }
gather-free = Free seat
gather-bot = Bot ({ $level })
gather-you = you
gather-host = host
gather-offline = not connected
gather-standing = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $energy } energy
gather-out = out of the game
gather-sit = Sit here
gather-sit-too = Sit here too
gather-sit-instead = Take the bot's place
gather-add-bot = Add a bot
gather-level = Level of the bot on seat { $n }
gather-remove-bot = Remove the bot
gather-free-it = Free this seat
gather-stand = Stand up
gather-name = Name
gather-rename = Save
gather-monster = Monster of seat { $n }
gather-monster-taken = { $monster }, taken
gather-entropy = Your own stir of the dice
gather-entropy-hint = Any text. It goes into every die of this game, so that the server alone cannot choose them.
gather-entropy-go = Stir it in
gather-how-many = How many monsters
gather-more = One seat more
gather-fewer = One seat fewer
gather-start = Start the game
gather-fill = { $n ->
    [one] A bot ({ $level }) takes the free seat.
   *[other] Bots ({ $level }) take the { $n } free seats.
}
gather-full = Everybody is here.
gather-sit-first = Take a seat; whoever sits here can start the game.
gather-same-browser = Several people at one device? Take one seat for each.
gather-invite = Invite
gather-link = Link to this table
gather-copy = Copy link
gather-copied = The link is copied.
gather-not-copied = The link is marked: copy it with Ctrl+C or the menu of your device.
gather-share = Share
gather-share-text = Fight me over Tokyo!
gather-code = Code
gather-qr = QR code of the link
gather-qr-hint = Scan it with a phone.
gather-watchers = { $n ->
    [one] 1 onlooker
   *[other] { $n } onlookers
}
gather-news-sat = { $name } takes seat { $n }.
gather-fair = Why the dice are fair
gather-fair-lead = Before anybody threw, the server committed itself to a secret. When the game is over it is told, and your browser can derive every die again.
gather-commitment = Commitment
gather-stirred = Stirred in by seat { $n }

### ---- set-: settings

set-title = Settings
set-lead = They are kept in this browser.
set-name = Your name
set-sound = Sound
set-sound-on = on
set-sound-off = off
set-volume = Loudness
set-speed = How fast things happen
set-speed-slow = slow
set-speed-normal = normal
set-speed-fast = fast
set-speed-none = at once, without animation
set-speed-hint = A key or a click skips what is still to be shown. If your device asks for less motion, things move little in any case.
set-language = Language
set-language-en = English
set-save = Save
set-saved = Saved.
set-forget = Forget me
set-forget-hint = This browser forgets who you are. Your seats stay yours, but nobody can prove it any more.
set-forget-sure = Really forget me? You cannot play on with the seats that you hold.
set-forget-go = Yes, forget me
set-forget-not = No, keep me
set-forgotten = This browser no longer knows you.

### ---- log-: what happened
### $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
### $cause: why, `card` means $title; $why: `orders` if standing orders decided

log-monster = { $monster ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $monster }
}
log-other-monster = { $other ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $other }
}
log-claws-by = { $by ->
    [none] claws
    [gigazaur] claws of { monster-gigazaur }
    [the_king] claws of { monster-the_king }
    [meka_dragon] claws of { monster-meka_dragon }
    [alienoid] claws of { monster-alienoid }
    [kraken] claws of { monster-kraken }
    [cyber_bunny] claws of { monster-cyber_bunny }
    [cyber_kitty] claws of { monster-cyber_kitty }
    [space_penguin] claws of { monster-space_penguin }
   *[other] claws of { $by }
}
log-face = { $face ->
    [1] a 1
    [2] a 2
    [3] a 3
    [E] an energy
    [C] a claw
    [H] a heart
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] a 1
    [2] a 2
    [3] a 3
    [E] an energy
    [C] a claw
    [H] a heart
   *[other] { $turned }
}
log-faces = { $face ->
    [1] the 1s
    [2] the 2s
    [3] the 3s
    [E] energy
    [C] claws
    [H] hearts
   *[other] { $face }
}
log-cause = { $cause ->
    [card] { $title }
    [face-1] the 1s
    [face-2] the 2s
    [face-3] the 3s
    [face-E] energy dice
    [face-C] claw dice
    [face-H] heart dice
    [claws] { log-claws-by }
    [entering] for entering Tokyo
    [starting] for holding Tokyo
    [poison] poison
    [sale] for a sale
    [sweep] for new cards
    [yielding] had enough
    [bay] too few monsters are left for Tokyo Bay
   *[other] { $cause }
}
log-because = { $cause ->
    [none] { "" }
   *[other] { " " }({ log-cause })
}
log-by-orders = { $why ->
    [orders] { " (standing orders)" }
   *[other] { "" }
}
log-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
   *[other] { $level }
}

log-started = The game begins
log-first-throw = Everybody throws for the first turn
log-turn = { log-monster }’s turn
log-roll = { log-monster } throws
log-roll-card = Dice for a card
log-keep = { log-monster } keeps{ log-by-orders }
log-keep-none = { log-monster } throws all dice again{ log-by-orders }
log-stop = { log-monster } keeps all dice{ log-by-orders }
log-heal = { log-monster } heals{ log-by-orders }
log-heal-other = { log-monster } heals { log-other-monster }{ log-by-orders }
log-cure-poison = { log-monster } shakes off poison{ log-by-orders }
log-cure-shrink = { log-monster } grows back{ log-by-orders }
log-yield = { log-monster } yields Tokyo{ log-by-orders }
log-stay = { log-monster } stays in Tokyo{ log-by-orders }
log-sweep = { log-monster } sweeps the cards away{ log-by-orders }
log-resolve = { log-monster } takes { log-faces } next{ log-by-orders }
log-use = { log-monster } uses { $card }{ log-by-orders }
log-use-die = { log-monster } uses { $card } on { log-face }{ log-by-orders }
log-use-turn = { log-monster } uses { $card }: { log-face } becomes { log-face-turned }{ log-by-orders }
log-buy = { log-monster } buys { $card }{ log-by-orders }
log-sell = { log-monster } sells { $card }{ log-by-orders }
log-copy = { log-monster } copies { $card }{ log-by-orders }
log-take = { log-monster } takes { $card }{ log-by-orders }
log-swap = { log-monster } takes { $card } in exchange{ log-by-orders }
log-swap-of = { log-monster } takes { $card } of { log-other-monster } in exchange{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster } puts no energy on the card{ log-by-orders }
   *[other] { log-monster } puts { $amount } energy on the card{ log-by-orders }
}
log-looked = Somebody looks at the top card of the deck.
log-looked-at = On top of the deck: { $card }
log-other = { log-monster }: { $action }

log-stars = { $amount ->
    [one] { log-monster } gains 1 star{ log-because }
   *[other] { log-monster } gains { $amount } stars{ log-because }
}
log-stars-lost = { $amount ->
    [one] { log-monster } loses 1 star{ log-because }
   *[other] { log-monster } loses { $amount } stars{ log-because }
}
log-energy = { log-monster } gains { $amount } energy{ log-because }
log-energy-lost = { $cause ->
    [sweep] { log-monster } pays { $amount } energy{ log-because }
   *[other] { log-monster } loses { $amount } energy{ log-because }
}
log-health = { $amount ->
    [one] { log-monster } heals 1 heart{ log-because }
   *[other] { log-monster } heals { $amount } hearts{ log-because }
}
log-health-lost = { $amount ->
    [one] { log-monster } loses 1 heart{ log-because }
   *[other] { log-monster } loses { $amount } hearts{ log-because }
}
log-wickedness = { $amount ->
    [one] { log-monster } grows wicked by 1 step{ log-because }
   *[other] { log-monster } grows wicked by { $amount } steps{ log-because }
}
log-wickedness-lost = { $amount ->
    [one] { log-monster } goes back 1 step of Wickedness{ log-because }
   *[other] { log-monster } goes back { $amount } steps of Wickedness{ log-because }
}
log-poison = { $amount ->
    [one] { log-monster } is poisoned{ log-because }
   *[other] { log-monster } is poisoned { $amount } times{ log-because }
}
log-poison-lost = { $amount ->
    [one] { log-monster } loses a poison token{ log-because }
   *[other] { log-monster } loses { $amount } poison tokens{ log-because }
}
log-shrink = { $amount ->
    [one] { log-monster } shrinks{ log-because }
   *[other] { log-monster } shrinks { $amount } times{ log-because }
}
log-shrink-lost = { $amount ->
    [one] { log-monster } loses a shrink token{ log-because }
   *[other] { log-monster } loses { $amount } shrink tokens{ log-because }
}
log-moved-outside = { $cause ->
    [card] { log-monster } leaves Tokyo ({ $title })
   *[other] { log-monster } leaves Tokyo
}
log-moved-city = { $cause ->
    [card] { log-monster } enters Tokyo City ({ $title })
    [bay] { log-monster } moves to Tokyo City ({ log-cause })
   *[other] { log-monster } enters Tokyo City
}
log-moved-bay = { $cause ->
    [card] { log-monster } enters Tokyo Bay ({ $title })
   *[other] { log-monster } enters Tokyo Bay
}
log-bought = { $amount ->
    [0] { log-monster } gets { $card } for nothing
   *[other] { log-monster } buys { $card } for { $amount } energy
}
log-lost_card = { log-monster } gives up { $card }
log-took = { log-monster } takes the tile { $card }
log-copied = { log-monster }: { $card } now works as { $copied }
log-revealed = New on offer: { $card }
log-swept = { log-monster } sweeps the cards away
log-reshuffled = The discard pile is shuffled into a new deck.
log-extra_turn = { log-monster } will take another turn{ log-because }
log-eliminated = { log-monster } is out of the game{ log-because }
log-won = { log-monster } wins with twenty stars!
log-won-survivor = { log-monster } wins: the last monster standing!
log-nobody-won = Nobody is left standing: nobody wins.

log-sat = { $name } takes seat { $n }.
log-sat-playing = { $name } takes over { log-monster }.
log-manned = A bot ({ log-level }) takes seat { $n }.
log-manned-playing = A bot ({ log-level }) plays { log-monster } now.
log-freed = Seat { $n } is free.
log-freed-playing = A bot plays on for { log-monster }.
log-away = { $name } is away; a bot plays { log-monster } meanwhile.
log-back = { $name } is back and plays { log-monster } again.
log-resized = { $n ->
    [one] The table has 1 seat now.
   *[other] The table has { $n } seats now.
}
log-followed = There will be a rematch.
log-said = { $name }: { $text }

### ---- act-: what a button does

act-stop = Keep all dice
act-heal = Heal yourself
act-heal-other = Heal { log-monster }
act-cure-poison = Remove a poison token
act-cure-shrink = Remove a shrink token
act-yield = Leave Tokyo
act-stay = Stay in Tokyo
act-sweep = Sweep the cards away
act-done = End turn
act-pass = No, thanks
act-resolve = Take { log-faces } next
act-use = Use { $card }
act-use-die = Use { $card } on { log-face }
act-use-turn = { $card }: turn { log-face } into { log-face-turned }
act-buy = Buy { $card } for { $price } energy
act-buy-of = Buy { $card } from { log-monster }
act-buy-top = Buy { $card } from the top of the deck
act-sell = Sell { $card }
act-copy = Copy { $card }
act-copy-of = Copy { $card } of { log-monster }
act-swap = Take { $card } in exchange
act-swap-of = Take { $card } of { log-monster } in exchange
act-take = Take { $card }
act-store = { $amount ->
    [0] Put no energy on it
   *[other] Put { $amount } energy on it
}
act-other = { $action }

### ---- ask-: what is asked, as the server names it
### $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [0] Choose the dice that stay.
    [one] Choose the dice that stay. 1 throw is left.
   *[other] Choose the dice that stay. { $n } throws are left.
}
ask-probe = You may meddle with the dice of { log-monster }.
ask-change = You may change your dice before they count.
ask-aside = Dice were thrown for a card. Throw one of them again?
ask-order = What shall count next?
ask-use_heart = What do you use this heart for?
ask-protect = You are about to lose hearts. Protect yourself?
ask-yield = You were hurt in Tokyo. Leave the city, or hold it?
ask-swap = Do you want to exchange a card?
ask-buy = Spend your energy on cards, or end your turn.
ask-opportunity = A new card is on offer, and you may have it before anybody else.
ask-store = How much energy do you put on the card?
ask-sell = Do you want to sell cards?
ask-copy = Which card shall be copied?
ask-move_copy = Shall another card be copied from now on?
ask-take = A Wickedness tile is yours: choose one.
ask-go_on = Do you want to take another turn?

### ---- cue-: what is written over the table while something happens
### $name: the monster

cue-turn = { $name }’s turn
cue-turn-mine = Your turn!
cue-extra-turn = Once more!
cue-moved-city = Into Tokyo!
cue-moved-bay = Into the Bay!
cue-moved-outside = Out of here!
cue-eliminated = { $name } is out
cue-eliminated-mine = You are out
cue-won = { $name } rules Tokyo!
cue-won-mine = Tokyo is yours!
cue-won-nobody = Nobody is left

### ---- table-: the table while the game is played, and its end

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
table-ask-nobody = The dice are rolling …
table-ask-away = Nobody is here: the table waits until somebody plays again.
table-ask-plain = What do you do?
table-skip = Skip
table-poster-stay = Hold the city. Whoever attacked you stays outside.
table-poster-yield = Slip away. Whoever attacked you must move in.
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
table-offer = { $card }, { $price } energy for you: read it
table-buy = Buy
table-buy-card = Buy { $card } for { $price } energy

table-log = What happened
table-watching = You are looking on.
table-why = Why?
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
table-seat-gone = Everybody waits for somebody who is not connected. After a minute a bot may stand in.
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

table-keys = Keys
table-key-digit = keep or release a die; buy a card of the offer
table-key-all = keep all dice, or none
table-key-throw = throw the other dice
table-key-stop = stop throwing; stay in Tokyo
table-key-yield = leave Tokyo
table-key-done = end your turn
table-key-pass = no, thanks
table-key-sweep = sweep the cards away
table-key-skip = skip what is being shown
table-key-chat = say something
table-key-help = show these keys

table-over-wins = { $n ->
    [one] { $who } is King of Tokyo!
   *[other] { $who } share the throne!
}
table-over-nobody = Nobody has survived.
table-over-stars = { $who } has { $stars } stars.
table-over-survivor = { $who } is the last monster standing.
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

### --- art: what pictures are called for those who do not see them
art-monster = { $monster }, { $mood }
art-monster-unknown = a monster yet unknown
art-mood-calm = at ease
art-mood-proud = proud
art-mood-hurt = hurt
art-mood-out = knocked out
art-mood-glad = glad
art-scene-city = Tokyo by night. { $monster } holds the city.
art-scene-city-empty = Tokyo by night. Nobody holds the city.
art-scene-bay = { $monster } holds the bay.
art-scene-bay-empty = Nobody holds the bay.

### ---- card-: cards and tiles, wherever they are shown
### $card: a title as it is printed; $price, $usual: energy

card-kind-keep = Keep
card-kind-discard = Discard
card-kind-tile = Tile
card-about-keep = Keep: stays in front of its owner and works from then on.
card-about-discard = Discard: works once, at once, and is put away.
card-about-tile = Wickedness tile of level { $level }, { $side ->
    [green] green side
   *[red] red side
}. It costs nothing: whoever becomes wicked enough chooses one of the level.
card-level = Level { $n }
card-price = { $price } energy
card-price-changed = { $price } energy instead of { $usual }
card-too-dear = not enough energy
card-counter = { $n } left on it
card-works-as = works as { $card }
card-choose = Choose
card-details = All about { $card }
card-editions = In the editions
card-edition = Edition
card-title-there = Title
card-price-there = Price
card-copies-there = Copies
card-not-there = not in this edition
card-rulings = How we rule it
card-rulings-none = Nothing needs a ruling here.
card-rulings-loading = One moment …
card-rulings-lost = The rulings could not be loaded. Are you online?
card-ruling-only = only in the { $edition ->
    [first] first edition
    [second] second edition
   *[dark] Dark Edition
}
card-unknown = This page is older than the server and does not know this card. Load the page again.

card-all = Cards and tiles
card-all-lead = What every card does, what it costs, and how the three editions differ.
card-search = Search
card-search-hint = A title, or words of the effect
card-filter-edition = Edition
card-filter-kind = Kind
card-filter-price = Price
card-any-edition = All editions
card-any-kind = Cards and tiles
card-any-price = Any price
card-found = { $n ->
    [0] Nothing fits. Ask for a little less.
    [one] 1 card or tile
   *[other] { $n } cards and tiles
}
card-reset = Show all again

card-track = Wickedness
card-track-at = { $monster }: Wickedness { $n }
card-track-gate = Level { $n }: a tile

## Replay: a game from its beginning

replay-title = Replay
replay-loading = { $n ->
    [0] Loading the game …
   *[other] Loading the game … { $n } steps
}
replay-empty = Nothing to watch yet
replay-empty-lead = The game at this table has not begun.
replay-running = This game still goes on: here is all that has happened so far.
replay-more = Load the latest moves
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

# log-: what happened
# $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
# $cause: why, `card` means $title; $why: `orders` if standing orders decided

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
    [gigazaur] claws from { monster-gigazaur }
    [the_king] claws from { monster-the_king }
    [meka_dragon] claws from { monster-meka_dragon }
    [alienoid] claws from { monster-alienoid }
    [kraken] claws from { monster-kraken }
    [cyber_bunny] claws from { monster-cyber_bunny }
    [cyber_kitty] claws from { monster-cyber_kitty }
    [space_penguin] claws from { monster-space_penguin }
   *[other] claws from { $by }
}
log-face = { $face ->
    [1] a 1
    [2] a 2
    [3] a 3
    [E] an energy die
    [C] a claw
    [H] a heart
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] a 1
    [2] a 2
    [3] a 3
    [E] energy
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
    [sale] for selling a card
    [sweep] for sweeping the market
    [yielding] yielded
    [bay] too few monsters are left for Tokyo Bay
    [knockout] a knockout
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
    [master] { level-master }
    [legend] { level-legend }
   *[other] { $level }
}

log-started = The game begins
log-first-throw = Everyone rolls to see who goes first
log-turn = { log-monster }’s turn
log-roll = { log-monster } rolls
log-roll-card = Dice for a card
log-keep = { log-monster } keeps{ log-by-orders }
log-keep-none = { log-monster } rerolls all dice{ log-by-orders }
log-stop = { log-monster } keeps all dice{ log-by-orders }
log-heal = { log-monster } heals{ log-by-orders }
log-heal-other = { log-monster } heals { log-other-monster }{ log-by-orders }
log-cure-poison = { log-monster } removes a poison token{ log-by-orders }
log-cure-shrink = { log-monster } removes a shrink token{ log-by-orders }
log-yield = { log-monster } yields Tokyo{ log-by-orders }
log-stay = { log-monster } stays in Tokyo{ log-by-orders }
log-sweep = { log-monster } sweeps the market{ log-by-orders }
log-resolve = { log-monster } resolves { log-faces } next{ log-by-orders }
log-use = { log-monster } uses { $card }{ log-by-orders }
log-use-die = { log-monster } uses { $card } on { log-face }{ log-by-orders }
log-use-turn = { log-monster } uses { $card }: { log-face } becomes { log-face-turned }{ log-by-orders }
log-buy = { log-monster } buys { $card }{ log-by-orders }
log-sell = { log-monster } sells { $card }{ log-by-orders }
log-copy = { log-monster } copies { $card }{ log-by-orders }
log-take = { log-monster } takes { $card }{ log-by-orders }
log-swap = { log-monster } swaps for { $card }{ log-by-orders }
log-swap-of = { log-monster } swaps for { $card } from { log-other-monster }{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster } puts no energy on the card{ log-by-orders }
   *[other] { log-monster } puts { $amount } energy on the card{ log-by-orders }
}
log-looked = A monster looks at the top card of the deck.
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
log-wickedness = { log-monster } gains { $amount } Wickedness{ log-because }
log-wickedness-lost = { log-monster } loses { $amount } Wickedness{ log-because }
log-poison = { $amount ->
    [one] { log-monster } gets a poison token{ log-because }
   *[other] { log-monster } gets { $amount } poison tokens{ log-because }
}
log-poison-lost = { $amount ->
    [one] { log-monster } loses a poison token{ log-because }
   *[other] { log-monster } loses { $amount } poison tokens{ log-because }
}
log-shrink = { $amount ->
    [one] { log-monster } gets a shrink token{ log-because }
   *[other] { log-monster } gets { $amount } shrink tokens{ log-because }
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
    [0] { log-monster } gets { $card } for free
   *[other] { log-monster } buys { $card } for { $amount } energy
}
log-lost_card = { log-monster } loses { $card }
log-took = { log-monster } takes the tile { $card }
log-copied = { log-monster }: { $card } now works as { $copied }
log-revealed = New in the market: { $card }
log-swept = { log-monster } sweeps the market
log-reshuffled = The discard pile is shuffled into a new deck.
log-extra_turn = { log-monster } will take another turn{ log-because }
log-eliminated = { log-monster } is eliminated{ log-because }
log-won = { log-monster } wins with 20 stars!
log-won-survivor = { log-monster } wins: the last monster standing!
log-nobody-won = No monster is left: nobody wins.
log-standstill = No monster can act any more: the game ends without a winner.

log-sat = { $name } takes seat { $n }.
log-sat-playing = { $name } takes over { log-monster }.
log-manned = A bot ({ log-level }) takes seat { $n }.
log-manned-playing = A bot ({ log-level }) now plays { log-monster }.
log-freed = Seat { $n } is free.
log-freed-playing = A bot now plays { log-monster }.
log-away = { $name } is away; a bot plays { log-monster } for now.
log-back = { $name } is back and plays { log-monster } again.
log-hurried = The bots finish the game without pauses.
log-restored = The server was restored from a backup. The next dice follow from a new secret.
log-resized = { $n ->
    [one] The table now has 1 seat.
   *[other] The table now has { $n } seats.
}
log-undone = { log-monster } undoes the last decision.
log-hinted = { log-monster } got a hint from the champion.
log-dealt = Another table plays the deal of this game.
log-followed = A rematch has been opened.
log-said = { $name }: { $text }
log-reason = { log-monster } explains: “{ $reason }”
# recap-: what happened since the own last turn

recap-since = Since your turn:
recap-share = { $cause } { $n }
recap-health = Hearts
recap-stars = Stars
recap-energy = Energy
recap-more = and { $n } more
log-steps = Show each roll

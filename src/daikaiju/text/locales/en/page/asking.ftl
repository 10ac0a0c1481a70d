# act-: what a button does

act-stop = Keep all dice
act-heal = Heal yourself
act-heal-other = Heal { log-monster }
act-cure-poison = Remove a poison token
act-cure-shrink = Remove a shrink token
act-yield = Leave Tokyo
act-stay = Stay in Tokyo
act-sweep = Sweep the market
act-done = End turn
act-pass = No, thanks
act-undo = Undo
act-resolve = Resolve { log-faces } next
act-use = Use { $card }
act-use-die = Use { $card } on { log-face }
act-use-turn = { $card }: change { log-face } to { log-face-turned }
act-buy = Buy { $card } for { $price } energy
act-buy-of = Buy { $card } from { log-monster }
act-buy-top = Buy { $card } from the top of the deck
act-sell = Sell { $card }
act-copy = Copy { $card }
act-copy-of = Copy { $card } from { log-monster }
act-swap = Swap for { $card }
act-swap-of = Swap for { $card } from { log-monster }
act-take = Take { $card }
act-store = { $amount ->
    [0] Put no energy on it
   *[other] Put { $amount } energy on it
}
act-other = { $action }

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [one] Tap the dice to keep and reroll the rest. 1 roll left.
   *[other] Tap the dice to keep and reroll the rest. { $n } rolls left.
}
ask-keep-none = No rolls left. Use a card, or keep all dice.
ask-probe = You may reroll one of { log-monster }’s dice.
ask-change = You may change your dice before you resolve them.
ask-aside = These dice were rolled for a card. Reroll one of them?
ask-order = Which dice next?
ask-use_heart = What do you want to use this heart for?
ask-protect = You are about to lose hearts. Protect yourself?
ask-yield = You were hurt in Tokyo. Leave the city, or stay?
ask-swap = Do you want to swap a card?
ask-buy = Spend your energy on cards, or end your turn.
ask-opportunity = A new card is in the market, and you may buy it before anyone else.
ask-store = How much energy do you want to put on the card?
ask-sell = Do you want to sell cards?
ask-copy = Which card do you want to copy?
ask-move_copy = Copy another card from now on?
ask-take = You have earned a Wickedness tile: choose one.
ask-go_on = Do you want to take another turn?

# cue-: what is written over the table while something happens
# $name: the monster

cue-turn = { $name }’s turn
cue-turn-mine = Your turn!
cue-extra-turn = Another turn!
cue-moved-city = Into Tokyo!
cue-moved-bay = Into the Bay!
cue-moved-outside = Out of Tokyo!
cue-eliminated = { $name } is out
cue-eliminated-mine = You are out
cue-won = { $name } rules Tokyo!
cue-won-mine = Tokyo is yours!
cue-won-nobody = Nobody is left

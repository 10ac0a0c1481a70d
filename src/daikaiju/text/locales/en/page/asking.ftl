# act-: what a button does

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
act-undo = Undo
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

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [one] Tap what you keep, throw the rest. 1 throw left.
   *[other] Tap what you keep, throw the rest. { $n } throws left.
}
ask-keep-none = No rerolls are left. Use a card, or keep all dice.
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

# cue-: what is written over the table while something happens
# $name: the monster

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

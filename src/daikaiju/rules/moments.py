"""The named moments at which cards and tiles act, in the order of a turn.

The phases of the game call these and never name a card. Which cards act at a moment is seen in
`cards/` and `tiles/`, one file a kind of moment.
"""

from __future__ import annotations

from .hooks import (
    Deed,
    DieDeed,
    DieOffer,
    Modifier,
    Offer,
    Possible,
    Reaction,
    Response,
    TurnDeed,
    TurnOffer,
    Verdict,
)

# At any time.
any_time = Offer("any decision of the owner's own turn")
sleeps = Modifier("whether the owner sleeps: unhurt, unmoving, deaf to numbers and claws")

# The start of the turn.
starts_in_tokyo = Reaction("the owner's turn starts in Tokyo")
turn_starts = Reaction("the owner's turn starts")
copy_moves = Reaction("a copy may be moved, before the first throw")

# Rolling.
dice_thrown = Modifier("how many dice this turn")
throws = Modifier("how many throws this turn")
while_throwing = Offer("between throws")
thrown_again = DieOffer("a die may be thrown again, between throws")
others_dice = DieOffer("another monster has made its last throw")
may_touch_dice = Possible(others_dice)
before_resolving = DieOffer("one's own dice may be changed before they are resolved")
may_change_die = Possible(before_resolving)
turning_dice = TurnOffer("one's own dice may be turned before they are resolved")
may_turn_die = Possible(turning_dice)
aside_again = DieOffer("a die thrown for a card may be thrown again")
may_throw_aside = Possible(aside_again)

# Resolving.
combinations = Reaction("the final dice are looked at as a whole")
number_scored = Response("three or more dice of a number (the other) have scored")
energy_rolled = Reaction("energy dice have been resolved")
hearts_rolled = Response("so many heart dice (the other) have healed the owner")
heals_others = Modifier("heart dice may heal other monsters, for pay")
claws_added = Modifier("claws added to those rolled")
claws_raised = Modifier("claws added where there are claws")
claws_multiplied = Modifier("claws multiplied, last of all")
reaches_all = Modifier("claws reach everybody")
attacks = Reaction("the owner's claws are resolved")
wounds = Response("somebody (the other) has lost hearts to the owner's claws")

# Losing hearts.
loss_begins = Reaction("the owner is about to lose hearts")
holds_loss = Modifier("hearts are not lost before the answer whether to yield")
before_loss = Offer("hearts are about to be lost")
may_protect = Possible(before_loss)
loss_taken = Modifier("hearts really lost")
has_lost = Response("so many hearts (the other) have been lost")
hits_back = Modifier("hearts that whoever hurts the owner loses in turn")
last_words = Reaction("the owner has no hearts left")
saved = Modifier("the owner has no hearts left and comes back")
somebody_fell = Response("another monster (the other) has no hearts left")

# Tokyo.
yields = Response("the owner has yielded to somebody (the other)")
swaps = Response("the owner has yielded and may swap with somebody (the other)")
enters = Reaction("the owner enters Tokyo")

# Gaining.
energy_gained = Modifier("how much energy is gained")
hearts_gained = Modifier("how many hearts are gained")
most_hearts = Modifier("how many hearts one can have")

# Buying.
price = Modifier("what a card costs the owner")
buying_offers = Offer("the buying step")
buys_top = Modifier("the top card of the deck may be bought")
buys_from_others = Modifier("Keep cards of others may be bought")
buys = Reaction("the owner buys a card")
claims = Modifier("claims on a card just turned up, in another monster's turn")
barred = Verdict("a card that this monster cannot have now")
gained = Deed("a card has been bought, a tile taken, or a copy begins")
lost = Deed("a card or tile has been lost, or a copy ends")

# The end of the turn.
sales = Modifier("Keep cards may be sold")
turn_ends = Reaction("the owner's turn ends")
after_turn = Offer("the owner's turn is over")
may_go_on = Possible(after_turn)
another_turn = Modifier("another turn is due")

# What is used, and what its dice show.
used = Deed("a card or tile is used")
used_on_die = DieDeed("a card or tile is used on a die")
used_to_turn = TurnDeed("a card or tile turns a die")
landed = Deed("dice have been thrown for a card")

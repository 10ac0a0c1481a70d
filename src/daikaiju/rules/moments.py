"""The moments: named hooks at which cards and tiles act, in the order of a turn.

The phases of the game call moments and never name a card. The cards that act at a moment are in
`cards/` and `tiles/`, one file per group of moments. The order of definitions is fixed: it
determines the bits of `state.acts`.
"""

from __future__ import annotations

from typing import Final

from .hooks import (
    DieOffer,
    Modifier,
    Moment,
    Offer,
    OfferQuery,
    Reaction,
    Response,
    SourceAction,
    SourceDieAction,
    SourceQuery,
    SourceTurnAction,
    TurnOffer,
)

# At any time.
any_time = Offer("any decision of the owner's own turn")
sleeps = Modifier(
    "whether the owner sleeps: it loses no hearts and does not move; numbers and claws do nothing"
)

# The start of the turn.
starts_in_tokyo = Reaction("the owner's turn starts in Tokyo")
turn_starts = Reaction("the owner's turn starts")
copy_moves = Reaction("a copy may be moved, before the first throw")

# Throwing.
dice_thrown = Modifier("how many dice this turn")
throws = Modifier("how many throws this turn")
while_throwing = Offer("between throws")
thrown_again = DieOffer("a die may be thrown again, between throws")
others_dice = DieOffer("another monster has made its last throw")
may_touch_dice = OfferQuery(others_dice)
before_resolving = DieOffer("the owner may change its dice before they are resolved")
may_change_die = OfferQuery(before_resolving)
turning_dice = TurnOffer("the owner may turn its dice before they are resolved")
may_turn_die = OfferQuery(turning_dice)
aside_again = DieOffer("a die thrown for a card may be thrown again", used_at="")
may_throw_aside = OfferQuery(aside_again)

# Resolving.
combinations = Reaction("the final dice count as a whole")
number_scored = Response("three or more dice of a number (the other) have scored")
energy_rolled = Reaction("energy dice have been resolved")
hearts_rolled = Response("a number of heart dice (the other) has healed the owner")
heals_others = Modifier("heart dice may heal other monsters, for energy")
claws_added = Modifier("claws added to those rolled")
claws_raised = Modifier("claws added if there are claws")
claws_multiplied = Modifier("claws multiplied, after all additions")
reaches_all = Modifier("claws reach all monsters")
claws_spread = Reaction("the owner's attack hurts further monsters")
stars_before_claws = Modifier("stars that the owner may gain before its claws, not to change them")
attacks = Reaction("the owner's claws are resolved")
wounds = Response("another monster (the other) has lost hearts to the owner's claws")

# Losing hearts.
loss_begins = Reaction("the owner is about to lose hearts")
holds_loss = Modifier("hearts are not lost before the decision to yield or stay")
before_loss = Offer("hearts are about to be lost")
may_protect = OfferQuery(before_loss)
loss_taken = Modifier("hearts really lost")
has_lost = Response("the owner has lost a number of hearts (the other)")
hits_back = Modifier("hearts lost by a monster that hurts the owner")
last_words = Reaction("the owner has no hearts left")
saved = Modifier("the owner has no hearts left: how it is revived (operations.revival), or 0")
monster_fell = Response("another monster (the other) has no hearts left")

# Tokyo.
yields = Response("the owner has yielded to another monster (the other)")
swaps = Response("the owner has yielded and may swap with another monster (the other)")
enters = Reaction("the owner enters Tokyo")

# Gaining.
energy_gained = Modifier("how much energy is gained")
hearts_gained = Modifier("how many hearts are gained")
most_hearts = Modifier("the limit of hearts")

# Buying.
price = Modifier("what a card costs the owner")
buying_offers = Offer("the buying step")
buys_top = Modifier("the top card of the deck may be bought")
buys_from_others = Modifier("Keep cards of others may be bought")
buys = Reaction("the owner buys a card")
claims = Modifier("the owner may buy a card just revealed in another monster's turn")
barred = SourceQuery("a card that this monster cannot have now")
gained = SourceAction("a card has been bought, a tile taken, or a copy begins")
lost = SourceAction("a card or tile has been lost, or a copy ends")

# The end of the turn.
sales = Modifier("Keep cards may be sold")
turn_ends = Reaction("the owner's turn ends")
after_turn = Offer("the owner's turn is over")
may_go_on = OfferQuery(after_turn)
another_turn = Modifier("the owner takes another turn")

# Using things, and dice thrown for them.
used = SourceAction("a card or tile is used")
used_on_die = SourceDieAction("a card or tile is used on a die")
used_to_turn = SourceTurnAction("a card or tile turns a die")
landed = SourceAction("dice have been thrown for a card")

# All moments to which effects are attached, by name.
MOMENTS: Final = {
    name: moment
    for name, moment in list(globals().items())
    if isinstance(moment, Moment) and not isinstance(moment, OfferQuery)
}

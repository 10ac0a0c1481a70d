"""Cards that act when cards are bought or revealed."""

from ..definitions import keep
from ..hooks import at
from ..market import can_draw, look_at_top
from ..moments import buying_offers, buys, buys_from_others, buys_top, claims, price, used
from ..operations import gain_stars
from ..state import State

ALIEN_ORIGIN = keep("alien_origin", id=42, cost=3)


@at(price, ALIEN_ORIGIN)
def alien_origin(state: State, owner: int, source: int, value: int) -> int:
    """Each card costs the owner 1 energy less."""
    return value - 1


MEDIA_FRIENDLY = keep("media_friendly", id=43, cost=3)


@at(buys, MEDIA_FRIENDLY)
def media_friendly(state: State, owner: int, source: int) -> None:
    """1 star for each card bought."""
    gain_stars(state, owner, 1, source)


OPPORTUNIST = keep("opportunist", id=44, cost=3)


@at(claims, OPPORTUNIST)
def opportunist(state: State, owner: int, source: int, value: int) -> int:
    """The owner may buy a revealed card at once, before all other monsters."""
    return value + 1


PARASITIC_TENTACLES = keep("parasitic_tentacles", id=45, cost=4)


@at(buys_from_others, PARASITIC_TENTACLES)
def parasitic_tentacles(state: State, owner: int, source: int, value: int) -> int:
    """The owner may buy Keep cards from other monsters."""
    return value + 1


MADE_IN_A_LAB = keep("made_in_a_lab", id=46, cost=2)


@at(buying_offers, MADE_IN_A_LAB)
def may_look(state: State, owner: int, source: int) -> bool:
    """Again after each change of the top card."""
    return state.seen_top[owner] == 0 and can_draw(state)


@at(used, MADE_IN_A_LAB)
def made_in_a_lab(state: State, owner: int, source: int) -> None:
    """Look at the top card of the deck …"""
    look_at_top(state, owner)


@at(buys_top, MADE_IN_A_LAB)
def may_buy_top(state: State, owner: int, source: int, value: int) -> int:
    """… and buy it, or leave it there."""
    return value + 1

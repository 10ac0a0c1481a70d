"""The faces of the Wickedness tiles of level 6."""

from ..constants import NOTHING
from ..copies import ask_copy, offer_move
from ..definitions import GREEN, RED, register_copier, tile
from ..hooks import at
from ..locations import next_keep_card
from ..moments import (
    buys,
    copy_moves,
    dice_thrown,
    enters,
    gained,
    most_hearts,
    price,
    starts_in_tokyo,
    turn_starts,
)
from ..operations import discard_thing, gain_stars, max_health, others_lose_stars, raise_health
from ..state import State

CYBERBRAIN = tile("cyberbrain", id=75, level=6, side=RED, back="defender_of_tokyo")


@at(dice_thrown, CYBERBRAIN)
def cyberbrain(state: State, owner: int, source: int, value: int) -> int:
    """One die more each turn."""
    return value + 1


EVIL_LAIR = tile("evil_lair", id=76, level=6, side=RED, back="fluxling")


@at(price, EVIL_LAIR)
def evil_lair(state: State, owner: int, source: int, value: int) -> int:
    """Each card costs the owner 1 energy less."""
    return value - 1


FULL_REGENERATION = tile("full_regeneration", id=77, level=6, side=RED, back="have_it_all")


@at(most_hearts, FULL_REGENERATION)
def full_regeneration(state: State, owner: int, source: int, value: int) -> int:
    """The limit is 12 hearts …"""
    return max(value, 12)


@at(gained, FULL_REGENERATION)
def fill_up(state: State, owner: int, source: int) -> None:
    """… and the owner is healed to it."""
    raise_health(state, owner, max_health(state, owner), source)


WIDESPREAD_PANIC = tile("widespread_panic", id=78, level=6, side=RED, back="sonic_boomer")


@at(gained, WIDESPREAD_PANIC)
def widespread_panic(state: State, owner: int, source: int) -> None:
    """All others lose 4 stars; then the tile leaves the game."""
    others_lose_stars(state, owner, 4, source)
    discard_thing(state, source)


DEFENDER_OF_TOKYO = tile("defender_of_tokyo", id=79, level=6, side=GREEN, back="cyberbrain")


@at(enters, DEFENDER_OF_TOKYO)
@at(starts_in_tokyo, DEFENDER_OF_TOKYO)
def defender_of_tokyo(state: State, owner: int, source: int) -> None:
    """All others lose 1 star when the owner enters Tokyo or starts a turn there."""
    others_lose_stars(state, owner, 1, source)


FLUXLING = tile("fluxling", id=80, level=6, side=GREEN, back="evil_lair")
register_copier(FLUXLING)


@at(gained, FLUXLING)
def fluxling(state: State, owner: int, source: int) -> None:
    """Acts as a copy of any Keep card in play."""
    ask_copy(state, owner, source)


@at(copy_moves, FLUXLING)
def fluxling_moves(state: State, owner: int, source: int) -> None:
    """At the start of the turn the owner may choose another card, free of charge."""
    offer_move(state, owner, source, 0)


HAVE_IT_ALL = tile("have_it_all", id=81, level=6, side=GREEN, back="full_regeneration")


@at(gained, HAVE_IT_ALL)
def have_it_all(state: State, owner: int, source: int) -> None:
    """1 star for each Keep card of the owner …"""
    cards = 0
    card = next_keep_card(state, owner, NOTHING)
    while card != NOTHING:
        cards += 1
        card = next_keep_card(state, owner, card)
    gain_stars(state, owner, cards, source)


@at(buys, HAVE_IT_ALL)
def want_more(state: State, owner: int, source: int) -> None:
    """… and for each card bought from then on."""
    gain_stars(state, owner, 1, source)


SONIC_BOOMER = tile("sonic_boomer", id=82, level=6, side=GREEN, back="widespread_panic")


@at(turn_starts, SONIC_BOOMER)
def sonic_boomer(state: State, owner: int, source: int) -> None:
    """1 star at the start of the turn."""
    gain_stars(state, owner, 1, source)

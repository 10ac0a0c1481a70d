"""The faces of the Wickedness tiles of level 3."""

from ..constants import ONE
from ..definitions import GREEN, RED, tile
from ..hooks import at
from ..moments import (
    attacks,
    claws_raised,
    last_words,
    number_scored,
    stars_before_claws,
    throws,
    turn_ends,
    turn_starts,
    wounds,
)
from ..operations import gain_energy, gain_stars, heal, lose_stars, poison
from ..state import State

DEVIOUS = tile("devious", id=87, level=3, side=RED, back="barbs")


@at(throws, DEVIOUS)
def devious(state: State, owner: int, source: int, value: int) -> int:
    """One more throw each turn."""
    return value + 1


ETERNAL = tile("eternal", id=88, level=3, side=RED, back="final_roar")


@at(turn_starts, ETERNAL)
def eternal(state: State, owner: int, source: int) -> None:
    """1 heart at the start of the turn."""
    heal(state, owner, 1, source)


SKULKING = tile("skulking", id=89, level=3, side=RED, back="poison_spit_tile")


@at(number_scored, SKULKING)
def skulking(state: State, owner: int, source: int, other: int) -> None:
    """1 more star for three or more 1s."""
    if other == ONE:
        gain_stars(state, owner, 1, source)


TIRELESS = tile("tireless", id=90, level=3, side=RED, back="underdog")


@at(turn_starts, TIRELESS)
def tireless(state: State, owner: int, source: int) -> None:
    """1 energy at the start of the turn."""
    gain_energy(state, owner, 1, source)


BARBS = tile("barbs", id=91, level=3, side=GREEN, back="devious")


@at(claws_raised, BARBS)
def barbs(state: State, owner: int, source: int, value: int) -> int:
    """One more claw if there are at least two."""
    return value + 1 if value >= 2 else value


FINAL_ROAR = tile("final_roar", id=92, level=3, side=GREEN, back="eternal")


@at(last_words, FINAL_ROAR)
def final_roar(state: State, owner: int, source: int) -> None:
    """An owner that falls with 16 or more stars wins the game."""
    if state.stars[owner] >= 16:
        state.winner[owner] = 1


POISON_SPIT_TILE = tile("poison_spit_tile", id=93, level=3, side=GREEN, back="skulking")


@at(wounds, POISON_SPIT_TILE)
def poison_spit_tile(state: State, owner: int, source: int, other: int) -> None:
    """Each monster hurt by the owner's claws gets a poison token."""
    poison(state, other, 1, source)


UNDERDOG = tile("underdog", id=94, level=3, side=GREEN, back="tireless")


@at(stars_before_claws, UNDERDOG)
def is_still_underdog(state: State, owner: int, source: int, value: int) -> int:
    """All monsters that have more stars and that the claws hurt must still have more."""
    for other in range(state.seats):
        above = state.stars[other] - state.stars[owner]
        if state.loss[other] > 0 and above > 0:
            value = min(value, above - 1)
    return value


@at(attacks, UNDERDOG)
def underdog_stars(state: State, owner: int, source: int) -> None:
    """Store the owner's stars before the attack."""
    state.counter[source] = state.stars[owner]


@at(wounds, UNDERDOG)
def underdog(state: State, owner: int, source: int, other: int) -> None:
    """1 star from each monster hurt by the owner's claws that has more stars."""
    if state.stars[other] > state.counter[source]:
        gain_stars(state, owner, lose_stars(state, other, 1, source), source)


@at(turn_ends, UNDERDOG)
def forget_stars(state: State, owner: int, source: int) -> None:
    state.counter[source] = 0

"""The faces of the Wickedness tiles of level 10."""

from ..constants import ENERGY
from ..definitions import GREEN, RED, tile
from ..hooks import at
from ..moments import another_turn, claws_multiplied, energy_rolled, gained, hearts_rolled
from ..operations import discard_thing, gain_energy, heal
from ..state import State

ANTIMATTER_BEAM = tile("antimatter_beam", id=83, level=10, side=RED, back="final_push")


@at(claws_multiplied, ANTIMATTER_BEAM)
def antimatter_beam(state: State, owner: int, source: int, value: int) -> int:
    """Claws count double."""
    return 2 * value


SKYBEAM = tile("skybeam", id=84, level=10, side=RED, back="starburst")


@at(energy_rolled, SKYBEAM)
def skybeam(state: State, owner: int, source: int) -> None:
    """1 more energy for each energy die …"""
    gain_energy(state, owner, state.dice[ENERGY], source)


@at(hearts_rolled, SKYBEAM)
def skybeam_hearts(state: State, owner: int, source: int, other: int) -> None:
    """… and 1 more heart for each die that heals."""
    heal(state, owner, other, source)


FINAL_PUSH = tile("final_push", id=85, level=10, side=GREEN, back="antimatter_beam")


@at(gained, FINAL_PUSH)
def final_push(state: State, owner: int, source: int) -> None:
    """2 hearts and 2 energy …"""
    heal(state, owner, 2, source)
    gain_energy(state, owner, 2, source)


@at(another_turn, FINAL_PUSH)
def push_on(state: State, owner: int, source: int, value: int) -> int:
    """… and another turn after this one; then the tile leaves the game."""
    discard_thing(state, source)
    return value + 1


STARBURST = tile("starburst", id=86, level=10, side=GREEN, back="skybeam")


@at(gained, STARBURST)
def starburst(state: State, owner: int, source: int) -> None:
    """12 energy; then the tile leaves the game."""
    gain_energy(state, owner, 12, source)
    discard_thing(state, source)

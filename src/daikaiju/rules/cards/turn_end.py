"""Cards that act at the end of their owner's turn, in the order in which they act."""

from ..agenda import KNOCK_OUT, push
from ..constants import ONE, THREE
from ..definitions import keep
from ..hooks import at
from ..moments import after_turn, dice_thrown, gained, sales, turn_ends, used
from ..operations import gain_energy, gain_stars, heal, is_alive
from ..state import State

METAMORPH = keep("metamorph", id=48, cost=3)


@at(sales, METAMORPH)
def metamorph(state: State, owner: int, source: int, value: int) -> int:
    """The owner may sell any of its Keep cards for their printed price."""
    return value + 1


ROOTING_FOR_THE_UNDERDOG = keep("rooting_for_the_underdog", id=49, cost=3)


@at(turn_ends, ROOTING_FOR_THE_UNDERDOG)
def rooting_for_the_underdog(state: State, owner: int, source: int) -> None:
    """1 star if the owner has fewer stars than all others."""
    for seat in range(state.seats):
        if seat != owner and is_alive(state, seat) and state.stars[seat] <= state.stars[owner]:
            return
    gain_stars(state, owner, 1, source)


ENERGY_HOARDER = keep("energy_hoarder", id=50, cost=3)


@at(turn_ends, ENERGY_HOARDER)
def energy_hoarder(state: State, owner: int, source: int) -> None:
    """1 star for each 6 energy."""
    gain_stars(state, owner, state.energy[owner] // 6, source)


HERBIVORE = keep("herbivore", id=51, cost=5)


@at(turn_ends, HERBIVORE)
def herbivore(state: State, owner: int, source: int) -> None:
    """1 star if no monster lost hearts because of the owner this turn."""
    if not state.has_hurt:
        gain_stars(state, owner, 1, source)


SOLAR_POWERED = keep("solar_powered", id=52, cost=2)
LUNAR_POWERED = keep("lunar_powered", id=53, cost=3)


@at(turn_ends, SOLAR_POWERED)
@at(turn_ends, LUNAR_POWERED)
def solar_powered(state: State, owner: int, source: int) -> None:
    """1 energy if the owner has none."""
    if state.energy[owner] == 0:
        gain_energy(state, owner, 1, source)


NATURAL_SELECTION = keep("natural_selection", id=54, cost=2)


@at(gained, NATURAL_SELECTION)
def adapt(state: State, owner: int, source: int) -> None:
    """4 energy and 4 hearts …"""
    gain_energy(state, owner, 4, source)
    heal(state, owner, 4, source)


@at(dice_thrown, NATURAL_SELECTION)
def extra_limb(state: State, owner: int, source: int, value: int) -> int:
    """… and one die more each turn …"""
    return value + 1


@at(turn_ends, NATURAL_SELECTION)
def natural_selection(state: State, owner: int, source: int) -> None:
    """… but a 3 among the dice at the end of the turn costs all hearts; no card prevents that."""
    if state.dice[THREE] > 0:
        push(state, KNOCK_OUT, owner, 0, 0, source)


FREEZE_TIME = keep("freeze_time", id=55, cost=5, dark=6)


@at(after_turn, FREEZE_TIME)
def may_freeze(state: State, owner: int, source: int) -> bool:
    """After three or more 1s."""
    return state.dice[ONE] >= 3 and not state.freezes


@at(used, FREEZE_TIME)
def freeze_time(state: State, owner: int, source: int) -> None:
    """Another turn, with one die fewer than this one."""
    state.freezes = 1

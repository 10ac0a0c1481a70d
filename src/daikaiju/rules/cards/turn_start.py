"""Cards that act at the start of their owner's turn."""

from ..definitions import keep
from ..hooks import at
from ..moments import gained, turn_starts
from ..operations import add_energy, discard_used, heal
from ..state import State
from ..stored_energy import ask_store

BATTERY_MONSTER = keep(
    "battery_monster",
    id=0,
    cost=3,
    first=2,
    counters=6,
    first_counters=0,
)


@at(gained, BATTERY_MONSTER)
def battery_filled(state: State, owner: int, source: int) -> None:
    """Starts with 6 energy; in the first edition with twice the energy that the owner pays."""
    if state.stores_own_energy and state.counter[source] == 0:
        ask_store(state, owner, source)


@at(turn_starts, BATTERY_MONSTER)
def battery_monster(state: State, owner: int, source: int) -> None:
    """The owner takes 2 of the energy on it; when it is empty, it is discarded."""
    taken = min(2, state.counter[source])
    state.counter[source] -= taken
    add_energy(state, owner, taken, source)
    if state.counter[source] == 0:
        discard_used(state, source)


NANOBOTS = keep("nanobots", id=1, cost=3)


@at(turn_starts, NANOBOTS)
def nanobots(state: State, owner: int, source: int) -> None:
    """2 hearts if the owner has fewer than 3."""
    if state.health[owner] < 3:
        heal(state, owner, 2, source)

"""Which cards help with dice, and how; and the hand that a monster has in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..record.notation import thing_label, thing_number
from ..rules.agenda import CHANGE, KEEP, PROBE, THROW, part, top_a, top_kind
from ..rules.constants import FACES, ONE, THREE
from ..rules.definitions import COUNTERS, THINGS_PRINTED
from ..rules.hooks import acting
from ..rules.state import State
from ..text import Told
from .hand import Hand
from .modifiers import Help, MoreThrows, ThrownAgain, Turned

# By card: what it is under this name, with so many counters, used so many times this turn.
_HELPS: Final[dict[str, Callable[[str, int, int], Help]]] = {
    "smoke_cloud": lambda name, counters, used: MoreThrows(name, uses=counters),
    "energy_drink": lambda name, counters, used: MoreThrows(name, price=1),
    "background_dweller": lambda name, counters, used: ThrownAgain(name, THREE),
    "herd_culler": lambda name, counters, used: Turned(name, ONE, uses=1 - used),
    "plot_twist": lambda name, counters, used: Turned(name, uses=1),
    "stretchy": lambda name, counters, used: Turned(name, price=2),
}


def help_of(label: str) -> Help:
    """The help that a card is when it is new."""
    card = thing_number(label)
    if label not in _HELPS:
        raise Told("mistake-help", card=label, known=", ".join(_HELPS))
    return _HELPS[label](label, int(COUNTERS[:, card].max()), 0)


def helps_of(state: State, seat: int) -> tuple[Help, ...]:
    """All that a monster's cards, and copies of cards, can do to its dice; copies come first."""
    owned = [thing.number for thing in THINGS_PRINTED if state.lies[thing.number] == seat]
    found = []
    for thing in sorted(owned, key=lambda thing: acting(state, thing) == thing):
        card = THINGS_PRINTED[acting(state, thing)].name
        if card in _HELPS:
            name = thing_label(thing)
            found.append(_HELPS[card](name, state.counter[thing], state.used[thing]))
    return tuple(found)


def hand_of(state: State) -> Hand:
    """The hand of the monster whose turn it is, from its first throw until its dice are resolved.

    Others who could still touch its dice are left out of account.
    """
    pending = [part(state, i, 0) for i in range(state.depth)]
    seat, dice = state.turn, tuple(state.dice[face] for face in range(FACES))
    to_throw = top_a(state) if top_kind(state) == THROW else 0
    helps, energy = helps_of(state, seat), state.energy[seat]
    if KEEP in pending:
        return Hand(dice, state.throws + (to_throw > 0), to_throw, energy, helps)
    if to_throw or CHANGE in pending or PROBE in pending:
        turns = tuple(help for help in helps if isinstance(help, Turned))
        return Hand(dice, int(to_throw > 0), to_throw, energy, turns, stopped=to_throw == 0)
    raise Told("mistake-no-dice-thrown")

"""Dice modifiers of cards, and the hand of a monster in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..record.notation import thing_label, thing_number
from ..rules.agenda import CHANGE, KEEP, PROBE, THROW, frame_kind, top_a, top_kind
from ..rules.constants import FACES, ONE, THREE
from ..rules.definitions import ALL_THINGS, COUNTERS
from ..rules.hooks import effective_card
from ..rules.state import State
from ..text import UserError
from .hand import Hand
from .modifiers import DiceModifier, DieTurn, ExtraThrows, FaceRethrow

# By card: its modifier, from its label, its counters and how often it was used this turn.
_MODIFIERS: Final[dict[str, Callable[[str, int, int], DiceModifier]]] = {
    "smoke_cloud": lambda name, counters, used: ExtraThrows(name, uses=counters),
    "energy_drink": lambda name, counters, used: ExtraThrows(name, price=1),
    "background_dweller": lambda name, counters, used: FaceRethrow(name, THREE),
    "herd_culler": lambda name, counters, used: DieTurn(name, ONE, uses=1 - used),
    "plot_twist": lambda name, counters, used: DieTurn(name, uses=1),
    "stretchy": lambda name, counters, used: DieTurn(name, price=2),
}


def modifier_of(label: str) -> DiceModifier:
    """Return the modifier of a new card, by its label: `modifier_of("smoke_cloud")`."""
    card = thing_number(label)
    if label not in _MODIFIERS:
        raise UserError("mistake-help", card=label, known=", ".join(_MODIFIERS))
    return _MODIFIERS[label](label, int(COUNTERS[:, card].max()), 0)


def modifiers_of(state: State, seat: int) -> tuple[DiceModifier, ...]:
    """Return the modifiers of a monster's cards and copies of cards; copies come first."""
    owned = [thing.number for thing in ALL_THINGS if state.location[thing.number] == seat]
    found = []
    for thing in sorted(owned, key=lambda thing: effective_card(state, thing) == thing):
        card = ALL_THINGS[effective_card(state, thing)].name
        if card in _MODIFIERS:
            name = thing_label(thing)
            found.append(_MODIFIERS[card](name, state.counter[thing], state.used[thing]))
    return tuple(found)


def hand_of(state: State) -> Hand:
    """Return the hand of the active monster, from its first throw until its dice are resolved.

    Effects of other monsters on its dice are ignored. Raises UserError before the first throw and
    after the dice are resolved.
    """
    pending = [frame_kind(state, i) for i in range(state.depth)]
    seat, dice = state.turn, tuple(state.dice[face] for face in range(FACES))
    to_throw = top_a(state) if top_kind(state) == THROW else 0
    modifiers, energy = modifiers_of(state, seat), state.energy[seat]
    if KEEP in pending:
        return Hand(dice, state.throws + (to_throw > 0), to_throw, energy, modifiers)
    if to_throw or CHANGE in pending or PROBE in pending:
        turns = tuple(modifier for modifier in modifiers if isinstance(modifier, DieTurn))
        return Hand(dice, int(to_throw > 0), to_throw, energy, turns, stopped=to_throw == 0)
    raise UserError("mistake-no-dice-thrown")

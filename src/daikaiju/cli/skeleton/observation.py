"""What a scenario can expect of a position, and how two positions differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...record.notation import action_text, monster_name
from ...record.scenario import parse_scenario
from ...record.scenario_runner import play_scenario
from ...rules.agenda import actor
from ...rules.constants import ZONE_NAMES
from ...rules.engine import legal_actions
from ...rules.state import State

Document = dict[str, Any]  # a scenario as in a YAML file
_NUMBERS: Final = ("health", "stars", "energy")


@dataclass(frozen=True)
class Observation:
    """The values of the monsters, whose turn it is, and the legal actions."""

    monsters: dict[str, dict[str, Any]]
    turn: str
    legal: tuple[str, ...]


def observe(document: Document, lines: list[str], edition: str) -> Observation | None:
    """Play lines from the start of a scenario; return None if they cannot be played."""
    try:
        scenario = parse_scenario("", {**document, "steps": [{"do": lines}]})
        state = play_scenario(scenario, edition)
    except ValueError:
        return None
    names = [monster_name(state, seat) for seat in range(state.seats)]
    legal = legal_actions(state) if actor(state) >= 0 else []
    return Observation(
        {name: _monster(state, seat) for seat, name in enumerate(names)},
        names[state.turn],
        tuple(action_text(state, action) for action in legal),
    )


def _monster(state: State, seat: int) -> dict[str, Any]:
    values = {name: int(getattr(state, name)[seat]) for name in _NUMBERS}
    return {**values, "place": ZONE_NAMES[state.place[seat]]}


def differences(start: Observation, before: Observation, after: Observation) -> Document:
    """Return what a scenario can expect with an effect (`after`) and not without it (`before`).

    These are values that have moved away from the start, or else another question.
    """
    changed: Document = _changed_values(before, after)
    moved = _changed_values(start, after)
    found = {name: values for name, values in changed.items() if name in moved}
    new = [text for text in after.legal if text not in before.legal]
    if found:
        return found
    if new and len(new) == len(after.legal):
        return {"legal": new[:1], **changed}
    if before.turn != after.turn:
        return {"turn": after.turn}
    gone = [text for text in before.legal if text not in after.legal]
    return changed or ({"legal": new[:1]} if new else {"illegal": gone[:1]} if gone else {})


def _changed_values(before: Observation, after: Observation) -> Document:
    """Return the values of monsters that differ, as they are after."""
    monsters = {
        name: {key: value for key, value in values.items() if before.monsters[name][key] != value}
        for name, values in after.monsters.items()
    }
    return {name: values for name, values in monsters.items() if values}

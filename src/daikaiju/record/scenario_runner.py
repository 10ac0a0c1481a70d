"""Runs scenarios and compares the expected values with the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..rules import agenda
from ..rules.actions import A_LAY, A_RESOLVE, A_REVEAL, A_STARTS, first_of, pack
from ..rules.agenda import actor, top_a, top_kind
from ..rules.constants import BAY, CHANCE, CITY, COPIERS, DISCARD, NOBODY, NOTHING, ZONE_NAMES
from ..rules.definitions import ALL_THINGS, COPIER, KEEP_CARD, KIND, TILE
from ..rules.engine import advance, is_legal, legal_actions
from ..rules.identity import public_name
from ..rules.operations import occupant
from ..rules.predictions import predicted_seat, prediction_points
from ..rules.resolution import DEFAULT_ORDER
from ..rules.state import State
from .notation import (
    NotationError,
    actor_name,
    monster_name,
    parse_action,
    seat_of,
    thing_label,
    thing_number,
)
from .scenario import Scenario, ScenarioError, Step
from .scenario_setup import ScenarioSetup, unmentioned_card


@dataclass(frozen=True)
class Failure:
    """A step whose expectations do not hold."""

    scenario: Scenario
    edition: str
    step: int
    expected: str
    got: str

    def __str__(self) -> str:
        where = f"{self.scenario.where} ({self.edition})"
        return (
            f"{where}\n  scenario: {self.scenario.title}\n  step {self.step}\n"
            f"    expected: {self.expected}\n    got: {self.got}"
        )


def run_scenario(scenario: Scenario, edition: str) -> Failure | None:
    """Run a scenario in one edition; return None if it passes.

    A malformed scenario raises ScenarioError.
    """
    where = f"{scenario.where} ({edition})"
    try:
        state = ScenarioSetup(scenario, edition).set_up()
        for number, step in enumerate(scenario.steps, start=1):
            where = f"{scenario.where} ({edition}), step {number}"
            fault = _play_lines(state, scenario, step) or _compare(state, scenario, step)
            if fault:
                return Failure(scenario, edition, number, *fault)
    except ValueError as error:
        raise ScenarioError(f"{where}: {error}") from None
    except (TypeError, AttributeError) as error:
        raise ScenarioError(f"{where}: a value has the wrong type: {error}") from None
    return None


def play_scenario(scenario: Scenario, edition: str) -> State:
    """Set up a scenario and play its lines without comparing; raise ScenarioError if it cannot."""
    state = ScenarioSetup(scenario, edition).set_up()
    for step in scenario.steps:
        fault = _play_lines(state, scenario, step)
        if fault:
            raise ScenarioError(f"{fault[0]}: {fault[1]}")
    return state


# --- playing -------------------------------------------------------------------------------------


def _play_lines(state: State, scenario: Scenario, step: Step) -> tuple[str, str] | None:
    """Play the lines of a step, with default actions between them.

    Return None, or the first line that is not legal and the reason.
    """
    for line in step.lines:
        while True:
            try:
                advance(state, parse_action(state, line))
                break
            except NotationError as error:
                action = default_action(state, scenario)
                if action == NOTHING:
                    return line, str(error)
                advance(state, action)
    return None


def default_action(state: State, scenario: Scenario) -> int:
    """Return the action that the runner takes without a line; NOTHING if a line is needed.

    These are: the only legal action, a revealed card that the scenario does not mention, and the
    default order of faces.
    """
    if actor(state) == CHANCE:
        return _default_chance_action(state, scenario)
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    if top_kind(state) == agenda.ORDER:
        faces = [first_of(action) for action in legal]
        return pack(A_RESOLVE, next(face for face in DEFAULT_ORDER if face in faces))
    return NOTHING


def _default_chance_action(state: State, scenario: Scenario) -> int:
    kind = top_kind(state)
    if kind == agenda.REVEAL:
        return pack(A_REVEAL, public_name(state, unmentioned_card(state, scenario)))
    if kind == agenda.DRAW_STARTER:
        return pack(A_STARTS, 0)
    if kind == agenda.LAY_TILE:
        return pack(A_LAY, public_name(state, top_a(state)))
    return NOTHING


# --- comparing -----------------------------------------------------------------------------------


def _compare(state: State, scenario: Scenario, step: Step) -> tuple[str, str] | None:
    """Compare the expected values with the state, and with the states after default actions.

    Return None if one of these states has all expected values; else the expected and the actual
    values. The state does not change: the next line may still take a default action explicitly.
    """
    ahead = state.copy()
    first = faults = _differences(ahead, scenario, step.expect)
    while faults:
        action = default_action(ahead, scenario)
        if action == NOTHING:
            return "; ".join(w for w, _ in first), "; ".join(g for _, g in first)
        advance(ahead, action)
        faults = _differences(ahead, scenario, step.expect)
        first = min(first, faults, key=len) if faults else first
    return None


def _differences(state: State, scenario: Scenario, expect: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the expected and the actual text of each value that differs."""
    found = []
    for key, wanted in expect.items():
        if key in _PILES:
            pairs = [(key, wanted, _pile(_PILES[key](state), wanted, scenario))]
        elif key in _TABLE:
            pairs = [(key, wanted, _TABLE[key](state, wanted))]
        else:
            seat = seat_of(state, key)
            pairs = [
                (f"{key} {name}", value, _monster_value(state, seat, name, value))
                for name, value in _check_mapping(key, wanted).items()
            ]
        found += [(f"{name} {w}", f"{name} {g}") for name, w, g in pairs if w != g]
    return found


def _check_mapping(key: str, wanted: Any) -> dict[str, Any]:
    if not isinstance(wanted, dict):
        raise ScenarioError(f"expect: `{key}` must be a mapping such as {{health: 4}}")
    return wanted


def _monster_value(state: State, seat: int, name: str, wanted: Any) -> Any:
    """Return a value of a monster, in the form that the scenario uses."""
    if name in ("health", "stars", "energy", "poison", "shrink", "wickedness"):
        return getattr(state, name)[seat]
    if name == "place":
        return ZONE_NAMES[state.place[seat]]
    if name == "alive":
        return ZONE_NAMES[state.place[seat]] != "out"
    if name == "prediction":
        other = predicted_seat(state, seat)
        return "nobody" if other == NOBODY else monster_name(state, other)
    if name == "points":
        return prediction_points(state, seat)
    if name == "zombie":
        return bool(state.zombie[seat])
    if name in ("cards", "tiles"):
        kind = KEEP_CARD if name == "cards" else TILE
        owned = [t.number for t in ALL_THINGS if state.location[t.number] == seat]
        return _in_listed_order(wanted, [thing for thing in owned if KIND[thing] == kind])
    if name == "counters":
        return {label: state.counter[thing_number(label)] for label in wanted}
    if name == "copies":
        return _copies(state, seat, wanted)
    raise ScenarioError(f"expect: unknown value {name!r} of a monster")


def _copies(state: State, seat: int, wanted: dict[str, str]) -> dict[str, str]:
    copies = {}
    for k in range(COPIERS):
        card = state.copies[k]
        copier = thing_label(int(COPIER[k]))
        if card != NOTHING and state.location[COPIER[k]] == seat:
            short = " of " not in str(wanted.get(copier, ""))
            owner = "" if short else f" of {monster_name(state, state.location[card])}"
            copies[copier] = f"{thing_label(card)}{owner}"
    return copies


def _in_listed_order(wanted: Any, things: list[int]) -> Any:
    """Return the cards in the order and form (with or without copy numbers) of the scenario.

    If they differ from the cards that it lists, return all of them.
    """
    plain = not any("#" in str(label) for label in wanted)
    have = [ALL_THINGS[t].name if plain else thing_label(t) for t in things]
    return wanted if sorted(map(str, wanted)) == sorted(have) else have


def _pile(things: list[int], wanted: Any, scenario: Scenario) -> Any:
    """Return the cards of a pile; the scenario need not list cards that it does not mention."""
    mentioned = [thing for thing in things if ALL_THINGS[thing].name in scenario.text]
    have = _in_listed_order(wanted, things)
    return have if have == wanted else _in_listed_order(wanted, mentioned)


def _legal_among(state: State, texts: list[str]) -> list[str]:
    return [text for text in texts if _is_possible(state, text)]


def _is_possible(state: State, text: str) -> bool:
    try:
        return is_legal(state, parse_action(state, text))
    except NotationError:
        return False


def _occupant_name(zone: int) -> Callable[[State, Any], str]:
    """Return a function that names the monster in a zone."""

    def name(state: State, wanted: Any) -> str:
        seat = occupant(state, zone)
        return "nobody" if seat == NOBODY else monster_name(state, seat)

    return name


def _winner(state: State, wanted: Any) -> Any:
    names = [monster_name(state, seat) for seat in range(state.seats) if state.winner[seat]]
    if isinstance(wanted, list):
        return wanted if sorted(wanted) == sorted(names) else names
    return names[0] if len(names) == 1 else names or "nobody"


_PILES: dict[str, Callable[[State], list[int]]] = {
    "market": lambda state: [card for card in state.market if card != NOTHING],
    "discard": lambda state: [t.number for t in ALL_THINGS if state.location[t.number] == DISCARD],
}
_TABLE: dict[str, Callable[[State, Any], Any]] = {
    "city": _occupant_name(CITY),
    "bay": _occupant_name(BAY),
    "turn": lambda state, _: monster_name(state, state.turn),
    "asked": lambda state, _: actor_name(state),
    "over": lambda state, _: actor(state) == NOBODY,
    "winner": _winner,
    "legal": _legal_among,
    "illegal": lambda state, w: [text for text in w if not _is_possible(state, text)],
}

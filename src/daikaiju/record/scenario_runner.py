"""Playing scenarios and comparing what they expect with what is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..rules import agenda
from ..rules.actions import A_LAY, A_RESOLVE, A_REVEAL, A_STARTS, first_of, pack
from ..rules.agenda import actor, top_a, top_kind
from ..rules.constants import BAY, CHANCE, CITY, COPIERS, DISCARD, NOBODY, NOTHING, PLACE_NAMES
from ..rules.definitions import COPIER, KEEP_CARD, KIND, THINGS_PRINTED, TILE
from ..rules.engine import advance, is_legal, legal_actions
from ..rules.operations import holder
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
from .scenario_setup import Stage, unmentioned_card


@dataclass(frozen=True)
class Failure:
    """Where a scenario went otherwise than it says."""

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


def prove(scenario: Scenario, edition: str) -> Failure | None:
    """Play a scenario in one edition; None if all holds. A broken scenario raises its error."""
    place = f"{scenario.where} ({edition})"
    try:
        state = Stage(scenario, edition).set_up()
        for number, step in enumerate(scenario.steps, start=1):
            place = f"{scenario.where} ({edition}), step {number}"
            fault = _play_lines(state, scenario, step) or _compare(state, scenario, step)
            if fault:
                return Failure(scenario, edition, number, *fault)
    except ValueError as error:
        raise ScenarioError(f"{place}: {error}") from None
    except (TypeError, AttributeError) as error:
        raise ScenarioError(f"{place}: something has not the form it must have: {error}") from None
    return None


# --- playing -------------------------------------------------------------------------------------


def _play_lines(state: State, scenario: Scenario, step: Step) -> tuple[str, str] | None:
    for line in step.lines:
        while True:
            try:
                advance(state, parse_action(state, line))
                break
            except NotationError as error:
                action = unscripted(state, scenario)
                if action == NOTHING:
                    return line, str(error)
                advance(state, action)
    return None


def unscripted(state: State, scenario: Scenario) -> int:
    """What happens by itself where a scenario is silent; NOTHING where it must speak.

    A decision with one answer; a card turned up that the scenario does not mention; the default
    order of faces.
    """
    if actor(state) == CHANCE:
        return _unscripted_chance(state, scenario)
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    if top_kind(state) == agenda.ORDER:
        faces = [first_of(action) for action in legal]
        return pack(A_RESOLVE, next(face for face in DEFAULT_ORDER if face in faces))
    return NOTHING


def _unscripted_chance(state: State, scenario: Scenario) -> int:
    kind = top_kind(state)
    if kind == agenda.REVEAL:
        return pack(A_REVEAL, unmentioned_card(state, scenario))
    if kind == agenda.DRAW_STARTER:
        return pack(A_STARTS, 0)
    if kind == agenda.LAY_TILE:
        return pack(A_LAY, top_a(state))
    return NOTHING


# --- comparing -----------------------------------------------------------------------------------


def _compare(state: State, scenario: Scenario, step: Step) -> tuple[str, str] | None:
    """What is expected must hold now, or once what happens by itself has happened.

    The state itself is left as it is: the next line may still make a decision of one answer.
    """
    moment = state.copy()
    first = faults = _differences(moment, scenario, step.expect)
    while faults:
        action = unscripted(moment, scenario)
        if action == NOTHING:
            return "; ".join(w for w, _ in first), "; ".join(g for _, g in first)
        advance(moment, action)
        faults = _differences(moment, scenario, step.expect)
        first = min(first, faults, key=len) if faults else first
    return None


def _differences(state: State, scenario: Scenario, expect: dict[str, Any]) -> list[tuple[str, str]]:
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
                for name, value in _as_mapping(key, wanted).items()
            ]
        found += [(f"{name} {w}", f"{name} {g}") for name, w, g in pairs if w != g]
    return found


def _as_mapping(key: str, wanted: Any) -> dict[str, Any]:
    if not isinstance(wanted, dict):
        raise ScenarioError(f"expect {key}: give a mapping such as {{health: 4}}")
    return wanted


def _monster_value(state: State, seat: int, name: str, wanted: Any) -> Any:
    """What a monster has, in the form in which the scenario writes it."""
    if name in ("health", "stars", "energy", "poison", "shrink", "wickedness"):
        return getattr(state, name)[seat]
    if name == "place":
        return PLACE_NAMES[state.place[seat]]
    if name == "alive":
        return PLACE_NAMES[state.place[seat]] != "out"
    if name == "zombie":
        return bool(state.zombie[seat])
    if name in ("cards", "tiles"):
        kind = KEEP_CARD if name == "cards" else TILE
        owned = [t.number for t in THINGS_PRINTED if state.lies[t.number] == seat]
        return _like(wanted, [thing for thing in owned if KIND[thing] == kind])
    if name == "counters":
        return {label: state.counter[thing_number(label)] for label in wanted}
    if name == "copies":
        return _copies(state, seat, wanted)
    raise ScenarioError(f"nothing can be expected of {name!r}")


def _copies(state: State, seat: int, wanted: dict[str, str]) -> dict[str, str]:
    copies = {}
    for k in range(COPIERS):
        card = state.copies[k]
        copier = thing_label(int(COPIER[k]))
        if card != NOTHING and state.lies[COPIER[k]] == seat:
            short = " of " not in str(wanted.get(copier, ""))
            owner = "" if short else f" of {monster_name(state, state.lies[card])}"
            copies[copier] = f"{thing_label(card)}{owner}"
    return copies


def _like(wanted: Any, things: list[int]) -> Any:
    """Cards as the scenario lists them: in its order, without the number of a copy if it has none.

    If they are not the cards that it lists, simply all of them.
    """
    plain = not any("#" in str(label) for label in wanted)
    have = [THINGS_PRINTED[t].name if plain else thing_label(t) for t in things]
    return wanted if sorted(map(str, wanted)) == sorted(have) else have


def _pile(things: list[int], wanted: Any, scenario: Scenario) -> Any:
    """Cards on the table; those that the scenario does not mention need not be listed."""
    mentioned = [thing for thing in things if THINGS_PRINTED[thing].name in scenario.text]
    have = _like(wanted, things)
    return have if have == wanted else _like(wanted, mentioned)


def _legal_among(state: State, texts: list[str]) -> list[str]:
    return [text for text in texts if _is_possible(state, text)]


def _is_possible(state: State, text: str) -> bool:
    try:
        return is_legal(state, parse_action(state, text))
    except NotationError:
        return False


def _holder_name(place: int) -> Callable[[State, Any], str]:
    def name(state: State, wanted: Any) -> str:
        seat = holder(state, place)
        return "nobody" if seat == NOBODY else monster_name(state, seat)

    return name


def _winner(state: State, wanted: Any) -> Any:
    names = [monster_name(state, seat) for seat in range(state.seats) if state.winner[seat]]
    if isinstance(wanted, list):
        return wanted if sorted(wanted) == sorted(names) else names
    return names[0] if len(names) == 1 else names or "nobody"


_PILES: dict[str, Callable[[State], list[int]]] = {
    "market": lambda state: [card for card in state.market if card != NOTHING],
    "discard": lambda state: [t.number for t in THINGS_PRINTED if state.lies[t.number] == DISCARD],
}
_TABLE: dict[str, Callable[[State, Any], Any]] = {
    "city": _holder_name(CITY),
    "bay": _holder_name(BAY),
    "turn": lambda state, _: monster_name(state, state.turn),
    "asked": lambda state, _: actor_name(state),
    "over": lambda state, _: actor(state) == NOBODY,
    "winner": _winner,
    "legal": _legal_among,
    "illegal": lambda state, w: [text for text in w if not _is_possible(state, text)],
}

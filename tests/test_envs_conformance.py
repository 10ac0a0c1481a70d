"""One game behind every door: recorded games show the same through all of them, step by step.

After every decision the position, who is asked, the mask, what that seat observes and what every
seat is paid are those that the plain rules recorded; interpreted and as machine code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from conftest import OPTIONS
from daikaiju.envs import Setup
from daikaiju.envs.actions import id_of
from daikaiju.envs.game_loop import CUT_SHORT, ENDED, GOES_ON
from daikaiju.envs.openspiel import NUMBERS, DaikaijuGame, DaikaijuState
from daikaiju.record import (
    NotationError,
    Scenario,
    find_scenarios,
    parse_action,
    parse_record,
    position_text,
    replay,
)
from daikaiju.record.scenario_runner import unscripted
from daikaiju.record.scenario_setup import Stage
from daikaiju.rules import CHANCE, Options, State, actor, advance, outcome, use
from daikaiju.rules.agenda import GO_ON, KEEP, top_kind
from daikaiju.rules.constants import DICE, EDITION_NAMES, NOTHING
from daikaiju.rules.engine import Way
from daikaiju.rules.operations import alive
from envs_driving import DOORS, Recorded, Shown, compare, recorded

REPOSITORY = Path(__file__).parent.parent
# With these seeds the games below hold what is hard; a test looks whether they still do.
SEEDS = {
    "first": {2: 82, 3: 194, 4: 34, 5: 7, 6: 37},
    "second": {2: 193, 3: 29, 4: 16, 5: 55, 6: 5},
    "dark": {2: 117, 3: 123, 4: 60, 5: 77, 6: 22},
}
# Each with its seed, and how many games are played: one after the other, or side by side.
USUAL = [(Setup(box, seats), seeds[seats], 1) for box, seeds in SEEDS.items() for seats in seeds]
OTHERS = [
    (Setup("dark", 3, OPTIONS[1]), 1, 2),
    (Setup("dark", 5, OPTIONS[2]), 2, 1),
    (Setup("second", 2, Options(deck="none")), 3, 3),
    (Setup("second", 4, longest=40), 4, 3),
    (Setup("first", 4, skip_forced=True), 5, 1),
    (Setup("dark", 4, skip_forced=True, reward="place"), 6, 1),
    (Setup("second", 6, reward="place"), 7, 1),
    (Setup("first", 3, reward="shaped"), 8, 2),
    (Setup("dark", 5, reward="shaped"), 9, 1),
]


@pytest.fixture(autouse=True)
def _leave_as_found() -> Iterator[None]:
    yield
    use("auto")


def _name(value: Any) -> str | None:
    """A setup by what is unusual in it."""
    if not isinstance(value, Setup):
        return None
    words = [value.edition, str(value.seats), "" if value.options == Options() else "options"]
    words += ["" if value.reward == "win" else value.reward, "skips" if value.skip_forced else ""]
    return "-".join(filter(None, words))


# Both ways run the same source: some games are enough for the slower one.
CASES = [("auto", *each) for each in USUAL + OTHERS]  # machine code, which the doors wait for
CASES += [("interpreted", *each) for each in USUAL[1::5] + OTHERS[3:5]]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(("way", "setup", "seed", "many"), CASES, ids=_name)
def test_a_recorded_game_is_the_same_behind_every_door(
    way: Way, setup: Setup, seed: int, many: int, door: str
) -> None:
    games = recorded(setup, seed, many)
    use(way)
    endings = set()
    for shown in DOORS[door](games):
        compare(games[shown.game], shown)
        endings.add(shown.ending)
    assert endings >= {GOES_ON, CUT_SHORT if setup.longest < 100 else ENDED}


def test_the_recorded_games_hold_what_is_hard() -> None:
    games = [game for each in USUAL + OTHERS for game in recorded(*each)]
    met = {each for game in games for each in _met_in(game)}
    assert met >= {
        *(f"question {kind}" for kind in range(KEEP, GO_ON + 1)),
        *("forced", "out of turn", "more than six dice", "a card seen by some", "zombie"),
        *("falls in its turn", "falls in another's turn"),
        *("won by stars", "won by survivor", "won by nobody", "cut short"),
    }


def _met_in(game: Recorded) -> Iterator[str]:
    before = State.frombytes(game.shown[0].position or b"")
    for shown in game.shown:
        state = State.frombytes(shown.position or b"")
        for seat in range(state.seats):
            if alive(before, seat) and not alive(state, seat):
                yield "falls in its turn" if seat == before.turn else "falls in another's turn"
        if shown.ending == GOES_ON:
            yield from _met_at(state, shown)
        before = state
    end = outcome(before)
    yield f"won by {end.reason}" if end else "cut short"


def _met_at(state: State, shown: Shown) -> Iterator[str]:
    yield f"question {top_kind(state)}"
    if shown.mask is not None and shown.mask.sum() == 1:
        yield "forced"
    if shown.seat != state.turn:
        yield "out of turn"
    if sum(state.dice) > DICE:
        yield "more than six dice"
    if any(state.seen_top) and not all(state.seen_top[: state.seats]):
        yield "a card seen by some"
    if any(state.zombie):
        yield "zombie"


# --- what the repository has recorded ------------------------------------------------------------


def test_the_game_in_the_documents_goes_through_openspiel() -> None:
    use("interpreted")
    text = (REPOSITORY / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    found = re.search(r"```text\n(daikaiju record 1\n.*?)```", text, re.DOTALL)
    assert found
    record = parse_record(found[1])
    state = _node(record.start())
    for position, action in replay(record):
        assert state.position == position
        if action:
            _apply(state, action)
    assert state.returns() == [1.0, 0.0]


def test_every_scenario_goes_through_openspiel() -> None:
    use("interpreted")
    for scenario in find_scenarios([REPOSITORY / "scenarios"]):
        _play_scenario(scenario, scenario.editions[-1])


def _play_scenario(scenario: Scenario, edition: str) -> None:
    """Everything that a scenario scripts, and what happens by itself, as numbers."""
    plain = Stage(scenario, edition).set_up()
    state = _node(plain)
    for line in [line for step in scenario.steps for line in step.lines]:
        action = NOTHING
        while action == NOTHING:
            try:
                action = parse_action(plain, line)
            except NotationError:
                _apply(state, unscripted(plain, scenario))
                advance(plain, unscripted(plain, scenario))
        _apply(state, action)
        advance(plain, action)
        assert state.position == plain, f"{scenario.where} ({edition}): {line}"


def _node(start: State) -> DaikaijuState:
    """A node of OpenSpiel in this position."""
    state = _table(start.edition, start.seats).new_initial_state(position_text(start))
    assert state.position == start
    return state


@cache
def _table(edition: int, seats: int) -> DaikaijuGame:
    parameters = {"edition": EDITION_NAMES[edition], "players": seats}
    game: DaikaijuGame = pyspiel.load_game("daikaiju", parameters)
    return game


def _apply(state: DaikaijuState, action: int) -> None:
    by_chance = actor(state.position) == CHANCE
    state.apply_action(NUMBERS[action] if by_chance else id_of(state.position, action))

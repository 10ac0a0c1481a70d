"""Odds in the browser are those of the server: the same goals, actions and numbers."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from conftest import random_action
from daikaiju.record.position import position_text
from daikaiju.rules import State, actor, advance, legal_actions, new_game, use
from daikaiju.rules.agenda import YIELD, top_kind
from daikaiju.rules.constants import EDITION_NAMES, NOBODY
from daikaiju.server.protocol.odds_messages import Odds
from daikaiju.server.workers.bot_worker import danger_if_staying
from daikaiju.server.workers.odds_calculator import calculate_odds
from daikaiju.wasm.module_cache import wasm_module
from node_scripts import bundle, run_node

pytestmark = pytest.mark.compiled
TABLES = [(edition, seats) for edition in EDITION_NAMES for seats in (2, 4, 6)]
SHARE = 0.05  # of the decisions of a game


class FoundOdds(msgspec.Struct):
    """What web/tests/local-odds.ts writes about one position."""

    odds: Odds
    danger: float | None  # of the monster that decides, if it stays in Tokyo


def positions() -> list[State]:
    """Return positions of random games of several tables in which a seat decides."""
    found = []
    for number, table in enumerate(TABLES):
        state, rng = new_game(*table), random.Random(number)
        while actor(state) != NOBODY:
            if len(legal_actions(state)) > 1 and rng.random() < SHARE:
                found.append(state.copy())
            advance(state, random_action(state, rng))
    return found


def test_odds_are_those_of_the_server(tmp_path: Path) -> None:
    use("compiled")
    states = positions()
    module = tmp_path / "rules.wasm"
    module.write_bytes(wasm_module("rules"))
    script = bundle("local-odds", tmp_path)
    lines = run_node(script, module, tasks=[position_text(state) for state in states])
    for state, line in zip(states, lines, strict=True):
        found = msgspec.json.decode(line, type=FoundOdds)
        compare(found.odds, calculate_odds(state, True))
        if top_kind(state) == YIELD:
            assert found.danger == pytest.approx(danger_if_staying(state, actor(state)), abs=1e-9)


def compare(found: Odds, own: Odds) -> None:
    assert (found.seat, found.whole) == (own.seat, own.whole)
    assert found.threats == pytest.approx(own.threats, abs=1e-9)
    assert [g.goal for g in found.goals] == [g.goal for g in own.goals]
    for one, other in zip(found.goals, own.goals, strict=True):
        assert (one.action, one.chance) == (other.action, other.chance)
        assert (one.value, one.stop) == pytest.approx((other.value, other.stop), abs=1e-9)
    assert [a.action for a in found.answers] == [a.action for a in own.answers]
    assert [a.danger for a in found.answers] == pytest.approx([a.danger for a in own.answers])

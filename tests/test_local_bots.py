"""Bots in WebAssembly choose the same actions as compiled bots, with the same random numbers."""

from __future__ import annotations

import random
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from conformance import TABLES
from conftest import random_action
from daikaiju.bots.champion_bot import DRAWS, FULL_SKILL, Champion, manner_of
from daikaiju.bots.lookahead import CHAMPION
from daikaiju.bots.search import Search
from daikaiju.rules import State, actor, advance, legal_actions, new_game, use
from daikaiju.rules.view import view
from daikaiju.wasm.module_cache import MODULES, wasm_module
from daikaiju.wasm.weights_file import champion_file
from node_scripts import bundle, run_node

pytestmark = pytest.mark.compiled
LEAVES = 8


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("bots")
    for name in MODULES:
        (folder / f"{name}.wasm").write_bytes(wasm_module(name))
    (folder / "champion.bin").write_bytes(champion_file())
    return bundle("local-bots", folder), folder


def decisions(many: int) -> list[State]:
    """Return positions of random games of all tables in which a seat has a choice."""
    found: list[State] = []
    for number, table in enumerate(TABLES):
        state, rng = new_game(*table), random.Random(number)
        while actor(state) != -2 and len(found) < many * (number + 1):
            if len(legal_actions(state)) > 1 and rng.random() < 0.3:
                found.append(state.copy())
            advance(state, random_action(state, rng))
    return found


def compare(
    script: Any, bot: Any, manner: Any, states: list[State], search: str = "search"
) -> None:
    """Let a compiled bot and the page decide in the same positions."""
    rng, tasks, expected = random.Random(5), [], []
    for state in states:
        words = [rng.randrange(1 << 62) for _ in range(2)]
        number, left = rng.randrange(DRAWS), list(words)
        seat = actor(state)
        task = {"state": b64encode(state.tobytes()).decode(), "seat": seat, "manner": manner}
        tasks.append({**task, "fraction": number / DRAWS, "words": [str(word) for word in words]})
        drawn = lambda n, number=number, left=left: number if n == DRAWS else left.pop(0)  # noqa: E731
        expected.append(str(bot.choose(view(state, seat), seat, drawn)))
    assert run_node(*script, search, tasks=tasks) == expected


@pytest.mark.parametrize("skill", [19, 40, FULL_SKILL])
def test_the_policy_chooses_the_same_actions(script: Any, skill: int) -> None:
    use("compiled")
    manner = {**manner_of(skill)._asdict(), "milliseconds": 0}
    compare(script, Champion("champion", skill), manner, decisions(40))


@pytest.mark.parametrize("search", ["search", "search-plain"])
def test_a_search_of_as_many_leaves_chooses_the_same_actions(script: Any, search: str) -> None:
    use("compiled")
    manner = {"temperature": 0, "attention": 0, "milliseconds": 0, "leaves": LEAVES}
    bot = Search("champion:8", CHAMPION, simulations=LEAVES)
    compare(script, bot, manner, decisions(3), search)

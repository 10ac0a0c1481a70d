"""The rules as WebAssembly play the same games, with the same events, as on this machine."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import daikaiju
from conformance import PLAYS_ALL, TABLES, portions
from conftest import random_action
from daikaiju.arena.random_play import play_many
from daikaiju.rules import State, actor, advance, legal_actions, new_game, use
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.constants import NOBODY
from daikaiju.wasm.module_cache import wasm_module

pytestmark = pytest.mark.compiled
SCRIPT = Path(__file__).parent / "wasm_games.mjs"
PACKAGE = Path(daikaiju.__file__).parent
GAMES = 200  # of each table: 3,000 in all
SEED = 11


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("wasm") / "rules.wasm"
    file.write_bytes(wasm_module("rules"))
    return file


def in_node(module: Path, tasks: list[Any]) -> list[Any]:
    """Return the results of tasks that wasm_games.mjs performs."""
    if not shutil.which("node"):
        pytest.skip("Node is not installed")
    command = ["node", str(SCRIPT), str(module)]
    done = subprocess.run(
        command, input=json.dumps(tasks), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


def encoded(state: State) -> str:
    return b64encode(state.tobytes()).decode()


def test_random_games_end_in_the_same_states(module: Path) -> None:
    starts = [new_game(*table) for table in TABLES]
    tasks = [{"start": encoded(s), "seed": SEED, "first": 0, "games": GAMES} for s in starts]
    found = [result["hash"] for result in in_node(module, tasks)]
    assert found == [_hash_of_games(start) for start in starts]


def _hash_of_games(start: State) -> str:
    play, digest = get_compiled(play_many), hashlib.sha256()
    game, rng = start.record.copy(), np.zeros(1, np.uint64)
    out, counts = np.zeros(8 * MAX_ACTIONS, np.int64), np.zeros(3, np.int64)
    for number in range(GAMES):
        play(start.record, game, 1, number, SEED, rng, out, counts)
        digest.update(game.tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("numbers", portions(8), ids=str)
def test_every_step_has_the_same_actor_actions_and_events(module: Path, numbers: range) -> None:
    use("interpreted")
    games = [_interpreted_game(table, number) for table in TABLES for number in numbers]
    found = in_node(module, [task for task, _, _ in games])
    for result, (_, steps, end) in zip(found, games, strict=True):
        assert result["steps"] == steps
        assert State.frombytes(b64decode(result["end"])) == end


def _interpreted_game(table: tuple[str, int], seed: int) -> tuple[Any, list[Any], State]:
    """Play a random game; return it as a task, what each step shows, and the last position."""
    state, rng = new_game(*table), random.Random(f"{table} {seed}")
    task: dict[str, Any] = {"start": encoded(state), "actions": []}
    steps = list[Any]()
    while actor(state) != NOBODY:
        who, legal, action = actor(state), legal_actions(state), random_action(state, rng)
        state.events = []
        advance(state, action)
        task["actions"].append(int(action))
        events = [[int(number) for number in event] for event in state.events]
        steps.append({"actor": int(who), "legal": [int(each) for each in legal], "events": events})
    return task, steps, state


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    """Also in another folder, and if Python orders its sets in another way."""
    functions = "RULES" if PLAYS_ALL else "[list_chance_actions_first]"
    code = (
        "import sys; from daikaiju.wasm.exports import RULES, list_chance_actions_first;"
        "from daikaiju.wasm.compiler import compile_modules;"
        f"sys.stdout.buffer.write(next(compile_modules({functions}, True, [False])))"
    )
    skipped = shutil.ignore_patterns("__pycache__", "built")
    copied = shutil.copytree(PACKAGE, tmp_path / "copy" / PACKAGE.name, ignore=skipped)
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(package.parent)},
        )
        for seed, package in (("1", PACKAGE), ("2", copied))
    ]
    one, two = (process.communicate()[0] for process in running)
    assert one == two
    assert one.startswith(b"\0asm")

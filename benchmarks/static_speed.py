"""Speed of the WebAssembly modules in Node, compared with machine code in the same run."""

from __future__ import annotations

import json
import random
import subprocess
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np

from daikaiju.arena.random_play import play_many
from daikaiju.bots.lookahead import CHAMPION
from daikaiju.bots.search import Search
from daikaiju.rules import State, actor, advance, legal_actions, new_game, sample, use
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.constants import CHANCE

from .rows import Row

ROOT: Final = Path(__file__).parents[1]
WASM: Final = ROOT / "web/wasm"  # `make static` makes it
GAMES, LEAVES = 20_000, 100
POSITIONS: Final = 6  # of the search
ROUNDS: Final = 3  # the two programs take turns
TARGET: Final = "≥ 0.6"


def speed_rows() -> Iterator[Row]:
    """Return the speeds of random play and of the search, each as a share of machine code."""
    use("compiled")
    with tempfile.TemporaryDirectory() as folder:
        script = _bundle(Path(folder))
        for what, tasks in (("random play", _games()), ("leaves of a search", _searches())):
            shares = [_share(script, tasks) for _ in range(ROUNDS)]
            shown = f"{median(shares):.2f} ({min(shares):.2f}-{max(shares):.2f})"
            yield f"{what} in Node, share of machine code", shown, TARGET


def _share(script: Path, tasks: list[tuple[State, int, int]]) -> float:
    own = sum(_native_seconds(*task) for task in tasks)
    return own / _node_seconds(script, tasks)


def _bundle(folder: Path) -> Path:
    script = folder / "local-speed.mjs"
    command = [str(ROOT / "web/node_modules/.bin/rolldown"), "tests/local-speed.ts"]
    command += ["--platform", "node", "--format", "esm", "-o", str(script)]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    return script


def _games() -> list[tuple[State, int, int]]:
    return [(new_game("second", 4), GAMES, 0)]


def _searches() -> list[tuple[State, int, int]]:
    """Return positions of a random game in which a monster keeps dice or answers."""
    state, rng = new_game("second", 4), random.Random(3)
    found: list[tuple[State, int, int]] = []
    while len(found) < POSITIONS:
        if actor(state) == CHANCE:
            advance(state, sample(state, rng.randrange))
            continue
        legal = legal_actions(state)
        if len(legal) > 1 and rng.random() < 0.3:
            found.append((state.copy(), 0, LEAVES))
        advance(state, rng.choice(legal))
    return found


def _native_seconds(state: State, games: int, leaves: int) -> float:
    """Return the processor time of the second run: the first one loads machine code."""
    run = _random_run(state, games) if games else _search_run(state, leaves)
    run()
    begun = time.process_time()
    run()
    return time.process_time() - begun


def _random_run(state: State, games: int) -> Any:
    play, scratch = get_compiled(play_many), state.record.copy()
    rng, out = np.zeros(1, np.uint64), np.zeros(MAX_ACTIONS, np.int64)
    return lambda: play(state.record, scratch, games, 0, 1, rng, out, np.zeros(3, np.int64))


def _search_run(state: State, leaves: int) -> Any:
    bot = Search("champion", CHAMPION, simulations=leaves)
    return lambda: bot.choose(state, actor(state), lambda n: 1 % n)


def _node_seconds(script: Path, tasks: list[tuple[State, int, int]]) -> float:
    """Return the processor time of the second round: in the first one V8 optimises the code."""
    plain = [
        {"state": b64encode(state.tobytes()).decode(), "games": games, "leaves": leaves}
        for state, games, leaves in tasks
    ]
    command = ["node", str(script), str(WASM)]
    text = json.dumps(plain * 2)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return sum(map(float, done.stdout.split()[len(plain) :])) / 1000

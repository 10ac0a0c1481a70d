"""Shared test helpers: random games of every edition, table size and option; fixed dice."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

import numpy as np
import pytest

from daikaiju.record.scenario import Scenario, find_scenarios
from daikaiju.rng.provably_fair import SECRET_BYTES
from daikaiju.rules import (
    CHANCE,
    NOBODY,
    Options,
    State,
    actor,
    engine,
    legal_actions,
    new_game,
    sample,
    use,
)
from daikaiju.server.actors import registry
from daikaiju.server.web import app, sockets
from daikaiju.server.web.rate_limits import RateLimits, SocketRateLimit
from daikaiju.server.workers import bot_pool
from postgres import REASON, SERVER

sys.path.append(str(Path(__file__).parent.parent))  # for training/
os.environ["DAIKAIJU_LANG"] = "en"  # wherever tests run, also in the processes that they start
# Tests run side by side: threads of PyTorch that wait for a core would take the time of others.
os.environ["OMP_NUM_THREADS"] = "1"

WORKER_TIMEOUT = 120.0  # seconds
# Markers that all tests of a folder or a file have. The names of files are without "test_".
MARKED_FILES = {
    "browser": "browser",
    "compiled": (
        "arena_workers benchmark bots_compiled coach code_cache compiled greedy_batch ladder "
        "match_files readme search solved study"
    ),
    "gpu": "envs_cuda",
    "learning": (
        "envs_aec envs_batch envs_conformance envs_gym envs_llvm_ir envs_observations "
        "envs_openspiel envs_spaces envs_stages envs_vector examples greedy_batch "
        "openspiel_information openspiel_mini training"
    ),
    "slow": "bot_pool bots catalogues faults fuzz page_controls serve",
}
MARKERS_BY_FILE = {
    name: [marker for marker, names in MARKED_FILES.items() if name in names.split()]
    for name in " ".join(MARKED_FILES.values()).split()
}
EDITIONS = ("first", "second", "dark")
SEATS = (2, 3, 4, 5, 6)
OPTIONS = (
    Options(),
    Options(tiles="green", win="at_once", ties="active_first", two_player=True),
    Options(tiles="mixed", win="end_of_turn", survivor="end_of_turn", bay=False, starter="lot"),
)
TABLES = [(e, n, o) for e in EDITIONS for n in SEATS for o in range(len(OPTIONS))]


def random_action(state: State, rng: random.Random) -> int:
    """Any legal action, or any outcome of chance."""
    if actor(state) == CHANCE:
        return sample(state, rng.randrange)
    return rng.choice(legal_actions(state))


@cache
def all_scenarios() -> tuple[Scenario, ...]:
    """The scenarios of the repository, loaded once in each process."""
    return tuple(find_scenarios([Path(__file__).parent.parent / "scenarios"]))


def table(edition: str, seats: int, option: int) -> State:
    return new_game(edition, seats, OPTIONS[option])


def is_over(state: State) -> bool:
    return actor(state) == NOBODY


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Set the markers that follow from the file of a test."""
    for item in items:
        for name in (item.path.parent.name, item.path.stem.removeprefix("test_")):
            for marker in MARKERS_BY_FILE.get(name, ()):
                item.add_marker(marker)
        if not SERVER and item.get_closest_marker("postgres"):
            item.add_marker(pytest.mark.skip(reason=REASON))


@pytest.fixture(autouse=True)
def known_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that a test opens have the same dice each time: their secrets are of its name."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(registry, "new_secret", lambda: rng.randbytes(SECRET_BYTES))


@pytest.fixture(autouse=True)
def long_worker_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process wait for odds and dangers also on a busy machine."""
    for name in ("DANGER_TIMEOUT", "ODDS_TIMEOUT"):
        monkeypatch.setattr(bot_pool, name, WORKER_TIMEOUT)


@pytest.fixture(autouse=True)
def _auto_backend() -> None:
    """Each test begins with the backend "auto", whichever the test before it has selected."""
    use("auto")


@pytest.fixture
def stopped_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rate limits of servers in this process use a clock that stands still."""
    monkeypatch.setattr(app, "RateLimits", partial(RateLimits, clock=lambda: 0.0))
    monkeypatch.setattr(sockets, "SocketRateLimit", partial(SocketRateLimit, clock=lambda: 0.0))


@pytest.fixture
def interpreted() -> Iterator[None]:
    """Rules and bots run as they are written, without a compiler."""
    with interpreted_rules():
        yield


@contextmanager
def interpreted_rules() -> Iterator[None]:
    """Run rules and bots interpreted for a while."""
    before = engine._backend()
    use("interpreted")
    try:
        with np.errstate(over="ignore"):  # RNG arithmetic overflows on purpose
            yield
    finally:
        use(before)

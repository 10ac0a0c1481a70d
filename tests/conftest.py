"""What many tests need: random games over every edition, table size and option; known dice."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from daikaiju.rng.provably_fair import SECRET_BYTES
from daikaiju.rules import (
    CHANCE,
    NOBODY,
    Options,
    State,
    actor,
    legal_actions,
    new_game,
    sample,
    use,
)
from daikaiju.server.tables import registry

sys.path.append(str(Path(__file__).parent.parent))  # training/ stands beside the package
os.environ["DAIKAIJU_LANG"] = "en"  # wherever tests run, also in the processes that they start

EDITIONS = ("first", "second", "dark")
SEATS = (2, 3, 4, 5, 6)
OPTIONS = (
    Options(),
    Options(tiles="green", win="at_once", ties="active_first", two_player=True),
    Options(tiles="mixed", win="end_of_turn", survivor="end_of_turn", bay=False, starter="lot"),
)
TABLES = [(e, n, o) for e in EDITIONS for n in SEATS for o in range(len(OPTIONS))]


def random_action(state: State, luck: random.Random) -> int:
    """Any legal action, or any outcome of chance."""
    if actor(state) == CHANCE:
        return sample(state, luck.randrange)
    return luck.choice(legal_actions(state))


def table(edition: str, seats: int, option: int) -> State:
    return new_game(edition, seats, OPTIONS[option])


def is_over(state: State) -> bool:
    return actor(state) == NOBODY


@pytest.fixture(autouse=True)
def known_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that a test opens have the same dice each time: their secrets are of its name."""
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(registry, "new_secret", lambda: luck.randbytes(SECRET_BYTES))


@pytest.fixture
def interpreted() -> Iterator[None]:
    """Rules and bots run as they are written, without a compiler."""
    use("interpreted")
    with np.errstate(over="ignore"):  # luck wraps around
        yield
    use("auto")

"""The kinds of table that the champion is trained on: all editions, 2 to 6 monsters, options."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from daikaiju.envs import Mixture, Setup
from daikaiju.rules import Options

KINDS: Final = 256  # of tables in a mixture
LONGEST: Final = 2000  # decisions; games are ten times shorter
EDITIONS: Final = ("first", "second", "dark")
SEATS: Final = (2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6)
WITHOUT_CARDS: Final = 0.25  # share of the tables for two that play without cards
WITH_OPTIONS: Final = 0.3  # share of the tables with options that are not those of the edition


def training_tables(
    seed: int = 1, editions: Sequence[str] = EDITIONS, seats: Sequence[int] = SEATS
) -> Mixture:
    """Return the mixture of tables that the champion is trained on, or a part of it."""
    rng = random.Random(seed)
    tables = (_table(rng, editions[n % len(editions)], seats) for n in range(KINDS))
    return Mixture(tuple(tables))


def _table(rng: random.Random, edition: str, counts: Sequence[int]) -> Setup:
    seats = rng.choice(counts)
    deck = "none" if seats == 2 and rng.random() < WITHOUT_CARDS else "full"
    options = Options(deck=deck)  # type: ignore[arg-type]
    if deck == "none":
        options = Options(deck="none", two_player=rng.random() < 0.5)
    elif rng.random() < WITH_OPTIONS:
        options = _options(rng)
    return Setup(edition, seats, options, skip_forced=True, longest=LONGEST)


def _options(rng: random.Random) -> Options:
    return Options(
        tiles=rng.choice(("red", "green", "mixed")),
        two_player=rng.choice((None, True, False)),
        bay=rng.choice((None, None, False)),
        win=rng.choice((None, "at_once", "end_of_turn")),
        survivor=rng.choice((None, "at_once", "end_of_turn")),
        ties=rng.choice(("shared", "active_first")),
        deck="none" if rng.random() < 0.05 else "full",
    )

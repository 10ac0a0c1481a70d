"""Games per second in the arena, with statistics."""

from __future__ import annotations

import time
from collections.abc import Iterator

from daikaiju.arena.match import make_match
from daikaiju.arena.workers import prepare, run

TARGETS = {"random": "≥ 60,000", "greedy": "≥ 10,000"}
WORKERS = 2


def arena_rows(seconds: float) -> Iterator[tuple[str, str, str]]:
    """Measure each compiled bot against itself, and relative to *random* in the same run."""
    rates = {}
    for spec in ("random", "greedy", "odds", "search:0"):
        rates[spec] = games_a_second(spec, seconds)
        yield f"{spec}: games/s", f"{rates[spec]:,.0f}", TARGETS.get(spec, "")
    for spec in ("greedy", "odds", "search:0"):
        yield f"random, games/s relative to {spec}", f"{rates['random'] / rates[spec]:,.1f} ×", ""


def games_a_second(spec: str, seconds: float) -> float:
    prepare(make_match([spec], seats=4))
    games, taken = 40, 0.0
    while taken < seconds / 2:
        games *= 4
        start = time.perf_counter()
        run(make_match([spec], seats=4, games=games), WORKERS)
        taken = time.perf_counter() - start
    return games / taken

"""Sharing a match out: the same result however it is done, and Ctrl-C keeps what was played."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator

import pytest

from daikaiju.arena import workers
from daikaiju.arena.match import Match, make_match
from daikaiju.arena.match_stats import figures
from daikaiju.arena.match_text import stopped
from daikaiju.arena.tally import RATED_GAMES, Tally
from daikaiju.arena.workers import run
from pretending import a_match, pretended


def test_result_does_not_depend_on_workers_or_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(seats=3, games=999)
    whole = pretended(match, 0, match.groups)
    for size, seconds in ((1, 0.5), (3, 0.5), (3, 0.0), (2, 0.003)):
        monkeypatch.setattr(workers, "CHUNK_SECONDS", seconds)
        shared = run(match, size, play=pretended)
        assert figures(match, shared, 1.0) == figures(match, whole, 1.0)


def test_chunks_grow_with_the_rate_and_every_group_is_played_once() -> None:
    given: list[tuple[int, int]] = []

    def quick(match: Match, first: int, groups: int) -> Tally:
        given.append((first, groups))
        return Tally(len(match.specs), match.seats, games=groups * match.together)

    match = a_match(games=400_000)
    assert run(match, 2, play=quick).games == 400_000
    given.sort()
    assert [first + groups for first, groups in given] == [f for f, _ in given[1:]] + [match.groups]
    assert given[0][1] == 1
    assert len(given) < 100


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C works here, also where whoever started the tests has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_keeps_what_was_played() -> None:
    match = a_match(games=40_000)
    seen: list[int] = []

    def interrupt(tally: Tally) -> None:
        seen.append(tally.games)
        if tally.games > 200:
            signal.raise_signal(signal.SIGINT)

    tally = run(match, 2, interrupt, pretended)
    assert seen[-1] <= tally.games < 40_000
    assert tally.games == tally.endings.sum() == tally.turns.sum() == len(tally.rated) > 200
    found = figures(match, tally, 1.0)
    assert stopped(found) == f"Stopped after {tally.games:,} of 40,000 games."


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_does_not_wait_for_a_bot_that_thinks_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "GRACE_SECONDS", 0.1)
    for_ever = threading.Event()

    def hanging(match: Match, first: int, groups: int) -> Tally:
        if first:
            for_ever.wait()
        return pretended(match, first, groups)

    def interrupt(tally: Tally) -> None:
        signal.raise_signal(signal.SIGINT)

    tally = run(a_match(), 2, interrupt, hanging)
    for_ever.set()
    assert tally.games == 4


def test_what_fails_in_a_worker_is_told_where_the_match_is_run() -> None:
    def failing(match: Match, first: int, groups: int) -> Tally:
        raise ValueError("the cat is on the table")

    with pytest.raises(ValueError, match="the cat is on the table"):
        run(a_match(), 2, play=failing)


def test_impossible_workers_are_one_sentence() -> None:
    for wrong in ("many", 0, "-2"):
        with pytest.raises(ValueError, match="workers cannot be"):
            run(a_match(), wrong, play=pretended)


def test_ray_plays_the_same() -> None:
    match = make_match(["greedy", "random"], seats=3, games=300)
    assert figures(match, run(match, "ray"), 1.0) == figures(match, run(match, 1), 1.0)


def test_the_first_games_are_rated_in_order() -> None:
    match = make_match(["greedy", "random"], seats=2, games=RATED_GAMES + 400)
    rated = [game.number for game in run(match, 3).rated]
    assert rated == list(range(RATED_GAMES))

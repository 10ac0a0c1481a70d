"""Match workers: the result does not depend on the split, and Ctrl-C keeps the played games."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator

import pytest

from daikaiju.arena import workers
from daikaiju.arena.match import Match, make_match
from daikaiju.arena.match_stats import match_statistics
from daikaiju.arena.match_text import interruption
from daikaiju.arena.tally import RATED_GAMES, Tally
from daikaiju.arena.workers import run
from fake_matches import fake_play, make_fake_match


def test_result_does_not_depend_on_workers_or_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = make_fake_match(seats=3, games=999)
    whole = fake_play(match, 0, match.groups)
    for size, seconds in ((1, 0.5), (3, 0.5), (3, 0.0), (2, 0.003)):
        monkeypatch.setattr(workers, "CHUNK_SECONDS", seconds)
        shared = run(match, size, play=fake_play)
        assert match_statistics(match, shared, 1.0) == match_statistics(match, whole, 1.0)


def test_chunks_grow_with_the_rate_and_every_group_is_played_once() -> None:
    given: list[tuple[int, int]] = []

    def play_quickly(match: Match, first: int, groups: int) -> Tally:
        given.append((first, groups))
        return Tally(len(match.specs), match.seats, games=groups * match.games_per_group)

    match = make_fake_match(games=400_000)
    assert run(match, 2, play=play_quickly).games == 400_000
    given.sort()
    assert [first + groups for first, groups in given] == [f for f, _ in given[1:]] + [match.groups]
    assert given[0][1] == 1
    assert len(given) < 100


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Enable Ctrl-C even if the parent process of the tests ignores SIGINT."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_keeps_the_played_games() -> None:
    match = make_fake_match(games=40_000)
    seen: list[int] = []

    def interrupt(tally: Tally) -> None:
        seen.append(tally.games)
        if tally.games > 200:
            signal.raise_signal(signal.SIGINT)

    tally = run(match, 2, interrupt, fake_play)
    assert seen[-1] <= tally.games < 40_000
    assert tally.games == tally.endings.sum() == tally.turns.sum() == len(tally.rated) > 200
    found = match_statistics(match, tally, 1.0)
    assert interruption(found) == f"Stopped after {tally.games:,} of 40,000 games."


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_does_not_wait_for_a_bot_that_never_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "GRACE_SECONDS", 0.1)
    never = threading.Event()

    def hang(match: Match, first: int, groups: int) -> Tally:
        if first:
            never.wait()
        return fake_play(match, first, groups)

    def interrupt(tally: Tally) -> None:
        signal.raise_signal(signal.SIGINT)

    tally = run(make_fake_match(), 2, interrupt, hang)
    never.set()
    assert tally.games == 4


def test_an_error_in_a_worker_is_raised_by_run() -> None:
    def fail(match: Match, first: int, groups: int) -> Tally:
        raise ValueError("the cat is on the table")

    with pytest.raises(ValueError, match="the cat is on the table"):
        run(make_fake_match(), 2, play=fail)


def test_an_invalid_number_of_workers_gives_one_sentence() -> None:
    for wrong in ("many", 0, "-2"):
        with pytest.raises(ValueError, match="workers cannot be"):
            run(make_fake_match(), wrong, play=fake_play)


def test_ray_gives_the_same_result() -> None:
    match = make_match(["greedy", "random"], seats=3, games=300)
    with_ray, with_threads = run(match, "ray"), run(match, 1)
    assert match_statistics(match, with_ray, 1.0) == match_statistics(match, with_threads, 1.0)


def test_the_first_games_are_rated_in_order() -> None:
    match = make_match(["greedy", "random"], seats=2, games=RATED_GAMES + 400)
    rated = [game.number for game in run(match, 3).rated]
    assert rated == list(range(RATED_GAMES))

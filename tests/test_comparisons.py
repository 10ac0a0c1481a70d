"""Comparisons of bots: paired intervals, error rates, and the sequential test. Nothing is played.

The differences of groups are simulated, so that the truth is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from daikaiju.arena.comparisons import (
    Differences,
    compare,
    holm,
    paired_interval,
    paired_p,
    sequential_p,
)
from daikaiju.arena.match_stats import match_statistics
from daikaiju.arena.match_text import interruption, verdict
from daikaiju.arena.t_distribution import student_quantile, student_tail
from daikaiju.arena.tally import RATE_PARTS, Tally
from daikaiju.arena.workers import looks, run
from fake_matches import fake_play, make_fake_match

TRIALS = 2000
# Differences between two equal bots in a group, and how likely they are.
EQUAL_BOTS = {
    "two seats": ([-1, -0.5, 0, 0.5, 1], [0.15, 0.1, 0.5, 0.1, 0.15]),
    "nearly the same bot": ([-1, 0, 1], [0.01, 0.98, 0.01]),
    "often all or nothing": ([-1, 1], [0.5, 0.5]),
    "one seat of four": ([-1 / 3, 0, 1 / 3, 2 / 3, 1], [0.3164, 0.4219, 0.2109, 0.0469, 0.0039]),
    "one seat, whole groups": ([-1 / 3, 1], [0.75, 0.25]),
}


def sums_of(differences: Any) -> Differences:
    squares = float((differences**2).sum())
    return Differences(
        len(differences), float(differences.sum()), squares, float(np.count_nonzero(differences))
    )


def drawn(kind: str, groups: int) -> Any:
    """Draw the differences of many matches between equal bots."""
    values, chances = map(np.array, EQUAL_BOTS[kind])
    return np.random.default_rng(1).choice(values, (TRIALS, groups), p=chances / chances.sum())


# --- distributions -------------------------------------------------------------------------------


def test_student_has_the_published_quantiles() -> None:
    for freedom, expected in {1: 12.7062, 2: 4.30265, 10: 2.22814, 1000: 1.96234}.items():
        assert student_quantile(0.975, freedom) == pytest.approx(expected, rel=1e-5)
        assert student_tail(expected, freedom) == pytest.approx(0.025, rel=1e-4)
    assert student_tail(0, 5) == pytest.approx(0.5)


def test_holm_has_the_published_values() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


# --- calibration ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EQUAL_BOTS)
@pytest.mark.parametrize("groups", [30, 60, 200])
def test_equal_bots_are_rarely_called_different(kind: str, groups: int) -> None:
    wrong = sum(paired_p(sums_of(row)) <= 0.05 for row in drawn(kind, groups))
    assert wrong / TRIALS <= 0.065  # 5 % and three standard deviations


@pytest.mark.parametrize("kind", ["two seats", "often all or nothing", "one seat of four"])
def test_paired_intervals_contain_the_true_difference_19_times_of_20(kind: str) -> None:
    held = 0
    for row in drawn(kind, 60):
        low, high = paired_interval(sums_of(row))
        held += low <= 0 <= high
    assert 0.935 <= held / TRIALS <= 0.985


@pytest.mark.parametrize("kind", EQUAL_BOTS)
def test_looking_often_does_not_make_equal_bots_different(kind: str) -> None:
    """Looks after 20, 25, 32 … groups: with the plain test more than one match in ten is wrong."""
    rows = drawn(kind, 600)
    at = [look for look in looks(make_fake_match(games=2400, until_sure=True)) if look <= 600]
    total, squares = rows.cumsum(axis=1), (rows**2).cumsum(axis=1)
    wrong = sum(
        any(sequential_p(Differences(n, t[n - 1], s[n - 1], n)) <= 0.05 for n in at)
        for t, s in zip(total, squares, strict=True)
    )
    assert wrong / TRIALS <= 0.065


def equal_bots(many: int, groups: int) -> Iterator[Tally]:
    """Yield the tallies of matches between equal bots, at one table that has a seat for each.

    In a group each bot sits once in every seat, and wins each game with the same chance.
    """
    rng, met = np.random.default_rng(5), np.ones((groups, many), bool)
    for _ in range(TRIALS):
        tally = Tally(many, many)
        won = rng.multinomial(many, np.full(many, 1 / many), groups)
        tally._add_pairs(won * RATE_PARTS // many, met)
        yield tally


def has_sure(tally: Tally, sequential: bool) -> bool:
    return any(each.is_sure for each in compare(tally, sequential))


@pytest.mark.parametrize("sequential", [False, True])
def test_one_of_20_matches_of_five_equal_bots_calls_any_of_them_better(sequential: bool) -> None:
    """Five bots are compared ten times: each comparison alone at 5 % would be wrong far oftener."""
    tallies = list(equal_bots(5, 100))
    assert all(len(compare(tally)) == 10 for tally in tallies[:3])
    wrong = sum(has_sure(tally, sequential) for tally in tallies)
    assert wrong / TRIALS <= 0.065  # 5 % and three standard deviations
    alone = sum(any(each.p <= 0.05 for each in compare(tally)) for tally in tallies)
    assert alone / TRIALS >= 0.2


def test_the_better_of_five_bots_is_found() -> None:
    rng, groups = np.random.default_rng(6), 300
    tally = Tally(5, 5)
    won = rng.multinomial(5, [0.4, 0.15, 0.15, 0.15, 0.15], groups)
    tally._add_pairs(won * RATE_PARTS // 5, np.ones((groups, 5), bool))
    sure = {(each.better, each.worse) for each in compare(tally) if each.is_sure}
    assert sure == {(0, other) for other in range(1, 5)}


def test_the_sequential_test_finds_a_real_difference() -> None:
    rng = np.random.default_rng(3)
    rows = rng.choice([-1, 0, 1], (200, 400), p=[0.15, 0.5, 0.35])
    found = sum(sequential_p(sums_of(row)) <= 0.05 for row in rows)
    assert found >= 196


# --- matches -------------------------------------------------------------------------------------


def all_groups_alike(groups: int) -> Tally:
    """Return the tally of two identical deterministic bots: each wins one game of every group."""
    tally = Tally(2, 2)
    tally.games = 2 * groups
    tally._add_groups(np.full((2 * groups, 2), 30), np.array([[0, 1], [1, 0]] * groups), groups)
    return tally


def test_identical_deterministic_bots_differ_by_exactly_nothing() -> None:
    (found,) = compare(all_groups_alike(100))
    assert (found.difference, found.interval, found.p) == (0.0, (0.0, 0.0), 1.0)
    assert not found.is_sure


def test_few_groups_show_nothing() -> None:
    (found,) = compare(all_groups_alike(9))
    assert found.interval == (-1.0, 1.0)
    assert paired_interval(Differences(1, 1.0, 1.0, 1))[0] < 0
    assert paired_p(Differences(29, 29.0, 29.0, 29)) == 1.0
    assert paired_p(Differences(30, 30.0, 30.0, 30)) < 0.001


def test_every_pair_is_compared_and_the_pairs_add_up_in_any_order() -> None:
    match = make_fake_match(("odds", "greedy", "random"), games=4000)
    tally, other = run(match, 1, play=fake_play), run(match, 3, play=fake_play)
    assert (tally.pairs == other.pairs).all()
    found = match_statistics(match, tally, 1.0)
    assert [(each["better"], each["worse"]) for each in found["comparisons"]] == [
        ("odds", "greedy"),
        ("odds", "random"),
        ("greedy", "random"),
    ]
    for each in found["comparisons"]:
        low, high = each["interval"]
        assert low < each["difference"] < high
        assert each["p"] <= each["adjusted_p"]
        assert each["is_sure"]
    assert "over all 3 comparisons is at most 5 %" in verdict(found)


@pytest.mark.parametrize("workers", [1, 3])
def test_a_match_until_it_is_sure_stops_at_the_same_game(workers: int) -> None:
    match = make_fake_match(("odds", "greedy"), games=40_000, until_sure=True)
    tally = run(match, workers, play=fake_play)
    assert tally.games == 620
    found = match_statistics(match, tally, 1.0)
    assert found["ended"] == "sure"
    assert found["test"] == "sequential"
    assert found["command"].endswith("--games 40000 --seed 1 --until-sure")
    assert interruption(found).startswith("The match was sure after 620 games and stopped")
    assert found["comparisons"][0]["is_sure"]


def test_a_match_that_is_never_sure_plays_all_games() -> None:
    match = make_fake_match(("odds", "odds:same"), seats=2, games=400, until_sure=True)
    assert run(match, 2, play=equal_play).games == 400


def equal_play(match: Any, first: int, groups: int) -> Tally:
    """Fill a tally in which both bots have the same share of every group."""
    return all_groups_alike(groups)

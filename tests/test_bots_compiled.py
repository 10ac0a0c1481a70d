"""Bots as machine code: they decide as interpreted ones do, and play whole matches.

All tests that need the machine code of bots stand in this file, so that one worker compiles it.
"""

from __future__ import annotations

import random
import shlex
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conftest import EDITIONS, SEATS
from daikaiju.arena.game_loop import COUNTS, PLAYERS, TURN_VERSION, begin, play_on
from daikaiju.arena.match import Match, dismiss_bots, make_match, play_groups, step_first
from daikaiju.arena.tally import Tally
from daikaiju.bots.dispatch import FITTED_ODDS, ODDS, decide
from daikaiju.bots.registry import make_bot
from daikaiju.bots.scratch import GAME, SAME, Desk
from daikaiju.bots.tree import begin_search, search_on
from daikaiju.bots.weights import weights
from daikaiju.rules import (
    NOBODY,
    State,
    new_game,
    outcome,
    use,
    view,
)
from daikaiju.rules.agenda import KEEP
from daikaiju.rules.compiler import compiled
from daikaiju.rules.engine import load
from positions import ASKED, choice, played_legally, questions, with_few_dice

EXAMPLE = Path(__file__).parent.parent / "examples" / "my_bot.py"


@pytest.fixture(autouse=True)
def _compiled_bots() -> Iterator[None]:
    """The rules may run interpreted; the bots are machine code, made once."""
    use("auto")
    load(decide, begin_search, search_on)
    yield
    use("auto")
    dismiss_bots()


# --- deciding ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", ["odds", "search:0", "search:3"])
def test_interpreted_and_compiled_bots_decide_alike(spec: str, edition: str) -> None:
    for kind in ASKED[edition]:
        for number, state in enumerate(questions(2)[edition, kind][: 1 if "3" in spec else 2]):
            asked = state if spec == "odds" else with_few_dice(state)
            use("auto")
            quickly = choice(spec, asked, seed=number)
            use("interpreted")
            assert choice(spec, asked, seed=number) == quickly


@pytest.mark.parametrize("edition", EDITIONS)
def test_thinking_bots_play_whole_games(edition: str) -> None:
    specs = ("odds", "search:0", "search:4", "greedy:60", "search:2", "odds")
    bots = [make_bot(spec) for spec in specs]
    for seats in SEATS:
        assert outcome(played_legally(bots, edition, seats)) is not None


def test_a_search_can_be_repeated_and_luck_can_change_it() -> None:
    asked = [
        state for (_, kind), states in questions(2).items() if kind == KEEP for state in states
    ]
    for state in asked:
        assert choice("search:30", state, seed=2) == choice("search:30", state, seed=2)
    decisions = {seed: [choice("search:30", state, seed) for state in asked] for seed in range(6)}
    assert len({tuple(each) for each in decisions.values()}) > 1


@pytest.mark.parametrize("player", [ODDS, FITTED_ODDS])
def test_a_dice_program_is_good_for_the_whole_turn(player: int) -> None:
    """In a match it is kept until something but throws has happened; that changes no decision."""
    going, afresh = Desk(), Desk()
    for group in range(6):
        for seat, turn in _questions_of_a_game(going, group):
            afresh.room[GAME] = going.room[GAME]
            afresh.luck[SAME] = going.luck[SAME]
            rest = (afresh.luck, afresh.out, afresh.values, weights())
            expected = compiled(decide)(afresh.room, seat, player, 100, 0, *rest)
            rest = (going.luck, going.out, going.values, weights())
            assert compiled(decide)(going.room, seat, player, 100, turn, *rest) == expected


def _questions_of_a_game(desk: Desk, group: int) -> Iterator[tuple[int, int]]:
    """Who is asked, and the number of the turn; greedy then answers."""
    counts, players = np.zeros(COUNTS, np.int64), np.zeros(PLAYERS, np.int64)
    edition, seats = EDITIONS[group % 3], 2 + group % 5
    desk.room[GAME] = new_game(edition, seats).record[0]
    compiled(begin)(desk.room, 1, group, desk.luck, desk.values, counts)
    bot = make_bot("greedy")
    rest = (desk.luck, desk.out, desk.values, weights(), counts)
    while (seat := compiled(play_on)(desk.room, players, 1, group, *rest)) != NOBODY:
        yield seat, int(counts[TURN_VERSION])
        state = State(desk.room[GAME : GAME + 1])
        action = bot.choose(view(state, seat), seat, random.Random(1).randrange)
        compiled(step_first)(desk.room, action, 1, group, desk.luck, counts)


# --- matches -------------------------------------------------------------------------------------


def same(one: Tally, other: Tally) -> bool:
    return all(
        np.array_equal(getattr(one, each.name), getattr(other, each.name)) for each in fields(Tally)
    )


def played(match: Match, *parts: tuple[int, int]) -> Tally:
    """All that these parts of a match brought."""
    total = Tally(len(match.specs), match.seats)
    for first, groups in parts:
        total.merge(play_groups(match, first, groups))
    return total


@pytest.mark.parametrize(
    ("specs", "games"),
    [(["random", "greedy", "greedy:60"], 90), (["odds", "greedy"], 40), (["search:2", "odds"], 8)],
)
def test_a_match_can_be_repeated_whole_or_in_parts(specs: list[str], games: int) -> None:
    match = make_match(specs, edition="dark", seats=3, games=games, seed=3)
    half = match.groups // 2
    whole = played(match, (0, match.groups))
    assert whole.games == match.groups * 3
    assert same(whole, played(match, (0, match.groups)))
    assert same(whole, played(match, (0, half), (half, match.groups - half)))
    other = make_match(specs, edition="dark", seats=3, games=games, seed=4)
    assert not same(whole, played(other, (0, match.groups)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_bot_is_stronger_than_the_one_before(edition: str) -> None:
    for weak, strong in (("random", "greedy:60"), ("greedy:60", "greedy"), ("greedy", "odds")):
        match = make_match([weak, strong], edition=edition, games=400)
        wins: Any = played(match, (0, match.groups)).wins
        assert wins[1] > 1.3 * wins[0]


def test_a_match_adds_up() -> None:
    match = make_match(["odds", "greedy", "random"], seats=4, games=200)
    tally = played(match, (0, match.groups))
    assert tally.games == 200
    assert tally.endings.sum() == tally.turns.sum() == 200
    assert list(tally.seatings) == [200, 200, 400]
    assert tally.wins.sum() + tally.endings[3] == pytest.approx(200)
    assert tally.wins_by.sum() == pytest.approx(tally.wins.sum())
    assert tally.places.sum() == 800
    assert (tally.gains >= 0).all()
    assert tally.troubles == {}


# --- bots from outside ---------------------------------------------------------------------------


def cmd(file: Path) -> str:
    return f"cmd:{shlex.join([sys.executable, str(file)])}"


def test_a_program_from_outside_plays_a_match() -> None:
    match = make_match([cmd(EXAMPLE), "greedy"], games=6)
    tally = played(match, (0, match.groups))
    assert tally.troubles == {}
    assert tally.wins.sum() == tally.games == 6
    assert list(tally.seatings) == [6, 6]


def test_a_program_that_crashes_is_played_on_for_by_random(tmp_path: Path) -> None:
    bot = tmp_path / "crash.py"
    bot.write_text(
        "input()\nprint('hello Crash', flush=True)\ninput()\nraise SystemExit('oh no')\n"
    )
    match = make_match([cmd(bot), "greedy"], seats=3, games=9)
    tally = played(match, (0, match.groups))
    assert list(tally.troubles) == [cmd(bot)]
    assert tally.troubles[cmd(bot)].endswith("ended with status 1: oh no; random plays on for it")
    assert tally.games == 9
    assert tally.wins[1] > tally.wins[0]

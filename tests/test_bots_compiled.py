"""Compiled bots: they decide like interpreted ones, and play whole matches.

All tests that need compiled bots are in this file, so that only one worker compiles them.
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
from daikaiju.arena.game_loop import (
    COUNTS,
    PLAYERS,
    TURN_VERSION,
    MatchBuffers,
    begin,
    play_on,
    step,
)
from daikaiju.arena.match import Match, check_programs, close_bots, make_match, play_groups
from daikaiju.arena.tally import Tally
from daikaiju.bots.dispatch import NETWORK_ODDS, ODDS, decide
from daikaiju.bots.registry import make_bot
from daikaiju.bots.scratch import GAME, ROLLOUT_SEED, new_scratch
from daikaiju.bots.tree import begin_search, evaluate_leaves
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
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.engine import load
from daikaiju.text import UserError
from positions import ASKED, choice, played_legally, questions, with_few_dice

EXAMPLE = Path(__file__).parent.parent / "examples" / "protocol_bot.py"


@pytest.fixture(autouse=True)
def _compiled_bots() -> Iterator[None]:
    """The rules may run interpreted; the bots are compiled once."""
    load(decide, begin_search, evaluate_leaves)
    yield
    close_bots()


# --- decisions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", ["odds", "search:0", "search:3"])
def test_interpreted_and_compiled_bots_decide_the_same(spec: str, edition: str) -> None:
    for kind in ASKED[edition]:
        for number, state in enumerate(questions(2)[edition, kind][: 1 if "3" in spec else 2]):
            asked = state if spec == "odds" else with_few_dice(state)
            use("auto")
            compiled_choice = choice(spec, asked, seed=number)
            use("interpreted")
            assert choice(spec, asked, seed=number) == compiled_choice


@pytest.mark.parametrize("edition", EDITIONS)
def test_slow_bots_play_whole_games(edition: str) -> None:
    specs = ("odds", "search:0", "search:4", "greedy:60", "search:2", "odds")
    bots = [make_bot(spec) for spec in specs]
    for seats in SEATS:
        assert outcome(played_legally(bots, edition, seats)) is not None


def test_a_search_depends_only_on_its_seed() -> None:
    asked = [
        state for (_, kind), states in questions(2).items() if kind == KEEP for state in states
    ]
    for state in asked:
        assert choice("search:30", state, seed=2) == choice("search:30", state, seed=2)
    decisions = {seed: [choice("search:30", state, seed) for state in asked] for seed in range(6)}
    assert len({tuple(each) for each in decisions.values()}) > 1


@pytest.mark.parametrize("player", [ODDS, NETWORK_ODDS])
def test_a_cached_dice_program_changes_no_decision(player: int) -> None:
    """In a match the program stays cached until something other than throws happens."""
    counts, players = np.zeros(COUNTS, np.int64), np.zeros(PLAYERS, np.int64)
    kept, fresh = new_scratch(weights()), new_scratch(weights())
    for group in range(6):
        for seat, turn in _decisions_of_a_game(MatchBuffers(kept, players, counts, 1), group):
            fresh.states[GAME] = kept.states[GAME]
            fresh.rng[ROLLOUT_SEED] = kept.rng[ROLLOUT_SEED]
            expected = get_compiled(decide)(fresh, seat, player, 100, 0)
            assert get_compiled(decide)(kept, seat, player, 100, turn) == expected


def _decisions_of_a_game(buffers: MatchBuffers, group: int) -> Iterator[tuple[int, int]]:
    """Yield the deciding seat and the turn version; *greedy* then decides."""
    edition, seats = EDITIONS[group % 3], 2 + group % 5
    states = buffers.scratch.states
    states[GAME] = new_game(edition, seats).record[0]
    get_compiled(begin)(buffers, group)
    bot = make_bot("greedy")
    while (seat := get_compiled(play_on)(buffers, group)) != NOBODY:
        yield seat, int(buffers.counts[TURN_VERSION])
        state = State(states[GAME : GAME + 1])
        action = bot.choose(view(state, seat), seat, random.Random(1).randrange)
        get_compiled(step)(buffers, action, group)


# --- matches -------------------------------------------------------------------------------------


def same(one: Tally, other: Tally) -> bool:
    return all(
        np.array_equal(getattr(one, each.name), getattr(other, each.name)) for each in fields(Tally)
    )


def played(match: Match, *parts: tuple[int, int]) -> Tally:
    """Return the merged tally of these parts of a match."""
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
    assert tally.ranks.sum() == 800
    assert (tally.gains >= 0).all()
    assert tally.troubles == {}


# --- external bots -------------------------------------------------------------------------------


def cmd(file: Path) -> str:
    return f"cmd:{shlex.join([sys.executable, str(file)])}"


def test_an_external_bot_plays_a_match() -> None:
    match = make_match([cmd(EXAMPLE), "greedy"], games=6)
    tally = played(match, (0, match.groups))
    assert tally.troubles == {}
    assert tally.wins.sum() == tally.games == 6
    assert list(tally.seatings) == [6, 6]


def test_random_replaces_an_external_bot_that_crashes(tmp_path: Path) -> None:
    bot = tmp_path / "crash.py"
    bot.write_text(
        "input()\nprint('hello Crash', flush=True)\ninput()\nraise SystemExit('oh no')\n"
    )
    match = make_match([cmd(bot), "greedy"], seats=3, games=9)
    tally = played(match, (0, match.groups))
    assert list(tally.troubles) == [cmd(bot)]
    trouble = tally.troubles[cmd(bot)]
    assert "ended with status 1: oh no (game 1, seat " in trouble.sentence
    assert trouble.sentence.endswith("; random plays on for it")
    assert (trouble.game, trouble.games) == (0, 9)
    assert tally.games == 9
    assert tally.wins[1] > tally.wins[0]


# --- bots in Python ------------------------------------------------------------------------------

FAULTY = """
from daikaiju.bots.bot import Bot
from daikaiju.rules import legal_actions

class Faulty(Bot):
    def choose(self, state, seat, draw):
        legal = legal_actions(state)
        if len(legal) > 1 and state.stars[seat] >= 5:
            FAULT
        return legal[draw(len(legal))]
"""
FAULTS = {
    "return 12345": 'answered "12345" where only "',
    "return None": 'answered "None" where only "',
    "return 'stop'": 'answered "\'stop\'" where only "',
    "return float(legal[0])": 'answered "',
    "state.record[0] = 0; return -1": 'answered "-1" where only "',
    "raise KeyError('x')": "failed with KeyError: 'x' in line 9 of ",
    "import sys; sys.exit(1)": "failed with SystemExit: 1 in line 9 of ",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_a_python_bot_never_corrupts_a_match(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "faulty.py"
    file.write_text(FAULTY.replace("FAULT", fault), encoding="utf-8")
    spec = f"py:{file}:Faulty"
    match = make_match([spec, "greedy"], seats=3, games=6)
    tally = played(match, (0, match.groups))
    (trouble,) = tally.troubles.values()
    assert trouble.sentence.startswith(f"{spec} {FAULTS[fault]}")
    assert f"(game {trouble.game + 1}, seat " in trouble.sentence
    assert 1 <= trouble.games <= 6
    assert tally.wins.sum() == tally.games == 6
    assert tally.endings[0] == 0


def test_the_result_with_a_faulty_bot_does_not_depend_on_the_parts(tmp_path: Path) -> None:
    """The bot is replaced for the rest of a game, and plays again in the next one."""
    file = tmp_path / "sometimes.py"
    file.write_text(FAULTY.replace("FAULT", "return 0"), encoding="utf-8")
    match = make_match([f"py:{file}:Faulty", "greedy"], games=8)
    whole, parts = played(match, (0, 4)), played(match, (2, 2), (0, 1), (1, 1))
    assert whole.troubles == parts.troubles
    assert (whole.won == parts.won).all()


STEADY = """
from daikaiju.bots.bot import Bot
from daikaiju.rules import legal_actions

class Silent(Exception):
    def __str__(self): raise TypeError("no words")

class Steady(Bot):
    def choose(self, state, seat, draw):
        return min(legal_actions(state))
    def METHOD(self, *arguments):
        FAULT
"""


@pytest.mark.parametrize("fault", ["raise ValueError('x')", "raise Silent", "raise SystemExit(3)"])
def test_an_error_of_a_python_bot_is_never_one_of_the_program(fault: str, tmp_path: Path) -> None:
    """Whichever method fails: the bot is named, before the match or in its result."""

    def spec(method: str) -> str:
        file = tmp_path / f"{method}.py"
        text = STEADY.replace("METHOD", method).replace("FAULT", fault)
        file.write_text(text, encoding="utf-8")
        return f"py:{file}:Steady"

    for method in ("check", "start"):
        with pytest.raises(UserError, match=r"Steady cannot play: it failed with .+ in line 12 of"):
            check_programs(make_match([spec(method), "random"], games=2))
    for method, troubles in (("choose", 1), ("over", 1), ("close", 0), ("ask", 0), ("finish", 0)):
        tally = played(make_match([spec(method), "random"], games=2), (0, 1))
        assert len(tally.troubles) == troubles
        assert all("failed with" in trouble.sentence for trouble in tally.troubles.values())
        assert tally.games == 2


def test_the_python_example_plays_a_match() -> None:
    match = make_match([f"py:{EXAMPLE.with_name('my_bot.py')}:Stubborn", "random"], games=6)
    tally = played(match, (0, match.groups))
    assert tally.troubles == {}
    assert tally.wins.sum() == tally.games == 6

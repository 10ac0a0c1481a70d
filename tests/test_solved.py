"""The solved core: its rules are the engine's, its values hold, and *perfect* plays by them."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from daikaiju.bots.perfect import Perfect
from daikaiju.cli import main
from daikaiju.odds import core_tables
from daikaiju.odds.core import (
    CLAWS_TAKE,
    FIRST_FULL,
    LAST_FULL,
    LOST,
    OTHERS,
    OWN,
    PAYS_ENERGY,
    POSITIONS,
    WON,
    after,
    answers_of,
    numbered,
    position_of,
)
from daikaiju.odds.dice_sets import ALL
from daikaiju.odds.solver import Table, solve
from daikaiju.record.notation import monster_name
from daikaiju.record.position import position_text
from daikaiju.rules import CHANCE, NOBODY, Options, State, actor, chance_outcomes, new_game
from daikaiju.rules.actions import A_RESOLVE, A_ROLL, A_STAY, A_STOP, A_YIELD, one_die, pack
from daikaiju.rules.agenda import ORDER, THROW, THROWING, YIELD, top_kind
from daikaiju.rules.constants import CITY, CLAW, FACES, FULL_HEALTH, HEART, STARS_TO_WIN
from daikaiju.rules.editions import find_edition
from daikaiju.rules.engine import advance, apply, legal_actions, sample
from daikaiju.rules.game_end import has_stars_to_win
from daikaiju.rules.setup import lay_table
from daikaiju.rules.transitions import run

GAMES = list(product(("first", "second"), (False, True)))  # edition, two-player option
LOWEST = 16  # stars in the small tables that are solved here


@cache
def small_table(answers: int) -> Table:
    return solve(answers, LOWEST)


def staged(options: Options, edition: str, position: tuple[int, ...], seat: int) -> State:
    """The engine before the first throw of a turn: holder, stars, hearts, as in core.py."""
    holder, stars, others_stars, hearts, others_hearts = position
    box = find_edition(edition)
    state = lay_table(box, box.monsters[:2], options)
    state.stars[seat], state.stars[1 - seat] = stars, others_stars
    state.health[seat], state.health[1 - seat] = hearts, others_hearts
    if holder:
        state.place[seat if holder == OWN else 1 - seat] = CITY
    state.turn = state.regular = seat
    state.crucial = 1
    state.step = THROWING
    run(state)
    return state


def core_options(two_player: bool, luck: random.Random) -> Options:
    """All that may differ at a table without cards."""
    timings = ("at_once", "end_of_turn")
    return Options(
        deck="none",
        two_player=two_player,
        win=luck.choice(timings),  # type: ignore[arg-type]
        survivor=luck.choice(timings),  # type: ignore[arg-type]
        ties=luck.choice(("shared", "active_first")),
    )


def random_position(luck: random.Random, lowest: int = 0) -> tuple[int, ...]:
    """Holder, stars and hearts; ends of games are as likely as all the rest."""
    stars = [luck.randint(luck.choice((lowest, 17)), STARS_TO_WIN - 1) for _ in range(2)]
    hearts = [luck.randint(1, luck.choice((3, FULL_HEALTH))) for _ in range(2)]
    return (luck.randrange(3), *stars, *hearts)


def rolling(dice: int) -> int:
    return pack(A_ROLL) + sum(ALL[dice][face] * one_die(face) for face in range(FACES))


def with_turn_played(state: State, dice: int, yields: bool) -> State:
    """Throw these dice, stop, and go on to the next throw or the end of the game."""
    state = state.copy()
    advance(state, rolling(dice))
    advance(state, pack(A_STOP))
    while actor(state) >= 0:
        if top_kind(state) == YIELD:
            advance(state, pack(A_YIELD if yields else A_STAY))
        else:
            advance(state, legal_actions(state)[-1])
    return state


def reached_by_engine(state: State, seat: int, luck: random.Random) -> int:
    """WON, LOST or the number of the position, for the monster whose turn is over.

    A monster that begins its turn with 20 stars may have to play it: it wins whatever it does.
    """
    while actor(state) == CHANCE and has_stars_to_win(state, state.turn):
        dice = luck.randrange(FIRST_FULL, LAST_FULL)
        state = with_turn_played(state, dice, luck.random() < 0.5)
    if actor(state) == NOBODY:
        assert sum(state.winner[:2]) == 1
        return WON if state.winner[seat] else LOST
    assert state.turn != seat
    assert top_kind(state) == THROW
    assert state.throws == 2
    return position_of(state)


# --- the rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "two_player"), GAMES)
def test_turns_lead_where_the_engine_leads(edition: str, two_player: bool) -> None:
    luck = random.Random(f"core {edition} {two_player}")
    ends = Counter[int]()
    for _ in range(300):
        seat, position = luck.randrange(2), random_position(luck)
        state = staged(core_options(two_player, luck), edition, position, seat)
        for other in range(2):
            state.energy[other] = luck.randrange(20)
        assert core_tables.is_core(state)
        assert position_of(state) == numbered(*position)
        for dice in luck.sample(range(FIRST_FULL, LAST_FULL), 10):
            for yields in (False, True):
                turn = with_turn_played(state, dice, yields)
                told = after(answers_of(state), numbered(*position), dice, yields)
                assert reached_by_engine(turn, seat, luck) == told, (position, ALL[dice], yields)
                ends[min(told, 0)] += 1
    assert all(ends[end] > 100 for end in (0, WON)), ends
    assert (ends[LOST] > 100) == (not two_player)


def test_cards_tokens_wickedness_and_more_monsters_are_not_the_core() -> None:
    assert core_tables.is_core(new_game("second", 2, Options(deck="none")))
    assert not core_tables.is_core(new_game("second", 2))
    assert not core_tables.is_core(new_game("second", 3, Options(deck="none")))
    assert not core_tables.is_core(new_game("dark", 2, Options(deck="none")))
    poisoned = new_game("second", 2, Options(deck="none"))
    poisoned.poison[1] = 1
    assert not core_tables.is_core(poisoned)


# --- the values ----------------------------------------------------------------------------------


@cache
def throws_of(count: int) -> list[tuple[tuple[int, ...], float]]:
    """Every set of so many dice with its probability."""
    sets = [each for each in ALL if sum(each) == count]
    ways = [math.factorial(count) // math.prod(map(math.factorial, each)) for each in sets]
    return [(each, way / FACES**count) for each, way in zip(sets, ways, strict=True)]


@cache
def parts_of(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(product(*(range(count + 1) for count in dice)))


def worth_of_turn(results: dict[tuple[int, ...], float]) -> float:
    """By plain enumeration: three throws of six dice, keeping any of them."""
    have = results
    for _ in range(2):
        keep = {kept: mean_after(kept, have) for kept in ALL[:FIRST_FULL]} | results
        have = {dice: max(keep[kept] for kept in parts_of(dice)) for dice in results}
    return mean_after((0,) * FACES, have)


def mean_after(kept: tuple[int, ...], have: dict[tuple[int, ...], float]) -> float:
    thrown = throws_of(6 - sum(kept))
    return sum(p * have[tuple(map(sum, zip(kept, more, strict=True)))] for more, p in thrown)


def result_by_engine(state: State, dice: int, table: Table, luck: random.Random) -> float:
    """The worth of a turn's last dice: the engine plays them, the other monster decides."""
    worths: list[float] = []
    for yields in (False, True):
        turn = with_turn_played(state, dice, yields)
        reached = reached_by_engine(turn, state.turn, luck)
        worths.append({WON: 1.0, LOST: 0.0}.get(reached, 1.0 - float(table[reached])))
    return min(worths)


@pytest.mark.parametrize(("edition", "two_player"), GAMES)
def test_values_are_what_the_engine_and_plain_enumeration_make_of_them(
    edition: str, two_player: bool
) -> None:
    luck = random.Random(f"values {edition} {two_player}")
    for seat in (0, 1, 0, 1):
        position = random_position(luck, LOWEST)
        state = staged(core_options(two_player, luck), edition, position, seat)
        table = small_table(answers_of(state))
        results = {
            ALL[dice]: result_by_engine(state, dice, table, luck)
            for dice in range(FIRST_FULL, LAST_FULL)
        }
        assert table[numbered(*position)] == pytest.approx(worth_of_turn(results), abs=1e-11)


@pytest.mark.parametrize("answers", range(CLAWS_TAKE | PAYS_ENERGY))
def test_hearts_and_stars_never_harm(answers: int) -> None:
    by_place = small_table(answers)[:POSITIONS].reshape(3, STARS_TO_WIN, STARS_TO_WIN, 10, 10)
    solved_part = by_place[:, LOWEST:, LOWEST:]
    for axis, sign in ((1, 1), (2, -1), (3, 1), (4, -1)):  # own, the other's; stars, then hearts
        assert (sign * np.diff(solved_part, axis=axis) > -1e-12).all()
    assert (solved_part > 0).all()
    assert (solved_part <= 1).all()


# --- the bot -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "two_player"), GAMES)
def test_perfect_always_does_what_is_worth_most(
    edition: str, two_player: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = random.Random(f"perfect {edition} {two_player}")
    bot = Perfect()
    asked = Counter[int]()
    for _ in range(15):
        position = random_position(luck, LOWEST)
        state = staged(core_options(two_player, luck), edition, position, luck.randrange(2))
        monkeypatch.setitem(core_tables._tables, answers_of(state), small_table(answers_of(state)))
        while (seat := actor(state)) != NOBODY:
            if seat == CHANCE:
                action = luck.choices(*zip(*chance_outcomes(state), strict=True))[0]
            else:
                action = bot.choose(state, seat, luck)
                asked[top_kind(state)] += 1
                legal = legal_actions(state)
                worths = [
                    core_tables.chance_of(core_tables.played(state, each), seat) for each in legal
                ]
                assert core_tables.chance_of(state, seat) == pytest.approx(max(worths), abs=1e-11)
                assert worths[legal.index(action)] == pytest.approx(max(worths), abs=1e-11)
            advance(state, action)
    assert asked[YIELD] > 0


def test_before_a_throw_the_value_is_the_mean_of_what_it_brings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(core_tables._tables, 0, small_table(0))
    state = staged(Options(deck="none"), "second", (OTHERS, 17, 18, 6, 7), 1)
    mean = sum(
        float(p) * core_tables.value(core_tables.played(state, a))
        for a, p in chance_outcomes(state)
    )
    assert core_tables.value(state) == pytest.approx(mean, abs=1e-12)
    assert core_tables.chance_of(state, 0) == pytest.approx(1 - mean, abs=1e-12)
    assert core_tables.value(state) == pytest.approx(small_table(0)[position_of(state)], abs=1e-11)


def test_hearts_are_used_before_claws_take_tokyo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(core_tables._tables, CLAWS_TAKE, small_table(CLAWS_TAKE))
    state = staged(Options(deck="none"), "first", (OTHERS, 17, 17, 3, 9), 0)
    advance(state, pack(A_ROLL) + 3 * one_die(HEART) + 3 * one_die(CLAW))
    advance(state, pack(A_STOP))
    assert top_kind(state) == ORDER
    assert Perfect().choose(state, 0, None) == pack(A_RESOLVE, HEART)


def test_perfect_plays_no_other_game() -> None:
    state = new_game("second", 2, Options(starter="lot"))
    with pytest.raises(ValueError, match="only the game of two monsters without cards: two seats"):
        Perfect().choose(state, 0, None)
    with pytest.raises(ValueError, match="only the game of two monsters without cards is solved"):
        core_tables.value(state)
    with pytest.raises(ValueError, match="who takes the first turn"):
        core_tables.value(core_tables.core_game("second"))


# --- the table on disk, and the command ----------------------------------------------------------


def test_a_table_is_made_once_and_then_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small_table(0)  # the machine code is ready before the cache is moved
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))
    monkeypatch.setattr(core_tables, "_tables", {})
    game = core_tables.core_game("second")
    made = core_tables.table_of(game)
    assert capsys.readouterr().err == "Solving second without cards, once: up to a minute.\n"
    assert core_tables.of_first_turn(made) == pytest.approx(0.543406363, abs=5e-10)
    monkeypatch.setattr(core_tables, "_tables", {})
    read = core_tables.table_of(game)
    assert capsys.readouterr().err == ""
    assert (read[:POSITIONS] == made[:POSITIONS]).all()
    (file,) = (tmp_path / "solved").iterdir()
    file.write_bytes(file.read_bytes()[:1000])
    assert core_tables._load(file) is None


def test_the_command_solves_shows_and_compares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small_table(0)
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))
    assert main(["solve", "--check"]) == 0
    out = capsys.readouterr().out
    assert "wins with 0.543406363." in out
    assert "That is the known result." in out
    assert main(["solve", "--edition", "dark"]) == 2
    assert "the dark edition is not solved: Wickedness" in capsys.readouterr().err


def test_the_odds_quote_the_solved_chances(capsys: pytest.CaptureFixture[str]) -> None:
    state, luck = core_tables.core_game("second"), random.Random(2)
    while actor(state) == CHANCE:
        state = apply(state, sample(state, luck.randrange))
    assert main(["odds", "--position", position_text(state), "--json"]) == 0
    quoted = json.loads(capsys.readouterr().out)["solved"]
    seats = {monster_name(state, seat): core_tables.chance_of(state, seat) for seat in range(2)}
    assert quoted == pytest.approx(seats)
    assert sum(quoted.values()) == pytest.approx(1)

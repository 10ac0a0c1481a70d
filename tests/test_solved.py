"""The solved core: its rules equal the engine's, its values are right, and *perfect* uses them."""

from __future__ import annotations

import json
import math
import random
import shlex
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
    CLAWS_TAKE_TOKYO,
    END_FULL_SET,
    FIRST_FULL_SET,
    LOST,
    OTHERS,
    OWN,
    POSITIONS,
    TOKYO_PAYS_ENERGY,
    WON,
    after_turn,
    position_index,
    position_index_of,
    rule_flags_of,
)
from daikaiju.odds.dice_sets import DICE_SETS
from daikaiju.odds.solver import Table, solve
from daikaiju.record.notation import monster_name, parse_action
from daikaiju.record.position import position_text
from daikaiju.rules import CHANCE, NOBODY, Options, State, actor, chance_outcomes, new_game, use
from daikaiju.rules.actions import A_RESOLVE, A_ROLL, A_STAY, A_STOP, A_YIELD, one_die, pack
from daikaiju.rules.agenda import ORDER, THROW, THROWING, YIELD, top_kind
from daikaiju.rules.constants import CITY, CLAW, FACES, FULL_HEALTH, HEART, STARS_TO_WIN
from daikaiju.rules.editions import find_edition
from daikaiju.rules.engine import advance, apply, legal_actions, play_game, sample
from daikaiju.rules.game_end import has_stars_to_win
from daikaiju.rules.setup import initial_state
from daikaiju.rules.transitions import run_until_decision

GAMES = list(product(("first", "second"), (False, True)))  # edition, two-player option
LOWEST = 16  # stars in the small tables that are solved here


@cache
def small_table(rule_flags: int) -> Table:
    return solve(rule_flags, LOWEST)


def position_before_throw(
    options: Options, edition: str, position: tuple[int, ...], seat: int
) -> State:
    """Return the state before the first throw of a turn: holder, stars, hearts, as in core.py."""
    holder, stars, others_stars, hearts, others_hearts = position
    box = find_edition(edition)
    state = initial_state(box, box.monsters[:2], options)
    state.stars[seat], state.stars[1 - seat] = stars, others_stars
    state.health[seat], state.health[1 - seat] = hearts, others_hearts
    if holder:
        state.place[seat if holder == OWN else 1 - seat] = CITY
    state.turn = state.regular = seat
    state.crucial = 1
    state.step = THROWING
    run_until_decision(state)
    return state


def core_options(two_player: bool, rng: random.Random) -> Options:
    """Return random options for a table without cards."""
    timings = ("at_once", "end_of_turn")
    return Options(
        deck="none",
        two_player=two_player,
        win=rng.choice(timings),  # type: ignore[arg-type]
        survivor=rng.choice(timings),  # type: ignore[arg-type]
        ties=rng.choice(("shared", "active_first")),
    )


def random_position(rng: random.Random, lowest: int = 0) -> tuple[int, ...]:
    """Return holder, stars and hearts; late positions are as likely as all others."""
    stars = [rng.randint(rng.choice((lowest, 17)), STARS_TO_WIN - 1) for _ in range(2)]
    hearts = [rng.randint(1, rng.choice((3, FULL_HEALTH))) for _ in range(2)]
    return (rng.randrange(3), *stars, *hearts)


def rolling(dice: int) -> int:
    return pack(A_ROLL) + sum(DICE_SETS[dice][face] * one_die(face) for face in range(FACES))


def with_turn_played(state: State, dice: int, yields: bool) -> State:
    """Throw these dice, stop, and play on to the next throw or the end of the game."""
    state = state.copy()
    advance(state, rolling(dice))
    advance(state, pack(A_STOP))
    while actor(state) >= 0:
        if top_kind(state) == YIELD:
            advance(state, pack(A_YIELD if yields else A_STAY))
        else:
            advance(state, legal_actions(state)[-1])
    return state


def reached_position(state: State, seat: int, rng: random.Random) -> int:
    """Return WON, LOST or the position index for the monster whose turn is over.

    A monster that starts its turn with 20 stars may have to play it: it wins with any choice.
    """
    while actor(state) == CHANCE and has_stars_to_win(state, state.turn):
        dice = rng.randrange(FIRST_FULL_SET, END_FULL_SET)
        state = with_turn_played(state, dice, rng.random() < 0.5)
    if actor(state) == NOBODY:
        assert sum(state.winner[:2]) == 1
        return WON if state.winner[seat] else LOST
    assert state.turn != seat
    assert top_kind(state) == THROW
    assert state.throws == 2
    return position_index_of(state)


# --- the rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "two_player"), GAMES)
def test_turns_reach_the_same_positions_as_the_engine(edition: str, two_player: bool) -> None:
    rng = random.Random(f"core {edition} {two_player}")
    ends = Counter[int]()
    for _ in range(300):
        seat, position = rng.randrange(2), random_position(rng)
        state = position_before_throw(core_options(two_player, rng), edition, position, seat)
        for other in range(2):
            state.energy[other] = rng.randrange(20)
        assert core_tables.is_core(state)
        assert position_index_of(state) == position_index(*position)
        for dice in rng.sample(range(FIRST_FULL_SET, END_FULL_SET), 10):
            for yields in (False, True):
                turn = with_turn_played(state, dice, yields)
                expected = after_turn(rule_flags_of(state), position_index(*position), dice, yields)
                assert reached_position(turn, seat, rng) == expected, (
                    position,
                    DICE_SETS[dice],
                    yields,
                )
                ends[min(expected, 0)] += 1
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
    """Return every set of this many dice with its probability."""
    sets = [each for each in DICE_SETS if sum(each) == count]
    counts = [math.factorial(count) // math.prod(map(math.factorial, each)) for each in sets]
    return [(each, number / FACES**count) for each, number in zip(sets, counts, strict=True)]


@cache
def parts_of(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(product(*(range(count + 1) for count in dice)))


def turn_value(results: dict[tuple[int, ...], float]) -> float:
    """Enumerate three throws of six dice with all possible keeps."""
    have = results
    for _ in range(2):
        keep = {kept: mean_after(kept, have) for kept in DICE_SETS[:FIRST_FULL_SET]} | results
        have = {dice: max(keep[kept] for kept in parts_of(dice)) for dice in results}
    return mean_after((0,) * FACES, have)


def mean_after(kept: tuple[int, ...], have: dict[tuple[int, ...], float]) -> float:
    thrown = throws_of(6 - sum(kept))
    return sum(p * have[tuple(map(sum, zip(kept, more, strict=True)))] for more, p in thrown)


def engine_value(state: State, dice: int, table: Table, rng: random.Random) -> float:
    """Return the value of final dice: the engine plays them and the other monster decides."""
    values: list[float] = []
    for yields in (False, True):
        turn = with_turn_played(state, dice, yields)
        reached = reached_position(turn, state.turn, rng)
        values.append({WON: 1.0, LOST: 0.0}.get(reached, 1.0 - float(table[reached])))
    return min(values)


@pytest.mark.parametrize(("edition", "two_player"), GAMES)
def test_values_equal_an_enumeration_on_the_engine(edition: str, two_player: bool) -> None:
    rng = random.Random(f"values {edition} {two_player}")
    for seat in (0, 1, 0, 1):
        position = random_position(rng, LOWEST)
        state = position_before_throw(core_options(two_player, rng), edition, position, seat)
        table = small_table(rule_flags_of(state))
        results = {
            DICE_SETS[dice]: engine_value(state, dice, table, rng)
            for dice in range(FIRST_FULL_SET, END_FULL_SET)
        }
        assert table[position_index(*position)] == pytest.approx(turn_value(results), abs=1e-11)


@pytest.mark.parametrize("rule_flags", range(CLAWS_TAKE_TOKYO | TOKYO_PAYS_ENERGY))
def test_more_hearts_or_stars_never_lower_the_value(rule_flags: int) -> None:
    by_zone = small_table(rule_flags)[:POSITIONS].reshape(3, STARS_TO_WIN, STARS_TO_WIN, 10, 10)
    solved_part = by_zone[:, LOWEST:, LOWEST:]
    for axis, sign in ((1, 1), (2, -1), (3, 1), (4, -1)):  # own, the other's; stars, then hearts
        assert (sign * np.diff(solved_part, axis=axis) > -1e-12).all()
    assert (solved_part > 0).all()
    assert (solved_part <= 1).all()


# --- the bot -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "two_player"), GAMES)
def test_perfect_always_takes_the_best_action(
    edition: str, two_player: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"perfect {edition} {two_player}")
    bot = Perfect()
    asked = Counter[int]()

    def decide(state: State, seat: int) -> int:
        action, legal = bot.choose(state, seat, rng), legal_actions(state)
        asked[top_kind(state)] += 1
        values = [
            core_tables.win_chance(core_tables.after_action(state, each), seat) for each in legal
        ]
        assert core_tables.win_chance(state, seat) == pytest.approx(max(values), abs=1e-11)
        assert values[legal.index(action)] == pytest.approx(max(values), abs=1e-11)
        return action

    def draw(state: State) -> int:
        actions, weights = zip(*chance_outcomes(state), strict=True)
        return int(rng.choices(actions, weights)[0])

    for _ in range(15):
        position = random_position(rng, LOWEST)
        state = position_before_throw(
            core_options(two_player, rng), edition, position, rng.randrange(2)
        )
        monkeypatch.setitem(
            core_tables._tables, rule_flags_of(state), small_table(rule_flags_of(state))
        )
        play_game(state, decide, draw)
    assert asked[YIELD] > 0


def test_the_value_before_a_throw_is_the_mean_of_its_outcomes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(core_tables._tables, 0, small_table(0))
    state = position_before_throw(Options(deck="none"), "second", (OTHERS, 17, 18, 6, 7), 1)
    mean = sum(
        float(p) * core_tables.value(core_tables.after_action(state, a))
        for a, p in chance_outcomes(state)
    )
    assert core_tables.value(state) == pytest.approx(mean, abs=1e-12)
    assert core_tables.win_chance(state, 0) == pytest.approx(1 - mean, abs=1e-12)
    assert core_tables.value(state) == pytest.approx(
        small_table(0)[position_index_of(state)], abs=1e-11
    )


def test_hearts_are_used_before_claws_take_tokyo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(core_tables._tables, CLAWS_TAKE_TOKYO, small_table(CLAWS_TAKE_TOKYO))
    state = position_before_throw(Options(deck="none"), "first", (OTHERS, 17, 17, 3, 9), 0)
    advance(state, pack(A_ROLL) + 3 * one_die(HEART) + 3 * one_die(CLAW))
    advance(state, pack(A_STOP))
    assert top_kind(state) == ORDER
    assert Perfect().choose(state, 0, None) == pack(A_RESOLVE, HEART)


def test_perfect_refuses_other_games() -> None:
    state = new_game("second", 2, Options(starter="lot"))
    with pytest.raises(ValueError, match="only the game of two monsters without cards: two seats"):
        Perfect().choose(state, 0, None)
    with pytest.raises(ValueError, match="only the game of two monsters without cards is solved"):
        core_tables.value(state)
    with pytest.raises(ValueError, match="the first player is not known yet"):
        core_tables.value(core_tables.core_game("second"))


# --- the cached table and the command ------------------------------------------------------------


def test_a_table_is_computed_once_and_then_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small_table(0)  # compile before the cache folder changes
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))
    monkeypatch.setattr(core_tables, "_tables", {})
    game = core_tables.core_game("second")
    made = core_tables.table_of(game)
    assert capsys.readouterr().err == "Solving second without cards, once: up to a minute.\n"
    assert core_tables.first_turn_value(made) == pytest.approx(0.543406363, abs=5e-10)
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
    assert "wins with probability 0.543406363." in out
    assert "This is the known result." in out
    with monkeypatch.context() as patch:  # the second call reads the table
        patch.setattr(core_tables, "solve", None)
        assert main(["solve", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["first_turn"] == pytest.approx(0.543406363, abs=5e-10)
    assert len(found["samples"]) == 4
    assert main(["solve", "--edition", "dark"]) == 2
    assert "the Dark Edition is not solved: with Wickedness" in capsys.readouterr().err


def test_the_odds_quote_the_solved_chances(capsys: pytest.CaptureFixture[str]) -> None:
    state, rng = core_tables.core_game("second"), random.Random(2)
    while actor(state) == CHANCE:
        state = apply(state, sample(state, rng.randrange))
    assert main(["odds", "--position", position_text(state), "--json"]) == 0
    quoted = json.loads(capsys.readouterr().out)["solved"]
    seats = {monster_name(state, seat): core_tables.win_chance(state, seat) for seat in range(2)}
    assert quoted == pytest.approx(seats)
    assert sum(quoted.values()) == pytest.approx(1)


def test_the_command_answers_about_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    state, rng = core_tables.core_game("second"), random.Random(2)
    while actor(state) == CHANCE:
        state = apply(state, sample(state, rng.randrange))
    line = position_text(state)
    assert main(["solve", "--position", line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    chances = {monster_name(state, seat): core_tables.win_chance(state, seat) for seat in range(2)}
    assert found == {"position": line, "chances": pytest.approx(chances), "best": found["best"]}
    best = parse_action(state, found["best"])
    assert core_tables.value(core_tables.after_action(state, best)) == pytest.approx(
        core_tables.value(state)
    )
    assert main(["solve", "--position", line]) == 0
    assert f"Best action: {found['best']}." in capsys.readouterr().out
    page = (Path(__file__).parent.parent / "docs" / "solved.md").read_text(encoding="utf-8")
    (command,) = (line for line in page.splitlines() if "--position" in line and "deck=" in line)
    assert main(shlex.split(command)[1:]) == 0
    assert json.loads(capsys.readouterr().out)["best"].startswith(("keep ", "stop"))
    assert main(["solve", "--position", "second gigazaur,kraken"]) == 2
    assert "only the game of two monsters without cards" in capsys.readouterr().err


def test_interpreted_and_compiled_values_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng = core_tables.core_game("second"), random.Random(3)
    while actor(state) == CHANCE:
        state = apply(state, sample(state, rng.randrange))
    values, actions = [], []
    for backend in ("interpreted", "compiled"):
        use(backend)
        monkeypatch.setattr(core_tables, "_interpreted_values", 0)
        values.append(core_tables.value(state))
        actions.append(Perfect().choose(state, actor(state), None))
    assert values[0] == pytest.approx(values[1], abs=1e-12)
    assert actions[0] == actions[1]

"""The puzzles: the shipped file, a sample that is searched again, mining, and `daikaiju puzzle`."""

from __future__ import annotations

import asyncio
import io
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.bots.greedy import greedy_action
from daikaiju.cli.main import main
from daikaiju.coach.explanation import puzzle_sentences
from daikaiju.coach.fact import Fact
from daikaiju.coach.puzzle import (
    FILE,
    GAP,
    THEMES,
    Puzzle,
    daily_puzzle,
    find_puzzle,
    lengthen,
    puzzles,
    read_puzzle,
    shorten,
)
from daikaiju.record.notation import action_text
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import actor, legal_actions, use
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.server.protocol.values import Setup
from daikaiju.server.refusals import Refusal
from daikaiju.text import LANGUAGES
from registries import open_registry
from samples import amount

LEAST_PUZZLES = 600
MOST_BYTES = 200_000
SAMPLE = amount(4, part=2)  # puzzles that are searched again
ROUNDING = 0.11  # points


# --- the file ------------------------------------------------------------------------------------


def test_the_file_has_enough_puzzles_of_all_tables() -> None:
    file = files("daikaiju.coach") / FILE
    assert len(file.read_bytes()) <= MOST_BYTES
    assert len(puzzles()) >= LEAST_PUZZLES
    tables = Counter((puzzle.edition, len(puzzle.monsters)) for puzzle in puzzles())
    assert set(tables) == {(e, n) for e in ("first", "second", "dark") for n in range(2, 7)}
    assert min(tables.values()) >= 20
    assert {theme for puzzle in puzzles() for theme in puzzle.themes} == set(THEMES)
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())


def test_every_puzzle_is_a_position_with_legal_actions() -> None:
    out = np.zeros(MAX_ACTIONS, np.int64)
    for puzzle in puzzles():
        state = read_position(puzzle.position)
        assert position_text(state) == puzzle.position
        legal = [action_text(state, action) for action in legal_actions(state)]
        assert {puzzle.best, *dict(puzzle.others)} <= set(legal)
        assert puzzle.best not in dict(puzzle.others)
        assert min(cost for _, cost in puzzle.others) >= GAP
        assert puzzle.greedy == action_text(state, greedy_action(state, actor(state), out))
        assert len(puzzle.levels) == 5


def test_a_line_is_read_back() -> None:
    for puzzle in puzzles():
        assert read_puzzle(str(puzzle)) == puzzle


@pytest.mark.parametrize(
    ("position", "short"),
    [
        ("dark a,b place=outside,city stars=1,0", "dark a,b place=oc stars=1,0"),
        ("dark a,b,c place=bay,out,down turn=b regular=b", "dark a,b,c place=bxd turn=b"),
        ("dark a,b,c turn=b regular=c step=x", "dark a,b,c turn=b regular=c step=x"),
        ("dark a,b,c turn=b step=x", "dark a,b,c turn=b regular=- step=x"),
        ("dark a,b regular=b step=x", "dark a,b regular=b step=x"),
    ],
)
def test_the_short_form_of_a_position_is_read_back(position: str, short: str) -> None:
    assert (shorten(position), lengthen(short)) == (short, position)


def test_a_puzzle_that_fewer_levels_solve_is_more_difficult() -> None:
    easy = replace(puzzles()[0], levels=(90, 90, 95, 99, 100))
    hard = replace(puzzles()[0], levels=(10, 10, 12, 20, 100))
    unsolved = replace(puzzles()[0], levels=(0, 0, 0, 0, 0))
    assert easy.rating < hard.rating < unsolved.rating


def test_the_daily_puzzles_are_all_puzzles_in_turn() -> None:
    first = date(2026, 11, 18)
    days = [daily_puzzle(first + timedelta(days=n)) for n in range(len(puzzles()))]
    assert {puzzle.id for puzzle in days} == {puzzle.id for puzzle in puzzles()}
    assert daily_puzzle(first + timedelta(days=len(puzzles()))) == days[0]


def test_an_action_that_is_not_listed_costs_at_least_as_much_as_those_that_are() -> None:
    puzzle = replace(puzzles()[0], others=(("stop", 20.0), ("keep 1", 6.0), ("keep 2", 7.0)))
    assert puzzle.cost_of("keep 1") == (6.0, True)
    assert puzzle.cost_of("keep 3") == (7.0, False)
    assert replace(puzzle, others=(("stay", 9.0),)).cost_of("x") == (GAP, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_is_explained(language: str) -> None:
    for puzzle in puzzles():
        assert all(puzzle_sentences(puzzle, language))
        assert 1 <= len(puzzle_sentences(puzzle, language)) <= 2


def test_the_explanation_has_the_numbers_of_the_comparison() -> None:
    fact = Fact("kills", 0.484, 0.12, seat=1)
    puzzle = replace(puzzles()[0], facts=(fact,))
    (sentence,) = puzzle_sentences(puzzle, "en")
    assert "48 %" in sentence
    assert "12 %" in sentence


def test_a_card_is_explained_with_what_it_gains() -> None:
    bought = replace(puzzles()[0], best="buy jets", facts=(Fact("stars", 2.0, 0.0),))
    worth, stars = puzzle_sentences(bought, "en")
    assert worth.startswith("Jets")
    assert "2.0 more stars" in stars
    saved = replace(bought, facts=(Fact("energy", 0.0, -4.0),))
    assert len(puzzle_sentences(saved, "en")) == 1


# --- searched again ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled() -> Iterator[None]:
    use("compiled")
    yield
    use("auto")


def _same(found: Puzzle, expected: Puzzle) -> None:
    """Check that two puzzles are the same but for rounding."""
    assert (found.position, found.best) == (expected.position, expected.best)
    assert found.chance == pytest.approx(expected.chance, abs=ROUNDING)
    assert found.greedy == expected.greedy
    costs = [cost for _, cost in expected.others]
    assert [cost for _, cost in found.others] == pytest.approx(costs, abs=ROUNDING)
    assert found.levels == pytest.approx(expected.levels, abs=1)
    assert [fact.name for fact in found.facts] == [fact.name for fact in expected.facts]


@pytest.mark.compiled
def test_a_search_finds_the_puzzles_of_a_sample_again(compiled: None) -> None:
    from daikaiju.coach.puzzle_search import PuzzleSearch

    search = PuzzleSearch()
    for puzzle in puzzles()[:: len(puzzles()) // SAMPLE + 1]:
        found = search.judge(puzzle.position)
        assert found
        _same(found, puzzle)
        search.forget()


@pytest.mark.compiled
def test_a_position_without_a_clearly_best_action_is_no_puzzle(compiled: None) -> None:
    from daikaiju.coach.puzzle_search import PuzzleSearch

    search = PuzzleSearch()
    start = "second kraken,the_king throws=2 dice=12ECHH step=probes agenda=keep.0"
    assert search.judge(start.replace("kraken", "gigazaur")) is None


@pytest.mark.compiled
def test_mining_a_game_again_finds_the_same(compiled: None) -> None:
    from training.puzzles.mining import Miner

    first, second = Miner(seed=1).mine(9), Miner(seed=1).mine(9)
    assert first == second
    assert {puzzle.edition for puzzle in first} == {"first"}
    assert "keep 333" in [puzzle.best for puzzle in first]


def test_the_selection_is_balanced_and_small(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from training.puzzles import selection

    found, into = tmp_path / "found.txt", tmp_path / "puzzles.txt"
    lines = [f"# game {n}\n{puzzle}\n{puzzle}\n" for n, puzzle in enumerate(puzzles())]
    found.write_text("".join(lines), encoding="utf-8")
    monkeypatch.setattr(selection, "MOST_BYTES", 20_000)
    selection.select(found, into)
    assert into.stat().st_size <= 20_000
    chosen = [read_puzzle(line) for line in into.read_text(encoding="utf-8").splitlines()[1:]]
    editions = Counter(puzzle.edition for puzzle in chosen)
    assert max(editions.values()) - min(editions.values()) <= 5
    assert {len(puzzle.monsters) for puzzle in chosen} == set(range(2, 7))
    assert "bytes in" in capsys.readouterr().out


# --- daikaiju puzzle -----------------------------------------------------------------------------


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["puzzle", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_json_of_a_puzzle_has_no_answer_unless_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    puzzle = puzzles()[0]
    question = _json(capsys, puzzle.id)
    assert question["position"] == puzzle.position
    assert puzzle.best in question["legal"]
    assert not {"best", "themes", "others", "explanation"} & set(question)
    answered = _json(capsys, puzzle.id, "--answer", puzzle.greedy)
    assert (answered["right"], answered["best"]) == (False, puzzle.best)
    assert _json(capsys, puzzle.id, "--answer", puzzle.best)["right"] is True
    assert _json(capsys, puzzle.id, "--solution")["explanation"]


def test_the_daily_puzzle_of_a_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert _json(capsys, "--daily", "2026-12-24")["id"] == daily_puzzle(date(2026, 12, 24)).id


def test_the_list_has_the_puzzles_of_a_theme(capsys: pytest.CaptureFixture[str]) -> None:
    listed = _json(capsys, "--list", "--theme", "dice", "--edition", "dark", "--seats", "2")
    expected = {
        puzzle.id
        for puzzle in puzzles()
        if "dice" in puzzle.themes and (puzzle.edition, len(puzzle.monsters)) == ("dark", 2)
    }
    assert {entry["id"] for entry in listed} == expected
    assert main(["puzzle", "--list", "--theme", "tile"]) == 0
    assert "Wickedness tile" in capsys.readouterr().out


def test_a_puzzle_is_solved_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzles()[0]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{puzzle.best}\n"))
    assert main(["puzzle", puzzle.id]) == 0
    shown = capsys.readouterr().out
    assert f"Puzzle {puzzle.id}" in shown
    assert "Right! This is the best action." in shown
    assert f"Best: {puzzle.best}" in shown


def test_a_wrong_answer_has_a_cost(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = puzzles()[0]
    assert main(["puzzle", puzzle.id, "--answer", puzzle.greedy]) == 0
    assert f"costs {puzzle.others[0][1]:.1f} points" in capsys.readouterr().out


def test_a_puzzle_is_played_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(puzzle for puzzle in puzzles() if len(puzzle.monsters) == 2)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{puzzle.best}\nquit\n"))
    assert main(["puzzle", puzzle.id, "--play", "random", "--seed", "1"]) == 0
    assert "Best:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["zzzz"], "there is no puzzle 'zzzz'"),
        (["--daily", "tomorrow"], "'tomorrow' is not a date: write it like 2026-12-24"),
        (["--theme", "tile", "--edition", "first"], "no puzzle has this theme"),
        (["--daily", "2026-12-24", "--answer", "dance"], "dance"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzle", *arguments]) == 2
    shown = capsys.readouterr().err
    assert sentence in shown
    assert shown.count("\n") == 1


# --- the server ----------------------------------------------------------------------------------


def test_a_table_is_opened_at_a_puzzle(tmp_path: Path) -> None:
    puzzle = puzzles()[0]

    async def opened() -> None:
        async with open_registry(tmp_path / "tables.db") as registry:
            setup = Setup(edition=puzzle.edition)  # type: ignore[arg-type]
            picture = (await registry.open_table(setup, "ann", puzzle.id)).picture
            assert picture.position == puzzle.position
            assert [seat.monster for seat in picture.seats] == puzzle.monsters
            with pytest.raises(Refusal, match="no-such-example"):
                await registry.open_table(setup, "ann", "zzzz")

    assert find_puzzle("zzzz") is None
    asyncio.run(opened())

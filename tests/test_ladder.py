"""The ladder: its rows, its page, merging, and the detection of false claims."""

from __future__ import annotations

import json
import math
import re
import shlex
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conftest import EDITIONS
from daikaiju.arena.ladder import (
    FIELDS,
    ROWS,
    SAMPLE,
    Row,
    entries_text,
    find_rows,
    merged,
    play_row,
    read_entries,
    replay,
    unplayed,
)
from daikaiju.arena.ladder_page import page
from daikaiju.arena.match import Match
from daikaiju.arena.tally import Tally
from daikaiju.cli import main
from daikaiju.cli.main import build_parser
from daikaiju.cli.table_options import read_table_options
from fake_matches import fake_play
from samples import amount

ROOT = Path(__file__).parent.parent
TARGETS = {
    "second-4-odds-greedy": 0.45,
    "second-4-search:20ms-odds": 0.40,
    "core-search:20ms-perfect": 0.47,
    **{f"{edition}-4-champion-search:20ms": 0.40 for edition in EDITIONS},
    **{
        f"{edition}-{seats}-champion:50ms-search:50ms": target
        for seats, target in {2: 0.60, 3: 0.47, 4: 0.45, 5: 0.35, 6: 0.30}.items()
        for edition in EDITIONS
    },
    "core-champion:50ms-perfect": 0.495,
    "core-two-player-champion:50ms-perfect": 0.495,
}


@cache
def fake_ladder() -> tuple[dict[str, Any], ...]:
    """Return every row with a few fake games."""
    return tuple(play_row(row, row.match(40), 1, play=fake_play) for row in ROWS.values())


def make_root(folder: Path, entries: Any = None, text: str | None = None) -> Path:
    """Create a project folder with a ladder."""
    entries = fake_ladder() if entries is None else entries
    (folder / "docs/reference").mkdir(parents=True)
    (folder / "docs/reference/ladder.json").write_text(entries_text(entries), encoding="utf-8")
    (folder / "docs/reference/ladder.md").write_text(text or page(entries), encoding="utf-8")
    return folder


def lines_having(words: str, text: str) -> list[str]:
    return [line for line in text.splitlines() if words in line]


# --- rows ----------------------------------------------------------------------------------------


def test_every_edition_and_table_size_has_every_rung() -> None:
    for edition in ("first", "second", "dark"):
        for seats in range(2, 7):
            rungs = [row for row in ROWS.values() if row.table == f"{edition}-{seats}"]
            kinds = [row.challenger.partition(":")[0] for row in rungs]
            assert kinds[:3] == ["greedy", "odds", "search"]
            assert [row.base for row in rungs][:3] == ["random", "greedy", "odds"]


def test_targets_have_rows_with_enough_games() -> None:
    assert {row.name: row.target for row in ROWS.values() if row.target} == TARGETS
    assert ROWS["core-search:20ms-perfect"].games == 10_000


def test_the_sample_has_every_edition_and_every_kind_of_bot() -> None:
    sampled = [ROWS[name] for name in SAMPLE]
    assert {row.edition for row in sampled} == {"first", "second", "dark"}
    kinds = {spec.partition(":")[0] for row in sampled for spec in (row.challenger, row.base)}
    assert kinds == {"random", "greedy", "odds", "search", "perfect"}
    assert not any(row.challenger.endswith("ms") for row in sampled)  # CI has another speed


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.name)
def test_the_command_of_a_row_plays_its_match(row: Row) -> None:
    from daikaiju.arena.match import make_match
    from daikaiju.arena.match_stats import command

    match = row.match(100)
    assert match.games % match.seats == 0
    args = build_parser().parse_args(shlex.split(command(match))[1:])
    two_player = {"two_player": True} if args.two_player else {}
    options = read_table_options(args.option, **two_player)
    assert match == make_match(args.specs, args.edition, args.seats, args.games, args.seed, options)


def test_rows_are_found_by_name_and_pattern() -> None:
    assert [row.name for row in find_rows(["core-greedy-perfect"])] == ["core-greedy-perfect"]
    assert {row.seats for row in find_rows(["*-3-*", "dark-5-*"])} == {3, 5}
    assert find_rows(["*"]) == list(ROWS.values())
    with pytest.raises(ValueError, match="the ladder has no row 'tenth-4-greedy-random'"):
        find_rows(["core-*", "tenth-4-greedy-random"])


# --- entries -------------------------------------------------------------------------------------


def test_an_entry_has_everything_needed_to_repeat_it() -> None:
    entry = next(each for each in fake_ladder() if each["name"] == "second-4-odds-greedy")
    assert set(entry) == set(FIELDS)
    assert entry["specs"] == ["odds", "greedy"]
    assert (entry["games"], entry["seats"], entry["par"], entry["target"]) == (40, 4, 0.25, 0.45)
    assert entry["interval"][0] < entry["win_rate"] < entry["interval"][1]
    assert len(entry["by_turn_order"]) == 4


def test_merging_replaces_only_the_replayed_entries(tmp_path: Path) -> None:
    file = make_root(tmp_path) / "docs/reference/ladder.json"
    before = read_entries(file)
    assert before == list(fake_ladder())
    row = ROWS["dark-5-odds-greedy"]
    anew = play_row(row, row.match(80), 1, play=fake_play)
    after = merged(before, [anew])
    assert [entry["name"] for entry in after] == list(ROWS)
    assert [entry for entry in after if entry not in before] == [anew]


def test_a_removed_row_is_dropped_and_a_new_row_is_reported(tmp_path: Path) -> None:
    first, *others = fake_ladder()
    root = make_root(tmp_path, [{**first, "name": "first-2-slow-slower"}, *others])
    entries = read_entries(root / "docs/reference/ladder.json")
    assert entries == others
    assert unplayed(entries) == [
        f"{first['name']} was never played: run `daikaiju ladder --rows {first['name']}`"
    ]


def test_an_interrupted_row_is_not_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.arena.workers.GRACE_SECONDS", 0.0)

    def interrupt(match: Match, first: int, groups: int) -> Tally:
        raise KeyboardInterrupt

    row = ROWS["dark-5-odds-greedy"]
    with pytest.raises(KeyboardInterrupt):
        play_row(row, row.match(80), 1, play=interrupt)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense", "is not a ladder file"),
        ("[1]", "is not a ladder file"),
        ('[{"name": 1}]', "row lacks by_turn"),
    ],
)
def test_a_broken_file_gives_one_sentence(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = make_root(tmp_path)
    (root / "docs/reference/ladder.json").write_text(text, encoding="utf-8")
    assert main(["ladder", "--check", "--root", str(root)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("daikaiju: ")
    assert sentence in error
    assert error.count("\n") == 1


# --- the page ------------------------------------------------------------------------------------


def test_the_page_shows_every_row_with_its_command() -> None:
    text = page(fake_ladder())
    for entry in fake_ladder():
        assert len(lines_having(f"| `{entry['name']}` ", text)) == 1
        assert entry["command"] in text.splitlines()


def test_the_page_shows_each_target() -> None:
    lines = lines_having(" ≥ ", page(fake_ladder()))
    assert len(lines) == len(TARGETS)
    assert re.match(r"\| \*odds\* against 3 \*greedy\* +\| second ", lines[0])
    assert re.match(r"\| \*search:20ms\* against 1 \*perfect\* +\| core, stars ", lines[2])
    assert len(lines_having("| core, energy ", "\n".join(lines))) == 1
    assert len(lines_having("| ≥ 49.5 % ", "\n".join(lines))) == 2


@pytest.mark.parametrize(
    ("rate", "interval", "verdict"),
    [
        (0.46, [0.45, 0.47], "met"),
        (0.46, [0.44, 0.48], "met, unsure"),
        (0.44, [0.42, 0.46], "missed, unsure"),
        (0.44, [0.43, 0.449], "missed"),
    ],
)
def test_a_target_is_certain_only_outside_the_interval(
    rate: float, interval: list[float], verdict: str
) -> None:
    entry = next(each for each in fake_ladder() if each["target"] == 0.45)
    (line,) = lines_having("| ≥ 45 %", page([{**entry, "win_rate": rate, "interval": interval}]))
    assert line.rstrip(" |").endswith(f"| {verdict}")
    assert f"**{100 * rate:.1f} %**" in line


def test_a_table_has_a_column_for_each_number_of_seats() -> None:
    entries = [{**entry, "win_rate": 0.7394, "interval": [0.73, 0.7505]} for entry in fake_ladder()]
    lines = lines_having("| *odds* against *greedy*", page(entries))
    assert [line.count("73.9 % ± 1.0") for line in lines] == [5, 5, 5]
    (line,) = lines_having("| *search:20ms* against *odds*", page(entries))
    assert line.count("–") == 4


def test_the_core_table_shows_the_distance_to_one_half() -> None:
    entries = [{**entry, "win_rate": 0.25} for entry in fake_ladder() if entry["options"]]
    lines = lines_having("| *greedy* ", page(entries))
    assert len(lines) == 2
    assert all("| 25.0 " in " ".join(line.split()) for line in lines)


def test_tables_are_aligned_and_not_too_wide() -> None:
    for part in page(fake_ladder()).split("\n\n"):
        if part.startswith("|"):
            assert len({len(line) for line in part.splitlines()}) == 1
            assert len(part.splitlines()[0]) <= 130


def test_a_page_without_rows_says_so() -> None:
    assert "Nothing has been played yet." in page([])


# --- the command line ----------------------------------------------------------------------------


def test_rows_are_played_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_root(tmp_path)
    names = ["first-2-greedy-random", "dark-6-greedy-random"]
    words = ["ladder", "--rows", *names, "--scale", "0.01", "--root", str(root)]
    assert main([*words, "--workers", "2"]) == 0
    out = capsys.readouterr().out
    entries = read_entries(root / "docs/reference/ladder.json")
    assert [e["name"] for e in entries if e not in fake_ladder()] == names
    assert [e["games"] for e in entries if e["name"] in names] == [100, 102]
    assert all(f"{name}: " in out for name in names)
    assert (root / "docs/reference/ladder.md").read_text(encoding="utf-8") == page(entries)


def test_the_page_is_rewritten_without_playing(tmp_path: Path) -> None:
    root = make_root(tmp_path, text="old")
    assert main(["ladder", "--page", "--root", str(root)]) == 0
    assert (root / "docs/reference/ladder.md").read_text(encoding="utf-8") == page(fake_ladder())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rows", "nosuchrow"], "the ladder has no row 'nosuchrow'"),
        (["--scale", "0"], "it must be above 0"),
        (["--scale", "nan"], "it must be above 0"),
    ],
)
def test_bad_input_gives_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *words, "--root", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("daikaiju: ")
    assert sentence in error


# --- checking claims -----------------------------------------------------------------------------


def test_a_true_claim_passes_and_a_false_claim_fails() -> None:
    row = ROWS["second-4-odds-greedy"]
    true_claim = play_row(row, row.match(2_000), 2, play=fake_play)
    assert replay(true_claim, 2, play=fake_play) is None
    false_claim = {**true_claim, "win_rate": true_claim["win_rate"] + 0.15}
    sentence = replay(false_claim, 2, play=fake_play)
    assert sentence is not None
    assert sentence.startswith("second-4-odds-greedy claims ")
    assert f"but {SAMPLE[row.name]:,} games brought" in sentence


def test_no_more_games_are_replayed_than_were_claimed() -> None:
    """Otherwise chance alone could refute a row of few games."""
    seen: list[int] = []

    def count_and_play(match: Match, first: int, groups: int) -> Tally:
        seen.append(groups * match.games_per_group)
        return fake_play(match, first, groups)

    entry = next(each for each in fake_ladder() if each["name"] == "first-4-greedy-random")
    assert replay(entry, 1, play=count_and_play) is None
    assert sum(seen) == entry["games"] == 40


def test_the_ladder_of_this_project_is_correct(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = {name: math.ceil(all * amount(1, part=0.25)) for name, all in SAMPLE.items()}
    monkeypatch.setattr("daikaiju.arena.ladder.SAMPLE", games)
    assert main(["ladder", "--check", "--root", str(ROOT)]) == 0, capsys.readouterr().out


def test_false_claims_and_stale_pages_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("daikaiju.arena.ladder.SAMPLE", {"second-4-greedy-random": 200})
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    file = tmp_path / "docs/reference/ladder.json"
    entries = json.loads(file.read_text(encoding="utf-8"))
    for entry in entries:
        if entry["name"] == "second-4-greedy-random":
            entry["win_rate"] = 0.3
    file.write_text(entries_text(entries), encoding="utf-8")
    assert main(["ladder", "--check", "--root", str(tmp_path)]) == 1
    false_line, *others = capsys.readouterr().out.splitlines()[::-1]
    assert false_line.startswith("second-4-greedy-random claims 30.0 %, but 200 games brought ")
    assert "docs/reference/ladder.md is stale: run `daikaiju ladder --page`" in others

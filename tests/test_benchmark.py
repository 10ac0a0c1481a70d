"""The benchmark: results repeat, a forged result fails, and the page follows from the files."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from daikaiju.arena import benchmark
from daikaiju.arena.benchmark import REGRET, TASKS, Entry, Task, run_task, score
from daikaiju.arena.benchmark_check import Fault, check_result, read_result
from daikaiju.arena.benchmark_page import page_files
from daikaiju.cli import main
from daikaiju.cli.commands.benchmark import result_text
from daikaiju.rules import Options
from daikaiju.text import UserError

BASELINES = Path(__file__).parent.parent / "docs" / "reference" / "benchmark"
EXAMPLE = BASELINES.parents[2] / "examples" / "my_bot.py"
FILES = sorted(BASELINES.glob("*.json"))
TINY = Task("tiny", "second", ("greedy",), 40, Options(deck="none"))


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a task of few games, so that results can be played here."""
    monkeypatch.setitem(TASKS, "tiny", TINY)


def played(workers: int = 1) -> Entry:
    return run_task(TINY, "greedy:50", workers)


# --- results -------------------------------------------------------------------------------------


def test_there_are_six_tasks_of_the_same_number_of_games() -> None:
    assert list(TASKS)[:6] == ["duel-core", "duel", "three", "four", "dark-six", "first-four"]
    assert {task.games % task.seats for task in TASKS.values()} == {0}
    seats = [(task.edition, task.seats) for task in list(TASKS.values())[:6]]
    assert seats[1:] == [("second", 2), ("second", 3), ("second", 4), ("dark", 6), ("first", 4)]


def test_a_result_does_not_depend_on_the_workers_and_holds() -> None:
    one, three = played(1), played(3)
    assert one["results"] == three["results"]
    assert one["score"] == pytest.approx(sum(float(x.split()[0]) for x in one["results"]) / 40)
    assert one["interval"][0] < one["score"] < one["interval"][1]
    assert check_result(one, every=True) == 40
    assert check_result(one) == 20


def test_the_regret_of_perfect_is_zero_and_that_of_random_is_large() -> None:
    core = Task("core", "second", ("perfect",), 20, Options(deck="none"), REGRET)
    found = {bot: run_task(core, bot) for bot in ("perfect", "random")}
    assert found["perfect"]["score"] == 0
    assert 0.3 < found["random"]["score"] < 0.7


# --- forged results ------------------------------------------------------------------------------


def _won_all(found: Entry) -> None:
    found["results"] = ["1.000000" + line[8:] for line in found["results"]]
    found.update(score(TINY, found["results"]))


def _better_score(found: Entry) -> None:
    found["score"] = 0.99


def _narrow_interval(found: Entry) -> None:
    found["interval"] = [found["score"] - 0.001, found["score"] + 0.001]


def _fewer_games(found: Entry) -> None:
    found["results"] = found["results"][:-2]
    found.update(score(TINY, found["results"]), games=38)


def _other_decisions(found: Entry) -> None:
    found["results"][7] = found["results"][7][:9] + "00000000"


def _other_bot(found: Entry) -> None:
    found["bot"] = "greedy"


@pytest.mark.parametrize(
    "forge",
    [_won_all, _better_score, _narrow_interval, _fewer_games, _other_decisions, _other_bot],
)
def test_a_forged_result_fails(
    forge: Callable[[Entry], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = played()
    forge(found)
    file = tmp_path / "forged.json"
    file.write_text(result_text(found), encoding="utf-8")
    assert main(["benchmark", "verify", "--all", str(file)]) == 1
    assert "does not hold: " in capsys.readouterr().out


@pytest.mark.parametrize("spec", ["py:{folder}/hashed_bot.py:Stubborn", "py:hashed_bot:Stubborn"])
def test_another_file_of_the_same_bot_fails(
    spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    bot, source = tmp_path / "hashed_bot.py", EXAMPLE.read_text(encoding="utf-8")
    bot.write_text(source, encoding="utf-8")
    found = run_task(TINY, spec.format(folder=tmp_path), 1)
    assert found["sha256"] == hashlib.sha256(source.encode()).hexdigest()
    assert check_result(found)
    bot.write_text(f"{source}\n# changed\n", encoding="utf-8")
    with pytest.raises(Fault, match="loaded from another file"):
        check_result(found)
    bot.unlink()
    with pytest.raises(Fault, match="loaded from another file"):
        check_result(found)


def test_a_changed_module_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    found = {**played(), "bot": "py:foreign_bot:Any", "sha256": "0" * 64}
    (tmp_path / "foreign_bot.py").write_text("open('touched', 'w')", encoding="utf-8")
    with pytest.raises(Fault, match="loaded from another file"):
        check_result(found)
    assert not (tmp_path / "touched").exists()


def test_a_result_starts_no_program(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(f"open({str(tmp_path / 'touched')!r}, 'w')", encoding="utf-8")
    spec = f"cmd:python {program}"
    found = {**played(), "bot": spec}
    with pytest.raises(UserError, match="is a program: name it with --bot"):
        check_result(found)
    assert not (tmp_path / "touched").exists()
    with pytest.raises(UserError, match="ended"):
        check_result(found, spec)
    assert (tmp_path / "touched").exists()


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "bot", "says"),
    [
        ("chess", "greedy", "there is no task 'chess': the tasks are duel-core"),
        ("tiny", "search:5ms", "has a time limit"),
        ("tiny", "legend", "has a time limit"),
        ("four", "perfect", "perfect can play only"),
        ("tiny", "grandmaster", "there is no bot 'grandmaster'"),
    ],
)
def test_wrong_arguments_give_one_sentence(
    task: str, bot: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["benchmark", "run", task, bot]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"benchmark": 1}', "\ufeff nothing", '{"benchmark": "1", "task": 3}']
)
def test_a_file_that_is_no_result_gives_one_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match="is not a result of"):
        read_result(file)


def test_a_result_of_another_version_gives_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_text(result_text({**played(), "benchmark": 0}), encoding="utf-8")
    with pytest.raises(UserError, match="is a result of version 0 of the benchmark"):
        read_result(file)


def test_the_command_writes_a_result_that_it_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["benchmark", "run", "tiny", "random", "--workers", "1"]) == 0
    assert "random won " in capsys.readouterr().out
    assert main(["benchmark", "verify", "tiny-random.json"]) == 0
    assert "20 of 40 games were replayed with the same decisions" in capsys.readouterr().out
    assert main(["benchmark", "page", ".", "--to", "my.md"]) == 0
    assert "*random*" in (tmp_path / "my.md").read_text(encoding="utf-8")
    assert (tmp_path / "my-tiny.svg").read_text(encoding="utf-8").startswith("<svg")
    assert main(["benchmark", "list"]) == 0
    assert "first-four" in capsys.readouterr().out


# --- published results ---------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_published_result_has_the_score_of_its_games(file: Path) -> None:
    found = read_result(file)
    task = TASKS[found["task"]]
    assert len(found["results"]) == found["games"] == task.games
    for name, value in score(task, found["results"]).items():
        assert found[name] == value
    assert not found["trouble"]


def test_every_task_has_the_baselines() -> None:
    known = {(found["task"], found["bot"]) for found in map(read_result, FILES)}
    assert known >= {(t, b) for t in list(TASKS)[:6] for b in ("random", "greedy", "odds")}


@pytest.mark.parametrize("name", ["duel-greedy", "dark-six-random"])
def test_a_published_result_can_be_replayed(name: str) -> None:
    assert check_result(read_result(BASELINES / f"{name}.json")) >= 30


def test_the_page_has_every_result(tmp_path: Path) -> None:
    files = page_files(BASELINES, "benchmark")
    page = files["benchmark.md"]
    for file in FILES:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        assert f"## {found['task']}" in page
    assert page.count("| *odds*") == 6
    for file in sorted((BASELINES / "curves").glob("*.json")):
        curve: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        end = curve["curve"][-1]
        rate = f"{100 * end['won'] / end['games']:.1f} %"
        assert re.search(rf"\| {curve['seed']} +\| +{end['decisions']:,} \| +{rate} \|", page)
    with pytest.raises(UserError, match="has no results"):
        page_files(tmp_path, "benchmark")


def test_the_budget_is_named_on_the_page(tmp_path: Path) -> None:
    slow = {**played(), "milliseconds": 2.0 * benchmark.BUDGET}
    (tmp_path / "slow.json").write_text(result_text(slow), encoding="utf-8")
    assert "(over the budget)" in page_files(tmp_path, "x")["x.md"]

"""Every command of the command line: bare, with --help, with nonsense, outside the repository."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import daikaiju
from daikaiju.cli import main
from daikaiju.cli.main import COMMANDS, FAULT

BUILT_FOLDER = "built"  # the page
NONSENSE = "\N{GREEK SMALL LETTER OMEGA}§nonsense"
RUNS_LONG = {"serve", "ladder", "fuzz", "solve", "compile", "mcp"}  # without arguments
NEEDS_REPOSITORY = (["docs"], ["docs", "--check"], ["ladder", "--check"], ["ladder", "--page"])
# Further nonsense, one for each argument that is read by a function of its own.
WRONG_VALUES = (
    *(["play", "--resume", "."], ["play", "--against", ","], ["play", "--edition", "third"]),
    *(["backup", "", "--settings", "."], ["restore", "."], ["serve", "--set", "port=x"]),
    *(["check", "pyproject.toml"], ["replay", "/"], ["verify", ""]),
    *(["rules", "%"], ["engine", "cmd:"], ["engine", "odds:x"], ["fuzz", "--seconds", "x"]),
    *(["odds", "111111111111"], ["odds", "1", "--goal", ">="], ["odds", "--position", "x"]),
    *(["odds", "1", "--throws", "-1"], ["odds", "--dice", "0"], ["odds", "1", "--keep", "9"]),
    *(["arena", "random", "--option", "deck=["], ["arena", "odds", "--option", "x"]),
    *(["arena", "random", "random", "--workers", "0"], ["arena", "random", "--games", "0"]),
    *(["arena", "random", "random", "--json", "/no/folder"], ["ladder", "--scale", "nan"]),
    *(["solve", "--edition", "dark"], ["study", "cards", NONSENSE], ["--pack", ""]),
    *(["play", "--pack", NONSENSE], ["--lang", NONSENSE], ["compile", "odds", "--workers", "0"]),
    *(["play", "--record", "."], ["play", "--record", "/no/folder"], ["play", "--deal", "\udcff"]),
    *(["check", "."], ["check", ""], ["engine", "cmd:nothere"], ["card", "new", "x" * 99]),
    *(["odds", "1", "--throws=--"], ["play", "--against=--"], ["docs", "--root=--"]),
    *(["puzzle", "k7qd", "--list"], ["puzzle", "--list", "--daily"], ["puzzle", "--daily", "2026"]),
    *(["solve", "--again", "--position", "x"], ["solve", "--json", "--check"]),
    *(["play", "--against", "you"], ["play", "--watch", "--monster", "kraken"]),
    *(["arena", "random", "random", "--seed", "9" * 19], ["lab", "jets", "--seed", "9" * 19]),
    *(["arena", "random", "random", "--workers", "1025"], ["lab", "jets", "--workers", "1025"]),
    *(["study", "cards", "--workers", "1025"], ["compile", "--workers", "9999"]),
    *(["ladder", "--check", "--page"], ["puzzle", "--play", "--json"]),
)


class Answer:
    """What a command has printed, and its exit status."""

    def __init__(self, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        try:
            self.status = main(arguments)
        except SystemExit as exit_of_argparse:
            self.status = int(exit_of_argparse.code or 0)
        self.out, self.err = capsys.readouterr()

    @property
    def is_one_sentence(self) -> bool:
        """Whether the error is one line, after the usage that argparse prints."""
        lines = [line for line in self.err.splitlines() if re.match("daikaiju[ a-z]*: ", line)]
        return self.status == 2 and len(lines) == 1 and self.err.splitlines()[-1] == lines[0]


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each test outside the repository, without input and without stored games."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class TestEveryCommand:
    @pytest.mark.parametrize("command", ["", *COMMANDS])
    def test_help(self, command: str, capsys: pytest.CaptureFixture[str]) -> None:
        answer = Answer([*filter(None, [command]), "--help"], capsys)
        assert (answer.status, answer.err) == (0, "")
        assert "--debug" in answer.out

    @pytest.mark.parametrize("command", ["", *sorted(COMMANDS.keys() - RUNS_LONG)])
    def test_bare(self, command: str, capsys: pytest.CaptureFixture[str]) -> None:
        answer = Answer([*filter(None, [command])], capsys)
        assert answer.is_one_sentence or (answer.status, answer.err) == (0, "")

    @pytest.mark.parametrize("command", ["", *COMMANDS])
    @pytest.mark.parametrize("words", [[NONSENSE], ["--nonsense"], ["--lang", NONSENSE]])
    def test_nonsense(
        self, command: str, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = Answer([*filter(None, [command]), *words], capsys)
        assert answer.is_one_sentence, answer.err

    @pytest.mark.parametrize("command", ["play", "arena", "card moments", "benchmark list"])
    def test_an_unknown_option_shows_the_usage_of_its_command(
        self, command: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = Answer([*command.split(), "--nonsense"], capsys)
        assert answer.err.startswith(f"usage: daikaiju {command} ")
        assert answer.err.endswith(
            f"daikaiju {command}: error: unrecognized arguments: --nonsense\n"
        )

    @pytest.mark.parametrize("words", WRONG_VALUES, ids=" ".join)
    def test_wrong_values(self, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        answer = Answer(words, capsys)
        assert answer.is_one_sentence, answer.err

    @pytest.mark.parametrize("words", NEEDS_REPOSITORY, ids=" ".join)
    def test_outside_the_repository(
        self, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = Answer(words, capsys)
        assert answer.is_one_sentence
        assert f"{tmp_path} does not contain the sources of Daikaiju" in answer.err
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["loop", "loop.py", "pack.txt"])
@pytest.mark.parametrize("command", ["cards --pack", "docs --root", "arena odds --json"])
def test_a_file_of_a_wrong_kind_gives_one_sentence(
    name: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for loop in ("loop", "loop.py"):
        (tmp_path / loop).symlink_to(loop)
    (tmp_path / "pack.txt").write_text("x = 1\n", encoding="utf-8")
    if command.startswith("arena"):
        name = f"{name}/folder"
    answer = Answer([*command.split(), name], capsys)
    assert answer.is_one_sentence, answer.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena", "nobody"], "there is no bot 'nobody': choose random, greedy"),
        (["odds", "11", "--goal", "stars>=99"], "no dice can reach 'stars>=99': the most is 10"),
    ],
)
def test_the_sentence_names_the_mistake(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in Answer(words, capsys).err


def test_a_fault_of_the_program_asks_for_a_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("zip() argument 2 is longer")

    monkeypatch.setattr("daikaiju.cli.commands.cards.catalogue", fail)
    answer = Answer(["cards"], capsys)
    assert answer.status == FAULT
    assert answer.err.startswith("daikaiju: a fault of the program, not of your input")
    assert "(ValueError: zip() argument 2 is longer)" in answer.err
    assert answer.err.count("\n") == 1
    with_debug = Answer(["cards", "--debug"], capsys)
    assert with_debug.status == FAULT
    assert with_debug.err.startswith("Traceback")
    assert with_debug.err.endswith(answer.err)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, in a folder for Python's search path."""
    folder = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("__pycache__", BUILT_FOLDER)
    shutil.copytree(Path(daikaiju.__file__).parent, folder / "daikaiju", ignore=ignored)
    return folder


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ("text/rulebook.yaml", "rules claws"),
        ("coach/puzzles.txt", "puzzle"),
        ("text/locales/en/terminal.ftl", "cards"),
        ("text/locales/en/mistakes.ftl", "cards nothing"),
        ("text/locales/fr", "cards --lang fr"),
    ],
)
def test_a_file_that_is_missing_in_the_package_is_no_fault_of_the_user(
    missing: str, words: str, installed: Path, tmp_path: Path
) -> None:
    (installed / "daikaiju" / missing).rename(tmp_path / "away")
    try:
        run = subprocess.run(
            [sys.executable, "-m", "daikaiju", *words.split()],
            env={**os.environ, "PYTHONPATH": str(installed), "DAIKAIJU_LANG": "en"},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        (tmp_path / "away").rename(installed / "daikaiju" / missing)
    assert run.returncode == FAULT
    assert run.stderr.startswith("daikaiju: the ")
    assert " damaged" in run.stderr
    assert run.stderr.endswith("Install Daikaiju again.\n")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("module", ["daikaiju", "daikaiju.cli"])
def test_the_package_runs_as_a_module(module: str) -> None:
    words = [sys.executable, "-m", module, "--version"]
    assert subprocess.run(words, check=True, capture_output=True).stdout.startswith(b"daikaiju ")


# --- input and output ----------------------------------------------------------------------------


def run_with(streams: dict[str, Any], *words: str, encoding: str = "utf-8") -> tuple[int, str]:
    """Run a command in a new process; return its exit status and its standard error."""
    run = subprocess.run(
        [sys.executable, "-m", "daikaiju", *words],
        env={**os.environ, "DAIKAIJU_LANG": "en", "PYTHONIOENCODING": encoding},
        stderr=subprocess.PIPE,
        check=False,
        **streams,
    )
    return run.returncode, run.stderr.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("words", ["cards", "puzzle --list --json"])
def test_a_full_disk_is_no_fault_of_the_program(words: str) -> None:
    with open("/dev/full", "wb") as full:
        status, error = run_with({"stdout": full}, *words.split())
    assert (status, error) == (
        2,
        "daikaiju: the output cannot be written: no space left on the disk\n",
    )


@pytest.mark.parametrize("words", ["cards jets", "rules claws", "odds 11CE", "cards --lang ru"])
def test_a_terminal_without_a_character_shows_another_one(words: str) -> None:
    """The encoding of a terminal or of redirected output may be that of an older system."""
    for encoding in ("ascii", "latin-1"):
        streams = {"stdout": subprocess.DEVNULL}
        assert run_with(streams, *words.split(), encoding=encoding) == (0, "")


def test_closed_input_leaves_the_game() -> None:
    closed = {"stdout": subprocess.DEVNULL, "preexec_fn": lambda: os.close(0)}
    assert run_with(closed, "play", "--against", "random") == (0, "")

"""The `play` command: opponents, advice, and resuming a game."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from daikaiju.bots.bot import Bot
from daikaiju.bots.registry import KINDS, LEVELS, Kind, make_bot
from daikaiju.cli import main, players
from daikaiju.record.game import read_record
from daikaiju.record.position import position_text
from daikaiju.rules import State, legal_actions, use

GAME = """\
daikaiju record 1
edition: second
seats: gigazaur, the_king
players: PLAYERS
position: POSITION

"""
DICE = "second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0"
Play = Callable[..., str]


@pytest.fixture(autouse=True)
def _no_background_compilation(_auto_backend: None) -> None:
    use("interpreted")


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Run `play` with these typed lines and return its output."""

    def played(*arguments: str, typed: str = "", status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", *arguments]) == status
        captured = capsys.readouterr()
        return captured.err if status else captured.out

    return played


def recorded(path: Path, players: str = "you, greedy", position: str = DICE) -> str:
    """Write a game that starts in this position to a file."""
    path.write_text(GAME.replace("PLAYERS", players).replace("POSITION", position))
    return str(path)


# --- opponents -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
def test_bots_play_each_other_to_the_end(edition: str, tmp_path: Path, play: Play) -> None:
    file = tmp_path / "game.txt"
    arguments = ["--edition", edition, "--seats", "3", "--seed", "5", "--record", str(file)]
    out = play("--watch", "--against", "easy,medium,random", *arguments)
    assert "King of Tokyo" in out or "everybody has lost" in out
    record = read_record(file)
    assert record.players == (LEVELS["easy"], LEVELS["medium"], "random")
    assert record.result
    assert main(["replay", str(file)]) == 0


def test_opponents_are_medium_by_default(tmp_path: Path, play: Play) -> None:
    file = tmp_path / "game.txt"
    play("--monster", "gigazaur", "--record", str(file))
    assert read_record(file).players == (*(LEVELS["medium"],) * 2, "you", LEVELS["medium"])
    for level, spec in LEVELS.items():
        play("--resume", recorded(file), "--against", level)
        assert read_record(file).players == ("you", spec)


def test_a_game_can_be_played_again_from_its_seed(play: Play) -> None:
    table = ("--watch", "--against", "random")  # all their decisions are random numbers
    one, two, other = (play(*table, "--seed", seed) for seed in "445")
    assert one == two != other


class RecordingBot(Bot):
    """Takes the last action, and records its views and the end of the game."""

    shown: list[str]
    end: list[str]

    def choose(self, state: State, seat: int, draw: Callable[[int], int]) -> int:
        self.shown.append(position_text(state))
        return legal_actions(state)[-1]

    def over(self, state: State) -> None:
        self.end.append("over")

    def close(self) -> None:
        self.end.append("closed")


@pytest.fixture
def onlooker(monkeypatch: pytest.MonkeyPatch) -> type[RecordingBot]:
    """Register a bot `onlooker` for one test."""
    RecordingBot.shown, RecordingBot.end = [], []

    def make(spec: str, parameter: str) -> Bot:
        return RecordingBot(spec)

    monkeypatch.setitem(KINDS, "onlooker", Kind("onlooker", "Onlooker", "Looks.", "", make))
    return RecordingBot


def test_a_bot_gets_the_view_of_its_seat(
    onlooker: type[RecordingBot], tmp_path: Path, play: Play
) -> None:
    seen = "gigazaur=made_in_a_lab top=jets seen_top=1,0 market=tank,heal,energize"
    position = f"second gigazaur,the_king turn=the_king {seen} throws=2 dice=113ECH step=probes"
    file = recorded(tmp_path / "game.txt", "you, onlooker", f"{position} agenda=keep.1")
    play("--resume", file)
    assert "jets" in read_record(Path(file)).position
    assert onlooker.shown
    assert not any("jets" in position for position in onlooker.shown)


def test_bots_are_notified_of_the_end_and_closed(onlooker: type[RecordingBot], play: Play) -> None:
    play("--watch", "--seed", "1", "--against", "greedy,greedy,greedy,onlooker")
    assert onlooker.end == ["over", "closed"]
    onlooker.end.clear()
    play("--against", "onlooker", typed="quit\n")
    assert onlooker.end == ["closed"]
    onlooker.end.clear()
    play("--watch", "--seed", "1", "--against", "perfect,onlooker,onlooker,onlooker", status=2)
    assert onlooker.end == ["closed"]


# --- external bots -------------------------------------------------------------------------------


def program(path: Path, text: str) -> str:
    path.write_text(text)
    return f"cmd:{shlex.join([sys.executable, str(path)])}"


def test_a_bot_failure_is_shown_once_and_the_game_continues(tmp_path: Path, play: Play) -> None:
    script = (
        "print('hello X', flush=True)\n"
        "while not input().startswith('go'): pass\n"
        "print('[bold]good morning')\n"
    )
    spec = program(tmp_path / "mute.py", script)
    out = play("--watch", "--seats", "3", "--seed", "2", "--against", spec)
    words = " ".join(out.split())
    assert words.count("random plays on for it.") == 1
    assert 'answered "[bold]good morning" where only "' in words
    assert "King of Tokyo" in out or "everybody has lost" in out


def test_a_record_alone_starts_no_program(tmp_path: Path, play: Play) -> None:
    touched = tmp_path / "touched"
    spec = program(tmp_path / "bot.py", f"open({str(touched)!r}, 'w')")
    position = DICE.replace("agenda=keep.0", "turn=the_king agenda=keep.1")
    file = recorded(tmp_path / "game.txt", f"you, {spec}", position)
    assert "use --against to start it again" in play("--resume", file, status=2)
    assert not touched.exists()
    assert "cannot play: it ended" in play("--resume", file, "--against", spec, status=2)
    assert touched.exists()


def test_a_record_alone_loads_no_python_file(tmp_path: Path, play: Play) -> None:
    touched, file = tmp_path / "touched", tmp_path / "bot.py"
    file.write_text(f"open({str(touched)!r}, 'w')")
    position = DICE.replace("agenda=keep.0", "turn=the_king agenda=keep.1")
    record = recorded(tmp_path / "game.txt", f"you, py:{file}:Bot", position)
    assert "use --against to start it again" in play("--resume", record, status=2)
    assert not touched.exists()


def test_a_fault_of_a_python_bot_is_shown_and_the_game_continues(
    tmp_path: Path, play: Play
) -> None:
    file = tmp_path / "faulty.py"
    file.write_text(
        "from daikaiju.bots.bot import Bot\n"
        "class Faulty(Bot):\n"
        "    def choose(self, state, seat, draw):\n"
        "        return 1 / 0\n"
    )
    out = play("--watch", "--seats", "3", "--seed", "2", "--against", f"py:{file}:Faulty")
    words = " ".join(out.split())
    assert words.count("random plays on for it.") == 1
    assert "failed with ZeroDivisionError: division by zero in line 4 of faulty.py (" in words
    assert "King of Tokyo" in out or "all players lose" in out


# --- resuming a game -----------------------------------------------------------------------------


def test_a_player_can_leave_and_resume(tmp_path: Path, play: Play) -> None:
    file = str(tmp_path / "game.txt")
    typed = "?\nkeep 9\nkeep none\nstop\ntable\ncard jets\ncard [/x]\nquit\n"
    out = play("--seed", "1", "--record", file, "--against", "easy,medium,random", typed=typed)
    assert "you may:" in out
    assert "'9' is not a die face" in out
    assert "You have left the game." in out
    out = play("--resume", file, typed="quit\n")
    assert "you may:" in out
    assert read_record(Path(file)).players == ("you", LEVELS["easy"], LEVELS["medium"], "random")
    play("--resume", file, "--against", "random")
    assert read_record(Path(file)).players == ("you", "random", "random", "random")


def test_a_resumed_game_keeps_the_seat_of_the_player(tmp_path: Path, play: Play) -> None:
    position = DICE.replace("agenda=keep.0", "turn=the_king agenda=keep.1")
    file = recorded(tmp_path / "game.txt", "random, Ann", position)
    assert "The King (you)" in play("--resume", file)
    assert read_record(Path(file)).players == ("random", "you")
    play("--resume", file, "--monster", "gigazaur")
    assert read_record(Path(file)).players == ("you", LEVELS["medium"])


# --- advice --------------------------------------------------------------------------------------


def test_the_odds_command_shows_exact_chances(tmp_path: Path, play: Play) -> None:
    file = recorded(tmp_path / "game.txt", position=DICE + " health=10,3 place=outside,city")
    rows = [line.split() for line in play("--resume", file, typed="odds\n").splitlines()]
    assert ["stars", "keep", "3", "1.84"] in rows
    assert ["claws", "keep", "C", "2.53"] in rows
    assert ["The", "King", "48.3", "%"] in rows  # two more claws, of five dice in two throws


def test_the_odds_command_shows_threats_between_throws(tmp_path: Path, play: Play) -> None:
    hurt = "second gigazaur,the_king place=city,outside health=8,10 turn=the_king"
    file = recorded(tmp_path / "game.txt", position=f"{hurt} step=yields agenda=yield.0")
    out = play("--resume", file, typed="odds\n")
    assert "you may: yield · stay" in out
    assert "best choice" not in out
    assert "may die before its next turn" in out


def test_a_hint_is_a_legal_action(tmp_path: Path, play: Play) -> None:
    file = recorded(tmp_path / "game.txt", position=DICE.replace("113ECH", "333CCC"))
    out = play("--resume", file, typed="hint\n")
    hint = out.partition("odds would: ")[2].splitlines()[0]
    play("--resume", file, typed=f"{hint}\n")
    assert f"gigazaur: {hint}" in read_record(Path(file)).moves


def test_a_status_line_appears_after_a_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, width=80)
    with players.delayed_status(console, "Kraken is thinking"):
        pass
    assert shown.getvalue() == ""
    monkeypatch.setattr(players, "STATUS_DELAY", 0.0)
    with players.delayed_status(console, "Kraken is thinking"):
        deadline = time.monotonic() + 120
        while "Kraken is thinking …" not in shown.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)
    assert "Kraken is thinking …" in shown.getvalue()


# --- compilation ---------------------------------------------------------------------------------


def run_in_process(script: str, **environment: str) -> list[str]:
    """Return the words that a Python script prints."""
    run = [sys.executable, "-c", script]
    env = {**os.environ, **environment}
    return subprocess.run(run, env=env, check=True, capture_output=True, text=True).stdout.split()


def test_quick_opponents_need_no_compiler() -> None:
    assert [make_bot(spec).needs for spec in ("greedy:60", "greedy", "random")] == [(), (), ()]
    script = (
        "import sys; from daikaiju.cli import main;"
        "main(['play', '--watch', '--seats', '2', '--seed', '1', '--against', 'greedy']);"
        "print('numba' in sys.modules)"
    )
    assert run_in_process(script, DAIKAIJU_ENGINE="auto")[-1] == "False"


@pytest.mark.compiled
def test_bots_compile_in_the_background(tmp_path: Path) -> None:
    """A small function stands for the functions of a bot."""
    assert make_bot("hard").needs
    script = (
        "from daikaiju.odds.dice_program import expect_throw as f;"
        "from daikaiju.rules.engine import prepare, runs_compiled, use;"
        "print(runs_compiled(f)); prepare(f).join(); print(runs_compiled(f));"
        "use('interpreted'); print(runs_compiled(f))"
    )
    found = run_in_process(script, DAIKAIJU_ENGINE="auto", DAIKAIJU_CACHE=str(tmp_path))
    assert found == ["False", "True", "False"]


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--against", "hero"], "there is no bot 'hero': choose random, greedy"),
        (
            ["--against", "search:soon"],
            "'search:soon' is not a bot: the parameter of search is time",
        ),
        (
            ["--against", "greedy,odds"],
            "names 2 bots for 3 seats: name one for all or one for each",
        ),
        (["--against", "cmd:"], "'cmd:' is not a bot"),
        (["--against", "perfect", "--watch"], "perfect can play only the game of two monsters"),
        (["--monster", "kraken", "--resume", "GAME"], "'kraken' does not play in this game"),
    ],
)
def test_bad_input_gives_one_sentence(
    arguments: list[str], says: str, tmp_path: Path, play: Play
) -> None:
    file = recorded(tmp_path / "game.txt")
    err = play(*[file if word == "GAME" else word for word in arguments], status=2)
    assert err.startswith("daikaiju: ")
    assert says in err
    assert err.count("\n") == 1

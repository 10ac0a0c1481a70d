"""The command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from daikaiju.cli import main

SCENARIO = """\
scenario: Three 1s give a star
rules: [NUM-1]
edition: [second, dark]
seats: [gigazaur, the_king, kraken]
start: {turn: gigazaur, city: kraken}
steps:
  - do: |
      roll 111223
      stop
    expect:
      gigazaur: {stars: STARS}
"""


def test_check_counts_passing_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO.replace("STARS", "1"))
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_check_shows_failing_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.yaml").write_text(SCENARIO.replace("STARS", "5"))
    assert main(["check", str(tmp_path / "bad.yaml")]) == 1
    out = capsys.readouterr().out
    assert "scenario: Three 1s give a star" in out
    assert "step 1" in out
    assert "expected: gigazaur stars 5" in out
    assert "got: gigazaur stars 1" in out
    assert out.endswith("0 passed, 2 failed\n")


def test_check_of_a_broken_file_names_file_line_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("scenario: x\nedition: second\nseats: [a\n")
    assert main(["check", str(file)]) == 2
    assert f"{file}:4: is not YAML" in capsys.readouterr().err
    assert main(["check", str(tmp_path / "nowhere")]) == 2
    assert "does not exist: name a file or folder" in capsys.readouterr().err


def test_a_watched_game_is_recorded_and_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    table = ["--edition", "dark", "--against", "greedy", "--seed", "3"]
    assert main(["play", "--watch", *table, "--record", str(file)]) == 0
    played = capsys.readouterr().out
    assert "King of Tokyo" in played or "everybody has lost" in played
    assert main(["replay", str(file)]) == 0
    assert "result: " in capsys.readouterr().out
    assert main(["replay", "--position", str(file)]) == 0
    assert capsys.readouterr().out.startswith("dark alienoid,")


def test_a_record_with_a_wrong_result_is_rejected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    table = ["--against", "greedy", "--seed", "3"]
    assert main(["play", "--watch", *table, "--record", str(file)]) == 0
    text = file.read_text()
    result = next(line for line in text.splitlines() if line.startswith("result: "))
    file.write_text(text.replace(result, "result: kraken by stars"))
    assert main(["replay", str(file)]) == 2
    assert "states the result 'kraken by stars'" in capsys.readouterr().err


def test_commands_start_without_the_compiler() -> None:
    script = "import sys, daikaiju.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_an_unknown_backend_gives_one_sentence() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "daikaiju.cli", "play", "--watch"],
        env={**os.environ, "DAIKAIJU_ENGINE": "fast"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith("daikaiju: unknown backend 'fast': choose interpreted")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "--seats", "7"], "7 monsters cannot play: there must be 2 to 6"),
        (["play", "--monster", "godzilla"], "there is no monster 'godzilla'"),
        (["replay", "nowhere.txt"], "nowhere.txt cannot be read: no such file or directory"),
    ],
)
def test_bad_input_gives_one_sentence_and_no_traceback(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith("daikaiju: ")
    assert says in err
    assert err.count("\n") == 1

"""The README is a test too: its Python runs, its scenario holds, its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.cli.main import _parser
from daikaiju.record.proving import prove
from daikaiju.record.scenario import read_scenarios
from daikaiju.rules.state import RECORD

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_python_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_scenario_holds(tmp_path: Path) -> None:
    file = tmp_path / "readme.yaml"
    file.write_text(blocks("yaml")[0])
    for scenario in read_scenarios(file):
        assert prove(scenario, "second") is None


def test_commands_exist() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    ours = [line.partition("#")[0].split()[1] for line in lines if line.startswith("daikaiju ")]
    assert len(ours) >= 5
    known = _parser().format_help()
    assert all(command in known for command in ours)


def test_the_size_of_a_state_is_true() -> None:
    assert f"one NumPy record of {RECORD.itemsize} bytes" in README

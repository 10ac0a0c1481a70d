"""The README is a test too: its Python runs, its scenario holds, its commands are understood."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.bots.registry import KINDS, LEVELS
from daikaiju.cli.main import _parser
from daikaiju.envs import ACTIONS, SIZE
from daikaiju.envs.cuda_compiler import why_no_gpu
from daikaiju.record.scenario import read_scenarios
from daikaiju.record.scenario_runner import prove
from daikaiju.rules import use
from daikaiju.rules.state import RECORD

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
ENVIRONMENTS = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "examples/README.md"]


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands() -> Iterator[str]:
    """All of ours that our pages show."""
    for page in PAGES:
        for block in blocks("sh", page.read_text(encoding="utf-8")):
            yield from (line for line in block.splitlines() if line.startswith("daikaiju "))


@pytest.fixture(autouse=True)
def the_usual_engine() -> Iterator[None]:
    """Examples may choose another: not for those after them."""
    yield
    use("auto")


@pytest.mark.parametrize("code", [*blocks("python"), *blocks("python", BOTS)])
def test_python_examples_run(
    code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("daikaiju.bots.registry.KINDS", dict(KINDS))  # … which one adds to
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("code", blocks("python", ENVIRONMENTS))
def test_environments_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "CudaBatch" in code and (trouble := why_no_gpu()):
        pytest.skip(trouble)
    for needed in re.findall(r"^import (\w+)", code, re.MULTILINE):
        pytest.importorskip(needed)
    exec(compile(code, "environments.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_sizes_of_the_spaces_are_true() -> None:
    assert f"{ACTIONS:,} ids with a mask" in ENVIRONMENTS
    assert f"a row of {SIZE:,} `int8`" in ENVIRONMENTS


def test_the_scenario_holds(tmp_path: Path) -> None:
    file = tmp_path / "readme.yaml"
    file.write_text(blocks("yaml")[0])
    for scenario in read_scenarios(file):
        assert prove(scenario, "second") is None


@pytest.mark.parametrize("command", list(commands()))
def test_commands_are_understood(command: str) -> None:
    args = _parser().parse_args(shlex.split(command, comments=True)[1:])
    assert args.run


def test_every_bot_and_level_is_told_of() -> None:
    assert [key for key in [*KINDS, *LEVELS] if f"`{key}" not in BOTS] == []
    assert [spec for spec in LEVELS.values() if f"`{spec}`" not in BOTS] == []


def test_the_size_of_a_state_is_true() -> None:
    assert f"one NumPy record of {RECORD.itemsize} bytes" in README

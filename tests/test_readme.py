"""Code, scenarios and commands in the README and docs work."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.bots.registry import KINDS, LEVELS
from daikaiju.cli.main import build_parser
from daikaiju.envs.cuda_compiler import why_no_gpu
from daikaiju.record.scenario import read_scenarios
from daikaiju.record.scenario_runner import run_scenario
from daikaiju.rules.editions import option_values

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
CONTRIBUTE = (ROOT / "docs" / "contribute.md").read_text(encoding="utf-8")
ENVIRONMENTS = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
PAGES = [
    *(ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "examples/README.md"),
    *sorted((ROOT / "docs").rglob("*.md")),
]


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands() -> Iterator[str]:
    """Yield all `daikaiju` commands in the documentation: in blocks, and with options in text."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in blocks("sh", text):
            yield from (line for line in block.splitlines() if line.startswith("daikaiju "))
        in_text = re.findall(r"`(daikaiju [^`]*--[^`]*)`", text)
        yield from (line for line in in_text if not re.search(r"\b[A-Z]+\b|…", line))


@pytest.mark.parametrize(
    "code", [*blocks("python"), *blocks("python", BOTS), *blocks("python", RESEARCH)]
)
def test_python_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("code", blocks("python", ENVIRONMENTS))
def test_environment_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "CudaBatch" in code and (reason := why_no_gpu()):
        pytest.skip(reason)
    for needed in re.findall(r"^import (\w+)", code, re.MULTILINE):
        pytest.importorskip(needed)
    exec(compile(code, "environments.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_example_scenario_passes(tmp_path: Path) -> None:
    file = tmp_path / "readme.yaml"
    file.write_text(blocks("yaml", CONTRIBUTE)[0])
    for scenario in read_scenarios(file):
        assert run_scenario(scenario, "second") is None


@pytest.mark.parametrize("command", list(commands()))
def test_documented_commands_parse(command: str) -> None:
    args = build_parser().parse_args(shlex.split(command, comments=True)[1:])
    assert args.run


def test_the_documented_bot_is_the_example() -> None:
    example = (ROOT / "examples" / "my_bot.py").read_text(encoding="utf-8")
    assert blocks("python", BOTS)[0].partition("\n\n\nprint")[0] in example


def test_every_bot_and_level_is_documented() -> None:
    assert [key for key in [*KINDS, *LEVELS] if f"`{key}" not in BOTS] == []
    assert [spec for spec in LEVELS.values() if f"`{spec}`" not in BOTS] == []


def test_every_option_of_the_rules_is_documented() -> None:
    options = NOTATION[NOTATION.index("- Options:") :]
    assert [name for name in option_values() if f"`{name}" not in options] == []

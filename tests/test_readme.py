"""Code, scenarios and commands in the README and docs work."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from daikaiju.bots.registry import KINDS, LEVELS
from daikaiju.cli.main import build_parser, main
from daikaiju.envs.cuda_compiler import why_no_gpu
from daikaiju.record.scenario import read_scenarios
from daikaiju.record.scenario_runner import run_scenario
from daikaiju.rules.editions import option_values
from daikaiju.spaces.observations import SIZE

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
ARENA = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
DATA = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
PACKS = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
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
    "code", [block for page in (README, BOTS, RESEARCH, ARENA) for block in blocks("python", page)]
)
def test_python_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_example_reads_the_decisions_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        main(["arena", "random", "greedy", "--games", "4", "--decisions", "decisions.parquet"]) == 0
    )
    capsys.readouterr()
    (code,) = blocks("python", DATA)
    exec(compile(code, "data.md", "exec"), {})
    assert re.fullmatch(rf"\(\d+, {SIZE}\) 0\.\d+\n", capsys.readouterr().out)


def test_the_card_of_the_example_is_a_pack(tmp_path: Path) -> None:
    (code,) = blocks("python", PACKS)
    (tmp_path / "my_cards.py").write_text(code, encoding="utf-8")
    script = "from daikaiju.packs import load_pack; print(load_pack('my_cards.py').cards[0].name)"
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert run.stdout == "second_wind\n"


def test_every_python_example_is_run() -> None:
    """Each page with Python code is named by the test that runs it."""
    here = {"README.md", "bots.md", "research.md", "arena.md", "data.md", "packs.md"}
    elsewhere = {
        "environments.md": "test_readme.py",
        "fair-dice.md": "test_verify.py",
        "language-models.md": "test_mcp_command.py",
        "odds.md": "test_odds_table.py",
        "CONTRIBUTING.md": "test_bots.py",  # parts of a file, not programs
    }
    found = {page.name for page in PAGES if "```python" in page.read_text(encoding="utf-8")}
    assert found == here | elsewhere.keys()
    for name in elsewhere.values():
        assert (ROOT / "tests" / name).is_file()


def test_configurations_in_the_documents_can_be_read() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in blocks("json", text):
            json.loads(block)
        for block in blocks("toml", text):
            tomllib.loads(block)


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


def test_documented_programs_and_targets_exist() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    lines = [
        line
        for page in PAGES
        for block in blocks("sh", page.read_text(encoding="utf-8"))
        for line in block.splitlines()
    ]
    files = {file for line in lines for file in re.findall(r"\bpython3? ([\w/]+\.py)\b", line)}
    assert [file for file in sorted(files) if not (ROOT / file).is_file()] == []
    modules = {name for line in lines for name in re.findall(r"\bpython3? -m ([\w.]+)", line)}
    assert [name for name in sorted(modules) if not find_spec(name)] == []
    used = {target for line in lines for target in re.findall(r"^make ([a-z-]+)", line)}
    assert used
    assert [target for target in sorted(used) if target not in targets] == []


def test_the_documented_bot_is_the_example() -> None:
    example = (ROOT / "examples" / "my_bot.py").read_text(encoding="utf-8")
    assert blocks("python", BOTS)[0].partition("\n\n\nprint")[0] in example


def test_every_bot_and_level_is_documented() -> None:
    assert [key for key in [*KINDS, *LEVELS] if f"`{key}" not in BOTS] == []
    assert [spec for spec in LEVELS.values() if f"`{spec}`" not in BOTS] == []


def test_every_option_of_the_rules_is_documented() -> None:
    options = NOTATION[NOTATION.index("- Options:") :]
    assert [name for name in option_values() if f"`{name}" not in options] == []

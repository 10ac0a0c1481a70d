"""Every example runs for a few seconds; the network of ppo.py learns a little in that time."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from daikaiju.envs.cuda_compiler import why_no_gpu
from daikaiju.record.picture import Picture

EXAMPLES = Path(__file__).parent.parent / "examples"
NEEDS = {  # the library that an example needs
    "aec_rollout": "pettingzoo",
    "gym_rollout": "gymnasium",
    "openspiel_rollout": "pyspiel",
    "ppo": "jax",
}
ROLLOUTS = sorted(file.stem for file in EXAMPLES.glob("*_rollout.py"))


def run(name: str, *arguments: str) -> str:
    """Run an example in its own process and return its output."""
    if name in NEEDS and not find_spec(NEEDS[name]):
        pytest.skip(f"{NEEDS[name]} is not installed")
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_each_interface_has_a_rollout() -> None:
    assert set(ROLLOUTS) == {
        f"{name}_rollout" for name in ("aec", "batch", "gpu", "gym", "openspiel")
    }


@pytest.mark.parametrize("name", ROLLOUTS)
def test_a_rollout_prints_its_speed(name: str) -> None:
    line = run(name, "0.5")
    assert "\n" not in line
    output = re.search(r"[\d,]+ (decisions|steps)(/s| and throws/s)", line)
    assert output or (why_no_gpu() and why_no_gpu() in line)


def test_ppo_learns() -> None:
    """Without learning the win rate is one half; after five updates it beats both opponents."""
    output = run("ppo", "--updates", "5", "--seconds", "600", "--games", "500", "--seed", "1")
    won = dict(re.findall(r"against (\w+): won ([\d.]+)%", output))
    assert float(won["random"]) > 85
    assert float(won["greedy"]) > 55


def test_every_cell_of_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    shown = [
        _shown("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"
    ]
    pictures = [each for each in shown if isinstance(each, Picture)]
    assert len(pictures) >= 3
    assert all(each._repr_svg_().startswith("<svg") for each in pictures)
    assert capsys.readouterr().out.count("\n") > 20


def _shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell and return the value of its last line, which a notebook shows."""
    *lines, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        exec(compile(source, "notebook", "exec"), names)
        return None
    exec(compile(ast.Module(lines, []), "notebook", "exec"), names)
    return eval(compile(ast.Expression(last.value), "notebook", "eval"), names)


def test_the_notebook_is_stored_without_outputs() -> None:
    cells = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None

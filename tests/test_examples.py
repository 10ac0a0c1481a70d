"""Every example runs for a few seconds; the network of ppo.py learns a little in that time.

The test of ppo.py needs PyTorch, which the extra `dev` leaves out: `pip install torch` first.
"""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from daikaiju.bots.registry import make_bot
from daikaiju.envs.cuda_compiler import why_no_gpu

EXAMPLES = Path(__file__).parent.parent / "examples"
NEEDS = {  # the library that an example needs
    "aec_rollout": "pettingzoo",
    "gym_rollout": "gymnasium",
    "openspiel_rollout": "pyspiel",
    "ppo": "torch",
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


def test_ppo_learns_saves_and_resumes(tmp_path: Path) -> None:
    """An untrained network hardly ever beats *greedy*; a little training changes that."""
    file = tmp_path / "net.npz"
    small = ("--save", str(file), "--width", "32", "--measured", "200", "--games", "128")
    table = ("--seats", "2", "--no-cards", "--decisions", "40000")
    won = re.findall(r"won ([\d.]+)%", run("ppo", *small, *table))
    assert float(won[0]) < 25
    assert float(won[-1]) > 35
    before = Path(f"{file}.json").read_text(encoding="utf-8")
    resumed = run("ppo", *small, *table[:3], "--decisions", "4096", "--resume")
    assert float(re.findall(r"won ([\d.]+)%", resumed)[0]) > 30
    curve = json.loads(Path(f"{file}.json").read_text(encoding="utf-8"))["curve"]
    assert len(curve) > len(json.loads(before)["curve"])
    bot = make_bot(f"net:{file}")
    assert bot.policy.network.about["decisions"] == curve[-1]["decisions"]  # type: ignore[attr-defined]


def test_the_notebook_shows_what_its_cells_print_and_draw() -> None:
    """The stored outputs are those of the current code: scripts/notebook.py writes them."""
    stored = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))
    script = runpy.run_path(str(EXAMPLES.parent / "scripts" / "notebook.py"))
    outputs = [output for cell in stored["cells"] for output in cell.get("outputs", [])]
    pictures = [each for each in outputs if "image/svg+xml" in each.get("data", {})]
    assert len(pictures) >= 3
    assert sum(len(each.get("text", [])) for each in outputs) > 20
    assert script["with_outputs"](stored) == stored, "run `python scripts/notebook.py`"

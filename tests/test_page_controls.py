"""Every legal action of every position has a control on the page.

The page draws the positions without a browser (web/tests/controls.test.ts).
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from itertools import chain, islice
from pathlib import Path

import msgspec
import pytest

from page_pictures import picture_of, random_positions, scenario_positions

WEB = Path(__file__).parent.parent / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
RANDOM_POSITIONS = 2000
TIMEOUT = 600  # seconds


@pytest.mark.skipif(
    not (VITEST.is_file() and shutil.which("node")),
    reason="Node.js packages are missing (make web)",
)
def test_page_has_a_control_for_every_legal_action(interpreted: None, tmp_path: Path) -> None:
    rng = random.Random(20)
    states = chain(islice(random_positions(rng), RANDOM_POSITIONS), scenario_positions(rng))
    pictures = tmp_path / "pictures.json"
    pictures.write_bytes(msgspec.json.encode([picture_of(state) for state in states]))
    done = subprocess.run(
        ["node", str(VITEST), "run", "tests/controls.test.ts"],
        cwd=WEB,
        env=os.environ | {"DAIKAIJU_PICTURES": str(pictures), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr

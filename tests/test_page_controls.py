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

from pack_games import PACK, run_python
from page_pictures import picture_of, random_positions, scenario_positions
from samples import amount

WEB = Path(__file__).parent.parent / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
RANDOM_POSITIONS = amount(2000, part=400)
TIMEOUT = 600  # seconds


NEEDS_PAGE = pytest.mark.skipif(
    not (VITEST.is_file() and shutil.which("node")),
    reason="Node.js packages are missing (make web)",
)
PACK_POSITIONS = amount(2100, part=700)
# Writes positions of random games with a pack, and prints which cards of the pack could be used.
POSITIONS_WITH_PACK = """
import json, random, sys
from itertools import islice
from pathlib import Path
import msgspec
sys.path.insert(0, {tests!r})
from conftest import interpreted_rules
from daikaiju.rules.definitions import ALL_CARDS
from page_pictures import picture_of, random_positions

with interpreted_rules():
    states = islice(random_positions(random.Random(23)), {count})
    pictures = [picture_of(state) for state in states]
Path({file!r}).write_bytes(msgspec.json.encode(pictures))
cards = [card.name for card in ALL_CARDS if card.pack]
actions = {{action for picture in pictures for action in picture.legal}}
print(json.dumps([card for card in cards if any(f"use {{card}}" in each for each in actions)]))
"""


@NEEDS_PAGE
def test_page_has_a_control_for_every_legal_action(interpreted: None, tmp_path: Path) -> None:
    rng = random.Random(20)
    states = chain(islice(random_positions(rng), RANDOM_POSITIONS), scenario_positions(rng))
    pictures = tmp_path / "pictures.json"
    pictures.write_bytes(msgspec.json.encode([picture_of(state) for state in states]))
    check_controls(pictures)


@NEEDS_PAGE
def test_page_has_a_control_for_every_action_of_the_cards_of_a_pack(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures.json"
    tests = str(Path(__file__).parent)
    script = POSITIONS_WITH_PACK.format(count=PACK_POSITIONS, file=str(pictures), tests=tests)
    used = run_python(script, PACK)
    assert used, "no card of the pack could act"
    check_controls(pictures)


def check_controls(pictures: Path) -> None:
    """Let the page draw the pictures; each legal action must have a control with a label."""
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

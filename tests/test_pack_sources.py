"""Where packs come from: files, installed distributions and parent processes; and mistakes in them.

Each test runs a process of its own, which loads a pack.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from pack_games import PACK, install_pack, run_command, run_python, run_script, search_path

# --- packs in other processes --------------------------------------------------------------------


def test_a_process_loads_the_packs_of_its_parent_only_unchanged(tmp_path: Path) -> None:
    pack = tmp_path / PACK.name
    pack.write_text(PACK.read_text(encoding="utf-8"), "utf-8")
    script = f"""
import subprocess, sys
from pathlib import Path
from daikaiju.packs import load_pack
pack = load_pack({str(pack)!r})
child = [sys.executable, "-c", "from daikaiju.packs import PACKS; print(*PACKS)"]
print(subprocess.run(child, check=True, capture_output=True, text=True).stdout.strip())
Path(pack.source).write_text("")
failed = subprocess.run(child, capture_output=True, text=True)
print(failed.returncode, failed.stderr.strip())
"""
    status, out, error = run_script(script)
    assert status == 0, error
    first, second = out.splitlines()
    assert first == "night_shift"
    assert second == "1 DAIKAIJU_PACKS: the pack night_shift declares no card"


def test_a_variable_with_another_hash_gives_one_sentence() -> None:
    status, _, error = run_command("rules", DAIKAIJU_PACKS=f"{PACK}@{'0' * 16}")
    assert status == 1
    assert error.startswith("DAIKAIJU_PACKS: the pack night_shift has changed: its hash is")
    assert error.count("\n") == 1


def test_a_match_says_how_to_repeat_it_with_its_packs() -> None:
    script = """
import json
from daikaiju.arena.match import make_match
from daikaiju.arena.match_stats import command
print(json.dumps(command(make_match(["random", "random"]))))
"""
    assert re.search(r" --pack \S*night_shift\.py$", run_python(script, PACK))


# --- installed packs -----------------------------------------------------------------------------

TINY = """
from daikaiju.card_api import State, at, gain_stars, gained, discard
CARD = discard("tiny_star", id=0, cost=2)
@at(gained, CARD)
def tiny_star(state: State, owner: int, source: int) -> None:
    gain_stars(state, owner, 1, source)
"""


def test_an_installed_pack_is_loaded_by_its_name(tmp_path: Path) -> None:
    """Its texts are beside its module. A folder of the same name does not hide it."""
    module = install_pack(tmp_path, "tiny", TINY)
    texts = module.with_suffix("") / "texts"
    texts.mkdir(parents=True)
    (texts / "en.ftl").write_text("card-tiny_star = A Tiny Star\n    .effect = Gain 1 star.\n")
    Path(tmp_path / "tiny").mkdir()
    variables = {"PYTHONPATH": search_path(tmp_path)}
    status, out, error = run_command("cards", "--pack", "tiny", "tiny_star", **variables)
    assert (status, error) == (0, "")
    assert "A Tiny Star" in out
    assert "Gain 1 star." in out
    script = "from daikaiju.packs import PACKS; print(*(p.reference for p in PACKS.values()))"
    both = os.pathsep.join([str(PACK), "tiny"])
    status, out, _ = run_script(script, DAIKAIJU_PACKS=both, **variables)
    assert re.fullmatch("night_shift@[0-9a-f]{16} tiny@[0-9a-f]{16}\n", out)


def test_an_unknown_pack_is_answered_with_those_installed(tmp_path: Path) -> None:
    install_pack(tmp_path, "tiny", TINY)
    variables = {"PYTHONPATH": search_path(tmp_path)}
    status, _, error = run_command("cards", "--pack", "teeny", **variables)
    assert status == 2
    assert "there is no pack teeny: give a Python file, or an installed pack (tiny)" in error


# --- mistakes ------------------------------------------------------------------------------------

HEAD = "from daikaiju.card_api import GREEN, RED, State, at, gained, keep, saved, tile\n"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("x = 1", "the pack broken declares no card"),
        (f"{HEAD}keep('jets', id=0, cost=1)", "jets is declared twice"),
        (f"{HEAD}keep('a_card', id=1, cost=1)", "no card has the id 0"),
        (f"{HEAD}keep('a_card', id=0)", "missing 1 required keyword-only argument: 'cost'"),
        (f"{HEAD}keep('a', id=0, cost=1, copies=99)", "there is space for 168 printed cards"),
        (f"{HEAD}A = keep('a', id=0, cost=1)\nkeep('b', id=0, cost=1)", "which a has: take a free"),
        (
            f"{HEAD}A = keep('a', id=0, cost=1)\n@at(saved, A)\ndef f(state: State): pass",
            r"f\(state\) cannot be attached",
        ),
        (f"{HEAD}keep('A Card', id=0, cost=1)", "'A Card' cannot be the name of a card"),
        (f"{HEAD}tile('a', id=0, level=4, side=RED, back='b')", r"a has the level 4: there are"),
        (
            f"{HEAD}for n, name in enumerate('ab'):\n"
            "    tile(name, id=n, level=3, side=RED, back='ba'[n])",
            "the tile a has no back: declare 'b' with the same level, the other side",
        ),
        (
            f"{HEAD}A = keep('a', id=0, cost=1)\n@at(gained, A)\n"
            "def f(state: State, owner: int, source: int): give_stars(state, owner, 1, source)",
            "NameError: f uses the unknown name give_stars",
        ),
        ("import nothing_of_this_name", r"No module named 'nothing_of_this_name' \(line 1\)"),
        ("def f(:", "SyntaxError"),
    ],
)
def test_a_wrong_pack_gives_one_sentence(tmp_path: Path, code: str, sentence: str) -> None:
    pack = tmp_path / "broken.py"
    pack.write_text(code, encoding="utf-8")
    status, _, error = run_command("cards", "--pack", str(pack))
    assert status == 2
    assert re.search(sentence, error)
    assert len(error.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("nothing.py", "there is no file"),
        ("nothing", "there is no pack nothing: give a Python file, or an installed pack (none)"),
        ("My Cards.py", "cannot be the name of a pack"),
    ],
)
def test_a_missing_pack_gives_one_sentence(given: str, sentence: str) -> None:
    status, _, error = run_command("cards", "--pack", given)
    assert status == 2
    assert sentence in error


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("card-a_card = A Card", "card-a_card.effect: there is no such message"),
        ("card-a_card = { $n }\n    .effect = None", "card-a_card: Unknown external: n"),
        ("card-a_card = {", "card-a_card"),
    ],
)
def test_a_wrong_text_gives_one_sentence(tmp_path: Path, text: str, problem: str) -> None:
    pack = tmp_path / "wordy.py"
    pack.write_text(f"{HEAD}keep('a_card', id=0, cost=1)", encoding="utf-8")
    (tmp_path / "wordy" / "texts").mkdir(parents=True)
    (tmp_path / "wordy" / "texts" / "en.ftl").write_text(text, encoding="utf-8")
    status, _, error = run_command("cards", "--pack", str(pack))
    assert status == 2
    assert "of the pack wordy cannot be used" in error
    assert problem in error
    assert error.count("\n") == 1

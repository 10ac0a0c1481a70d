"""`daikaiju card new`: the skeleton of a card runs at once, and nothing that exists is changed."""

from __future__ import annotations

import difflib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.cli import main
from daikaiju.rules.moments import MOMENTS
from daikaiju.text import LANGUAGES
from pack_games import PACK, run_python

ROOT = Path(__file__).parent.parent

# A skeleton for each moment: fails without an effect that acts, returns the code of all cards.
EVERY_MOMENT = """
import json
from daikaiju.cli.skeleton.plan import make_plan
from daikaiju.cli.skeleton.source import card_source
from daikaiju.cli.skeleton.trial import Trial
from daikaiju.rules.moments import MOMENTS
plans = [make_plan(f"New {name}", "keep", name, 4, 0) for name in MOMENTS]
trials = [Trial(plan) for plan in plans]
found = [trial.run() for trial in trials]
missing = [plan.moment for plan, each in zip(plans, found) if each is None]
code = [card_source(plan, each[0], n) for n, (plan, each) in enumerate(zip(plans, found)) if each]
print(json.dumps([missing, code]))
"""
PLAY = """
import json, random
from daikaiju.arena.fuzzer import EffectCounter, FuzzReport, _play_interpreted, random_start
from daikaiju.packs import PACKS
from daikaiju.rules.moments import MOMENTS
(pack,) = PACKS.values()
things = {card.id for card in pack.cards}
effects = {e.__name__ for m in MOMENTS.values() for thing, e in m.effects if thing in things}
tally, report, rng = EffectCounter(), FuzzReport(), random.Random(7)
acted = set()
while report.games < GAMES and effects - acted:
    _play_interpreted(random_start(rng), rng, tally, report)
    acted = {effect for _, effect in tally.acted}
print(json.dumps([report.faults, sorted(effects - acted)]))
"""
COMPILE = """
import json
from daikaiju.packs import PACKS
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.moments import MOMENTS
things = {card.id for pack in PACKS.values() for card in pack.cards}
compiled = [
    get_compiled(effect).__name__
    for moment in MOMENTS.values()
    for thing, effect in moment.effects
    if thing in things
]
print(json.dumps(compiled))
"""


def run_in(folder: Path, *arguments: str, root: Path = ROOT) -> tuple[int, str, str]:
    """Run `daikaiju` in a folder, with the sources of `root`."""
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(root / 'src')!r})\n"
         "from daikaiju.cli import main; sys.exit(main(sys.argv[1:]))", *arguments],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return run.returncode, run.stdout, run.stderr


def new_card(folder: Path, *arguments: str, root: Path = ROOT) -> str:
    status, output, error = run_in(folder, "card", "new", *arguments, root=root)
    assert (status, error) == (0, "")
    return output


def changed_lines(before: str, after: str) -> tuple[list[str], list[str]]:
    """Return the lines that are gone and the lines that are new."""
    found = list(difflib.ndiff(before.splitlines(), after.splitlines()))
    return [x[2:] for x in found if x[0] == "-"], [x[2:] for x in found if x[0] == "+"]


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack with a skeleton of each kind."""
    folder = tmp_path_factory.mktemp("designer")
    assert "daikaiju check --pack my_cards.py" in new_card(folder, "Second Wind")
    new_card(folder, "Dr. Kong's Café", "--kind", "discard", "--cost", "3")
    new_card(folder, "Evil Grin", "--kind", "tile", "--level", "6", "--moment", "landed")
    new_card(folder, "Poison", "--moment", "others_dice")  # also the name of an operation
    return folder / "my_cards.py"


# --- a pack --------------------------------------------------------------------------------------


def test_a_new_pack_passes_its_own_scenarios_and_reports_missing_translations(pack: Path) -> None:
    status, output, _ = run_in(pack.parent, "check", "--pack", pack.name)
    assert (status, output) == (
        0,
        "11 passed, 0 failed\nmy_cards: 30 texts to translate (fr, es, ru, zh-Hant, fa)\n",
    )


def test_translated_texts_are_no_longer_reported(pack: Path, tmp_path: Path) -> None:
    shutil.copytree(pack.parent, tmp_path, dirs_exist_ok=True)
    texts = tmp_path / "my_cards" / "texts"
    for language in LANGUAGES[2:]:
        file = texts / f"{language}.ftl"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(x for x in lines if "untranslated" not in x), encoding="utf-8")
    (texts / "fa.ftl").unlink()
    _, output, _ = run_in(tmp_path, "check", "--pack", pack.name)
    assert output.splitlines()[1:] == ["my_cards: 12 texts to translate (fr, fa)"]


def test_ids_follow_each_other_and_names_do_not_hide_operations(pack: Path) -> None:
    code = pack.read_text(encoding="utf-8")
    assert 'SECOND_WIND = keep("second_wind", id=0, cost=4)' in code
    assert 'DR_KONGS_CAFE = discard("dr_kongs_cafe", id=1, cost=3)' in code
    assert 'tile("evil_grin_back", id=3, level=6, side=GREEN, back="evil_grin")' in code
    assert "def poison_effect(state: State, owner: int, source: int, face: int) -> None:" in code


def test_the_code_of_a_new_pack_is_clean(pack: Path) -> None:
    for command in (["check"], ["check", "--select", "E,F,W,I,B,UP,N,RUF"], ["format", "--check"]):
        run = [sys.executable, "-m", "ruff", *command, "--isolated", "--line-length=100", pack.name]
        found = subprocess.run(run, cwd=pack.parent, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stdout


def test_random_games_use_every_effect_of_a_new_pack(pack: Path) -> None:
    assert run_python(PLAY.replace("GAMES", "400"), pack) == [[], []]


@pytest.mark.compiled
def test_the_effects_of_a_new_pack_compile(pack: Path) -> None:
    assert "second_wind" in run_python(COMPILE, pack)


@pytest.mark.slow
def test_every_moment_has_a_skeleton_that_acts_and_plays(tmp_path: Path) -> None:
    missing, code = run_python(EVERY_MOMENT)
    assert missing == []
    every = tmp_path / "every_moment.py"
    every.write_text("\n\n".join(["from daikaiju.card_api import *", *code]), encoding="utf-8")
    assert run_python(PLAY.replace("GAMES", "8"), every)[0] == []


def test_a_card_added_to_a_pack_keeps_every_line_of_it(tmp_path: Path) -> None:
    copy = tmp_path / PACK.name
    shutil.copy(PACK, copy)
    shutil.copytree(PACK.with_suffix(""), copy.with_suffix(""))
    before = {file: file.read_text(encoding="utf-8") for file in tmp_path.rglob("*.*")}
    new_card(tmp_path, "Dawn Chorus", "--to", copy.name, "--moment", "throws")
    for file, text in before.items():
        assert changed_lines(text, file.read_text(encoding="utf-8"))[0] == []
    assert 'keep("dawn_chorus", id=9, cost=4)' in copy.read_text(encoding="utf-8")
    assert run_in(tmp_path, "check", "--pack", copy.name)[1].startswith("27 passed, 0 failed\n")


# --- the game itself -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with a new card of each kind."""
    root = tmp_path_factory.mktemp("clone")
    ignored = shutil.ignore_patterns("__pycache__", "built", "*.npz")
    shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
    shutil.copytree(ROOT / "scenarios", root / "scenarios")
    new_card(root, "Third Eye", "--game", "--moment", "number_scored", root=root)
    new_card(root, "Aftershock", "--game", "--kind", "discard", root=root)
    new_card(root, "Grudge", "--game", "--kind", "tile", "--moment", "landed", root=root)
    return root


@pytest.mark.slow
def test_a_card_is_added_to_the_game_in_all_its_files(clone: Path) -> None:
    status, output, _ = run_in(
        clone,
        *("check", "scenarios/cards/third_eye.yaml", "scenarios/cards/aftershock.yaml"),
        "scenarios/tiles/grudge.yaml",
        root=clone,
    )
    assert (status, output) == (0, "8 passed, 0 failed\n")
    for name, file in (("third_eye", "resolution"), ("aftershock", "discards")):
        code = (clone / f"src/daikaiju/rules/cards/{file}.py").read_text(encoding="utf-8")
        assert f'"{name}", id=' in code
    run = [sys.executable, "-m", "ruff", "check", f"--config={ROOT / 'pyproject.toml'}", "src"]
    found = subprocess.run(run, cwd=clone, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


@pytest.mark.slow
def test_texts_and_decks_of_the_game_stay_in_order(clone: Path) -> None:
    for file in changed_files(clone):
        before = (ROOT / file).read_text(encoding="utf-8")
        gone, _ = changed_lines(before, (clone / file).read_text(encoding="utf-8"))
        assert [line for line in gone if not re.search("import|ADDED", line)] == [], file
    decks = (clone / "src/daikaiju/rules/editions/decks.py").read_text(encoding="utf-8")
    assert 'ADDED: tuple[str, ...] = (\n    "aftershock",\n    "third_eye",\n)' in decks
    french = (clone / "src/daikaiju/text/locales/fr/cards.ftl").read_text(encoding="utf-8")
    assert french.index("card-tank =") < french.index("card-third_eye =")
    assert french.index("card-third_eye =") < french.index("card-unstable_dna =")
    assert french.index("card-final_roar =") < french.index("card-grudge =")
    assert french.index("card-grudge_back =") < french.index("card-poison_spit_tile =")


def changed_files(clone: Path) -> Iterator[Path]:
    for file in clone.rglob("*.*"):
        path = file.relative_to(clone)
        if (
            "__pycache__" not in path.parts
            and (ROOT / path).is_file()
            and (ROOT / path).read_bytes() != file.read_bytes()
        ):
            yield path


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Jets"], "'Jets' is already a name of jets: choose another name"),
        (["Alien Metabolism"], "'Alien Metabolism' is already a name of alien_origin"),
        (["7 Dwarfs"], "'7 Dwarfs' cannot be the name of a card"),
        (["{x}"], "'{x}' cannot be the name of a card"),
        (["A", "--to", "my cards.py"], "'my cards' cannot be the name of a pack"),
        (["A", "--to", "x.txt"], "x.txt cannot be the file of a pack"),
        (["A", "--to", "no/x.py"], "no/x.py cannot be the file of a pack"),
        (["A", "--cost", "99"], "a card cannot cost 99: choose 0 to 20"),
    ],
)
def test_a_wrong_card_gives_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "new", *arguments]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_an_unknown_moment_lists_all_moments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "new", "A", "--moment", "sunrise"]) == 2
    first, *lines = capsys.readouterr().err.splitlines()
    assert first == "daikaiju: there is no moment 'sunrise'; the moments are:"
    assert [line.split()[0] for line in lines] == list(MOMENTS)
    assert main(["card", "moments"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_nothing_is_written_for_a_card_that_never_acts(tmp_path: Path) -> None:
    status, _, error = run_in(
        tmp_path, "card", "new", "A", "--kind", "discard", "--moment", "throws"
    )
    assert status == 2
    assert "a card of the kind discard never acts at the moment throws" in error
    assert list(tmp_path.iterdir()) == []


def test_files_that_exist_are_not_overwritten(tmp_path: Path) -> None:
    scenario = tmp_path / "my_cards" / "scenarios" / "second_wind.yaml"
    scenario.parent.mkdir(parents=True)
    scenario.write_text("# mine", encoding="utf-8")
    assert "exists already" in run_in(tmp_path, "card", "new", "Second Wind")[2]
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == [scenario]


def test_check_without_scenarios_gives_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 2
    assert "there is nothing to check" in capsys.readouterr().err

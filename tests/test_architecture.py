"""The plan of the house: direction of imports, names in their rooms, sizes that stay legible."""

from __future__ import annotations

import ast
import inspect
import textwrap
from pathlib import Path

import pytest

from daikaiju.arena.random_play import play_checked
from daikaiju.envs.game_loop import step_games
from daikaiju.rules import moments
from daikaiju.rules.compiler import functions_reached
from daikaiju.rules.definitions import THINGS_PRINTED
from daikaiju.rules.hooks import Moment, Possible

SOURCE = Path(__file__).parent.parent / "src" / "daikaiju"
FILES = sorted(SOURCE.rglob("*.py"))
ROOMS = {  # what each room may use of ours
    "rules": set(),
    "rng": set(),
    "text": set(),
    "record": {"rules", "rng", "text"},
    "odds": {"rules", "record", "text"},
    "bots": {"rules", "record", "rng", "odds", "text"},
    "arena": {"rules", "record", "rng", "odds", "bots", "text"},
    "envs": {"rules", "record", "rng", "odds", "bots", "text"},
    "server": {"rules", "record", "rng", "odds", "bots", "text"},
    "cli": {"rules", "record", "rng", "odds", "bots", "arena", "server", "envs", "text"},
}
TESTS = sorted(Path(__file__).parent.rglob("*.py"))
LONGEST = 400  # lines of a file
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "json", "logging", "socket", "sqlite3"}


def _imports(file: Path) -> set[str]:
    """Modules that a file imports; those of ours as `daikaiju.ROOM`."""
    found = set()
    package = file.relative_to(SOURCE.parent).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            found.add(".".join([*base, *filter(None, [node.module])]))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_imports_go_in_one_direction(file: Path) -> None:
    room = file.relative_to(SOURCE).parts[0]
    if room.endswith(".py"):
        return
    for module in _imports(file):
        parts = module.split(".")
        if parts[0] == "daikaiju" and len(parts) > 1:
            assert parts[1] == room or parts[1] in ROOMS[room], f"{file.name} imports {module}"
        if room == "rules":
            assert parts[0] not in FORBIDDEN_IN_RULES, f"{file.name} imports {module}"


def test_nobody_but_cards_tiles_and_editions_names_a_card() -> None:
    names = {t.name for t in THINGS_PRINTED} - {"heal", "barbs", "eternal", "jets", "tank"}
    for file in FILES:
        room = file.relative_to(SOURCE).parts
        if room[:1] == ("rules",) and room[1] not in ("cards", "tiles", "editions"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            words = {n.id.lower() for n in ast.walk(tree) if isinstance(n, ast.Name)}
            words |= {
                n.value
                for n in ast.walk(tree)
                if isinstance(n, ast.Constant) and isinstance(n.value, str)
            }
            assert words & names == set(), file


def test_nobody_asks_which_edition_it_is() -> None:
    """Only validation.py compares the number, to see whether there is such an edition."""
    for file in (SOURCE / "rules").rglob("*.py"):
        if "editions" in file.parts or file.name == "validation.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                names = {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
                assert "edition" not in names, f"{file}:{node.lineno}"


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_functions_and_files_stay_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST
    most = 12 if {"cards", "tiles"} & set(file.parts) else 40
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            assert length <= most, f"{node.name} has {length} lines"


def test_files_of_tests_stay_short() -> None:
    long = [file.name for file in TESTS if file.read_text(encoding="utf-8").count("\n") > LONGEST]
    assert long == []


def test_rules_stay_within_what_compiles_for_every_target() -> None:
    """No objects, strings, containers, exceptions or closures in any function that is compiled."""
    forbidden = (
        *(ast.Try, ast.With, ast.Raise, ast.Assert, ast.Lambda, ast.Yield, ast.Global),
        *(ast.Dict, ast.Set, ast.List, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp),
        *(ast.JoinedStr, ast.Starred, ast.ClassDef, ast.Import, ast.ImportFrom),
    )
    reached = functions_reached(play_checked) | functions_reached(step_games)
    assert len(reached) > 400
    for function in reached:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        for node in ast.walk(tree.body[0]):
            found = type(node).__name__
            assert not isinstance(node, forbidden), f"{function.__qualname__}: {found}"


def test_every_moment_has_a_card_and_every_thing_acts() -> None:
    idle = [
        name
        for name, moment in vars(moments).items()
        if isinstance(moment, Moment) and not isinstance(moment, Possible) and not moment.effects
    ]
    assert idle == []
    acting = {
        thing for m in vars(moments).values() if isinstance(m, Moment) for thing, _ in m.effects
    }
    assert [t.label for t in THINGS_PRINTED if t.number not in acting] == []

"""Checks of the architecture: import direction, module names, file and function sizes, and the
Python subset that the compiled rules may use."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from pathlib import Path

import pytest

from daikaiju.arena.random_play import play_checked
from daikaiju.envs.game_loop import step_games
from daikaiju.rules import moments
from daikaiju.rules.compiler import functions_reached
from daikaiju.rules.definitions import ALL_THINGS
from daikaiju.rules.hooks import Moment, OfferQuery

SOURCE = Path(__file__).parent.parent / "src" / "daikaiju"
FILES = sorted(SOURCE.rglob("*.py"))
TESTS = sorted(Path(__file__).parent.rglob("*.py"))
# The packages of daikaiju that each package may import.
PACKAGES: dict[str, set[str]] = {
    "rules": set(),
    "rng": {"rules"},  # only rules.signatures, for compiled functions
    "text": set(),
    "record": {"rules", "rng", "text"},
    "odds": {"rules", "record", "text"},
    "spaces": {"rules", "record"},
    "bots": {"rules", "record", "rng", "odds", "spaces", "text"},
    "coach": {"rules", "record", "rng", "odds", "bots", "text"},
    "arena": {"rules", "spaces", "record", "rng", "odds", "bots", "text"},
    "envs": {"rules", "record", "rng", "odds", "spaces", "bots", "text"},
    "wasm": {"rules", "rng", "odds", "arena", "bots", "coach"},
    "server": {"rules", "record", "rng", "odds", "bots", "coach", "text"},
    "cli": {"rules", "record", "rng", "odds", "bots", "coach", "arena", "server", "envs", "text"},
}
# The layers of the server, lowest first. A sub-package or module imports only from lower layers.
SERVER_LAYERS: tuple[set[str], ...] = (
    {"email_address"},
    {"value_checks", "light_queue"},
    {"clock", "log_file", "metrics", "processes", "refusals", "settings"},
    {"logs", "protocol", "store"},
    {"client", "tables", "workers"},
    {"mail", "updates"},
    {"actors"},
    {"push", "ratings"},
    {"web"},
    {"codegen", "runner"},
)
MAX_FILE_LINES = 400
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "json", "logging", "socket", "sqlite3"}
NAMES_IN_ING = {"arena/rating.py": "a rating is the number that a bot has on the ladder"}


def _imports(file: Path) -> set[str]:
    """Return the dotted names that a file imports: `package.module` or `package.module.name`."""
    found = set()
    package = file.relative_to(SOURCE.parent).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *filter(None, [node.module])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_packages_import_in_one_direction(file: Path) -> None:
    package = file.relative_to(SOURCE).parts[0]
    if package.endswith(".py"):
        return
    for name in _imports(file):
        parts = name.split(".")
        if parts[0] == "daikaiju" and (SOURCE / parts[1]).is_dir():
            allowed = PACKAGES[package] | {package}
            assert parts[1] in allowed, f"{file.name} imports {name}"
        if package == "rules":
            assert parts[0] not in FORBIDDEN_IN_RULES, f"{file.name} imports {name}"


def test_server_imports_only_from_lower_layers() -> None:
    layers = {part: level for level, parts in enumerate(SERVER_LAYERS) for part in parts}
    imports = _imports_between_parts(SOURCE / "server")
    assert imports.keys() <= layers.keys(), "a part of the server has no layer"
    wrong = [
        f"{part} imports {other}"
        for part, others in imports.items()
        for other in others
        if layers[other] >= layers[part]
    ]
    assert wrong == []


PACKAGE_FOLDERS = sorted(file.parent for file in FILES if file.name == "__init__.py")


@pytest.mark.parametrize("folder", PACKAGE_FOLDERS, ids=lambda f: str(f.relative_to(SOURCE.parent)))
def test_sub_packages_have_no_import_cycles(folder: Path) -> None:
    """A cycle among plain modules of one package is allowed, one through a sub-package is not."""
    imports = _imports_between_parts(folder)
    for part in imports:
        if (folder / part).is_dir():
            assert part not in _reachable(imports, part), f"{part} is in an import cycle"


def _imports_between_parts(folder: Path) -> dict[str, set[str]]:
    """Return which modules and sub-packages of a package import which others of it."""
    prefix = [*folder.relative_to(SOURCE.parent).parts]
    found: dict[str, set[str]] = {}
    for file in folder.rglob("*.py"):
        part = file.relative_to(folder).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        names = [name.split(".") for name in _imports(file)]
        inside = [name for name in names if name[: len(prefix)] == prefix]
        others = {name[len(prefix)] for name in inside if len(name) > len(prefix)} - {part}
        found.setdefault(part, set()).update(other for other in others if _is_part(folder, other))
    return found


def _is_part(folder: Path, name: str) -> bool:
    return (folder / name).is_dir() or (folder / f"{name}.py").is_file()


def _reachable(imports: dict[str, set[str]], start: str) -> set[str]:
    """Return all parts that `start` imports, directly or through others."""
    found: set[str] = set()
    waiting = [*imports[start]]
    while waiting:
        part = waiting.pop()
        if part not in found:
            found.add(part)
            waiting += imports.get(part, set())
    return found


def test_module_names_do_not_end_in_ing() -> None:
    names = {file.relative_to(SOURCE).as_posix() for file in FILES if file.stem.endswith("ing")}
    assert names == NAMES_IN_ING.keys()


def test_modules_of_one_package_have_different_stems() -> None:
    """`driver` beside `driving`, or `record` beside `recorder`, are easily confused."""
    by_stem: dict[tuple[Path, str], list[str]] = {}
    for file in FILES:
        by_stem.setdefault((file.parent, _stem(file.stem)), []).append(file.stem)
    assert [names for names in by_stem.values() if len(names) > 1] == []


def _stem(name: str) -> str:
    """Return a module name without its grammatical suffixes and a final e."""
    while shorter := re.fullmatch(r"(.{3,}?)(?:ing|er|or|ed|en|s|ion)", name):
        name = shorter[1]
    return name.removesuffix("e")


def test_only_cards_tiles_and_editions_name_a_card() -> None:
    names = {t.name for t in ALL_THINGS} - {"heal", "barbs", "eternal", "jets", "tank"}
    for file in FILES:
        parts = file.relative_to(SOURCE).parts
        if parts[:1] == ("rules",) and parts[1] not in ("cards", "tiles", "editions"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            words = {n.id.lower() for n in ast.walk(tree) if isinstance(n, ast.Name)}
            words |= {
                n.value
                for n in ast.walk(tree)
                if isinstance(n, ast.Constant) and isinstance(n.value, str)
            }
            assert words & names == set(), file


def test_rules_do_not_compare_edition_numbers() -> None:
    """Only validation.py compares the number, to check that the edition exists."""
    for file in (SOURCE / "rules").rglob("*.py"):
        if "editions" in file.parts or file.name == "validation.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                names = {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
                assert "edition" not in names, f"{file}:{node.lineno}"


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_functions_and_files_are_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("\n") <= MAX_FILE_LINES
    max_lines = 12 if {"cards", "tiles"} & set(file.parts) else 40
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            assert length <= max_lines, f"{node.name} has {length} lines"


def test_test_files_are_short() -> None:
    for file in TESTS:
        assert file.read_text(encoding="utf-8").count("\n") <= MAX_FILE_LINES, file.name


def test_browser_tests_wait_for_what_they_read() -> None:
    """`expect` and `expect_value` wait; an assertion about one reading fails on a busy machine."""
    reads = r"count|is_\w+|inner_text|all_inner_texts|text_content|get_attribute|input_value"
    once = re.compile(rf"assert [^#\n]*\.({reads})\(")
    found = {
        f"{file.name}: {line.strip()}"
        for file in TESTS
        if file.parent.name == "browser"
        for line in file.read_text(encoding="utf-8").splitlines()
        if once.search(line)
    }
    assert not found


def test_compiled_functions_use_only_what_every_target_supports() -> None:
    """Compiled functions have no objects, strings, containers, exceptions or closures."""
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


def test_every_moment_has_an_effect_and_every_thing_acts() -> None:
    idle = [
        name
        for name, moment in vars(moments).items()
        if isinstance(moment, Moment) and not isinstance(moment, OfferQuery) and not moment.effects
    ]
    assert idle == []
    acting = {
        thing for m in vars(moments).values() if isinstance(m, Moment) for thing, _ in m.effects
    }
    assert [t.label for t in ALL_THINGS if t.number not in acting] == []

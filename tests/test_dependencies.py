"""pyproject.toml, constraints.txt and the imports of the code agree."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CORE = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
LOCK = [
    Requirement(line)
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
UNLOCKED = {"torch", "triton"}  # the extra ppo, which `make lock` leaves out
PINNED = ["llvmlite", "numba", "numba-cuda", "uvicorn"]  # their private internals are in use

# Modules whose distribution has another name. The longest prefix decides.
DISTRIBUTIONS = {
    "PIL": "pillow",
    "fluent.runtime": "fluent-runtime",
    "fluent.syntax": "fluent-syntax",
    "numba.cuda": "numba-cuda",
    "pyspiel": "open-spiel",
    "yaml": "pyyaml",
}
OWN = {"daikaiju", *(path.stem for path in [*ROOT.iterdir(), *ROOT.glob("tests/**/*.py")])}
OPTIONAL_FOLDERS = ("server/", "envs/", "cli/mcp/")  # packages that need an extra


def _declared(requirements: list[str]) -> dict[str, Requirement]:
    parsed = [Requirement(each) for each in requirements]
    return {canonicalize_name(each.name): each for each in parsed if each.name != "daikaiju"}


ALL = _declared([*CORE, *(each for extra in EXTRAS.values() for each in extra)])


def _distribution(module: str) -> str | None:
    """Return the distribution of a module; None for the standard library and this project."""
    top = module.partition(".")[0]
    if top in sys.stdlib_module_names or top in OWN:
        return None
    prefixes = [each for each in DISTRIBUTIONS if f"{module}.".startswith(f"{each}.")]
    return DISTRIBUTIONS[max(prefixes, key=len)] if prefixes else canonicalize_name(top)


def _imports(tree: ast.AST, everywhere: bool = True) -> Iterator[str]:
    """Yield the modules that a file imports, in functions only if `everywhere`."""
    for node in ast.walk(tree) if everywhere else ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _undeclared(path: Path, declared: set[str], everywhere: bool = True) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    used = {_distribution(module) for module in _imports(tree, everywhere)} - {None}
    return [f"{path.relative_to(ROOT)}: {name}" for name in sorted(used - declared, key=str)]


@pytest.mark.parametrize("folder", ["src", "tests", "training", "scripts"])
def test_each_third_party_import_is_a_declared_dependency(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert [fault for file in files for fault in _undeclared(file, {*ALL})] == []


def test_modules_of_the_core_import_only_core_dependencies_at_module_level() -> None:
    package = ROOT / "src" / "daikaiju"
    core = [
        file
        for file in sorted(package.rglob("*.py"))
        if not file.relative_to(package).as_posix().startswith(OPTIONAL_FOLDERS)
    ]
    declared = {*_declared(CORE)}
    assert [fault for file in core for fault in _undeclared(file, declared, False)] == []


def _locked(name: str, python: str) -> list[Version]:
    """Return the versions that the lock gives a distribution on Linux."""
    machine = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "platform_machine": "x86_64",
        "platform_python_implementation": "CPython",
    }
    return [
        Version(str(each.specifier).removeprefix("=="))
        for each in LOCK
        if canonicalize_name(each.name) == name
        and (each.marker is None or each.marker.evaluate(machine))
    ]


@pytest.mark.parametrize("python", PYTHONS)
def test_the_lock_satisfies_every_declared_dependency(python: str) -> None:
    built_with = _declared(PROJECT["build-system"]["requires"])
    for name, requirement in [*ALL.items(), *built_with.items()]:
        if name in UNLOCKED:
            continue
        versions = _locked(name, python)
        assert len(versions) == 1, f"{name}: run `make lock`"
        assert versions[0] in requirement.specifier, f"{name}: run `make lock`"


def test_the_lock_has_exact_versions_and_names_no_index() -> None:
    for each in LOCK:
        assert re.fullmatch(r"==[^*,]+", str(each.specifier)), each
        assert each.url is None
    assert "://" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PINNED)
def test_a_package_whose_internals_are_used_is_pinned(name: str) -> None:
    exact = re.fullmatch(r"==([^*,]+)", str(ALL[name].specifier))
    assert exact, f"{name} has no exact version in pyproject.toml"
    assert _locked(name, PYTHONS[0]) == [Version(exact[1])]


def test_every_other_dependency_has_a_lower_bound() -> None:
    for name, requirement in ALL.items():
        assert {each.operator for each in requirement.specifier} & {">=", "=="}, name


def test_the_python_versions_are_stated_alike() -> None:
    supported = SpecifierSet(PROJECT["project"]["requires-python"])
    prefix = "Programming Language :: Python :: 3."
    stated = [each for each in PROJECT["project"]["classifiers"] if each.startswith(prefix)]
    assert stated == [f"{prefix}{python.removeprefix('3.')}" for python in PYTHONS]
    assert [f"3.{minor}" for minor in range(8, 20) if f"3.{minor}" in supported] == PYTHONS


def test_installs_use_the_lock() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in makefile.splitlines() if "pip install" in line]
    assert len(installs) == 1
    assert installs[0].startswith("INSTALL := PIP_CONSTRAINT=constraints.txt ")
    assert "PIP_CONSTRAINT=/source/constraints.txt" in (ROOT / "deploy/Containerfile").read_text()


@pytest.mark.skipif(not (ROOT / ".ci").is_dir(), reason="a source distribution has no .ci")
def test_the_tests_of_the_lower_bounds_exist() -> None:
    script = (ROOT / ".ci" / "minimum").read_text(encoding="utf-8")
    tests = re.findall(r"tests/\S+\.py", script)
    assert len(tests) > 10
    assert [test for test in tests if not (ROOT / test).is_file()] == []

"""What happens when the package is built: the page with it, and only when it must be."""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SPEC = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert SPEC
assert SPEC.loader
hatch_build = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(hatch_build)


def _put(file: Path, changed: float) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("", encoding="utf-8")
    os.utime(file, (changed, changed))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose page was built after all that it is made of."""
    _put(tmp_path / "web/src/main.ts", 100)
    _put(tmp_path / "web/package.json", 110)
    _put(tmp_path / "web/node_modules/svelte/package.json", 300)
    _put(tmp_path / hatch_build.BUILT / hatch_build.FRONT, 200)
    return tmp_path


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The projects whose page was built."""
    built: list[Path] = []
    monkeypatch.setattr(hatch_build, "build", built.append)
    return built


def _prepared(root: Path, version: str = "standard", target: str = "wheel") -> dict[str, Any]:
    data: dict[str, Any] = {"artifacts": []}
    hook = hatch_build.PageHook(str(root), {}, None, None, "", target)
    hook.initialize(version, data)
    return data


def test_a_page_that_is_there_and_new_is_taken_as_it_is(root: Path, builds: list[Path]) -> None:
    assert _prepared(root) == {"artifacts": [f"/{hatch_build.BUILT}/**"]}
    assert builds == []


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/main.ts",
        "web/src/new.ts",
        "web/package.json",
        "src/daikaiju/text/locales/en/cards.ftl",
    ],
)
def test_a_page_that_is_older_than_a_source_is_built(
    root: Path, builds: list[Path], changed: str
) -> None:
    _put(root / changed, 250)
    _prepared(root)
    assert builds == [root]


def test_a_page_that_is_not_there_is_built(root: Path, builds: list[Path]) -> None:
    (root / hatch_build.BUILT / hatch_build.FRONT).unlink()
    _prepared(root)
    assert builds == [root]


@pytest.mark.parametrize(("version", "target"), [("editable", "wheel"), ("standard", "sdist")])
def test_nothing_else_builds_the_page(
    root: Path, builds: list[Path], version: str, target: str
) -> None:
    shutil.rmtree(root / hatch_build.BUILT)
    assert _prepared(root, version, target) == {"artifacts": []}
    assert builds == []


def test_without_node_one_sentence_says_so(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(hatch_build.venv, "create", nothing)
    with pytest.raises(RuntimeError, match="install Node and build again"):
        hatch_build.build(root)


def test_a_build_that_fails_says_where(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def broken() -> Iterator[Path]:
        program = tmp_path / "npm"
        program.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
        program.chmod(0o755)
        yield program

    monkeypatch.setattr(hatch_build, "npm", broken)
    with pytest.raises(RuntimeError, match="`npm install --no-save --silent` in web/ failed"):
        hatch_build.build(root)

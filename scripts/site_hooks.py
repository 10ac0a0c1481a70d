"""MkDocs hooks: files of the repository outside docs/ become pages of the site.

Pages link to files such as `../examples/my_bot.py`, so that the links work on a code forge too.
For the site each linked file becomes a page `source/PATH.md`, and the link is changed to it.
Markdown files at the top (CONTRIBUTING.md, CHANGELOG.md) become pages under their own name.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
TOP = ("CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"(\]\()(?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?(\))")
LANGUAGES = {
    ".py": "python",
    ".ts": "typescript",
    ".yaml": "yaml",
    ".toml": "toml",
    ".service": "ini",
    ".conf": "nginx",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for each file outside docs/ that a page links to."""
    texts = {name: (ROOT / name).read_text("utf-8") for name in TOP}
    for file in files.documentation_pages():
        texts[f"docs/{file.src_uri}"] = file.content_string
    added: dict[str, str] = {name: texts[name] for name in TOP}
    waiting = list(texts.items())
    while waiting:
        name, text = waiting.pop()
        for match in LINK.finditer(text):
            path = _target(name, match[2])
            if path in texts or _is_in_site(path) or not (ROOT / path).exists():
                continue
            texts[path] = added[path] = _read(path)
            if path.endswith(".md"):
                waiting.append((path, added[path]))
    for path, text in added.items():
        files.append(File.generated(config, _page_of(path), content=_text(path, text)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead links to files outside docs/ to the pages that show these files."""
    here = page.file.src_uri
    name = _repository_path(here)

    def changed(match: re.Match[str]) -> str:
        path = _target(name, match[2])
        if not (ROOT / path).exists():
            return match[0]
        link = posixpath.relpath(_page_of(path), posixpath.dirname(here) or ".")
        return f"{match[1]}{link}{match[3] or ''}{match[4]}"

    return LINK.sub(changed, markdown)


def _target(name: str, link: str) -> str:
    """Return the repository path that a link in a file leads to."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), link))


def _is_in_site(path: str) -> bool:
    return path.startswith("docs/") or path in TOP


def _page_of(path: str) -> str:
    """Return the source address in the site for a repository path."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path in TOP:
        return path
    if path == "README.md":
        return "index.md"
    if (ROOT / path).is_dir():
        return f"source/{path}/index.md"
    return f"source/{path}" if path.endswith(".md") else f"source/{path}.md"


def _repository_path(page: str) -> str:
    """Return the repository path for a source address in the site: the inverse of `_page_of`."""
    if page in TOP:
        return page
    if not page.startswith("source/"):
        return f"docs/{page}"
    path = page.removeprefix("source/")
    if (ROOT / path).exists():
        return path
    path = path.removesuffix("/index.md")
    return f"{path}/index.md" if (ROOT / path).is_dir() else path.removesuffix(".md")


def _read(path: str) -> str:
    found = ROOT / path
    if not found.is_dir():
        return found.read_text("utf-8")
    readme = found / "README.md"
    if readme.exists():
        return readme.read_text("utf-8")
    names = sorted(each.name for each in found.iterdir() if not each.name.startswith("."))
    return f"# {path}\n\n" + "".join(f"- `{name}`\n" for name in names)


def _text(path: str, text: str) -> str:
    """Return the Markdown of a page that shows a file."""
    if path.endswith(".md") or (ROOT / path).is_dir():
        return text
    language = LANGUAGES.get(Path(path).suffix, "text")
    front = "---\nsearch:\n  exclude: true\n---\n"
    return f"{front}# {Path(path).name}\n\n`{path}`\n\n````{language}\n{text}\n````\n"

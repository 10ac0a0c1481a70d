"""The files of the page: read once, found by their exact names, and never elsewhere.

`built/` is the page that Vite makes of `web/`. Where it was not built, a few words say so: all that
programs talk to works without it.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...text import RIGHT_TO_LEFT, sentence
from ..refusals import Refusal

FRONT: Final = "index.html"
WORKER: Final = "sw.js"  # keeps the page in the browser; only for what lies below its address
BUILT: Final = "built"
KEPT: Final = "no-cache"  # browsers keep a file, but ask each time whether it is still the same
KEPT_LONG: Final = "public, max-age=31536000, immutable"  # never the same name for another file
_NAMED_BY_CONTENT: Final = "assets/"  # in `built/`
_KINDS: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_UNBUILT: Final = ("title", "build", "meanwhile")  # sentences of text/locales/*/unbuilt.ftl
_WORTH_PACKING: Final = 1024  # bytes
_TEXTS: Final = ("text/", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    data: bytes
    kind: str
    tag: str  # another whenever the file is another
    kept: str = KEPT
    packed: bytes = b""  # by gzip; empty: not worth it

    def response(self, request: Request) -> Response:
        is_packed = bool(self.packed) and "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{self.tag}-gzip"' if is_packed else f'"{self.tag}"'
        headers = {"Cache-Control": self.kept, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        data = self.packed if is_packed else self.data
        return Response(data, headers=headers, media_type=self.kind)


class Pages:
    """All files, by their path below their folder."""

    def __init__(self, folder: Traversable | None = None) -> None:
        built = (folder or files(__package__)) / BUILT
        self._files = dict(_files_in(built)) if (built / FRONT).is_file() else {}

    def front(self, request: Request, language: str) -> Response:
        """The page, or what to do so that there is one."""
        if FRONT not in self._files:
            headers = {"Cache-Control": "no-store", "Vary": "Accept-Language"}
            return HTMLResponse(_unbuilt(language), 503, headers)
        return self._files[FRONT].response(request)

    def file(self, path: str) -> File:
        """What is asked for is a name in a list, not a path on a disk: no dots lead out of it."""
        if path not in self._files:
            raise Refusal("no-such-page")
        return self._files[path]


def _unbuilt(language: str) -> str:
    title, *lines = (escape(sentence(f"unbuilt-{each}", language)) for each in _UNBUILT)
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return (
        f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>Daikaiju</title>\n<h1>{title}</h1>\n"
        + "".join(f"<p>{line}</p>\n" for line in lines)
    )


def _files_in(folder: Traversable, above: str = "") -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for each in folder.iterdir():
        if each.name.startswith("."):
            continue
        if each.is_dir():
            found += _files_in(each, f"{above}{each.name}/")
        else:
            kept = KEPT_LONG if above.startswith(_NAMED_BY_CONTENT) else KEPT
            found.append((above + each.name, _read(each, kept)))
    return found


def _read(file: Traversable, kept: str) -> File:
    data = file.read_bytes()
    ending = "." + file.name.rpartition(".")[2]
    kind = _KINDS.get(ending) or mimetypes.types_map.get(ending, "application/octet-stream")
    is_text = kind.startswith(_TEXTS)
    if is_text and "charset" not in kind:
        kind += "; charset=utf-8"
    packed = gzip.compress(data, mtime=0) if is_text and len(data) >= _WORTH_PACKING else b""
    return File(data, kind, hashlib.sha256(data).hexdigest()[:16], kept, packed)

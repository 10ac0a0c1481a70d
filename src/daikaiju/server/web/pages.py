"""The files of the page in `page/`: read once, found by their exact names, and never elsewhere."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..refusals import Refusal

FRONT: Final = "index.html"
KEPT: Final = "no-cache"  # browsers keep a file, but ask each time whether it is still the same
_KINDS: Final = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
_TEXTS: Final = ("text/", "application/json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    data: bytes
    kind: str
    tag: str  # another whenever the file is another

    def response(self, request: Request) -> Response:
        headers = {"Cache-Control": KEPT, "ETag": self.tag}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(self.data, headers=headers, media_type=self.kind)


class Pages:
    """All files, by their path below the folder."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._files = dict(_files_in(folder or files(__package__) / "page"))

    def file(self, path: str) -> File:
        """What is asked for is a name in a list, not a path on a disk: no dots lead out of it."""
        if path not in self._files:
            raise Refusal("no-such-page")
        return self._files[path]


def _files_in(folder: Traversable, above: str = "") -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for each in folder.iterdir():
        if each.name.startswith("."):
            continue
        if each.is_dir():
            found += _files_in(each, f"{above}{each.name}/")
        else:
            found.append((above + each.name, _read(each)))
    return found


def _read(file: Traversable) -> File:
    data = file.read_bytes()
    ending = "." + file.name.rpartition(".")[2]
    kind = _KINDS.get(ending) or mimetypes.types_map.get(ending, "application/octet-stream")
    if kind.startswith(_TEXTS) and "charset" not in kind:
        kind += "; charset=utf-8"
    return File(data, kind, f'"{hashlib.sha256(data).hexdigest()[:16]}"')

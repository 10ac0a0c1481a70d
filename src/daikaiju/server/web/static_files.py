"""The files of the web page, read into memory once and found by their exact names.

Vite builds the page from `web/` into `built/`. Without it the server answers with a short notice;
the API works without the page.
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

from ...text import RIGHT_TO_LEFT, translate
from ..refusals import Refusal

INDEX: Final = "index.html"
SERVICE_WORKER: Final = "sw.js"  # must be at the root: its scope is the path below it
BUILT_FOLDER: Final = "built"
REVALIDATE: Final = "no-cache"  # browsers cache the file and revalidate it each time
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the name has a hash
_HASHED_NAMES: Final = "assets/"  # in `built/`
_MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NOTICE: Final = ("title", "build", "meanwhile")  # sentences of text/locales/*/unbuilt.ftl
_MIN_GZIP: Final = 1024  # bytes
_TEXT_TYPES: Final = ("text/", "application/manifest+json", "image/svg+xml")
_COMPRESSED_TYPES: Final = ("application/wasm", "application/octet-stream")  # beside texts


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file with its response headers."""

    data: bytes
    media_type: str
    etag: str  # a hash of the data
    cache_control: str = REVALIDATE
    gzipped: bytes = b""  # empty: sent uncompressed

    @classmethod
    def make(
        cls, data: bytes, media_type: str, is_compressed: bool, cache_control: str
    ) -> StaticFile:
        """Return a file with its compressed data if they are wanted."""
        gzipped = gzip.compress(data, mtime=0) if is_compressed and len(data) >= _MIN_GZIP else b""
        etag = hashlib.sha256(data).hexdigest()[:16]
        return cls(data, media_type, etag, cache_control, gzipped)

    def response(self, request: Request) -> Response:
        """Return the response for a request: compressed or not, or 304."""
        is_gzipped = bool(self.gzipped) and "gzip" in request.headers.get("accept-encoding", "")
        etag = f'"{self.etag}-gzip"' if is_gzipped else f'"{self.etag}"'
        headers = {"Cache-Control": self.cache_control, "ETag": etag, "Vary": "Accept-Encoding"}
        if etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if is_gzipped:
            headers["Content-Encoding"] = "gzip"
        data = self.gzipped if is_gzipped else self.data
        return Response(data, headers=headers, media_type=self.media_type)


class StaticFiles:
    """All files of the page, by their path below the folder `built/`."""

    def __init__(self, folder: Traversable | None = None) -> None:
        built = (folder or files(__package__)) / BUILT_FOLDER
        self._files = dict(_read_folder(built)) if (built / INDEX).is_file() else {}

    def index(self, request: Request, language: str) -> Response:
        """Return the page, or a notice that says how to build it."""
        if INDEX not in self._files:
            headers = {"Cache-Control": "no-store", "Vary": "Accept-Language"}
            return HTMLResponse(_build_notice(language), 503, headers)
        return self._files[INDEX].response(request)

    def file(self, path: str) -> StaticFile:
        """Return a file by name. Names are dictionary keys, so `..` cannot reach other files."""
        if path not in self._files:
            raise Refusal("no-such-page")
        return self._files[path]


def _build_notice(language: str) -> str:
    title, *lines = (escape(translate(f"unbuilt-{each}", language)) for each in _NOTICE)
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return (
        f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>Daikaiju</title>\n<h1>{title}</h1>\n"
        + "".join(f"<p>{line}</p>\n" for line in lines)
    )


def _read_folder(folder: Traversable, parent: str = "") -> list[tuple[str, StaticFile]]:
    found: list[tuple[str, StaticFile]] = []
    for each in folder.iterdir():
        if each.name.startswith("."):
            continue
        if each.is_dir():
            found += _read_folder(each, f"{parent}{each.name}/")
        else:
            cache_control = IMMUTABLE if parent.startswith(_HASHED_NAMES) else REVALIDATE
            found.append((parent + each.name, _read_file(each, cache_control)))
    return found


def _read_file(file: Traversable, cache_control: str) -> StaticFile:
    data = file.read_bytes()
    suffix = "." + file.name.rpartition(".")[2]
    media_type = _MEDIA_TYPES.get(suffix) or mimetypes.types_map.get(
        suffix, "application/octet-stream"
    )
    is_text = media_type.startswith(_TEXT_TYPES)
    if is_text and "charset" not in media_type:
        media_type += "; charset=utf-8"
    is_compressed = is_text or media_type in _COMPRESSED_TYPES
    return StaticFile.make(data, media_type, is_compressed, cache_control)

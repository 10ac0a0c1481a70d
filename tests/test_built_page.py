"""Which page is served: the built one where there is one, else the plain one."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from daikaiju.server.refusals import Refusal
from daikaiju.server.web import pages
from daikaiju.server.web.pages import FRONT, KEPT, KEPT_LONG, Pages

BUILT = Path(pages.__file__).parent / "built"
CHUNK = "assets/index-a1b2c3.js"


def _put(folder: Path, contents: dict[str, str]) -> None:
    for name, text in contents.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _answer(served: Pages, name: str, **said: str) -> Response:
    headers = [(key.replace("_", "-").encode(), value.encode()) for key, value in said.items()]
    request = Request({"type": "http", "method": "GET", "headers": headers})
    return served.file(name).response(request)


def _cached(served: Pages, name: str) -> str:
    return _answer(served, name).headers["cache-control"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    _put(tmp_path / "page", {FRONT: "plain", "main.js": "old"})
    return tmp_path


def test_without_a_build_the_plain_page_is_served(home: Path) -> None:
    assert Pages(home).file(FRONT).data == b"plain"


def test_a_build_takes_its_place(home: Path) -> None:
    _put(home / "built", {FRONT: "built", CHUNK: "new"})
    served = Pages(home)
    assert served.file(FRONT).data == b"built"
    assert served.file(CHUNK).kind == "text/javascript; charset=utf-8"
    assert served.file("main.js").data == b"old", "for browsers that still show the plain page"


def test_a_build_that_was_not_finished_is_not_served(home: Path) -> None:
    _put(home / "built", {CHUNK: "new"})
    served = Pages(home)
    assert served.file(FRONT).data == b"plain"
    with pytest.raises(Refusal):
        served.file(CHUNK)


def test_only_files_that_are_named_by_their_content_are_kept_for_long(home: Path) -> None:
    _put(home / "built", {FRONT: "built", CHUNK: "new", "icon.svg": "<svg/>"})
    served = Pages(home)
    assert _cached(served, CHUNK) == KEPT_LONG
    assert [_cached(served, name) for name in (FRONT, "icon.svg", "main.js")] == [KEPT] * 3


def test_long_texts_are_packed_for_browsers_that_can_unpack_them(home: Path) -> None:
    text = "let monsters = 8;\n" * 200
    _put(home / "built", {FRONT: "built", CHUNK: text})
    served = Pages(home)
    packed = _answer(served, CHUNK, accept_encoding="br, gzip")
    plain = _answer(served, CHUNK)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body == text.encode()
    assert packed.headers["etag"] != plain.headers["etag"]
    assert _answer(served, CHUNK, if_none_match=plain.headers["etag"]).status_code == 304
    assert "content-encoding" not in _answer(served, FRONT, accept_encoding="gzip").headers


# --- what was built, where it was ----------------------------------------------------------------

built = pytest.mark.skipif(not (BUILT / FRONT).is_file(), reason="the client was not built here")


@built
def test_the_built_document_keeps_to_the_policy_of_the_server() -> None:
    document = (BUILT / FRONT).read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=", document)
    assert re.findall(r"<script(?![^>]*\ssrc=)", document) == []
    named = re.findall(r'(?:src|href)="([^"]+)"', document)
    assert named
    for address in named:
        assert (BUILT / address.removeprefix("/static/")).is_file(), address


@built
def test_nothing_that_was_built_is_fetched_from_elsewhere() -> None:
    for file in (BUILT / "assets").iterdir():
        text = file.read_text(encoding="utf-8")
        assert "url(data:" not in text, file.name
        assert "@import" not in text, file.name
        addresses = set(re.findall(r"https?://[a-z0-9.-]+\.[a-z]{2,}", text))
        assert addresses <= {"http://www.w3.org", "https://svelte.dev"}, file.name

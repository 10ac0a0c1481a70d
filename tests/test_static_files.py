"""The page that was built: how it is served, and what is said where there is none."""

from __future__ import annotations

import gzip
import json
import re
from html import escape
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from daikaiju.server.refusals import Refusal
from daikaiju.server.web import static_files
from daikaiju.server.web.static_files import FRONT, KEPT, KEPT_LONG, WORKER, Pages
from daikaiju.text import LANGUAGES, sentence

BUILT = Path(static_files.__file__).parent / "built"
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


def _front(served: Pages, language: str = "en") -> Response:
    return served.front(Request({"type": "http", "method": "GET", "headers": []}), language)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    _put(tmp_path / "built", {FRONT: "built", CHUNK: "new"})
    return tmp_path


def test_what_was_built_is_served(home: Path) -> None:
    served = Pages(home)
    assert _front(served).body == served.file(FRONT).data == b"built"
    assert served.file(CHUNK).kind == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_was_built_a_few_words_say_what_to_do(tmp_path: Path, language: str) -> None:
    (tmp_path / "built").mkdir()
    answer = _front(Pages(tmp_path), language)
    text = bytes(answer.body).decode()
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert f'<html lang="{language}" dir="{"rtl" if language == "fa" else "ltr"}">' in text
    for key in ("title", "build", "meanwhile"):
        assert escape(sentence(f"unbuilt-{key}", language)) in text
    assert "make web" in text
    assert "/api" in text


def test_a_build_that_was_not_finished_is_not_served(home: Path) -> None:
    (home / "built" / FRONT).unlink()
    served = Pages(home)
    assert _front(served).status_code == 503
    with pytest.raises(Refusal):
        served.file(CHUNK)


def test_what_makes_the_page_installable_has_its_kind(home: Path) -> None:
    contents = {"manifest.webmanifest": "{}", WORKER: "", "icon-192.png": "", "icon.svg": "<svg/>"}
    _put(home / "built", contents)
    served = Pages(home)
    assert [served.file(name).kind.partition(";")[0] for name in contents] == [
        "application/manifest+json",
        "text/javascript",
        "image/png",
        "image/svg+xml",
    ]
    assert {_cached(served, name) for name in contents} == {KEPT}


def test_only_files_that_are_named_by_their_content_are_kept_for_long(home: Path) -> None:
    _put(home / "built", {"icon.svg": "<svg/>"})
    served = Pages(home)
    assert _cached(served, CHUNK) == KEPT_LONG
    assert [_cached(served, name) for name in (FRONT, "icon.svg")] == [KEPT] * 2


def test_long_texts_are_packed_for_browsers_that_can_unpack_them(home: Path) -> None:
    text = "let monsters = 8;\n" * 200
    _put(home / "built", {CHUNK: text})
    served = Pages(home)
    packed = _answer(served, CHUNK, accept_encoding="br, gzip")
    plain = _answer(served, CHUNK)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body == text.encode()
    assert packed.headers["etag"] != plain.headers["etag"]
    assert _answer(served, CHUNK, if_none_match=plain.headers["etag"]).status_code == 304
    assert "content-encoding" not in _answer(served, FRONT, accept_encoding="gzip").headers


# --- what was built, where it was ----------------------------------------------------------------

built = pytest.mark.skipif(not (BUILT / FRONT).is_file(), reason="the page was not built here")


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
    for file in (BUILT / "assets").glob("*.[jc]s*"):
        text = file.read_text(encoding="utf-8")
        assert "url(data:" not in text, file.name
        assert "@import" not in text, file.name
        addresses = set(re.findall(r"https?://[a-z0-9.-]+\.[a-z]{2,}", text))
        assert addresses <= {"http://www.w3.org", "https://svelte.dev"}, file.name


@built
def test_what_was_built_can_be_installed() -> None:
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (
        "/",
        "/",
        "standalone",
    )
    sizes = set()
    for icon in manifest["icons"]:
        file = BUILT / icon["src"].removeprefix("/static/")
        sizes.add((icon["sizes"], icon.get("purpose", "any")))
        if file.suffix == ".png":
            width = int.from_bytes(file.read_bytes()[16:20])  # where a PNG says it
            assert icon["sizes"] == f"{width}x{width}", file.name
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes


@built
def test_the_worker_keeps_every_file_that_was_built_but_fonts() -> None:
    worker = (BUILT / WORKER).read_text(encoding="utf-8")
    for file in BUILT.rglob("*"):
        name = file.relative_to(BUILT).as_posix()
        if file.is_file():
            is_kept = file.suffix != ".woff2" and name not in (FRONT, WORKER)
            assert (f"/static/{name}" in worker) == is_kept, name

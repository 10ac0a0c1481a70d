"""Static files: how the built page is served, and the page shown without a build."""

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
from daikaiju.server.web.static_files import (
    IMMUTABLE,
    INDEX,
    REVALIDATE,
    SERVICE_WORKER,
    StaticFiles,
)
from daikaiju.text import LANGUAGES, translate

BUILT = Path(static_files.__file__).parent / "built"
CHUNK = "assets/index-a1b2c3.js"


def write_files(folder: Path, contents: dict[str, str]) -> None:
    for name, text in contents.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def respond(served: StaticFiles, name: str, **headers_sent: str) -> Response:
    headers = [
        (key.replace("_", "-").encode(), value.encode()) for key, value in headers_sent.items()
    ]
    request = Request({"type": "http", "method": "GET", "headers": headers})
    return served.file(name).response(request)


def cache_control(served: StaticFiles, name: str) -> str:
    return respond(served, name).headers["cache-control"]


def index_response(served: StaticFiles, language: str = "en") -> Response:
    return served.index(Request({"type": "http", "method": "GET", "headers": []}), language)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    write_files(tmp_path / "built", {INDEX: "built", CHUNK: "new"})
    return tmp_path


def test_built_files_are_served(home: Path) -> None:
    served = StaticFiles(home)
    assert index_response(served).body == served.file(INDEX).data == b"built"
    assert served.file(CHUNK).media_type == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_build_gives_a_page_with_instructions(tmp_path: Path, language: str) -> None:
    (tmp_path / "built").mkdir()
    answer = index_response(StaticFiles(tmp_path), language)
    text = bytes(answer.body).decode()
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert f'<html lang="{language}" dir="{"rtl" if language == "fa" else "ltr"}">' in text
    for key in ("title", "build", "meanwhile"):
        assert escape(translate(f"unbuilt-{key}", language)) in text
    assert "make web" in text
    assert "/api" in text


def test_build_without_an_index_is_not_served(home: Path) -> None:
    (home / "built" / INDEX).unlink()
    served = StaticFiles(home)
    assert index_response(served).status_code == 503
    with pytest.raises(Refusal):
        served.file(CHUNK)


def test_pwa_files_have_their_media_types(home: Path) -> None:
    contents = {
        "manifest.webmanifest": "{}",
        SERVICE_WORKER: "",
        "icon-192.png": "",
        "icon.svg": "<svg/>",
    }
    write_files(home / "built", contents)
    served = StaticFiles(home)
    assert [served.file(name).media_type.partition(";")[0] for name in contents] == [
        "application/manifest+json",
        "text/javascript",
        "image/png",
        "image/svg+xml",
    ]
    assert {cache_control(served, name) for name in contents} == {REVALIDATE}


def test_only_hashed_files_are_cached_as_immutable(home: Path) -> None:
    write_files(home / "built", {"icon.svg": "<svg/>"})
    served = StaticFiles(home)
    assert cache_control(served, CHUNK) == IMMUTABLE
    assert [cache_control(served, name) for name in (INDEX, "icon.svg")] == [REVALIDATE] * 2


def test_long_text_files_are_sent_with_gzip(home: Path) -> None:
    text = "let monsters = 8;\n" * 200
    write_files(home / "built", {CHUNK: text})
    served = StaticFiles(home)
    packed = respond(served, CHUNK, accept_encoding="br, gzip")
    plain = respond(served, CHUNK)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body == text.encode()
    assert packed.headers["etag"] != plain.headers["etag"]
    assert respond(served, CHUNK, if_none_match=plain.headers["etag"]).status_code == 304
    assert "content-encoding" not in respond(served, INDEX, accept_encoding="gzip").headers


# --- the present build ---------------------------------------------------------------------------

needs_build = pytest.mark.skipif(not (BUILT / INDEX).is_file(), reason="the page is not built")


@needs_build
def test_built_document_obeys_the_content_security_policy() -> None:
    document = (BUILT / INDEX).read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=", document)
    assert re.findall(r"<script(?![^>]*\ssrc=)", document) == []
    named = re.findall(r'(?:src|href)="([^"]+)"', document)
    assert named
    for address in named:
        assert (BUILT / address.removeprefix("/static/")).is_file(), address


@needs_build
def test_built_files_load_nothing_from_other_hosts() -> None:
    for file in (BUILT / "assets").glob("*.[jc]s*"):
        text = file.read_text(encoding="utf-8")
        assert "url(data:" not in text, file.name
        assert "@import" not in text, file.name
        addresses = set(re.findall(r"https?://[a-z0-9.-]+\.[a-z]{2,}", text))
        assert addresses <= {"http://www.w3.org", "https://svelte.dev"}, file.name


@needs_build
def test_built_manifest_is_installable() -> None:
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
            width = int.from_bytes(file.read_bytes()[16:20])  # the width field of a PNG
            assert icon["sizes"] == f"{width}x{width}", file.name
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes


@needs_build
def test_service_worker_caches_every_built_file_except_fonts() -> None:
    worker = (BUILT / SERVICE_WORKER).read_text(encoding="utf-8")
    for file in BUILT.rglob("*"):
        name = file.relative_to(BUILT).as_posix()
        if file.is_file():
            is_font = file.suffix == ".woff2" or file.parent.name == "licences"
            is_kept = not is_font and name not in (INDEX, SERVICE_WORKER)
            assert (f"/static/{name}" in worker) == is_kept, name


@needs_build
def test_licence_of_each_font_is_a_file_of_the_page() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (BUILT / "licences").iterdir()]
    assert len(texts) == 3
    assert all("SIL OPEN FONT LICENSE" in text for text in texts)

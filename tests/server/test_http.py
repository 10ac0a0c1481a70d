"""The server over HTTP: who somebody is, what the server says of itself, and its page."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from daikaiju.server.web import app
from daikaiju.server.web.guards import BODY
from daikaiju.server.web.http_types import Language
from daikaiju.server.web.static_files import Pages
from daikaiju.text import LANGUAGES, sentence
from links import raw
from serving import API, MANY, NOBODY, Served, Visitor, served

from .refused import is_refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One that does not mind how much is asked of it, with a page of its own."""
    home = tmp_path_factory.mktemp("page")
    (home / "built").mkdir()
    for name in ("index.html", "main.js", "manifest.webmanifest", "sw.js"):
        (home / "built" / name).write_text(f"this is {name}", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(app, "Pages", lambda: Pages(home))
        with served(tmp_path_factory.mktemp("server"), **MANY) as server:
            yield server


# --- who somebody is -----------------------------------------------------------------------------


def test_becoming_somebody_sets_a_cookie_that_scripts_cannot_read(server: Served) -> None:
    answer = server.stranger().post("/players", {"name": "Ann", "language": "fr"})
    me = answer.json()
    cookie: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    parts = cookie["daikaiju"]
    assert me == {"id": parts.value.partition(".")[0], "name": "Ann", "language": "fr"}
    assert (parts["httponly"], parts["samesite"], parts["path"]) == (True, "Lax", "/")
    assert not parts["secure"]
    assert not parts["domain"]
    assert int(parts["max-age"]) == 365 * 24 * 60 * 60
    identity, token = parts.value.split(".")
    assert (len(identity), len(token)) == (12, 43)


def test_behind_a_proxy_with_https_the_cookie_is_only_for_https(server: Served) -> None:
    answer = server.stranger(X_Forwarded_Proto="https").post("/players", {})
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in server.stranger().get("/server").headers


def test_who_is_somebody_stays_who_they_are(server: Served) -> None:
    ann = server.guest("Ann")
    answer = ann.post("/players", {"name": "Other"})
    assert answer.json() == {"id": ann.id, "name": "Ann", "language": ""}
    assert "set-cookie" not in answer.headers


def test_the_store_does_not_know_any_token(server: Served) -> None:
    ann = server.guest("Ann")
    token = ann.cookie.partition(".")[2].encode()
    folder = Path(server.settings.store).parent
    kept = b"".join(file.read_bytes() for file in folder.iterdir() if ".lock" not in file.name)
    assert ann.id.encode() in kept
    assert token not in kept


def test_a_cookie_holds_only_with_the_right_token(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    own, other = (guest.cookie.partition("=")[2] for guest in (ann, bob))
    identity, token = own.split(".")
    flipped = token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1]
    forged = [
        *(f"{identity}.{other.split('.')[1]}", f"{identity}.{flipped}", f"{identity}."),
        *(identity, f".{token}", f"{identity}.{token}x", f"{own}.{token}", f"{identity}..{token}"),
        *("x" * 12 + "." + token, "' OR 1=1 --", "../../etc/passwd", "%00", '"', "=" * 5000),
    ]
    for value in forged:
        forger = server.stranger(Cookie=f"daikaiju={value}")
        assert is_refused(forger.get("/tables/mine"), "no-player"), value
        assert forger.get("/players/me").json() == {"id": "", "name": "", "language": ""}, value
    assert ann.get("/players/me").json()["id"] == ann.id
    assert server.stranger(Cookie=f"a=b; {ann.cookie}; c").get("/players/me").status_code == 200


def test_name_and_language_can_be_changed(server: Served) -> None:
    ann = server.guest("Ann")
    changed = ann.ask("PATCH", f"{API}/players/me", json={"name": "Anna"}).json()
    assert changed == {"id": ann.id, "name": "Anna", "language": ""}
    changed = ann.ask("PATCH", f"{API}/players/me", json={"language": "ru"}).json()
    assert changed == {"id": ann.id, "name": "Anna", "language": "ru"}
    assert ann.get("/players/me").json() == changed


def test_a_browser_can_forget_who_it_is(server: Served) -> None:
    ann = server.guest("Ann")
    cookie = ann.ask("DELETE", f"{API}/players/me").headers["set-cookie"]
    assert cookie.startswith('daikaiju=""; ')
    assert "Max-Age=0" in cookie


def test_a_name_is_plain_text_in_one_line(server: Served) -> None:
    for name, plain in [
        ("Ann\r\nSet-Cookie: a=b", "Ann Set-Cookie: a=b"),
        ("\x00\x1b[31mAnn\x7f", "[31mAnn"),
        ("\u202eAnn\u2066", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Ann, Bob", "Ann Bob"),
        ("\u200b\u2028", ""),
    ]:
        answer = server.stranger().post("/players", {"name": name})
        assert answer.json()["name"] == plain
        assert answer.headers.get_list("set-cookie") == [answer.headers["set-cookie"]]
        assert "a=b" not in answer.headers["set-cookie"]


# --- languages -----------------------------------------------------------------------------------


def test_sentences_are_in_the_language_of_the_player_or_of_the_browser(server: Served) -> None:
    french = server.stranger(Accept_Language="fr-CA, en;q=0.5")
    assert french.get("/nothing").json()["sentence"] == sentence("refused-no-such-page", "fr")
    assert french.get("/tables/mine").json()["sentence"] == sentence("refused-no-player", "fr")
    ann = server.guest("Ann", Accept_Language="fr")
    ann.ask("PATCH", f"{API}/players/me", json={"language": "fa"})
    said = ann.get(f"/tables/{NOBODY}").json()["sentence"]
    assert said == sentence("refused-no-such-table", "fa")
    for odd in ("*", "", ";;;q=,", "x" * 5000, "fr;q=9"):
        said = server.stranger(Accept_Language=odd).get("/nothing").json()["sentence"]
        assert said == sentence("refused-no-such-page", "en")


def test_all_languages_of_the_sentences_can_be_chosen() -> None:
    assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]


# --- what the server is --------------------------------------------------------------------------


def test_the_server_says_what_it_offers(stranger: Visitor) -> None:
    info = stranger.get("/server").json()
    assert info["protocol"] == 1
    assert [edition["name"] for edition in info["editions"]] == ["first", "second", "dark"]
    for edition in info["editions"]:
        options = {option["name"]: option for option in edition["options"]}
        assert ("tiles" in options) == (edition["name"] == "dark")
        assert options["win"]["usual"] in options["win"]["values"]
        assert set(edition["monsters"]) <= set(info["monsters"])
    assert info["levels"] == ["easy", "medium", "hard", "expert"]
    assert "camouflage" in info["cards"]
    assert info["limits"]["body"] == BODY


def test_the_description_names_every_path(stranger: Visitor) -> None:
    description = stranger.get("/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    for path in ("/server", "/players/me", "/tables/{table}/commands", "/codes/{code}"):
        assert API + path in description["paths"]


def test_health_and_figures(server: Served, stranger: Visitor) -> None:
    assert stranger.ask("GET", "/healthz").json() == {"ok": True}
    assert stranger.ask("GET", "/readyz").json() == {"ok": True}
    assert "daikaiju_tables" in stranger.ask("GET", "/metrics").text
    outside = server.stranger(X_Forwarded_For="203.0.113.7")
    assert is_refused(outside.ask("GET", "/metrics"), "no-such-page")


def test_without_the_store_it_is_alive_but_not_ready(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open_table()
        server.do(server.hall.store.close)
        Path(server.settings.store).rename(tmp_path / "elsewhere.db")
        (tmp_path / "games.db").mkdir()
        assert ann.ask("GET", "/healthz").status_code == 200
        assert is_refused(ann.ask("GET", "/readyz"), "unavailable")
        assert is_refused(server.stranger().post("/players", {}), "unavailable")
        assert is_refused(ann.get("/tables"), "unavailable")
        assert is_refused(ann.command(table, "sit", seat=0, name="Ann"), "unavailable")


def test_a_mistake_of_ours_is_told_as_such(
    server: Served, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(code: str) -> None:
        raise RuntimeError(code)

    monkeypatch.setattr(server.hall, "id_of", fail)
    answer = ann.get("/codes/ABCDEF")
    assert is_refused(answer, "server-error")
    assert answer.headers["x-request-id"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "ABCDEF" not in answer.text


# --- the page ------------------------------------------------------------------------------------


def test_the_page_is_served_from_everywhere_where_it_belongs(stranger: Visitor) -> None:
    front = stranger.ask("GET", "/")
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert stranger.ask("GET", "/t/ABCDEF").content == front.content
    script = stranger.ask("GET", "/static/main.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "no-cache"
    tag = script.headers["etag"]
    again = stranger.ask("GET", "/static/main.js", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert stranger.ask("HEAD", "/static/main.js").headers["etag"] == tag


def test_what_makes_the_page_installable_is_where_browsers_look_for_it(stranger: Visitor) -> None:
    front, worker = stranger.ask("GET", "/"), stranger.ask("GET", "/sw.js")
    assert worker.text == "this is sw.js"
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    manifest = stranger.ask("GET", "/static/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json; charset=utf-8"
    for answer in (worker, manifest):
        policy = answer.headers["content-security-policy"]
        assert policy == front.headers["content-security-policy"]
        assert policy.startswith("default-src 'self'; ")


def test_without_a_page_the_server_says_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Pages", lambda: Pages(tmp_path))
    with served(tmp_path) as server:
        french = server.stranger(Accept_Language="fr-CH, en;q=0.5")
        for path in ("/", "/t/ABCDEF"):
            answer = french.ask("GET", path)
            assert answer.status_code == 503
            assert sentence("unbuilt-title", "fr") in answer.text
        assert is_refused(french.ask("GET", "/sw.js"), "no-such-page")
        assert french.get("/server").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static/....//app.py",
        "/static/..\\app.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/main.js%00",
        "/static/main.js/",
        "/static/",
        "/static",
        "/static/./main.js",
        "/static/index.html/../main.js",
        "/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_page(server: Served, path: str) -> None:
    said = raw(
        server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    )
    assert said.startswith(b"HTTP/1.1 404 ")
    assert b'"code":"no-such-page"' in said

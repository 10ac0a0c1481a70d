"""HTTP endpoints: sessions, languages, server information and the page."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from daikaiju.server.protocol.http_types import Language
from daikaiju.server.web import app
from daikaiju.server.web.guards import MAX_BODY
from daikaiju.server.web.static_files import StaticFiles
from daikaiju.text import LANGUAGES, translate
from live_server import API, HIGH_LIMITS, UNKNOWN_TABLE, Client, LiveServer, running_server
from raw_connections import send_raw

from .refusal_checks import is_refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with high rate limits and a page."""
    home = tmp_path_factory.mktemp("page")
    (home / "built").mkdir()
    for name in ("index.html", "main.js", "manifest.webmanifest", "sw.js"):
        (home / "built" / name).write_text(f"this is {name}", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(app, "StaticFiles", lambda: StaticFiles(home))
        with running_server(tmp_path_factory.mktemp("server"), **HIGH_LIMITS) as server:
            yield server


# --- sessions ------------------------------------------------------------------------------------


def test_new_player_gets_an_http_only_cookie(server: LiveServer) -> None:
    answer = server.anonymous_client().post("/players", {"name": "Ann", "language": "fr"})
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


def test_cookie_is_secure_behind_an_https_proxy(server: LiveServer) -> None:
    answer = server.anonymous_client(X_Forwarded_Proto="https").post("/players", {})
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in server.anonymous_client().get("/server").headers


def test_known_player_keeps_the_identity(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    answer = ann.post("/players", {"name": "Other"})
    assert answer.json() == {"id": ann.id, "name": "Ann", "language": ""}
    assert "set-cookie" not in answer.headers


def test_store_contains_no_token(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    token = ann.cookie.partition(".")[2].encode()
    folder = Path(server.settings.store).parent
    kept = b"".join(file.read_bytes() for file in folder.iterdir() if ".lock" not in file.name)
    assert ann.id.encode() in kept
    assert token not in kept


def test_cookie_needs_the_right_token(server: LiveServer) -> None:
    ann, bob = server.new_player("Ann"), server.new_player("Bob")
    own, other = (client.cookie.partition("=")[2] for client in (ann, bob))
    identity, token = own.split(".")
    flipped = token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1]
    forged = [
        *(f"{identity}.{other.split('.')[1]}", f"{identity}.{flipped}", f"{identity}."),
        *(identity, f".{token}", f"{identity}.{token}x", f"{own}.{token}", f"{identity}..{token}"),
        *("x" * 12 + "." + token, "' OR 1=1 --", "../../etc/passwd", "%00", '"', "=" * 5000),
    ]
    for value in forged:
        forger = server.anonymous_client(Cookie=f"daikaiju={value}")
        assert is_refused(forger.get("/tables/mine"), "no-player"), value
        assert forger.get("/players/me").json() == {"id": "", "name": "", "language": ""}, value
    assert ann.get("/players/me").json()["id"] == ann.id
    assert (
        server.anonymous_client(Cookie=f"a=b; {ann.cookie}; c").get("/players/me").status_code
        == 200
    )


def test_player_can_change_name_and_language(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    changed = ann.request("PATCH", f"{API}/players/me", json={"name": "Anna"}).json()
    assert changed == {"id": ann.id, "name": "Anna", "language": ""}
    changed = ann.request("PATCH", f"{API}/players/me", json={"language": "ru"}).json()
    assert changed == {"id": ann.id, "name": "Anna", "language": "ru"}
    assert ann.get("/players/me").json() == changed


def test_delete_clears_the_cookie(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    cookie = ann.request("DELETE", f"{API}/players/me").headers["set-cookie"]
    assert cookie.startswith('daikaiju=""; ')
    assert "Max-Age=0" in cookie


def test_player_name_is_plain_text_in_one_line(server: LiveServer) -> None:
    for name, plain in [
        ("Ann\r\nSet-Cookie: a=b", "Ann Set-Cookie: a=b"),
        ("\x00\x1b[31mAnn\x7f", "[31mAnn"),
        ("\u202eAnn\u2066", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Ann, Bob", "Ann Bob"),
        ("\u200b\u2028", ""),
    ]:
        answer = server.anonymous_client().post("/players", {"name": name})
        assert answer.json()["name"] == plain
        assert answer.headers.get_list("set-cookie") == [answer.headers["set-cookie"]]
        assert "a=b" not in answer.headers["set-cookie"]


# --- languages -----------------------------------------------------------------------------------


def test_refusals_use_the_language_of_the_player_or_the_browser(server: LiveServer) -> None:
    french = server.anonymous_client(Accept_Language="fr-CA, en;q=0.5")
    assert french.get("/nothing").json()["sentence"] == translate("refused-no-such-page", "fr")
    assert french.get("/tables/mine").json()["sentence"] == translate("refused-no-player", "fr")
    ann = server.new_player("Ann", Accept_Language="fr")
    ann.request("PATCH", f"{API}/players/me", json={"language": "fa"})
    response = ann.get(f"/tables/{UNKNOWN_TABLE}").json()["sentence"]
    assert response == translate("refused-no-such-table", "fa")
    for header in ("*", "", ";;;q=,", "x" * 5000, "fr;q=9"):
        response = (
            server.anonymous_client(Accept_Language=header).get("/nothing").json()["sentence"]
        )
        assert response == translate("refused-no-such-page", "en")


def test_every_catalogue_language_can_be_chosen() -> None:
    assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]


# --- server information --------------------------------------------------------------------------


def test_server_info_lists_editions_levels_and_limits(anonymous: Client) -> None:
    info = anonymous.get("/server").json()
    assert info["protocol"] == 1
    assert [edition["name"] for edition in info["editions"]] == ["first", "second", "dark"]
    for edition in info["editions"]:
        options = {option["name"]: option for option in edition["options"]}
        assert ("tiles" in options) == (edition["name"] == "dark")
        assert options["win"]["usual"] in options["win"]["values"]
        assert set(edition["monsters"]) <= set(info["monsters"])
    assert info["levels"] == ["easy", "medium", "hard", "expert", "master", "legend"]
    assert "camouflage" in info["cards"]
    assert info["limits"]["body"] == MAX_BODY


def test_openapi_document_is_served(anonymous: Client) -> None:
    description = anonymous.get("/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    for path in ("/server", "/players/me", "/tables/{table}/commands", "/codes/{code}"):
        assert API + path in description["paths"]


def test_health_and_metrics_endpoints(server: LiveServer, anonymous: Client) -> None:
    for path in ("/health", "/healthz", "/ready", "/readyz"):
        assert anonymous.request("GET", path).json() == {"ok": True}
    assert "daikaiju_tables" in anonymous.request("GET", "/metrics").text
    outside = server.anonymous_client(X_Forwarded_For="203.0.113.7")
    assert is_refused(outside.request("GET", "/metrics"), "no-such-page")


def test_server_without_a_store_is_alive_but_not_ready(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.new_player("Ann")
        table = ann.open_table()
        server.run(server.registry.store.close)
        Path(server.settings.store).rename(tmp_path / "elsewhere.db")
        (tmp_path / "games.db").mkdir()
        assert ann.request("GET", "/healthz").status_code == 200
        for path in ("/ready", "/readyz"):
            assert is_refused(ann.request("GET", path), "unavailable")
        assert is_refused(server.anonymous_client().post("/players", {}), "unavailable")
        assert is_refused(ann.get("/tables"), "unavailable")
        assert is_refused(ann.command(table, "sit", seat=0, name="Ann"), "unavailable")


def test_internal_error_gives_a_server_error_response(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(code: str) -> None:
        raise RuntimeError(code)

    monkeypatch.setattr(server.registry, "table_id", fail)
    answer = ann.get("/codes/ABCDEF")
    assert is_refused(answer, "server-error")
    assert answer.headers["x-request-id"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "ABCDEF" not in answer.text


# --- the page ------------------------------------------------------------------------------------


def test_page_and_static_files_are_served(anonymous: Client) -> None:
    index = anonymous.request("GET", "/")
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert anonymous.request("GET", "/t/ABCDEF").content == index.content
    script = anonymous.request("GET", "/static/main.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "no-cache"
    tag = script.headers["etag"]
    again = anonymous.request("GET", "/static/main.js", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert anonymous.request("HEAD", "/static/main.js").headers["etag"] == tag


def test_service_worker_and_manifest_are_served(anonymous: Client) -> None:
    index, worker = anonymous.request("GET", "/"), anonymous.request("GET", "/sw.js")
    assert worker.text == "this is sw.js"
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    manifest = anonymous.request("GET", "/static/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json; charset=utf-8"
    for answer in (worker, manifest):
        policy = answer.headers["content-security-policy"]
        assert policy == index.headers["content-security-policy"]
        assert policy.startswith("default-src 'self'; ")


def test_missing_page_gives_instructions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "StaticFiles", lambda: StaticFiles(tmp_path))
    with running_server(tmp_path) as server:
        french = server.anonymous_client(Accept_Language="fr-CH, en;q=0.5")
        for path in ("/", "/t/ABCDEF"):
            answer = french.request("GET", path)
            assert answer.status_code == 503
            assert translate("unbuilt-title", "fr") in answer.text
        assert is_refused(french.request("GET", "/sw.js"), "no-such-page")
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
def test_path_traversal_is_refused(server: LiveServer, path: str) -> None:
    response = send_raw(
        server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    )
    assert response.startswith(b"HTTP/1.1 404 ")
    assert b'"code":"no-such-page"' in response

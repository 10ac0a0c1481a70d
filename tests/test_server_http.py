"""The server over HTTP: what it answers, and what it does not let anybody do."""

from __future__ import annotations

import gzip
import json
import re
import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from daikaiju.record.fair import verify
from daikaiju.record.game import parse_record
from daikaiju.server.refusals import STATUS, Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.web import app, connections, guards, limits, sockets
from daikaiju.server.web.about import BODY_WITH_RECORD
from daikaiju.server.web.exchanges import Language
from daikaiju.server.web.guards import BODY
from daikaiju.server.web.limits import (
    AT_ONCE,
    LASTING,
    NEW_PLAYER,
    Bucket,
    Buckets,
    Limits,
    network,
)
from daikaiju.server.web.pages import Pages
from daikaiju.text import LANGUAGES, sentence
from serving import API, MANY, NOBODY, PATIENCE, Json, Served, Visitor, served

ROOT = Path(__file__).parent.parent
SETTINGS_TOLD = (
    *("requests", "codes", "tables", "tables_of_player", "commands"),
    *("sockets", "sockets_of_address", "sockets_of_table"),
)
NEW_GAME = """\
daikaiju record 1
edition: second
seats: gigazaur, the_king
"""
IN_THE_MIDDLE = NEW_GAME + "position: second gigazaur,the_king step=buying agenda=buy.0\n"


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


@pytest.fixture(scope="module")
def stranger(server: Served) -> Visitor:
    return server.stranger()


@pytest.fixture(scope="module")
def ann(server: Served) -> Visitor:
    return server.guest("Ann")


@pytest.fixture(scope="module")
def bob(server: Served) -> Visitor:
    return server.guest("Bob")


def is_refused(answer: Any, code: str) -> bool:
    """Refused with this code, its status, and a sentence."""
    assert answer.headers["content-type"] == "application/json", answer.text
    said = answer.json()
    assert (said["type"], said["code"]) == ("refused", code), said
    assert said["sentence"].endswith((".", "。")), said
    assert answer.status_code == STATUS[code]
    return True


def raw(server: Served, *parts: bytes) -> bytes:
    """What comes back on a connection on which these bytes are sent."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        for part in parts:
            link.sendall(part)
        link.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: link.recv(65536), b""))


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


# --- what is refused -----------------------------------------------------------------------------


def test_unknown_paths_and_methods_are_refused_in_words(stranger: Visitor) -> None:
    for path in ("/api", "/api/v1/", "/api/v2/server", "/api/v1/server/", "/healthz/", "/favicon"):
        assert is_refused(stranger.ask("GET", path), "no-such-page")
    answer = stranger.ask("DELETE", f"{API}/server")
    assert is_refused(answer, "not-allowed")
    assert answer.headers["allow"] == "GET, HEAD"
    assert "DELETE" in answer.json()["sentence"]
    answer = stranger.ask("PUT", f"{API}/players/me", json={})
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH", "DELETE"}
    assert is_refused(stranger.ask("OPTIONS", f"{API}/tables"), "not-allowed")
    assert is_refused(stranger.ask("GET", f"{API}/tables/{NOBODY}/socket"), "no-such-page")


def test_what_has_no_such_name_is_not_looked_for(stranger: Visitor) -> None:
    for table in (NOBODY, "x", "%00" * 22, "a" * 5000, "%F0%9F%92%A9", "'; DROP TABLE tables"):
        assert is_refused(stranger.get(f"/tables/{table}"), "no-such-table")
    for code in ("ABCDEF", "x", "%00%00%00%00%00%00", "Ä" * 6, "A" * 999):
        assert is_refused(stranger.get(f"/codes/{code}"), "no-such-code")


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"{", ""),
        (b"[]", "Expected `object`"),
        (b"null", "Expected `object`"),
        (b'"text"', "Expected `object`"),
        (b'{"setup": 5}', "$.setup"),
        (b'{"setup": {"seats": 7}}', "$.setup.seats"),
        (b'{"setup": {"seats": 2.5}}', "$.setup.seats"),
        (b'{"setup": {"seats": "2"}}', "$.setup.seats"),
        (b'{"setup": {"seats": 1e999}}', ""),
        (b'{"setup": {"seats": ' + b"9" * 500 + b"}}", ""),
        (b'{"setup": {"edition": "third"}}', "$.setup.edition"),
        (b'{"setup": {"clock": {"move": -1}}}', "$.setup.clock.move"),
        (b'{"setup": {"unknown": 1}}', "unknown"),
        (b'{"level": "cmd:sh"}', "level"),
        (b'{"setup": {"level": "cmd:sh"}}', "$.setup.level"),
        (b'{"fork": {"table": "x", "ply": 0}}', "$.fork.table"),
        (b'{"setup": NaN}', ""),
        (b"\xff\xfe{}", ""),
        (b'{"setup": "\\ud800"}', ""),
        (b'{"x":' * 3000, ""),
        (b"[" * 15000, ""),
        (b'{"setup": {"options": {"bay": "yes"}}}', "$.setup.options.bay"),
    ],
)
def test_bad_bodies_are_refused_with_the_place(ann: Visitor, body: bytes, where: str) -> None:
    answer = ann.ask("POST", f"{API}/tables", content=body, headers=JSON)
    assert is_refused(answer, "bad-request")
    assert where in answer.json()["sentence"]


JSON = {"Content-Type": "application/json"}


def test_bad_queries_are_refused(ann: Visitor) -> None:
    for query in ("before=x", "most=0", "most=101", "most=1&most=2", "other=1", "before=-1"):
        answer = ann.get(f"/tables?{query}")
        assert is_refused(answer, "bad-request")
        assert "query" in answer.json()["sentence"]
    for query in (
        "before=",
        "before=1e3",
        "before=99999999999999999999",
        "before=%00",
        "most=null",
    ):
        assert is_refused(ann.get(f"/tables?{query}"), "bad-request")
    assert ann.get("/tables?before=5&most=1").json() == {"tables": []}


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "text/plain; application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonx",
        "application/json; charset=utf-16",
        "",
    ],
)
def test_only_json_is_read(ann: Visitor, kind: str) -> None:
    """Pages of other sites may send the first ones without asking anybody."""
    before = len(ann.get("/tables/mine").json()["tables"])
    answer = ann.ask("POST", f"{API}/tables", content=b"{}", headers={"Content-Type": kind})
    assert is_refused(answer, "wrong-type")
    assert len(ann.get("/tables/mine").json()["tables"]) == before


def test_packed_bodies_are_not_unpacked(ann: Visitor) -> None:
    headers = JSON | {"Content-Encoding": "gzip"}
    bomb = gzip.compress(b'{"setup":' + b" " * 10_000_000 + b"{}}")[:BODY]
    assert is_refused(ann.ask("POST", f"{API}/tables", content=bomb, headers=headers), "wrong-type")


# --- too much ------------------------------------------------------------------------------------


def test_long_bodies_are_refused_before_they_are_read(server: Served, ann: Visitor) -> None:
    spaces = b" " * BODY
    path = f"{API}/players/me"
    assert ann.ask("PATCH", path, content=b"{}" + spaces[2:], headers=JSON).status_code == 200
    assert is_refused(ann.ask("PATCH", path, content=b"{}" + spaces, headers=JSON), "too-big")
    head = f"PATCH {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {ann.cookie}\r\n"
    head += "Content-Type: application/json\r\nConnection: close\r\n"
    said = raw(server, f"{head}Content-Length: 999999999\r\n\r\n".encode())
    assert b'"code":"too-big"' in said
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    said = raw(server, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode(), chunk * 5)
    assert b'"code":"too-big"' in said


def test_only_a_new_table_may_bring_a_long_body(ann: Visitor) -> None:
    text = json.dumps({"record": {"text": "x" * 399_000, "ply": 0}})
    answer = ann.ask("POST", f"{API}/tables", content=text, headers=JSON)
    assert is_refused(answer, "bad-record")
    longer = json.dumps({"record": {"text": "x" * 400_001, "ply": 0}})
    answer = ann.ask("POST", f"{API}/tables", content=longer, headers=JSON)
    assert is_refused(answer, "bad-request")
    longest = b" " * BODY_WITH_RECORD + b"{}"
    assert is_refused(ann.ask("POST", f"{API}/tables", content=longest, headers=JSON), "too-big")


def test_nobody_waits_for_ever_for_a_body(
    server: Served, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.2)
    head = f"PATCH {API}/players/me HTTP/1.1\r\nHost: localhost\r\nCookie: {ann.cookie}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 50\r\nConnection: close\r\n\r\n{"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        link.sendall(head.encode())
        said = b"".join(iter(lambda: link.recv(65536), b""))
    assert b'"code":"bad-request"' in said
    assert b"body: not all of it came" in said


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with served(tmp_path, requests=10) as server:
        answers = [server.stranger().get("/server") for _ in range(12)]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        assert is_refused(answers[-1], "too-fast")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert answers[-1].json()["again"]
        other = server.stranger(X_Forwarded_For="203.0.113.7")
        assert other.get("/server").status_code == 200


def test_who_cannot_be_trusted_does_not_choose_their_address(tmp_path: Path) -> None:
    with served(tmp_path, requests=5, proxies=()) as server:
        for number in range(5):
            server.stranger(X_Forwarded_For=f"203.0.113.{number}").get("/server")
        answer = server.stranger(X_Forwarded_For="203.0.113.99", X_Forwarded_Proto="https")
        assert is_refused(answer.get("/server"), "too-fast")


def test_a_player_is_limited_from_whatever_address(tmp_path: Path) -> None:
    with served(tmp_path, requests=10) as server:
        ann = server.guest("Ann")
        last = None
        for number in range(12):
            ann.headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            last = ann.get("/players/me")
        assert is_refused(last, "too-fast")


def test_codes_cannot_be_guessed_in_a_row(tmp_path: Path) -> None:
    with served(tmp_path, codes=5) as server:
        ann = server.guest("Ann")
        code = ann.look(ann.open_table())["code"]
        for guess in range(5):
            assert is_refused(ann.get(f"/codes/AAAAA{guess + 2}"), "no-such-code")
        assert is_refused(ann.get(f"/codes/{code}"), "too-fast")
        other = server.stranger(X_Forwarded_For="203.0.113.7")
        assert other.get(f"/codes/{code}").status_code == 200


def test_players_and_tables_cannot_be_made_without_end(tmp_path: Path) -> None:
    with served(tmp_path, tables_of_player=3) as server:
        ann = server.guest("Ann")
        for _ in range(3):
            ann.open_table()
        assert is_refused(ann.post("/tables", {}), "too-many-tables")
        while (answer := ann.post("/tables", {})).json()["code"] == "too-many-tables":
            pass
        assert is_refused(answer, "too-fast")
        made = 0
        while (answer := server.stranger().post("/players", {})).status_code == 200:
            made += 1
        assert is_refused(answer, "too-fast")
        assert made >= server.settings.requests // NEW_PLAYER - 1


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    bucket = Bucket(2, 4, lambda: now)
    assert [bucket.take() for _ in range(4)] == [0] * 4
    assert bucket.take() == 0.5
    now = 0.5
    assert bucket.take() == 0
    assert bucket.take(3) == 1.5
    now = 1000.0
    assert bucket.take(5) == 0.5
    assert bucket.take(4) == 0


def test_buckets_are_forgotten_before_there_are_too_many() -> None:
    now = 0.0
    buckets = Buckets(1, 2, lambda: now, most_keys=3)
    for key in "abcabd":  # c has been quiet for longest
        buckets.take(key)
    assert len(buckets) == 3
    with pytest.raises(Refusal):
        buckets.take("a")
    buckets.take("c")


def test_a_player_cannot_fill_the_disk_through_many_sockets() -> None:
    now = 0.0
    limits = Limits(Settings(commands=2), lambda: now)
    for _ in range(2 * AT_ONCE):
        limits.command("ann")
    with pytest.raises(Refusal):
        limits.command("ann")
    limits.command("bob")
    now = 10.0
    for _ in range(int(10 * 2 * LASTING)):
        limits.command("ann")
    with pytest.raises(Refusal):
        limits.command("ann")


def test_files_of_the_page_count_little() -> None:
    limits = Limits(Settings(requests=10), lambda: 0.0)
    for _ in range(95):
        limits.request("192.0.2.1", is_for_file=True)
    with pytest.raises(Refusal):
        limits.request("192.0.2.1")


def test_addresses_that_one_host_can_vary_are_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("") == ""


# --- pages of other sites ------------------------------------------------------------------------

FOREIGN = ["https://evil.example", "null", "http://localhost.evil.example", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_cannot_change_anything(server: Served, origin: str) -> None:
    ann = server.guest("Ann")
    table = ann.open_table()
    ann.headers["Origin"] = origin
    assert is_refused(ann.post("/tables", {}), "foreign-origin")
    assert is_refused(ann.command(table, "sit", seat=0, name="Ann"), "foreign-origin")
    assert is_refused(ann.ask("PATCH", f"{API}/players/me", json={"name": "x"}), "foreign-origin")
    assert is_refused(ann.ask("DELETE", f"{API}/players/me"), "foreign-origin")
    assert is_refused(server.stranger(Origin=origin).post("/players", {}), "foreign-origin")
    assert server.seq(table) == 1
    answer = ann.get("/players/me")
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_browser_that_says_only_that_it_is_another_site_is_believed(server: Served) -> None:
    for site in ("cross-site", "same-site"):
        answer = server.stranger(Sec_Fetch_Site=site).post("/players", {})
        assert is_refused(answer, "foreign-origin")
    assert server.stranger(Sec_Fetch_Site="same-origin").post("/players", {}).status_code == 200


def test_our_own_page_may(server: Served) -> None:
    assert server.stranger(Origin=server.url).post("/players", {}).status_code == 200
    by_name = f"http://localhost:{server.port}"
    answer = server.stranger(Origin=by_name, Host=by_name.removeprefix("http://"))
    assert answer.post("/players", {}).status_code == 200
    assert is_refused(server.stranger(Origin=by_name).post("/players", {}), "foreign-origin")


def test_sites_that_the_host_names_may(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with served(tmp_path, public_url="https://games.example", origins=(friend,)) as server:
        host = {"Host": "games.example"}
        own = server.stranger(Origin="https://games.example", **host).post("/players", {})
        assert "; Secure" in own.headers["set-cookie"]
        assert "access-control-allow-origin" not in own.headers
        other = server.stranger(Origin=friend, **host).post("/players", {})
        assert other.headers["access-control-allow-origin"] == friend
        assert other.headers["access-control-allow-credentials"] == "true"
        asked = {"Access-Control-Request-Method": "POST"}
        answer = server.stranger(Origin=friend, **host).ask("OPTIONS", "/", headers=asked)
        assert answer.status_code == 204
        assert "Content-Type" in answer.headers["access-control-allow-headers"]
        answer = server.stranger(Origin=FOREIGN[0], **host).ask("OPTIONS", "/", headers=asked)
        assert "access-control-allow-origin" not in answer.headers
        assert is_refused(
            server.stranger(Origin=FOREIGN[0], **host).post("/players", {}), "foreign-origin"
        )
        assert is_refused(server.stranger(Host="evil.example").get("/server"), "foreign-origin")


def test_names_that_others_point_at_us_are_not_ours(server: Served) -> None:
    """A page of evil.example whose name suddenly means 127.0.0.1 is taken for no page of ours."""
    for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil"):
        visitor = server.stranger(Host=host, Origin=f"http://{host}")
        assert is_refused(visitor.get("/server"), "foreign-origin")
        assert is_refused(visitor.post("/players", {}), "foreign-origin")
    for host in ("localhost", "LOCALHOST:1", "192.168.7.7:8000", "[::1]:8000", "pc", "pc.local"):
        assert server.stranger(Host=host).get("/server").status_code == 200
    for host in ("", "a b", "a@b", "[::1", "x" * 300 + "/", "a,b"):
        said = raw(server, f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert b'"code":"bad-request"' in said
    said = raw(server, b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n")
    assert b'"code":"bad-request"' in said


def test_every_answer_tells_browsers_to_allow_little(server: Served, stranger: Visitor) -> None:
    paths = ("/", "/static/main.js", "/nothing", f"{API}/server", f"{API}/players/me", "/healthz")
    evil = server.stranger(Host="evil.example").get("/server")
    for answer in [*(stranger.ask("GET", path) for path in paths), evil]:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "permissions-policy" in answer.headers
        assert "server" not in answer.headers
    assert stranger.get("/players/me").headers["cache-control"] == "no-store"


# --- tables --------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table(seats=3)
    picture = ann.look(table)
    assert picture["host"] == ann.id
    found = bob.get(f"/codes/{picture['code'].lower()}").json()
    assert found == {"table": table, "code": picture["code"]}
    drawn = bob.get(f"/tables/{table}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "script" not in drawn.text


def test_only_open_tables_are_listed(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    hidden, listed = ann.open_table(), ann.open_table(open=True)
    names = [each["table"] for each in bob.get("/tables?most=100").json()["tables"]]
    assert listed in names
    assert hidden not in names
    assert {each["table"] for each in ann.get("/tables/mine").json()["tables"]} == {hidden, listed}
    assert bob.get("/tables/mine").json() == {"tables": []}
    assert is_refused(server.stranger().get("/tables/mine"), "no-player")


def test_lists_come_in_parts(server: Served) -> None:
    ann = server.guest("Ann")
    opened = [ann.open_table() for _ in range(5)]
    found, before = [], 0
    while True:
        part = ann.get(f"/tables/mine?most=2&before={before}").json()
        found += [each["table"] for each in part["tables"]]
        before = part.get("next", 0)
        if not before:
            break
    assert found == opened[::-1]


def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(seats=2)
    ann.done(table, "sit", seat=0, name="Ann")
    bob.done(table, "sit", seat=1, name="Bob")
    ann.done(table, "start")
    seq, picture = server.seq(table), ann.look(table)
    for seat, (own, other) in enumerate([(ann, bob), (bob, ann)]):
        for kind, words in [
            ("act", {"ply": picture["ply"], "action": "stop"}),
            ("leave", {}),
            ("order", {"orders": {"tokyo": "yield"}}),
        ]:
            answer = other.command(table, kind, seat=seat, **words)
            assert is_refused(answer, "not-your-seat"), own
        assert other.command(table, "sit", seat=seat, name="x").status_code == 409
        assert other.command(table, "free", seat=seat).status_code in (403, 409)
        assert other.command(table, "man", seat=seat, level="easy").status_code == 409
    outsider = server.guest("Eve")
    for kind, words in [("start", {}), ("say", {"text": "hi"}), ("rematch", {})]:
        assert outsider.command(table, kind, **words).status_code in (403, 409)
    assert is_refused(server.stranger().command(table, "say", text="hi"), "no-player")
    assert server.seq(table) == seq


def test_a_command_that_is_sent_again_is_done_once(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(seats=2)
    ann.done(table, "sit", seat=0, name="Ann")
    bob.done(table, "sit", seat=1, name="Bob")
    first = ann.done(table, "say", id="same", text="hello")
    assert ann.done(table, "say", id="same", text="hello again") == first
    assert server.seq(table) == first["seq"]
    assert bob.done(table, "say", id="same", text="me too")["seq"] == first["seq"] + 1


def test_what_was_decided_without_having_seen_the_last_move_is_stale(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(seats=2)
    for seat in (0, 1):
        ann.done(table, "sit", seat=seat, name="Ann")
    ann.done(table, "start")
    picture = ann.look(table)
    act = {"seat": picture["asked"]["seat"], "ply": picture["ply"], "action": picture["legal"][0]}
    ann.done(table, "act", **act)
    seq = server.seq(table)
    assert is_refused(ann.command(table, "act", **act), "stale")
    assert is_refused(ann.command(table, "act", **act | {"ply": act["ply"] + 99}), "stale")
    assert server.seq(table) == seq


def test_a_table_without_onlookers_shows_itself_only_to_those_who_play(server: Served) -> None:
    ann, eve, stranger = server.guest("Ann"), server.guest("Eve"), server.stranger()
    table = ann.open_table(seats=2, watched=False, late=False)
    assert eve.look(table)["phase"] == "gathering"
    ann.done(table, "sit", seat=0, name="Ann")
    ann.done(table, "start")
    for path in ("", "/updates", "/record", "/proof", "/qr.svg"):
        for visitor in (eve, stranger):
            assert is_refused(visitor.get(f"/tables/{table}{path}"), "private")
    assert is_refused(eve.command(table, "ping"), "private")
    assert is_refused(eve.command(table, "say", text="hi"), "private")
    assert is_refused(eve.post("/tables", {"fork": {"table": table, "ply": 0}}), "private")
    assert ann.look(table)["phase"] == "playing"
    assert ann.done(table, "ping")


# --- games ---------------------------------------------------------------------------------------


def finished(server: Served) -> tuple[Visitor, str]:
    """A game that Ann has played alone, in some haste."""
    ann = server.guest("Ann")
    answer = ann.post("/tables", {"record": {"text": NEW_GAME, "ply": 0}})
    table = answer.json()["table"]
    for seat in (0, 1):
        ann.done(table, "sit", seat=seat, name="Ann")
    ann.done(table, "start")
    while (picture := ann.look(table))["phase"] == "playing":
        legal, seat = picture["legal"], picture["asked"]["seat"]
        action = next((a for a in legal if a in ("stop", "done", "stay")), legal[-1])
        ann.done(table, "act", seat=seat, ply=picture["ply"], action=action)
    return ann, table


def test_a_game_can_be_taken_home_and_proved(server: Served) -> None:
    ann, table = finished(server)
    answer = ann.get(f"/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="daikaiju-')
    record = parse_record(answer.text)
    assert record.result
    assert verify(record).fits
    proof = ann.get(f"/tables/{table}/proof").json()
    assert proof["commitment"] == record.commitment
    assert proof["secret"] == ann.look(table)["secret"] == record.secret
    start = parse_record(ann.get(f"/tables/{table}/record?ply=0").text)
    assert (start.moves, start.result) == ([], "")
    answer = ann.get(f"/tables/{table}/record?ply=9999")
    assert is_refused(answer, "no-such-move")


def test_before_the_end_there_is_neither_secret_nor_proof(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(seats=2)
    assert is_refused(ann.get(f"/tables/{table}/record"), "not-begun")
    assert is_refused(ann.get(f"/tables/{table}/proof"), "not-over")
    ann.done(table, "sit", seat=0, name="Ann")
    ann.done(table, "start")
    assert is_refused(ann.get(f"/tables/{table}/proof"), "not-over")
    secret = server.do(lambda: server.hall.keeper(table)).table.secret.hex()
    for path in ("", "/updates", "/record"):
        assert secret not in ann.get(f"/tables/{table}{path}").text


def test_what_was_told_can_be_asked_for_again(server: Served) -> None:
    ann, table = finished(server)
    told: list[Json] = []
    while part := ann.get(f"/tables/{table}/updates?after={len(told)}&most=50").json()["updates"]:
        told += part
    assert [update["picture"]["seq"] for update in told] == list(range(1, server.seq(table) + 1))
    assert told[0]["what"] == "opened"
    assert told[-1]["picture"]["phase"] == "over"


def test_a_table_begins_with_an_example_of_the_rulebook(server: Served) -> None:
    ann = server.guest("Ann")
    picture = ann.post("/tables", {"setup": {"edition": "first"}, "example": "EX-6"}).json()[
        "picture"
    ]
    assert picture["board"]["turn"] == 0
    assert [seat["monster"] for seat in picture["seats"]] == ["gigazaur", "the_king", "cyber_kitty"]
    for edition, example in (("dark", "EX-6"), ("first", "EX-0")):
        answer = ann.post("/tables", {"setup": {"edition": edition}, "example": example})
        assert is_refused(answer, "no-such-example")
    assert is_refused(ann.post("/tables", {"example": "ex 6"}), "bad-request")


def test_a_table_goes_on_from_another_or_from_a_record(server: Served) -> None:
    ann, table = finished(server)
    answer = ann.post("/tables", {"fork": {"table": table, "ply": 0}})
    assert answer.json()["picture"]["origin"] == table
    assert ann.post("/tables", {"fork": {"table": NOBODY, "ply": 0}}).status_code == 404
    assert is_refused(ann.post("/tables", {"fork": {"table": table, "ply": 10**6}}), "no-such-move")
    both = {"fork": {"table": table, "ply": 0}, "record": {"text": NEW_GAME, "ply": 0}}
    assert is_refused(ann.post("/tables", both), "bad-request")
    other = {"fork": {"table": table, "ply": 0}, "example": "EX-4"}
    assert is_refused(ann.post("/tables", other), "bad-request")
    broken = ("", "x", NEW_GAME + "\nroll 9", NEW_GAME.replace("gigazaur", "godzilla"))
    for text in (*broken, IN_THE_MIDDLE):
        answer = ann.post("/tables", {"record": {"text": text, "ply": 1}})
        assert is_refused(answer, "bad-record")


# --- the document --------------------------------------------------------------------------------

DOCUMENT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_the_document_on_security_names_what_is_there() -> None:
    cited = re.findall(r"`([a-z_/]+\.py)`(?::\s((?:`[A-Za-z_.]+`(?:,\s)?)+))?", DOCUMENT)
    assert len(cited) > 20
    for file, names in cited:
        ours = ROOT / "src/daikaiju/server" / file
        text = (ours if ours.exists() else ROOT / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(?:[A-Za-z]+\.)?([A-Za-z_]+)`", names):
            assert re.search(rf"(def|class) {name}\b|^{name}\b", text, re.MULTILINE), name


def test_the_document_on_security_tells_the_limits_that_hold() -> None:
    plain = Settings()
    for words in (
        *(f"`{name}` ({getattr(plain, name):,})" for name in SETTINGS_TOLD),
        f"{limits.REFUSALS}, and 1 more a second; then the socket is closed",
        f"{limits.AT_ONCE} times `commands`",
        f"at once twice that, and at least {limits.LEAST_BURST}",
        f"{sockets.MESSAGE // 1024} KiB; from {connections.LONGEST_MESSAGE // 1024} KiB",
        f"{sockets.MOST_WAITING}, or {sockets.MOST_BYTES // 1024**2} MiB",
        f"every {connections.PING_SECONDS:.0f} s, answered within {connections.PING_SECONDS:.0f} s",
        f"{connections.HEAD // 1024} KiB, {connections.HEAD_SECONDS:.0f} s",
        f"`sockets` and {connections.BESIDES} more",
        f"| {connections.IDLE_SECONDS} s |",
        f"{BODY // 1024} KiB, {guards.BODY_SECONDS:.0f} s",
        f"record, {BODY_WITH_RECORD // 1024} KiB",
        f"{limits.MOST_KEYS:,} of each kind",
    ):
        assert words in DOCUMENT, words
    assert (limits.NEW_PLAYER, limits.REPLAY, limits.NEW_TABLE) == (10, 10, 30)
    assert (limits.LASTING, limits.FILE, limits.BAD_MESSAGE, app.REPLAYS_AT_ONCE) == (
        0.2,
        0.1,
        4,
        2,
    )
    assert plain.commands * limits.LASTING == 4

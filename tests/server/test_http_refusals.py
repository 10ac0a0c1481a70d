"""What the server refuses over HTTP: what it cannot read, and what is too much."""

from __future__ import annotations

import gzip
import json
import socket
from pathlib import Path

import pytest

from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.web import guards
from daikaiju.server.web.guards import BODY
from daikaiju.server.web.rate_limits import (
    AT_ONCE,
    LASTING,
    NEW_PLAYER,
    Bucket,
    Buckets,
    Limits,
    network,
)
from daikaiju.server.web.server_info import BODY_WITH_RECORD
from links import raw
from serving import API, NOBODY, PATIENCE, Served, Visitor, served

from .refused import is_refused

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

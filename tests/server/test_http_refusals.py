"""Refusals over HTTP: invalid requests and rate limits."""

from __future__ import annotations

import gzip
import json
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from daikaiju.server.protocol.values import MAX_RECORD_LENGTH
from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.web import guards
from daikaiju.server.web.buckets import KeyedBuckets, TokenBucket
from daikaiju.server.web.guards import MAX_BODY
from daikaiju.server.web.rate_limits import (
    MAX_REPLAYS,
    MOVES_PER_REPLAY,
    NETWORK_BURSTS,
    NEW_PLAYER_COST,
    PLAYER_BURST_SECONDS,
    SUSTAINED_SHARE,
    RateLimits,
    network,
)
from daikaiju.server.web.server_info import MAX_BODY_WITH_RECORD
from live_server import API, TIMEOUT, UNKNOWN_TABLE, Client, LiveServer, running_server
from raw_connections import send_raw

from .refusal_checks import is_refused

# --- invalid requests ----------------------------------------------------------------------------


def test_unknown_paths_and_methods_are_refused(anonymous: Client) -> None:
    for path in ("/api", "/api/v1/", "/api/v2/server", "/api/v1/server/", "/healthz/", "/favicon"):
        assert is_refused(anonymous.request("GET", path), "no-such-page")
    answer = anonymous.request("DELETE", f"{API}/server")
    assert is_refused(answer, "not-allowed")
    assert answer.headers["allow"] == "GET, HEAD"
    assert "DELETE" in answer.json()["sentence"]
    answer = anonymous.request("PUT", f"{API}/players/me", json={})
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH", "DELETE"}
    assert is_refused(anonymous.request("OPTIONS", f"{API}/tables"), "not-allowed")
    assert is_refused(
        anonymous.request("GET", f"{API}/tables/{UNKNOWN_TABLE}/socket"), "no-such-page"
    )


def test_browser_gets_the_page_for_an_unknown_path(anonymous: Client) -> None:
    answer = anonymous.request("GET", "/nothing", headers={"Accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    data = anonymous.request("GET", f"{API}/nothing", headers={"Accept": "text/html"})
    assert is_refused(data, "no-such-page")


def test_invalid_table_names_and_codes_are_refused(anonymous: Client) -> None:
    for table in (
        UNKNOWN_TABLE,
        "x",
        "%00" * 22,
        "a" * 5000,
        "%F0%9F%92%A9",
        "'; DROP TABLE tables",
    ):
        assert is_refused(anonymous.get(f"/tables/{table}"), "no-such-table")
    for code in ("ABCDEF", "x", "%00%00%00%00%00%00", "Ä" * 6, "A" * 999):
        assert is_refused(anonymous.get(f"/codes/{code}"), "no-such-code")


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
def test_invalid_body_refusal_names_the_field(ann: Client, body: bytes, where: str) -> None:
    answer = ann.request("POST", f"{API}/tables", content=body, headers=JSON)
    assert is_refused(answer, "bad-request")
    assert where in answer.json()["sentence"]


JSON = {"Content-Type": "application/json"}


def test_invalid_queries_are_refused(ann: Client) -> None:
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
def test_only_json_bodies_are_accepted(ann: Client, kind: str) -> None:
    """Other sites may send the first types without a preflight request."""
    before = len(ann.get("/tables/mine").json()["tables"])
    answer = ann.request("POST", f"{API}/tables", content=b"{}", headers={"Content-Type": kind})
    assert is_refused(answer, "wrong-type")
    assert len(ann.get("/tables/mine").json()["tables"]) == before


def test_compressed_bodies_are_refused(ann: Client) -> None:
    headers = JSON | {"Content-Encoding": "gzip"}
    bomb = gzip.compress(b'{"setup":' + b" " * 10_000_000 + b"{}}")[:MAX_BODY]
    assert is_refused(
        ann.request("POST", f"{API}/tables", content=bomb, headers=headers), "wrong-type"
    )


# --- limits --------------------------------------------------------------------------------------


def test_long_bodies_are_refused_before_they_are_read(server: LiveServer, ann: Client) -> None:
    spaces = b" " * MAX_BODY
    path = f"{API}/players/me"
    assert ann.request("PATCH", path, content=b"{}" + spaces[2:], headers=JSON).status_code == 200
    assert is_refused(ann.request("PATCH", path, content=b"{}" + spaces, headers=JSON), "too-big")
    head = f"PATCH {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {ann.cookie}\r\n"
    head += "Content-Type: application/json\r\nConnection: close\r\n"
    response = send_raw(server, f"{head}Content-Length: 999999999\r\n\r\n".encode())
    assert b'"code":"too-big"' in response
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    response = send_raw(server, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode(), chunk * 5)
    assert b'"code":"too-big"' in response


def test_only_new_tables_accept_long_bodies(ann: Client) -> None:
    text = json.dumps({"record": {"text": "x" * MAX_RECORD_LENGTH, "ply": 0}})
    answer = ann.request("POST", f"{API}/tables", content=text, headers=JSON)
    assert is_refused(answer, "bad-record")
    longer = json.dumps({"record": {"text": "x" * (MAX_RECORD_LENGTH + 1), "ply": 0}})
    answer = ann.request("POST", f"{API}/tables", content=longer, headers=JSON)
    assert is_refused(answer, "bad-request")
    longest = b" " * MAX_BODY_WITH_RECORD + b"{}"
    assert is_refused(
        ann.request("POST", f"{API}/tables", content=longest, headers=JSON), "too-big"
    )


def test_incomplete_body_times_out(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.2)
    head = f"PATCH {API}/players/me HTTP/1.1\r\nHost: localhost\r\nCookie: {ann.cookie}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 50\r\nConnection: close\r\n\r\n{"
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as connection:
        connection.sendall(head.encode())
        response = b"".join(iter(lambda: connection.recv(65536), b""))
    assert b'"code":"bad-request"' in response
    assert b"body: incomplete after" in response


@pytest.mark.usefixtures("stopped_limits")
def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=10) as server:
        answers = [server.anonymous_client().get("/server") for _ in range(12)]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        assert is_refused(answers[-1], "too-fast")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert answers[-1].json()["again"]
        other = server.anonymous_client(X_Forwarded_For="203.0.113.7")
        assert other.get("/server").status_code == 200


@pytest.mark.usefixtures("stopped_limits")
def test_forwarded_address_of_an_untrusted_peer_is_ignored(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=5, proxies=()) as server:
        for number in range(5):
            server.anonymous_client(X_Forwarded_For=f"203.0.113.{number}").get("/server")
        answer = server.anonymous_client(X_Forwarded_For="203.0.113.99", X_Forwarded_Proto="https")
        assert is_refused(answer.get("/server"), "too-fast")


@pytest.mark.usefixtures("stopped_limits")
def test_player_rate_limit_holds_across_addresses(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=10) as server:
        ann = server.new_player("Ann")
        last = None
        for number in range(12):
            ann.headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            last = ann.get("/players/me")
        assert is_refused(last, "too-fast")


@pytest.mark.usefixtures("stopped_limits")
def test_code_guesses_are_rate_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, codes=5) as server:
        ann = server.new_player("Ann")
        code = ann.picture(ann.open_table())["code"]
        for guess in range(5):
            assert is_refused(ann.get(f"/codes/AAAAA{guess + 2}"), "no-such-code")
        assert is_refused(ann.get(f"/codes/{code}"), "too-fast")
        other = server.anonymous_client(X_Forwarded_For="203.0.113.7")
        assert other.get(f"/codes/{code}").status_code == 200


@pytest.mark.usefixtures("stopped_limits")
def test_new_players_and_tables_are_rate_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, tables_of_player=3) as server:
        ann = server.new_player("Ann")
        for _ in range(3):
            ann.open_table()
        assert is_refused(ann.post("/tables", {}), "too-many-tables")
        while (answer := ann.post("/tables", {})).json()["code"] == "too-many-tables":
            pass
        assert is_refused(answer, "too-fast")
        made = 0
        while (answer := server.anonymous_client().post("/players", {})).status_code == 200:
            made += 1
        assert is_refused(answer, "too-fast")
        assert made >= server.settings.requests // NEW_PLAYER_COST - 1


def test_token_bucket_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    bucket = TokenBucket(2, 4, lambda: now)
    assert [bucket.take() for _ in range(4)] == [0] * 4
    assert bucket.take() == 0.5
    now = 0.5
    assert bucket.take() == 0
    assert bucket.take(3) == 1.5
    now = 1000.0
    assert bucket.take(5) == 0.5
    assert bucket.take(4) == 0


def test_number_of_buckets_is_limited() -> None:
    now = 0.0
    buckets = KeyedBuckets(1, 2, lambda: now, max_keys=3)
    for key in "abcabd":  # c is the least recently used
        buckets.take(key)
    assert len(buckets) == 3
    with pytest.raises(Refusal):
        buckets.take("a")
    buckets.take("c")


def test_player_command_limit_holds_across_sockets() -> None:
    now = 0.0
    limits = RateLimits(Settings(commands=2), lambda: now)
    for _ in range(2 * PLAYER_BURST_SECONDS):
        limits.command("192.0.2.1", "ann")
    with pytest.raises(Refusal):
        limits.command("192.0.2.1", "ann")
    limits.command("192.0.2.1", "bob")
    now = 10.0
    for _ in range(int(10 * 2 * SUSTAINED_SHARE)):
        limits.command("192.0.2.1", "ann")
    with pytest.raises(Refusal):
        limits.command("192.0.2.1", "ann")


def test_static_file_requests_cost_less() -> None:
    limits = RateLimits(Settings(requests=10), lambda: 0.0)
    for _ in range(95):
        limits.request("192.0.2.1", is_for_file=True)
    with pytest.raises(Refusal):
        limits.request("192.0.2.1")


def test_ipv6_addresses_are_limited_by_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("") == ""


def test_commands_and_tables_are_limited_by_address() -> None:
    """An attacker with many cookies has no more than an address."""
    limits = RateLimits(Settings(commands=1, requests=1_000_000, tables_of_address=7), lambda: 0.0)
    for number in range(7):
        limits.new_table("192.0.2.1", f"player{number}")
    with pytest.raises(Refusal):
        limits.new_table("192.0.2.1", "another")
    for number in range(NETWORK_BURSTS * PLAYER_BURST_SECONDS):
        limits.command("192.0.2.1", f"player{number}")
    with pytest.raises(Refusal):
        limits.command("192.0.2.1", "another")
    limits.new_table("192.0.2.2", "ann")
    limits.command("192.0.2.2", "ann")


def test_replays_are_counted_by_length_and_limited_at_the_same_time() -> None:
    limits = RateLimits(Settings(requests=100), lambda: 0.0)  # ten replays a minute
    with limits.replay("192.0.2.1", 8 * MOVES_PER_REPLAY):
        pass
    with pytest.raises(Refusal), limits.replay("192.0.2.1", 2 * MOVES_PER_REPLAY):
        pass
    with ExitStack() as stack:
        for _ in range(MAX_REPLAYS):
            stack.enter_context(limits.replay("192.0.2.2", 0))
        with pytest.raises(Refusal), limits.replay("192.0.2.2", 0):
            pass
        with limits.replay("192.0.2.3", 0):
            pass

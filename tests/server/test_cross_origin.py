"""Requests from other origins are refused; docs/security.md matches the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.server.protocol.values import MAX_RECORD_MOVES
from daikaiju.server.settings import Settings
from daikaiju.server.web import (
    access_log,
    buckets,
    connections,
    guards,
    http_connection,
    rate_limits,
    sockets,
    websocket_connection,
)
from daikaiju.server.web.guards import MAX_BODY
from daikaiju.server.web.server_info import MAX_BODY_WITH_RECORD
from live_server import API, Client, LiveServer, running_server
from raw_connections import send_raw

from .refusal_checks import is_refused

ROOT = Path(__file__).parent.parent.parent
DOCUMENTED_SETTINGS = (
    *("requests", "codes", "tables", "tables_of_player", "commands"),
    *("sockets", "sockets_of_address", "sockets_of_table", "connections_of_address"),
    "tables_of_address",
)


# --- other origins -------------------------------------------------------------------------------

FOREIGN_ORIGINS = [
    "https://evil.example",
    "null",
    "http://localhost.evil.example",
    "http://127.0.0.1:1",
]


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_foreign_origin_cannot_change_anything(server: LiveServer, origin: str) -> None:
    ann = server.new_player("Ann")
    table = ann.open_table()
    ann.headers["Origin"] = origin
    assert is_refused(ann.post("/tables", {}), "foreign-origin")
    assert is_refused(ann.command(table, "sit", seat=0, name="Ann"), "foreign-origin")
    assert is_refused(
        ann.request("PATCH", f"{API}/players/me", json={"name": "x"}), "foreign-origin"
    )
    assert is_refused(ann.request("DELETE", f"{API}/players/me"), "foreign-origin")
    assert is_refused(server.anonymous_client(Origin=origin).post("/players", {}), "foreign-origin")
    assert server.seq(table) == 1
    answer = ann.get("/players/me")
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_cross_site_fetch_metadata_is_refused(server: LiveServer) -> None:
    for site in ("cross-site", "same-site"):
        answer = server.anonymous_client(Sec_Fetch_Site=site).post("/players", {})
        assert is_refused(answer, "foreign-origin")
    assert (
        server.anonymous_client(Sec_Fetch_Site="same-origin").post("/players", {}).status_code
        == 200
    )


def test_own_origin_is_allowed(server: LiveServer) -> None:
    assert server.anonymous_client(Origin=server.url).post("/players", {}).status_code == 200
    by_name = f"http://localhost:{server.port}"
    answer = server.anonymous_client(Origin=by_name, Host=by_name.removeprefix("http://"))
    assert answer.post("/players", {}).status_code == 200
    assert is_refused(
        server.anonymous_client(Origin=by_name).post("/players", {}), "foreign-origin"
    )


def test_configured_origins_are_allowed(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with running_server(tmp_path, public_url="https://games.example", origins=(friend,)) as server:
        host = {"Host": "games.example"}
        own = server.anonymous_client(Origin="https://games.example", **host).post("/players", {})
        assert "; Secure" in own.headers["set-cookie"]
        assert "access-control-allow-origin" not in own.headers
        other = server.anonymous_client(Origin=friend, **host).post("/players", {})
        assert other.headers["access-control-allow-origin"] == friend
        assert other.headers["access-control-allow-credentials"] == "true"
        asked = {"Access-Control-Request-Method": "POST"}
        answer = server.anonymous_client(Origin=friend, **host).request(
            "OPTIONS", "/", headers=asked
        )
        assert answer.status_code == 204
        assert "Content-Type" in answer.headers["access-control-allow-headers"]
        answer = server.anonymous_client(Origin=FOREIGN_ORIGINS[0], **host).request(
            "OPTIONS", "/", headers=asked
        )
        assert "access-control-allow-origin" not in answer.headers
        assert is_refused(
            server.anonymous_client(Origin=FOREIGN_ORIGINS[0], **host).post("/players", {}),
            "foreign-origin",
        )
        assert is_refused(
            server.anonymous_client(Host="evil.example").get("/server"), "foreign-origin"
        )


def test_unknown_host_names_are_refused(server: LiveServer) -> None:
    """DNS rebinding: evil.example resolves to 127.0.0.1."""
    for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil"):
        client = server.anonymous_client(Host=host, Origin=f"http://{host}")
        assert is_refused(client.get("/server"), "foreign-origin")
        assert is_refused(client.post("/players", {}), "foreign-origin")
    for host in ("localhost", "LOCALHOST:1", "192.168.7.7:8000", "[::1]:8000", "pc", "pc.local"):
        assert server.anonymous_client(Host=host).get("/server").status_code == 200
    for host in ("", "a b", "a@b", "[::1", "x" * 300 + "/", "a,b"):
        response = send_raw(
            server, f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
        )
        assert b'"code":"bad-request"' in response
    response = send_raw(
        server, b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"
    )
    assert b'"code":"bad-request"' in response


def test_every_response_has_security_headers(server: LiveServer, anonymous: Client) -> None:
    paths = ("/", "/static/main.js", "/nothing", f"{API}/server", f"{API}/players/me", "/healthz")
    evil = server.anonymous_client(Host="evil.example").get("/server")
    for answer in [*(anonymous.request("GET", path) for path in paths), evil]:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-" not in policy  # 'wasm-unsafe-eval' allows WebAssembly, no eval
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "permissions-policy" in answer.headers
        assert "server" not in answer.headers
    assert anonymous.get("/players/me").headers["cache-control"] == "no-store"


# --- docs/security.md ----------------------------------------------------------------------------

DOCUMENT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_security_document_names_existing_code() -> None:
    cited = re.findall(r"`([a-z_/]+\.py)`(?::\s((?:`[A-Za-z_.]+`(?:,\s)?)+))?", DOCUMENT)
    assert len(cited) > 20
    for file, names in cited:
        places = (ROOT / folder / file for folder in ("src/daikaiju/server", "tests", ""))
        text = next(place for place in places if place.exists()).read_text(encoding="utf-8")
        for name in re.findall(r"`(?:[A-Za-z]+\.)?([A-Za-z_]+)`", names):
            assert re.search(rf"(def|class) {name}\b|^{name}\b", text, re.MULTILINE), name


def test_security_document_names_existing_tests() -> None:
    rows = re.findall(r"`((?:server/)?test_\w+\.py)`: ((?:`test_\w+`(?:, )?)+)", DOCUMENT)
    assert len(rows) > 30
    for file, names in rows:
        text = (ROOT / "tests" / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert f"def {name}(" in text, name


def test_security_document_states_the_actual_limits() -> None:
    plain = Settings()
    for words in (
        *(f"`{name}` ({getattr(plain, name):,})" for name in DOCUMENTED_SETTINGS),
        f"{rate_limits.MAX_REFUSALS}, and 1 more a second; then the socket is closed",
        f"{rate_limits.PLAYER_BURST_SECONDS} times `commands`",
        f"at once twice that, and at least {rate_limits.MIN_BURST}",
        f"{websocket_connection.MAX_MESSAGE // 1024} KiB; "
        f"from {websocket_connection.MAX_FRAME // 1024} KiB",
        f"| {sockets.MAX_UNREAD_BYTES // 1024} KiB |",
        f"every {websocket_connection.PING_SECONDS:.0f} s, answered within 20 s",
        f"{websocket_connection.FRAME_BURST} at once, {websocket_connection.FRAME_RATE} a second",
        f"{http_connection.MAX_HEAD // 1024} KiB, {http_connection.MAX_HEADERS} headers, "
        f"{http_connection.HEAD_SECONDS:.0f} s",
        f"| {http_connection.MAX_WAITING}, without bodies; then it is closed",
        f"48 KiB in {http_connection.WRITE_SECONDS:.0f} s",
        f"{access_log.REFUSED_LINES}, and 1 more every {1 / access_log.REFUSED_LINE_RATE:.0f} s",
        f"`sockets` and {connections.EXTRA_CONNECTIONS} more",
        f"| {connections.IDLE_SECONDS} s |",
        f"{MAX_BODY // 1024} KiB, {guards.BODY_SECONDS:.0f} s",
        f"record, {MAX_BODY_WITH_RECORD // 1024} KiB",
        f"{buckets.MAX_KEYS:,} of each kind",
        f"{MAX_RECORD_MOVES:,} moves",
        f"each {rate_limits.MOVES_PER_REPLAY} moves",
    ):
        assert words in DOCUMENT, words
    assert (rate_limits.NEW_PLAYER_COST, rate_limits.REPLAY_COST, rate_limits.NEW_TABLE_COST) == (
        10,
        10,
        30,
    )
    assert (
        rate_limits.SUSTAINED_SHARE,
        rate_limits.FILE_COST,
        rate_limits.BAD_MESSAGE_COST,
        rate_limits.MAX_REPLAYS,
    ) == (
        0.2,
        0.1,
        4,
        3,
    )
    assert plain.commands * rate_limits.SUSTAINED_SHARE == 4

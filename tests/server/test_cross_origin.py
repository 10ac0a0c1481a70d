"""Pages of other sites get nothing done; and the document on security tells what holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.server.settings import Settings
from daikaiju.server.web import app, connections, guards, rate_limits, sockets
from daikaiju.server.web.guards import BODY
from daikaiju.server.web.server_info import BODY_WITH_RECORD
from links import raw
from serving import API, Served, Visitor, served

from .refused import is_refused

ROOT = Path(__file__).parent.parent.parent
SETTINGS_TOLD = (
    *("requests", "codes", "tables", "tables_of_player", "commands"),
    *("sockets", "sockets_of_address", "sockets_of_table"),
)


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
        f"{rate_limits.REFUSALS}, and 1 more a second; then the socket is closed",
        f"{rate_limits.AT_ONCE} times `commands`",
        f"at once twice that, and at least {rate_limits.LEAST_BURST}",
        f"{sockets.MESSAGE // 1024} KiB; from {connections.LONGEST_MESSAGE // 1024} KiB",
        f"{sockets.MOST_WAITING}, or {sockets.MOST_BYTES // 1024**2} MiB",
        f"every {connections.PING_SECONDS:.0f} s, answered within {connections.PING_SECONDS:.0f} s",
        f"{connections.HEAD // 1024} KiB, {connections.HEAD_SECONDS:.0f} s",
        f"`sockets` and {connections.BESIDES} more",
        f"| {connections.IDLE_SECONDS} s |",
        f"{BODY // 1024} KiB, {guards.BODY_SECONDS:.0f} s",
        f"record, {BODY_WITH_RECORD // 1024} KiB",
        f"{rate_limits.MOST_KEYS:,} of each kind",
    ):
        assert words in DOCUMENT, words
    assert (rate_limits.NEW_PLAYER, rate_limits.REPLAY, rate_limits.NEW_TABLE) == (10, 10, 30)
    assert (
        rate_limits.LASTING,
        rate_limits.FILE,
        rate_limits.BAD_MESSAGE,
        app.REPLAYS_AT_ONCE,
    ) == (
        0.2,
        0.1,
        4,
        2,
    )
    assert plain.commands * rate_limits.LASTING == 4

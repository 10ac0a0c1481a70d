"""The log and the figures of a server: what they tell, and what they never tell."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from daikaiju.server import logs, metrics
from daikaiju.server.settings import Settings
from daikaiju.server.web.access_log import Access


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """A log in memory, whatever a server in the same process has logged to before."""
    file = io.StringIO()
    monkeypatch.setattr(logs, "log", structlog.get_logger("daikaiju.server"))
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield file
    structlog.reset_defaults()
    root.handlers[:] = before
    root.setLevel(level)


SECRETS = ("t0ken", "c00kie", "hello there", "pa55word")


def log_everything() -> None:
    """Whatever could be said by mistake."""
    log = structlog.get_logger("test")
    store = "postgresql://ann:pa55word@localhost/games"
    log.info("a line", table="T", token="t0ken", cookie="c00kie", text="hello there", store=store)
    log.warning("another", url=f"see {store}", milliseconds=3)
    try:
        raise KeyError("hello there")
    except KeyError as error:
        fault = RuntimeError(f"t0ken of {store}")
        fault.__cause__ = error
        log.error("broken", exc_info=fault)
    logging.getLogger("library").warning("it says %s", "c00kie")
    logging.getLogger("library").info("nothing")


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_has_no_secrets(form: Any, written: io.StringIO) -> None:
    logs.configure(Settings(logs=form), written)
    log_everything()
    text = written.getvalue()
    for secret in SECRETS:
        assert secret not in text
    assert text.count("\n") == 4
    assert "RuntimeError from KeyError" in text


def test_lines_for_machines_are_objects(written: io.StringIO) -> None:
    logs.configure(Settings(logs="json"), written)
    log_everything()
    first, second, third, fourth = map(json.loads, written.getvalue().splitlines())
    assert first["event"] == "a line"
    assert first["table"] == "T"
    assert first["store"] == "postgresql://ann:…@localhost/games"
    assert second["milliseconds"] == 3
    assert third["level"] == "error"
    assert fourth["logger"] == "library"


def test_nobody_can_write_lines_of_their_own(written: io.StringIO) -> None:
    logs.configure(Settings(), written)
    structlog.get_logger().info("a line", table="T\n12:00:00 info    forged\x1b[2J")
    assert written.getvalue().count("\n") == 1
    assert "\x1b" not in written.getvalue()


def test_less_can_be_logged(written: io.StringIO) -> None:
    logs.configure(Settings(log_level="error"), written)
    log_everything()
    assert written.getvalue().count("\n") == 1


def test_a_log_that_cannot_be_written_stops_nothing(written: io.StringIO) -> None:
    logs.configure(Settings(), written)
    written.close()
    log_everything()


def test_every_answer_has_a_number_by_which_it_is_found(written: io.StringIO) -> None:
    logs.configure(Settings(logs="json"), written)
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 409, "headers": []})
        await send({"type": "http.response.body", "body": b'{"type":"refused","code":"stale"}'})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {}

    scope = {"type": "http", "method": "GET", "path": "/secret", "client": ("192.0.2.9", 1)}
    asyncio.run(Access(app)(scope, receive, send))
    line = json.loads(written.getvalue())
    assert (b"x-request-id", line["request"].encode()) in sent[0]["headers"]
    assert (line["route"], line["status"], line["code"]) == ("?", 409, "stale")
    assert line["address"] == "192.0.2.9"


# --- figures -------------------------------------------------------------------------------------


class NoTables:
    """A hall in which nothing stands."""

    keepers = ()


def figures() -> dict[str, float]:
    lines = metrics.exposition(NoTables()).decode().splitlines()  # type: ignore[arg-type]
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def test_what_happens_is_counted() -> None:
    before = figures()
    metrics.command("act", "done", 0.004)
    metrics.command("act", "stale", 0.004)
    metrics.refused("stale")
    metrics.stored(0.002, 3)
    metrics.thought("hard", 0.7)
    after = figures()
    expected = {
        'daikaiju_commands_total{kind="act",result="done"}': 1,
        'daikaiju_commands_total{kind="act",result="stale"}': 1,
        'daikaiju_refusals_total{code="stale"}': 1,
        "daikaiju_command_seconds_count": 1,  # only what was carried out
        "daikaiju_store_entries_sum": 3,
        'daikaiju_thinking_seconds_count{level="hard"}': 1,
    }
    for name, more in expected.items():
        assert after[name] == before.get(name, 0) + more, name
    assert after['daikaiju_tables{phase="playing"}'] == 0

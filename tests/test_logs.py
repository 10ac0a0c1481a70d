"""The log and the metrics of a server: their content, and no secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from daikaiju.server import logs, metrics
from daikaiju.server.log_file import LogFile
from daikaiju.server.settings import Settings
from daikaiju.server.web.access_log import REFUSED_LINE_RATE, REFUSED_LINES, AccessLog
from daikaiju.text import UserError


@pytest.fixture
def log_file(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Yield a log in memory, independent of earlier log configuration."""
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
    """Log secrets in every field that could contain them."""
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
def test_log_contains_no_secrets(form: Any, log_file: io.StringIO) -> None:
    logs.configure(Settings(logs=form), log_file)
    log_everything()
    text = log_file.getvalue()
    for secret in SECRETS:
        assert secret not in text
    assert text.count("\n") == 4
    assert "RuntimeError from KeyError" in text


def test_json_log_lines_are_objects(log_file: io.StringIO) -> None:
    logs.configure(Settings(logs="json"), log_file)
    log_everything()
    first, second, third, fourth = map(json.loads, log_file.getvalue().splitlines())
    assert first["event"] == "a line"
    assert first["table"] == "T"
    assert first["store"] == "postgresql://ann:…@localhost/games"
    assert second["milliseconds"] == 3
    assert third["level"] == "error"
    assert fourth["logger"] == "library"


def test_values_cannot_forge_log_lines(log_file: io.StringIO) -> None:
    logs.configure(Settings(), log_file)
    structlog.get_logger().info("a line", table="T\n12:00:00 info    forged\x1b[2J")
    assert log_file.getvalue().count("\n") == 1
    assert "\x1b" not in log_file.getvalue()


def test_log_level_is_respected(log_file: io.StringIO) -> None:
    logs.configure(Settings(log_level="error"), log_file)
    log_everything()
    assert log_file.getvalue().count("\n") == 1


def test_unwritable_log_raises_no_error(log_file: io.StringIO) -> None:
    logs.configure(Settings(), log_file)
    log_file.close()
    log_everything()


def test_every_response_has_a_request_id_in_the_log(log_file: io.StringIO) -> None:
    logs.configure(Settings(logs="json"), log_file)
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 409, "headers": []})
        await send({"type": "http.response.body", "body": b'{"type":"refused","code":"stale"}'})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {}

    scope = {"type": "http", "method": "GET", "path": "/secret", "client": ("192.0.2.9", 1)}
    asyncio.run(AccessLog(app)(scope, receive, send))
    line = json.loads(log_file.getvalue())
    assert (b"x-request-id", line["request"].encode()) in sent[0]["headers"]
    assert (line["route"], line["status"], line["code"]) == ("?", 409, "stale")
    assert line["address"] == "192.0.2.9"


# --- metrics -------------------------------------------------------------------------------------


def metric_values() -> dict[str, float]:
    metrics.set_gauges(phases=(), sockets=0)
    lines = metrics.render_metrics().decode().splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def test_events_are_counted_in_metrics() -> None:
    before = metric_values()
    metrics.count_command("act", "done", 0.004)
    metrics.count_command("act", "stale", 0.004)
    metrics.count_refusal("stale")
    metrics.observe_transaction(0.002, 3)
    metrics.observe_bot_decision("hard", 0.7)
    after = metric_values()
    expected = {
        'daikaiju_commands_total{kind="act",result="done"}': 1,
        'daikaiju_commands_total{kind="act",result="stale"}': 1,
        'daikaiju_refusals_total{code="stale"}': 1,
        "daikaiju_command_seconds_count": 1,  # only completed commands
        "daikaiju_store_entries_sum": 3,
        'daikaiju_thinking_seconds_count{level="hard"}': 1,
    }
    for name, more in expected.items():
        assert after[name] == before.get(name, 0) + more, name
    assert after['daikaiju_tables{phase="playing"}'] == 0


def test_refused_requests_of_one_address_cannot_fill_the_log(log_file: io.StringIO) -> None:
    logs.configure(Settings(logs="json"), log_file)
    now = 0.0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 403, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def send(message: Any) -> None:
        pass

    def refuse(address: str) -> None:
        scope = {"type": "http", "method": "GET", "path": "/", "client": (address, 1)}
        asyncio.run(access_log(scope, None, send))  # type: ignore[arg-type]

    access_log = AccessLog(app, lambda: now)
    for _ in range(REFUSED_LINES + 1_000):
        refuse("192.0.2.1")
    refuse("192.0.2.2")
    now += 1 / REFUSED_LINE_RATE
    refuse("192.0.2.1")
    lines = [json.loads(line) for line in log_file.getvalue().splitlines()]
    assert len(lines) == REFUSED_LINES + 2
    assert [line["skipped"] for line in lines if "skipped" in line] == [1_000]


# --- log files -----------------------------------------------------------------------------------


def test_full_log_file_is_renamed_and_old_ones_are_deleted(tmp_path: Path) -> None:
    path = tmp_path / "server.log"
    one, other = (LogFile(path, max_bytes=100, kept=2) for _ in range(2))  # two processes
    for number in range(40):
        (one, other)[number % 2].write(f"line {number:04}\n")
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["server.log", "server.log.1", "server.log.2", "server.log.lock"]
    files = [tmp_path / name for name in ("server.log.2", "server.log.1", "server.log")]
    lines = [line for file in files for line in file.read_text().splitlines()]
    assert lines == [f"line {number:04}" for number in range(40 - len(lines), 40)]
    assert len(lines) > 15
    assert all(file.stat().st_size <= 100 for file in files)
    assert path.stat().st_mode & 0o777 == 0o600


def test_log_goes_to_the_file_of_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "server.log"
    code = (
        "from daikaiju.server import logs; from daikaiju.server.settings import Settings; "
        f"logs.configure(Settings(logs='json', log_file={str(path)!r})); logs.log.info('serving')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert json.loads(path.read_text())["event"] == "serving"


def test_lines_of_several_processes_stay_whole(tmp_path: Path) -> None:
    path = tmp_path / "server.log"
    code = (
        "from daikaiju.server import logs; from daikaiju.server.settings import Settings; "
        f"logs.configure(Settings(logs='json', log_file={str(path)!r})); "
        "[logs.log.info('serving', pid=number) for number in range(2000)]"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code]) for _ in range(3)]
    assert [writer.wait() for writer in writers] == [0, 0, 0]
    numbers = [json.loads(line)["pid"] for line in path.read_text().splitlines()]
    assert sorted(numbers) == sorted([*range(2000)] * 3)


def test_log_file_that_cannot_be_written_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"the log file .* cannot be written"):
        LogFile(tmp_path / "missing" / "server.log", 100, 2)

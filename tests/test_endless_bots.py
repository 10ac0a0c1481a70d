"""Bots of the host that fail or never return: random plays on for them, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import structlog

from daikaiju.record import read_position
from daikaiju.rules import legal_actions
from daikaiju.server.actors.actor import TableActor
from daikaiju.server.actors.registry import TableRegistry
from daikaiju.server.protocol.values import Setup
from daikaiju.server.settings import Settings
from daikaiju.server.store import open_store
from daikaiju.server.workers.bot_pool import BotPool
from polling import wait_until_async
from registries import act, start_game

DICE = "second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0"
SECONDS = 1.0  # for a decision
ENDLESS = """
import signal, subprocess, sys
from daikaiju.bots.bot import Bot

class Endless(Bot):
    def choose(self, state, seat, draw):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            try:
                sum(range(10**6))
            except BaseException:
                pass

class Parent(Bot):
    def choose(self, state, seat, draw):
        subprocess.run([sys.executable, "-c", "while True: pass"])
        return -1
"""
ENDLESS_IMPORT = "while True: pass"
FAULTS = {
    "exception": "return 1 / 0",
    "exit": "raise SystemExit(3)",
    "illegal answer": "return 12345",
    "no answer": "return None",
    "endless": "while True: pass",
    "end of the process": "os._exit(1)",
}
FAULTY = """
import os
from pathlib import Path
from daikaiju.bots.bot import Bot

class Faulty(Bot):
    def choose(self, state, seat, draw):
        with Path(__file__).with_name("asked").open("a") as asked:
            print(seat, file=asked)
        {fault}
"""


def write_bot(folder: Path, text: str) -> Path:
    file = folder / "endless.py"
    file.write_text(text, encoding="utf-8")
    return file


def processes_of_group(group: int) -> int:
    """Return the number of live processes of a group."""
    found = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:  # the process has just ended
            continue
        found += state not in "ZX" and int(its_group) == group
    return found


@pytest.mark.parametrize(
    ("text", "name"),
    [(ENDLESS, "Endless"), (ENDLESS, "Parent"), (ENDLESS_IMPORT, "Endless")],
    ids=["loop", "loop in a child process", "loop at import"],
)
def test_process_of_an_endless_bot_is_killed_with_its_children(
    text: str,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")
    monkeypatch.setenv("DAIKAIJU_LEVELS", f"legend=py:{write_bot(tmp_path, text)}:{name}")

    async def body() -> None:
        state = read_position(DICE)
        pool = BotPool(timeout=SECONDS)
        try:
            choosing = asyncio.create_task(pool.choose("legend", state, 0))
            await wait_until_async(lambda: bool(pool.process_ids))
            (process,) = pool.process_ids
            assert await choosing in legal_actions(state)
            await wait_until_async(lambda: processes_of_group(process) == 0)
            assert pool.process_ids == ()
        finally:
            await pool.close()

    asyncio.run(body())
    assert "legend bot moves at random: its process gave no answer within 1 s" in caplog.text


@asynccontextmanager
async def table_with_bots(folder: Path, seconds: float = 60.0) -> AsyncIterator[TableActor]:
    """Start a game of a person and a bot of the level legend, with `seconds` for a decision."""
    location = str(folder / "games.db")
    store = await open_store(location, "node")
    registry = TableRegistry(store, Settings(store=location), BotPool(timeout=seconds))
    await registry.start()
    try:
        yield await start_game(registry, Setup(seats=2, pace=0, level="legend"), "ann")
    finally:
        await registry.close()
        await store.close()


async def play_past_bots(actor: TableActor, decisions: int) -> None:
    """Play until bots have made some decisions."""
    made = 0
    while made < decisions and actor.table.snapshot.phase == "playing":
        ply = actor.table.snapshot.ply
        if actor.table.asked == 0:
            await act(actor, f"a{ply}")
        else:
            made += 1
            await wait_until_async(partial(has_moved, actor, ply))


def has_moved(actor: TableActor, ply: int) -> bool:
    return actor.table.snapshot.ply > ply


@pytest.mark.parametrize("fault", FAULTS)
def test_random_replaces_a_failing_bot_and_the_log_names_the_table_and_the_seat(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write_bot(tmp_path, FAULTY.format(fault=FAULTS[fault]))
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")
    monkeypatch.setenv("DAIKAIJU_LEVELS", f"legend=py:{file}:Faulty")

    seconds = 3.0 if fault == "endless" else 60.0

    async def body() -> None:
        async with table_with_bots(tmp_path, seconds) as actor:
            with structlog.testing.capture_logs() as logs:
                await play_past_bots(actor, 5)
            (found,) = [line for line in logs if line["event"] == "a bot failed"]
            assert found["table"] == actor.table.id
            assert (found["seat"], found["level"], found["log_level"]) == (1, "legend", "error")
            assert found["monster"]
            assert found["fault"]

    asyncio.run(body())
    assert (tmp_path / "asked").read_text().split() == ["1"]


def test_a_program_that_ends_is_replaced_in_this_game_and_started_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bot.py"
    program.write_text(f"open({str(tmp_path / 'asked')!r}, 'a').write('started ')")
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")
    monkeypatch.setenv("DAIKAIJU_LEVELS", f"legend=cmd:python {program}")

    async def body() -> None:
        async with table_with_bots(tmp_path) as actor:
            with structlog.testing.capture_logs() as logs:
                await play_past_bots(actor, 5)
            (found,) = [line for line in logs if line["event"] == "a bot failed"]
            assert "ended with status 0" in found["fault"]

    for games in (1, 2):
        asyncio.run(body())
        assert (tmp_path / "asked").read_text().split() == games * ["started"]

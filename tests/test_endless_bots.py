"""Bots in Python that never return: the server kills their process, and the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from daikaiju.record import read_position
from daikaiju.rules import legal_actions
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


def test_table_with_an_endless_bot_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")
    monkeypatch.setenv("DAIKAIJU_LEVELS", f"legend=py:{write_bot(tmp_path, ENDLESS)}:Endless")

    async def body() -> None:
        location = str(tmp_path / "games.db")
        store = await open_store(location, "node")
        registry = TableRegistry(store, Settings(store=location), BotPool(timeout=SECONDS))
        await registry.start()
        try:
            actor = await start_game(registry, Setup(seats=2, pace=0, level="legend"), "ann")
            while actor.table.asked == 0:
                await act(actor, f"a{actor.table.snapshot.ply}")
            ply = actor.table.snapshot.ply
            await wait_until_async(lambda: actor.table.snapshot.ply > ply)
        finally:
            await registry.close()
            await store.close()

    asyncio.run(body())

"""The time of servers and tables while clocks are set, differ or stand still."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from daikaiju.server.clock import (
    BEAT_SECONDS,
    FREEZE_MS,
    ServerClock,
    TableClock,
    elapsed_time,
    system_time,
)
from daikaiju.server.protocol.values import Clock, Setup
from daikaiju.server.store import Unavailable
from daikaiju.server.tables.duties import deadline
from polling import wait_until_async
from postgres import fresh_database, needs_postgres
from registries import act, open_registry, refusal_code, start_game

HOUR = 3_600_000
BEAT_MS = round(1000 * BEAT_SECONDS)


class ManualTime:
    """Time that passes only by hand."""

    def __init__(self) -> None:
        self.now = 5_000_000

    def __call__(self) -> int:
        return self.now


class ShiftedTime:
    """Elapsed time of the machine, plus what a test adds."""

    added = 0

    def __call__(self) -> int:
        return elapsed_time() + self.added


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_running_server_ignores_a_changed_system_clock(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ServerClock()
    before = clock.milliseconds()
    monkeypatch.setattr("time.time_ns", lambda: (before + jump) * 1_000_000)
    assert abs(system_time() - before) == HOUR
    assert 0 <= clock.milliseconds() - before < HOUR / 2


def test_time_never_starts_before_the_newest_stored_entry() -> None:
    elapsed = ManualTime()
    clock = ServerClock(lambda: 1_000, elapsed)
    clock.advance_to(900)
    assert clock.milliseconds() == 1_000
    clock.advance_to(8_000)
    elapsed.now += 5
    assert clock.milliseconds() == 8_005
    assert TableClock(clock, 9_000).milliseconds() == 9_000


def test_time_of_a_frozen_process_does_not_count() -> None:
    elapsed = ManualTime()
    clock = ServerClock(lambda: 0, elapsed)
    with clock.beating() as beat:
        start = clock.running()
        for _ in range(10):
            elapsed.now += BEAT_MS
            beat()
        assert clock.running() - start == 10 * BEAT_MS
        elapsed.now += 12_000  # the process is frozen, and any code may notice it first
        assert clock.running() - start == 10 * BEAT_MS
        elapsed.now += FREEZE_MS
        assert clock.running() - start == 10 * BEAT_MS + FREEZE_MS


def test_table_follows_the_time_of_the_server_that_writes() -> None:
    clock = ServerClock(lambda: 10 * HOUR, ManualTime())
    table = TableClock(clock, 0)
    table.follow(10 * HOUR - 300)  # a delayed notification
    assert table.milliseconds() == 10 * HOUR
    table.follow(9 * HOUR)
    assert table.milliseconds() == 9 * HOUR


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_bots_and_players_go_on_when_the_clock_is_set_while_the_server_is_down(
    jump: int, tmp_path: Path
) -> None:
    setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=60))

    async def body() -> None:
        async with open_registry(tmp_path / "games.db") as registry:
            actor = await start_game(registry, setup, "ann")
            while actor.table.asked == 0:
                await act(actor, f"a{actor.table.snapshot.ply}")
            table, ply = actor.table.id, actor.table.snapshot.ply
        later = ServerClock(lambda: system_time() + jump)
        async with open_registry(tmp_path / "games.db", later) as registry:
            await wait_until_async(lambda: bool(registry.actors))  # loaded without a player
            actor = await registry.actor(table)
            await wait_until_async(lambda: actor.table.snapshot.ply > ply)
            await wait_until_async(lambda: actor.table.asked == 0)
            assert actor.table.seats[0].bot is None
            left = deadline(actor.table, 0, actor.up_since) - actor.now
            assert 25_000 < left <= 60_000

    asyncio.run(body())


def test_frozen_server_does_not_run_out_a_clock(tmp_path: Path) -> None:
    async def body() -> None:
        elapsed = ShiftedTime()
        clock = ServerClock(system_time, elapsed)
        setup = Setup(seats=2, clock=Clock(move=10))
        async with open_registry(tmp_path / "games.db", clock) as registry:
            actor = await start_game(registry, setup, "ann", "bob")
            before = actor.now
            elapsed.added = 12_000
            assert actor.now - before < 10_000
            actor.check_log()  # wakes the table, which sets its timer again
            await act(actor, "a")
            assert not any(seat.bot for seat in actor.table.seats)

    asyncio.run(body())


def test_player_who_could_not_decide_during_an_outage_loses_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        elapsed = ShiftedTime()
        clock = ServerClock(system_time, elapsed)
        setup = Setup(seats=2, clock=Clock(move=100))
        async with open_registry(tmp_path / "games.db", clock) as registry:
            actor = await start_game(registry, setup, "ann", "bob")

            async def fail(*_: object) -> None:
                raise Unavailable("no database")

            with monkeypatch.context() as broken:
                broken.setattr(registry.store, "append", fail)
                assert await refusal_code(act(actor, "a")) == "unavailable"
            asked, before = actor.table.asked, actor.now
            with clock.beating() as beat:
                for _ in range(90):
                    elapsed.added += 1_000
                    beat()
            assert actor.now - before >= 90_000
            actor.check_log()
            await act(actor, "b")
            assert actor.table.snapshot.changed - before < 60_000
            assert actor.table.seats[asked].bot is None

    asyncio.run(body())


@needs_postgres
def test_servers_with_wrong_clocks_use_the_time_of_the_database() -> None:
    async def body(url: str) -> None:
        setup = Setup(seats=2, clock=Clock(move=60))
        ahead = ServerClock(lambda: system_time() + 600_000)
        behind = ServerClock(lambda: system_time() - 600_000)
        async with open_registry(url, behind) as one, open_registry(url, ahead) as two:
            here = await start_game(one, setup, "ann", "bob")
            there = await two.actor(here.table.id)
            assert abs(here.now - there.now) < 30_000
            assert abs(here.now - system_time()) < 30_000
            await act(there, "a")
            await wait_until_async(lambda: here.table.snapshot.seq == there.table.snapshot.seq)
            assert not any(seat.bot for seat in here.table.seats)

    with fresh_database() as url:
        asyncio.run(body(url))

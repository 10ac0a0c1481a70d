"""Several processes that share one port: `daikaiju serve --processes 2`, as real processes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from benchmarks.fault_suite.audit import audit
from benchmarks.fault_suite.players import Observations
from benchmarks.server_process import ServerProcess

from daikaiju.server.client import CommandRefused, GameClient, TableConnection
from daikaiju.server.processes.mailboxes import Mailbox
from daikaiju.server.processes.shared_state import SharedState
from daikaiju.server.processes.siblings import Siblings
from daikaiju.server.protocol.http_types import Listing, Me
from daikaiju.server.protocol.messages import Act, Done, Say, Sit, Start
from daikaiju.server.protocol.values import Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.web.rate_limits import RateLimits
from polling import TIMEOUT, wait_until, wait_until_async
from postgres import fresh_database, needs_postgres

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
TWO = ("--processes", "2")
MAX_GAMES = 100


class Processes:
    """A server with two processes and its log."""

    def __init__(self, server: ServerProcess, log: Path) -> None:
        self.server, self._log = server, log

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def pid(self, process: int) -> int:
        """Return the id of the last process with this number."""
        return self._last_number(rf"a process starts  pid=(\d+) process={process}\b")

    def owner(self, table: str) -> int:
        """Return the process that has executed the last command of a table."""
        return self._last_number(rf"done  .*table={re.escape(table)} .*process=(\d)")

    def _last_number(self, pattern: str) -> int:
        """Return the number in the last line that matches; a line may follow its answer."""
        try:
            wait_until(lambda: re.search(pattern, self.log) is not None)
        except AssertionError:
            raise AssertionError(f"no line matches {pattern!r}:\n{self.log}") from None
        return int(re.findall(pattern, self.log)[-1])


@contextmanager
def two_processes(folder: Path, store: str = "") -> Iterator[Processes]:
    log = folder / "server.log"
    with ServerProcess(store or str(folder / "games.db"), *TWO, log=log) as server:
        processes = Processes(server, log)
        wait_until(lambda: "serving" in processes.log)
        yield processes


class Game:
    """A game of two people, whose clients observe everything that the server sends."""

    def __init__(self, clients: list[GameClient]) -> None:
        self.clients, self.observed = clients, Observations()
        self.connections: list[TableConnection] = []

    async def start(self, stack: AsyncExitStack) -> None:
        self.observed.table = (await self.clients[0].open_table(Setup(seats=2, pace=0))).table
        for seat, client in enumerate(self.clients):
            connection = TableConnection(
                client, self.observed.table, partial(self.observed.record, client.id)
            )
            self.connections.append(await stack.enter_async_context(connection))
            await connection.send_command(Sit, seat=seat, name=f"P{seat}")
        await self.connections[0].send_command(Start)

    async def move(self) -> Done | None:
        """Make the next move as soon as a player is asked; None if the game is over."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                for seat, connection in enumerate(self.connections):
                    picture = connection.picture
                    if picture and picture.phase == "over":
                        return None
                    if picture and picture.asked and picture.asked.seat == seat and picture.legal:
                        try:
                            return await connection.send_command(
                                Act, seat=seat, ply=picture.ply, action=picture.legal[0]
                            )
                        except CommandRefused as refusal:
                            if refusal.refused.code not in ("stale", "not-your-turn", "is-over"):
                                raise
                await asyncio.sleep(0.01)


async def open_games(stack: AsyncExitStack, url: str, count: int) -> list[Game]:
    clients = [await stack.enter_async_context(GameClient(url)) for _ in range(2)]
    games = [Game(clients) for _ in range(count)]
    for game in games:
        await game.start(stack)
    return games


async def open_games_of_both(stack: AsyncExitStack, processes: Processes) -> list[Game]:
    """Open games until each process owns one: the system chooses which process opens a table."""
    games = await open_games(stack, processes.server.url, 4)
    while {processes.owner(game.observed.table) for game in games} != {0, 1}:
        assert len(games) < MAX_GAMES
        games.append(Game(games[0].clients))
        await games[-1].start(stack)
    return games


def lost(games: list[Game], store: str) -> list[str]:
    """Return everything that a client received and that is not in the store."""
    return asyncio.run(audit([game.observed for game in games], store)).all


# --- normal operation ----------------------------------------------------------------------------


def test_processes_share_tables_players_and_lists(tmp_path: Path) -> None:
    async def body(processes: Processes) -> None:
        async with AsyncExitStack() as stack:
            games = await open_games_of_both(stack, processes)
            for game in games:
                await game.move()
            await use_http(games)
            metrics = (await games[0].clients[0].fetch("GET", "/metrics")).decode()
            assert {f'daikaiju_sockets{{process="{n}"}}' in metrics for n in (0, 1)} == {True}
            await rename_repeatedly(games[0].clients[0])

    with two_processes(tmp_path) as processes:
        asyncio.run(body(processes))
        processes.server.stop()
        assert processes.log.count("ended") == 3
        assert "Traceback" not in processes.log
        assert "error" not in processes.log


async def use_http(games: list[Game]) -> None:
    """Each request may reach any process: the owner answers. Sockets get the updates."""
    client = games[0].clients[0]
    for number, game in enumerate(games):
        said = Say(id=f"say{number}", text="hello")
        done = await client.command(game.observed.table, said)
        for connection in game.connections:
            await wait_until_async(lambda c=connection, d=done: c.picture.seq >= d.seq)  # type: ignore[misc]
    mine = await client.request_value("GET", "/tables/mine", Listing)
    assert {each.table for each in mine.tables} == {game.observed.table for game in games}


async def rename_repeatedly(client: GameClient) -> None:
    """A new name is seen by all processes at once, although each has a cache of players."""
    for number in range(5):
        name = f"Ann {number}"
        await client.request_value("PATCH", "/players/me", Me, {"name": name})
        seen = {(await client.request_value("GET", "/players/me", Me)).name for _ in range(6)}
        assert seen == {name}


# --- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
def test_tables_of_a_killed_or_frozen_process_continue(
    tmp_path: Path, fault: signal.Signals, record_property: Callable[[str, object], None]
) -> None:
    with two_processes(tmp_path) as processes:
        games, seconds = asyncio.run(break_an_owner(processes, fault))
        record_property(
            "seconds", round(seconds, 1)
        )  # 0.1 s for a killed process, 5.2 for a frozen
    assert lost(games, processes.server.store) == []


@needs_postgres
def test_tables_of_a_killed_process_continue_on_postgresql(tmp_path: Path) -> None:
    with fresh_database() as store:
        with two_processes(tmp_path, store) as processes:
            games, _ = asyncio.run(break_an_owner(processes, signal.SIGKILL))
        assert lost(games, store) == []


async def break_an_owner(processes: Processes, fault: signal.Signals) -> tuple[list[Game], float]:
    """Play at several tables and break the owner of the first. Return the seconds until all
    continue."""
    async with AsyncExitStack() as stack:
        games = await open_games(stack, processes.server.url, 4)
        victim = processes.pid(processes.owner(games[0].observed.table))
        playing = [asyncio.create_task(play(game)) for game in games]
        await asyncio.gather(*(game.move() for game in games))
        os.kill(victim, fault)
        began = time.monotonic()
        done = [len(game.observed.done) for game in games]
        for game, before in zip(games, done, strict=True):
            await wait_until_async(lambda g=game, b=before: has_moved(g, b))  # type: ignore[misc]
        seconds = time.monotonic() - began
        if fault == signal.SIGSTOP:
            await wait_until_async(lambda: not is_running(victim))  # it can never write again
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert await games[0].clients[0].fetch("GET", "/readyz")
        return games, seconds


async def play(game: Game) -> None:
    while await game.move():
        pass


def has_moved(game: Game, before: int) -> bool:
    is_over = any(c.picture and c.picture.phase == "over" for c in game.connections)
    return is_over or len(game.observed.done) > before + 1


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_process_that_waits_to_be_continued_writes_nothing(tmp_path: Path) -> None:
    """A short freeze ends before the supervisor acts: the same owner continues."""

    async def body(processes: Processes) -> list[Game]:
        async with AsyncExitStack() as stack:
            games = await open_games(stack, processes.server.url, 2)
            owner = processes.pid(processes.owner(games[0].observed.table))
            os.kill(owner, signal.SIGSTOP)
            move = asyncio.create_task(games[0].move())
            await asyncio.sleep(0.5)
            os.kill(owner, signal.SIGCONT)
            assert await move
            assert is_running(owner)
            return games

    with two_processes(tmp_path) as processes:
        games = asyncio.run(body(processes))
    assert lost(games, processes.server.store) == []


def test_killed_supervisor_leaves_no_process_and_the_file_can_be_used_again(
    tmp_path: Path,
) -> None:
    with two_processes(tmp_path) as processes:
        pids = [processes.pid(0), processes.pid(1)]
        processes.server.kill()
        processes.server.start()  # waits for the lock of the file
        wait_until(lambda: not any(map(is_running, pids)))
        assert processes.server.process_id
    with sqlite3.connect(tmp_path / "games.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# --- limits --------------------------------------------------------------------------------------


def test_client_gets_no_higher_limit_from_several_processes() -> None:
    shared = SharedState(2)
    now = 0.0
    limits = [RateLimits(Settings(requests=10), lambda: now, Siblings(n, shared)) for n in (0, 1)]
    for number in range(10):
        limits[number % 2].request("192.0.2.1")
    for each in limits:
        with pytest.raises(Refusal):
            each.request("192.0.2.1")
        each.request("192.0.2.2")
    now = 6.0
    limits[1].request("192.0.2.1")
    with pytest.raises(Refusal):
        limits[0].request("192.0.2.1")


def test_sockets_of_an_ended_process_do_not_count() -> None:
    shared = SharedState(2)
    settings = Settings(sockets_of_address=2)
    limits = [RateLimits(settings, siblings=Siblings(n, shared)) for n in (0, 1)]
    for each in limits:
        each.open_socket("192.0.2.1")
    with pytest.raises(Refusal):
        limits[0].open_socket("192.0.2.1")
    shared.clear_counts(1)
    limits[0].open_socket("192.0.2.1")


def test_owner_changes_only_for_tables_of_an_ended_process() -> None:
    shared = SharedState(3)
    shared.live[:] = bytes([1, 1, 1])
    siblings, tables = Siblings(0, shared), [f"table{n}" for n in range(300)]
    before = {table: siblings.owner(table) for table in tables}
    assert {list(before.values()).count(n) > 50 for n in range(3)} == {True}
    shared.live[1] = 0
    after = {table: siblings.owner(table) for table in tables}
    assert {table for table in tables if after[table] != before[table]} == {
        table for table in tables if before[table] == 1
    }


def test_mailbox_delivers_whole_messages_with_an_open_file(tmp_path: Path) -> None:
    mailbox, file = Mailbox(), tmp_path / "file"
    file.write_text("content", encoding="utf-8")
    with file.open() as opened:
        assert mailbox.send("connection", b"x" * 200_000, opened.fileno())
    found = mailbox.receive()
    assert found
    assert (found.kind, found.data) == ("connection", b"x" * 200_000)
    assert found.file is not None
    with os.fdopen(found.file) as copy:
        assert copy.read() == "content"
    assert mailbox.receive() is None
    mailbox.close()

"""The actor of a table: it executes commands one at a time, stores the result, then sends updates.

The actor has an inbox. A command or a duty may lead to a log entry. The entry is stored first, then
the table changes, then all listeners get an update. If it is unknown whether an entry was stored,
the actor reads the log again before it does anything else.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from .. import logs, metrics
from ..clock import TableClock
from ..light_queue import LightQueue
from ..protocol.messages import Command, Done, Ping, PlayDeal, Present, Rematch, Welcome
from ..refusals import Refusal
from ..store import Conflict, Unavailable
from ..tables.commands import Decision, decide
from ..tables.duties import deadline
from ..tables.entries import Dealt, Entry, Followed, Sat, What, decode_entry, encode_entry
from ..tables.moves import Play
from ..tables.table import Snapshot, Table
from ..updates.builder import ENCODER, UpdateBuilder
from ..updates.reduced import safe_update, safe_welcome
from ..updates.visibility import check_may_watch, may_watch
from .listeners import Listener, check_capacity
from .scheduler import Scheduler
from .table_rows import row_of

if TYPE_CHECKING:
    from .registry import TableRegistry

MAX_TRIES: Final = 12  # of one command, if other nodes write first each time
BACKOFF_SECONDS: Final = 0.005  # added to the maximal wait at each further try
MAX_SPECTATOR_NAMES: Final = 20  # in a picture; the others are only counted
MOVED: Final = "moved"  # the reason to close a listener whose client must connect again
Job = Callable[[], Awaitable[None]]
log = structlog.get_logger("daikaiju.table")


class TableActor:
    """Runs one table. One task does all its work, in the order of the inbox."""

    def __init__(self, table: Table, registry: TableRegistry) -> None:
        self.table = table
        self._registry = registry
        self._inbox = LightQueue[Job | None]()
        self._listeners: dict[Listener, None] = {}
        self.clock = TableClock(registry.clock, table.snapshot.changed)
        self._outage_since: int | None = None  # time of the first command that was not stored
        self._scheduler = Scheduler(self, registry)
        self._is_closing = False
        self.is_current = True  # the table equals the stored log
        self.wrote_last_entry = False  # then this node performs the next duty first
        self.idle_since = registry.clock.milliseconds()
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    # --- public interface ------------------------------------------------------------------------

    async def command(self, command: Command, player: str, name: str = "") -> Done:
        """Execute a command of a player and return when it is stored, or raise `Refusal`.

        `name` is the name with which a spectator chats.
        """
        if self._is_closing:
            raise Refusal("closing")
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.post(partial(self._run_command, command, player, answer, name))
        return await answer

    def check_may_watch(self, player: str) -> None:
        """Raise `Refusal` if the player may not see the table."""
        check_may_watch(self.table, player)

    def add_listener(self, listener: Listener) -> bytes:
        """Send all messages to a listener from now on; return its first message."""
        self.check_may_watch(listener.player)
        most = self._registry.settings.sockets_of_table
        check_capacity(self.table, self._listeners, listener, most)
        self._listeners[listener] = None
        try:
            first = ENCODER.encode(self.welcome(listener.player))
        except Exception:
            del self._listeners[listener]
            raise
        self._send_presence(exclude=listener)
        return first

    def remove_listener(self, listener: Listener) -> None:
        if self._listeners.pop(listener, 0) is None:
            self.idle_since = self._registry.clock.milliseconds()
            self._send_presence()

    def welcome(self, player: str) -> Welcome:
        """Return all that a player may see, or the parts of it that can be built."""
        return safe_welcome(self._builder(), player)

    def check_log(self) -> None:
        """Read new entries: another node may have written to the log."""
        self.post(self._check_log)

    async def catch_up(self, seq: int) -> None:
        """Read the log up to entry `seq`, which a client has received from another node.

        Without this the client would see the game go back. Raise `Refusal` if the log cannot be
        read. A restored backup may have a shorter log.
        """
        if self.table.snapshot.seq >= seq:
            return
        if self._is_closing:
            raise Refusal("closing")
        checked = asyncio.Event()
        self.post(partial(self._check_log, checked))
        await checked.wait()
        if self.table.snapshot.seq < seq and not self.is_current:
            raise Refusal("unavailable")

    def follow(self, entries: list[bytes]) -> None:
        """Apply the next entries of the log, which another node has written."""
        self.post(partial(self._follow, entries))

    def post(self, job: Job) -> None:
        """Add a job to the inbox."""
        self._inbox.put_nowait(job)

    @property
    def is_idle(self) -> bool:
        """Whether the table has no listeners and no work soon. The node that has written the last
        entry does the work; another one loads the table again if it is overdue."""
        if self._listeners or not self._inbox.empty():
            return False
        is_own = self.wrote_last_entry or not self._registry.has_other_nodes
        return not (is_own and self._scheduler.is_due_soon)

    @property
    def listener_count(self) -> int:
        return len(self._listeners)

    async def close(self, code: str = "shutdown") -> None:
        """Finish the current work, close all listeners and stop."""
        self._is_closing = True
        self._inbox.put_nowait(None)
        with suppress(asyncio.CancelledError):
            await self._task
        self._scheduler.stop()
        for listener in list(self._listeners):
            listener.close(code)

    # --- the task --------------------------------------------------------------------------------

    async def _run(self) -> None:
        self._scheduler.set_timer()
        while job := await self._inbox.get():
            try:
                await job()
            except Exception:
                log.exception("a job of a table failed", table=self.table.id)
                self.is_current = False
            self._scheduler.set_timer()
            if self._inbox.empty():
                self.table.pack_state()

    async def _run_command(
        self, command: Command, player: str, answer: asyncio.Future[Done], name: str
    ) -> None:
        started = asyncio.get_running_loop().time()
        result: Done | Refusal
        try:
            result = await self._execute(command, player, name)
        except Refusal as refusal:
            result = refusal
        except Unavailable:
            self._note_outage()
            result = Refusal("unavailable")
        except Exception:
            _set_answer(answer, Refusal("server-error"))
            raise
        _set_answer(answer, result)
        kind, code = type(command).__name__.lower(), getattr(result, "code", "")
        seconds = asyncio.get_running_loop().time() - started
        metrics.count_command(kind, code or metrics.DONE, seconds)
        logs.log_command(kind, seconds, table=self.table.id, player=player, code=code)

    async def _execute(self, command: Command, player: str, name: str) -> Done:
        """Execute a command once; try again if another node writes to the log first."""
        for attempt in range(1, MAX_TRIES + 1):
            await self.refresh()
            snapshot = self.table.snapshot
            if known := self.table.find_completed(player, command.id):
                return Done(command.id, known.seq, known.ply, _opened_table(command, snapshot))
            if isinstance(command, Ping):
                return Done(command.id, snapshot.seq, snapshot.ply)
            try:
                await self._execute_once(command, player, name)
            except Conflict:
                self.is_current = False
                await asyncio.sleep(random.uniform(0, attempt * BACKOFF_SECONDS))
                continue
            snapshot = self.table.snapshot
            return Done(command.id, snapshot.seq, snapshot.ply, _opened_table(command, snapshot))
        raise Refusal("unavailable")

    async def _execute_once(self, command: Command, player: str, name: str) -> None:
        if isinstance(command, Rematch):
            what = await self._rematch(player)
            if what:
                await self.write(Decision(what), player, command.id)
        elif isinstance(command, PlayDeal):
            opened = await self._registry.open_deal(self.table, player)
            what = Dealt(opened.id, opened.snapshot.code)
            await self.write(Decision(what), player, command.id)
        else:
            decision = decide(self.table, command, player, self.now, self.present, name)
            await self.write(decision, player, command.id)

    async def _rematch(self, player: str) -> What | None:
        """Open a new table for the same players; return None if there is one already."""
        snapshot = self.table.snapshot
        if snapshot.phase != "over":
            raise Refusal("not-over")
        if player != snapshot.host and not self.table.seats_of(player):
            raise Refusal("not-seated")
        if snapshot.next:
            return None
        table = await self._registry.open_rematch(self.table, player)
        return Followed(table.id, table.snapshot.code)

    # --- write, then send ------------------------------------------------------------------------

    async def write(self, decision: Decision, by: str = "", command: str = "") -> None:
        """Store the entry of a decision, then change the table and send updates."""
        snapshot = self.table.snapshot
        at = max(self.now, snapshot.changed)
        entry = Entry(snapshot.seq + 1, at, decision.what, by, command)
        table_after, play = self.table.apply(entry, decision.play)
        sitter = by if isinstance(entry.what, Sat) else ""
        try:
            await self._registry.store.append(row_of(table_after), encode_entry(entry), sitter)
        except Unavailable:
            self._note_outage()
            raise
        self.wrote_last_entry = True
        self.idle_since = self._registry.clock.milliseconds()
        self._publish(table_after, entry, play)

    def _note_outage(self) -> None:
        """Remember since when the store fails: meanwhile players cannot decide."""
        self.is_current = False
        if self._outage_since is None:
            self._outage_since = self.now

    def _end_outage(self) -> None:
        if self._outage_since is not None:
            self.clock.set_back(max(self._outage_since, self.table.snapshot.changed))
            self._outage_since = None

    def _publish(self, table_after: Table, entry: Entry, play: Play | None) -> None:
        """Replace the table and send an update about its new entry to all listeners."""
        self.table = table_after
        self._close_unauthorized()
        builder = self._builder()  # the entry is stored: every client must learn the new position
        for listener in list(self._listeners):
            try:
                listener.send_message(safe_update(builder, entry, play, listener.player))
            except Exception:
                log.exception("a listener got no update", table=table_after.id, seq=entry.seq)
                listener.close(MOVED)  # its client connects again and gets the new position

    def _close_unauthorized(self) -> None:
        """Close listeners that may no longer watch.

        They lose that right when the game starts or when they give up their seat.
        """
        for listener in list(self._listeners):
            if not may_watch(self.table, listener.player):
                del self._listeners[listener]
                listener.close("not-here")

    async def _check_log(self, checked: asyncio.Event | None = None) -> None:
        self.is_current = False
        try:
            with suppress(Unavailable):
                await self.refresh()
        finally:
            if checked:
                checked.set()

    async def refresh(self) -> None:
        """Read entries that other nodes, or an unconfirmed write of this one, have stored."""
        if self.is_current:
            return
        while entries := await self._registry.store.log(self.table.id, self.table.snapshot.seq):
            for data in entries:
                self._apply_entry(decode_entry(data))
        self.is_current = True
        self._end_outage()

    async def _follow(self, entries: list[bytes]) -> None:
        for entry in map(decode_entry, entries):
            if entry.seq <= self.table.snapshot.seq:
                continue
            if not self.is_current or entry.seq > self.table.snapshot.seq + 1:
                await self._check_log()
                return
            self._apply_entry(entry)

    def _apply_entry(self, entry: Entry) -> None:
        """Apply an entry that is stored, and send an update about it."""
        self.wrote_last_entry = False
        self.clock.follow(entry.at)
        table_after, play = self.table.apply(entry)
        self._publish(table_after, entry, play)

    @property
    def now(self) -> int:
        """The time of the table, in milliseconds since 1970."""
        return self.clock.milliseconds()

    @property
    def up_since(self) -> int:
        """When this server started, in the time of the table."""
        return self.now - self._registry.uptime()

    @property
    def present(self) -> frozenset[str]:
        """The connected players."""
        return frozenset(listener.player for listener in self._listeners)

    def _watchers(self) -> tuple[int, tuple[str, ...]]:
        """Return the number of spectators and their names, each once and in order of arrival.

        A player with several windows is one spectator.
        """
        holders = {seat.holder for seat in self.table.seats}
        others = [listener for listener in self._listeners if listener.player not in holders]
        known = {listener.player: listener.name for listener in others if listener.player}
        anonymous = sum(not listener.player for listener in others)
        names = tuple(name for name in known.values() if name)
        return len(known) + anonymous, names[:MAX_SPECTATOR_NAMES]

    def _builder(self) -> UpdateBuilder:
        count, names = self._watchers()
        until = self._deadline()
        return UpdateBuilder(self.table, self.now, self.present, count, until, spectators=names)

    def _deadline(self) -> int:
        """Return until when the asked seat may decide; 0: no limit, or it cannot be computed."""
        asked = self.table.asked
        try:
            return deadline(self.table, asked, self.up_since) if asked >= 0 else 0
        except Exception:
            log.exception("a deadline could not be computed", table=self.table.id)
            return 0

    def _send_presence(self, exclude: Listener | None = None) -> None:
        players = self.present
        seats = tuple(bool(seat.holder) and seat.holder in players for seat in self.table.seats)
        message = ENCODER.encode(Present(seats, *self._watchers()))
        for listener in list(self._listeners):
            if listener is not exclude:
                listener.send_message(message)


def _set_answer(answer: asyncio.Future[Done], result: Done | Refusal) -> None:
    if answer.done():
        return  # the caller no longer waits
    if isinstance(result, Refusal):
        answer.set_exception(result)
    else:
        answer.set_result(result)


def _opened_table(command: Command, snapshot: Snapshot) -> str:
    """Return the table that a command has opened, if any."""
    if isinstance(command, PlayDeal):
        return snapshot.deals[-1].table if snapshot.deals else ""
    return snapshot.next

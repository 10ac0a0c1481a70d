"""The one authority over a table: commands one at a time, checked, stored, and only then told.

A keeper is an actor with an inbox. What it does may lead to an entry of the log; the entry is
stored first, then the table moves on, then everybody is told. If it is not known whether an entry
was stored, the keeper reads the log again before it does anything else.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import structlog

from .. import logs, metrics
from ..refusals import Refusal
from ..store import Conflict, Row, Unavailable
from ..updates.builder import ENCODER, Teller
from ..updates.messages import AnyCommand, Done, Ping, Present, Rematch, Welcome
from .clock import milliseconds
from .commands import Decision, decide
from .duties import deadline, duty
from .entries import Entry, Followed, Sat, What, decode_entry, encode_entry
from .moves import Play
from .scheduler import Driver
from .table import Table

if TYPE_CHECKING:
    from .registry import Hall

TRIES: Final = 12  # at the same command, when other nodes keep writing first …
GIVE_WAY: Final = 0.005  # … and how many seconds longer each time one waits at most
Job = Callable[[], Awaitable[None]]
log = structlog.get_logger("daikaiju.table")


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    player: str  # public id; empty: a spectator whom nobody knows
    language: str

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; must neither wait nor fail."""

    def close(self, code: str) -> None:
        """The table does not want this listener any more."""


class Keeper:
    """Keeps one table. All its work is done by one task, in the order in which it came."""

    def __init__(self, table: Table, hall: Hall) -> None:
        self.table = table
        self._hall = hall
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._listeners: dict[Listener, None] = {}
        self._driver = Driver(self, hall)
        self._is_closing = False
        self.is_sure = True  # the table is as the store has it
        self.wrote_last = False  # this node did, so it goes on first
        self.quiet_since = milliseconds()
        self._task = asyncio.create_task(self._work(), name=f"table {table.name}")

    # --- from outside ----------------------------------------------------------------------------

    async def command(self, command: AnyCommand, player: str) -> Done:
        """Carry out a command of a player; when this returns, it is stored. Else a `Refusal`."""
        if self._is_closing:
            raise Refusal("closing")
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.post(partial(self._obey, command, player, answer))
        return await answer

    def check_may_look(self, player: str) -> None:
        if not self._may_look(player):
            raise Refusal("private")

    def _may_look(self, player: str) -> bool:
        kept = self.table.kept
        if kept.setup.watched or kept.phase == "gathering" or player == kept.host:
            return True
        return bool(self.table.seats_of(player))

    def join(self, listener: Listener) -> bytes:
        """Tell a listener everything from now on; what it must know first is the answer."""
        self.check_may_look(listener.player)
        if len(self._listeners) >= self._hall.settings.sockets_of_table:
            raise Refusal("table-full")
        self._listeners[listener] = None
        self._tell_presence(besides=listener)
        return ENCODER.encode(self.welcome(listener.player))

    def part(self, listener: Listener) -> None:
        if self._listeners.pop(listener, 0) is None:
            self.quiet_since = milliseconds()
            self._tell_presence()

    def welcome(self, player: str) -> Welcome:
        return self._teller().welcome(player)

    def look(self) -> None:
        """Another node may have written to the log."""
        self.post(self._look)

    def post(self, job: Job) -> None:
        """Have something done when it is its turn."""
        self._inbox.put_nowait(job)

    @property
    def is_idle(self) -> bool:
        """Nobody listens, and there is nothing to do soon."""
        return not self._listeners and self._inbox.empty() and not self._driver.is_needed_soon

    @property
    def listeners(self) -> int:
        return len(self._listeners)

    async def close(self, code: str = "shutdown") -> None:
        """Finish what is under way, send everybody away, stop."""
        self._is_closing = True
        self._inbox.put_nowait(None)
        with suppress(asyncio.CancelledError):
            await self._task
        self._driver.stop()
        for listener in list(self._listeners):
            listener.close(code)

    # --- the task --------------------------------------------------------------------------------

    async def _work(self) -> None:
        self._driver.wind_clock()
        while job := await self._inbox.get():
            try:
                await job()
            except Exception:
                log.exception("a table could not do something", table=self.table.name)
                self.is_sure = False
            self._driver.wind_clock()

    async def _obey(self, command: AnyCommand, player: str, answer: asyncio.Future[Done]) -> None:
        began = asyncio.get_running_loop().time()
        result: Done | Refusal
        try:
            result = await self._carry_out(command, player)
        except Refusal as refusal:
            result = refusal
        except Unavailable:
            self.is_sure = False
            result = Refusal("unavailable")
        except Exception:
            _answer(answer, Refusal("server-error"))
            raise
        _answer(answer, result)
        kind, code = type(command).__name__.lower(), getattr(result, "code", "")
        seconds = asyncio.get_running_loop().time() - began
        metrics.command(kind, code or metrics.DONE, seconds)
        logs.commanded(kind, seconds, table=self.table.name, player=player, code=code)

    async def _carry_out(self, command: AnyCommand, player: str) -> Done:
        for tried in range(1, TRIES + 1):
            await self.be_sure()
            kept = self.table.kept
            if known := self.table.is_known(player, command.id):
                return Done(command.id, known.seq, known.ply, kept.next)
            if isinstance(command, Ping):
                return Done(command.id, kept.seq, kept.ply)
            try:
                await self._do(command, player)
            except Conflict:
                self.is_sure = False
                await asyncio.sleep(random.uniform(0, tried * GIVE_WAY))
                continue
            kept = self.table.kept
            return Done(command.id, kept.seq, kept.ply, kept.next)
        raise Refusal("unavailable")

    async def _do(self, command: AnyCommand, player: str) -> None:
        if isinstance(command, Rematch):
            what = await self._rematch(player)
            if what:
                await self.write(Decision(what), player, command.id)
        else:
            decision = decide(self.table, command, player, milliseconds(), self._present)
            await self.write(decision, player, command.id)

    async def _rematch(self, player: str) -> What | None:
        """A new table for the same people; None if there is one already."""
        kept = self.table.kept
        if kept.phase != "over":
            raise Refusal("not-over")
        if player != kept.host and not self.table.seats_of(player):
            raise Refusal("not-seated")
        if kept.next:
            return None
        table = await self._hall.follow(self.table, player)
        return Followed(table.name, table.kept.code)

    # --- write, then tell ------------------------------------------------------------------------

    async def write(self, decision: Decision, by: str = "", command: str = "") -> None:
        kept = self.table.kept
        entry = Entry(kept.seq + 1, max(milliseconds(), kept.changed), decision.what, by, command)
        later, play = self.table.after(entry, decision.play)
        sitter = by if isinstance(entry.what, Sat) else ""
        try:
            await self._hall.store.append(row_of(later), encode_entry(entry), sitter)
        except Unavailable:
            self.is_sure = False
            raise
        self.wrote_last = True
        self._move_on(later, entry, play)

    def _move_on(self, later: Table, entry: Entry, play: Play | None) -> None:
        self.table = later
        self.quiet_since = milliseconds()
        self._send_away()
        teller = self._teller()
        for listener in list(self._listeners):
            listener.tell(teller.encoded_update(entry, play, listener.player))

    def _send_away(self) -> None:
        """Those who may not look on any more, because the game has begun or they gave up a seat."""
        for listener in list(self._listeners):
            if not self._may_look(listener.player):
                del self._listeners[listener]
                listener.close("not-here")

    async def _look(self) -> None:
        self.is_sure = False
        with suppress(Unavailable):
            await self.be_sure()

    async def be_sure(self) -> None:
        """Read what others, or we ourselves without knowing it, have written to the log."""
        if self.is_sure:
            return
        while entries := await self._hall.store.log(self.table.name, self.table.kept.seq):
            for data in entries:
                entry = decode_entry(data)
                self.wrote_last = False
                self._move_on(*_with(self.table, entry))
        self.is_sure = True

    @property
    def _present(self) -> frozenset[str]:
        return frozenset(listener.player for listener in self._listeners)

    def _teller(self) -> Teller:
        players = self._present
        holders = {seat.holder for seat in self.table.seats}
        watchers = sum(listener.player not in holders for listener in self._listeners)
        asked = self.table.asked
        until = deadline(self.table, asked, self._hall.up_since) if asked >= 0 else 0
        return Teller(self.table, milliseconds(), players, watchers, until)

    def _tell_presence(self, besides: Listener | None = None) -> None:
        players = self._present
        holders = {seat.holder for seat in self.table.seats}
        watchers = sum(listener.player not in holders for listener in self._listeners)
        seats = tuple(bool(seat.holder) and seat.holder in players for seat in self.table.seats)
        message = ENCODER.encode(Present(seats, watchers))
        for listener in list(self._listeners):
            if listener is not besides:
                listener.tell(message)


def _with(table: Table, entry: Entry) -> tuple[Table, Entry, Play | None]:
    later, play = table.after(entry)
    return later, entry, play


def _answer(answer: asyncio.Future[Done], result: Done | Refusal) -> None:
    if answer.done():
        return  # whoever asked has gone
    if isinstance(result, Refusal):
        answer.set_exception(result)
    else:
        answer.set_result(result)


def row_of(table: Table) -> Row:
    """What the store keeps of a table beside its log."""
    kept, due = table.kept, duty(table)
    return Row(
        id=table.name,
        code=kept.code,
        seq=kept.seq,
        phase=kept.phase,
        open=kept.setup.open,
        edition=kept.setup.edition,
        seats=len(kept.seats),
        people=sum(bool(seat.holder) for seat in kept.seats),
        host=kept.host,
        created=kept.created,
        changed=kept.changed,
        due=due.at if due else None,
        snapshot=table.snapshot(),
        secret=table.secret,
    )

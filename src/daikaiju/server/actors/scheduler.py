"""What a table does by itself: bots decide, standing orders are followed, clocks run out.

All of it is done by the keeper's task, like commands; only the thinking happens elsewhere.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from ...rules.state import State
from ...rules.view import view
from ..store import Conflict, Unavailable
from .clock import milliseconds
from .commands import Decision, acted
from .duties import Duty, duty
from .entries import Away, Moved, Why
from .moves import Play
from .standing_orders import NEEDS_DANGER, ordered
from .table import Table

if TYPE_CHECKING:
    from .actor import Keeper
    from .registry import Hall

LOOK_AGAIN: Final = 1.0  # seconds until the log is read again, when the store was away
STEP_IN: Final = 2_000  # milliseconds after which a node does what another has left undone
SOON: Final = 120_000  # milliseconds
Moment = tuple[int, int]  # as Table.moment
_NEVER: Final[Moment] = (-1, -1)
log = structlog.get_logger("daikaiju.table")


class Driver:
    """Drives the table of one keeper."""

    def __init__(self, keeper: Keeper, hall: Hall) -> None:
        self._keeper, self._hall = keeper, hall
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought_about = _NEVER  # the moment that orders or a bot are being asked about
        self._asks_anyway = _NEVER  # the moment at which standing orders could not be followed

    @property
    def is_needed_soon(self) -> bool:
        due = self._next_duty()
        return self._thinking_goes_on or (due is not None and due.at < milliseconds() + SOON)

    @property
    def _table(self) -> Table:
        return self._keeper.table

    @property
    def _thinking_goes_on(self) -> bool:
        return self._thought_about == self._table.moment

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        if self._thinking:
            self._thinking.cancel()

    def _next_duty(self) -> Duty | None:
        table = self._table
        if self._thinking_goes_on:
            return None
        return duty(table, self._hall.up_since, self._asks_anyway == table.moment)

    def wind_clock(self) -> None:
        """Wake up when the next duty is due."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self._keeper.is_sure:
            self._wake_in(LOOK_AGAIN)
        elif due := self._next_duty():
            at = due.at
            if self._hall.has_company and not self._keeper.wrote_last:
                at += STEP_IN + random.randrange(STEP_IN // 2)
            self._wake_in(max(0, at - milliseconds()) / 1000)

    def _wake_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._keeper.post, self._do_duty)

    async def _do_duty(self) -> None:
        try:
            await self._keeper.be_sure()
            due = self._next_duty()
            if due and due.at <= milliseconds():
                await self._fulfil(due)
        except Unavailable:
            self._keeper.is_sure = False
        except Conflict:
            self._keeper.is_sure = False  # another node was quicker

    async def _fulfil(self, due: Duty) -> None:
        if due.kind == "clock":
            await self._keeper.write(Decision(Away(due.seat, late=True)))
        elif due.kind == "alone":
            play = Play(self._state())
            play.go_on(self._table.dice())
            await self._keeper.write(Decision(Moved(due.seat, "table", play.moves), play))
        elif due.kind == "bot":
            self._ask(self._bot_thinks(due.seat))
        else:
            await self._follow_orders(due.seat)

    async def _follow_orders(self, number: int) -> None:
        action = ordered(self._table.seats[number].orders, self._state(), number)
        if action is NEEDS_DANGER:
            self._ask(self._danger_is_found(number))
        elif isinstance(action, int):
            await self._act(number, "orders", action)

    def _ask(self, thought: Coroutine[Any, Any, None]) -> None:
        """Have something thought about elsewhere; the table goes on with other things."""
        self._thought_about = self._table.moment
        self._thinking = asyncio.create_task(thought)
        self._thinking.add_done_callback(self._has_thought)

    def _has_thought(self, thinking: asyncio.Task[None]) -> None:
        """If that failed, which it should not, it is tried again a little later."""
        if not thinking.cancelled() and (error := thinking.exception()):
            log.error("nothing was decided", table=self._table.name, exc_info=error)
            again = partial(self._decided, self._thought_about, 0, "bot", None)
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self._keeper.post, again)

    async def _bot_thinks(self, number: int) -> None:
        moment, level = self._table.moment, self._table.seats[number].bot
        assert level is not None
        action = await self._hall.thinkers.choose(level, view(self._state(), number), number)
        self._keeper.post(partial(self._decided, moment, number, "bot", action))

    async def _danger_is_found(self, number: int) -> None:
        moment, orders = self._table.moment, self._table.seats[number].orders
        seen = view(self._state(), number)
        danger = await self._hall.thinkers.danger(seen, number)
        action = None if danger is None else ordered(orders, seen, number, danger)
        if not isinstance(action, int):
            self._asks_anyway = moment
            action = None
        self._keeper.post(partial(self._decided, moment, number, "orders", action))

    async def _decided(self, at: Moment, number: int, why: Why, action: int | None) -> None:
        """A bot or the orders have decided, unless something else has happened meanwhile."""
        if self._thought_about == at:
            self._thought_about = _NEVER
        still = why == ("bot" if self._table.seats[number].bot else "orders")
        if action is None or at != self._table.moment or not still or not self._keeper.is_sure:
            return
        try:
            await self._act(number, why, action)
        except (Conflict, Unavailable):
            self._keeper.is_sure = False

    async def _act(self, number: int, why: Why, action: int) -> None:
        play = acted(self._table, action, why)
        await self._keeper.write(Decision(Moved(number, why, play.moves), play))

    def _state(self) -> State:
        assert self._table.state is not None
        return self._table.state

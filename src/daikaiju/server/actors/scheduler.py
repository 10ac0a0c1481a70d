"""Scheduled work of a table: bot moves, standing orders and clocks.

The task of the actor performs this work, like commands. Only bot decisions and dangers (the chance
that a monster dies) are computed elsewhere, in worker processes.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from ...record.notation import monster_name
from ...rules.actions import A_PASS, pack
from ...rules.engine import legal_actions
from ...rules.state import State
from ...rules.view import view
from ..store import Conflict, Unavailable
from ..tables.commands import Decision, play_action
from ..tables.duties import Duty, is_prediction, next_duty
from ..tables.entries import Away, Moved, Why
from ..tables.standing_orders import NEEDS_DANGER, ordered_action
from ..tables.table import Table

if TYPE_CHECKING:
    from ..protocol.values import Level
    from .actor import TableActor
    from .registry import TableRegistry

RETRY_SECONDS: Final = 1.0  # until the log is read again after a failure of the store
TAKEOVER_MS: Final = 2_000  # then a node performs an overdue duty of another
SOON_MS: Final = 120_000  # a table with a duty within this time stays in memory
PositionId = tuple[int, int]  # see Table.position_id
_NO_POSITION: Final[PositionId] = (-1, -1)
log = structlog.get_logger("daikaiju.table")


class Scheduler:
    """Performs the duties of one table."""

    def __init__(self, actor: TableActor, registry: TableRegistry) -> None:
        self._actor, self._registry = actor, registry
        self._timer: asyncio.TimerHandle | None = None
        self._worker_task: asyncio.Task[None] | None = None
        self._pending_position = _NO_POSITION  # the position for which a worker computes
        self._orders_failed_at = _NO_POSITION  # where standing orders could not be applied
        self._failed_bots: set[tuple[int, Level]] = set()  # random plays on for them

    @property
    def is_due_soon(self) -> bool:
        """Whether a worker computes for the table, or a duty is due within SOON_MS."""
        duty = self._next_duty()
        return self._is_waiting or (duty is not None and duty.at < self._actor.now + SOON_MS)

    @property
    def _table(self) -> Table:
        return self._actor.table

    @property
    def _is_waiting(self) -> bool:
        """Whether a worker computes a decision for the current position."""
        return self._pending_position == self._table.position_id

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        if self._worker_task:
            self._worker_task.cancel()

    def _next_duty(self) -> Duty | None:
        table = self._table
        if self._is_waiting:
            return None
        return next_duty(table, self._actor.up_since, self._orders_failed_at == table.position_id)

    def set_timer(self) -> None:
        """Set the timer for the next duty."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self._actor.is_current:
            self._call_in(RETRY_SECONDS)
        elif duty := self._next_duty():
            at = duty.at
            if self._registry.has_other_nodes and not self._actor.wrote_last_entry:
                at += TAKEOVER_MS + random.randrange(TAKEOVER_MS // 2)
            self._call_in(max(0, at - self._actor.now) / 1000)

    def _call_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._actor.post, self._run_duty)

    async def _run_duty(self) -> None:
        try:
            await self._actor.refresh()
            duty = self._next_duty()
            if duty and duty.at <= self._actor.now:
                await self._perform(duty)
        except Unavailable:
            self._actor.is_current = False
        except Conflict:
            self._actor.is_current = False  # another node has written first

    async def _perform(self, duty: Duty) -> None:
        if duty.kind == "clock":
            await self._actor.write(Decision(Away(duty.seat, late=True)))
        elif duty.kind == "forced":
            play = self._table.new_play()
            play.play_forced(self._table.dice())
            await self._actor.write(Decision(Moved(duty.seat, "table", play.moves), play))
        elif duty.kind == "bot":
            self._start_worker_task(self._choose_bot_action(duty.seat))
        else:
            await self._follow_orders(duty.seat)

    async def _follow_orders(self, seat: int) -> None:
        if is_prediction(self._table):  # its time is over: the game goes on without it
            await self._write_action(seat, "table", pack(A_PASS))
            return
        action = ordered_action(self._table.seats[seat].orders, self._state(), seat)
        if action is NEEDS_DANGER:
            self._start_worker_task(self._apply_orders_with_danger(seat))
        elif isinstance(action, int):
            await self._write_action(seat, "orders", action)

    def _start_worker_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for a worker in a separate task, so that the table continues meanwhile."""
        self._pending_position = self._table.position_id
        self._worker_task = asyncio.create_task(work)
        self._worker_task.add_done_callback(self._on_worker_done)

    def _on_worker_done(self, task: asyncio.Task[None]) -> None:
        """Retry a little later if the task failed, which is a bug."""
        if not task.cancelled() and (error := task.exception()):
            log.error("no decision was made", table=self._table.id, exc_info=error)
            retry = partial(self._on_decision, self._pending_position, 0, "bot", None)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._actor.post, retry)

    async def _choose_bot_action(self, seat: int) -> None:
        position_id, level = self._table.position_id, self._table.seats[seat].bot
        assert level is not None
        visible = view(self._state(), seat)
        if (seat, level) in self._failed_bots:
            action = secrets.choice(legal_actions(visible))
        else:
            report = partial(self._replace_bot, seat, level, monster_name(visible, seat))
            host = self._table.snapshot.host
            action = await self._registry.bot_pool.choose(level, visible, seat, host, report)
        self._actor.post(partial(self._on_decision, position_id, seat, "bot", action))

    def _replace_bot(self, seat: int, level: Level, monster: str, fault: str) -> None:
        """Let *random* play for a bot that has failed until the game ends."""
        self._failed_bots.add((seat, level))
        log.error(
            "a bot failed",
            table=self._table.id,
            seat=seat,
            monster=monster,
            level=level,
            fault=fault,
        )

    async def _apply_orders_with_danger(self, seat: int) -> None:
        position_id, orders = self._table.position_id, self._table.seats[seat].orders
        visible = view(self._state(), seat)
        danger = await self._registry.bot_pool.danger(visible, seat, self._table.snapshot.host)
        action = None if danger is None else ordered_action(orders, visible, seat, danger)
        if not isinstance(action, int):
            self._orders_failed_at = position_id
            action = None
        self._actor.post(partial(self._on_decision, position_id, seat, "orders", action))

    async def _on_decision(
        self, position_id: PositionId, seat: int, why: Why, action: int | None
    ) -> None:
        """Write the action of a bot or of orders, unless the table has changed meanwhile."""
        if self._pending_position == position_id:
            self._pending_position = _NO_POSITION
        is_same_decider = why == ("bot" if self._table.seats[seat].bot else "orders")
        if (
            action is None
            or position_id != self._table.position_id
            or not is_same_decider
            or not self._actor.is_current
        ):
            return
        try:
            await self._write_action(seat, why, action)
        except (Conflict, Unavailable):
            self._actor.is_current = False

    async def _write_action(self, seat: int, why: Why, action: int) -> None:
        play = play_action(self._table, action, why)
        await self._actor.write(Decision(Moved(seat, why, play.moves), play))

    def _state(self) -> State:
        assert self._table.state is not None
        return self._table.state

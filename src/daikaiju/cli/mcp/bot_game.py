"""A game of a language model against bots, in this process."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

from ...bots.bot import Bot
from ...bots.registry import make_bot
from ...record.game import Record
from ...record.notation import action_text, parse_action
from ...rules.agenda import LOOK, actor, top_kind, top_seat
from ...rules.constants import CHANCE, NOBODY
from ...rules.engine import legal_actions, play_game, sample
from ...rules.state import State
from ...rules.view import view
from ..players import YOU, Players
from .news import HIDDEN_LOOK, move_lines
from .record_file import RecordFile
from .seat_game import Refused, SeatGame, Status
from .time_budget import TimeBudget


class BotGame(SeatGame):
    """The seat of the model is `YOU` among the players."""

    def __init__(
        self,
        id: str,
        file: RecordFile,
        record: Record,
        players: Players,
        name: str,
        rng: random.Random,
        budget: TimeBudget,
        stand_in: str,
    ) -> None:
        super().__init__(id, file)
        self._record, self._bots, self._rng = record, players, rng
        self._state = record.start()
        self._state.events = []
        self._budget, self._stand_in_spec = budget, stand_in
        self._stand_in: Bot | None = None
        self._decision: tuple[int, str] | None = None  # the action to play next, with its reason
        self._last_hidden: int | None = None  # index of the last move that the seat may not see
        self._has_left = False
        self._troubles: set[str] = set()  # of bots, each reported once
        players.start(self._state)
        record.players = tuple(name if spec == YOU else spec for spec in players.specs)

    async def start(self) -> None:
        """Play until the first decision."""
        await asyncio.to_thread(self._bots.prepare)
        await self._play_on()

    # --- what it shows ---------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self._has_left:
            return "left"
        return "over" if actor(self._state) == NOBODY else "your_decision"

    @property
    def visible(self) -> State:
        return view(self._state, self.seat)

    @property
    def seat(self) -> int:
        return self._bots.human_seat

    @property
    def edition(self) -> str:
        return self._record.edition

    @property
    def players(self) -> tuple[str, ...]:
        return self._record.players

    @property
    def time_budget(self) -> float | None:
        return self._budget.seconds

    @property
    def time_left(self) -> float | None:
        return self._budget.left if self.status == "your_decision" else None

    async def record_text(self) -> str:
        """Return the record; it ends before a card that only others have seen and still know."""
        is_whole = actor(self._state) == NOBODY or view(self._state, self.seat) == self._state
        if is_whole or self._last_hidden is None:
            return str(self._record)
        return str(replace(self._record, moves=self._record.moves[: self._last_hidden]))

    # --- what it does ----------------------------------------------------------------------------

    async def refresh(self) -> None:
        await self._enforce_budget()

    async def _enforce_budget(self) -> str:
        """Let the stand-in decide if the time for the decision is over; return what it did."""
        if self.status != "your_decision" or not self._budget.is_over:
            return ""
        action = await asyncio.to_thread(self._ask_stand_in)
        late = f"The time budget of {self._budget.seconds:g} s was exceeded"
        done = f"{late}: {self._stand_in_spec} decided"
        self._decision = action, f"{done}."
        sentence = f"{done} {action_text(self._state, action)!r} for you."
        self._news.append(sentence)
        await self._play_on()
        return sentence

    def _ask_stand_in(self) -> int:
        self._stand_in = self._stand_in or make_bot(self._stand_in_spec)
        return self._stand_in.ask(view(self._state, self.seat), self.seat, self._rng.randrange)

    async def act(self, action: str, reason: str) -> None:
        if late := await self._enforce_budget():
            raise Refused(f"Your action was not played. {late}")
        if self.status != "your_decision":
            raise Refused(f"You cannot act in {self.id}: the game is {self.status}.")
        self._decision = parse_action(self._state, action), reason
        await self._play_on()

    async def leave(self) -> None:
        if self.status == "your_decision":
            self._has_left = True
            await self.save()
            self._close()

    def _close(self) -> None:
        self._bots.close()
        if self._stand_in:
            self._stand_in.close()

    # --- playing ---------------------------------------------------------------------------------

    async def _play_on(self) -> None:
        """Play the pending decision, and all that follows until the seat has a choice again."""
        await asyncio.to_thread(play_game, self._state, self._decide, self._draw, self._perform)
        self._budget.restart()
        await self.save()
        if actor(self._state) == NOBODY:
            self._bots.report_end(self._state)
            self._close()

    def _decide(self, state: State, seat: int) -> int | None:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if seat == self.seat:
            return self._decision[0] if self._decision else None
        bot = self._bots.bot_at(seat)
        action = bot.ask(view(state, seat), seat, self._rng.randrange)
        if bot.trouble not in ("", *self._troubles):
            self._troubles.add(bot.trouble)
            self._news.append(bot.trouble)
        return action

    def _draw(self, state: State) -> int:
        return sample(state, self._rng.randrange)

    def _perform(self, state: State, action: int) -> None:
        """Execute and record an action, and note what happened."""
        who, move, reason = actor(state), action_text(state, action), ""
        if who != CHANCE and len(legal_actions(state)) == 1:
            move = ""  # forced
        elif who == self.seat and self._decision:
            reason, self._decision = self._decision[1], None
        if who == CHANCE and top_kind(state) == LOOK and top_seat(state) != self.seat:
            self._last_hidden, move = len(self._record.moves), HIDDEN_LOOK
        self._record.play(state, action, reason)
        events, state.events = state.events or [], []
        self._news += move_lines(state, who, move, events, self.seat)

"""A game as the player of one seat sees it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Literal

from ...rules.state import State
from .record_file import RecordFile

Status = Literal["your_decision", "waiting", "not_started", "over", "left"]


class Refused(Exception):
    """A request that cannot be done, with one sentence for the model."""


class SeatGame(ABC):
    """One game. Callers hold `lock` while they use it: clients may call tools at the same time."""

    def __init__(self, id: str, file: RecordFile) -> None:
        self.id, self.file = id, file
        self.lock = asyncio.Lock()
        self._news: list[str] = []

    # --- what it shows ---------------------------------------------------------------------------

    @property
    @abstractmethod
    def status(self) -> Status: ...

    @property
    @abstractmethod
    def visible(self) -> State | None:
        """The position without what is hidden from the seat; None before the game."""

    @property
    @abstractmethod
    def seat(self) -> int: ...

    @property
    @abstractmethod
    def edition(self) -> str: ...

    @property
    @abstractmethod
    def players(self) -> tuple[str, ...]:
        """The names of the players by seat; a bot has its spec or level."""

    @property
    @abstractmethod
    def time_budget(self) -> float | None:
        """The seconds for each decision; None: no limit."""

    @property
    @abstractmethod
    def time_left(self) -> float | None:
        """The seconds for the pending decision; None: no limit, or no decision."""

    @property
    def shows_odds(self) -> bool:
        return True

    @property
    def place(self) -> str:
        """Where the game takes place."""
        return "here, against bots"

    def take_news(self) -> list[str]:
        """Return what happened since the last call."""
        news, self._news = self._news, []
        return news

    # --- what it does ----------------------------------------------------------------------------

    @abstractmethod
    async def refresh(self) -> None:
        """Apply what the passing of time has caused."""

    @abstractmethod
    async def act(self, action: str, reason: str) -> None:
        """Decide. Raise Refused or a UserError if that is impossible; then nothing changes."""

    async def wait(self, seconds: float) -> None:  # noqa: B027  (bots never let a model wait)
        """Wait until the seat must decide or the game is over, at most so long."""

    @abstractmethod
    async def leave(self) -> None:
        """Stop to play."""

    @abstractmethod
    async def record_text(self) -> str:
        """Return the record, without what is hidden from the seat."""

    async def save(self) -> None:
        """Write the record to its file."""
        self.file.write(await self.record_text())

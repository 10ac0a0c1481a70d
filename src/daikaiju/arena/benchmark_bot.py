"""A bot that is measured: its decisions, their time, and what they cost in the solved game."""

from __future__ import annotations

import time
import zlib

from ..bots.bot import Bot, DrawBelow
from ..odds.core_tables import win_chance
from ..odds.table_goals import after_action
from ..rules.engine import legal_actions
from ..rules.state import State


class WatchedBot(Bot):
    """Plays like another bot, in Python, and keeps count of the present game."""

    def __init__(self, bot: Bot, measures_regret: bool) -> None:
        super().__init__(bot.spec)
        self._bot, self._measures_regret = bot, measures_regret
        self.begin()

    def begin(self) -> None:
        """Start the counts of a game."""
        self.decisions, self.seconds, self.regret, self._sum = 0, 0.0, 0.0, 0

    def fingerprint(self) -> str:
        """Return a checksum of all decisions of the game."""
        return f"{self._sum:08x}"

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return the action of the bot."""
        began = time.perf_counter()
        action = self._bot.choose(state.copy(), seat, draw)
        self.seconds += time.perf_counter() - began
        return action

    def ask(self, seen: State, seat: int, draw: DrawBelow, place: str = "") -> int:
        action = super().ask(seen, seat, draw, place)
        self.decisions += 1
        self._sum = zlib.crc32(f"{self.decisions} {action}".encode(), self._sum)
        if self._measures_regret and len(legal_actions(seen)) > 1:
            best, found = win_chance(seen, seat), win_chance(after_action(seen, action), seat)
            self.regret += max(0.0, best - found)
        return action

    def over(self, state: State) -> None:
        self._bot.over(state)

    def forgive(self) -> None:
        super().forgive()
        self._bot.forgive()

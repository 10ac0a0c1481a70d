"""Who plays in the terminal: a person, or nobody, and bots by their specs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.text import Text

from ..bots.bot import Bot
from ..bots.registry import KINDS, LEVELS, make_bot
from ..record.game import Record
from ..rules import engine
from ..rules.state import State
from ..text import Told
from .output import say

YOU: Final = "you"  # the person, where players are listed
USUAL: Final = "medium"
PATIENCE: Final = 0.5  # seconds before a person is told that somebody thinks


class Company:
    """The bots at the table, each playing at all seats that have its spec."""

    def __init__(self, players: Sequence[str]) -> None:
        """`players` has YOU or a spec for each seat."""
        bots = {spec: make_bot(spec) for spec in dict.fromkeys(players) if spec != YOU}
        self._seats = [bots.get(player) for player in players]
        self._bots = list(bots.values())

    @property
    def players(self) -> tuple[str, ...]:
        """As records list them: levels as the bots that they are."""
        return tuple(bot.spec if bot else YOU for bot in self._seats)

    @property
    def person(self) -> int:
        """The seat of the person; -1 if there is none."""
        return self._seats.index(None) if None in self._seats else -1

    def bot_at(self, seat: int) -> Bot:
        bot = self._seats[seat]
        assert bot is not None
        return bot

    def prepare(self) -> None:
        """Have made in the background what makes them think faster: nobody waits for it."""
        needed = {function for bot in self._bots for function in bot.needs}
        if needed and not engine.runs_compiled(*needed):
            engine.prepare(*needed)

    def over(self, state: State) -> None:
        for bot in self._bots:
            bot.over(state)

    def close(self) -> None:
        for bot in self._bots:
            bot.close()


# --- seating -------------------------------------------------------------------------------------


def is_bot(player: str) -> bool:
    """Is a player of a record a bot, by its name?"""
    return player.partition(":")[0] in {*KINDS, *LEVELS}


def seat_left(record: Record) -> int:
    """The seat that a person had in a recorded game; else the first."""
    return next((seat for seat, name in enumerate(record.players) if not is_bot(name)), 0)


def seated(record: Record, person: int, against: str | None) -> list[str]:
    """Who plays at each seat: YOU at that of the person (-1: nowhere), else the spec of a bot.

    The bots are those asked for (one for all opponents, or one for each), else those recorded.
    """
    others = [seat for seat in range(len(record.seats)) if seat != person]
    if against is None:
        specs = [_recorded(record, seat) for seat in others]
    else:
        specs = _asked(against.split(","), len(others))
    found = iter(specs)
    return [YOU if seat == person else next(found) for seat in range(len(record.seats))]


def _asked(specs: list[str], seats: int) -> list[str]:
    if len(specs) not in (1, seats):
        raise Told("mistake-opponents", bots=len(specs), places=seats)
    return specs * seats if len(specs) == 1 else specs


def _recorded(record: Record, seat: int) -> str:
    """The bot that played at a seat. A record must not start programs by itself."""
    known = record.players[seat] if len(record.players) == len(record.seats) else ""
    if known.startswith("cmd:"):
        raise Told("mistake-program-in-record", bot=known)
    return known if is_bot(known) else USUAL


# --- waiting -------------------------------------------------------------------------------------


@contextmanager
def thinking(console: Console, doing: str) -> Iterator[None]:
    """Tell a person what takes so long, if it takes long."""
    status = console.status(Text(say("cli-wait", doing=doing), "dim"))
    late = Timer(PATIENCE, status.start)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
        late.join()
        status.stop()

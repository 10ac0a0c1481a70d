"""The players of a terminal game: at most one person, and bots by their specs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.text import Text

from ..bots.bot import Bot
from ..bots.registry import KINDS, LEVELS, loads_user_files, make_bot
from ..record.game import Record
from ..rules import engine
from ..rules.constants import NOBODY
from ..rules.state import State
from ..rules.view import view
from ..text import UserError
from .output import message

YOU: Final = "you"  # the person, in a list of players
DEFAULT_BOT: Final = "medium"
STATUS_DELAY: Final = 0.5  # seconds before a status line shows that a bot thinks


class Players:
    """The players by seat. One bot object plays all seats with the same spec."""

    def __init__(self, players: Sequence[str]) -> None:
        """Create the bots; `players` has YOU or a spec for each seat."""
        bots = {spec: make_bot(spec) for spec in dict.fromkeys(players) if spec != YOU}
        self._seats = [bots.get(player) for player in players]
        self._bots = list(bots.values())

    @property
    def specs(self) -> tuple[str, ...]:
        """The players as records list them, with the spec of a bot in place of its level."""
        return tuple(bot.spec if bot else YOU for bot in self._seats)

    @property
    def human_seat(self) -> int:
        """The seat of the person; -1 if only bots play."""
        return self._seats.index(None) if None in self._seats else -1

    def bot_at(self, seat: int) -> Bot:
        bot = self._seats[seat]
        assert bot is not None
        return bot

    def start(self, state: State) -> None:
        """Start the bots. Raise UserError if one cannot be started or cannot play this game."""
        for bot in self._bots:
            bot.check(state)
            bot.start()

    def prepare(self) -> None:
        """Compile the functions of the bots in the background."""
        needed = {function for bot in self._bots for function in bot.needs}
        if needed and not engine.runs_compiled(*needed):
            engine.prepare(*needed)

    def report_end(self, state: State) -> None:
        """Give the final state to all bots."""
        for bot in self._bots:
            bot.finish(view(state, NOBODY))

    def close(self) -> None:
        for bot in self._bots:
            bot.close()


# --- seats ---------------------------------------------------------------------------------------


def is_bot(player: str) -> bool:
    """Return whether the name of a recorded player is the spec of a bot."""
    return player.partition(":")[0] in {*KINDS, *LEVELS}


def recorded_human_seat(record: Record) -> int:
    """Return the seat of the person in a recorded game; else the first seat."""
    return next((seat for seat, name in enumerate(record.players) if not is_bot(name)), 0)


def assign_players(record: Record, human_seat: int, against: str | None) -> list[str]:
    """Return the player of each seat: YOU at `human_seat` (-1: at none), else a bot spec.

    The bots are the requested ones (one for all opponents, or one for each), else the recorded.
    """
    others = [seat for seat in range(len(record.seats)) if seat != human_seat]
    if against is None:
        specs = [_recorded_bot(record, seat) for seat in others]
    else:
        specs = _requested_bots(against.split(","), len(others))
    bots = iter(specs)
    return [YOU if seat == human_seat else next(bots) for seat in range(len(record.seats))]


def _requested_bots(specs: list[str], seats: int) -> list[str]:
    if YOU in specs:
        raise UserError("mistake-bot", spec=YOU, known=", ".join([*KINDS, *LEVELS]))
    if len(specs) not in (1, seats):
        raise UserError("mistake-opponents", bots=len(specs), seats=seats)
    return specs * seats if len(specs) == 1 else specs


def _recorded_bot(record: Record, seat: int) -> str:
    """Return the recorded bot of a seat. A record must not run code of others."""
    known = record.players[seat] if len(record.players) == len(record.seats) else ""
    if loads_user_files(known):
        raise UserError("mistake-program-in-record", bot=known)
    return known if is_bot(known) else DEFAULT_BOT


# --- waiting -------------------------------------------------------------------------------------


@contextmanager
def delayed_status(console: Console, doing: str) -> Iterator[None]:
    """Show a status line if the block takes longer than STATUS_DELAY."""
    status = console.status(Text(message("cli-wait", doing=doing), "dim"))
    timer = Timer(STATUS_DELAY, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()

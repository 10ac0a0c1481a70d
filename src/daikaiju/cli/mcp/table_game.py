"""A seat at a table of a server, taken by invitation."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from ...packs import PACKS
from ...record.event_sources import source_number
from ...record.notation import action_text, parse_action
from ...record.position import read_position
from ...rules.events import COPIED, EVENT_NAMES
from ...rules.state import State
from ...server.client import CommandRefused, GameClient, TableConnection
from ...server.protocol.http_types import Found
from ...server.protocol.messages import (
    Act,
    AnyMessage,
    Command,
    Done,
    Happening,
    Leave,
    Picture,
    Return,
    SeatSeen,
    Sit,
    Step,
    Update,
)
from ..event_text import Event
from .news import move_lines
from .record_file import RecordFile
from .seat_game import Refused, SeatGame, Status

ANSWER_SECONDS: Final = 20.0  # for a command
MAX_NAME: Final = 24  # characters
SAVE_SECONDS: Final = 60.0  # between two copies of the record of a running game
_LINK: Final = re.compile(r"(https?://[^\s?#]+?)/t/([0-9A-Za-z -]{6,12})/?(?:[?#].*)?")


def parse_invitation(text: str, server: str | None) -> tuple[str, str]:
    """Return the address of the server and the code of the table of a link or code."""
    given = text.strip()
    if link := _LINK.fullmatch(given):
        if server and link[1] != server.rstrip("/"):
            raise Refused(f"Only tables of {server} can be joined in this session.")
        return link[1], _plain_code(link[2])
    if not re.fullmatch(r"[0-9A-Za-z -]{6,12}", given):
        raise Refused(
            f"{given[:80]!r} is no invitation: give the code of a table, such as 7KQ4ZM, or its "
            "link, such as https://example.org/t/7KQ4ZM."
        )
    if not server:
        raise Refused("A code alone does not name a server: give the link of the table.")
    return server.rstrip("/"), _plain_code(given)


def _plain_code(text: str) -> str:
    return re.sub("[ -]", "", text).upper()


async def connect_client(url: str) -> GameClient:
    """Return a client with a player of its own; raise Refused if no server answers."""
    try:
        return await GameClient(url).__aenter__()
    except OSError as error:
        raise Refused(f"The server {url} cannot be reached: {error}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Refused(f"{url} is not a Daikaiju server.") from None


@dataclass(frozen=True)
class Wish:
    """The seat that a player would like to have."""

    name: str
    monster: str = ""  # empty: any
    seat: int = -1  # -1: any


class TableGame(SeatGame):
    """A seat at a table. `join` makes one."""

    def __init__(self, id: str, file: RecordFile, client: GameClient, table: str) -> None:
        super().__init__(id, file)
        self._client, self._table = client, table
        self._connection = TableConnection(client, table, self._receive)
        self._seat = -1
        self._has_left = False
        self._position: tuple[str, State] | None = None
        self._received_at = self._saved_at = time.monotonic()

    @classmethod
    async def join(
        cls, id: str, file: RecordFile, client: GameClient, code: str, wish: Wish
    ) -> TableGame:
        """Take a seat at the table with this code."""
        found = await client.request_value("GET", f"/codes/{code}", Found)
        game = cls(id, file, client, found.table)
        await game._connection.__aenter__()
        try:
            game._check_packs()
            await game._sit(wish)
        except BaseException:
            await game.close()
            raise
        return game

    async def close(self) -> None:
        await self._connection.__aexit__()

    # --- what it shows ---------------------------------------------------------------------------

    @property
    def _picture(self) -> Picture:
        assert self._connection.picture is not None
        return self._connection.picture

    @property
    def _own(self) -> SeatSeen:
        return self._picture.seats[self._seat]

    @property
    def status(self) -> Status:
        picture = self._picture
        if picture.phase == "over":
            return "over"
        if self._has_left or self._own.holder != self._client.id:
            return "left"
        if picture.phase == "gathering":
            return "not_started"
        is_asked = picture.asked is not None and picture.asked.seat == self._seat
        return "your_decision" if is_asked and self._own.bot is None else "waiting"

    @property
    def visible(self) -> State | None:
        text = self._picture.position if self._picture.phase != "gathering" else ""
        if not text:
            return None
        if self._position is None or self._position[0] != text:
            self._position = text, read_position(text)
        return self._position[1]

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def edition(self) -> str:
        return self._picture.setup.edition

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.name or seat.bot or "" for seat in self._picture.seats)

    @property
    def time_budget(self) -> float | None:
        clock = self._picture.setup.clock
        return clock.seconds_left(self._own.reserve) if clock.is_limited else None

    @property
    def time_left(self) -> float | None:
        """The time until a bot takes over, by the clock of the server."""
        picture = self._picture
        if self.status != "your_decision" or not picture.asked or not picture.asked.until:
            return None
        passed = time.monotonic() - self._received_at
        return max(0.0, (picture.asked.until - picture.now) / 1000 - passed)

    @property
    def shows_odds(self) -> bool:
        return self._picture.setup.odds

    @property
    def place(self) -> str:
        return f"table {self._picture.code} of {self._client.url}"

    async def record_text(self) -> str:
        data = await self._client.fetch("GET", f"/api/v1/tables/{self._table}/record")
        return data.decode()

    # --- what it does ----------------------------------------------------------------------------

    def _check_packs(self) -> None:
        """Raise Refused if the game has cards that this program does not know."""
        if missing := [name for name in self._picture.packs if name not in PACKS]:
            raise Refused(
                f"The table is played with the pack {missing[0]!r}: the user must start this "
                "server with that pack (--pack)."
            )

    async def _sit(self, wish: Wish) -> None:
        """Take the wanted seat, else the own, a free one, or one of a bot."""
        self._seat = self._choose_seat() if wish.seat < 0 else wish.seat
        if self._seat not in self._own_seats():
            name = wish.name[:MAX_NAME]
            await self._send(Sit, seat=self._seat, name=name, monster=wish.monster)

    def _own_seats(self) -> list[int]:
        seats = enumerate(self._picture.seats)
        return [number for number, seat in seats if seat.holder == self._client.id]

    def _choose_seat(self) -> int:
        seats = [*enumerate(self._picture.seats)]
        free = [number for number, seat in seats if not seat.holder and seat.bot is None]
        bots = [number for number, seat in seats if not seat.holder and seat.bot]
        chosen = next(iter([*self._own_seats(), *free, *bots]), -1)
        if chosen < 0:
            raise Refused("This table has no free seat.")
        return chosen

    async def refresh(self) -> None:
        """Play again after a bot has taken over; keep a copy of the record."""
        is_away = self._own.holder == self._client.id and self._own.bot is not None
        if self._picture.phase == "playing" and is_away and not self._has_left:
            await self._send(Return, seat=self._seat)
            self._news.append("A bot played for you because you were too slow. You play again.")
        if self.status == "over" or time.monotonic() - self._saved_at > SAVE_SECONDS:
            await self.save()

    async def save(self) -> None:
        if self._picture.phase != "gathering":
            self._saved_at = time.monotonic()
            await super().save()

    async def act(self, action: str, reason: str) -> None:
        state, picture = self.visible, self._picture
        if state is None or self.status != "your_decision":
            raise Refused(f"You cannot act in {self.id} now: the status is {self.status!r}.")
        text = action_text(state, parse_action(state, action))
        move = {"ply": picture.ply, "seq": picture.seq, "action": text, "reason": reason}
        await self._send(Act, seat=self._seat, **move)

    async def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while self.status in ("waiting", "not_started") and (left := end - time.monotonic()) > 0:
            await self._connection.wait_for_message(left)
        if self.status == "over":
            await self.save()

    async def leave(self) -> None:
        """Give the seat to a bot."""
        if self.status in ("your_decision", "waiting", "not_started"):
            await self._send(Leave, seat=self._seat)
            self._has_left = True
            await self.save()

    async def _send(self, kind: type[Command], **fields: object) -> None:
        """Send a command, and wait until its effect is visible."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                done: Done = await self._connection.send_command(kind, **fields)
                while self._picture.seq < done.seq:
                    await self._connection.wait_for_message()
        except TimeoutError:
            raise Refused(f"The server {self._client.url} does not answer: try again.") from None
        except CommandRefused as error:
            raise Refused(error.refused.sentence) from None

    def _receive(self, message: AnyMessage) -> None:
        """Note what happened. Chat is left out: it is not part of the game."""
        self._received_at = time.monotonic()
        if not isinstance(message, Update):
            return
        if message.what == "followed":
            self._news.append(f"A rematch is open: join_table with {message.picture.next_code}.")
        if message.steps and (state := self.visible) is not None:
            self._news += self._step_lines(state, message.steps)

    def _step_lines(self, state: State, steps: tuple[Step, ...]) -> Iterator[str]:
        """Yield what happened in the moves; forced moves have no line of their own."""
        for step in steps:
            move = step.move if step.seat < 0 or step.why != "table" else ""
            yield from move_lines(state, step.seat, move, [*_events(step.events)], self._seat)


def _events(happened: tuple[Happening, ...]) -> Iterator[Event]:
    """Yield the events of a message as the rules report them."""
    for each in happened:
        what = EVENT_NAMES.index(each.what)
        amount = source_number(each.card) if what == COPIED else each.amount
        yield what, each.seat, amount, source_number(each.cause)

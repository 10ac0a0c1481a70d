"""Games as they are handed out: records, positions to go on from, and what was told before.

All of it is made from the log alone. It plays the game again, so it takes a while: not in the
loop that serves everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from msgspec import structs

from ...record.game import Record, RecordError, last_position, result_text
from ...record.position import position_text, read_position
from ...rules.constants import NOBODY
from ...rules.state import State
from ...rules.view import view
from ..refusals import Refusal
from ..tables.entries import Entry, Opened, Started, Undone
from ..tables.moves import Play
from ..tables.table import Table
from ..tables.values import Seat
from .builder import Teller
from .messages import Update
from .visibility import eyes, seen_from

# --- records -------------------------------------------------------------------------------------


def record_of(log: Sequence[Entry], player: str, secret: bytes | None) -> Record:
    """The game as a record for this player; with the secret of its dice once it is over.

    While a card on top of the deck is not known to this player, the record ends just before it
    was looked at: so it hides the card and still replays.
    """
    record, table, last_look = _whole(log)
    if table.kept.phase == "over":
        return replace(record, secret=secret.hex() if secret else "")
    assert table.state is not None
    if seen_from(table.state, eyes(table, player)) == table.state:
        return record
    if last_look is not None:
        return replace(record, moves=record.moves[:last_look])
    start = position_text(view(read_position(record.position), NOBODY))
    return replace(record, moves=[], position=start)  # it was on top from the beginning


def _whole(log: Sequence[Entry]) -> tuple[Record, Table, int | None]:
    """All that stood, whoever may see it; the table at the end; the moves before the last look."""
    moves: list[str] = []
    last_look, begun = None, None
    for entry, table, play in _read(log):
        if isinstance(entry.what, Started):
            begun = entry, table
        if isinstance(entry.what, Undone):
            del moves[entry.what.to.ply :]
        for step in play.steps if play else ():
            last_look = len(moves) if step.looker != NOBODY else last_look
            moves.append(step.move)
    if begun is None or table.state is None:
        raise Refusal("not-begun")
    record = replace(
        _headed(log[0], *begun),
        players=tuple(_player(seat) for seat in table.seats),
        result=result_text(table.state),
        moves=moves,
    )
    return record, table, last_look


def _headed(opened: Entry, started: Entry, table: Table) -> Record:
    """What was settled when the game began; later sitters do not change its dice."""
    what, begun, setup = opened.what, started.what, table.kept.setup
    assert isinstance(what, Opened)
    assert isinstance(begun, Started)
    return Record(
        edition=setup.edition,
        seats=tuple(seat.monster for seat in table.seats),
        options=setup.options.options(),
        rules=begun.rules,
        date=datetime.fromtimestamp(started.at / 1000, UTC).date().isoformat(),
        commitment=what.commitment,
        entropy=tuple(seat.entropy for seat in table.seats),
        position=what.position,
    )


def _player(seat: Seat) -> str:
    """A person by name, a bot by its level."""
    return seat.name if seat.holder else seat.bot or ""


# --- positions -----------------------------------------------------------------------------------


def position_at(log: Sequence[Entry], ply: int, player: str) -> str:
    """The position after so many moves, as far as this player may know it."""
    record, table, _ = _whole(log)
    if not 0 <= ply <= len(record.moves):
        raise Refusal("no-such-move", last=len(record.moves))
    return position_text(seen_from(_state_in(record, ply), eyes(table, player)))


def position_in_record(record: Record, ply: int) -> str:
    """The position after so many moves of a record that somebody has brought along."""
    if not 0 <= ply <= len(record.moves):
        raise RecordError("mistake-no-move", moves=len(record.moves), move=ply)
    return position_text(_state_in(record, ply))


def _state_in(record: Record, ply: int) -> State:
    return last_position(replace(record, moves=record.moves[:ply]))


# --- told again ----------------------------------------------------------------------------------


def history(
    name: str, log: Sequence[Entry], secret: bytes, player: str, after: int, most: int
) -> list[Update]:
    """What was told of the entries that follow number `after`, for the log and for replays.

    Each shows its own moment: what could be seen then, or all of it now that the game is over.
    Nobody decides any more about moments that have gone by.
    """
    wanted = []
    for entry, table, play in _read(log, name, secret):
        if after < entry.seq <= after + most:
            wanted.append((entry, table, play))
    is_over = table.kept.phase == "over"
    return [_told_again(*moment, player, is_over) for moment in wanted]


def _told_again(
    entry: Entry, table: Table, play: Play | None, player: str, is_open: bool
) -> Update:
    update = Teller(table, entry.at, is_open=is_open).update(entry, play, player)
    return structs.replace(update, picture=structs.replace(update.picture, legal=(), undo=False))


def _read(
    log: Sequence[Entry], name: str = "", secret: bytes = b""
) -> Iterator[tuple[Entry, Table, Play | None]]:
    """Each entry with the table as it was then, and the moves it tells of."""
    table = Table.opened(name, log[0], secret)
    yield log[0], table, None
    for entry in log[1:]:
        table, play = table.after(entry)
        yield entry, table, play

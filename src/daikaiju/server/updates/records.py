"""Game records, start positions and past updates, all made from the log of a table.

These functions replay the game, which takes time: do not call them in the event loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from msgspec import structs

from ...packs import PackError
from ...record.game import Record, RecordError, last_position, parse_record, result_text
from ...record.game_hash import game_hash
from ...record.position import position_text, read_position
from ...rng.provably_fair import SECRET_BYTES
from ...rules.constants import NOBODY
from ...rules.state import State
from ...rules.view import view
from ..protocol.messages import Update
from ..protocol.values import MAX_RECORD_MOVES, Seat
from ..refusals import Refusal
from ..tables.entries import Entry, Moved, Opened, Started, Undone
from ..tables.game_packs import complete_references, pack_refusal
from ..tables.moves import Play
from ..tables.renewal import restored_dice
from ..tables.table import Table
from .builder import UpdateBuilder
from .visibility import view_from, viewer_seats

# --- records -------------------------------------------------------------------------------------


def record_of(log: Sequence[Entry], player: str, secret: bytes | None) -> Record:
    """Return the game as a record for a player; with the secret of its dice once it is over.

    Until then it has the stated reasons of this player only. While this player may not know the top
    card of the deck, the record ends before the move that revealed it. So it hides the card and can
    still be replayed.
    """
    record, table, last_hidden = _full_record(log, player)
    if table.snapshot.phase == "over":
        record = _with_secrets(record, table, secret)
        return replace(record, chain=game_hash(record))
    assert table.state is not None
    if view_from(table.state, viewer_seats(table, player)) == table.state:
        return record
    if last_hidden is not None:
        return replace(record, moves=record.moves[:last_hidden])
    start = position_text(view(read_position(record.position), NOBODY))
    return replace(record, moves=[], position=start)  # the card was on top from the start


def _with_secrets(record: Record, table: Table, secret: bytes | None) -> Record:
    first = secret[:SECRET_BYTES].hex() if secret else ""
    return replace(record, secret=first, restored=restored_dice(table.snapshot, secret))


def _full_record(log: Sequence[Entry], player: str) -> tuple[Record, Table, int | None]:
    """Return the record without hiding, the last table, and the ply before the last hidden card.

    The reasons in it are those that the player may read.
    """
    moves: list[str] = []
    reasons: dict[int, tuple[int, str]] = {}  # by ply: the seat and its reason
    last_hidden, begun = None, None
    for entry, table, play in _replay_log(log):
        if isinstance(entry.what, Started):
            begun = entry, table
        if isinstance(entry.what, Undone):
            del moves[entry.what.to.ply :]
            reasons = {ply: said for ply, said in reasons.items() if ply < len(moves)}
        if isinstance(entry.what, Moved):
            reasons[len(moves)] = entry.what.seat, entry.what.reason
        for step in play.steps if play else ():
            last_hidden = len(moves) if step.seen_by != NOBODY else last_hidden
            moves.append(step.move)
    if begun is None or table.state is None:
        raise Refusal("not-begun")
    record = replace(
        _record_header(log[0], *begun),
        players=tuple(_player_text(seat) for seat in table.seats),
        result=result_text(table.state),
        restored=restored_dice(table.snapshot, None),
        moves=moves,
        comments=_visible_reasons(reasons, viewer_seats(table, player)),
    )
    return record, table, last_hidden


def _visible_reasons(reasons: dict[int, tuple[int, str]], own: Sequence[int]) -> dict[int, str]:
    """Return the reasons of these seats by ply."""
    return {ply: reason for ply, (seat, reason) in reasons.items() if reason and seat in own}


def _record_header(opened: Entry, started: Entry, table: Table) -> Record:
    """Return the header of the record. Players who join later do not change the dice."""
    what, begun, setup = opened.what, started.what, table.snapshot.setup
    assert isinstance(what, Opened)
    assert isinstance(begun, Started)
    return Record(
        edition=setup.edition,
        seats=tuple(seat.monster for seat in table.seats),
        options=setup.options.options(),
        rules=begun.rules,
        date=datetime.fromtimestamp(started.at / 1000, UTC).date().isoformat(),
        deal=_deal_text(what),
        commitment=what.commitment,
        entropy=table.entropy,
        position=what.position,
        packs=what.packs,
    )


def _deal_text(what: Opened) -> str:
    if what.deal is None:
        return ""
    return "again" if what.deal.first else "new"


def _player_text(seat: Seat) -> str:
    """Return the name of the holder or the level of the bot."""
    return seat.name if seat.holder else seat.bot or ""


def whole_record(log: Sequence[Entry]) -> Record:
    """Return the game so far with its hidden cards: not for players."""
    return _full_record(log, "")[0]


# --- positions -----------------------------------------------------------------------------------


def position_at(log: Sequence[Entry], ply: int, player: str) -> str:
    """Return the position after `ply` moves, as far as this player may know it."""
    record, table, _ = _full_record(log, player)
    if not 0 <= ply <= len(record.moves):
        raise Refusal("no-such-move", last=len(record.moves))
    return position_text(view_from(_state_at(record, ply), viewer_seats(table, player)))


def position_in_record(record: Record, ply: int) -> str:
    """Return the position after `ply` moves of an uploaded record."""
    check_length(record)
    if not 0 <= ply <= len(record.moves):
        raise RecordError("mistake-no-move", moves=len(record.moves), move=ply)
    return position_text(_state_at(record, ply))


@dataclass(frozen=True)
class RecordStart:
    """The start of a game from an uploaded record."""

    edition: str
    packs: tuple[str, ...]
    position: str


def read_record_start(text: str, ply: int) -> RecordStart:
    """Return the position after `ply` moves of an uploaded record, with its edition and packs."""
    try:
        record = parse_record(text)
        if record.position:
            raise RecordError("mistake-record-position")
        position = position_in_record(record, ply)
    except RecordError as error:
        raise refusal_of(error) from None
    return RecordStart(record.edition, complete_references(record.packs or ()), position)


def refusal_of(error: RecordError) -> Refusal:
    """Return the refusal of an uploaded record that cannot be read."""
    problem = error.variables.get("problem")
    if isinstance(problem, PackError):
        return pack_refusal(problem)
    return Refusal("bad-record", detail=str(error))


def check_length(record: Record) -> None:
    """Raise RecordError if a record has too many moves to replay."""
    if len(record.moves) > MAX_RECORD_MOVES:
        raise RecordError("mistake-record-long", moves=len(record.moves), most=MAX_RECORD_MOVES)


def _state_at(record: Record, ply: int) -> State:
    return last_position(replace(record, moves=record.moves[:ply]))


# --- past updates --------------------------------------------------------------------------------


def past_updates(
    table_id: str,
    log: Sequence[Entry],
    secret: bytes,
    player: str,
    after: int,
    limit: int,
    shows_all: bool = False,
) -> list[Update]:
    """Return the updates of the entries after number `after`, for the log and for replays.

    Each update shows what was visible at its time, or everything if the game is over by now or with
    `shows_all`. Legal actions are left out: past decisions cannot be changed.
    """
    selected = []
    for entry, table, play in _replay_log(log, table_id, secret):
        if after < entry.seq <= after + limit:
            selected.append((entry, table, play))
    shows_all = shows_all or table.snapshot.phase == "over"
    return [_past_update(*item, player, shows_all) for item in selected]


def _past_update(
    entry: Entry, table: Table, play: Play | None, player: str, shows_all: bool
) -> Update:
    update = UpdateBuilder(table, entry.at, shows_all=shows_all).update(entry, play, player)
    return structs.replace(update, picture=structs.replace(update.picture, legal=(), undo=False))


def _replay_log(
    log: Sequence[Entry], table_id: str = "", secret: bytes = b""
) -> Iterator[tuple[Entry, Table, Play | None]]:
    """Yield each entry with the table after it and its moves."""
    table = Table.open(table_id, log[0], secret)
    yield log[0], table, None
    for entry in log[1:]:
        table, play = table.apply(entry)
        yield entry, table, play

"""Uploaded game records as updates to watch.

These functions replay the game, which takes time: they run in a worker (replay_worker.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...record.game import MAX_REASON, Record, RecordError, parse_record, replay
from ...record.notation import action_text, actor_name
from ...rules.agenda import actor
from ...rules.engine import legal_actions
from ..protocol.messages import Update
from ..protocol.values import Choices, Seat, Setup
from ..tables.entries import Entry, Moved, Opened, Started
from ..tables.game_packs import complete_references
from .records import check_length, past_updates, refusal_of

MAX_NAME = 24  # characters of a player's name that a table shows


def updates_of_record(text: str, after: int, most: int) -> list[Update]:
    """Return updates of an uploaded record. They hide nothing: the text has everything."""
    try:
        record = parse_record(text)
        check_length(record)
        log = list(_log_of(record))
    except RecordError as error:
        raise refusal_of(error) from None
    return past_updates("", log, bytes.fromhex(record.secret), "", after, most, shows_all=True)


def _log_of(record: Record) -> Iterator[Entry]:
    """Yield the log that a table would have written: each decision with what follows from it."""
    parts = list(_parts_of(record))
    yield Entry(1, 0, _opened(record))
    yield Entry(2, 0, Started(record.rules, record.seats, tuple(parts[0][1])))
    ply = len(parts[0][1])
    for seq, (seat, moves) in enumerate(parts[1:], start=3):
        reason = record.comments.get(ply, "")[:MAX_REASON]
        yield Entry(seq, 0, Moved(seat, "person", tuple(moves), reason=reason))
        ply += len(moves)


def _opened(record: Record) -> Opened:
    options = {name: getattr(record.options, name) for name in Choices.__struct_fields__}
    setup = Setup(edition=record.edition, options=Choices(**options), seats=len(record.seats))  # type: ignore[arg-type]
    names = (*record.players, *[""] * len(record.seats))
    seats = tuple(
        Seat(monster=monster, holder=f"record-{number}", name=names[number][:MAX_NAME] or "?")
        for number, monster in enumerate(record.seats)
    )
    packs = complete_references(record.packs or ())
    return Opened(setup, "", record.commitment, seats, record.position, packs=packs)


def _parts_of(record: Record) -> Iterator[tuple[int, list[str]]]:
    """Yield the moves before the first choice; then each choice with its seat and what follows."""
    seat, moves = -1, list[str]()
    for state, action in replay(record):
        if not action:
            break
        who = actor(state)
        if who >= 0 and len(legal_actions(state)) > 1:
            yield seat, moves
            seat, moves = who, []
        text = action_text(state, action)
        moves.append(text if who < 0 else f"{actor_name(state)}: {text}")
    yield seat, moves

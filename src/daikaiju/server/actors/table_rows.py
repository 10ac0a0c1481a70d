"""The rows that the store keeps of tables."""

from __future__ import annotations

from ..store import TableRow
from ..tables.duties import next_duty
from ..tables.table import Table


def row_of(table: Table) -> TableRow:
    """Return the row that the store keeps of a table beside its log."""
    snapshot, duty = table.snapshot, next_duty(table)
    return TableRow(
        id=table.id,
        code=snapshot.code,
        seq=snapshot.seq,
        phase=snapshot.phase,
        open=snapshot.setup.open,
        edition=snapshot.setup.edition,
        seats=len(snapshot.seats),
        people=sum(bool(seat.holder) for seat in snapshot.seats),
        host=snapshot.host,
        created=snapshot.created,
        changed=snapshot.changed,
        due=duty.at if duty else None,
        snapshot=table.encode_snapshot(),
        secret=table.secret,
    )

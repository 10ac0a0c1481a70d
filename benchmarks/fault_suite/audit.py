"""The audit after faults: the log must have all that clients received, and nothing else.

For each table: every acknowledged command is in the log, once and at its place; the log has no gap;
each client received each update at most once per connection, in order, and exactly what its player
may see; and every draw follows from the secret of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import structs

from daikaiju.record.dice_proof import verify
from daikaiju.rng.provably_fair import SECRET_BYTES, commitment
from daikaiju.server.protocol.messages import Picture, Update
from daikaiju.server.refusals import Refusal
from daikaiju.server.store import Store, open_store
from daikaiju.server.tables.entries import Entry, decode_entry
from daikaiju.server.tables.moves import Play
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.builder import UpdateBuilder
from daikaiju.server.updates.records import record_of

from .players import Observations

# Fields of a picture that depend on the moment: time, connected players, the own clock.
MOMENTARY: dict[str, Any] = {
    "now": 0,
    "asked": None,
    "undo": False,
    "watchers": 0,
    "spectators": (),
}


@dataclass
class Findings:
    """What the audit found."""

    lost: list[str]
    doubled: list[str]
    contradictory: list[str]
    moves: int = 0
    draws: int = 0
    updates: int = 0

    @property
    def all(self) -> list[str]:
        return self.lost + self.doubled + self.contradictory


async def audit(observations: Sequence[Observations], url: str) -> Findings:
    """Compare what clients received with the store."""
    found = Findings([], [], [])
    store = await open_store(url, "auditor")
    try:
        for observed in observations:
            await _audit_table(store, observed, found)
    finally:
        await store.close()
    return found


async def _audit_table(store: Store, observed: Observations, found: Findings) -> None:
    row = await store.table(observed.table)
    log: list[Entry] = []
    while more := await store.log(observed.table, len(log)):
        log += map(decode_entry, more)
    if row is None or not log:
        found.lost.append(f"{observed.table}: the table is missing")
        return
    found.moves += observed.acts
    check_log(observed, log, row.secret, found)


def check_log(observed: Observations, log: Sequence[Entry], secret: bytes, found: Findings) -> None:
    """Compare what the clients of one table received with its log."""
    _check_commands(observed, log, found)
    _check_order(observed, found)
    _check_updates(observed, log, secret, found)
    _check_dice(observed.table, log, secret, found)


def _check_commands(observed: Observations, log: Sequence[Entry], found: Findings) -> None:
    entries = {entry.seq: entry for entry in log}
    for name, done in observed.done.items():
        if done.seq not in entries or entries[done.seq].command != name:
            found.lost.append(f"{observed.table}: command {name} was acknowledged as {done.seq}")
    names = [(entry.by, entry.command) for entry in log if entry.command]
    if len(names) != len(set(names)):
        found.doubled.append(f"{observed.table}: a command was executed twice")
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        found.contradictory.append(f"{observed.table}: the log has a gap")


def _check_order(observed: Observations, found: Findings) -> None:
    """Updates arrive in the order of the log, on each connection and after a reconnect."""
    for player, updates in observed.updates.items():
        seqs = [update.picture.seq for update in updates]
        if seqs != sorted(set(seqs)):
            found.contradictory.append(f"{observed.table}: {player} received updates {seqs}")


def _check_updates(
    observed: Observations, log: Sequence[Entry], secret: bytes, found: Findings
) -> None:
    wanted: dict[int, list[tuple[str, Update]]] = {}
    for player, updates in observed.updates.items():
        for update in updates:
            wanted.setdefault(update.picture.seq, []).append((player, update))
    for entry, table, play in _replay(observed.table, log, secret):
        for player, update in wanted.pop(entry.seq, ()):
            found.updates += 1
            expected = UpdateBuilder(table, entry.at).update(entry, play, player)
            if _comparable(expected) != _comparable(update):
                found.contradictory.append(
                    f"{observed.table}: {player} received another entry {entry.seq}"
                )
    for seq in wanted:
        found.lost.append(f"{observed.table}: entry {seq} was sent")


def _replay(
    id: str, log: Sequence[Entry], secret: bytes
) -> Iterator[tuple[Entry, Table, Play | None]]:
    table = Table.open(id, log[0], secret)
    for entry in log[1:]:
        table, play = table.apply(entry)
        yield entry, table, play


def _comparable(update: Update) -> Update:
    picture: Picture = structs.replace(update.picture, **MOMENTARY)
    seats = tuple(structs.replace(seat, present=False) for seat in picture.seats)
    return structs.replace(update, picture=structs.replace(picture, seats=seats))


def _check_dice(table: str, log: Sequence[Entry], secret: bytes, found: Findings) -> None:
    """Derive all draws; the record of a finished game must verify as a whole."""
    try:
        record = record_of(log, "", secret)
    except Refusal:  # the game has not begun
        return
    verdict = verify(replace(record, secret=secret[:SECRET_BYTES].hex()))
    found.draws += verdict.draws
    is_committed = commitment(secret[:SECRET_BYTES]) == record.commitment
    if verdict.differences or not is_committed or (record.chain and not verdict.is_valid):
        found.contradictory.append(f"{table}: {verdict}")

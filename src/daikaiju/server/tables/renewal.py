"""New dice after a restore from a backup.

Players may remember dice of moves that the backup does not have. So a restore gives each unfinished
game a new secret and publishes its commitment. The game goes on when a player has added a text to
it: the host could not know that text when the secret was made. docs/fair-dice.md describes this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, structs

from ...record.restored_dice import RestoredDice
from ...rng.provably_fair import SECRET_BYTES, commitment, new_secret
from ..refusals import Refusal
from .entries import Entry, Restored, encode_entry

if TYPE_CHECKING:
    from .table import Snapshot


class Renewal(Struct, frozen=True, omit_defaults=True):
    """A secret that replaces the previous one."""

    commitment: str
    first: int = -1  # number of its first draw; -1: it waits for a text
    entropy: str = ""


class RenewedRow(Struct):
    """What changes in the row of a table, and the new log entry."""

    seq: int
    changed: int
    snapshot: bytes
    secret: bytes
    entry: bytes


def is_waiting(snapshot: Snapshot) -> bool:
    """Return whether the game waits for a text because it was restored from a backup."""
    return bool(snapshot.renewals) and snapshot.renewals[-1].first < 0


def check_text(snapshot: Snapshot, entropy: str) -> None:
    """Refuse to start a game in which the host could have chosen the secret."""
    is_known = snapshot.deal is not None and bool(snapshot.deal.first)  # its texts are fixed
    has_text = is_known or any(seat.entropy for seat in snapshot.seats)
    is_needed = is_waiting(snapshot) or not has_text
    if is_needed and not entropy:
        raise Refusal("needs-text")


def apply_restored(snapshot: Snapshot, what: Restored) -> None:
    """Add a renewal. One that still waits is replaced: nothing was drawn from it."""
    used = tuple(each for each in snapshot.renewals if each.first >= 0)
    snapshot.renewals = (*used, Renewal(what.commitment))


def apply_text(snapshot: Snapshot, entropy: str) -> None:
    """Use the waiting secret from the next draw on."""
    if is_waiting(snapshot):
        *used, last = snapshot.renewals
        ready = structs.replace(last, first=snapshot.draws, entropy=entropy)
        snapshot.renewals = (*used, ready)


def renew_row(encoded: bytes, secret: bytes, kind: type[Snapshot], now: int) -> RenewedRow:
    """Give a stored table a new secret; `secret` has all its secrets, one after the other."""
    snapshot = msgspec.json.decode(encoded, type=kind)
    kept = secret[:-SECRET_BYTES] if is_waiting(snapshot) else secret
    added = new_secret()
    entry = Entry(snapshot.seq + 1, max(now, snapshot.changed), Restored(commitment(added)))
    assert isinstance(entry.what, Restored)
    apply_restored(snapshot, entry.what)
    snapshot.seq, snapshot.changed = entry.seq, entry.at
    return RenewedRow(
        entry.seq, entry.at, msgspec.json.encode(snapshot), kept + added, encode_entry(entry)
    )


def restored_dice(snapshot: Snapshot, secret: bytes | None) -> tuple[RestoredDice, ...]:
    """Return the renewals for a record; with their secrets if they may be published."""
    used = [each for each in snapshot.renewals if each.first >= 0]
    secrets = [b""] * len(used)
    if secret:
        places = range(SECRET_BYTES, len(secret), SECRET_BYTES)
        secrets = [secret[place : place + SECRET_BYTES] for place in places]
    return tuple(
        RestoredDice(each.first, each.commitment, found.hex(), each.entropy)
        for each, found in zip(used, secrets, strict=False)
    )

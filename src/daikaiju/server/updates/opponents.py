"""Recent opponents of a player, from the snapshots of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...packs import PackError
from ...record.position import read_position
from ...rules.engine import outcome
from ..protocol.profile_types import Opponent, Opponents
from ..store import TableRow
from ..tables.table import Snapshot


@dataclass
class _Tally:
    """The games with one person, of which the newest comes first."""

    name: str
    monster: str
    row: TableRow
    games: int = 0
    wins: int = 0


def recent_opponents(rows: Sequence[TableRow], player: str, most: int) -> Opponents:
    """Return the people in these finished games of a player, the newest game first."""
    tallies: dict[str, _Tally] = {}
    games = wins = 0
    for row in rows:
        snapshot = msgspec.json.decode(row.snapshot, type=Snapshot)
        others = [n for n, seat in enumerate(snapshot.seats) if seat.holder not in ("", player)]
        mine = [n for n, seat in enumerate(snapshot.seats) if seat.holder == player]
        if not others or not mine:
            continue
        winners = _winners(snapshot)
        games += 1
        wins += any(seat in winners for seat in mine)
        _count(tallies, snapshot, row, others, winners)
    found = list(tallies.items())[:most]
    return Opponents(tuple(_describe(*each) for each in found), games, wins)


def _count(
    tallies: dict[str, _Tally],
    snapshot: Snapshot,
    row: TableRow,
    others: Sequence[int],
    winners: Sequence[int],
) -> None:
    won = {snapshot.seats[number].holder for number in winners}
    for holder, number in {snapshot.seats[number].holder: number for number in others}.items():
        seat = snapshot.seats[number]
        tally = tallies.setdefault(holder, _Tally(seat.name, seat.monster, row))
        tally.games += 1
        tally.wins += holder in won


def _winners(snapshot: Snapshot) -> tuple[int, ...]:
    """Return the seats that won; none if a pack of the game is missing."""
    try:
        end = outcome(read_position(snapshot.position))
    except (PackError, ValueError, KeyError):
        return ()
    return tuple(end.winners) if end else ()


def _describe(player: str, tally: _Tally) -> Opponent:
    row = tally.row
    return Opponent(
        player=player,
        name=tally.name,
        monster=tally.monster,
        games=tally.games,
        wins=tally.wins,
        last=row.changed,
        table=row.id,
        code=row.code,
    )

"""Endpoint handlers for lists of games, with ranks, monsters and opponents."""

from __future__ import annotations

from typing import cast

import msgspec

from ...record.position import read_position
from ...rules.agenda import actor
from ..protocol.http_types import DealGames, Game, Games, GameSeat, Page
from ..protocol.values import EditionName, Phase
from ..refusals import Refusal
from ..store import TableRow
from ..tables.ranks import ranks
from ..tables.table import Snapshot
from ..updates.visibility import may_watch_stored
from .endpoint import Call
from .lobby import visible_actor

_DECODER = msgspec.json.Decoder(Snapshot)


async def list_my_games(call: Call) -> Games:
    page: Page = call.query
    player, store = call.required_player.id, call.context.registry.store
    rows = await store.games_of(player, page.most, page.before or None)
    is_full = len(rows) == page.most
    return Games(tuple(_game(row, player) for row in rows), rows[-1].changed if is_full else 0)


async def list_deal_games(call: Call) -> DealGames:
    """Return the games with the deal of this table's game."""
    first = (await visible_actor(call)).table
    if first.snapshot.deal is None or first.snapshot.deal.first:
        raise Refusal("no-deal")
    call.context.limits.odds(call.caller.address)  # the list may be long
    store, games = call.context.registry.store, []
    for id in (first.id, *(each.table for each in first.snapshot.deals)):
        row = await store.table(id)
        if row and may_watch_stored(_DECODER.decode(row.snapshot), call.player_id):
            games.append(_game(row, call.player_id))
    return DealGames(first.snapshot.code, tuple(games))


def _game(row: TableRow, player: str) -> Game:
    snapshot = _DECODER.decode(row.snapshot)
    seats, waits = _seats(snapshot, player)
    return Game(
        table=row.id,
        code=row.code,
        phase=cast(Phase, row.phase),
        edition=cast(EditionName, row.edition),
        level=snapshot.setup.level,
        created=row.created,
        changed=row.changed,
        seats=seats,
        waits=waits,
    )


def _seats(snapshot: Snapshot, player: str) -> tuple[tuple[GameSeat, ...], bool]:
    """Return the seats with their ranks, and whether the game waits for this player."""
    ranks, asked = _ranks_and_asked(snapshot)
    seats = tuple(
        GameSeat(
            monster=seat.monster,
            name=seat.name,
            bot=seat.bot if not seat.holder else None,
            yours=bool(player) and seat.holder == player,
            place=ranks[number] if ranks else 0,
        )
        for number, seat in enumerate(snapshot.seats)
    )
    return seats, 0 <= asked < len(seats) and seats[asked].yours


def _ranks_and_asked(snapshot: Snapshot) -> tuple[tuple[int, ...], int]:
    """Return the ranks of a finished game, and the seat that must decide in a running one."""
    if snapshot.phase == "gathering":
        return (), -1
    try:
        state = read_position(snapshot.position)
    except ValueError:  # a pack of the game is not loaded: the list goes on without its result
        return (), -1
    if snapshot.phase == "over":
        return ranks(state, snapshot.out, snapshot.fell), -1
    return (), actor(state)

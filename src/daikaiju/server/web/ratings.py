"""Endpoint handlers for ratings of people: the own one, those at a table, and the ranking."""

from __future__ import annotations

from typing import Final

from ..clock import milliseconds
from ..protocol.http_types import Health
from ..protocol.profile_types import MyRating, Ranked, Ranking, Ratings, RatingsOf
from ..ratings.model import LEAST_GAMES, describe_rating, first_rating
from .endpoint import Call

MAX_RANKED: Final = 100
MAX_PLAYERS: Final = 12  # of one request


async def get_my_rating(call: Call) -> MyRating:
    player = call.required_player.id
    found = await call.context.registry.store.ratings_of([player])
    return MyRating(describe_rating(found[player]) if found else None, LEAST_GAMES)


async def want_rating(call: Call) -> MyRating:
    """Rate the player from now on. The limit of new players bounds the writes."""
    call.context.limits.new_player(call.caller.address)
    store, player = call.context.registry.store, call.required_player.id
    await store.add_rating(first_rating(player, milliseconds()))
    return await get_my_rating(call)


async def remove_my_rating(call: Call) -> Health:
    await call.context.registry.store.remove_rating(call.required_player.id)
    return Health(ok=True)


async def list_ratings(call: Call) -> Ratings:
    wanted: RatingsOf = call.query
    players = sorted({each for each in wanted.players.split(",") if each})[:MAX_PLAYERS]
    found = await call.context.registry.store.ratings_of(players)
    return Ratings({player: describe_rating(rating) for player, rating in found.items()})


async def get_ranking(call: Call) -> Ranking:
    rows = await call.context.registry.store.ranking(LEAST_GAMES, MAX_RANKED)
    players = (
        Ranked(row.name, describe_rating(row.rating), row.rating.player == call.player_id)
        for row in rows
    )
    return Ranking(tuple(players), LEAST_GAMES)

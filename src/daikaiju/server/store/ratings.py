"""Ratings of people in the store, and the games that were rated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, exists, insert, select, update

from .queries import Queries
from .schema import PLAYERS, RATED_GAMES, RATINGS, SITTINGS, TABLES

LOWER_END: Final = 1.96  # standard deviations below mu: the lower end of a 95 % interval
_VALUES: Final = (
    *(RATINGS.c.player_id, RATINGS.c.mu, RATINGS.c.sigma),
    *(RATINGS.c.games, RATINGS.c.since),
)


class StoredRating(Struct, frozen=True):
    """The rating of a person: a normal distribution of the strength."""

    player: str
    mu: float
    sigma: float
    games: int
    since: int  # games that start later count; milliseconds since 1970


class RankedPlayer(Struct, frozen=True):
    """A person in the ranking."""

    name: str
    rating: StoredRating


Update = Callable[[Mapping[str, StoredRating]], Sequence[StoredRating]]


class RatingQueries(Queries):
    """The part of the store that is about ratings."""

    async def add_rating(self, rating: StoredRating) -> None:
        """Store the first rating of a person; one that exists stays as it is."""
        mine = RATINGS.c.player_id == rating.player

        def add(connection: Connection) -> None:
            # The row of the player is a lock: two browsers may ask at the same time.
            player = select(PLAYERS.c.id).where(PLAYERS.c.id == rating.player)
            connection.execute(player.with_for_update())
            if not connection.execute(select(RATINGS.c.games).where(mine)).first():
                connection.execute(insert(RATINGS), _values(rating))

        await self._write_alone(add)

    async def remove_rating(self, player: str) -> None:
        mine = RATINGS.c.player_id == player
        await self._write_alone(lambda open: open.execute(delete(RATINGS).where(mine)))

    async def ratings_of(self, players: Sequence[str]) -> dict[str, StoredRating]:
        """Return the ratings of those of the players who have one."""
        rows = await self._read(select(*_VALUES).where(RATINGS.c.player_id.in_(players)))
        return {row[0]: StoredRating(*row) for row in rows}

    async def ranking(self, least_games: int, most: int) -> list[RankedPlayer]:
        """Return the people with enough games, by the lower end of the interval, best first."""
        lower_end = RATINGS.c.mu - LOWER_END * RATINGS.c.sigma
        query = (
            select(PLAYERS.c.name, *_VALUES)
            .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player_id)
            .where(RATINGS.c.games >= least_games)
            .order_by(lower_end.desc(), RATINGS.c.player_id)
            .limit(most)
        )
        rows = await self._read(query)
        return [RankedPlayer(name, StoredRating(*rest)) for name, *rest in rows]

    async def unrated_games(self, since: int, most: int) -> list[str]:
        """Return the tables of games that ended after `since` and were not looked at.

        A person with a rating has sat there. The oldest comes first.
        """
        rated = exists().where(RATED_GAMES.c.table_id == TABLES.c.id)
        has_person = (
            select(SITTINGS.c.player_id)
            .join(RATINGS, RATINGS.c.player_id == SITTINGS.c.player_id)
            .where(SITTINGS.c.table_id == TABLES.c.id)
            .exists()
        )
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.phase == "over", TABLES.c.changed >= since, ~rated, has_person)
            .order_by(TABLES.c.changed, TABLES.c.id)
            .limit(most)
        )
        return [table for (table,) in await self._read(query)]

    async def rate_game(self, table: str, players: Sequence[str], change: Update) -> bool:
        """Store the ratings that `change` makes of those of the players, once for each game.

        Return whether this call did it. The row of the game is a lock against other servers; then
        the ratings are locked in a fixed order.
        """
        game = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
        done = select(RATED_GAMES.c.table_id).where(RATED_GAMES.c.table_id == table)
        wanted = select(*_VALUES).where(RATINGS.c.player_id.in_(players))
        locked = wanted.order_by(RATINGS.c.player_id).with_for_update()

        def rate(connection: Connection) -> bool:
            exists_still = connection.execute(game).first()
            if not exists_still or connection.execute(done).first():
                return False
            connection.execute(insert(RATED_GAMES), {"table_id": table})
            found = [StoredRating(*row) for row in connection.execute(locked)] if players else []
            for after in change({each.player: each for each in found}):
                mine = RATINGS.c.player_id == after.player
                connection.execute(update(RATINGS).where(mine).values(_values(after)))
            return True

        return bool(await self._write_alone(rate))


def _values(rating: StoredRating) -> dict[str, object]:
    return {
        "player_id": rating.player,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "since": rating.since,
    }

"""The games of one session, and what its user has fixed on the command line."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, Self, TypeVar

from ... import __version__
from ...bots.registry import loads_user_files
from ...record.game import Record
from ...rules.constants import MAX_SEATS
from ...rules.editions import find_edition
from ...server.client import CommandRefused, GameClient
from ...text import UserError
from ..players import DEFAULT_BOT, Players, assign_players
from .bot_game import BotGame
from .record_file import RecordFile
from .seat_game import Refused, SeatGame
from .table_game import TableGame, Wish, connect_client, parse_invitation
from .time_budget import Clock, TimeBudget

DEFAULT_SEATS: Final = 4
DEFAULT_EDITION: Final = "second"
DEFAULT_NAME: Final = "Language model"
MAX_GAMES: Final = 50  # running games of one session
T = TypeVar("T")


@dataclass(frozen=True)
class SessionOptions:
    """What the user has fixed; None: the model may choose."""

    records: Path
    against: str | None = None
    seats: int | None = None
    edition: str | None = None
    monster: str | None = None
    table: str | None = None  # an invitation
    server: str | None = None
    name: str = DEFAULT_NAME
    seed: int | None = None
    time_budget: float | None = None
    stand_in: str = DEFAULT_BOT


class Session:
    """The games by their ids: `game-1`, `game-2` and so on."""

    def __init__(self, options: SessionOptions, clock: Clock = time.monotonic) -> None:
        self.options, self._clock = options, clock
        self._games: dict[str, SeatGame] = {}
        self._clients: dict[str, GameClient] = {}
        self._adding = asyncio.Lock()  # clients may ask for several new games at once

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave all games: bots play on at tables."""
        for game in self._games.values():
            with suppress(Refused, CommandRefused, OSError):
                await game.leave()
            if isinstance(game, TableGame):
                await game.close()

    def __iter__(self) -> Iterator[SeatGame]:
        return iter([*self._games.values()])

    def find(self, id: str = "") -> SeatGame:
        """Return a game by its id; without one the only game that is not finished, or the last."""
        if id:
            if id not in self._games:
                known = ", ".join(self._games) or "none"
                raise Refused(f"There is no game {id[:40]!r}; the games are: {known}.")
            return self._games[id]
        running = [game for game in self if game.status not in ("over", "left")]
        if len(running) > 1:
            names = ", ".join(game.id for game in running)
            raise Refused(f"Several games are running: name one of {names}.")
        if not self._games:
            raise Refused("There is no game yet: call new_game or join_table first.")
        return running[0] if running else [*self][-1]

    # --- new games -------------------------------------------------------------------------------

    async def new_game(
        self,
        against: str | None = None,
        seats: int | None = None,
        edition: str | None = None,
        monster: str | None = None,
    ) -> BotGame:
        """Start a game against bots."""
        if against and against != self.options.against:
            _check_bots(against)
        record, players = plan_game(self.options, against, seats, edition, monster)
        async with self._adding:
            self._check_count()
            game = self._make_game(record, Players(players))
            await game.start()
            self._games[game.id] = game
        return game

    def _make_game(self, record: Record, players: Players) -> BotGame:
        """Return the next game; close the bots if one of them cannot play it."""
        options, id = self.options, self._next_id
        budget = TimeBudget(options.time_budget, self._clock)
        file, rng = RecordFile(options.records, id), self._random()
        try:
            return BotGame(id, file, record, players, options.name, rng, budget, options.stand_in)
        except BaseException:
            players.close()
            raise

    def _random(self) -> random.Random:
        """Return the random numbers of the next game; with a seed, the same in each session."""
        seed = self.options.seed
        return random.Random(None if seed is None else f"{seed} {self._next_id}")

    async def join_table(
        self, invitation: str | None = None, monster: str | None = None, seat: int = -1
    ) -> TableGame:
        """Take a seat at a table of a server."""
        text = _choose("invitation", invitation, self.options.table, "")
        url, code = parse_invitation(text, self.options.server)
        wish = Wish(self.options.name, monster or self.options.monster or "", seat)
        async with self._adding:
            self._check_count()
            if url not in self._clients:
                self._clients[url] = await connect_client(url)
            file = RecordFile(self.options.records, self._next_id)
            game = await TableGame.join(self._next_id, file, self._clients[url], code, wish)
            self._games[game.id] = game
        return game

    @property
    def _next_id(self) -> str:
        return f"game-{len(self._games) + 1}"

    def _check_count(self) -> None:
        if sum(game.status not in ("over", "left") for game in self) >= MAX_GAMES:
            raise Refused(f"{MAX_GAMES} games are running: finish or leave one first.")


def plan_game(
    options: SessionOptions,
    against: str | None = None,
    seats: int | None = None,
    edition: str | None = None,
    monster: str | None = None,
) -> tuple[Record, list[str]]:
    """Return an empty record and the players of a game; raise UserError if it is impossible."""
    specs = _choose("against", against, options.against, DEFAULT_BOT)
    several = len(specs.split(",")) + 1 if "," in specs else DEFAULT_SEATS
    record = _new_record(
        _choose("edition", edition, options.edition, DEFAULT_EDITION),
        _choose("seats", seats, options.seats, several),
        _choose("monster", monster, options.monster, ""),
    )
    record.start()  # raises an error if the monsters are impossible
    return record, assign_players(record, 0, specs)


def _choose(name: str, given: T | None, fixed: T | None, default: T) -> T:
    """Return the argument of the model, unless the user has fixed another value."""
    if fixed is None:
        return given or default
    if given and given != fixed:
        raise Refused(f"The user of this server has fixed {name} to {fixed!r}.")
    return fixed


def _check_bots(specs: str) -> None:
    """Refuse bots that run programs or load files: only the user may name them."""
    if any(loads_user_files(spec) for spec in specs.split(",")):
        raise Refused("Only the user of this server may choose bots that are programs or files.")


def _new_record(edition: str, seats: int, monster: str) -> Record:
    """Return an empty record; the model has the first seat."""
    monsters = find_edition(edition).monsters
    if not 2 <= seats <= MAX_SEATS:
        raise UserError("mistake-seats", many=seats, most=MAX_SEATS)
    others = [name for name in monsters if name != monster]
    chosen = tuple([monster, *others] if monster else others)[:seats]
    return Record(edition, chosen, rules=__version__, date=date.today().isoformat())

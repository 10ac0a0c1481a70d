"""All tables of this server: opened, found, kept at hand while somebody needs them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Final

import structlog
from msgspec import structs

from ...record.game import RecordError, parse_record
from ...record.position import read_position
from ...rng.provably_fair import commitment, new_secret
from ...rules.agenda import actor
from ...rules.constants import MONSTERS, NOBODY
from ..refusals import Refusal
from ..settings import Settings
from ..store import CodeTaken, Store, Unavailable
from ..updates.messages import Welcome
from ..updates.records import position_at, position_in_record
from .actor import Keeper, row_of
from .bot_pool import Thinkers
from .clock import milliseconds
from .entries import Entry, Opened, decode_entry, encode_entry
from .examples import position_of
from .table import Kept, Table
from .values import DAY, Choices, Fork, FromRecord, Seat, Setup

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of codes: none looks like another
CODE: Final = 6
SWEEP: Final = 1.0  # seconds between looks at what is due
LATE: Final = 2_000  # milliseconds after which a duty is taken for forgotten
MOST_DUE: Final = 1_000
IDLE: Final = 60_000  # milliseconds for which a table is kept at hand that nobody needs
log = structlog.get_logger("daikaiju.hall")


class Hall:
    """Where the tables stand."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers) -> None:
        self.store, self.settings, self.thinkers = store, settings, thinkers
        self.has_company = settings.store.startswith("postgres")  # other nodes may be there
        self.up_since = milliseconds()
        self.is_closing = False
        self._keepers: dict[str, Keeper] = {}
        self._coming: dict[str, asyncio.Task[Keeper]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.up_since = milliseconds()
        self.store.listen(self._heard)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Take nothing new, finish what is being stored, send everybody away."""
        self.is_closing = True
        if self._sweeper:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*(keeper.close() for keeper in self._keepers.values()))
        await self.thinkers.close()

    # --- opening tables --------------------------------------------------------------------------

    async def open_table(
        self, setup: Setup, player: str, start: Fork | FromRecord | str | None = None
    ) -> Welcome:
        """A new table, which may go on from a position of another game, or from an example."""
        await self._check_room(player)
        position, origin = "", ""
        if isinstance(start, Fork):
            keeper = await self.keeper(start.table)
            keeper.check_may_look(player)
            entries = await self.log(start.table)
            position = await asyncio.to_thread(position_at, entries, start.ply, player)
            setup, origin = _like(setup, keeper.table.kept), start.table
        elif isinstance(start, str):
            position = position_of(start, setup.edition)
            setup = structs.replace(setup, options=Choices())
        elif start is not None:
            setup, position = await asyncio.to_thread(_recorded, setup, start)
        seats = _seats_in(position) if position else (Seat(),) * setup.seats
        setup = structs.replace(setup, seats=len(seats))
        table = await self._add(setup, player, seats, position, origin)
        return (await self.keeper(table.name)).welcome(player)

    async def follow(self, table: Table, player: str) -> Table:
        """A table for the rematch: the same people and bots, everybody one seat further."""
        kept = table.kept
        seats = tuple(
            Seat(
                monster=seat.monster,
                holder=seat.holder,
                name=seat.name,
                bot=None if seat.holder else seat.bot,
                orders=seat.orders,
            )
            for seat in (*kept.seats[1:], kept.seats[0])
        )
        return await self._add(kept.setup, kept.host or player, seats, "", table.name)

    async def _check_room(self, player: str) -> None:
        """Tables count while something happens there; those left alone take up no room."""
        if self.is_closing:
            raise Refusal("closing")
        since = milliseconds() - DAY * 1000
        try:
            if await self.store.unfinished(since) >= self.settings.tables:
                raise Refusal("too-many-tables", tables=self.settings.tables)
            if await self.store.hosted_by(player, since) >= self.settings.tables_of_player:
                raise Refusal("too-many-tables", tables=self.settings.tables_of_player)
        except Unavailable:
            raise Refusal("unavailable") from None

    async def _add(
        self, setup: Setup, host: str, seats: tuple[Seat, ...], position: str, origin: str
    ) -> Table:
        secret = new_secret()
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            what = Opened(setup, code, commitment(secret), seats, position, origin)
            entry = Entry(1, milliseconds(), what, host)
            table = Table.opened(secrets.token_urlsafe(16), entry, secret)
            try:
                sitters = {seat.holder for seat in seats}
                await self.store.add_table(row_of(table), encode_entry(entry), sitters)
            except CodeTaken:
                continue
            except Unavailable:
                raise Refusal("unavailable") from None
            self._keepers[table.name] = Keeper(table, self)
            return table

    # --- finding tables --------------------------------------------------------------------------

    async def keeper(self, table: str) -> Keeper:
        """The keeper of a table, which is fetched from the store if it is not at hand."""
        if self.is_closing:
            raise Refusal("closing")
        if keeper := self._keepers.get(table):
            return keeper
        if table not in self._coming:
            self._coming[table] = asyncio.create_task(self._fetch(table))
        return await asyncio.shield(self._coming[table])

    async def _fetch(self, table: str) -> Keeper:
        try:
            row = await self.store.table(table)
        except Unavailable:
            raise Refusal("unavailable") from None
        finally:
            self._coming.pop(table, None)
        if row is None:
            raise Refusal("no-such-table")
        keeper = Keeper(Table.restored(row.id, row.snapshot, row.secret), self)
        self._keepers[table] = keeper
        return keeper

    async def id_of(self, code: str) -> str:
        """The table that an invitation names."""
        try:
            table = await self.store.id_of(code.upper())
        except Unavailable:
            raise Refusal("unavailable") from None
        if table is None:
            raise Refusal("no-such-code", code=code)
        return table

    async def log(self, table: str) -> list[Entry]:
        """Everything that happened at a table."""
        found: list[Entry] = []
        try:
            while more := await self.store.log(table, found[-1].seq if found else 0):
                found += map(decode_entry, more)
        except Unavailable:
            raise Refusal("unavailable") from None
        return found

    # --- looking after them ----------------------------------------------------------------------

    @property
    def keepers(self) -> tuple[Keeper, ...]:
        return tuple(self._keepers.values())

    def _heard(self, table: str, seq: int) -> None:
        """Another node has written; without a name, any of them may have."""
        for keeper in self.keepers if not table else (self._keepers.get(table),):
            if keeper and (not seq or keeper.table.kept.seq < seq):
                keeper.look()

    async def _sweep(self) -> None:
        """Wake tables that have something to do, let those go that have not."""
        forgotten = 0
        while True:
            try:
                now = milliseconds()
                for table in await self.store.due(now - LATE, MOST_DUE):
                    await self.keeper(table)
                await self._let_go(now)
                if now - forgotten > DAY * 1000:
                    forgotten = now
                    await self.store.forget_abandoned(
                        now - self.settings.gathering_days * DAY * 1000
                    )
            except (Unavailable, Refusal):
                pass  # the store is away; it is asked again
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(SWEEP)

    async def _let_go(self, now: int) -> None:
        for name, keeper in list(self._keepers.items()):
            if keeper.is_idle and now - keeper.quiet_since > IDLE:
                del self._keepers[name]
                await keeper.close()


# --- starting elsewhere --------------------------------------------------------------------------


def _like(setup: Setup, other: Kept) -> Setup:
    """A setup with the rules of another table; odds that it denies are not told elsewhere."""
    rules = other.setup
    odds = setup.odds and (rules.odds or other.phase == "over")
    return structs.replace(setup, edition=rules.edition, options=rules.options, odds=odds)


def _recorded(setup: Setup, start: FromRecord) -> tuple[Setup, str]:
    """The rules and a position of a record that somebody has brought along."""
    try:
        record = parse_record(start.text)
        if record.position:
            raise RecordError("mistake-record-position")
        position = position_in_record(record, start.ply)
    except RecordError as error:
        raise Refusal("bad-record", detail=str(error)) from None
    return structs.replace(setup, edition=record.edition), position


def _seats_in(position: str) -> tuple[Seat, ...]:
    state = read_position(position)
    if actor(state) == NOBODY:
        raise Refusal("no-such-move")
    return tuple(Seat(monster=MONSTERS[state.monster[n]]) for n in range(state.seats))

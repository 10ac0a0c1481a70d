"""Registry of all tables: opens them, finds them, and keeps those in use in memory."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, cast

import structlog
from msgspec import structs

from ...record.position import read_position
from ...rng.provably_fair import SECRET_BYTES, commitment, new_secret
from ...rules.agenda import actor
from ...rules.constants import MONSTERS, NOBODY
from ..clock import BEAT_SECONDS, SERVER_CLOCK, ServerClock
from ..processes.siblings import ALONE, Siblings
from ..protocol.messages import Welcome
from ..protocol.values import DAY_SECONDS, Choices, EditionName, Fork, FromRecord, Seat, Setup
from ..refusals import Refusal
from ..settings import Settings
from ..store import CodeTaken, Store, TableRow, Unavailable
from ..tables.deals import deal_of, seats_for_deal, seats_for_rematch
from ..tables.entries import Deal, Entry, Opened, decode_entry, encode_entry
from ..tables.examples import example_position
from ..tables.game_packs import loaded_packs
from ..tables.table import Snapshot, Table
from ..updates.replay_pool import ReplayPool
from ..updates.replay_worker import replay_fork, replay_upload
from ..updates.review_pool import ReviewPool
from ..updates.visibility import check_may_watch
from ..workers.bot_pool import BotPool
from .actor import MOVED, TableActor
from .log_follower import LogFollower
from .table_rows import row_of

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no two look alike
CODE_LENGTH: Final = 6
LIFE_SECONDS: Final = 0.25  # between two signs of life of one of several processes
SWEEP_SECONDS: Final = 1.0  # between two checks of all tables
OVERDUE_MS: Final = 2_000  # then any node may perform the duty
MAX_DUE_TABLES: Final = 1_000
IDLE_MS: Final = 60_000  # then an unused table is unloaded
PACK_NEEDED: Final = "a table cannot be opened without its pack: start the server with this pack"
SweepJob = Callable[[int], Awaitable[None]]
log = structlog.get_logger("daikaiju.tables")


@dataclass(frozen=True)
class NewGame:
    """The rules and the start of the game of a new table."""

    setup: Setup
    position: str = ""  # empty: the setup of the edition
    origin: str = ""  # id of the table whose rematch or fork this is
    packs: tuple[str, ...] = ()  # references
    deal: Deal = Deal()


class TableRegistry:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bot_pool: BotPool,
        pools: tuple[ReplayPool, ReviewPool] | None = None,
        siblings: Siblings = ALONE,
        clock: ServerClock = SERVER_CLOCK,
    ) -> None:
        self.store, self.settings, self.bot_pool = store, settings, bot_pool
        self.clock, self.siblings = clock, siblings
        self.replay_pool, self.review_pool = pools or (ReplayPool(), ReviewPool())
        # Several nodes may share a PostgreSQL store.
        self.has_other_nodes = settings.store.startswith("postgres")
        self._started = clock.running()
        self.is_closing = False
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self.follower = LogFollower(store, self._actors)
        self._blocked: set[str] = set()  # tables that cannot be restored
        self._tasks: list[asyncio.Task[None]] = []
        self.sweep_jobs: list[SweepJob] = []  # called in each sweep with the time

    async def start(self) -> None:
        await self._set_clock()
        self._started = self.clock.running()
        self.store.listen(self.follower.note)
        self._tasks = [
            asyncio.create_task(self._beat(), name="clock"),
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self.follower.run(), name="follower"),
        ]
        if self.siblings.count > 1:
            self.sweep_jobs.append(self._release_others)
            self._tasks.append(asyncio.create_task(self._keep_own_tables(), name="releaser"))

    async def _set_clock(self) -> None:
        """Start at the time of the database, and not before the newest change of a game."""
        if (now := await self.store.database_time()) is not None:
            self.clock.set_time(now)
        self.clock.advance_to(await self.store.newest_change())

    def uptime(self) -> int:
        """Return the milliseconds since the start, without those of a frozen process."""
        return self.clock.running() - self._started

    async def _beat(self) -> None:
        """Let the clock notice when this process was frozen."""
        with self.clock.beating() as beat:
            while True:
                beat()
                await asyncio.sleep(BEAT_SECONDS)

    async def close(self) -> None:
        """Refuse new work, finish pending writes and close all listeners."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*(table_actor.close() for table_actor in self._actors.values()))
        await self.bot_pool.close()
        await self.replay_pool.close()
        await self.review_pool.close()

    # --- opening tables --------------------------------------------------------------------------

    async def open_table(
        self, setup: Setup, player: str, start: Fork | FromRecord | str | None = None
    ) -> Welcome:
        """Open a table.

        `start` may name a position of another table or record, or an example, to start from.
        """
        await self._check_capacity(player)
        game = await self._new_game(setup, player, start)
        seats = _seats_of_position(game.position) if game.position else (Seat(),) * setup.seats
        game = replace(game, setup=structs.replace(game.setup, seats=len(seats)))
        table = await self._add_table(game, player, seats)
        return (await self.actor(table.id)).welcome(player)

    async def _new_game(
        self, setup: Setup, player: str, start: Fork | FromRecord | str | None
    ) -> NewGame:
        """Return a new game, or one that starts from an existing position."""
        if isinstance(start, Fork):
            return await self._fork(setup, player, start)
        if isinstance(start, FromRecord):
            found = await self.replay_pool.run(replay_upload, start.text, start.ply)
            setup = structs.replace(
                setup, edition=cast(EditionName, found.edition), packs=bool(found.packs)
            )
            return NewGame(setup, found.position, packs=found.packs)
        if start is not None:
            position = example_position(start, setup.edition)
            return NewGame(structs.replace(setup, options=Choices(), packs=False), position)
        return NewGame(setup, packs=loaded_packs() if setup.packs else ())

    async def _fork(self, setup: Setup, player: str, start: Fork) -> NewGame:
        table = await self.stored_table(start.table)
        check_may_watch(table, player)
        entries = await self.encoded_log(start.table)
        position = await self.replay_pool.run(replay_fork, entries, start.ply, player)
        other = table.snapshot
        return NewGame(_with_rules_of(setup, other), position, start.table, other.packs)

    async def open_rematch(self, table: Table, player: str) -> Table:
        """Open a table for the same players and bots, each moved on by one seat."""
        await self._check_capacity(player)
        snapshot = table.snapshot
        packs = loaded_packs() if snapshot.setup.packs else ()
        game = NewGame(snapshot.setup, origin=table.id, packs=packs)
        host = snapshot.host or player
        return await self._add_table(game, host, seats_for_rematch(snapshot))

    async def open_deal(self, table: Table, player: str) -> Table:
        """Open a table with the dice and cards of a finished game."""
        deal, snapshot = deal_of(table), table.snapshot
        await self._check_capacity(player)
        opened = (await self.log(table.id))[0].what
        assert isinstance(opened, Opened)
        setup = structs.replace(snapshot.setup, open=False, seats=len(snapshot.seats))
        game = NewGame(setup, opened.position, table.id, snapshot.packs, deal)
        secret = table.secret[:SECRET_BYTES]
        return await self._add_table(game, player, seats_for_deal(snapshot), secret)

    async def _check_capacity(self, player: str) -> None:
        """Refuse a table beyond the limits. Only tables active within a day count."""
        if self.is_closing:
            raise Refusal("closing")
        since = self.clock.milliseconds() - DAY_SECONDS * 1000
        try:
            if await self.store.count_unfinished(since) >= self.settings.tables:
                raise Refusal("too-many-tables", tables=self.settings.tables)
            if await self.store.count_hosted_by(player, since) >= self.settings.tables_of_player:
                raise Refusal("too-many-tables", tables=self.settings.tables_of_player)
        except Unavailable:
            raise Refusal("unavailable") from None

    async def _add_table(
        self, game: NewGame, host: str, seats: tuple[Seat, ...], secret: bytes = b""
    ) -> Table:
        secret = secret or new_secret()
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            what = Opened(
                *(game.setup, code, commitment(secret), seats),
                *(game.position, game.origin, game.packs, game.deal),
            )
            entry = Entry(1, self.clock.milliseconds(), what, host)
            table = Table.open(self._new_id(), entry, secret)
            try:
                sitters = {seat.holder for seat in seats}
                await self.store.add_table(row_of(table), encode_entry(entry), sitters)
            except CodeTaken:
                continue
            except Unavailable:
                raise Refusal("unavailable") from None
            self._actors[table.id] = TableActor(table, self)
            return table

    def _new_id(self) -> str:
        """Return the id of a new table, which this process will own."""
        while not self.siblings.owns(id := secrets.token_urlsafe(16)):
            pass
        return id

    # --- finding tables --------------------------------------------------------------------------

    async def actor(self, table: str) -> TableActor:
        """Return the actor of a table, which is loaded from the store if necessary."""
        if self.is_closing:
            raise Refusal("closing")
        if table_actor := self._actors.get(table):
            return table_actor
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def stored_table(self, table: str) -> Table:
        """Return a table as it is stored, of any process."""
        try:
            row = await self.store.table(table)
        except Unavailable:
            raise Refusal("unavailable") from None
        if row is None:
            raise Refusal("no-such-table")
        return self._restore(row)

    async def _load(self, table: str) -> TableActor:
        try:
            found = await self.stored_table(table)
        finally:
            self._loading.pop(table, None)
        table_actor = TableActor(found, self)
        self._actors[table] = table_actor
        return table_actor

    def _restore(self, row: TableRow) -> Table:
        """Return a stored table. If that fails, log it once; other tables are not affected."""
        is_new = row.id not in self._blocked
        self._blocked.add(row.id)
        try:
            table = Table.restore(row.id, row.snapshot, row.secret)
        except Refusal as refusal:
            if is_new:
                log.warning(PACK_NEEDED, table=row.id, code=refusal.code, **refusal.params)
            raise
        except Exception:
            if is_new:
                log.exception("a stored table cannot be read", table=row.id)
            raise Refusal("server-error") from None
        self._blocked.remove(row.id)
        return table

    async def table_id(self, code: str) -> str:
        """Return the id of the table that an invitation code names."""
        try:
            table = await self.store.table_id(code.upper())
        except Unavailable:
            raise Refusal("unavailable") from None
        if table is None:
            raise Refusal("no-such-code", code=code)
        return table

    async def log(self, table: str) -> list[Entry]:
        """Return the whole log of a table."""
        return [decode_entry(data) for data in await self.encoded_log(table)]

    async def encoded_log(self, table: str) -> list[bytes]:
        """Return the whole log of a table as it is stored."""
        found: list[bytes] = []
        try:
            while more := await self.store.log(table, len(found)):
                found += more
        except Unavailable:
            raise Refusal("unavailable") from None
        return found

    # --- maintenance -----------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[TableActor, ...]:
        return tuple(self._actors.values())

    async def _sweep(self) -> None:
        """Load tables with an overdue duty, unload idle ones, delete abandoned ones."""
        cleaned_at = 0
        while True:
            try:
                now = self.clock.milliseconds()
                await self._load_overdue(now)
                await self._evict_idle(now)
                for job in self.sweep_jobs:
                    await job(now)
                if now - cleaned_at > DAY_SECONDS * 1000:
                    cleaned_at = now
                    await self.store.delete_abandoned(
                        now - self.settings.gathering_days * DAY_SECONDS * 1000
                    )
            except (Unavailable, Refusal):
                pass  # the store cannot be reached: the next sweep retries
            except Exception:
                log.exception("the sweep of the tables failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _load_overdue(self, now: int) -> None:
        """Load tables with an overdue duty, except those that this server cannot open."""
        limit = MAX_DUE_TABLES + len(self._blocked)
        for table in await self.store.due_tables(now - OVERDUE_MS, limit):
            try:
                if table not in self._blocked and self.siblings.owns(table):
                    await self.actor(table)
            except Refusal:
                if table not in self._blocked:
                    raise

    async def _evict_idle(self, now: int) -> None:
        for name, table_actor in list(self._actors.items()):
            if table_actor.is_idle and now - table_actor.idle_since > IDLE_MS:
                del self._actors[name]
                await table_actor.close()

    async def _keep_own_tables(self) -> None:
        """Report life to the supervisor, and release tables that another process owns now."""
        live = b""
        while True:
            self.siblings.report_life()
            if live != self.siblings.live_flags:
                live = self.siblings.live_flags
                await self._release_others(self.clock.milliseconds())
            await asyncio.sleep(LIFE_SECONDS)

    async def _release_others(self, _now: int) -> None:
        """Release the tables that another process owns."""
        for name, table_actor in list(self._actors.items()):
            if not self.siblings.owns(name):
                await self._release(name, table_actor)

    async def _release(self, name: str, table_actor: TableActor) -> None:
        """Close a table here. Its owner may have loaded it before the last write of this one."""
        self._actors.pop(name, None)
        await table_actor.close(MOVED)
        self.siblings.mailboxes[self.siblings.owner(name)].send("check", name.encode())


# --- start positions -----------------------------------------------------------------------------


def _with_rules_of(setup: Setup, other: Snapshot) -> Setup:
    """Return a setup with the rules of another table.

    Odds that the other table denies stay denied here.
    """
    rules = other.setup
    odds = setup.odds and (rules.odds or other.phase == "over")
    return structs.replace(
        setup, edition=rules.edition, options=rules.options, packs=rules.packs, odds=odds
    )


def _seats_of_position(position: str) -> tuple[Seat, ...]:
    state = read_position(position)
    if actor(state) == NOBODY:
        raise Refusal("no-such-move")
    return tuple(Seat(monster=MONSTERS[state.monster[n]]) for n in range(state.seats))

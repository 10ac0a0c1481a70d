"""Hidden information: a viewer receives the same bytes from two tables that differ only in it.

The tables differ in what is hidden from the viewer: the card that another monster looked at, the
standing orders of others, and the secret of the dice. Everything that a server sends is compared:
updates, welcome, past updates, record, start positions, refusals, and the positions from which
odds, hints and the chances for spectators are computed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property

import pytest
from msgspec import structs

from conftest import EDITIONS
from daikaiju.record.notation import NotationError
from daikaiju.record.position import position_text
from daikaiju.rules import NOBODY, State, view
from daikaiju.rules.constants import DECK
from daikaiju.rules.definitions import ALL_THINGS
from daikaiju.server.protocol.messages import Act, AnyCommand, Leave, Order, Say, Undo
from daikaiju.server.protocol.values import EditionName, Orders
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.commands import decide
from daikaiju.server.tables.entries import Entry, Moved
from daikaiju.server.tables.hints import hinted_state
from daikaiju.server.tables.moves import Play
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.builder import ENCODER, UpdateBuilder
from daikaiju.server.updates.coach_requests import turn_starts
from daikaiju.server.updates.records import past_updates, position_at, record_of, whole_record
from daikaiju.server.updates.visibility import view_from, viewer_seats
from table_driver import SECRET, SPECTATOR, TableDriver
from test_visibility import PLAYERS, peeking_games

VIEWERS = (*sorted(set(PLAYERS)), SPECTATOR)
OTHER_SECRET = bytes(range(1, 33))
ENOUGH = 16  # comparisons of each edition


class TableOfLog:
    """A table as its log makes it, with a secret."""

    def __init__(self, log: list[Entry], secret: bytes) -> None:
        self.log, self.secret = log, secret
        self.table = Table.open("table", log[0], secret)
        self.play: Play | None = None
        for entry in log[1:]:
            self.table, self.play = self.table.apply(entry)
        snapshot = self.table.snapshot
        snapshot.setup = structs.replace(snapshot.setup, hints="all")

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def everything(self, player: str) -> tuple[object, ...]:
        """Return all that a player can receive now."""
        builder = UpdateBuilder(self.table, self.log[-1].at)
        ply = self.table.snapshot.ply
        return (
            builder.encoded_update(self.log[-1], self.play, player),
            ENCODER.encode(builder.welcome(player)),
            ENCODER.encode(past_updates("table", self.log, self.secret, player, 0, 10_000)[-6:]),
            str(record_of(self.log, player, self.secret)),
            position_at(self.log, ply, player),
            position_at(self.log, max(0, ply - 1), player),
            view_from(self.state, viewer_seats(self.table, player)).tobytes(),
            self.hint_position(player),
            self.chance_positions,
            *(self.answer(command, player) for command in commands(ply)),
        )

    @cached_property
    def chance_positions(self) -> list[bytes]:
        """The positions whose win chances spectators get, which are the same for all of them."""
        return [state.tobytes() for state in turn_starts(whole_record(self.log))]

    def hint_position(self, player: str) -> object:
        """Return the position that a hint is about, or the refusal of a hint."""
        try:
            return position_text(view(hinted_state(self.table, player), self.table.asked))
        except Refusal as refusal:
            return refusal.code

    def answer(self, command: AnyCommand, player: str) -> object:
        """Return the refusal of a command; commands that are done lead to an update."""
        try:
            decide(self.table, command, player, self.log[-1].at)
        except Refusal as refusal:
            return refusal.code, refusal.params
        return None


def commands(ply: int) -> Iterator[AnyCommand]:
    for seat in range(4):
        yield Act(id="a", seat=seat, ply=ply, action="buy wings")
        yield Act(id="a", seat=seat, ply=max(0, ply - 1), action="stop")
        yield Leave(id="l", seat=seat)
        yield Undo(id="u", seat=seat, ply=ply)
    yield Say(id="s", text="hello")


def with_other_card(driver: TableDriver, rng: random.Random) -> TableOfLog | None:
    """Return the table whose last decision showed its monster another card."""
    last, state = driver.log[-1].what, driver.table.state
    assert isinstance(last, Moved)
    assert driver.play is not None
    assert state is not None
    looked = [step.move for step in driver.play.steps if step.seen_by != NOBODY]
    deck = [t.label for t in ALL_THINGS if state.location[t.number] == DECK]
    other = f"reveal {rng.choice([card for card in deck if '#' not in card])}"
    moves = tuple(other if move == looked[-1] else move for move in last.moves)
    entry = structs.replace(driver.log[-1], what=structs.replace(last, moves=moves))
    try:
        return TableOfLog([*driver.log[:-1], entry], OTHER_SECRET)
    except NotationError:
        return None  # what follows from the card differs, so the tables can be distinguished


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_depends_on_a_card_that_only_others_have_seen(edition: EditionName) -> None:
    rng, compared, distinguished = random.Random(edition), 0, 0
    for driver in peeking_games(edition, games=3):
        play = driver.play
        if compared >= ENOUGH:
            break
        if play is None or driver.table.snapshot.phase == "over":
            continue
        seen = {step.seen_by for step in play.steps if step.seen_by != NOBODY}
        if len(seen) != 1 or driver.table.seats[driver.table.asked].bot:
            continue
        one, other = TableOfLog(driver.log, SECRET), with_other_card(driver, rng)
        if other is None or one.state.tobytes() == other.state.tobytes():
            continue
        for player in VIEWERS:
            if any(one.state.seen_top[seat] for seat in one.table.seats_of(player)):
                distinguished += one.everything(player) != other.everything(player)
            else:
                assert one.everything(player) == other.everything(player), player
                compared += 1
    assert compared >= ENOUGH
    assert distinguished  # the comparison can fail: who looked at the card sees the difference


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_depends_on_the_orders_of_others_or_the_secret(edition: EditionName) -> None:
    for number, driver in enumerate(peeking_games(edition, games=1)):
        if number % 20 or driver.table.snapshot.phase == "over":
            continue
        tables = []
        for orders, secret in ((Orders(tokyo="stay"), SECRET), (Orders(buy_from=9), OTHER_SECRET)):
            command = Order(id="o", seat=1, orders=orders)
            what = decide(driver.table, command, "bob", driver.now).what
            entry = Entry(driver.table.snapshot.seq + 1, driver.now, what, "bob", "o")
            tables.append(TableOfLog([*driver.log, entry], secret))
        for player in set(VIEWERS) - {"bob"}:
            assert tables[0].everything(player) == tables[1].everything(player), player
        assert tables[0].everything("bob") != tables[1].everything("bob")

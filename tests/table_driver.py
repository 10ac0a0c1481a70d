"""Tables for tests, without a server."""

from __future__ import annotations

import msgspec

from daikaiju.record.notation import action_text
from daikaiju.rng.provably_fair import commitment
from daikaiju.rules.agenda import actor
from daikaiju.rules.engine import legal_actions
from daikaiju.server.protocol.messages import Act, AnyCommand, AnyMessage, Sit, Start
from daikaiju.server.protocol.values import Seat, Setup
from daikaiju.server.tables.commands import decide, play_action
from daikaiju.server.tables.entries import Entry, Moved, Opened, What
from daikaiju.server.tables.moves import Play
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.builder import UpdateBuilder

SECRET = bytes(range(32))
SPECTATOR = ""
decode = msgspec.json.Decoder(AnyMessage).decode


class TableDriver:
    """A table with its log and a manual clock."""

    def __init__(self, setup: Setup = Setup(), host: str = "ann", position: str = "") -> None:
        self.now = 1_000_000
        monsters = position.split()[1].split(",") if position else [""] * setup.seats
        seats = tuple(Seat(monster=monster) for monster in monsters)
        what = Opened(setup, "ABCDEF", commitment(SECRET), seats, position)
        entry = Entry(1, self.now, what, host)
        self.log = [entry]
        self.table = Table.open("table", entry, SECRET)
        self.play: Play | None = None
        self._commands = 0

    def new_id(self) -> str:
        self._commands += 1
        return f"c{self._commands}"

    def do(self, command: AnyCommand, player: str = "ann") -> Entry:
        """Carry out a command as a table actor does."""
        decision = decide(self.table, command, player, self.now)
        return self.write(decision.what, player, command.id, decision.play)

    def write(self, what: What, by: str = "", command: str = "", play: Play | None = None) -> Entry:
        entry = Entry(self.table.snapshot.seq + 1, self.now, what, by, command)
        self.table, self.play = self.table.apply(entry, play)
        self.log.append(entry)
        return entry

    def sit(self, *players: str) -> None:
        """Seat these players in this order."""
        for seat, player in enumerate(players):
            self.do(Sit(id=self.new_id(), seat=seat, name=player.title(), entropy=player), player)

    def start(self, player: str = "ann", entropy: str = "") -> None:
        self.do(Start(id=self.new_id(), entropy=entropy), player)

    def act(self, text: str, player: str = "") -> Entry:
        """Act for the asked seat."""
        seat = self.table.asked
        player = player or self.table.seats[seat].holder
        ply = self.table.snapshot.ply
        return self.do(Act(id=self.new_id(), seat=seat, ply=ply, action=text), player)

    def decide(self, number: int) -> None:
        """Take a legal action for the asked seat, also if a bot holds it."""
        state, seat = self.table.state, self.table.asked
        assert state is not None
        assert actor(state) == seat
        legal = legal_actions(state)
        action = legal[number % len(legal)]
        if self.table.seats[seat].bot is None:
            self.act(action_text(state, action))
        else:
            play = play_action(self.table, action, "bot")
            self.write(Moved(seat, "bot", play.moves), play=play)


def started_game(position: str = "", *players: str, setup: Setup = Setup(seats=2)) -> TableDriver:
    """Return the table of a started game of these players."""
    driver = TableDriver(setup, position=position)
    driver.sit(*players or ("ann", "bob"))
    driver.start()
    return driver


def update_builder(driver: TableDriver) -> UpdateBuilder:
    return UpdateBuilder(driver.table, driver.now)

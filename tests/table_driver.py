"""Tables for tests, without a server: commands in, a log out."""

from __future__ import annotations

import msgspec

from daikaiju.record.notation import action_text
from daikaiju.rng.provably_fair import commitment
from daikaiju.rules.agenda import actor
from daikaiju.rules.engine import legal_actions
from daikaiju.server.tables.commands import acted, decide
from daikaiju.server.tables.entries import Entry, Moved, Opened, What
from daikaiju.server.tables.moves import Play
from daikaiju.server.tables.table import Table
from daikaiju.server.tables.values import Seat, Setup
from daikaiju.server.updates.builder import Teller
from daikaiju.server.updates.messages import Act, AnyCommand, AnyMessage, Sit, Start

SECRET = bytes(range(32))
SPECTATOR = ""
decode = msgspec.json.Decoder(AnyMessage).decode


class Stage:
    """A table with its log, and a clock that is turned by hand."""

    def __init__(self, setup: Setup = Setup(), host: str = "ann", position: str = "") -> None:
        self.now = 1_000_000
        monsters = position.split()[1].split(",") if position else [""] * setup.seats
        seats = tuple(Seat(monster=monster) for monster in monsters)
        what = Opened(setup, "ABCDEF", commitment(SECRET), seats, position)
        entry = Entry(1, self.now, what, host)
        self.log = [entry]
        self.table = Table.opened("table", entry, SECRET)
        self.play: Play | None = None
        self._commands = 0

    def name(self) -> str:
        self._commands += 1
        return f"c{self._commands}"

    def do(self, command: AnyCommand, player: str = "ann") -> Entry:
        """Carry a command out, as a keeper does."""
        decision = decide(self.table, command, player, self.now)
        return self.write(decision.what, player, command.id, decision.play)

    def write(self, what: What, by: str = "", command: str = "", play: Play | None = None) -> Entry:
        entry = Entry(self.table.kept.seq + 1, self.now, what, by, command)
        self.table, self.play = self.table.after(entry, play)
        self.log.append(entry)
        return entry

    def sit(self, *players: str) -> None:
        """Everybody sits down, in this order."""
        for seat, player in enumerate(players):
            self.do(Sit(id=self.name(), seat=seat, name=player.title(), entropy=player), player)

    def start(self, player: str = "ann") -> None:
        self.do(Start(id=self.name()), player)

    def act(self, text: str, player: str = "") -> Entry:
        """Decide as whoever must."""
        seat = self.table.asked
        player = player or self.table.seats[seat].holder
        ply = self.table.kept.ply
        return self.do(Act(id=self.name(), seat=seat, ply=ply, action=text), player)

    def decide(self, number: int) -> None:
        """Whoever must decide takes some legal action; bots do it by themselves."""
        state, seat = self.table.state, self.table.asked
        assert state is not None
        assert actor(state) == seat
        legal = legal_actions(state)
        action = legal[number % len(legal)]
        if self.table.seats[seat].bot is None:
            self.act(action_text(state, action))
        else:
            play = acted(self.table, action, "bot")
            self.write(Moved(seat, "bot", play.moves), play=play)


def seated(position: str = "", *people: str, setup: Setup = Setup(seats=2)) -> Stage:
    """A game of these people that has begun."""
    stage = Stage(setup, position=position)
    stage.sit(*people or ("ann", "bob"))
    stage.start()
    return stage


def teller(stage: Stage) -> Teller:
    return Teller(stage.table, stage.now)

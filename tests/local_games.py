"""Random games at tables of the server, written down as tasks for the tables in the browser."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import structs

from daikaiju.record.notation import action_text
from daikaiju.rules import State
from daikaiju.rules.editions import option_values
from daikaiju.server.protocol.messages import Act, Command, Leave, Order, Return, Start, Undo
from daikaiju.server.protocol.messages import Update as Message
from daikaiju.server.protocol.values import Choices, Orders, Seat, Setup
from daikaiju.server.tables.commands import Decision, decide, play_action
from daikaiju.server.tables.entries import Entry, Moved, Opened
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.builder import UpdateBuilder

PLAYERS = ("ann", "bob")  # each holds every second seat; a bot has the third
VIEWERS = (*PLAYERS, "")  # "" is a spectator
SECONDS_PER_MOVE = 3


@dataclass
class LocalGame:
    """A random game: the messages of the server, and the task that leads to the same messages."""

    rng: random.Random
    task: dict[str, Any]
    table: Table
    now: int
    messages: list[Message] = field(default_factory=list)

    def command(self, player: str, command: Command) -> None:
        self._act({"player": player, "command": _plain(command)})
        self._write(decide(self.table, command, player, self.now), player)

    def move(self, seat: int, why: Any, action: int) -> None:
        assert self.table.state is not None
        text = action_text(self.table.state, action)
        self._act({"move": {"seat": seat, "why": why, "action": text}})
        play = play_action(self.table, action, why)
        self._write(Decision(Moved(seat, why, play.moves), play), "")

    def _act(self, act: dict[str, Any]) -> None:
        self.now += 1000 * SECONDS_PER_MOVE
        self.task["acts"].append({"now": self.now, **act})

    def _write(self, decision: Decision, by: str) -> None:
        entry = Entry(self.table.snapshot.seq + 1, self.now, decision.what, by)
        self.table, play = self.table.apply(entry, decision.play)
        builder = UpdateBuilder(self.table, self.now)
        self.messages += [_public(builder.update(entry, play, viewer)) for viewer in VIEWERS]

    # --- random players --------------------------------------------------------------------------

    def decide(self) -> None:
        """Let the seat that is asked decide; sometimes the player undoes, leaves or orders."""
        seat = self.table.asked
        holder, is_bot = self.table.seats[seat].holder, self.table.seats[seat].bot is not None
        action = self.rng.choice(self.table.legal)
        if is_bot:
            if holder and self.rng.random() < 0.5:
                self.command(holder, Return(id="-", seat=seat))
            else:
                self.move(seat, "bot", action)
        elif self.table.undo_target(self.now) and self.rng.random() < 0.3:
            self.command(holder, Undo(id="-", seat=seat, ply=self.table.snapshot.ply))
        elif (chance := self.rng.random()) < 0.02:
            self.command(holder, Leave(id="-", seat=seat))
        elif chance < 0.03:
            self.command(holder, Order(id="-", seat=seat, orders=Orders(hearts=7, buy_from=3)))
        else:
            assert self.table.state is not None
            text = action_text(self.table.state, action)
            ply, reason = self.table.snapshot.ply, "bold" if chance < 0.1 else ""
            self.command(holder, Act(id="-", seat=seat, ply=ply, action=text, reason=reason))


def random_game(edition: Any, seats: int, seed: int, most: int = 400) -> LocalGame:
    """Return a random game of at most so many decisions, with random options."""
    rng = random.Random(f"{edition} {seats} {seed}")
    setup = Setup(edition=edition, seats=seats, options=_random_options(rng))
    secret, now = rng.randbytes(32), 1_800_000_000_000
    start = tuple(_seat(number) for number in range(seats))
    opened = Entry(1, now, Opened(setup, "CODE23", "", start), PLAYERS[0])
    table = Table.open("", opened, secret)
    task = {"opened": _plain_opening(opened), "secret": secret.hex(), "viewers": VIEWERS}
    game = LocalGame(rng, {**task, "acts": []}, table, now)
    game.command(PLAYERS[0], Start(id="-", entropy="a text"))
    for _ in range(most):
        if game.table.asked < 0:
            break
        game.decide()
    return game


def last_state(game: LocalGame) -> State:
    assert game.table.state is not None
    return game.table.state


def _random_options(rng: random.Random) -> Choices:
    """Return the options of the edition in half of the games, else any options."""
    if rng.random() < 0.5:
        return Choices()
    return Choices(**{name: rng.choice(values) for name, values in option_values().items()})


def _seat(number: int) -> Seat:
    if number % 3 == 2:
        return Seat(bot="medium")
    return Seat(holder=PLAYERS[number % 2], name=f"player {number}", entropy=f"text {number}")


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _plain_opening(entry: Entry) -> Any:
    """Return the first entry as the page stores it: without omitted fields."""
    what = entry.what
    assert isinstance(what, Opened)
    seats = [{name: _plain(getattr(s, name)) for name in s.__struct_fields__} for s in what.seats]
    opened = {"setup": _plain(what.setup), "code": what.code, "position": "", "origin": ""}
    whole = {"type": "opened", "seats": seats, **opened}
    return {"seq": 1, "at": entry.at, "by": entry.by, "command": "", "what": whole}


def _public(message: Message) -> Message:
    """Return a message without the secret of the dice: local dice have none."""
    return structs.replace(message, picture=structs.replace(message.picture, secret=""))

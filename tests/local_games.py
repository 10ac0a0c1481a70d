"""Random games at tables of the server, written down as tasks for the tables in the browser.

Two players and bots gather, play, undo, leave, return and give orders; some commands are refused.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import structs

from daikaiju.record.notation import action_text
from daikaiju.rules import State
from daikaiju.rules.editions import option_values
from daikaiju.server.protocol import messages as m
from daikaiju.server.protocol.values import Choices, Orders, Seat, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.commands import Decision, decide, play_action
from daikaiju.server.tables.entries import Entry, Moved, Opened
from daikaiju.server.tables.standing_orders import ordered_action
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.builder import UpdateBuilder

PLAYERS = ("ann", "bob")  # each holds every second seat; a bot has the third
VIEWERS = (*PLAYERS, "")  # "" is a spectator
SECONDS_PER_MOVE = 3
ORDERS = (  # answers to the questions of a game
    Orders(tokyo="hearts", hearts=6, buy_from=5),
    Orders(tokyo="yield", cards={"wings": "use", "camouflage": "use", "rapid_healing": "never"}),
    Orders(tokyo="ask", cards={"opportunist": "never", "psychic_probe": "never"}),
    Orders(tokyo="stay", cards={"mimic": "never", "freeze_time": "use", "wings": "never"}),
)


class Answer(msgspec.Struct):
    """What the table answers to one act: messages by viewer, or the code of a refusal."""

    updates: list[m.Update] = []
    refused: str = ""
    ordered: list[int | None] = []  # the actions that ORDERS choose in the new position


@dataclass
class LocalGame:
    """A random game: the answers of the server, and the task that leads to the same answers."""

    rng: random.Random
    task: dict[str, Any]
    table: Table
    now: int
    log: list[Entry]
    answers: list[Answer] = field(default_factory=list)

    def command(self, player: str, command: m.Command) -> None:
        self._act({"player": player, "command": _plain(command)})
        try:
            decision = decide(self.table, command, player, self.now)
        except Refusal as refusal:
            self.answers.append(Answer(refused=refusal.code))
        else:
            self._write(decision, player)

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
        self.log.append(entry)
        self.table, play = self.table.apply(entry, decision.play)
        builder = UpdateBuilder(self.table, self.now)
        updates = [public(builder.update(entry, play, viewer)) for viewer in VIEWERS]
        self.answers.append(Answer(updates, ordered=self._ordered()))

    def _ordered(self) -> list[int | None]:
        state, seat = self.table.state, self.table.asked
        if state is None or seat < 0:
            return []
        found = [ordered_action(orders, state, seat) for orders in ORDERS]
        return [action if isinstance(action, int) else None for action in found]

    # --- random players --------------------------------------------------------------------------

    def disturb(self) -> None:
        """Send any command, which is often refused."""
        seat, ply = self.rng.randrange(7), max(0, self.table.snapshot.ply - self.rng.randrange(2))
        monster = self.rng.choice(("", "kraken", "the_king", "nessie"))
        commands: list[m.Command] = [
            m.Sit(id="-", seat=seat, name="a, b\u200d", monster=monster, entropy="more"),
            m.Man(id="-", seat=seat, level="hard"),
            m.Free(id="-", seat=seat),
            m.Leave(id="-", seat=seat),
            m.Return(id="-", seat=seat),
            m.Resize(id="-", seats=self.rng.randrange(2, 7)),
            m.Start(id="-"),
            m.Act(id="-", seat=seat, ply=ply, action="keep 9"),
            m.Undo(id="-", seat=seat, ply=ply),
            m.Order(id="-", seat=seat, orders=self.rng.choice(ORDERS)),
            m.Say(id="-", text=" so  \n what "),
            m.Hurry(id="-"),
        ]
        self.command(self.rng.choice(VIEWERS), self.rng.choice(commands))

    def decide(self) -> None:
        """Let the seat that is asked decide; sometimes the player undoes or leaves."""
        if self.rng.random() < 0.05:
            self.disturb()
            return
        seat = self.table.asked
        holder, is_bot = self.table.seats[seat].holder, self.table.seats[seat].bot is not None
        action = self.rng.choice(self.table.legal)
        if is_bot:
            if holder and self.rng.random() < 0.5:
                self.command(holder, m.Return(id="-", seat=seat))
            else:
                self.move(seat, "bot", action)
        elif self.table.undo_target(self.now) and self.rng.random() < 0.3:
            self.command(holder, m.Undo(id="-", seat=seat, ply=self.table.snapshot.ply))
        elif (chance := self.rng.random()) < 0.01:
            self.command(holder, m.Leave(id="-", seat=seat))
        else:
            assert self.table.state is not None
            text = action_text(self.table.state, action)
            ply, reason = self.table.snapshot.ply, "bold" if chance < 0.1 else ""
            self.command(holder, m.Act(id="-", seat=seat, ply=ply, action=text, reason=reason))


def random_game(edition: Any, seats: int, seed: int, most: int = 600) -> LocalGame:
    """Return a random game of at most so many decisions, with random options."""
    rng = random.Random(f"{edition} {seats} {seed}")
    setup = Setup(edition=edition, seats=seats, options=_random_options(rng))
    secret, now = rng.randbytes(32), 1_800_000_000_000
    start = tuple(_seat(number) for number in range(seats))
    opened = Entry(1, now, Opened(setup, "CODE23", "", start), PLAYERS[0])
    table = Table.open("", opened, secret)
    task = {"opened": _plain_opening(opened), "secret": secret.hex(), "viewers": VIEWERS}
    game = LocalGame(rng, {**task, "orders": _plain(ORDERS), "acts": []}, table, now, [opened])
    while game.table.snapshot.phase == "gathering":
        game.disturb()
        if rng.random() < 0.2:
            game.command(PLAYERS[0], m.Start(id="-", entropy="a text"))
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


def public(message: m.Update) -> m.Update:
    """Return a message without the secret of the dice: local dice have none."""
    return structs.replace(message, picture=structs.replace(message.picture, secret=""))

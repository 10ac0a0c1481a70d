"""Games with a deal for tests: played by bots, recorded, without a server."""

from __future__ import annotations

import random
from dataclasses import replace

from daikaiju.bots.registry import make_bot
from daikaiju.record.deal_dice import DealDice
from daikaiju.record.game import Record
from daikaiju.record.game_hash import game_hash
from daikaiju.rng.provably_fair import commitment
from daikaiju.rules import CHANCE, NOBODY, actor

SECRET = bytes(range(100, 132))


def deal_record(seats: int = 3, edition: str = "second", **fields: object) -> Record:
    """Return the record of a game with a deal before its first move."""
    monsters = ("gigazaur", "the_king", "kraken", "alienoid", "cyber_kitty", "meka_dragon")
    record = Record(
        edition,
        monsters[:seats],
        deal="new",
        commitment=commitment(SECRET),
        entropy=("seven blue whales",) + ("",) * (seats - 1),
        secret=SECRET.hex(),
    )
    return replace(record, **fields)  # type: ignore[arg-type]


def play_deal(record: Record, bots: tuple[str, ...], seed: int = 0) -> Record:
    """Play the game to its end with these bots."""
    rng, players = random.Random(seed), [make_bot(spec) for spec in bots]
    dice, state = DealDice(record), record.start()
    while actor(state) != NOBODY:
        seat = actor(state)
        if seat == CHANCE:
            action = dice.draw(state)
        else:
            action = players[seat % len(players)].ask(state, seat, rng.randrange)
        state.events = []
        record.play(state, action)
        dice.note(state.events)
    return replace(record, chain=game_hash(record))

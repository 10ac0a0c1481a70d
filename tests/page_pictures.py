"""Pictures of positions in which a player must decide, as the server sends them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from msgspec import structs

from conftest import all_scenarios, is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.record import action_text
from daikaiju.record.notation import monster_name
from daikaiju.record.scenario_setup import ScenarioSetup
from daikaiju.rules import CHANCE, State, actor, advance, legal_actions, view
from daikaiju.server.protocol.messages import Asked, Picture, SeatSeen
from daikaiju.server.protocol.values import Setup
from daikaiju.server.updates.board import board_of, question

YOU = "you"  # the player whose page shows the picture
MOVES = 60  # of a random game
MOVES_OF_SCENARIO = 4  # after the start position of a scenario


def picture_of(state: State) -> Picture:
    """Return the picture for the player who must decide."""
    seat = actor(state)
    board = board_of(view(state, seat))
    setup = {"edition": board.edition, "seats": state.seats, "odds": True}
    return Picture(
        seq=0,
        ply=1,
        now=0,
        phase="playing",
        setup=msgspec.convert(setup, Setup),
        host=YOU,
        code="ABCDEF",
        commitment="",
        seats=tuple(_seat(state, n, n == seat) for n in range(state.seats)),
        board=board,
        asked=Asked(seat, 0, question=question(state)),
        legal=tuple(action_text(state, action) for action in legal_actions(state)),
    )


def _seat(state: State, seat: int, is_yours: bool) -> SeatSeen:
    monster = monster_name(state, seat)
    return (
        SeatSeen(monster, YOU, "You", present=True) if is_yours else SeatSeen(monster, bot="easy")
    )


def picture_of_eliminated(state: State) -> Picture:
    """Return the picture for a player whose monster is out; a bot decides."""
    picture = picture_of(state)
    assert picture.board
    assert picture.asked
    yours = picture.asked.seat
    bot = (yours + 1) % state.seats
    out = structs.replace(picture.board.monsters[yours], place="out", health=0)
    monsters = (*picture.board.monsters[:yours], out, *picture.board.monsters[yours + 1 :])
    board = structs.replace(picture.board, monsters=monsters, turn=bot)
    return structs.replace(picture, board=board, asked=Asked(bot, 0, question="keep"), legal=())


def decisions(state: State, rng: random.Random, moves: int) -> Iterator[State]:
    """Play on at random and yield the positions with a choice."""
    for _ in range(moves):
        if is_over(state):
            return
        if actor(state) != CHANCE and len(legal_actions(state)) > 1:
            yield state
        advance(state, random_action(state, rng))


def random_positions(rng: random.Random) -> Iterator[State]:
    """Yield positions of random games without end, of all editions, table sizes and options."""
    while True:
        yield from decisions(random_start(rng), rng, MOVES)


def scenario_positions(rng: random.Random) -> Iterator[State]:
    """Yield the positions after the start of every scenario."""
    for scenario in all_scenarios():
        for edition in scenario.editions:
            state = ScenarioSetup(scenario, edition).set_up()
            yield from decisions(state, rng, MOVES_OF_SCENARIO)

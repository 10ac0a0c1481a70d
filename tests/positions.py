"""Positions for bot tests: varied ones from random play, bare ones, and a call of a bot."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

from conftest import interpreted_rules, is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.bots.bot import Bot
from daikaiju.bots.registry import make_bot
from daikaiju.record import action_text, read_position
from daikaiju.rules import (
    EDITIONS,
    Options,
    State,
    actor,
    advance,
    find_edition,
    legal_actions,
    new_game,
    play_game,
    sample,
    view,
)
from daikaiju.rules.agenda import KEEP, PREDICT, START_TURN, STORE, SWAP, TAKE, top_kind
from daikaiju.rules.constants import CITY, DECK, FACES, MARKET, NOTHING
from daikaiju.rules.definitions import THING_BY_LABEL
from daikaiju.rules.hooks import update_moment_bits
from daikaiju.rules.operations import is_alive
from daikaiju.rules.setup import initial_state
from daikaiju.rules.transitions import run_until_decision

NEVER_ASKED = {"first": {SWAP, TAKE}, "second": {SWAP, STORE, TAKE}, "dark": {STORE}}
ASKED = {  # the kinds of question that an edition asks
    edition: [kind for kind in range(KEEP, PREDICT + 1) if kind not in never]
    for edition, never in NEVER_ASKED.items()
}


# --- varied positions ----------------------------------------------------------------------------


@cache
def questions(each: int) -> dict[tuple[str, int], list[State]]:
    """Return `each` positions with a choice for every edition and kind of question.

    They occur in random play from late positions.
    """
    rng = random.Random(25)
    found: dict[tuple[str, int], list[State]] = {(e, k): [] for e in ASKED for k in ASKED[e]}
    with interpreted_rules():
        while any(len(states) < each for states in found.values()):
            _collect(_start_with_rare_cards(rng), rng, found, each)
    return found


def _collect(
    state: State, rng: random.Random, found: dict[tuple[str, int], list[State]], each: int
) -> None:
    for _ in range(60):
        if is_over(state):
            return
        if len(legal_actions(state)) > 1:
            met = found[EDITIONS[state.edition].name, top_kind(state)]
            if len(met) < each:
                met.append(state.copy())
        advance(state, random_action(state, rng))


def _start_with_rare_cards(rng: random.Random) -> State:
    """Return a random start with the cards behind the rarest questions: extra throws, copies."""
    state = random_start(rng)
    seat, mimic = rng.randrange(state.seats), THING_BY_LABEL["mimic"].number
    for label in ("background_dweller", "camouflage"):
        if state.location[THING_BY_LABEL[label].number] == DECK:
            state.location[THING_BY_LABEL[label].number] = seat
    update_moment_bits(state, seat)
    if state.market[0] != NOTHING and state.location[mimic] == DECK:
        state.location[state.market[0]], state.location[mimic] = DECK, MARKET
        state.market[0] = mimic
    return state


def with_few_dice(state: State) -> State:
    """Return the position with all monsters shrunk and two dice left to throw again."""
    few = state.copy()
    for seat in range(few.seats):
        few.shrink[seat] = max(few.shrink[seat], 4) if is_alive(few, seat) else 0
    for face in range(FACES if top_kind(few) == KEEP else 0):
        few.dice[face] = min(few.dice[face], max(0, 2 - sum(few.dice[:face])))
    return few


def play_random_game(
    state: State,
    rng: random.Random,
    perform: Callable[[State, int], State | None] = advance,
) -> State:
    """Play a random game to its end and return the last position."""
    return play_game(
        state,
        lambda state, seat: random_action(state, rng),
        lambda state: random_action(state, rng),
        perform,
    )


# --- bare positions ------------------------------------------------------------------------------


def without_cards(edition: str, seats: int, dice: int, rng: random.Random) -> State:
    """Return a random position of a game without cards, before a throw of this many dice."""
    while True:
        box = find_edition(edition)
        state = initial_state(box, box.monsters[:seats], Options(deck="none"))
        for seat in range(seats):
            state.health[seat], state.stars[seat] = rng.randint(1, 10), rng.randint(0, 18)
            state.energy[seat], state.poison[seat] = rng.randint(0, 12), rng.choice((0, 0, 1))
            state.shrink[seat] = 6 - dice
        state.place[rng.randrange(seats)] = CITY
        state.turn = state.regular = rng.randrange(seats)
        state.crucial, state.step = 1, START_TURN
        run_until_decision(state)
        if not is_over(state):
            return state


# --- decisions of a bot --------------------------------------------------------------------------


def answer(spec: str, line: str, seed: int = 1) -> str:
    """Return the decision of a bot in a position, as text."""
    state = read_position(line)
    return action_text(state, choice(spec, state, seed))


def choice(spec: str, state: State, seed: int = 1) -> int:
    """Return the decision of a new bot, which gets the view of the seat that must decide."""
    seat = actor(state)
    return make_bot(spec).choose(view(state, seat), seat, random.Random(seed).randrange)


def played_legally(bots: Sequence[Bot], edition: str, seats: int) -> State:
    """Play a whole game with these bots, by seat, and check that each choice is legal."""
    rng = random.Random(seats)
    state = new_game(edition, seats)

    def decide(state: State, seat: int) -> int:
        action = bots[seat].choose(view(state, seat), seat, rng.randrange)
        assert action in legal_actions(state)
        return action

    return play_game(state, decide, lambda state: sample(state, rng.randrange))

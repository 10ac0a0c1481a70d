"""Positions for bots to decide in: rich ones from random play, bare ones, and asking a bot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from conftest import is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.bots.bot import Bot
from daikaiju.bots.registry import make_bot
from daikaiju.record import action_text, read_position
from daikaiju.rules import (
    CHANCE,
    EDITIONS,
    Options,
    State,
    actor,
    advance,
    find_edition,
    legal_actions,
    new_game,
    running,
    use,
    view,
)
from daikaiju.rules.agenda import GO_ON, KEEP, START_TURN, STORE, SWAP, TAKE, top_kind
from daikaiju.rules.constants import CITY, DECK, FACES, MARKET, NOTHING
from daikaiju.rules.definitions import BY_LABEL
from daikaiju.rules.hooks import note_acts
from daikaiju.rules.operations import alive
from daikaiju.rules.setup import lay_table
from daikaiju.rules.transitions import run

NEVER_ASKED = {"first": {SWAP, TAKE}, "second": {SWAP, STORE, TAKE}, "dark": {STORE}}
ASKED = {  # the kinds of question that an edition asks
    edition: [kind for kind in range(KEEP, GO_ON + 1) if kind not in never]
    for edition, never in NEVER_ASKED.items()
}


# --- rich ----------------------------------------------------------------------------------------


@cache
def questions(each: int) -> dict[tuple[str, int], list[State]]:
    """For each edition and kind of question so many positions in which there is a choice.

    They come up in random play from tables where much has happened.
    """
    way = running()
    use("interpreted")
    luck = random.Random(25)
    found: dict[tuple[str, int], list[State]] = {(e, k): [] for e in ASKED for k in ASKED[e]}
    while any(len(states) < each for states in found.values()):
        _collect(_start_with_rare_cards(luck), luck, found, each)
    use(way)
    return found


def _collect(
    state: State, luck: random.Random, found: dict[tuple[str, int], list[State]], each: int
) -> None:
    for _ in range(60):
        if is_over(state):
            return
        if len(legal_actions(state)) > 1:
            met = found[EDITIONS[state.edition].name, top_kind(state)]
            if len(met) < each:
                met.append(state.copy())
        advance(state, random_action(state, luck))


def _start_with_rare_cards(luck: random.Random) -> State:
    """A random start with what leads to the rarest questions: dice thrown aside, and copying."""
    state = random_start(luck)
    seat, mimic = luck.randrange(state.seats), BY_LABEL["mimic"].number
    for label in ("background_dweller", "camouflage"):
        if state.lies[BY_LABEL[label].number] == DECK:
            state.lies[BY_LABEL[label].number] = seat
    note_acts(state, seat)
    if state.market[0] != NOTHING and state.lies[mimic] == DECK:
        state.lies[state.market[0]], state.lies[mimic] = DECK, MARKET
        state.market[0] = mimic
    return state


def with_few_dice(state: State) -> State:
    """The same position, but all monsters are shrunk, and two dice are left to throw again."""
    few = state.copy()
    for seat in range(few.seats):
        few.shrink[seat] = max(few.shrink[seat], 4) if alive(few, seat) else 0
    for face in range(FACES if top_kind(few) == KEEP else 0):
        few.dice[face] = min(few.dice[face], max(0, 2 - sum(few.dice[:face])))
    return few


# --- bare ----------------------------------------------------------------------------------------


def without_cards(edition: str, seats: int, dice: int, luck: random.Random) -> State:
    """Somebody is about to throw so many dice, somewhere in a game without cards."""
    while True:
        box = find_edition(edition)
        state = lay_table(box, box.monsters[:seats], Options(deck="none"))
        for seat in range(seats):
            state.health[seat], state.stars[seat] = luck.randint(1, 10), luck.randint(0, 18)
            state.energy[seat], state.poison[seat] = luck.randint(0, 12), luck.choice((0, 0, 1))
            state.shrink[seat] = 6 - dice
        state.place[luck.randrange(seats)] = CITY
        state.turn = state.regular = luck.randrange(seats)
        state.crucial, state.step = 1, START_TURN
        run(state)
        if not is_over(state):
            return state


# --- asking --------------------------------------------------------------------------------------


def answer(spec: str, line: str, seed: int = 1) -> str:
    """What a bot does in a position, as text."""
    state = read_position(line)
    return action_text(state, choice(spec, state, seed))


def choice(spec: str, state: State, seed: int = 1) -> int:
    """What a fresh bot does for the monster that must decide, which is shown what it may know."""
    seat = actor(state)
    return make_bot(spec).choose(view(state, seat), seat, random.Random(seed).randrange)


def played_legally(bots: Sequence[Bot], edition: str, seats: int) -> State:
    """A whole game of these bots, by seat; everything that they choose is legal."""
    luck = random.Random(seats)
    state = new_game(edition, seats)
    while not is_over(state):
        seat = actor(state)
        if seat == CHANCE:
            action = random_action(state, luck)
        else:
            action = bots[seat].choose(view(state, seat), seat, luck.randrange)
            assert action in legal_actions(state)
        advance(state, action)
    return state

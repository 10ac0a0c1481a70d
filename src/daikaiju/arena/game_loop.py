"""The loop of one game in compiled code: compiled bots decide, and results are counted.

RNG streams are paired: each turn has its own stream, numbered by the group of the game and the
turn. Games of one group therefore have the same dice even after their decisions differ.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ..bots.dispatch import EXTERNAL, decide
from ..bots.random import draw_chance
from ..bots.scratch import CACHED_TURN, CHANCE_RNG, GAME, STREAMS, Scratch
from ..rng.splitmix import stream
from ..rules.actions import A_BUY, A_KEEP, kind_of
from ..rules.agenda import THROW, actor, top_kind
from ..rules.constants import CHANCE, MAX_SEATS, NOBODY, STARS_TO_WIN
from ..rules.operations import count_living, is_alive
from ..rules.signatures import States, Word, Words, compiled_whole
from ..rules.state import State
from ..rules.transitions import advance
from .tally import (
    BY_NOBODY,
    BY_STARS,
    BY_SURVIVAL,
    CARDS,
    CELLS_PER_SEAT,
    DAMAGE,
    DECISIONS,
    ENDED,
    ENERGY,
    FIRST_SEAT,
    RANK,
    ROW,
    SEAT_CELLS,
    STANDSTILL,
    STARS,
    TURNS,
    WON,
)

LONGEST_GAME: Final = 20_000  # actions; a longer game counts as a standstill
# Cells of `counts`: the row of the game (tally.py), then:
STEPS: Final = ROW
WHOSE_TURN: Final = ROW + 1
TURN_VERSION: Final = ROW + 2  # changes with every action except throws and keeps
BEFORE: Final = ROW + 3  # health, stars and energy of each seat at the last count
COUNTS: Final = BEFORE + 3 * MAX_SEATS
PLAYERS: Final = 2 * MAX_SEATS  # cells of one game in `players`


NO_MOVES: Final = np.zeros(0, np.int64)


class MatchBuffers(NamedTuple):
    """The buffers of one worker that plays games of a match."""

    scratch: Scratch
    players: Words  # of the running game: the bot in each seat (dispatch.py), then its strength
    counts: Words  # COUNTS cells of the running game
    seed: Word
    moves: Words = NO_MOVES  # all actions of the running game in order, as many as it has space for


def begin(buffers: MatchBuffers, group: int) -> None:
    """Prepare the buffers for the first step of the game in states[GAME]."""
    scratch, counts = buffers.scratch, buffers.counts
    scratch.values[CACHED_TURN] = 0.0
    for cell in range(COUNTS):
        counts[cell] = 0
    counts[WHOSE_TURN] = NOBODY
    for number in range(STREAMS):
        scratch.rng[number] = stream(buffers.seed, group * STREAMS + number)
    _store_before(scratch.states[GAME], counts)


def play_on(buffers: MatchBuffers, group: int) -> int:
    """Play until the game is over or an external bot must decide. Return NOBODY or its seat."""
    players, counts = buffers.players, buffers.counts
    state = buffers.scratch.states[GAME]
    while counts[STEPS] < LONGEST_GAME:
        who = actor(state)
        if who == NOBODY:
            break
        if who != CHANCE and players[who] == EXTERNAL:
            return who
        act(buffers, who, group)
    finish(state, counts)
    return NOBODY


def act(buffers: MatchBuffers, who: int, group: int) -> None:
    """Let chance or the compiled bot at seat `who` act in states[GAME]."""
    scratch, players = buffers.scratch, buffers.players
    if who == CHANCE:
        action = draw_chance(scratch.states[GAME], scratch.rng, CHANCE_RNG)
    else:
        strength = players[MAX_SEATS + who]
        action = decide(scratch, who, players[who], strength, buffers.counts[TURN_VERSION])
    step(buffers, action, group)


@compiled_whole
def play_games(
    buffers: MatchBuffers, starts: States, games: int, games_per_group: int, group: int
) -> None:
    """Play games of compiled bots from the state starts[0]; the first one is in group `group`.

    The players of each game are read from the cells of `players` after the running game's, and the
    row of each game is written to the cells of `counts` after the running game's.
    """
    players, counts = buffers.players, buffers.counts
    for game in range(games):
        for i in range(PLAYERS):
            players[i] = players[PLAYERS * (1 + game) + i]
        buffers.scratch.states[GAME] = starts[0]
        begin(buffers, group + game // games_per_group)
        play_on(buffers, group + game // games_per_group)
        for i in range(ROW):
            counts[COUNTS + ROW * game + i] = counts[i]


def step(buffers: MatchBuffers, action: int, group: int) -> None:
    """Apply an action to states[GAME] and count its effects. Keeps and throws have none yet."""
    state, counts = buffers.scratch.states[GAME], buffers.counts
    who = actor(state)
    if counts[STEPS] < len(buffers.moves):
        buffers.moves[counts[STEPS]] = action
    counts[STEPS] += 1
    if who != CHANCE:
        counts[DECISIONS] += 1
    only_dice = kind_of(action) == A_KEEP or top_kind(state) == THROW
    advance(state, action)
    if only_dice:
        return
    counts[TURN_VERSION] = counts[STEPS]
    if kind_of(action) == A_BUY:
        counts[SEAT_CELLS + who * CELLS_PER_SEAT + CARDS] += 1
    _count_changes(state, counts)
    if top_kind(state) == THROW and state.turn != counts[WHOSE_TURN]:
        _begin_turn(buffers, state, group)


def _begin_turn(buffers: MatchBuffers, state: State, group: int) -> None:
    counts = buffers.counts
    if counts[WHOSE_TURN] == NOBODY:
        counts[FIRST_SEAT] = state.turn
    counts[WHOSE_TURN] = state.turn
    counts[TURNS] += 1
    seed_turn(buffers, group)


def seed_turn(buffers: MatchBuffers, group: int) -> None:
    """Start the RNG stream of the present turn."""
    turn = (1 << 60) + (group << 20) + buffers.counts[TURNS]
    buffers.scratch.rng[CHANCE_RNG] = stream(buffers.seed, turn)


# --- counting ------------------------------------------------------------------------------------


def _store_before(state: State, counts: Words) -> None:
    """Store health, stars and energy of each seat for the next count."""
    for seat in range(state.seats):
        counts[BEFORE + 3 * seat] = state.health[seat]
        counts[BEFORE + 3 * seat + 1] = state.stars[seat]
        counts[BEFORE + 3 * seat + 2] = state.energy[seat]


def _count_changes(state: State, counts: Words) -> None:
    """Count stars and energy gained, hearts lost (for the active monster), and eliminations."""
    for seat in range(state.seats):
        at = BEFORE + 3 * seat
        lost = counts[at] - state.health[seat]
        stars = state.stars[seat] - counts[at + 1]
        energy = state.energy[seat] - counts[at + 2]
        if lost == 0 and stars == 0 and energy == 0:
            continue
        cells = SEAT_CELLS + seat * CELLS_PER_SEAT
        counts[cells + STARS] += max(0, stars)
        counts[cells + ENERGY] += max(0, energy)
        if lost > 0 and seat != state.turn:
            counts[SEAT_CELLS + state.turn * CELLS_PER_SEAT + DAMAGE] += lost
        if not is_alive(state, seat) and counts[cells + RANK] == 0:
            counts[cells + RANK] = -counts[STEPS]
        counts[at] = state.health[seat]
        counts[at + 1] = state.stars[seat]
        counts[at + 2] = state.energy[seat]


# --- the end -------------------------------------------------------------------------------------


def finish(state: State, counts: Words) -> None:
    """Store how the game ended and the rank of each seat."""
    winners = 0
    by_stars = True
    for seat in range(state.seats):
        if state.winner[seat]:
            counts[SEAT_CELLS + seat * CELLS_PER_SEAT + WON] = 1
            winners += 1
            by_stars = by_stars and state.stars[seat] >= STARS_TO_WIN
    if winners > 0:
        counts[ENDED] = BY_STARS if by_stars else BY_SURVIVAL
    else:
        counts[ENDED] = STANDSTILL if count_living(state) > 0 else BY_NOBODY
    for seat in range(state.seats):
        counts[STEPS + seat] = _sort_key(state, seat, counts)
    for seat in range(state.seats):
        rank = 1
        for other in range(state.seats):
            rank += counts[STEPS + other] > counts[STEPS + seat]
        counts[SEAT_CELLS + seat * CELLS_PER_SEAT + RANK] = rank


def _sort_key(state: State, seat: int, counts: Words) -> int:
    """Return a key that orders winners first, then living monsters by stars, then eliminated ones,
    the last eliminated first.
    """
    if state.winner[seat]:
        return 1 << 40
    if is_alive(state, seat):
        return (1 << 30) + state.stars[seat]
    return -counts[SEAT_CELLS + seat * CELLS_PER_SEAT + RANK]

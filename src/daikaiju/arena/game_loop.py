"""The course of a game in compiled code: every bot of ours decides, and what happens is counted.

Luck is paired: each turn of a game has luck of its own, by the number of the game's group and of
the turn. So games of one group meet the same dice even after they have gone different ways.
"""

from __future__ import annotations

from typing import Any, Final

from ..bots.dispatch import OUTSIDE, decide
from ..bots.scratch import CHANCE_LUCK, GAME, TURN_KNOWN, WORDS
from ..rng.splitmix import draw_at, stream
from ..rules.actions import A_BUY, A_KEEP, kind_of
from ..rules.agenda import THROW, actor, top_kind
from ..rules.chance import brought, ways
from ..rules.constants import CHANCE, MOST_SEATS, NOBODY, STARS_TO_WIN
from ..rules.operations import alive
from ..rules.state import State
from ..rules.transitions import advance
from .tally import (
    BY_NOBODY,
    BY_STARS,
    BY_SURVIVAL,
    CARDS,
    CELLS_A_SEAT,
    DAMAGE,
    DECISIONS,
    ENDED,
    ENERGY,
    FIRST_SEAT,
    PLACE,
    ROW,
    SEAT_CELLS,
    STANDSTILL,
    STARS,
    TURNS,
    WON,
)

LONGEST_GAME: Final = 20_000  # actions; a game that takes more stands still
# `counts`: the row of the game (tally.py), then …
STEPS: Final = ROW
WHOSE_TURN: Final = ROW + 1
TURN_VERSION: Final = ROW + 2  # numbers all that happens but throws and keeps
BEFORE: Final = ROW + 3  # health, stars and energy of each seat as they were counted last
COUNTS: Final = BEFORE + 3 * MOST_SEATS
PLAYERS: Final = 2 * MOST_SEATS  # `players`: who plays at each seat, then how strong


def begin(room: Any, seed: int, group: int, luck: Any, values: Any, counts: Any) -> None:
    """Before the first step of the game in room[GAME]."""
    values[TURN_KNOWN] = 0.0
    for cell in range(COUNTS):
        counts[cell] = 0
    counts[WHOSE_TURN] = NOBODY
    for word in range(WORDS):
        luck[word] = stream(seed, group * WORDS + word)
    _remember(room[GAME], counts)


def play_on(
    room: Any,
    players: Any,
    seed: int,
    group: int,
    luck: Any,
    out: Any,
    values: Any,
    weights: Any,
    counts: Any,
) -> int:
    """Play to the end of the game (NOBODY), or until a player from outside must decide (its seat).

    players[seat] is the player there, players[MOST_SEATS + seat] its strength.
    """
    state = room[GAME]
    while counts[STEPS] < LONGEST_GAME:
        who = actor(state)
        if who == NOBODY:
            break
        if who == CHANCE:
            action = brought(state, draw_at(luck, CHANCE_LUCK, ways(state)))
        elif players[who] == OUTSIDE:
            return who
        else:
            player, strength, turn = players[who], players[MOST_SEATS + who], counts[TURN_VERSION]
            action = decide(room, who, player, strength, turn, luck, out, values, weights)
        step(state, action, seed, group, luck, counts)
    finish(state, counts)
    return NOBODY


def play_games(
    states: Any,
    room: Any,
    players: Any,
    games: int,
    together: int,
    seed: int,
    group: int,
    luck: Any,
    out: Any,
    values: Any,
    weights: Any,
    counts: Any,
) -> None:
    """Play games from the position states[0], all by players of ours, `together` in each group.

    The players of each game, and the row that it leaves, lie behind the room for the running game
    in `players` and `counts`.
    """
    for game in range(games):
        for i in range(PLAYERS):
            players[i] = players[PLAYERS * (1 + game) + i]
        room[GAME] = states[0]
        begin(room, seed, group + game // together, luck, values, counts)
        play_on(room, players, seed, group + game // together, luck, out, values, weights, counts)
        for i in range(ROW):
            counts[COUNTS + ROW * game + i] = counts[i]


def step(state: State, action: int, seed: int, group: int, luck: Any, counts: Any) -> None:
    """Do an action and count what it brought: keeping and throwing dice bring nothing yet."""
    who = actor(state)
    counts[STEPS] += 1
    if who != CHANCE:
        counts[DECISIONS] += 1
    only_dice = kind_of(action) == A_KEEP or top_kind(state) == THROW
    advance(state, action)
    if only_dice:
        return
    counts[TURN_VERSION] = counts[STEPS]
    if kind_of(action) == A_BUY:
        counts[SEAT_CELLS + who * CELLS_A_SEAT + CARDS] += 1
    _count_changes(state, counts)
    if top_kind(state) == THROW and state.turn != counts[WHOSE_TURN]:
        _begin_turn(state, seed, group, luck, counts)


def _begin_turn(state: State, seed: int, group: int, luck: Any, counts: Any) -> None:
    if counts[WHOSE_TURN] == NOBODY:
        counts[FIRST_SEAT] = state.turn
    counts[WHOSE_TURN] = state.turn
    counts[TURNS] += 1
    luck[CHANCE_LUCK] = stream(seed, (1 << 60) + (group << 20) + counts[TURNS])


# --- counting ------------------------------------------------------------------------------------


def _remember(state: State, counts: Any) -> None:
    for seat in range(state.seats):
        counts[BEFORE + 3 * seat] = state.health[seat]
        counts[BEFORE + 3 * seat + 1] = state.stars[seat]
        counts[BEFORE + 3 * seat + 2] = state.energy[seat]


def _count_changes(state: State, counts: Any) -> None:
    """Stars and energy gained, hearts lost (to the monster whose turn it is), who has fallen."""
    for seat in range(state.seats):
        at = BEFORE + 3 * seat
        lost = counts[at] - state.health[seat]
        stars = state.stars[seat] - counts[at + 1]
        energy = state.energy[seat] - counts[at + 2]
        if lost == 0 and stars == 0 and energy == 0:
            continue
        cells = SEAT_CELLS + seat * CELLS_A_SEAT
        counts[cells + STARS] += max(0, stars)
        counts[cells + ENERGY] += max(0, energy)
        if lost > 0 and seat != state.turn:
            counts[SEAT_CELLS + state.turn * CELLS_A_SEAT + DAMAGE] += lost
        if not alive(state, seat) and counts[cells + PLACE] == 0:
            counts[cells + PLACE] = -counts[STEPS]
        counts[at] = state.health[seat]
        counts[at + 1] = state.stars[seat]
        counts[at + 2] = state.energy[seat]


# --- the end -------------------------------------------------------------------------------------


def finish(state: State, counts: Any) -> None:
    """Note how the game ended and who came in which place."""
    winners = 0
    by_stars = True
    for seat in range(state.seats):
        if state.winner[seat]:
            counts[SEAT_CELLS + seat * CELLS_A_SEAT + WON] = 1
            winners += 1
            by_stars = by_stars and state.stars[seat] >= STARS_TO_WIN
    if winners > 0:
        counts[ENDED] = BY_STARS if by_stars else BY_SURVIVAL
    else:
        counts[ENDED] = BY_NOBODY if actor(state) == NOBODY else STANDSTILL
    for seat in range(state.seats):
        counts[STEPS + seat] = _rank(state, seat, counts)
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            place += counts[STEPS + other] > counts[STEPS + seat]
        counts[SEAT_CELLS + seat * CELLS_A_SEAT + PLACE] = place


def _rank(state: State, seat: int, counts: Any) -> int:
    """Winners first, then the living by stars, then the fallen, the last to fall first."""
    if state.winner[seat]:
        return 1 << 40
    if alive(state, seat):
        return (1 << 30) + state.stars[seat]
    return -counts[SEAT_CELLS + seat * CELLS_A_SEAT + PLACE]

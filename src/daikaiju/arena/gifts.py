"""Games that are continued from the same position with different gifts, in compiled code.

A gift is given to the monster whose turn begins, as if it had just bought it: up to two cards or
tiles, and energy. All continuations of a position use the same random numbers, so that the gift is
the only difference between them. The first gift of a list is usually nothing: the game as it would
have gone on.
"""

from __future__ import annotations

from typing import Final

from ..bots.scratch import BOT_RNG, CACHED_TURN, GAME, STREAMS
from ..rng.splitmix import draw_at, stream
from ..rules.agenda import actor
from ..rules.constants import DECK, DISCARD, GONE, NOBODY, NOTHING, STACK
from ..rules.definitions import CARD_OF, COPIES, COUNTERS, DISCARD_CARD, KIND
from ..rules.moments import gained
from ..rules.operations import receive
from ..rules.signatures import States, Words
from ..rules.state import State
from ..rules.transitions import advance
from .game_loop import COUNTS, MatchBuffers, act, begin, play_on, seed_turn
from .tally import ENDED, TURNS, WIN_PARTS

# Cells of a gift.
FIRST_CARD: Final = 0  # NOTHING, or the id of a card
SECOND_CARD: Final = 1
ENERGY: Final = 2
GIFT: Final = 3

# Cells of a result.
WIN: Final = 0  # the receiver's share of the win, in parts of WIN_PARTS; IMPOSSIBLE: no such game
LENGTH: Final = 1  # turns of the whole game
ENDING: Final = 2  # tally.ENDINGS
RESULT: Final = 3
IMPOSSIBLE: Final = -1

# Openings last from one round to OPENING_ROUNDS rounds.
OPENING_ROUNDS: Final = 4
STORED: Final = COUNTS  # counts at the end of the opening, after those of the running game
RESULTS: Final = 2 * COUNTS  # first result


def play_gifts(
    buffers: MatchBuffers, starts: States, stored: States, gifts: Words, games: int, first: int
) -> None:
    """Play an opening from starts[0] for each of `games` groups, then go on with each gift.

    `first` is the number of the first group. The players are those of `buffers.players`. A result
    for each group and gift is written to `buffers.counts` from RESULTS on. stored[0] is scratch.
    """
    states, counts = buffers.scratch.states, buffers.counts
    many = len(gifts) // GIFT
    for game in range(games):
        group = first + game
        states[GAME] = starts[0]
        is_running = _play_opening(buffers, group)
        stored[0] = states[GAME]
        for i in range(COUNTS):
            counts[STORED + i] = counts[i]
        for number in range(many):
            at = RESULTS + (game * many + number) * RESULT
            counts[at + WIN] = IMPOSSIBLE
            if is_running:
                states[GAME] = stored[0]
                _continue_with(buffers, gifts, number * GIFT, at, group)


def _play_opening(buffers: MatchBuffers, group: int) -> bool:
    """Play until a random turn begins. Return whether the game still goes on."""
    begin(buffers, group)
    state, counts = buffers.scratch.states[GAME], buffers.counts
    last = 1 + draw_at(buffers.scratch.rng, BOT_RNG, (OPENING_ROUNDS - 1) * state.seats)
    who = actor(state)
    while who != NOBODY and counts[TURNS] < state.seats + last:
        act(buffers, who, group)
        who = actor(state)
    return who != NOBODY


def _continue_with(buffers: MatchBuffers, gifts: Words, gift: int, result: int, group: int) -> None:
    """Give a gift to the active monster, play to the end and write the result."""
    state, counts = buffers.scratch.states[GAME], buffers.counts
    seat = state.turn
    if not can_give(state, gifts[gift + FIRST_CARD]):
        return
    if not can_give(state, gifts[gift + SECOND_CARD]):
        return
    _restore_buffers(buffers, group)
    state.energy[seat] += gifts[gift + ENERGY]
    give(state, seat, gifts[gift + FIRST_CARD])
    give(state, seat, gifts[gift + SECOND_CARD])
    play_on(buffers, group)
    counts[result + WIN] = _share_of_win(state, seat)
    counts[result + LENGTH] = counts[TURNS]
    counts[result + ENDING] = counts[ENDED]


def _restore_buffers(buffers: MatchBuffers, group: int) -> None:
    """Restore counts and random numbers as they were at the end of the opening."""
    scratch, counts = buffers.scratch, buffers.counts
    scratch.values[CACHED_TURN] = 0.0
    for i in range(COUNTS):
        counts[i] = counts[STORED + i]
    for number in range(STREAMS):
        scratch.rng[number] = stream(buffers.seed, (1 << 61) + group * STREAMS + number)
    seed_turn(buffers, group)


def _free_copy(state: State, card: int) -> int:
    """Return a copy of a card that is in deck, discard pile or stack or is out of the game."""
    for thing in range(CARD_OF[card], CARD_OF[card] + COPIES[card]):
        place = state.location[thing]
        if place == DECK or place == DISCARD or place == STACK or place == GONE:
            return thing
    return NOTHING


def can_give(state: State, card: int) -> bool:
    """Return whether a copy of a card can be given; NOTHING always can."""
    return card == NOTHING or _free_copy(state, card) != NOTHING


def give(state: State, seat: int, card: int) -> None:
    """Give a card as if it were bought or taken, with its immediate effect."""
    if card == NOTHING:
        return
    thing = _free_copy(state, card)
    if KIND[thing] == DISCARD_CARD:
        state.location[thing] = DISCARD
    else:
        state.counter[thing] = COUNTERS[state.edition, thing]
        receive(state, seat, thing)
    gained(state, seat, thing)
    advance(state, NOTHING)


def _share_of_win(state: State, seat: int) -> int:
    winners = 0
    for other in range(state.seats):
        winners += state.winner[other]
    return WIN_PARTS * state.winner[seat] // max(1, winners)

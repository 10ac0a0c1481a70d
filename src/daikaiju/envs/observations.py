"""The observation: what one seat sees of the table, as a row of small whole numbers.

Seats are turned: the observer comes first, then the others clockwise, so that a network sees every
table from its own place. The row is cut into named slices (`SLICES`); values beyond ±127 stay
there. Nothing in it is hidden from the observer: a top card that only others have looked at is a
card of the deck like all others. Whoever changes what any cell means raises VERSION.
"""

from __future__ import annotations

from math import prod
from typing import Any, Final, NamedTuple

import numpy as np

from ..rules.agenda import (
    ASIDE,
    COPY,
    GO_ON,
    KEEP,
    LAST_CHANCE,
    MOVE_COPY,
    PROTECT,
    STEP_NAMES,
    STORE,
    SWAP,
    TAKE,
    USE_HEART,
    top_a,
    top_b,
    top_kind,
    top_seat,
    top_source,
)
from ..rules.constants import (
    BAY,
    CITY,
    COPIERS,
    DECK,
    EDITIONS,
    FACES,
    MARKET,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    ON_TOP,
    OUT,
    STACK,
    THINGS,
)
from ..rules.state import State

VERSION: Final = 1
MOST: Final = 127  # what a cell can hold
QUESTIONS: Final = GO_ON - KEEP + 1
STEPS: Final = len(STEP_NAMES)


# --- the slices ----------------------------------------------------------------------------------


class Slice(NamedTuple):
    """Where a named part of the row lies, its shape, and what it means."""

    start: int
    stop: int
    shape: tuple[int, ...]
    sentence: str


_SEATS = (MOST_SEATS,)
_LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("edition", (EDITIONS,), "which edition is played (one-hot: first, second, dark)"),
    ("seats", (MOST_SEATS - 1,), "how many monsters sit at the table (one-hot: 2 to 6)"),
    ("claws_take_tokyo", (), "a free place in Tokyo is taken by claws only"),
    ("has_bay", (), "Tokyo Bay is used while five monsters live"),
    ("bay_moves_to_city", (), "when Bay closes, its monster goes to an empty City"),
    ("wins_at_once", (), "20 stars end the game at once"),
    ("survives_at_once", (), "being the last one left ends the game at once"),
    ("shares_wins", (), "several monsters with 20 stars win together"),
    ("tokyo_pays_energy", (), "Tokyo pays energy instead of stars (two players)"),
    ("has_wickedness", (), "sets of 1s and 2s move the Wickedness marker"),
    ("added_claws_attack", (), "claws added by cards are an attack"),
    ("takes_back_hearts", (), "hearts that came with a card go with it"),
    ("stores_own_energy", (), "a battery is filled with one's own energy"),
    ("asked", _SEATS, "who must decide (one-hot; none while chance acts or the game is over)"),
    ("question", (QUESTIONS,), "what is asked (one-hot, in the order of rules/agenda.py)"),
    ("question_thing", (THINGS,), "the card or tile that the question is about (one-hot)"),
    ("question_seat", _SEATS, "the other monster that the question is about (one-hot)"),
    ("question_number", (), "hearts left to use, the level of the tile, or what moving costs"),
    ("step", (STEPS,), "the next step of the turn (one-hot)"),
    ("turn", _SEATS, "whose turn it is (one-hot)"),
    ("regular", _SEATS, "from whom the turn order goes on (one-hot)"),
    ("throws", (), "throws left"),
    ("dice", (FACES,), "dice on the table by face: 1, 2, 3, energy, claw, heart"),
    ("aside", (FACES,), "dice just thrown for a card, by face"),
    ("resolved", (FACES,), "faces resolved this turn"),
    ("has_hurt", (), "the active monster has made somebody lose hearts this turn"),
    ("fewer_dice", (), "so many dice fewer in this extra turn"),
    ("freezes", (), "such an extra turn comes next"),
    ("was_probed", (), "another monster has changed a die since the last throw"),
    ("present", _SEATS, "somebody sits there"),
    ("alive", _SEATS, "the monster is alive"),
    ("in_city", _SEATS, "it is in Tokyo City"),
    ("in_bay", _SEATS, "it is in Tokyo Bay"),
    ("winner", _SEATS, "it has won"),
    ("health", _SEATS, "its hearts"),
    ("stars", _SEATS, "its stars"),
    ("energy", _SEATS, "its energy"),
    ("poison", _SEATS, "its poison tokens"),
    ("shrink", _SEATS, "its shrink tokens"),
    ("wickedness", _SEATS, "its Wickedness"),
    ("zombie", _SEATS, "it has come back from the dead"),
    ("extra_turns", _SEATS, "turns due to it after this one"),
    ("unhurt", _SEATS, "it loses no more hearts this turn"),
    ("healing", _SEATS, "heart dice that will heal it"),
    ("loss", _SEATS, "hearts that it is about to lose"),
    ("struck", _SEATS, "… to claws"),
    ("held", _SEATS, "hearts that it loses only if it stays in Tokyo"),
    ("smashed", _SEATS, "claws have hit it, and it has not said whether it yields"),
    ("yielded", _SEATS, "it has left Tokyo to the active monster"),
    ("opening", _SEATS, "its claws in the throw for the first turn (-1: to throw, -2: beaten)"),
    ("seen_top", _SEATS, "it has seen the top card (if the observer has)"),
    ("owned", (MOST_SEATS, THINGS), "the cards and tiles in front of each monster"),
    ("offered", (THINGS,), "the cards of the market, and the tiles that can be taken"),
    ("deck", (THINGS,), "the cards that may come from the deck"),
    ("top", (THINGS,), "the top card of the deck, if the observer has seen it (one-hot)"),
    ("counter", (THINGS,), "what lies on a card: smoke, stored energy"),
    ("used", (THINGS,), "used this turn, where once a turn is allowed"),
    ("copied", (COPIERS, THINGS), "the card that each copier works as (one-hot)"),
)


def _lay_out() -> dict[str, Slice]:
    slices, start = {}, 0
    for name, shape, sentence in _LAYOUT:
        slices[name] = Slice(start, start + prod(shape), shape, sentence)
        start += prod(shape)
    return slices


SLICES: Final = _lay_out()
SIZE: Final = SLICES["copied"].stop

# Where they begin, as whole numbers for compiled code.
_EDITION: Final = SLICES["edition"].start
_SEATED: Final = SLICES["seats"].start
_FLAGS: Final = SLICES["claws_take_tokyo"].start
_ASKED: Final = SLICES["asked"].start
_QUESTION: Final = SLICES["question"].start
_QUESTION_THING: Final = SLICES["question_thing"].start
_QUESTION_SEAT: Final = SLICES["question_seat"].start
_QUESTION_NUMBER: Final = SLICES["question_number"].start
_STEP: Final = SLICES["step"].start
_TURN: Final = SLICES["turn"].start
_REGULAR: Final = SLICES["regular"].start
_THROWS: Final = SLICES["throws"].start
_DICE: Final = SLICES["dice"].start
_ASIDE: Final = SLICES["aside"].start
_RESOLVED: Final = SLICES["resolved"].start
_HAS_HURT: Final = SLICES["has_hurt"].start
_MONSTERS: Final = SLICES["present"].start
_OWNED: Final = SLICES["owned"].start
_OFFERED: Final = SLICES["offered"].start
_DECK: Final = SLICES["deck"].start
_TOP: Final = SLICES["top"].start
_COUNTER: Final = SLICES["counter"].start
_USED: Final = SLICES["used"].start
_COPIED: Final = SLICES["copied"].start


# --- writing it ----------------------------------------------------------------------------------


def observe(state: State, seat: int, sight: Any, lane: int, lanes: int) -> None:
    """Write every cell of `sight` as this seat sees the table; a spectator sits in the first seat.

    The work can be shared by `lanes` workers, each with its number as `lane`, in any order: none
    of them reads what another writes. One alone is lane 0 of 1.
    """
    knows_top = 0
    if 0 <= seat < state.seats and state.seen_top[seat]:
        knows_top = 1
    me = seat if 0 <= seat < state.seats else 0
    _observe_things(state, me, knows_top, sight, lane, lanes)
    i = lane
    while i < MOST_SEATS:
        if i < state.seats:
            _observe_monster(state, _turned(state, me, i), knows_top, sight, _MONSTERS + i)
        else:
            for cell in range(_MONSTERS + i, _OWNED, MOST_SEATS):
                sight[cell] = 0
        i += lanes
    _observe_question(state, me, sight, lane, lanes)
    _observe_turn(state, me, sight, lane, lanes)
    _one_hot(sight, _EDITION, _SEATED, state.edition, lane, lanes)
    _one_hot(sight, _SEATED, _FLAGS, state.seats - 2, lane, lanes)
    if lane == 0:
        _observe_table(state, sight)


def _turned(state: State, me: int, i: int) -> int:
    """The seat i places to the left of the observer."""
    at = me + i
    return at - state.seats if at >= state.seats else at


def _place_of(state: State, me: int, seat: int) -> int:
    """How many places to the left of the observer a seat is."""
    return seat - me if seat >= me else seat - me + state.seats


def capped(value: int) -> int:
    """The nearest number that a cell can hold."""
    return max(-MOST, min(MOST, value))


def _one_hot(sight: Any, start: int, stop: int, which: int, lane: int, lanes: int) -> None:
    """1 in the cell `which` from the first one on, if it is one of them, and 0 in all others."""
    if lanes > 1:
        cell = start + lane
        while cell < stop:
            sight[cell] = cell - start == which
            cell += lanes
        return
    for cell in range(start, stop):
        sight[cell] = 0
    if 0 <= which < stop - start:
        sight[start + which] = 1


# --- the table, the question, the turn -----------------------------------------------------------


def _observe_table(state: State, sight: Any) -> None:
    sight[_FLAGS] = state.claws_take_tokyo
    sight[_FLAGS + 1] = state.has_bay
    sight[_FLAGS + 2] = state.bay_moves_to_city
    sight[_FLAGS + 3] = state.wins_at_once
    sight[_FLAGS + 4] = state.survives_at_once
    sight[_FLAGS + 5] = state.shares_wins
    sight[_FLAGS + 6] = state.tokyo_pays_energy
    sight[_FLAGS + 7] = state.has_wickedness
    sight[_FLAGS + 8] = state.added_claws_attack
    sight[_FLAGS + 9] = state.takes_back_hearts
    sight[_FLAGS + 10] = state.stores_own_energy
    sight[_THROWS] = capped(state.throws)
    sight[_HAS_HURT] = state.has_hurt
    sight[_HAS_HURT + 1] = capped(state.fewer_dice)
    sight[_HAS_HURT + 2] = capped(state.freezes)
    sight[_HAS_HURT + 3] = state.was_probed
    sight[_QUESTION_NUMBER] = capped(_number_asked_about(state))


def _observe_question(state: State, me: int, sight: Any, lane: int, lanes: int) -> None:
    asked = NOTHING
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        asked = _place_of(state, me, top_seat(state))
    about = _seat_asked_about(state)
    if about >= 0:
        about = _place_of(state, me, about)
    _one_hot(sight, _ASKED, _QUESTION, asked, lane, lanes)
    _one_hot(sight, _QUESTION, _QUESTION_THING, kind - KEEP, lane, lanes)
    _one_hot(sight, _QUESTION_THING, _QUESTION_SEAT, _thing_asked_about(state), lane, lanes)
    _one_hot(sight, _QUESTION_SEAT, _QUESTION_NUMBER, about, lane, lanes)


def _thing_asked_about(state: State) -> int:
    """What stores, copies, swaps or threw dice; what one may protect oneself from."""
    kind = top_kind(state)
    if kind == PROTECT:
        return top_source(state) if top_source(state) < THINGS else NOTHING
    if kind == ASIDE or kind == SWAP or kind == STORE:
        return top_a(state)
    if kind == COPY or kind == MOVE_COPY:
        return top_a(state)
    return NOTHING


def _seat_asked_about(state: State) -> int:
    """With whom to swap; who makes one lose hearts."""
    kind = top_kind(state)
    if kind == SWAP:
        return top_b(state)
    return top_a(state) if kind == PROTECT else NOBODY


def _number_asked_about(state: State) -> int:
    kind = top_kind(state)
    if kind == USE_HEART or kind == TAKE:
        return top_a(state)
    return top_b(state) if kind == MOVE_COPY else 0


def _observe_turn(state: State, me: int, sight: Any, lane: int, lanes: int) -> None:
    _one_hot(sight, _STEP, _TURN, state.step, lane, lanes)
    _one_hot(sight, _TURN, _REGULAR, _place_of(state, me, state.turn), lane, lanes)
    _one_hot(sight, _REGULAR, _THROWS, _place_of(state, me, state.regular), lane, lanes)
    face = lane
    while face < FACES:
        sight[_DICE + face] = state.dice[face]
        sight[_ASIDE + face] = state.aside[face]
        sight[_RESOLVED + face] = state.resolved[face]
        face += lanes


# --- monsters and things -------------------------------------------------------------------------


def _observe_monster(state: State, seat: int, knows_top: int, sight: Any, cell: int) -> None:
    """One monster, in every sixth cell from this one on, in the order of the slices."""
    place = state.place[seat]
    sight[cell] = 1
    sight[cell + MOST_SEATS] = place != OUT
    sight[cell + MOST_SEATS * 2] = place == CITY
    sight[cell + MOST_SEATS * 3] = place == BAY
    sight[cell + MOST_SEATS * 4] = state.winner[seat]
    sight[cell + MOST_SEATS * 5] = state.health[seat]
    sight[cell + MOST_SEATS * 6] = state.stars[seat]
    sight[cell + MOST_SEATS * 7] = capped(state.energy[seat])
    sight[cell + MOST_SEATS * 8] = capped(state.poison[seat])
    sight[cell + MOST_SEATS * 9] = capped(state.shrink[seat])
    sight[cell + MOST_SEATS * 10] = state.wickedness[seat]
    sight[cell + MOST_SEATS * 11] = state.zombie[seat]
    sight[cell + MOST_SEATS * 12] = capped(state.extra_turns[seat])
    sight[cell + MOST_SEATS * 13] = state.unhurt[seat]
    sight[cell + MOST_SEATS * 14] = capped(state.healing[seat])
    sight[cell + MOST_SEATS * 15] = capped(state.loss[seat])
    sight[cell + MOST_SEATS * 16] = state.struck[seat]
    sight[cell + MOST_SEATS * 17] = capped(state.held[seat])
    sight[cell + MOST_SEATS * 18] = state.smashed[seat]
    sight[cell + MOST_SEATS * 19] = state.yielded[seat]
    sight[cell + MOST_SEATS * 20] = state.opening[seat]
    sight[cell + MOST_SEATS * 21] = state.seen_top[seat] if knows_top else 0


def _observe_things(
    state: State, me: int, knows_top: int, sight: Any, lane: int, lanes: int
) -> None:
    """One worker alone goes from row to row, many of whose cells a processor writes at once; one of
    several goes from thing to thing."""
    hidden = DECK if knows_top else ON_TOP  # where else a card of the deck may lie
    top = ON_TOP if knows_top else NOTHING
    if lanes == 1:
        for thing in range(THINGS):
            _observe_thing(state, thing, hidden, top, sight)
        for i in range(MOST_SEATS):
            owner = _turned(state, me, i) if i < state.seats else NOBODY
            for thing in range(THINGS):
                _observe_owner(state, thing, owner, sight, _OWNED + i * THINGS)
        return
    thing = lane
    while thing < THINGS:
        _observe_thing(state, thing, hidden, top, sight)
        place = state.lies[thing]
        owner = _place_of(state, me, place) if place < MOST_SEATS else NOTHING
        for i in range(MOST_SEATS):
            sight[_OWNED + i * THINGS + thing] = owner == i
        thing += lanes


def _observe_thing(state: State, thing: int, hidden: int, top: int, sight: Any) -> None:
    """All but its owner. What is compared are bytes: a processor compares many of them at once."""
    place = state.lies[thing]
    sight[_OFFERED + thing] = (place == MARKET) | (place == STACK)
    sight[_DECK + thing] = (place == DECK) | (place == np.int8(hidden))
    sight[_TOP + thing] = place == np.int8(top)
    sight[_COUNTER + thing] = state.counter[thing]
    sight[_USED + thing] = state.used[thing]
    for k in range(COPIERS):
        sight[_COPIED + k * THINGS + thing] = state.copies[k] == np.int8(thing)


def _observe_owner(state: State, thing: int, owner: int, sight: Any, start: int) -> None:
    sight[start + thing] = state.lies[thing] == np.int8(owner)

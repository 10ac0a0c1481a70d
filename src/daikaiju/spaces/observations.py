"""The observation: the information of one seat as an array of small integers.

Seats are relative: the observer comes first, then the others clockwise. The array is divided into
named slices (`SLICES`); values are clipped to ±127. It contains nothing that is hidden from the
observer: a top card that only others have seen counts as a card of the deck.

The slice `cards` has one column for each card id and one row for each of `CARD_ROWS`. The copies of
a card are counted together. It has space for the ids 0 to 95; further cards, those of packs for
example, are in slices of the same form for 32 ids each, which follow at the end. So no other cell
moves when a card is added. VERSION changes when the meaning of any cell changes.
"""

from __future__ import annotations

from math import prod
from typing import Any, Final, NamedTuple

import numpy as np

from ..rules.agenda import (
    GO_ON,
    KEEP,
    LAST_CHANCE,
    MOVE_COPY,
    PROTECT,
    STEP_NAMES,
    SWAP,
    TAKE,
    USE_HEART,
    top_a,
    top_b,
    top_kind,
    top_seat,
)
from ..rules.constants import (
    BAY,
    CITY,
    EDITIONS,
    FACES,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    OUT,
)
from ..rules.operations import clockwise
from ..rules.signatures import Bytes, States, compiled_once
from ..rules.state import State
from .card_cells import (
    CARD_CELLS,
    CARDS_START,
    FIRST_IDS,
    MORE_IDS,
    MORE_SLICES,
    distance_to,
    observe_cards,
)

VERSION: Final = 2
MAX_VALUE: Final = 127  # largest value of a cell
QUESTIONS: Final = GO_ON - KEEP + 1
STEPS: Final = len(STEP_NAMES)


# --- the slices ----------------------------------------------------------------------------------


class Slice(NamedTuple):
    """A named part of the array: its range, its shape and its meaning."""

    start: int
    stop: int
    shape: tuple[int, ...]
    sentence: str


_SEATS = (MAX_SEATS,)
_LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("edition", (EDITIONS,), "which edition is played (one-hot: first, second, dark)"),
    ("seats", (MAX_SEATS - 1,), "number of monsters (one-hot: 2 to 6)"),
    ("claws_take_tokyo", (), "only claws take a free zone of Tokyo"),
    ("has_bay", (), "Tokyo Bay is used while five monsters live"),
    ("bay_moves_to_city", (), "when Bay closes, its monster moves to an empty City"),
    ("wins_at_once", (), "20 stars end the game at once"),
    ("survives_at_once", (), "the last living monster wins at once"),
    ("shares_wins", (), "several monsters with 20 stars win together"),
    ("tokyo_pays_energy", (), "Tokyo pays energy instead of stars (two players)"),
    ("has_wickedness", (), "sets of 1s and 2s move the Wickedness marker"),
    ("added_claws_attack", (), "claws added by cards are an attack"),
    ("takes_back_hearts", (), "a lost card takes its hearts back"),
    ("stores_own_energy", (), "Battery Monster stores energy of its owner"),
    (
        "asked",
        _SEATS,
        "the seat that must decide (one-hot; none while chance acts or the game is over)",
    ),
    ("question", (QUESTIONS,), "the kind of decision (one-hot, in the order of rules/agenda.py)"),
    ("question_seat", _SEATS, "the other monster that the decision is about (one-hot)"),
    (
        "question_number",
        (),
        "hearts left to use, the level of the tile, or the price of moving a copy",
    ),
    ("step", (STEPS,), "the next step of the turn (one-hot)"),
    ("turn", _SEATS, "the seat whose turn it is (one-hot)"),
    ("regular", _SEATS, "the seat from which the turn order continues (one-hot)"),
    ("throws", (), "throws left"),
    ("dice", (FACES,), "dice on the table by face: 1, 2, 3, energy, claw, heart"),
    ("aside", (FACES,), "dice just thrown for a card, by face"),
    ("resolved", (FACES,), "faces resolved this turn"),
    ("has_hurt", (), "the active monster has made a monster lose hearts this turn"),
    ("fewer_dice", (), "dice missing in this extra turn"),
    ("freezes", (), "an extra turn with one die fewer comes next"),
    ("was_probed", (), "another monster has changed a die since the last throw"),
    ("quiet", (), "consecutive turns, with this one, in which nothing has changed"),
    ("present", _SEATS, "a monster plays in this seat"),
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
    ("zombie", _SEATS, "it was revived by Zombify"),
    ("extra_turns", _SEATS, "its extra turns after this one"),
    ("unhurt", _SEATS, "it loses no more hearts this turn"),
    ("healing", _SEATS, "heart dice that will heal it"),
    ("loss", _SEATS, "hearts that it is about to lose"),
    ("struck", _SEATS, "the hearts about to be lost are lost to claws"),
    ("held", _SEATS, "hearts that it loses only if it stays in Tokyo"),
    ("smashed", _SEATS, "claws have hit it, and it has not decided whether it yields"),
    ("yielded", _SEATS, "it has left Tokyo to the active monster"),
    ("opening", _SEATS, "its claws in the throw for the first turn (-1: to throw, -2: beaten)"),
    ("seen_top", _SEATS, "it has seen the top card (if the observer has)"),
    ("cards", (CARD_CELLS, FIRST_IDS), "the cards and tiles with the ids 0 to 95 (CARD_ROWS)"),
    *(
        (
            f"cards_from_{FIRST_IDS + number * MORE_IDS}",
            (CARD_CELLS, MORE_IDS),
            f"the cards and tiles with the next {MORE_IDS} ids (CARD_ROWS)",
        )
        for number in range(MORE_SLICES)
    ),
)


def _lay_out() -> dict[str, Slice]:
    slices, start = {}, 0
    for name, shape, sentence in _LAYOUT:
        slices[name] = Slice(start, start + prod(shape), shape, sentence)
        start += prod(shape)
    return slices


SLICES: Final = _lay_out()
SIZE: Final = list(SLICES.values())[-1].stop
assert SLICES["cards"].start == CARDS_START, f"CARDS_START must be {SLICES['cards'].start}"

# First cells of the slices, as constants for compiled code.
_EDITION: Final = SLICES["edition"].start
_SEATED: Final = SLICES["seats"].start
_FLAGS: Final = SLICES["claws_take_tokyo"].start
_ASKED: Final = SLICES["asked"].start
_QUESTION: Final = SLICES["question"].start
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


# --- writing -------------------------------------------------------------------------------------


@compiled_once
def observe(state: State, seat: int, row: Bytes, lane: int, lanes: int) -> None:
    """Write every cell of `row` as this seat sees the table; a spectator uses seat 0.

    `lanes` workers can share the work, each with its own number `lane`, in any order: none reads
    what another writes. A single worker is lane 0 of 1.
    """
    knows_top = 0
    if 0 <= seat < state.seats and state.seen_top[seat]:
        knows_top = 1
    me = seat if 0 <= seat < state.seats else 0
    observe_cards(state, me, knows_top, row, lane, lanes)
    i = lane
    while i < MAX_SEATS:
        if i < state.seats:
            _observe_monster(state, clockwise(state, me, i), knows_top, row, _MONSTERS + i)
        else:
            for cell in range(_MONSTERS + i, CARDS_START, MAX_SEATS):
                row[cell] = 0
        i += lanes
    _observe_question(state, me, row, lane, lanes)
    _observe_turn(state, me, row, lane, lanes)
    _one_hot(row, _EDITION, _SEATED, state.edition, lane, lanes)
    _one_hot(row, _SEATED, _FLAGS, state.seats - 2, lane, lanes)
    if lane == 0:
        _observe_table(state, row)


def observe_first(states: States, seat: int, observation: Bytes) -> None:
    """Write what `seat` observes in states[0]."""
    observe(states[0], seat, observation, 0, 1)


def capped(value: int) -> int:
    """Clip a number to the range of a cell."""
    return max(-MAX_VALUE, min(MAX_VALUE, value))


def _one_hot(row: Bytes, start: int, stop: int, which: int, lane: int, lanes: int) -> None:
    """Write a one-hot encoding of `which`; all cells are 0 if it is out of range."""
    if lanes > 1:
        cell = start + lane
        while cell < stop:
            row[cell] = cell - start == which
            cell += lanes
        return
    for cell in range(start, stop):
        row[cell] = 0
    if 0 <= which < stop - start:
        row[start + which] = 1


# --- the table, the question, the turn -----------------------------------------------------------


def _observe_table(state: State, row: Bytes) -> None:
    row[_FLAGS] = state.claws_take_tokyo
    row[_FLAGS + 1] = state.has_bay
    row[_FLAGS + 2] = state.bay_moves_to_city
    row[_FLAGS + 3] = state.wins_at_once
    row[_FLAGS + 4] = state.survives_at_once
    row[_FLAGS + 5] = state.shares_wins
    row[_FLAGS + 6] = state.tokyo_pays_energy
    row[_FLAGS + 7] = state.has_wickedness
    row[_FLAGS + 8] = state.added_claws_attack
    row[_FLAGS + 9] = state.takes_back_hearts
    row[_FLAGS + 10] = state.stores_own_energy
    row[_THROWS] = capped(state.throws)
    row[_HAS_HURT] = state.has_hurt
    row[_HAS_HURT + 1] = capped(state.fewer_dice)
    row[_HAS_HURT + 2] = capped(state.freezes)
    row[_HAS_HURT + 3] = state.was_probed
    row[_HAS_HURT + 4] = capped(state.quiet)
    row[_QUESTION_NUMBER] = capped(_number_asked_about(state))


def _observe_question(state: State, me: int, row: Bytes, lane: int, lanes: int) -> None:
    asked = NOTHING
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        asked = distance_to(state, me, top_seat(state))
    about = _seat_asked_about(state)
    if about >= 0:
        about = distance_to(state, me, about)
    _one_hot(row, _ASKED, _QUESTION, asked, lane, lanes)
    _one_hot(row, _QUESTION, _QUESTION_SEAT, kind - KEEP, lane, lanes)
    _one_hot(row, _QUESTION_SEAT, _QUESTION_NUMBER, about, lane, lanes)


def _seat_asked_about(state: State) -> int:
    """Return the seat to swap with, or the seat that causes the loss of hearts."""
    kind = top_kind(state)
    if kind == SWAP:
        return top_b(state)
    return top_a(state) if kind == PROTECT else NOBODY


def _number_asked_about(state: State) -> int:
    kind = top_kind(state)
    if kind == USE_HEART or kind == TAKE:
        return top_a(state)
    return top_b(state) if kind == MOVE_COPY else 0


def _observe_turn(state: State, me: int, row: Bytes, lane: int, lanes: int) -> None:
    _one_hot(row, _STEP, _TURN, state.step, lane, lanes)
    _one_hot(row, _TURN, _REGULAR, distance_to(state, me, state.turn), lane, lanes)
    _one_hot(row, _REGULAR, _THROWS, distance_to(state, me, state.regular), lane, lanes)
    face = lane
    while face < FACES:
        row[_DICE + face] = state.dice[face]
        row[_ASIDE + face] = state.aside[face]
        row[_RESOLVED + face] = state.resolved[face]
        face += lanes


# --- monsters and things -------------------------------------------------------------------------


def _observe_monster(state: State, seat: int, knows_top: int, row: Bytes, cell: int) -> None:
    """Write one monster, in every sixth cell from `cell` on, in the order of the slices."""
    zone = state.place[seat]
    row[cell] = 1
    row[cell + MAX_SEATS] = zone != OUT
    row[cell + MAX_SEATS * 2] = zone == CITY
    row[cell + MAX_SEATS * 3] = zone == BAY
    row[cell + MAX_SEATS * 4] = state.winner[seat]
    row[cell + MAX_SEATS * 5] = state.health[seat]
    row[cell + MAX_SEATS * 6] = state.stars[seat]
    row[cell + MAX_SEATS * 7] = capped(state.energy[seat])
    row[cell + MAX_SEATS * 8] = capped(state.poison[seat])
    row[cell + MAX_SEATS * 9] = capped(state.shrink[seat])
    row[cell + MAX_SEATS * 10] = state.wickedness[seat]
    row[cell + MAX_SEATS * 11] = state.zombie[seat]
    row[cell + MAX_SEATS * 12] = capped(state.extra_turns[seat])
    row[cell + MAX_SEATS * 13] = state.unhurt[seat]
    row[cell + MAX_SEATS * 14] = capped(state.healing[seat])
    row[cell + MAX_SEATS * 15] = capped(state.loss[seat])
    row[cell + MAX_SEATS * 16] = state.struck[seat]
    row[cell + MAX_SEATS * 17] = capped(state.held[seat])
    row[cell + MAX_SEATS * 18] = state.smashed[seat]
    row[cell + MAX_SEATS * 19] = state.yielded[seat]
    row[cell + MAX_SEATS * 20] = state.opening[seat]
    row[cell + MAX_SEATS * 21] = state.seen_top[seat] if knows_top else 0


# --- reading -------------------------------------------------------------------------------------


def card_table(row: Any) -> Any:
    """Return the cards of an observation as [row, id of the card]: `card_table(row)[C_DECK]`."""
    cells = np.asarray(row)
    parts = [cells[part.start : part.stop].reshape(part.shape) for part in _card_slices()]
    return np.concatenate(parts, axis=1)


def _card_slices() -> list[Slice]:
    return [part for name, part in SLICES.items() if name.startswith("cards")]

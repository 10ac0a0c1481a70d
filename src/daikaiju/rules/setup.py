"""Setting up a table: SETUP-1 to SETUP-12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .agenda import DRAW_STARTER, LAY_TILE, OPENING, REFILL, push
from .constants import (
    BAY_SEATS,
    COPIERS,
    DECK,
    FULL_HEALTH,
    GONE,
    MONSTERS,
    MOST_SEATS,
    NOTHING,
    SLOTS,
    STACK,
    THINGS,
)
from .definitions import BY_LABEL, GREEN, RED, THINGS_PRINTED, TILE, Thing
from .editions import Edition, Options, find_edition
from .errors import Mistake
from .first_player import TO_THROW
from .state import State
from .transitions import run

T = TypeVar("T")


def new_game(
    edition: str = "second",
    monsters: int | Sequence[str] = 4,
    options: Options = Options(),
) -> State:
    """A new game, its first question to chance: the market, then who starts.

    `monsters` names the monsters clockwise, or says how many of the edition's take part.
    """
    box = find_edition(edition)
    state = lay_table(box, _seat(box, monsters), options)
    _open(state, options)
    run(state)
    return state


def _seat(box: Edition, monsters: int | Sequence[str]) -> list[str]:
    names = list(box.monsters[:monsters]) if isinstance(monsters, int) else list(monsters)
    count = monsters if isinstance(monsters, int) else len(names)
    check_monsters(names, count)
    return names


def check_monsters(names: Sequence[str], count: int | None = None) -> None:
    """2 to 6 monsters that there are, each once; else one sentence on what is wrong."""
    count = len(names) if count is None else count
    if not 2 <= count <= MOST_SEATS:
        text = f"{count} monsters cannot play: there must be 2 to {MOST_SEATS}"
        raise Mistake(text, "mistake-seats", many=count, most=MOST_SEATS)
    for name in names:
        if name not in MONSTERS:
            known = ", ".join(MONSTERS)
            text = f"there is no monster {name!r}: there are {known}"
            raise Mistake(text, "mistake-monster", monster=name, known=known)
        if names.count(name) > 1:
            text = f"{name} sits at the table twice: each monster may play once"
            raise Mistake(text, "mistake-twice", monster=name)


def lay_table(box: Edition, monsters: Sequence[str], options: Options) -> State:
    """The table before anything has happened: an empty agenda, an empty market."""
    state = State()
    state.edition = box.number
    state.seats = len(monsters)
    _answer_questions(state, box, options)
    for seat, name in enumerate(monsters):
        state.monster[seat] = MONSTERS.index(name)
        state.health[seat] = FULL_HEALTH
    for thing in range(THINGS):
        state.lies[thing] = GONE
    for label in box.deck if options.deck == "full" else ():
        state.lies[BY_LABEL[label].number] = DECK
    if box.has_wickedness:
        for face in THINGS_PRINTED:
            if face.kind == TILE and lies_up(face, options):
                state.lies[face.number] = STACK
    for slot in range(SLOTS):
        state.market[slot] = NOTHING
    for k in range(COPIERS):
        state.copies[k] = NOTHING
    return state


def lies_up(face: Thing, options: Options) -> bool:
    """Does this face of a tile lie up from the start? (Mixed tiles are laid by chance.)"""
    return {"red": face.side == RED, "green": face.side == GREEN, "mixed": False}[options.tiles]


def _answer_questions(state: State, box: Edition, options: Options) -> None:
    seats = state.seats
    state.claws_take_tokyo = box.claws_take_tokyo
    state.has_bay = seats >= BAY_SEATS and _given(options.bay, True)
    state.bay_moves_to_city = box.bay_moves_to_city
    state.wins_at_once = _given(options.win, box.win) == "at_once"
    state.survives_at_once = _given(options.survivor, box.survivor) == "at_once"
    state.shares_wins = options.ties == "shared"
    state.tokyo_pays_energy = seats == 2 and _given(options.two_player, box.pays_energy_to_two)
    state.has_wickedness = box.has_wickedness
    state.added_claws_attack = box.added_claws_attack
    state.takes_back_hearts = box.takes_back_hearts
    state.stores_own_energy = box.stores_own_energy


def _given(chosen: T | None, otherwise: T) -> T:
    return otherwise if chosen is None else chosen


def _open(state: State, options: Options) -> None:
    """What must happen before the first turn, the last of it first."""
    if options.starter == "lot":
        push(state, DRAW_STARTER, 0)
    else:
        push(state, OPENING, 0)
        for seat in range(state.seats):
            state.opening[seat] = TO_THROW
    push(state, REFILL, 0)
    if options.tiles == "mixed" and state.has_wickedness:
        for face in reversed(THINGS_PRINTED):
            if face.kind == TILE and face.side == RED:
                push(state, LAY_TILE, 0, face.number, BY_LABEL[face.back].number)

"""The solved core at hand: its tables kept on disk, and what any position of it is worth.

A table is made once, by `daikaiju solve` or by whoever asks first, and lies in the cache under a
name that says which game it solves and from which sources it was made: a stale one is not found.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from ..rules.agenda import KEEP, THROW, YIELD, actor, top_kind, top_seat
from ..rules.constants import CHANCE, EDITION_NAMES, FULL_HEALTH, NOBODY
from ..rules.editions import Options
from ..rules.engine import advance, legal_actions
from ..rules.game_end import has_stars_to_win
from ..rules.setup import new_game
from ..rules.state import State
from ..text import Told
from .core import FREE, OTHERS, OWN, POSITIONS, answers_of, is_core, numbered, position_of
from .dice_sets import number_of
from .solver import Report, Table, settle, solve, table_with, weigh_throw

__all__ = [
    "Sample",
    "chance_of",
    "core_game",
    "is_core",
    "make_table",
    "of_first_turn",
    "plain_answer",
    "played",
    "samples",
    "table_of",
    "value",
]

_tables: dict[int, Table] = {}  # by what the game answers (core.answers_of)
_making = threading.Lock()  # several workers may want the same table: one makes it
_lock = threading.Lock()  # for the room after the positions of a table, where dice are weighed


def core_game(edition: str, two_player: bool = False) -> State:
    """A new game of two monsters without cards, or one sentence on why that is not solved."""
    state = new_game(edition, 2, Options(deck="none", two_player=two_player))
    if not is_core(state):
        raise Told("mistake-not-solved", edition=edition)
    return state


# --- what a position is worth --------------------------------------------------------------------


def value(state: State) -> float:
    """The chance of the monster in turn to win, if both play perfectly from here on."""
    return chance_of(state, state.turn)


def chance_of(state: State, seat: int) -> float:
    """The chance of a monster to win, if both play perfectly from here on."""
    if not is_core(state):
        raise Told("mistake-only-core")
    if actor(state) == NOBODY:
        return float(state.winner[seat])
    kind = top_kind(state)
    if kind == KEEP or kind == THROW:
        mine = _weighed(state)
        return mine if seat == state.turn else 1.0 - mine
    if kind == YIELD:
        asked = top_seat(state)
        best = max(chance_of(played(state, answer), asked) for answer in legal_actions(state))
        return best if seat == asked else 1.0 - best
    if actor(state) == CHANCE:
        raise Told("mistake-nobody-in-turn")
    return chance_of(played(state, plain_answer(state)), seat)


def played(state: State, action: int) -> State:
    """A copy of the position with an action done."""
    copy = state.copy()
    advance(copy, action)
    return copy


def plain_answer(state: State) -> int:
    """The right answer wherever it is the same in every position: the last one listed.

    There is nothing to buy; and hearts are used before claws, which may take a monster to Tokyo.
    """
    return legal_actions(state)[-1]


def _weighed(state: State) -> float:
    """The worth of dice on the table, or of those kept while the others are thrown."""
    from ..rules.compiler import compiled

    if has_stars_to_win(state, state.turn):
        return 1.0
    table = table_of(state)
    with _lock:
        weigh = compiled(weigh_throw)
        weigh(table, POSITIONS, answers_of(state), position_of(state), state.throws)
        return float(table[POSITIONS + number_of(state.dice)])


# --- tables --------------------------------------------------------------------------------------


def table_of(state: State) -> Table:
    """The table of the game that this position belongs to; made now if it has never been made."""
    answers = answers_of(state)
    with _making:
        if answers not in _tables:
            found = _load(_file_of(state))
            if found is None:
                name = _name_of(state)
                sys.stderr.write(f"Solving {name} without cards, once: up to a minute.\n")
                found = make_table(state)
            _tables[answers] = found
        return _tables[answers]


def make_table(state: State, report: Report = lambda done, of: None) -> Table:
    """Solve the game that this position belongs to, and keep the table on disk."""
    table = solve(answers_of(state), report=report)
    _store(table, _file_of(state))
    return table


def _name_of(state: State) -> str:
    return EDITION_NAMES[state.edition] + ("-two-player" if state.tokyo_pays_energy else "")


def _file_of(state: State) -> Path:
    from ..rules.compiler import cache_root, source_key

    return cache_root() / "solved" / f"{_name_of(state)}-{source_key(settle)}.npz"


def _load(file: Path) -> Table | None:
    """The table in a file; None if there is none that can be read."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            return table_with(kept["values"])
    except (OSError, ValueError, KeyError, BadZipFile):
        return None


def _store(table: Table, file: Path) -> None:
    """Write to another name first, so that nobody ever reads half a table."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}.npz")
    np.savez_compressed(draft, values=table[:POSITIONS])
    draft.replace(file)


# --- for people to look at -----------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """Some values of a table: how the monster that throws stands, by its hearts or stars."""

    place: str  # where the monster throws: outside or tokyo
    measure: str  # hearts or stars; each monster has 10 of the other
    shown: tuple[int, ...]  # one's own in the rows, the other's in the columns
    values: list[list[float]]


def of_first_turn(table: Table) -> float:
    """The chance of the monster that takes the first turn of a new game."""
    return float(table[numbered(FREE, 0, 0, FULL_HEALTH, FULL_HEALTH)])


def samples(table: Table) -> list[Sample]:
    """By hearts and by stars, throwing outside Tokyo and in it."""
    return [
        Sample(place, measure, shown, [[at(holder, a, b) for b in shown] for a in shown])
        for measure, shown, at in (
            ("hearts", (10, 8, 6, 4, 2), _by_hearts(table)),
            ("stars", (0, 4, 8, 12, 16), _by_stars(table)),
        )
        for place, holder in (("outside", OTHERS), ("tokyo", OWN))
    ]


def _by_hearts(table: Table) -> Callable[[int, int, int], float]:
    return lambda holder, own, others: float(table[numbered(holder, 10, 10, own, others)])


def _by_stars(table: Table) -> Callable[[int, int, int], float]:
    return lambda holder, own, others: float(table[numbered(holder, own, others, 10, 10)])

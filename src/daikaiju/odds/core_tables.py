"""Values of positions of the solved core game, from tables cached on disk.

`daikaiju solve` or the first query computes a table. Its file name in the cache contains the game
and a hash of the sources, so a stale table is never read.
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
from ..rules.cache_folder import cache_root, make_writable
from ..rules.constants import CHANCE, EDITION_NAMES, FULL_HEALTH, NOBODY
from ..rules.editions import Options
from ..rules.engine import legal_actions, load, runs_compiled
from ..rules.game_end import has_stars_to_win
from ..rules.setup import new_game
from ..rules.state import State
from ..text import UserError
from .core import (
    FREE,
    OTHERS,
    OWN,
    POSITIONS,
    is_core,
    position_index,
    position_index_of,
    rule_flags_of,
)
from .dice_sets import set_index
from .solver import Report, Table, evaluate_throw, new_table, solve, solve_block
from .table_goals import after_action

__all__ = [
    "Sample",
    "win_chance",
    "core_game",
    "is_core",
    "make_table",
    "first_turn_value",
    "default_answer",
    "after_action",
    "samples",
    "stored_table",
    "table_of",
    "value",
]

INTERPRETED_VALUES = 20  # values that are computed before machine code is loaded
_interpreted_values = 0
_tables: dict[int, Table] = {}  # by rule flags (core.rule_flags_of)
_table_lock = threading.Lock()  # one thread computes a table, the others wait
_scratch_lock = threading.Lock()  # for the scratch row after the positions of a table


def core_game(edition: str, two_player: bool = False) -> State:
    """Return a new game of two monsters without cards; raise UserError if it is not solvable."""
    state = new_game(edition, 2, Options(deck="none", two_player=two_player))
    if not is_core(state):
        raise UserError("mistake-not-solved", edition=edition)
    return state


# --- values of positions -------------------------------------------------------------------------


def value(state: State) -> float:
    """Return the win chance of the active monster if both play perfectly from here on."""
    return win_chance(state, state.turn)


def win_chance(state: State, seat: int) -> float:
    """Return the win chance of a monster if both play perfectly from here on."""
    if not is_core(state):
        raise UserError("mistake-only-core")
    if actor(state) == NOBODY:
        return float(state.winner[seat])
    kind = top_kind(state)
    if kind == KEEP or kind == THROW:
        own = _throw_value(state)
        return own if seat == state.turn else 1.0 - own
    if kind == YIELD:
        asked = top_seat(state)
        best = max(
            win_chance(after_action(state, answer), asked) for answer in legal_actions(state)
        )
        return best if seat == asked else 1.0 - best
    if actor(state) == CHANCE:
        raise UserError("mistake-nobody-in-turn")
    return win_chance(after_action(state, default_answer(state)), seat)


def default_answer(state: State) -> int:
    """Return the best action in decisions other than keep and yield: the last one listed.

    There is nothing to buy, and hearts come before claws, which may move a monster to Tokyo.
    """
    return legal_actions(state)[-1]


def _throw_value(state: State) -> float:
    """Return the value of the dice on the table, or of kept dice before the others are thrown."""
    if has_stars_to_win(state, state.turn):
        return 1.0
    table = table_of(state)
    with _scratch_lock:
        evaluate = _evaluate_function()
        evaluate(table, POSITIONS, rule_flags_of(state), position_index_of(state), state.throws)
        return float(table[POSITIONS + set_index(state.dice)])


def _evaluate_function() -> Callable[..., None]:
    """Return `evaluate_throw`, interpreted for the first values: loading machine code takes longer.

    A value takes some milliseconds interpreted, and ten microseconds compiled.
    """
    global _interpreted_values
    if not runs_compiled(evaluate_throw):
        _interpreted_values += 1
        if _interpreted_values <= INTERPRETED_VALUES:
            return evaluate_throw
        load(evaluate_throw)
    from ..rules.compiler import get_compiled

    compiled: Callable[..., None] = get_compiled(evaluate_throw)
    return compiled


# --- tables --------------------------------------------------------------------------------------


def table_of(state: State) -> Table:
    """Return the table of the game of this position; compute it if it is not cached."""
    flags = rule_flags_of(state)
    with _table_lock:
        if flags not in _tables:
            found = stored_table(state)
            if found is None:
                name = _name_of(state)
                sys.stderr.write(f"Solving {name} without cards, once: up to a minute.\n")
                found = make_table(state)
            _tables[flags] = found
        return _tables[flags]


def stored_table(state: State) -> Table | None:
    """Return the table of the game of this position if it is cached."""
    return _load(_file_of(state))


def make_table(state: State, report: Report = lambda done, of: None) -> Table:
    """Solve the game of this position and store the table on disk.

    `report(done, total)` is called with the numbers of blocks solved and to solve.
    """
    make_writable()
    table = solve(rule_flags_of(state), report=report)
    _store(table, _file_of(state))
    return table


def _name_of(state: State) -> str:
    return EDITION_NAMES[state.edition] + ("-two-player" if state.tokyo_pays_energy else "")


def _file_of(state: State) -> Path:
    from ..rules.compiler import source_key

    return cache_root() / "solved" / f"{_name_of(state)}-{source_key(solve_block)}.npz"


def _load(file: Path) -> Table | None:
    """Return the table in a file; None if there is no readable one."""
    try:
        with file.open("rb") as opened, np.load(opened) as stored:
            return new_table(stored["values"])
    except (OSError, ValueError, KeyError, BadZipFile):
        return None


def _store(table: Table, file: Path) -> None:
    """Write to a temporary name and rename, so that no process reads half a table."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}.npz")
    np.savez_compressed(draft, values=table[:POSITIONS])
    draft.replace(file)


# --- samples for reports -------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """Some values of a table: win chances of the monster that throws, by hearts or stars."""

    place: str  # the zone of the monster that throws: outside or tokyo
    measure: str  # hearts or stars; both monsters have 10 of the other one
    shown: tuple[int, ...]  # own numbers in the rows, those of the other in the columns
    values: list[list[float]]


def first_turn_value(table: Table) -> float:
    """Return the win chance of the monster that takes the first turn of a new game."""
    return float(table[position_index(FREE, 0, 0, FULL_HEALTH, FULL_HEALTH)])


def samples(table: Table) -> list[Sample]:
    """Return samples by hearts and by stars, outside Tokyo and in Tokyo."""
    return [
        Sample(place, measure, shown, [[at(holder, a, b) for b in shown] for a in shown])
        for measure, shown, at in (
            ("hearts", (10, 8, 6, 4, 2), _by_hearts(table)),
            ("stars", (0, 4, 8, 12, 16), _by_stars(table)),
        )
        for place, holder in (("outside", OTHERS), ("tokyo", OWN))
    ]


def _by_hearts(table: Table) -> Callable[[int, int, int], float]:
    return lambda holder, own, others: float(table[position_index(holder, 10, 10, own, others)])


def _by_stars(table: Table) -> Callable[[int, int, int], float]:
    return lambda holder, own, others: float(table[position_index(holder, own, others, 10, 10)])

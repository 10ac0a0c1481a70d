"""*perfect*: optimal play of the game with two monsters and no cards, from the solved tables."""

from __future__ import annotations

from typing import Any

from ..odds import core_tables
from ..odds.core import (
    FIRST_FULL_SET,
    POSITIONS,
    evaluate_results,
    position_index_of,
    rule_flags_of,
)
from ..odds.dice_sets import COUNTS, PLUS
from ..odds.solver import Table, evaluate_dice, evaluate_throw
from ..rules.actions import A_KEEP, A_STOP, one_die, pack
from ..rules.agenda import KEEP, YIELD, top_kind
from ..rules.constants import FACES
from ..rules.engine import legal_actions, runs_compiled
from ..rules.game_end import has_stars_to_win
from ..rules.signatures import Reals, States
from ..rules.state import State
from ..text import UserError
from .bot import Bot


class Perfect(Bot):
    """The bot *perfect*. Its decisions are deterministic and do not depend on the opponent."""

    def __init__(self, spec: str = "perfect") -> None:
        super().__init__(spec)
        self.needs = (best_keep, evaluate_throw)
        self._tables: dict[int, Table] = {}

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_tables": {}}  # they are large; a copy reads them again

    def check(self, start: State) -> None:
        """Raise UserError outside the core game."""
        if not core_tables.is_core(start):
            raise UserError("mistake-perfect")

    def choose(self, state: State, seat: int, draw: Any) -> int:
        """Return the best action of `seat`; raise UserError outside the core game."""
        self.check(state)
        kind = top_kind(state)
        if kind == KEEP and not has_stars_to_win(state, seat):
            return self._keep(state)
        if kind == YIELD:
            return max(
                legal_actions(state),
                key=lambda answer: core_tables.win_chance(
                    core_tables.after_action(state, answer), seat
                ),
            )
        return core_tables.default_answer(state)

    def _keep(self, state: State) -> int:
        if not runs_compiled(best_keep):
            return int(best_keep((state,), self._table(state), POSITIONS))
        from ..rules.compiler import get_compiled  # here, so that importing this needs no compiler

        return int(get_compiled(best_keep)(state.record, self._table(state), POSITIONS))

    def _table(self, state: State) -> Table:
        """Return a copy of the solved table of this game, with scratch rows for dice."""
        flags = rule_flags_of(state)
        if flags not in self._tables:
            self._tables[flags] = core_tables.table_of(state).copy()
        return self._tables[flags]


def best_keep(states: States, values: Reals, row: int) -> int:
    """Return the best keep in states[0], or stopping if no keep is better."""
    state = states[0]
    have = set_on_table(state)
    evaluate_results(values, row, rule_flags_of(state), position_index_of(state))
    best, chosen = values[row + have], have
    if state.throws > 0:
        evaluate_dice(values, row, state.throws - 1)
        for kept in range(FIRST_FULL_SET):
            if values[row + kept] > best and is_subset(kept, have):
                best, chosen = values[row + kept], kept
    return pack(A_STOP) if chosen == have else keep_action(chosen)


def set_on_table(state: State) -> int:
    """Return the index of the set of dice on the table (odds/dice_sets.py)."""
    dice = 0
    for face in range(FACES):
        for _ in range(state.dice[face]):
            dice = PLUS[dice, face]
    return dice


def is_subset(small: int, large: int) -> bool:
    """Return whether the set of dice `small` is a subset of `large`."""
    for face in range(FACES):
        if COUNTS[small, face] > COUNTS[large, face]:
            return False
    return True


def keep_action(dice: int) -> int:
    """Return the action that keeps this set of dice."""
    action = pack(A_KEEP)
    for face in range(FACES):
        action += int(COUNTS[dice, face]) * one_die(face)
    return action

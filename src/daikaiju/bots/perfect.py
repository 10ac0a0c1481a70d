"""*perfect*: plays the game of two monsters without cards as well as it can be played.

It looks everything up: that game is solved (odds/core_tables.py). It plays no other.
"""

from __future__ import annotations

from typing import Any

from ..odds import core_tables
from ..odds.core import FIRST_FULL, POSITIONS, answers_of, position_of, weigh_results
from ..odds.dice_sets import COUNTS, PLUS
from ..odds.solver import Table, weigh_dice
from ..rules.actions import A_KEEP, A_STOP, one_die, pack
from ..rules.agenda import KEEP, YIELD, top_kind
from ..rules.constants import FACES
from ..rules.engine import legal_actions
from ..rules.game_end import has_stars_to_win
from ..rules.state import State
from ..text import Told
from .bot import Bot


class Perfect(Bot):
    """The bot. Its decisions need no luck, and do not depend on who plays against it."""

    def __init__(self, spec: str = "perfect") -> None:
        super().__init__(spec)
        self._tables: dict[int, Table] = {}

    def choose(self, state: State, seat: int, luck: Any) -> int:
        """The best action of a seat that is asked in the core; in other games a ValueError."""
        if not core_tables.is_core(state):
            raise Told("mistake-perfect")
        kind = top_kind(state)
        if kind == KEEP and not has_stars_to_win(state, seat):
            return self._keep(state)
        if kind == YIELD:
            return max(
                legal_actions(state),
                key=lambda answer: core_tables.chance_of(core_tables.played(state, answer), seat),
            )
        return core_tables.plain_answer(state)

    def _keep(self, state: State) -> int:
        from ..rules.compiler import compiled  # here, so that importing this needs no compiler

        return int(compiled(best_keep)(state.record, self._table(state), POSITIONS))

    def _table(self, state: State) -> Table:
        """The table of this game, a copy of one's own to weigh dice in."""
        answers = answers_of(state)
        if answers not in self._tables:
            self._tables[answers] = core_tables.table_of(state).copy()
        return self._tables[answers]


def best_keep(states: Any, values: Any, row: int) -> int:
    """The best answer to the question KEEP in states[0]: stop, where nothing is better."""
    state = states[0]
    have = dice_on_table(state)
    weigh_results(values, row, answers_of(state), position_of(state))
    best, chosen = values[row + have], have
    if state.throws > 0:
        weigh_dice(values, row, state.throws - 1)
        for kept in range(FIRST_FULL):
            if values[row + kept] > best and is_part(kept, have):
                best, chosen = values[row + kept], kept
    return pack(A_STOP) if chosen == have else keeping(chosen)


def dice_on_table(state: State) -> int:
    """The number of the set of dice that the state shows."""
    dice = 0
    for face in range(FACES):
        for _ in range(state.dice[face]):
            dice = PLUS[dice, face]
    return dice


def is_part(small: int, large: int) -> bool:
    """Are all dice of one set in the other?"""
    for face in range(FACES):
        if COUNTS[small, face] > COUNTS[large, face]:
            return False
    return True


def keeping(dice: int) -> int:
    """The action that keeps this set of dice."""
    action = pack(A_KEEP)
    for face in range(FACES):
        action += COUNTS[dice, face] * one_die(face)
    return action

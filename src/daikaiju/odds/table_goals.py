"""Goals that depend on the position: `kill:MONSTER` and `win`.

The engine resolves each final set of dice on a copy of the position, so every card acts as in the
game. Decisions until the end of the turn are assumed: the active monster resolves its dice in the
default order, takes no tile, buys and sells nothing. The others stay in Tokyo, but a monster about
to lose hearts defends itself optimally with its cards; this includes yielding if it saves the
hearts. All outcomes of chance are computed exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

import numpy as np

from ..record.notation import monster_name, seat_of
from ..rules import agenda
from ..rules.actions import A_DONE, A_PASS, A_RESOLVE, A_STAY, A_STOP, pack
from ..rules.agenda import actor, clear_frames, top_kind, top_seat
from ..rules.constants import CHANCE, CLAW, FACES, NOBODY, STARS_TO_WIN
from ..rules.engine import advance, chance_outcomes, legal_actions
from ..rules.operations import is_standing
from ..rules.resolution import DEFAULT_ORDER
from ..rules.state import State
from ..rules.transitions import run_until_decision
from ..text import UserError
from .cards import hand_of
from .dice_sets import DICE_SETS, EQUIVALENT
from .goals import Goal, parse_goal
from .transitions import SIZE_SLICES

Verdict = Callable[[State], int | None]  # value of a position; None: undecided
_DEFAULT_ANSWERS: Final = (pack(A_PASS), pack(A_STAY), pack(A_DONE), pack(A_STOP))


class BudgetExceeded(Exception):
    """The search needs more positions than its budget allows."""


class SearchBudget:
    """A limit on the number of positions that a search may evaluate."""

    def __init__(self, positions: int) -> None:
        self.left = positions

    def spend(self, positions: int = 1) -> None:
        """Use up a part of the budget; raise BudgetExceeded if none is left."""
        self.left -= positions
        if self.left < 0:
            raise BudgetExceeded


def parse_goal_at(state: State, text: str, budget: SearchBudget | None = None) -> Goal:
    """Return the goal of a text; `kill:MONSTER` and `win` refer to the position `state`.

    `budget` limits the search; without one it is unlimited.
    """
    kind, _, name = text.replace(" ", "").lower().partition(":")
    if kind == "kill":
        return kill(state, seat_of(state, name), budget)
    return win(state, budget) if kind == "win" else parse_goal(text)


# --- goals ---------------------------------------------------------------------------------------


def kill(state: State, target: int, budget: SearchBudget | None = None) -> Goal:
    """Return the goal of the chance that the active monster's dice kill the monster of a seat."""
    name = monster_name(state, target)
    if target == state.turn or not is_standing(state, target):
        raise UserError("mistake-kill", monster=name)

    def verdict(after: State) -> int | None:
        if not is_standing(after, target):
            return 1
        return 0 if turn_is_over(after) or top_kind(after) == agenda.BUY else None

    values = _values_by_set(
        state, GoalEvaluator(verdict, state.turn, budget), _only_claws_matter(state)
    )
    return Goal(f"kill:{name}", values, is_chance=True)


def win(state: State, budget: SearchBudget | None = None) -> Goal:
    """Return the goal of the chance that the active monster wins this turn without a purchase."""
    seat = state.turn

    def verdict(after: State) -> int | None:
        if actor(after) == NOBODY:
            return int(after.winner[seat])
        return 0 if turn_is_over(after) else None

    return Goal(
        "win", _values_by_set(state, GoalEvaluator(verdict, seat, budget), False), is_chance=True
    )


def turn_is_over(state: State) -> bool:
    """Whether the next turn has begun or the game is over; only for positions after the throws."""
    return state.step <= agenda.PROBES


def _only_claws_matter(state: State) -> bool:
    """Whether no other face can change the result of the claws, by cards, tiles or a win."""
    could_win = state.stars[state.turn] + hand_of(state).count >= STARS_TO_WIN
    return not (state.acts[state.turn] or state.has_wickedness or could_win)


def _values_by_set(state: State, evaluator: GoalEvaluator, only_claws: bool) -> Any:
    """Return the value of every final set with the number of dice of the hand; 0 for other sets.

    If no card or tile of the monster acts, numbers that do not score have no effect.
    """
    level = SIZE_SLICES[hand_of(state).count]
    alike: Sequence[int] = range(len(DICE_SETS)) if state.acts[state.turn] else EQUIVALENT.tolist()
    found: dict[int, Fraction] = {}
    values = np.zeros(len(DICE_SETS), object)
    for number in range(level.start, level.stop):
        key = DICE_SETS[number][CLAW] if only_claws else alike[number]
        if key not in found:
            found[key] = evaluator.value_of(resolve_with_dice(state, DICE_SETS[number]))
        values[number] = found[key]
    is_certain = all(value.denominator == 1 for value in found.values())
    return values.astype(np.int8) if is_certain else values


# --- search --------------------------------------------------------------------------------------


def resolve_with_dice(state: State, dice: Sequence[int]) -> State:
    """Return the position after the active monster has begun to resolve these dice."""
    after = state.copy()
    clear_frames(after)
    for face in range(FACES):
        after.dice[face] = dice[face]
    after.throws = 0
    after.step = agenda.COMBINATIONS
    run_until_decision(after)
    return after


def after_action(state: State, action: int) -> State:
    """Return the position after a legal action, as a copy."""
    after = state.copy()
    advance(after, action)
    return after


class GoalEvaluator:
    """Computes the expected verdict when all monsters except the attacker defend themselves."""

    def __init__(self, verdict: Verdict, attacker: int, budget: SearchBudget | None = None) -> None:
        self._verdict, self._attacker, self._budget = verdict, attacker, budget

    def value_of(self, state: State) -> Fraction:
        """Return the expected verdict; raise BudgetExceeded beyond the budget."""
        if self._budget:
            self._budget.spend()
        found = self._verdict(state)
        if found is not None:
            return Fraction(found)
        if actor(state) == CHANCE:
            futures = [
                (chance, after_action(state, action)) for action, chance in chance_branches(state)
            ]
            return sum((chance * self.value_of(after) for chance, after in futures), Fraction(0))
        options = assumed_answers(state, defends=top_seat(state) != self._attacker)
        return min(self.value_of(after_action(state, action)) for action in options)


def chance_branches(state: State) -> list[tuple[int, Fraction]]:
    """Return the outcomes of chance; one revealed card is enough, because no monster buys it."""
    found = chance_outcomes(state)
    if top_kind(state) in (agenda.REVEAL, agenda.LOOK):
        return [(found[0][0], Fraction(1))]
    return found


def assumed_answers(state: State, defends: bool) -> list[int]:
    """Return the assumed actions of a seat: all for a defence, else the default action."""
    kind, legal = top_kind(state), legal_actions(state)
    saves_hearts = kind == agenda.YIELD and state.held[top_seat(state)] > 0
    if defends and (kind == agenda.PROTECT or saves_hearts):
        return legal
    if kind == agenda.ORDER:
        return [next(order for order in _default_order_actions() if order in legal)]
    return [next((action for action in _DEFAULT_ANSWERS if action in legal), legal[0])]


def _default_order_actions() -> list[int]:
    return [pack(A_RESOLVE, face) for face in DEFAULT_ORDER]

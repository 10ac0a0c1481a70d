"""What dice do at the table: the engine resolves them, on a copy.

Goals that depend on the table ask the rules themselves, so that every card acts as it does in the
game. What people would decide on the way is settled like this: the monster whose turn it is
resolves its dice in the usual order, takes no tile, buys and sells nothing. The others stay in
Tokyo, but whoever is about to lose hearts defends itself as well as it can with what its cards
offer; that includes yielding where this spares the hearts. Luck on the way is weighed exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

import numpy as np

from ..record.notation import monster_name, seat_of
from ..rules import agenda
from ..rules.actions import A_DONE, A_PASS, A_RESOLVE, A_STAY, A_STOP, pack
from ..rules.agenda import actor, clear, top_kind, top_seat
from ..rules.constants import CHANCE, CLAW, FACES, NOBODY, STARS_TO_WIN
from ..rules.engine import advance, chance_outcomes, legal_actions
from ..rules.operations import alive
from ..rules.resolution import DEFAULT_ORDER
from ..rules.state import State
from ..rules.transitions import run
from ..text import Told
from .cards import hand_of
from .dice_sets import ALIKE, ALL
from .goals import Goal, read_goal
from .transitions import LEVELS

Verdict = Callable[[State], int | None]  # on a position; None while it is undecided
_USUAL: Final = (pack(A_PASS), pack(A_STAY), pack(A_DONE), pack(A_STOP))


class TooHard(Exception):
    """More positions would have to be looked at than somebody has patience for."""


class Effort:
    """How many more positions may be looked at; a few positions can be defended in endless ways."""

    def __init__(self, most: int) -> None:
        self.left = most

    def spend(self, positions: int = 1) -> None:
        """Look at so many of them."""
        self.left -= positions
        if self.left < 0:
            raise TooHard


def read_goal_at(state: State, text: str, effort: Effort | None = None) -> Goal:
    """The goal that a text names in a position; `kill:MONSTER` and `win` are goals there."""
    kind, _, name = text.replace(" ", "").lower().partition(":")
    if kind == "kill":
        return kill(state, seat_of(state, name), effort)
    return win(state, effort) if kind == "win" else read_goal(text)


# --- goals ---------------------------------------------------------------------------------------


def kill(state: State, target: int, effort: Effort | None = None) -> Goal:
    """The chance that the dice of the monster whose turn it is kill another one."""
    name = monster_name(state, target)
    if target == state.turn or not alive(state, target):
        raise Told("mistake-kill", monster=name)

    def verdict(after: State) -> int | None:
        if not alive(after, target):
            return 1
        return 0 if turn_is_over(after) or top_kind(after) == agenda.BUY else None

    values = _judged(state, Judge(verdict, state.turn, effort), _only_claws_matter(state))
    return Goal(f"kill:{name}", values, is_chance=True)


def win(state: State, effort: Effort | None = None) -> Goal:
    """The chance that the monster whose turn it is wins in this turn, without buying anything."""
    seat = state.turn

    def verdict(after: State) -> int | None:
        if actor(after) == NOBODY:
            return int(after.winner[seat])
        return 0 if turn_is_over(after) else None

    return Goal("win", _judged(state, Judge(verdict, seat, effort), False), is_chance=True)


def turn_is_over(state: State) -> bool:
    """Has the next turn begun, or the game ended? (Only of a position after the throws.)"""
    return state.step <= agenda.PROBES


def _only_claws_matter(state: State) -> bool:
    """Can no other face change whom the claws kill? Neither by cards or tiles nor by ending all."""
    could_win = state.stars[state.turn] + hand_of(state).count >= STARS_TO_WIN
    return not (state.acts[state.turn] or state.has_wickedness or could_win)


def _judged(state: State, judge: Judge, only_claws: bool) -> Any:
    """The worth of every final set of the dice that there are; others are worth nothing.

    Where nothing of the monster acts, numbers that do not score do nothing either.
    """
    level = LEVELS[hand_of(state).count]
    alike: Sequence[int] = range(len(ALL)) if state.acts[state.turn] else ALIKE.tolist()
    found: dict[int, Fraction] = {}
    values = np.zeros(len(ALL), object)
    for number in range(level.start, level.stop):
        matters = ALL[number][CLAW] if only_claws else alike[number]
        if matters not in found:
            found[matters] = judge.of(with_dice(state, ALL[number]))
        values[number] = found[matters]
    is_certain = all(value.denominator == 1 for value in found.values())
    return values.astype(np.int8) if is_certain else values


# --- the engine goes on --------------------------------------------------------------------------


def with_dice(state: State, dice: Sequence[int]) -> State:
    """The position in which the active monster has these dice and resolves them."""
    after = state.copy()
    clear(after)
    for face in range(FACES):
        after.dice[face] = dice[face]
    after.throws = 0
    after.step = agenda.COMBINATIONS
    run(after)
    return after


def after_action(state: State, action: int) -> State:
    """The position after an action that is known to be legal."""
    after = state.copy()
    advance(after, action)
    return after


class Judge:
    """Of what is to be expected when everybody but the attacker defends itself as it can."""

    def __init__(self, verdict: Verdict, attacker: int, effort: Effort | None = None) -> None:
        self._verdict, self._attacker, self._effort = verdict, attacker, effort

    def of(self, state: State) -> Fraction:
        """The verdict to expect; TooHard if finding out takes more than the effort."""
        if self._effort:
            self._effort.spend()
        found = self._verdict(state)
        if found is not None:
            return Fraction(found)
        if actor(state) == CHANCE:
            futures = [(chance, after_action(state, action)) for action, chance in luck(state)]
            return sum((chance * self.of(after) for chance, after in futures), Fraction(0))
        options = answers(state, defends=top_seat(state) != self._attacker)
        return min(self.of(after_action(state, action)) for action in options)


def luck(state: State) -> list[tuple[int, Fraction]]:
    """What chance may bring; of cards turned up one will do, because nobody buys them."""
    found = chance_outcomes(state)
    if top_kind(state) in (agenda.REVEAL, agenda.LOOK):
        return [(found[0][0], Fraction(1))]
    return found


def answers(state: State, defends: bool) -> list[int]:
    """What the seat that is asked may answer: all that its defence allows, or the usual answer."""
    kind, legal = top_kind(state), legal_actions(state)
    spares = kind == agenda.YIELD and state.held[top_seat(state)] > 0
    if defends and (kind == agenda.PROTECT or spares):
        return legal
    if kind == agenda.ORDER:
        return [next(order for order in _in_usual_order() if order in legal)]
    return [next((action for action in _USUAL if action in legal), legal[0])]


def _in_usual_order() -> list[int]:
    return [pack(A_RESOLVE, face) for face in DEFAULT_ORDER]

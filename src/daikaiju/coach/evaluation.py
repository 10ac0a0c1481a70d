"""The evaluation of positions and decisions: the win chance of every monster.

This is the only module of the coach that knows how a position is evaluated; another evaluator needs
the same three methods. A *program* holds the exact values of all dice decisions of a turn, given
those of the positions after it. A *leaf* is the position before the first throw of the next turn.
The first evaluation of a leaf is that of the champion's network. The second one plays the whole
next turn with a program. `deepen` replaces the first by the second for the choices that matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ..bots.champion.network import new_brain
from ..bots.champion.weights import champion_weights
from ..bots.lookahead import kept_set, needs_all_numbers, set_on_table
from ..odds.dice_sets import FIRST_INDEX
from ..rng.splitmix import stream
from ..rules.actions import A_KEEP, A_STOP, MAX_ACTIONS, kind_of
from ..rules.agenda import LOOK, OVER, REVEAL, THROW, actor, top_kind
from ..rules.compiler import get_compiled
from ..rules.constants import MAX_SEATS, NOBODY
from ..rules.engine import advance, chance_outcomes, legal_actions
from ..rules.operations import is_alive
from ..rules.state import RECORD, State
from ..rules.view import view
from . import turn_program as compiled
from .dice_future import NO_THROW, new_spread, spread_dice
from .gains import Change, apply_gains
from .turn_program import all_dice, clear_dice, has_program

ROLLOUTS: Final = 16  # plays of the rest of a turn in which chance matters
SEED: Final = 21  # of these plays
OPENINGS: Final = 256  # plays of the events before the first turn
COMPILED: Final = (
    *(compiled.fill_rows, compiled.play_dice, compiled.play_on, compiled.judge),
    spread_dice,
)

Chances = Any  # an array: the win chance of each seat
Leaf = tuple[bytes, int]  # a program and its final dice, or a position and -1


@dataclass
class Program:
    """The values of all dice decisions of a turn: rows[throws left, set of dice, seat]."""

    base: State  # the KEEP question; its dice and throws do not matter
    dice: int
    rows: Any
    all_differ: bool

    @property
    def throws(self) -> int:
        return len(self.rows) - 1


@dataclass
class Options:
    """The legal actions of a decision with the win chances after each."""

    state: State  # what the monster that decides can see
    seat: int
    actions: list[int]
    values: Any  # [action, seat]
    futures: dict[int, dict[Leaf, float]] = field(default_factory=dict)  # by index of the action

    def own(self) -> Any:
        """Return the win chances of the monster that decides, by action."""
        return self.values[:, self.seat]


class Evaluator:
    """Evaluates positions with the champion's network and the dice program."""

    def __init__(self, rollouts: int = ROLLOUTS, seed: int = SEED) -> None:
        self._rollouts = rollouts
        self._brain = new_brain(champion_weights())
        self._work = compiled.new_work(MAX_ACTIONS, RECORD)
        self._spread = new_spread(np.zeros(0))
        self._run = {function.__name__: get_compiled(function) for function in COMPILED}
        with np.errstate(over="ignore"):
            self._seeds = [np.uint64(stream(seed, number)) for number in range(OPENINGS)]
        self._programs: dict[bytes, Program] = {}
        self._gains: dict[Leaf, Chances] = {}
        self._firsts: dict[bytes, Chances] = {}

    def forget(self) -> None:
        """Drop what was computed for earlier positions."""
        self._programs.clear()
        self._gains.clear()
        self._firsts.clear()

    # --- positions ---

    def chances(self, state: State, within_turn: bool = False) -> Chances:
        """Return the win chances before an event of chance or after the end.

        `within_turn`: dice were kept in this turn, so its program gives the value of the throw.
        """
        if actor(state) == NOBODY:
            return self._judge(state)
        if top_kind(state) == THROW:
            exact = self._dice_value(view(state, state.turn))
            return exact if within_turn else self._blend(state, exact)
        return self._mean(self._outcomes(state))

    def _blend(self, state: State, exact: Chances) -> Chances:
        """Return the value of a leaf: between its first evaluation and that of its program.

        The program of the turn before uses the first, that of this turn the second, which is a
        little better for the monster that throws. With this weight the difference is no luck of any
        monster on average, if all play alike.
        """
        living = sum(bool(is_alive(state, seat)) for seat in range(state.seats))
        first = self._judge(state)
        return first + (living - 1) / living * (exact - first)

    def _outcomes(self, state: State) -> list[tuple[float, State, int]]:
        """Return weights, positions and seeds after an event of chance that is no throw."""
        if top_kind(state) not in (REVEAL, LOOK) or state.step == OVER:
            plays = OPENINGS if state.step == OVER else self._rollouts
            return [(1 / plays, state, seed) for seed in range(plays)]
        found = []
        for action, weight in chance_outcomes(state):
            after = state.copy()
            advance(after, action)
            found.append((float(weight), after, 0))
        return found

    def _mean(self, outcomes: Iterable[tuple[float, State, int]]) -> Chances:
        return sum(weight * self._first(self._leaf(s, seed), s) for weight, s, seed in outcomes)

    def _judge(self, state: State) -> Chances:
        self._work.states[0] = state.record[0]
        self._run["judge"](self._work, self._brain)
        return self._read_chances(state)

    def _read_chances(self, state: State) -> Chances:
        at = compiled.CHANCES
        return self._work.rows[at : at + state.seats].copy()

    # --- decisions ---

    def options(self, state: State) -> Options:
        """Return the actions of the seat that decides, with the first evaluation of each."""
        seat = actor(state)
        seen = view(state, seat)
        actions = legal_actions(state)
        found = Options(seen, seat, actions, np.zeros((len(actions), state.seats)))
        program = self._program(seen) if has_program(seen) else None
        afters = {}
        for index, action in enumerate(actions):
            if program and kind_of(action) in (A_KEEP, A_STOP):
                found.values[index] = _value_in(program, seen, action)
            else:
                afters[index] = _after(seen, action)
        # After the dice, all actions are compared at the same time: before or after the next turn.
        by_dice = program is not None or all(map(has_program, afters.values()))
        for index, after in afters.items():
            found.values[index] = self._value_after(found, index, after, by_dice)
        return found

    def _value_after(self, options: Options, index: int, after: State, by_dice: bool) -> Chances:
        """Return the first evaluation of an action that does not throw dice."""
        if by_dice and has_program(after):
            return self._dice_value(after)
        future = options.futures[index] = self._future_of(after)
        return sum(weight * self._firsts[leaf[0]] for leaf, weight in future.items())

    def _future_of(self, state: State) -> dict[Leaf, float]:
        """Return the leaves of a position with their weights, from plays of the rest of a turn."""
        found: dict[Leaf, float] = {}
        for seed in range(self._rollouts):
            leaf = self._leaf(state, seed)
            self._first(leaf, state)
            found[leaf] = found.get(leaf, 0.0) + 1 / self._rollouts
            if seed == 1 and len(found) == 1:  # chance does not matter
                return {leaf: 1.0}
        return found

    def _leaf(self, state: State, seed: int) -> Leaf:
        """Play the rest of the turn; return the position before the next throw."""
        self._work.states[0] = state.record[0]
        self._run["play_on"](self._work, self._brain, self._seeds[seed])
        return self._work.states[1].tobytes(), -1

    def _first(self, leaf: Leaf, state: State) -> Chances:
        """Return the first evaluation of the leaf that was just played."""
        if leaf[0] not in self._firsts:
            self._firsts[leaf[0]] = self._read_chances(state)
        return self._firsts[leaf[0]]

    # --- dice ---

    def _dice_value(self, state: State) -> Chances:
        """Return the value of a KEEP question or a throw, from the program of its turn."""
        if not has_program(state):
            return self._judge(state)
        program = self._program(state)
        return program.rows[state.throws, set_on_table(state)][: state.seats]

    def _program(self, state: State) -> Program:
        """Return the program of the turn; it is computed once while nothing but dice changes."""
        base, dice = _base_of(state), all_dice(state)
        key = base.tobytes() + bytes([dice])
        found = self._programs.get(key)
        if found is None or found.throws < state.throws:
            found = self._programs[key] = self._run_program(base, dice, state.throws)
        return found

    def _run_program(self, base: State, dice: int, throws: int) -> Program:
        self._work.states[0] = base.record[0]
        self._run["fill_rows"](self._work, self._brain, dice, throws, self._seeds[0])
        rows = self._work.rows[: compiled.CHANCES].reshape(compiled.MAX_THROWS, -1, MAX_SEATS)
        all_differ = bool(needs_all_numbers(base, base.turn))
        filled = rows[: throws + 1, : FIRST_INDEX[dice + 1]].copy()
        return Program(base, dice, filled, all_differ)

    # --- second evaluation ---

    def deepen(self, options: Options, indices: list[int], most: int) -> tuple[Any, Any]:
        """Return the second evaluation of some actions, and its possible error against the first.

        At most `most` leaves are evaluated: those in which the actions differ most. The error of an
        action is that of its difference from the first one of `indices`.
        """
        futures = [self._future(options, index) for index in indices]
        leaves = list({leaf: None for future in futures for leaf in future})
        weights = np.array([[future.get(leaf, 0.0) for leaf in leaves] for future in futures])
        order = np.argsort(-np.abs(weights - weights[0]).max(axis=0), kind="stable")
        gains = np.array([self._gain(leaves[number]) for number in order[:most]])
        values, errors = options.values[indices], np.zeros(len(indices))
        change = Change(weights[:, order].ravel(), gains.ravel(), values.reshape(-1), errors)
        apply_gains(change, len(leaves), len(gains), options.state.seats, options.seat)
        return values, errors

    def leaves(self, options: Options, index: int) -> list[tuple[float, State]]:
        """Return the positions before the next turn after an action, with their weights."""
        future = self._future(options, index)
        return [(weight, self._position_of(leaf)) for leaf, weight in future.items()]

    def next_turn(self, state: State) -> list[tuple[float, State]]:
        """Return the positions after the turn that begins with this throw, with their weights."""
        if top_kind(state) != THROW or not has_program(state):
            return [(1.0, state)]
        future = self._dice_future(state, set_on_table(state), state.throws)
        return [(weight, self._position_of(leaf)) for leaf, weight in future.items()]

    def _future(self, options: Options, index: int) -> dict[Leaf, float]:
        """Return the leaves of an action with their weights."""
        if index in options.futures:
            return options.futures[index]
        state, action = options.state, options.actions[index]
        if kind_of(action) in (A_KEEP, A_STOP):
            is_stop = kind_of(action) == A_STOP
            kept = set_on_table(state) if is_stop else kept_set(action)
            throws = NO_THROW if is_stop else state.throws - 1
            found = self._dice_future(state, kept, throws)
        else:
            after = _after(state, action)
            found = self._dice_future(after, set_on_table(after), after.throws)
        options.futures[index] = found
        return found

    def _dice_future(self, state: State, kept: int, throws: int) -> dict[Leaf, float]:
        program = self._program(state)
        key = program.base.tobytes()
        spread = self._spread._replace(rows=program.rows.reshape(-1))
        seat, all_differ = program.base.turn, int(program.all_differ)
        many = self._run["spread_dice"](spread, program.dice, kept, throws, seat, all_differ)
        self._programs[key] = program
        finals, weights = spread.chosen[:many].tolist(), spread.values[:many].tolist()
        return {(key, final): weight for final, weight in zip(finals, weights, strict=True)}

    def _gain(self, leaf: Leaf) -> Chances:
        """Return the second minus the first evaluation of a leaf."""
        if leaf not in self._gains:
            self._gains[leaf] = self.gain(self._position_of(leaf))
        return self._gains[leaf]

    def gain(self, state: State) -> Chances:
        """Return the second minus the first evaluation of a position before a turn."""
        if top_kind(state) != THROW or not has_program(state):
            return np.zeros(state.seats)
        deep = self._run_program(_base_of(state), all_dice(state), state.throws)
        return deep.rows[-1, set_on_table(state)][: state.seats] - self._judge(state)

    def _position_of(self, leaf: Leaf) -> State:
        data, final = leaf
        if final < 0:
            return State.frombytes(data)
        self._work.states[0] = self._programs[data].base.record[0]
        self._run["play_dice"](self._work, self._brain, final, self._seeds[0])
        return State.frombytes(self._work.states[1].tobytes())


def _after(state: State, action: int) -> State:
    """Return the position after an action."""
    after = state.copy()
    advance(after, action)
    return after


def _base_of(state: State) -> State:
    """Return the KEEP question of a turn without dice."""
    base = state.copy()
    clear_dice(base)
    return base


def _value_in(program: Program, state: State, action: int) -> Chances:
    """Return the value of a keep or of stopping."""
    if kind_of(action) == A_STOP:
        return program.rows[0, set_on_table(state)][: state.seats]
    return program.rows[state.throws - 1, kept_set(action)][: state.seats]

"""Finds out whether a position is a puzzle: one action must be clearly better than all others.

A first evaluation excludes most positions. Then a search compares the actions with `LEAVES`
positions, and a second one, with other random numbers, confirms it with ten times as many.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from ..bots.champion.network import new_brain
from ..bots.champion.weights import champion_weights
from ..bots.champion_bot import choose_by_policy, manner_of
from ..bots.greedy import greedy_action
from ..bots.registry import LEVELS
from ..record.notation import action_text
from ..record.position import position_text, read_position
from ..rules.actions import MAX_ACTIONS
from ..rules.agenda import PREDICT, actor, top_kind
from ..rules.compiler import get_compiled
from ..rules.constants import DECK, DISCARD, THINGS
from ..rules.engine import legal_actions
from ..rules.state import State
from ..rules.view import view
from .consequences import consequences, main_facts
from .deep_search import search
from .evaluation import Evaluator, Options
from .puzzle import GAP, Puzzle

LEAVES: Final = 24  # of the first search
DEEPER: Final = 10  # times as many leaves confirm it
DEEP_SEED: Final = 22
COMPARED: Final = 0.15  # actions that are worse by more than this are not searched
SHOWN: Final = 2  # other actions in a puzzle: that of *greedy*, and the best of the others
SKILLS: Final = (*(int(spec[9:-1]) for spec in LEVELS.values() if spec.endswith("%")), 100)


class PuzzleSearch:
    """Judges positions."""

    def __init__(self) -> None:
        self._first = Evaluator()
        self._second = Evaluator(DEEPER * LEAVES, DEEP_SEED)
        self._brain = new_brain(champion_weights())
        self._out = np.zeros(MAX_ACTIONS, np.int64)
        self._chances = np.zeros(MAX_ACTIONS)

    # --- the first evaluation ---

    def is_candidate(self, state: State) -> bool:
        """Whether the first evaluation has one clearly best action that *greedy* does not play."""
        if top_kind(state) == PREDICT or len(legal_actions(state)) < 2:
            return False
        own = self._first.options(state)
        best = _clearly_best(own.own())
        return best >= 0 and own.actions[best] != self.greedy_choice(state)

    def best_action(self, state: State) -> str:
        """Return the best action by the first evaluation."""
        options = self._first.options(state)
        return action_text(options.state, options.actions[int(options.own().argmax())])

    def forget(self) -> None:
        self._first.forget()
        self._second.forget()

    # --- the players ---

    def greedy_choice(self, state: State) -> int:
        return int(greedy_action(state, actor(state), self._out))

    def policy_choice(self, state: State) -> int:
        """Return what the champion plays without a search."""
        if top_kind(state) == PREDICT:
            return self.greedy_choice(state)
        return self._ask_policy(state, SKILLS[-1])

    def _ask_policy(self, state: State, skill: int) -> int:
        arguments = self._brain, actor(state), self._out, self._chances, manner_of(skill), 0.0
        return int(get_compiled(choose_by_policy)(state.record, *arguments))

    def _share_of(self, state: State, action: int, skill: int) -> float:
        """Return how often a player of this skill takes an action."""
        choice = self._ask_policy(state, skill)
        if skill == SKILLS[-1]:
            return float(choice == action)
        legal = legal_actions(state)
        chances = self._chances[: len(legal)]
        return float(chances[legal.index(action)] / chances.sum())

    # --- the searches ---

    def judge(self, position: str) -> Puzzle | None:
        """Return the puzzle of a position; None if it is none."""
        state = read_position(position)
        options = self._first.options(state)
        values = self._search(self._first, options, LEAVES)
        best = _clearly_best(values[:, options.seat])
        if best < 0:
            return None
        again = self._second.options(state)
        values = self._search(self._second, again, LEAVES * DEEPER)
        greedy = again.actions.index(self.greedy_choice(state))
        if best in (-1, greedy) or _clearly_best(values[:, options.seat]) != best:
            return None
        return self._puzzle(position, again, values[:, options.seat], best, greedy)

    def _search(self, evaluator: Evaluator, options: Options, budget: int) -> Any:
        """Return the values of all actions: those of the search for the better ones."""
        own, values = options.own(), options.values.copy()
        better = np.flatnonzero(own >= own.max() - COMPARED)
        indices = sorted(map(int, better), key=lambda index: -own[index])
        if len(indices) > 1:
            values[indices] = search(evaluator, options, indices, budget)
        return values

    def _puzzle(self, position: str, options: Options, own: Any, best: int, greedy: int) -> Puzzle:
        state, actions = options.state, options.actions
        order = np.argsort(-own, kind="stable").tolist()
        others = [greedy, *(index for index in order if index not in (best, greedy))][:SHOWN]
        facts = main_facts(
            consequences(self._second, options, best),
            consequences(self._second, options, greedy),
        )
        return Puzzle(
            position=position,
            best=action_text(state, actions[best]),
            chance=round(100 * float(own[best]), 1),
            others=tuple(
                (action_text(state, actions[i]), round(100 * float(own[best] - own[i]), 1))
                for i in others
            ),
            levels=tuple(
                round(100 * self._share_of(state, actions[best], skill)) for skill in SKILLS
            ),
            facts=tuple(
                replace(fact, best=round(fact.best, 2), taken=round(fact.taken, 2))
                for fact in facts
            ),
        )


def _clearly_best(own: Any) -> int:
    """Return the index of the action that is better than every other by `GAP`; -1: none is."""
    first, second = np.argsort(-own, kind="stable")[:2]
    return int(first) if own[first] - own[second] >= GAP / 100 else -1


def short_position(state: State) -> str:
    """Return what the monster that decides can see, with the discard pile back in the deck.

    Discarded cards hardly matter, and without them a position is a third shorter.
    """
    seen = view(state, actor(state))
    for thing in range(THINGS):
        if seen.location[thing] == DISCARD:
            seen.location[thing] = DECK
    return position_text(seen)

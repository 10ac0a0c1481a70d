"""*champion*: plays what its network prefers, or draws an action like a weaker player."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from ..rules.actions import MAX_ACTIONS
from ..rules.agenda import PREDICT, top_kind
from ..rules.engine import legal_actions, runs_compiled
from ..rules.signatures import Reals, States, Words
from ..rules.state import State, StateArray
from .bot import Bot, DrawBelow
from .champion.network import (
    ALL_CARDS_SEEN,
    OWN_CARDS_SEEN,
    Brain,
    Manner,
    draw_choice,
    first_choice,
    new_brain,
)
from .champion.weights import champion_weights
from .greedy import greedy_action

FULL_SKILL: Final = 100
HALF_SKILL_TEMPERATURE: Final = 4.0
ATTENTIVE: Final = 50  # a player of less skill does not look at the cards of others
DRAWS: Final = 1 << 53


def choose_by_policy(
    states: States,
    brain: Brain,
    seat: int,
    out: Words,
    chances: Reals,
    manner: Manner,
    draw: float,
) -> int:
    """Return the choice of the network for `seat` in states[0]: its first one if `manner` is that
    of a perfect player, else one that is drawn."""
    if manner.temperature == 0.0:
        return first_choice(brain, states[0], seat, out)
    return draw_choice(brain, states[0], seat, out, chances, manner, draw)


def manner_of(skill: int) -> Manner:
    """Return how a player of this skill, 1 to 100 per cent, uses the policy."""
    attention = ALL_CARDS_SEEN if skill >= ATTENTIVE else OWN_CARDS_SEEN
    return Manner(HALF_SKILL_TEMPERATURE * (FULL_SKILL - skill) / skill, attention)


class Champion(Bot):
    """The bot *champion* without search: the first choice of its network.

    With less than full skill it draws its actions: the better the network likes an action, the more
    likely it is, so that most mistakes are small ones.
    """

    needs = (choose_by_policy,)
    _not_copied = ("_brain", "_out", "_chances")

    def __init__(self, spec: str, skill: int = FULL_SKILL) -> None:
        super().__init__(spec)
        self._manner = manner_of(skill)

    @cached_property
    def _brain(self) -> Brain:
        return new_brain(champion_weights())

    @cached_property
    def _out(self) -> np.ndarray:
        return np.zeros(MAX_ACTIONS, np.int64)

    @cached_property
    def _chances(self) -> np.ndarray:
        return np.zeros(MAX_ACTIONS)

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return a legal action for `seat`; `draw(n)` draws a whole number below n."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if top_kind(state) == PREDICT:  # its network has no output for predictions
            return int(greedy_action(state, seat, self._out))
        drawn = draw(DRAWS) / DRAWS if self._manner.temperature else 0.0
        arguments = self._brain, seat, self._out, self._chances, self._manner, drawn
        if runs_compiled(*self.needs):
            from ..rules.compiler import get_compiled

            return int(get_compiled(choose_by_policy)(state.record, *arguments))
        with np.errstate(over="ignore"):
            return int(choose_by_policy(StateArray(state.record), *arguments))

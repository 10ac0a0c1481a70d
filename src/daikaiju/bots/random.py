"""*random*: every legal action is equally likely. The baseline of all other bots."""

from __future__ import annotations

from ..rng.splitmix import draw_at
from ..rules.agenda import KEEP, top_kind
from ..rules.chance import chance_action, outcome_count
from ..rules.signatures import RngStreams, Words
from ..rules.state import State
from ..rules.transitions import list_except_keeps, list_legal
from ..spaces.keeps import count_keeps, nth_keep


def draw_chance(state: State, rng: RngStreams, at: int) -> int:
    """Draw an outcome of chance with rng[at]."""
    return chance_action(state, draw_at(rng, at, outcome_count(state)))


def random_action(state: State, rng: RngStreams, at: int, out: Words) -> int:
    """Draw a legal action with rng[at]."""
    return nth_choice(state, draw_at(rng, at, count_choices(state, out)), out)


def count_choices(state: State, out: Words) -> int:
    """Return the number of legal actions. Those that are not keeps are written to `out`."""
    if _may_keep(state):
        return count_keeps(state) + list_except_keeps(state, out)
    return list_legal(state, out)


def nth_choice(state: State, index: int, out: Words) -> int:
    """Return the legal action with this index, after `count_choices` has filled `out`."""
    keeps = count_keeps(state) if _may_keep(state) else 0
    return nth_keep(state, index) if index < keeps else out[index - keeps]


def _may_keep(state: State) -> bool:
    return top_kind(state) == KEEP and state.throws > 0

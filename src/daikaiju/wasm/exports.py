"""The functions of the rules that JavaScript can call. `states` is the address of one state."""

from __future__ import annotations

from typing import Final

from ..arena.random_play import play_many
from ..rules.agenda import actor
from ..rules.chance import chance_action, outcome_count
from ..rules.compiled_api import advance_first, list_legal_first
from ..rules.signatures import States


def actor_first(states: States) -> int:
    """Return the seat that decides, CHANCE or NOBODY."""
    return actor(states[0])


def outcome_count_first(states: States) -> int:
    return outcome_count(states[0])


def chance_action_first(states: States, index: int) -> int:
    return chance_action(states[0], index)


EXPORTS: Final = (
    actor_first,
    advance_first,
    chance_action_first,
    list_legal_first,
    outcome_count_first,
    play_many,
)

"""Undo: a decision can be undone if it affected neither chance nor another monster."""

from __future__ import annotations

from typing import Final

from ...rules.agenda import actor
from ...rules.constants import THINGS
from ...rules.state import State
from .moves import Play

# State fields that belong to a monster. `healing` is missing: it counts hearts that are promised to
# a monster but not given yet.
MONSTER_FIELDS: Final = (
    "place",
    "health",
    "stars",
    "energy",
    "poison",
    "shrink",
    "wickedness",
    "zombie",
    "extra_turns",
    "winner",
    "prediction",
    "acts",
    "seen_top",
    "unhurt",
    "loss",
    "struck",
    "held",
    "smashed",
    "yielded",
)


def can_be_undone(before: State, play: Play, seat: int) -> bool:
    """Return whether the moves can be undone.

    Only `seat` made them, they changed only its own monster, and `seat` decides next.
    """
    after = play.state
    is_alone = actor(after) == seat and all(step.seat == seat for step in play.steps)
    return is_alone and not _changes_others(before, after, seat)


def _changes_others(before: State, after: State, seat: int) -> bool:
    others = [other for other in range(before.seats) if other != seat]
    for name in MONSTER_FIELDS:
        was, now = getattr(before, name), getattr(after, name)
        if any(was[other] != now[other] for other in others):
            return True
    return any(
        _thing_state(before, thing) != _thing_state(after, thing)
        for thing in range(THINGS)
        if before.location[thing] in others or after.location[thing] in others
    )


def _thing_state(state: State, thing: int) -> tuple[int, int, int]:
    """Return the location, counter and use of a card or tile."""
    return state.location[thing], state.counter[thing], state.used[thing]

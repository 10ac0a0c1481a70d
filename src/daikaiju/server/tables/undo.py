"""What can be taken back: a decision that has touched neither chance nor another monster."""

from __future__ import annotations

from typing import Final

from ...rules.agenda import actor
from ...rules.constants import THINGS
from ...rules.state import State
from .moves import Play

# What a monster has and what is about to happen to it. `healing` is not among it: hearts that are
# only promised have not been given yet.
OF_A_MONSTER: Final = (
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
    "acts",
    "seen_top",
    "unhurt",
    "loss",
    "struck",
    "held",
    "smashed",
    "yielded",
)


def may_be_undone(before: State, play: Play, seat: int) -> bool:
    """Did a seat that goes on deciding do all of this alone, and only to itself?"""
    after = play.state
    is_alone = actor(after) == seat and all(step.seat == seat for step in play.steps)
    return is_alone and not _touches_others(before, after, seat)


def _touches_others(before: State, after: State, seat: int) -> bool:
    others = [other for other in range(before.seats) if other != seat]
    for name in OF_A_MONSTER:
        was, now = getattr(before, name), getattr(after, name)
        if any(was[other] != now[other] for other in others):
            return True
    return any(
        _thing(before, thing) != _thing(after, thing)
        for thing in range(THINGS)
        if before.lies[thing] in others or after.lies[thing] in others
    )


def _thing(state: State, thing: int) -> tuple[int, int, int]:
    """Where a card lies, and what is on it."""
    return state.lies[thing], state.counter[thing], state.used[thing]

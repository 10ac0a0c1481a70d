"""The setup of games: edition, number of monsters, table options and reward."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from ..record.scenario import read_options
from ..rules.editions import Options
from ..rules.setup import new_game
from ..rules.state import State
from .rewards import REWARDS

MOST_DECISIONS = 1_000_000_000  # the largest limit of decisions


@dataclass(frozen=True)
class Setup:
    """One kind of game, used by every interface. Invalid values raise ValueError.

    The option `predictions` has no effect: predictions change nothing in the game, and agents of
    eliminated monsters do not act.
    """

    edition: str = "second"  # "first", "second" or "dark"
    seats: int = 4  # 2 to 6
    options: Options = Options()  # also a mapping of names, as in scenarios
    reward: str = "win"  # "win", "place" or "shaped" (see rewards.py)
    skip_forced: bool = False  # forced decisions are taken automatically
    longest: int = 20_000  # limit of decisions

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            known = ", ".join(REWARDS)
            raise ValueError(f"there is no reward {self.reward!r}: the rewards are {known}")
        if self.skip_forced not in (True, False):
            raise ValueError(f"skip_forced cannot be {self.skip_forced!r}: choose True or False")
        is_number = isinstance(self.longest, int) and not isinstance(self.longest, bool)
        if not is_number or not 1 <= self.longest <= MOST_DECISIONS:
            raise ValueError(
                f"a game cannot take {self.longest!r} decisions: "
                f"choose a whole number from 1 to {MOST_DECISIONS}"
            )
        if isinstance(self.seats, bool) or not isinstance(self.seats, int):
            raise ValueError(f"{self.seats!r} monsters cannot play: choose 2 to 6")
        options = replace(to_options(self.options), predictions=False)
        object.__setattr__(self, "options", options)
        _ = self.start  # raises an error for an invalid edition or table

    @cached_property
    def start(self) -> State:
        """The first position of every game. Copy it before use."""
        return new_game(self.edition, self.seats, self.options)

    @property
    def starts(self) -> Any:
        """The records of all first positions; here there is one."""
        return self.start.record

    @property
    def kind(self) -> int:
        """The reward as a number, for compiled code."""
        return REWARDS[self.reward]


@dataclass(frozen=True)
class Mixture:
    """Several setups for one batch: game n of the seed has the setup n % len(setups).

    Row i of a batch always has the same setup if its number of games is a multiple of that length.
    """

    setups: tuple[Setup, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "setups", tuple(self.setups))
        if not self.setups:
            raise ValueError("a mixture of no setups cannot be played: give at least one")
        if len({(s.reward, s.skip_forced, s.longest) for s in self.setups}) > 1:
            raise ValueError("reward, skip_forced and longest must be the same in all setups")

    @cached_property
    def starts(self) -> Any:
        """The records of all first positions."""
        return np.concatenate([setup.start.record for setup in self.setups])

    @property
    def kind(self) -> int:
        """The reward as a number, for compiled code."""
        return self.setups[0].kind

    @property
    def skip_forced(self) -> bool:
        """Whether forced decisions are taken automatically."""
        return self.setups[0].skip_forced

    @property
    def longest(self) -> int:
        """The limit of decisions."""
        return self.setups[0].longest


def checked_setup(setup: Any, *classes: type) -> Any:
    """Return a setup. Raise ValueError if it has none of these classes."""
    if not isinstance(setup, classes):
        raise ValueError(f"{setup!r} is no setup: give Setup(…)")
    return setup


def to_options(options: Options | Mapping[str, Any]) -> Options:
    """Return table options, also from a mapping of names as in scenarios."""
    if isinstance(options, Options):
        return options
    if not isinstance(options, Mapping):
        raise ValueError(f"{options!r} are no options: give Options(…) or a mapping of names")
    return read_options(dict(options))

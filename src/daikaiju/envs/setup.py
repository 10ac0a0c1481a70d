"""What to train on: the edition, how many monsters, the table's options, and the rewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ..record.scenario import read_options
from ..rules.editions import Options
from ..rules.setup import new_game
from ..rules.state import State
from .rewards import REWARDS


@dataclass(frozen=True)
class Setup:
    """One kind of game, the same for every door; what cannot be is refused in one sentence."""

    edition: str = "second"  # "first", "second" or "dark"
    seats: int = 4  # 2 to 6
    options: Options = Options()
    reward: str = "win"  # "win", "place" or "shaped" (see rewards.py)
    skip_forced: bool = False  # decisions without a choice are taken by themselves
    longest: int = 20_000  # decisions, after which a game is cut short

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            known = ", ".join(REWARDS)
            raise ValueError(f"there is no reward {self.reward!r}: the rewards are {known}")
        if isinstance(self.longest, bool) or not isinstance(self.longest, int) or self.longest < 1:
            raise ValueError(
                f"a game cannot take {self.longest!r} decisions: a whole number from 1 would do"
            )
        if isinstance(self.seats, bool) or not isinstance(self.seats, int):
            raise ValueError(f"{self.seats!r} monsters cannot play: 2 to 6 would do")
        _check_options(self.options)
        _ = self.start  # refuses editions and tables that do not exist

    @cached_property
    def start(self) -> State:
        """The position in which every game begins; whoever plays it on takes a copy."""
        return new_game(self.edition, self.seats, self.options)

    @property
    def kind(self) -> int:
        """The number of the kind of reward, for compiled code."""
        return REWARDS[self.reward]


def as_options(options: Options | Mapping[str, Any]) -> Options:
    """Options of a table, also where they are given by their names, as in scenarios."""
    return options if isinstance(options, Options) else read_options(dict(options))


def _check_options(options: Options) -> None:
    """Refuse in one sentence what is no answer to an option of the table."""
    for name, hint in get_type_hints(Options).items():
        answers = [answer for part in (hint, *get_args(hint)) for answer in _answers(part)]
        if getattr(options, name) not in answers:
            known = ", ".join(str(answer) for answer in answers)
            raise ValueError(f"{name} cannot be {getattr(options, name)!r}: {known} would do")


def _answers(hint: Any) -> tuple[Any, ...]:
    """The values that a part of a type stands for."""
    if hint is bool:
        return (True, False)
    return (None,) if hint is type(None) else get_args(hint) if get_origin(hint) is Literal else ()

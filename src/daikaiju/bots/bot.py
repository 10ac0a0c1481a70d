"""What a bot is, for whoever runs a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ..rules.state import State
from .dispatch import OUTSIDE

Luck = Callable[[int], int]  # luck(n): a whole number below n, all equally likely


class Bot(ABC):
    """Somebody who decides. One instance plays in one worker, at any seat and at several."""

    player: int = OUTSIDE  # its number in compiled code (dispatch.py), or OUTSIDE: it is asked
    strength: int = 100
    needs: tuple[Any, ...] = ()  # functions with which it thinks far faster as machine code
    trouble: str = ""  # what it did wrong, in one sentence, if random plays on for it

    def __init__(self, spec: str) -> None:
        self.spec = spec

    @abstractmethod
    def choose(self, state: State, seat: int, luck: Luck) -> int:
        """One legal action for `seat`, which must decide; `state` is what this seat may know."""

    def over(self, state: State) -> None:  # noqa: B027  (most bots need not know)
        """A game in which it played has ended like this."""

    def close(self) -> None:  # noqa: B027  (… and hold nothing)
        """The bot is no longer needed."""

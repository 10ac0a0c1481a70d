"""The interface of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ..rules.state import State
from .dispatch import EXTERNAL

DrawBelow = Callable[[int], int]  # draw(n): a uniform random whole number below n


class Bot(ABC):
    """A player that decides. One instance runs in one worker and may play several seats."""

    player: int = EXTERNAL  # its number in compiled code (dispatch.py), or EXTERNAL
    strength: int = 100
    needs: tuple[Any, ...] = ()  # functions that should be compiled before it plays
    trouble: str = ""  # one sentence on its failure, if *random* has replaced it

    def __init__(self, spec: str) -> None:
        self.spec = spec

    @abstractmethod
    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return a legal action for `seat`, which must decide.

        `state` is a copy that shows only what this seat may know. `draw(n)` returns a random whole
        number below n; a bot that uses no other random source plays reproducible games.
        """

    def over(self, state: State) -> None:  # noqa: B027  (optional)
        """Called after a game in which the bot played has ended in `state`."""

    def close(self) -> None:  # noqa: B027  (optional)
        """Called when the bot is no longer needed."""

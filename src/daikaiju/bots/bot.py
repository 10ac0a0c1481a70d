"""The interface of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ..rules.engine import legal_actions
from ..rules.state import State
from .dispatch import EXTERNAL
from .faults import BotFault, checked_answer, failure_text

DrawBelow = Callable[[int], int]  # draw(n): a uniform random whole number below n


class Bot(ABC):
    """A player that decides. One instance runs in one worker and may play several seats.

    Subclasses define `choose`. Games call `ask`, `finish` and `close`.
    """

    spec: str = "this bot"
    player: int = EXTERNAL  # its number in compiled code (dispatch.py), or EXTERNAL
    strength: int = 100
    needs: tuple[Any, ...] = ()  # functions that should be compiled before it plays
    trouble: str = ""  # one sentence on its failure, if *random* has replaced it
    _place: str = ""  # the game and seat of the last question
    _not_copied: tuple[str, ...] = ()  # attributes that a copy makes anew, such as scratch buffers

    def __init__(self, spec: str) -> None:
        self.spec = spec

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in self.__dict__ if name not in self._not_copied}

    # --- what a bot does -------------------------------------------------------------------------

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

    def check(self, start: State) -> None:  # noqa: B027  (optional)
        """Raise UserError if the bot cannot play games that begin like this."""

    def start(self) -> None:  # noqa: B027  (optional)
        """Called before the first game. Raise UserError if the bot cannot be started."""

    # --- what a game calls -----------------------------------------------------------------------

    def ask(self, seen: State, seat: int, draw: DrawBelow, place: str = "") -> int:
        """Return a legal action for `seat`: the one that the bot chooses, else a random one.

        A bot whose code fails or that chooses no legal action is replaced by *random* for the rest
        of the game. `seen` is the view of the seat; `place` names the game and seat in `trouble`. A
        bot that does not return cannot be stopped, unless it is a program.
        """
        legal, self._place = legal_actions(seen), place
        if not self.trouble:
            try:
                return checked_answer(self.choose(seen.copy(), seat, draw), seen, legal)
            except BotFault as fault:
                self.give_up(str(fault))
            except (Exception, SystemExit) as error:
                self.give_up(failure_text(error))
        return legal[draw(len(legal))]

    def finish(self, state: State) -> None:
        """Tell the bot that a game has ended in `state`."""
        try:
            self.over(state)
        except (Exception, SystemExit) as error:
            self.trouble = self.trouble or f"{self.spec} {failure_text(error)} after a game"

    def give_up(self, fault: str) -> None:
        """Let *random* play on. `fault` is a phrase that follows the name of the bot."""
        place = f" ({self._place})" if self._place else ""
        self.trouble = f"{self.spec} {fault}{place}; random plays on for it"

    def forgive(self) -> None:
        """Let the bot play again in a new game, so that a game depends on no other game."""
        self.trouble = ""

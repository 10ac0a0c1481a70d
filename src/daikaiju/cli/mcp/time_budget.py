"""The time for one decision. It begins when the decision is offered to the player."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]  # seconds, from any start


class TimeBudget:
    """A limit for each decision; without a limit it only measures."""

    def __init__(self, seconds: float | None, clock: Clock) -> None:
        self.seconds, self._clock = seconds, clock
        self._began = clock()

    def restart(self) -> None:
        """Begin a new decision."""
        self._began = self._clock()

    @property
    def left(self) -> float | None:
        """The seconds that are left; None without a limit."""
        if self.seconds is None:
            return None
        return max(0.0, self.seconds - (self._clock() - self._began))

    @property
    def is_over(self) -> bool:
        return self.left == 0

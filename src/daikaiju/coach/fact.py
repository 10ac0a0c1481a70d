"""A number that differs between the best action and another one; sentences quote it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

FactName = Literal["wins", "dies", "danger", "kills", "stars", "hearts", "energy"]
BAD: Final = ("dies", "danger")  # less is better


@dataclass(frozen=True)
class Fact:
    """A number that differs between the best action and the one taken."""

    name: FactName
    best: float
    taken: float
    seat: int = -1  # of the monster that is eliminated
    is_gain: bool = True  # of the best action; otherwise its price

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

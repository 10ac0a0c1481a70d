"""How much long tests try: a part in `make test`, all with `DAIKAIJU_SAMPLES=all` (`.ci/run`).

Both try the same things, with more or fewer random games, positions and sizes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

TAKES_ALL = os.environ.get("DAIKAIJU_SAMPLES") == "all"

Amount = TypeVar("Amount")
Name = TypeVar("Name")
Other = TypeVar("Other")


def amount(all: Amount, *, part: Amount) -> Amount:
    """Return how many or which things a test tries in this run."""
    return all if TAKES_ALL else part


def pairs(names: Iterable[Name], others: Sequence[Other]) -> list[tuple[Name, Other]]:
    """Return each name with all of the others; as a part, with one of them in turn."""
    return [
        (name, other)
        for number, name in enumerate(names)
        for other in amount(others, part=[others[number % len(others)]])
    ]

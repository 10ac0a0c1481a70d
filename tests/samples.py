"""How much long tests try: a part in `make test`, all with `DAIKAIJU_SAMPLES=all` (`.ci/run`).

Both try the same things, with more or fewer random games, positions and sizes.
"""

from __future__ import annotations

import os
from typing import TypeVar

TAKES_ALL = os.environ.get("DAIKAIJU_SAMPLES") == "all"

Amount = TypeVar("Amount")


def amount(all: Amount, *, part: Amount) -> Amount:
    """Return how many or which things a test tries in this run."""
    return all if TAKES_ALL else part

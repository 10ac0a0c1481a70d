"""How many games compare WebAssembly with Python: few in each run, all of them if asked for.

`DAIKAIJU_CONFORMANCE=all` plays 3,000 games for each comparison; .github/workflows/conformance.yaml
does so every week.
"""

from __future__ import annotations

import os

from daikaiju.rules.constants import EDITION_NAMES

TABLES = [(edition, seats) for edition in EDITION_NAMES for seats in range(2, 7)]
ALL = 3000
PLAYS_ALL = os.environ.get("DAIKAIJU_CONFORMANCE") == "all"


def portions(usual: int) -> list[range]:
    """Return the numbers of the games of each table, in portions of `usual`: the first portion, or
    as many as are needed for all games."""
    last = ALL // len(TABLES) if PLAYS_ALL else usual
    return [range(first, min(first + usual, last)) for first in range(0, last, usual)]

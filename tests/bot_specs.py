"""Specs of bots of every kind, for tests of what all bots have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from daikaiju.bots.net_file import Network, action_numbers, cell_numbers, write_network

EXAMPLE_BOT: Final = Path(__file__).parent.parent / "examples" / "my_bot.py"
NET: Final = "net:FILE"  # of a random network: see `spec_with_file`
EXAMPLE: Final = "py:FILE"
FAST_SPECS: Final = ("random", "greedy", "greedy:50", EXAMPLE)
SLOW_SPECS: Final = ("odds", "search:0", "search:20", "champion", "champion:20", "champion:40%")
ALL_SPECS: Final = (*FAST_SPECS, NET, *SLOW_SPECS)
# "perfect" plays only without cards; a program ("cmd") gets positions as text.
OTHER_KINDS: Final = ("perfect", "cmd")


def spec_with_file(spec: str, folder: Path) -> str:
    """Return the spec with a real file; the random network reads every cell."""
    if spec == EXAMPLE:
        return f"py:{EXAMPLE_BOT}:Stubborn"
    if spec != NET:
        return spec
    file = folder / "random.npz"
    rng, cells, actions = np.random.default_rng(16), [*cell_numbers()], [*action_numbers()]
    layers = [
        (rng.normal(size=size), rng.normal(size=size[1])) for size in [(len(cells), 9), (9, 9)]
    ]
    parts = (rng.random((len(actions), 8)) < 0.4).astype(np.int8)
    levels = np.ones(len(cells), np.int8)
    write_network(file, Network(cells, levels, layers, actions, parts, {"edition": "second"}))
    return f"net:{file}"

"""The trained weights of the network (network.py); `training/` computes them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from .network import WEIGHTS


@cache
def weights() -> Any:
    """Return all weights as one array."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        found = np.load(file)["weights"].astype(np.float64)
    if found.shape != (WEIGHTS,):
        raise ValueError(f"weights.npz has {found.shape} weights, but the network needs {WEIGHTS}")
    return found

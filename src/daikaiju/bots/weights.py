"""The weights of the network that judges positions (network.py), as fitted by `training/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from .network import WEIGHTS


@cache
def weights() -> Any:
    """All weights in one row."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        found = np.load(file)["weights"].astype(np.float64)
    if found.shape != (WEIGHTS,):
        raise ValueError(f"weights.npz has {found.shape} weights, but the network needs {WEIGHTS}")
    return found

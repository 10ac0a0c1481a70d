"""Reads the weights of the champion's network; `training/champion` writes them.

A file names its features. A feature that this process does not have is left out; a feature or
action without weights, such as that of a card in a pack, is neutral: the feature changes nothing,
and the action is as good as the average action of its kind.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from ...rules.constants import EDITIONS, MAX_SEATS
from ...spaces.actions import ACTIONS, KINDS
from ...spaces.observations import SIZE
from .features import list_features
from .network import (
    BLOCKS,
    FIRST_BIAS,
    FIRST_BLOCK,
    FIRST_ROWS,
    NARROW,
    OUTCOMES,
    PLACES,
    POLICY,
    ROW_COUNTS,
    SECOND,
    VALUE,
    WIDE,
)

LARGEST: Final = 32_000  # of a whole number in the table


@cache
def champion_weights() -> tuple[Any, ...]:
    """Return the weights of this release: the first three fields of a Brain."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        return read_champion_weights(file)


def read_champion_weights(file: Any) -> tuple[Any, ...]:
    """Read a file of weights; its layers may have any size."""
    found = np.load(file)
    narrow, wide = found["second.weight"].shape
    blocks = sum(name.startswith("blocks.") for name in found.files) // 2
    rows, first_rows, row_counts = _rows_by_cell(found, wide)
    unit = max(float(np.abs(rows).max()), 1e-6) / LARGEST
    table = np.rint(rows / unit).astype(np.int16).reshape(-1)
    places = np.zeros(PLACES, np.int32)
    places[FIRST_ROWS:ROW_COUNTS], places[ROW_COUNTS:] = first_rows, row_counts
    places[WIDE], places[NARROW], places[BLOCKS] = wide, narrow, blocks
    places[SECOND] = FIRST_BIAS + wide
    places[FIRST_BLOCK] = places[SECOND] + (wide + 1) * narrow
    places[VALUE] = places[FIRST_BLOCK] + blocks * (narrow + 1) * narrow
    places[POLICY] = places[VALUE] + (narrow + 1) * OUTCOMES
    parts = [unit], _sharpness(found), _layers(found, blocks), _policy(found, narrow)
    layers = np.concatenate(parts).astype(np.float32)
    if len(layers) != places[POLICY] + ACTIONS * (narrow + 1):
        raise ValueError("the file of weights does not fit the network")
    return table, places, layers


def _rows_by_cell(found: Any, wide: int) -> tuple[Any, Any, Any]:
    """Return the rows of the first layer, and where those of each cell are.

    The row for a value of a cell is the sum of all its features with a threshold up to that value.
    """
    names = {str(name): index for index, name in enumerate(found["features"])}
    weights = found["first.weight"].astype(np.float64).T
    thresholds: dict[int, dict[int, Any]] = {}
    for feature in list_features():
        if feature.name in names:
            row = weights[names[feature.name]]
            thresholds.setdefault(feature.cell, {})[feature.threshold] = row
    first_row, row_count = np.zeros(SIZE, np.int32), np.zeros(SIZE, np.int32)
    rows: list[Any] = []
    for cell, by_threshold in thresholds.items():
        first_row[cell], row_count[cell] = len(rows), max(by_threshold)
        total = np.zeros(wide)
        for value in range(1, max(by_threshold) + 1):
            total = total + by_threshold.get(value, 0.0)
            rows.append(total)
    return np.array(rows), first_row, row_count


def _sharpness(found: Any) -> Any:
    """Return the factors of the outcomes' logits; 1 in a file that has not been calibrated."""
    if "sharpness" in found.files:
        return found["sharpness"].reshape(-1)
    return np.ones(EDITIONS * (MAX_SEATS - 1))


def _layers(found: Any, blocks: int) -> Any:
    """Return the biases of the first layer, then weights and biases up to the outcomes."""
    names = ["second", *(f"blocks.{block}" for block in range(blocks)), "value"]
    parts = [found["first.bias"]]
    for name in names:
        parts += [found[f"{name}.weight"].T.reshape(-1), found[f"{name}.bias"]]
    return np.concatenate(parts)


def _policy(found: Any, narrow: int) -> Any:
    """Return weights and bias of each action; without weights, the mean of its kind."""
    known = min(int(found["actions"]), ACTIONS)
    rows = np.zeros((ACTIONS, narrow + 1), np.float32)
    rows[:known, :narrow] = found["policy.weight"][:known]
    rows[:known, narrow] = found["policy.bias"][:known]
    for kind in KINDS:
        ids = np.array(kind.ids)
        if known <= ids[-1] and ids[0] < known:
            rows[ids[ids >= known]] = rows[ids[ids < known]].mean(axis=0)
    return rows.reshape(-1)

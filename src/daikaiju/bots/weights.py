"""The trained weights of the network (network.py); `training/` computes them.

A file of weights names its cards. A card that it does not name has weights of 0: it is neutral, and
the evaluation of everything else stays the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from ..rules.definitions import ALL_CARDS, CARD_BY_NAME
from .dispatch import NETWORK_ODDS
from .network import F_CARDS, FEATURES, NETWORKS, W_OWN, WEIGHTS, WEIGHTS_OF_ONE, WIDTH


@cache
def weights() -> Any:
    """Return the weights of this release as one array."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        return read_weights(file)


def weights_for(players: Iterable[int]) -> Any:
    """Return the weights if a player (dispatch.py) needs them; else None."""
    return weights() if NETWORK_ODDS in players else None


def read_weights(file: Any) -> Any:
    """Read a file of weights; each card of this process gets the row with its name, or 0."""
    found = np.load(file)
    cards, names = found["cards"], found["card_names"].tolist()
    rows = np.zeros((NETWORKS, FEATURES, WIDTH))
    if cards.shape != (NETWORKS, len(names), WIDTH) or found["rows"].shape[1] != F_CARDS:
        raise ValueError("the file of weights does not fit the network")
    rows[:, :F_CARDS] = found["rows"]
    for index, name in enumerate(names):
        if name in CARD_BY_NAME:
            rows[:, F_CARDS + CARD_BY_NAME[name].id] = cards[:, index]
    layers = [rows.reshape(NETWORKS, -1), found["layers"]]
    return np.concatenate(layers, axis=1, dtype=np.float64).reshape(WEIGHTS)


def write_weights(file: Path, values: Any) -> None:
    """Write weights with the names of all cards."""
    networks = np.asarray(values, np.float32).reshape(NETWORKS, WEIGHTS_OF_ONE)
    rows = networks[:, :W_OWN].reshape(NETWORKS, FEATURES, WIDTH)
    ids = [F_CARDS + card.id for card in ALL_CARDS]
    np.savez_compressed(
        file,
        card_names=np.array([card.name for card in ALL_CARDS]),
        cards=rows[:, ids],
        rows=rows[:, :F_CARDS],
        layers=networks[:, W_OWN:],
    )

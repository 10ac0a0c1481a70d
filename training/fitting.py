"""Fitting the weights by gradient descent: the chances it gives should be those of who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from daikaiju.bots.network import (
    DEPTH,
    FEATURES,
    NETWORKS,
    W_BIAS,
    W_OTHERS,
    W_OWN,
    W_STRENGTH,
    WEIGHTS,
    WEIGHTS_OF_ONE,
    WIDTH,
)

BATCH = 4096


def strengths(weights: Any, rows: Any) -> Any:
    """The networks of daikaiju.bots.network, for a batch of positions."""
    lives = rows[..., 0] >= 0
    duel = (lives.sum(axis=1) <= 2)[:, None]
    first, second = (_of_one(part, rows, lives) for part in jnp.split(weights, NETWORKS))
    return jnp.where(lives, jnp.where(duel, first, second), -1e9)


def _of_one(weights: Any, rows: Any, lives: Any) -> Any:
    table = jnp.concatenate([weights[:W_OWN].reshape(FEATURES, WIDTH), jnp.zeros((1, WIDTH))])
    pictures = jax.nn.relu(table[rows].sum(axis=2)) * lives[..., None]
    others = pictures.sum(axis=1, keepdims=True) - pictures
    own = weights[W_OWN:W_OTHERS].reshape(WIDTH, DEPTH)
    against = weights[W_OTHERS:W_BIAS].reshape(WIDTH, DEPTH)
    compared = pictures @ own + others @ against + weights[W_BIAS:W_STRENGTH]
    return jax.nn.relu(compared) @ weights[W_STRENGTH:]


def loss(weights: Any, rows: Any, won: Any) -> Any:
    """How surprised the network is by the results, and a little for large weights."""
    chances = jax.nn.log_softmax(strengths(weights, rows), axis=1)
    return -(won * jnp.maximum(chances, -50.0)).sum(axis=1).mean() + 1e-6 * (weights**2).sum()


@jax.jit
def _improved(weights: Any, moments: Any, step: Any, rate: Any, rows: Any, won: Any) -> Any:
    """One step of Adam."""
    surprise, slope = jax.value_and_grad(loss)(weights, rows, won)
    first = 0.9 * moments[0] + 0.1 * slope
    second = 0.999 * moments[1] + 0.001 * slope**2
    move = (first / (1 - 0.9**step)) / (jnp.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights - rate * move, (first, second), surprise


def fresh_weights(seed: int) -> Any:
    luck = np.random.default_rng(seed)
    weights = luck.normal(0.0, 0.1, (NETWORKS, WEIGHTS_OF_ONE))
    weights[:, W_OWN:W_BIAS] *= 2.0
    weights[:, W_BIAS:W_STRENGTH] = 0.1
    return weights.reshape(-1).astype(np.float32)


def fit(rows: Any, won: Any, start: Any, epochs: int, rate: float, seed: int) -> Any:
    """Weights that fit the results; the twentieth part of the positions is kept for checking."""
    luck = np.random.default_rng(seed)
    checked = len(rows) // 20
    weights, moments = jnp.asarray(start, jnp.float32), (jnp.zeros(WEIGHTS), jnp.zeros(WEIGHTS))
    steps = epochs * ((len(rows) - checked) // BATCH)
    number = 0
    for epoch in range(epochs):
        order = checked + luck.permutation(len(rows) - checked)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            number += 1
            chosen = order[at : at + BATCH]
            now = rate * 0.5 * (1 + np.cos(np.pi * number / steps))
            weights, moments, _ = _improved(
                weights, moments, number, now, rows[chosen], won[chosen]
            )
        print(f"epoch {epoch + 1}: surprise {_surprise(weights, rows, won, checked):.5f}")
    return np.asarray(weights)


def _surprise(weights: Any, rows: Any, won: Any, checked: int) -> float:
    """On the positions kept for checking."""
    parts = range(0, checked, BATCH)
    total = sum(
        float(loss(weights, rows[at : at + BATCH], won[at : at + BATCH]))
        * len(rows[at : min(at + BATCH, checked)])
        for at in parts
    )
    return total / max(1, checked)


def load(files: list[Path]) -> tuple[Any, Any, int]:
    """All positions of some files, shuffled by file; how many games they are from."""
    found = [np.load(file) for file in files]
    rows = np.concatenate([f["rows"] for f in found])
    won = np.concatenate([f["won"] for f in found])
    return rows, won, int(sum(f["games"] for f in found))

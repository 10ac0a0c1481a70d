"""Fits the weights by gradient descent, so that the win chances agree with the results."""

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
    """Return the strengths of daikaiju.bots.network for a batch of positions."""
    alive = rows[..., 0] >= 0
    duel = (alive.sum(axis=1) <= 2)[:, None]
    first, second = (_network_strengths(part, rows, alive) for part in jnp.split(weights, NETWORKS))
    return jnp.where(alive, jnp.where(duel, first, second), -1e9)


def _network_strengths(weights: Any, rows: Any, alive: Any) -> Any:
    table = jnp.concatenate([weights[:W_OWN].reshape(FEATURES, WIDTH), jnp.zeros((1, WIDTH))])
    hidden = jax.nn.relu(table[rows].sum(axis=2)) * alive[..., None]
    others = hidden.sum(axis=1, keepdims=True) - hidden
    own = weights[W_OWN:W_OTHERS].reshape(WIDTH, DEPTH)
    against = weights[W_OTHERS:W_BIAS].reshape(WIDTH, DEPTH)
    compared = hidden @ own + others @ against + weights[W_BIAS:W_STRENGTH]
    return jax.nn.relu(compared) @ weights[W_STRENGTH:]


def loss(weights: Any, rows: Any, results: Any) -> Any:
    """Return the cross-entropy of the results, plus a small penalty for large weights."""
    chances = jax.nn.log_softmax(strengths(weights, rows), axis=1)
    return -(results * jnp.maximum(chances, -50.0)).sum(axis=1).mean() + 1e-6 * (weights**2).sum()


@jax.jit
def _adam_step(weights: Any, moments: Any, step: Any, rate: Any, rows: Any, results: Any) -> Any:
    """Return weights, moments and loss after one step of Adam."""
    value, gradient = jax.value_and_grad(loss)(weights, rows, results)
    first = 0.9 * moments[0] + 0.1 * gradient
    second = 0.999 * moments[1] + 0.001 * gradient**2
    move = (first / (1 - 0.9**step)) / (jnp.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights - rate * move, (first, second), value


def initial_weights(seed: int) -> Any:
    rng = np.random.default_rng(seed)
    weights = rng.normal(0.0, 0.1, (NETWORKS, WEIGHTS_OF_ONE))
    weights[:, W_OWN:W_BIAS] *= 2.0
    weights[:, W_BIAS:W_STRENGTH] = 0.1
    return weights.reshape(-1).astype(np.float32)


def fit(rows: Any, results: Any, start: Any, epochs: int, rate: float, seed: int) -> Any:
    """Return weights that fit the results. One twentieth of the positions is held out."""
    rng = np.random.default_rng(seed)
    held_out = len(rows) // 20
    weights, moments = jnp.asarray(start, jnp.float32), (jnp.zeros(WEIGHTS), jnp.zeros(WEIGHTS))
    steps = epochs * ((len(rows) - held_out) // BATCH)
    number = 0
    for epoch in range(epochs):
        order = held_out + rng.permutation(len(rows) - held_out)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            number += 1
            chosen = order[at : at + BATCH]
            now = rate * 0.5 * (1 + np.cos(np.pi * number / steps))
            weights, moments, _ = _adam_step(
                weights, moments, number, now, rows[chosen], results[chosen]
            )
        print(f"epoch {epoch + 1}: loss {_validation_loss(weights, rows, results, held_out):.5f}")
    return np.asarray(weights)


def _validation_loss(weights: Any, rows: Any, results: Any, held_out: int) -> float:
    """Return the loss on the positions that are held out."""
    parts = range(0, held_out, BATCH)
    total = sum(
        float(loss(weights, rows[at : at + BATCH], results[at : at + BATCH]))
        * len(rows[at : min(at + BATCH, held_out)])
        for at in parts
    )
    return total / max(1, held_out)


def load(files: list[Path]) -> tuple[Any, Any, int]:
    """Return rows and results of all positions in the files, and their number of games."""
    found = [np.load(file) for file in files]
    rows = np.concatenate([f["rows"] for f in found])
    results = np.concatenate([f["won"] for f in found])
    return rows, results, int(sum(f["games"] for f in found))

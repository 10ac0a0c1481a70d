"""Batches of several setups: each game is that of its setup."""

from __future__ import annotations

import pytest

from daikaiju.envs import Batch, Mixture, Setup


def test_a_mixture_plays_its_setups_in_turn() -> None:
    """Game n has the setup n % 3, and is the game n of that setup."""
    setups = [Setup("second", 2), Setup("dark", 6), Setup("first", 3)]
    mixed, alone = Batch(Mixture(tuple(setups)), 6, seed=4), [Batch(s, 6, seed=4) for s in setups]
    for _ in range(60):
        actions = mixed.sample()
        for row in range(6):
            other = alone[row % 3]
            assert mixed.states[row].tobytes() == other.states[row].tobytes()
            assert mixed.masks[row].tolist() == other.masks[row].tolist()
        for which, other in enumerate(alone):
            ids = other.sample()
            ids[which::3] = actions[which::3]
            other.step(ids)
        mixed.step(actions)


def test_a_mixture_needs_setups_that_agree() -> None:
    with pytest.raises(ValueError, match="give at least one"):
        Mixture(())
    with pytest.raises(ValueError, match="must be the same in all setups"):
        Mixture((Setup(), Setup(reward="place")))

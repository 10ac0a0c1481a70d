"""*net:PATH*: a bot that plays with a network from a file (net_file.py). It needs only NumPy.

It takes the legal action with the highest logit. Sums are in float64, so that the rounding of
another processor does not change a decision.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..rules.engine import legal_actions, runs_compiled
from ..rules.state import State
from ..spaces.actions import ACTIONS, id_of
from ..spaces.observations import SIZE, observe, observe_first
from .bot import Bot, DrawBelow
from .net_file import Network, action_numbers, cell_numbers, read_network


def load_net(spec: str, path: str) -> Bot:
    """Return the bot of a file. Raise UserError if the file is no network."""
    file = Path(path)
    stamp = file.stat().st_mtime_ns if file.exists() else 0
    return NetBot(spec, _policy(file.resolve(), stamp))


@lru_cache(maxsize=8)
def _policy(file: Path, stamp: int) -> Policy:
    """Read a file once, and again after a change."""
    return Policy(read_network(file))


class Policy:
    """A network whose names are replaced by the numbers of this process."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._cells = np.array([cell_numbers()[name] for name in network.cells])
        self._rows = np.full(ACTIONS, -1)
        for row, name in enumerate(network.actions):
            self._rows[action_numbers()[name]] = row

    def outputs(self, observation: Any) -> Any:
        """Return the outputs for one observation."""
        layers = self.network.layers
        active = np.flatnonzero(observation[self._cells] >= self.network.levels)
        weights, biases = layers[0]
        hidden = weights[active].sum(axis=0) + biases
        for weights, biases in layers[1:]:
            hidden = np.maximum(hidden, 0) @ weights + biases
        return hidden

    def logits(self, observation: Any, ids: Any) -> Any:
        """Return the logit of each action id; an action that the network does not know has -inf."""
        outputs, rows = self.outputs(observation), np.where(ids < 0, -1, self._rows[ids])
        found = self.network.parts[rows] @ outputs[1:]
        return np.where(rows >= 0, found, -np.inf)


class NetBot(Bot):
    """The bot *net*. Its decisions are deterministic."""

    def __init__(self, spec: str, policy: Policy) -> None:
        super().__init__(spec)
        self.policy = policy
        self.needs = (observe_first,)

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return the legal action of `seat` with the highest logit."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        observation = see(state, seat)
        ids = np.array([id_or_none(state, action) for action in legal])
        logits = self.policy.logits(observation, ids)
        if np.isneginf(logits).all():
            return legal[draw(len(legal))]
        return legal[int(np.argmax(logits))]


def see(state: State, seat: int) -> Any:
    """Return what a seat observes, computed by machine code if it is ready."""
    observation = np.zeros(SIZE, np.int8)
    if not runs_compiled(observe_first):
        observe(state, seat, observation, 0, 1)
        return observation
    from ..rules.compiler import get_compiled  # here, so that importing this needs no compiler

    get_compiled(observe_first)(state.record, seat, observation)
    return observation


def id_or_none(state: State, action: int) -> int:
    """Return the id of an action, or -1 if the action space does not have it (a prediction)."""
    try:
        return int(id_of(state, action))
    except IndexError:
        return -1

"""The network of the champion: a policy over all action ids, and a win chance for each monster.

The input is a set of binary features (daikaiju.bots.champion.features). The first layer is wide,
because at play it is only a sum of some rows; the layers behind it are narrow.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from torch import nn

from daikaiju.bots.champion.features import list_features
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.spaces.actions import ACTIONS
from daikaiju.spaces.observations import SLICES

from .kernels import dense, expand

WIDE: Final = 512
NARROW: Final = 256
BLOCKS: Final = 2  # residual layers
OUTCOMES: Final = MAX_SEATS + 1  # each seat counted from the observer, then "nobody"
PADDING: Final = 64  # inputs and logits are a multiple of this, for fast matrix products
_ALIVE: Final = SLICES["alive"]


def padded(size: int) -> int:
    """Return the next multiple of PADDING."""
    return -(-size // PADDING) * PADDING


class Network(nn.Module):
    """Policy and value for the seat that observes."""

    def __init__(self) -> None:
        super().__init__()
        features = list_features()
        size = padded(len(features))
        cells, thresholds = np.zeros(size, np.int32), np.full(size, 127, np.int8)
        cells[: len(features)] = [feature.cell for feature in features]
        thresholds[: len(features)] = [feature.threshold for feature in features]
        self.names = [feature.name for feature in features]
        self.register_buffer("cells", torch.from_numpy(cells), persistent=False)
        self.register_buffer("thresholds", torch.from_numpy(thresholds), persistent=False)
        self.first = nn.Linear(size, WIDE)
        self.second = nn.Linear(WIDE, NARROW)
        self.blocks = nn.ModuleList(nn.Linear(NARROW, NARROW) for _ in range(BLOCKS))
        self.policy = nn.Linear(NARROW, padded(ACTIONS))
        self.value = nn.Linear(NARROW, OUTCOMES)
        self._initialise()

    def _initialise(self) -> None:
        nn.init.normal_(self.first.weight, std=0.05)
        for layer in (self.policy, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def trunk(self, observations: Any) -> Any:
        """Return the last hidden layer for rows of observations."""
        inputs = expand(observations, self.cells, self.thresholds, self._input_type())
        hidden = dense(dense(inputs, self.first, relu=True), self.second, relu=True)
        for block in self.blocks:
            hidden = hidden + dense(hidden, block, relu=True)
        return hidden

    def forward(self, observations: Any) -> tuple[Any, Any]:
        """Return the logits of all actions, and those of the outcomes."""
        hidden = self.trunk(observations)
        return dense(hidden, self.policy), self.outcome_logits(hidden, observations)

    def outcome_logits(self, hidden: Any, observations: Any) -> Any:
        """Return logits of the seven outcomes; a monster that is out cannot win."""
        alive = observations[:, _ALIVE.start : _ALIVE.stop] > 0
        possible = torch.nn.functional.pad(alive, (0, 1), value=True)
        return self.value(hidden).float().masked_fill(~possible, -torch.inf)

    def _input_type(self) -> torch.dtype:
        is_on_gpu = self.first.weight.is_cuda
        return torch.bfloat16 if is_on_gpu else torch.float32

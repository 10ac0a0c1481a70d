"""Self-play: one network decides for all monsters of many games, and every decision is stored.

The value of a position is a vector: the share of each monster in the win, and the chance that
nobody wins. So one return serves all seats: G(t) = (1 - λ) V(t + 1) + λ G(t + 1), and at the end of
a game G is its result. Returns are kept by seat of the table; the network counts seats from the
observer.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import torch

from daikaiju.envs import Batch, Mixture
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.spaces.observations import SIZE, SLICES

from .kernels import sample
from .network import OUTCOMES, Network

NOBODY_WINS: Final = MAX_SEATS  # index of this outcome
_QUESTION_KEEP: Final = SLICES["question"].start  # the first kind of question is "which dice?"
_PROBED: Final = SLICES["was_probed"].start
_THROWN: Final = ("asked", "question", "dice")  # what the first throw of a turn changes


class Rollout(NamedTuple):
    """Decisions of all games: every array has the shape [step, game, …]."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of the chances with which the actions were drawn
    advantages: Any
    targets: Any  # returns, by seat counted from the observer
    is_first: Any  # whether the decision follows the first throw of a turn
    is_own: Any  # whether the learning network made the decision


class SelfPlay:
    """Games side by side, and memory for `steps` decisions of each.

    With `opponent`, a network that does not learn, the learning network has one seat of each game.
    """

    def __init__(
        self,
        tables: Mixture,
        games: int,
        steps: int,
        seed: int,
        device: str,
        opponent: Network | None = None,
    ) -> None:
        self.games, self.steps, self._device, self._seed = games, steps, device, seed
        self._opponent = opponent
        self._batch = _new_batch(tables, games, seed, device)
        rows = (torch.as_tensor(each, device=device) for each in self._batch.rows)
        self._observations, self._masks, self._actors, self._rewards, self._ends = rows
        seats = torch.tensor([setup.seats for setup in tables.setups], device=device)
        self._seats = seats.repeat(-(-games // len(seats)))[:games, None]
        rounds = torch.arange(games, device=device) // len(seats)
        self._own_seats = rounds % self._seats[:, 0]
        self._made = 0

        def memory(*shape: int, kind: torch.dtype) -> Any:
            return torch.empty((steps, games, *shape), dtype=kind, device=device)

        self._stored_rows = memory(SIZE, kind=torch.int8)
        self._stored_masks = memory(self._masks.shape[1], kind=torch.bool)
        self._actions = memory(kind=torch.int64)
        self._chances = memory(kind=torch.float32)
        self._by_whom = memory(kind=torch.int64)
        self._results = memory(OUTCOMES, kind=torch.float32)
        self._over = memory(kind=torch.bool)
        self._values = torch.empty((steps + 1, games, OUTCOMES), device=device)

    def collect(self, network: Network, value_decay: float, policy_decay: float) -> Rollout:
        """Play `steps` decisions of each game. The decays are λ for targets and for advantages.

        A smaller λ trusts the value of the next positions more: advantages have less noise then,
        while targets stay close to the results.
        """
        with torch.no_grad():
            for step in range(self.steps):
                self._decide(network, step)
            self._values[self.steps] = self._value(network)
        order = self._seat_order(self._by_whom)
        targets = self._returns(value_decay).gather(2, order)
        gains = self._returns(policy_decay) - self._values[:-1]
        own = gains.gather(2, order[..., :1])[..., 0]
        return Rollout(
            self._stored_rows,
            self._stored_masks,
            self._actions,
            self._chances,
            own,
            targets,
            self._first_throws(),
            self._is_own(self._by_whom),
        )

    def win_rate(self) -> float:
        """Return the share of the wins of the learning network in the games that have ended."""
        ended = self._results[self._over]
        seats = self._own_seats.expand(self.steps, -1)[self._over]
        return float(ended.gather(1, seats[:, None]).sum()) / max(1, len(ended))

    def _decide(self, network: Network, step: int) -> None:
        """Take and store one decision of each game."""
        self._stored_rows[step] = self._observations
        self._stored_masks[step] = self._masks
        self._by_whom[step] = self._actors
        logits, outcomes = network(self._observations)
        if self._opponent is not None:
            is_own = self._is_own(self._actors)[:, None]
            logits = torch.where(is_own, logits, self._opponent(self._observations)[0])
        self._values[step] = self._by_seat(torch.softmax(outcomes, dim=1))
        self._made += 1
        number = (self._seed * 1_000_003 + self._made) % (1 << 31)
        self._actions[step], self._chances[step] = sample(logits, self._masks, number)
        self._step(self._actions[step])
        self._over[step] = self._ends != 0
        self._results[step, :, :MAX_SEATS] = self._rewards
        self._results[step, :, NOBODY_WINS] = 1 - self._rewards.sum(dim=1)

    def _is_own(self, actors: Any) -> Any:
        """Return which decisions of these seats the learning network makes."""
        if self._opponent is None:
            return torch.ones_like(actors, dtype=torch.bool)
        return actors == self._own_seats

    def _step(self, actions: Any) -> None:
        if self._device == "cuda":
            self._batch.step(actions, check=False)
        else:
            self._batch.step(actions.numpy())

    def _value(self, network: Network) -> Any:
        outcomes = network.outcome_logits(network.trunk(self._observations), self._observations)
        return self._by_seat(torch.softmax(outcomes, dim=1))

    def _returns(self, decay: float) -> Any:
        returns = torch.empty_like(self._results)
        after = self._values[self.steps]
        for step in range(self.steps - 1, -1, -1):
            value = self._values[step + 1]
            mixed = value + decay * (after - value)
            after = torch.where(self._over[step][:, None], self._results[step], mixed)
            returns[step] = after
        return returns

    def _first_throws(self) -> Any:
        """Return which decisions follow the first throw of a turn.

        The decision before was another question or that of another monster. The first decision of a
        rollout is left out: what came before it is not stored.
        """
        keeps = self._stored_rows[..., _QUESTION_KEEP] != 0
        same = keeps[:-1] & (self._by_whom[:-1] == self._by_whom[1:]) & ~self._over[:-1]
        first = keeps & (self._stored_rows[..., _PROBED] == 0)
        first[1:] &= ~same
        first[0] = False
        return first

    # --- seats -----------------------------------------------------------------------------------

    def _seat_order(self, actors: Any) -> Any:
        """Return, for each outcome counted from the observer, its number by seat of the table."""
        places = torch.arange(OUTCOMES, device=self._device)
        seats = (actors[..., None] + places) % self._seats
        return torch.where(places < self._seats, seats, places)

    def _by_seat(self, outcomes: Any) -> Any:
        """Return outcomes counted from the observer as outcomes by seat of the table."""
        result = torch.empty_like(outcomes)
        return result.scatter_(1, self._seat_order(self._actors), outcomes)


def hide_throw(observations: Any, hidden: Any) -> None:
    """Change the observations in `hidden` to those before the first throw of the turn."""
    for name in _THROWN:
        observations[:, SLICES[name].start : SLICES[name].stop] *= ~hidden[:, None]


def _new_batch(tables: Mixture, games: int, seed: int, device: str) -> Any:
    if device == "cuda":
        from daikaiju.envs.cuda import CudaBatch

        return CudaBatch(tables, games, seed)
    return Batch(tables, games, seed)

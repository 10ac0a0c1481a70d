"""Learning from self-play: one step of AdamW for each portion of a rollout (PPO, one epoch)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import torch

from .kernels import policy_loss
from .network import Network
from .selfplay import Rollout, hide_throw

WARM_UPDATES = 200


@dataclass
class Settings:
    """What a run can change."""

    rate: float = 5e-4  # learning rate at the start of the run
    end_rate: float = 3e-5  # … and at its end
    entropy: float = 0.01  # weight of the entropy at the start of the run
    end_entropy: float = 0.002
    clip: float = 0.2
    value_decay: float = 0.97  # λ of the targets of the value
    policy_decay: float = 0.95  # λ of the advantages
    value_weight: float = 1.0
    hidden_throws: float = 0.3  # share of first throws that the network does not see
    average: float = 0.999  # decay of the averaged weights
    portion: int = 65_536  # decisions per step of the optimiser


class Learner:
    """The network, its optimiser, and the average of its weights, which is what plays."""

    def __init__(self, settings: Settings, device: str) -> None:
        self.settings, self.device = settings, device
        self.network = Network().to(device)
        self.average = deepcopy(self.network).requires_grad_(False)
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), settings.rate, weight_decay=1e-4, fused=device == "cuda"
        )
        self.updates = 0

    def autocast(self) -> Any:
        """Matrix products in bfloat16 on a GPU."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Take one pass over a rollout; `progress` goes from 0 to 1 in a run."""
        chosen = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = _between(chosen.rate, chosen.end_rate, progress) * self._warm_up()
        entropy = _between(chosen.entropy, chosen.end_entropy, progress)
        sums: list[Any] = []
        for step in torch.randperm(len(rollout.actions)).tolist():
            at_step = Rollout(*(each[step] for each in rollout))
            for first in range(0, len(at_step.actions), chosen.portion):
                part = Rollout(*(each[first : first + chosen.portion] for each in at_step))
                sums.append(self._update(part, entropy))
        names = ("policy loss", "value loss", "entropy")
        means = torch.stack([torch.stack(each) for each in sums]).mean(dim=0).tolist()
        return dict(zip(names, means, strict=True))

    def _warm_up(self) -> float:
        """Return the factor of the learning rate: small until the moments are known."""
        return min(1.0, (self.updates + 10) / WARM_UPDATES)

    def _update(self, part: Rollout, entropy: float) -> Any:
        weights = self._hide_some_throws(part)
        spread = part.advantages.std() + 1e-6
        advantages = (part.advantages - part.advantages.mean()) / spread
        with self.autocast():
            logits, outcomes = self.network(part.observations)
        terms = self.settings.clip, entropy
        loss, mean_entropy = policy_loss(
            logits, part.masks, part.actions, part.chances, advantages, weights, terms
        )
        chances = torch.log_softmax(outcomes, dim=1).masked_fill(outcomes == -torch.inf, 0)
        value_loss = -(part.targets * chances).sum(dim=1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        (loss + self.settings.value_weight * value_loss).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self._update_average()
        return loss.detach(), value_loss.detach(), mean_entropy.detach()

    def _hide_some_throws(self, part: Rollout) -> Any:
        """Hide the dice of some first throws, for the value before a throw.

        Return the weight of each decision in the loss of the policy: 0 where the dice are hidden,
        and where another network decided.
        """
        draws = torch.rand(len(part.actions), device=self.device)
        hidden = part.is_first & (draws < self.settings.hidden_throws)
        hide_throw(part.observations, hidden)
        return (part.is_own & ~hidden).float()

    def _update_average(self) -> None:
        self.updates += 1
        decay = min(self.settings.average, self.updates / (self.updates + 10))
        averages, current = list(self.average.parameters()), list(self.network.parameters())
        torch._foreach_lerp_(averages, current, 1 - decay)


def _between(start: float, end: float, progress: float) -> float:
    return start + (end - start) * min(1.0, max(0.0, progress))

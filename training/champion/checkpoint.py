"""Checkpoints of the training, and files of weights for the bot.

A checkpoint is two files of at most 16 MB: `network.npz` has the weights, their average and the
learning curve; `optimizer.npz` has the moments of the optimiser. Neither contains code.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from daikaiju.spaces import actions, observations

from .learner import Learner
from .network import Network

MOMENTS: Final = ("exp_avg", "exp_avg_sq")


def save_checkpoint(folder: Path, learner: Learner, curve: list[dict[str, Any]]) -> None:
    """Write both files of a checkpoint."""
    folder.mkdir(parents=True, exist_ok=True)
    arrays = {f"network.{name}": each for name, each in _weights(learner.network).items()}
    arrays |= {f"average.{name}": each for name, each in _half(learner.average).items()}
    facts = {"curve": curve, "updates": learner.updates, **spaces_version()}
    np.savez(folder / "network.npz", facts=np.array(json.dumps(facts)), **arrays)
    np.savez(folder / "optimizer.npz", **_moments(learner))


def load_checkpoint(folder: Path, learner: Learner) -> list[dict[str, Any]]:
    """Read a checkpoint into the learner; return its learning curve."""
    stored = np.load(folder / "network.npz")
    facts = json.loads(str(stored["facts"]))
    found = {name: facts[name] for name in spaces_version()}
    if found != spaces_version():
        raise SystemExit(f"{folder} has the spaces {found}; this program has {spaces_version()}")
    for part in ("network", "average"):
        weights = {
            name.removeprefix(f"{part}."): torch.from_numpy(stored[name].astype(np.float32))
            for name in stored.files
            if name.startswith(f"{part}.")
        }
        getattr(learner, part).load_state_dict(weights)
    learner.updates = facts["updates"]
    _load_moments(learner, np.load(folder / "optimizer.npz"))
    return list(facts["curve"])


def load_weights(file: Path, learner: Learner) -> None:
    """Start from a file of weights; the optimiser starts anew."""
    copy_weights(file, learner.network)
    copy_weights(file, learner.average)


def copy_weights(file: Path, network: Network) -> None:
    """Set the weights of a network to those of a file."""
    stored = np.load(file)
    names = network.state_dict()
    weights = {name: torch.from_numpy(stored[name].astype(np.float32)) for name in names}
    network.load_state_dict(weights)


def save_weights(file: Path, learner: Learner, facts: dict[str, Any]) -> None:
    """Write the averaged weights with the names of their features, as the bot reads them."""
    names = np.array(learner.network.names)
    about = np.array(json.dumps({**facts, **spaces_version()}))
    np.savez_compressed(
        file, facts=about, features=names, actions=actions.ACTIONS, **_half(learner.average)
    )


def spaces_version() -> dict[str, int]:
    """Return the versions of the spaces that the weights depend on."""
    return {"observations": observations.VERSION, "actions": actions.VERSION}


def _weights(network: Any) -> dict[str, Any]:
    return {name: each.float().cpu().numpy() for name, each in network.state_dict().items()}


def _half(network: Any) -> dict[str, Any]:
    return {name: each.astype(np.float16) for name, each in _weights(network).items()}


# --- the optimiser -------------------------------------------------------------------------------


def _moments(learner: Learner) -> dict[str, Any]:
    """Return the moments in half of their size: the upper halves of 32-bit numbers."""
    result = {}
    for index, state in enumerate(learner.optimizer.state.values()):
        result[f"{index}.step"] = state["step"].cpu().numpy()
        for name in MOMENTS:
            bits = state[name].to(torch.bfloat16).view(torch.int16)
            result[f"{index}.{name}"] = bits.cpu().numpy()
    return result


def _load_moments(learner: Learner, stored: Any) -> None:
    states = {}
    for index, weight in enumerate(learner.network.parameters()):
        moments = {
            name: torch.from_numpy(stored[f"{index}.{name}"]).view(torch.bfloat16).float()
            for name in MOMENTS
        }
        step = torch.from_numpy(stored[f"{index}.step"].copy())
        states[index] = {"step": step, **{n: m.to(weight.device) for n, m in moments.items()}}
    groups = learner.optimizer.state_dict()["param_groups"]
    learner.optimizer.load_state_dict({"state": states, "param_groups": groups})

"""PPO in one file: a network learns the full game of King of Tokyo with PyTorch.

    pip install "daikaiju[envs,ppo]"
    python examples/ppo.py --save my_network.npz            # some minutes; Ctrl-C saves, too
    python examples/ppo.py --save my_network.npz --resume   # continues where it has stopped
    daikaiju arena net:my_network.npz greedy random         # seats it in the arena
    daikaiju play --against net:my_network.npz              # … or at your table

One learner per game plays against compiled bots (daikaiju.envs.vector); its seat is drawn for each
game. The network is saved with the names of its inputs and actions, so that it needs no PyTorch to
play (daikaiju.bots.net_file). Beside it, FILE.torch has what is needed to continue the training,
and FILE.json the learning curve. It trains on a GPU if there is one.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import daikaiju.envs.gym  # noqa: F401  (registers the ids)
from daikaiju.arena.confidence import wilson
from daikaiju.bots.net_file import Network, action_numbers, cell_numbers, write_network
from daikaiju.rules.actions import dice_of
from daikaiju.spaces.actions import ACTION, ACTIONS, KINDS

STEPS = 32  # of each game between two updates
EPOCHS = 2
MINIBATCH = 2048
RATE = 1e-3  # initial learning rate of Adam; decreases to a tenth
DISCOUNT, LAMBDA, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01

# Cells that count something are read in unary code up to this level; all others are 0 or 1.
LEVELS = {"throws": 3, "dice": 6, "health": 12, "stars": 20, "energy": 15, "wickedness": 10}
LEVELS |= {"poison": 3, "shrink": 3, "loss": 6, "held": 6, "healing": 3, "cards.counter": 3}


# --- inputs and actions --------------------------------------------------------------------------


def inputs() -> tuple[list[str], list[int]]:
    """Return the cell and the level of every input: 1 if the cell is at least the level."""
    cells, levels = list[str](), list[int]()
    for name in cell_numbers():
        stem = ".".join(name.split(".")[:2]) if name.startswith("cards") else name.split(".")[0]
        for level in range(1, LEVELS.get(stem, 1) + 1):
            cells.append(name)
            levels.append(level)
    return cells, levels


def dice_blocks() -> list[Any]:
    """Return the parts of the sets of dice that may be kept, and of those that may be thrown.

    A set has a part for the first, second … die of each face, so that all sets with the same part
    share what the network learns about it.
    """
    kinds = {kind.name: kind for kind in KINDS}
    blocks = []
    for ids in (kinds["keep"].ids, kinds["throw"].ids):
        dice = np.array([[dice_of(int(ACTION[n]), face) for face in range(6)] for n in ids])
        levels = dice[:, :, None] >= np.arange(1, 7)
        blocks.append(levels.reshape(len(ids), -1).astype(np.int8))
    return blocks


def action_parts() -> Any:
    """Return the parts of each action: the logit of an action is the sum over its parts.

    Sets of dice come first; every other action is a part of its own.
    """
    blocks = dice_blocks()
    blocks.append(np.eye(ACTIONS - sum(map(len, blocks)), dtype=np.int8))
    parts = np.zeros((ACTIONS, sum(block.shape[1] for block in blocks)), np.int8)
    row = column = 0
    for block in blocks:
        parts[row : row + len(block), column : column + block.shape[1]] = block
        row, column = row + len(block), column + block.shape[1]
    return parts


class Policy(nn.Module):
    """Two hidden layers; the outputs are the win chance as a logit, and the parts of actions."""

    cells: Tensor
    levels: Tensor
    keeps: Tensor
    throws: Tensor

    def __init__(self, width: int) -> None:
        super().__init__()
        self.names, levels = inputs()
        cells = [cell_numbers()[name] for name in self.names]
        keeps, throws = (torch.tensor(block).float() for block in dice_blocks())
        self.register_buffer("cells", torch.tensor(cells), persistent=False)
        self.register_buffer("levels", torch.tensor(levels, dtype=torch.int8), persistent=False)
        self.register_buffer("keeps", keeps, persistent=False)
        self.register_buffer("throws", throws, persistent=False)
        sizes = (len(cells), width, width, 1 + action_parts().shape[1])
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        dice = keeps.shape[1], throws.shape[1]
        self.splits = [1, *dice, sizes[-1] - 1 - sum(dice)]
        nn.init.normal_(self.layers[-1].weight, std=0.01)

    def forward(self, rows: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of all actions and the win chance as a logit."""
        hidden = (rows[:, self.cells] >= self.levels).float()
        for layer in self.layers[:-1]:
            hidden = torch.relu(layer(hidden))
        outputs = self.layers[-1](hidden)
        value, keep, throw, other = outputs.split(self.splits, dim=1)
        logits = torch.cat([keep @ self.keeps.T, throw @ self.throws.T, other], dim=1)
        return logits.masked_fill(~legal, -1e9), value[:, 0]

    def save(self, file: Path, about: dict[str, Any]) -> None:
        """Write the network for `net:FILE`."""
        layers = [
            (layer.weight.detach().cpu().numpy().T, layer.bias.detach().cpu().numpy())
            for layer in self.layers
        ]
        names = list(action_numbers())
        levels, parts = self.levels.cpu().numpy(), action_parts()
        write_network(file, Network(self.names, levels, layers, names, parts, about))


# --- playing and learning ------------------------------------------------------------------------


class Learner:
    """The network, its optimiser, and the games that it plays."""

    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        self.args, self.decisions = args, 0
        self.device = torch.device(args.device)
        self.policy = Policy(args.width).to(self.device)
        self.adam = torch.optim.Adam(self.policy.parameters(), lr=RATE, eps=1e-5)
        self.envs = make_games(args, args.games)
        self.rows, infos = self.envs.reset(seed=args.seed)
        self.legal = infos["action_mask"]
        self.curve: list[dict[str, Any]] = []

    def _tensors(self, rows: Any, legal: Any) -> tuple[Tensor, Tensor]:
        return (
            torch.as_tensor(rows, device=self.device),
            torch.as_tensor(legal, device=self.device).bool(),
        )

    def play(self) -> dict[str, Tensor]:
        """Play some steps of every game; return the decisions with their advantages."""
        stored: dict[str, list[Any]] = {
            name: [] for name in ("rows", "legal", "chosen", "log_prob")
        }
        values, rewards, ends = [], [], []
        for _ in range(STEPS):
            rows, legal = self._tensors(self.rows, self.legal)
            with torch.no_grad():
                logits, value = self.policy(rows, legal)
                noise = torch.empty_like(logits).exponential_().log_()
                chosen = (logits - noise).argmax(1)  # a draw from the policy (Gumbel)
                log_prob = logits.log_softmax(1).gather(1, chosen[:, None])[:, 0]
            for name, cells in zip(stored, (rows, legal, chosen, log_prob), strict=True):
                stored[name].append(cells)
            self.rows, reward, ended, cut, infos = self.envs.step(chosen.cpu().numpy())
            self.legal = infos["action_mask"]
            values.append(torch.sigmoid(value))
            rewards.append(torch.as_tensor(reward, device=self.device))
            ends.append(torch.as_tensor(ended | cut, device=self.device).float())
        with torch.no_grad():
            last = torch.sigmoid(self.policy(*self._tensors(self.rows, self.legal))[1])
        gains = advantages(torch.stack(values), torch.stack(rewards), torch.stack(ends), last)
        self.decisions += STEPS * self.args.games
        samples = {name: torch.cat(cells) for name, cells in stored.items()}
        samples["returns"] = (gains + torch.stack(values)).flatten().clamp(0, 1)
        samples["gains"] = ((gains - gains.mean()) / (gains.std() + 1e-8)).flatten()
        return samples

    def improve(self, samples: dict[str, Tensor]) -> None:
        """Train on the samples for some epochs, in minibatches."""
        for _ in range(EPOCHS):
            order = torch.randperm(len(samples["chosen"]), device=self.device)
            for some in order.split(MINIBATCH):
                self.adam.zero_grad()
                loss(self.policy, {name: cells[some] for name, cells in samples.items()}).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.adam.step()

    # --- files ---

    def save(self, file: Path) -> None:
        """Write the network, the state of the training and the learning curve."""
        played = {
            name: getattr(self.args, name) for name in ("edition", "seats", "cards", "opponents")
        }
        about = {**played, "decisions": self.decisions, "seed": self.args.seed}
        self.policy.save(file, {**about, "made_by": "examples/ppo.py"})
        state = {"policy": self.policy.state_dict(), "adam": self.adam.state_dict()}
        torch.save({**state, "decisions": self.decisions}, f"{file}.torch")
        curve = {**about, "width": self.args.width, "curve": self.curve}
        Path(f"{file}.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")

    def resume(self, file: Path) -> None:
        """Continue the training of a file; its games start anew with another seed."""
        state = torch.load(f"{file}.torch", map_location=self.device, weights_only=True)
        self.policy.load_state_dict(state["policy"])
        self.adam.load_state_dict(state["adam"])
        self.decisions = state["decisions"]
        self.curve = json.loads(Path(f"{file}.json").read_text(encoding="utf-8"))["curve"]
        self.rows, infos = self.envs.reset(seed=self.args.seed + self.decisions)
        self.legal = infos["action_mask"]


def make_games(args: argparse.Namespace, games: int) -> Any:
    """Return the vector environment of a table."""
    return gymnasium.make_vec(
        "Daikaiju-v0",
        num_envs=games,
        edition=args.edition,
        seats=args.seats,
        seat="random",
        opponents=(args.opponents * 5)[: args.seats - 1],
        options={} if args.cards else {"deck": "none"},
        skip_forced=True,
    )


def advantages(values: Tensor, rewards: Tensor, ends: Tensor, last: Tensor) -> Tensor:
    """Return the generalised advantage of every step."""
    gains, gain = torch.zeros_like(values), torch.zeros_like(last)
    for t in range(len(values) - 1, -1, -1):
        following = last if t == len(values) - 1 else values[t + 1]
        error = rewards[t] + DISCOUNT * following * (1 - ends[t]) - values[t]
        gain = error + DISCOUNT * LAMBDA * (1 - ends[t]) * gain
        gains[t] = gain
    return gains


def loss(policy: Policy, samples: dict[str, Tensor]) -> Tensor:
    """Return the loss of PPO: clipped policy gradient, value loss and entropy bonus."""
    logits, values = policy(samples["rows"], samples["legal"])
    logs = logits.log_softmax(1)
    ratio = (logs.gather(1, samples["chosen"][:, None])[:, 0] - samples["log_prob"]).exp()
    gains = samples["gains"]
    gain = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
    value_loss = nn.functional.binary_cross_entropy_with_logits(values, samples["returns"])
    entropy = -(logs.exp() * logs).masked_fill(~samples["legal"], 0).sum(1)
    return value_loss - gain.mean() - ENTROPY * entropy.mean()


# --- measuring -----------------------------------------------------------------------------------


def measure(learner: Learner, games: int) -> tuple[int, float]:
    """Let the network play the first games of a fixed seed; return games and wins.

    It takes its most probable action. Each row plays one game, so that long games count, too.
    """
    envs = make_games(learner.args, games)
    rows, infos = envs.reset(seed=12345)
    won, is_over = np.zeros(games), np.zeros(games, bool)
    while not is_over.all():
        with torch.no_grad():
            logits, _ = learner.policy(*learner._tensors(rows, infos["action_mask"]))
        rows, rewards, ended, cut, infos = envs.step(logits.argmax(1).cpu().numpy())
        now = (ended | cut) & ~is_over
        won[now] = rewards[now]
        is_over |= now
    return games, float(won.sum())


def report(learner: Learner, seconds: float, games: int) -> None:
    """Measure the win rate, print it, and add it to the curve."""
    games, won = measure(learner, games)
    low, high = wilson(won / games, games)
    learner.curve.append({"decisions": learner.decisions, "games": games, "won": won})
    print(
        f"{seconds:5.0f} s, {learner.decisions / 1e6:.2f} million decisions: "
        f"won {won / games:.1%} of {games:,} games ({low:.1%} to {high:.1%})",
        flush=True,
    )


def train(learner: Learner, args: argparse.Namespace) -> None:
    """Train until the budget is spent or Ctrl-C is pressed."""
    start, first = time.monotonic(), learner.decisions
    goal, next_report = first + args.decisions, float(first)
    try:
        while learner.decisions < goal:
            if learner.decisions >= next_report:
                report(learner, time.monotonic() - start, args.measured)
                next_report += args.decisions / 10
            done = (learner.decisions - first) / args.decisions
            learner.adam.param_groups[0]["lr"] = RATE * (1 - 0.9 * done)
            learner.improve(learner.play())
    except KeyboardInterrupt:
        print("stopped")
    report(learner, time.monotonic() - start, args.measured)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--save", type=Path, metavar="FILE", help="the network, as in my_net.npz")
    parser.add_argument("--resume", action="store_true", help="continue the training of --save")
    parser.add_argument("--decisions", type=int, default=5_000_000, help="of the training")
    parser.add_argument("--edition", choices=("first", "second", "dark"), default="second")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--no-cards", dest="cards", action="store_false", help="play without cards")
    parser.add_argument("--opponents", nargs="+", default=["greedy"], help="clockwise, repeated")
    parser.add_argument("--games", type=int, default=512, help="side by side")
    parser.add_argument("--measured", type=int, default=512, help="games of each measurement")
    parser.add_argument("--width", type=int, default=128, help="of the hidden layers")
    parser.add_argument("--seed", type=int, default=1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parser.add_argument("--device", default=device, help=f"of PyTorch (default: {device})")
    args = parser.parse_args()
    if args.resume and not args.save:
        parser.error("--resume needs --save FILE: the file whose training continues")
    learner = Learner(args)
    if args.resume:
        learner.resume(args.save)
    train(learner, args)
    if args.save:
        learner.save(args.save)


if __name__ == "__main__":
    main()

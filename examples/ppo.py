"""PPO in one file: a network learns a small King of Tokyo by self-play and beats *greedy*.

    pip install "daikaiju[train]"
    python examples/ppo.py                  # a few minutes on two cores
    python examples/ppo.py --seconds 30 --seats 3 --seed 7

The game is the second edition without cards. The network trains only against itself. It plays
against *random* and *greedy* only in measurements, with alternating seats. To train on the full
game, let it read all slices of the observation and choose among all ids, and train for longer.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from daikaiju.arena.confidence import wilson
from daikaiju.envs import SLICES, Batch, Setup
from daikaiju.envs.actions import ACTION, KINDS
from daikaiju.envs.greedy_batch import greedy_ids
from daikaiju.rules import Options
from daikaiju.rules.actions import dice_of

GAMES = 1024  # in parallel
STEPS = 64  # of each game between two updates
EPOCHS = 3
MINIBATCH = 4096
WIDTH = 128
RATE = 2e-3  # initial learning rate of Adam; decreases to 0
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01


# --- inputs and actions of the network -----------------------------------------------------------

# Slices of the observation that matter without cards, and the maximum of their cells.
OF_THE_TABLE = {"question": 1, "throws": 2, "dice": 6}
OF_EACH_SEAT = {"turn": 1, "alive": 1, "in_city": 1, "in_bay": 1, "health": 10, "stars": 20}


def input_cells(seats: int) -> tuple[Any, Any]:
    """Return the cells of a row that the network reads, and their maxima."""
    cells, maxima = list[int](), list[int]()
    for name, most in {**OF_THE_TABLE, **OF_EACH_SEAT}.items():
        start, stop = SLICES[name].start, SLICES[name].stop
        those = range(start, start + seats if name in OF_EACH_SEAT else stop)
        cells += those
        maxima += [most] * len(those)
    return np.array(cells), np.array(maxima)


def unary_code(rows: Any, maxima: Any) -> Any:
    """Return each count in unary code: 3 of at most 5 is 1 1 1 0 0."""
    cell = np.repeat(np.arange(len(maxima)), maxima)
    level = np.concatenate([np.arange(1, most + 1) for most in maxima])
    return (rows[..., cell] >= level).astype(jnp.float32)


def policy_ids() -> tuple[Any, Any]:
    """Return the ids that occur without cards, and the parts of each.

    A set of dice to keep has a part for the first, second … die of each face; each other answer is
    one part. All sets with the same part share what the network learns about it.
    """
    named = {kind.name: kind for kind in KINDS}
    sets = np.array(named["keep"].ids)
    dice = np.array([[dice_of(ACTION[number], face) for face in range(6)] for number in sets])
    few = dice.sum(axis=1) < 6  # of six dice at least one is thrown
    answers = np.arange(named["stop"].ids[0], named["resolve"].ids[-1] + 1)
    levels = (dice[few][:, :, None] >= np.arange(1, 6)).reshape(few.sum(), -1)
    parts = np.zeros((few.sum() + len(answers), levels.shape[1] + len(answers)), np.float32)
    parts[: few.sum(), : levels.shape[1]] = levels
    parts[few.sum() :, levels.shape[1] :] = np.eye(len(answers))
    return np.concatenate([sets[few], answers]), parts


# --- the network ---------------------------------------------------------------------------------


def new_network(rng: np.random.Generator, inputs: int, parts: int) -> Any:
    """Return two hidden layers and an output layer: a logit for each part, and the value."""
    sizes = [(inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, parts + 1)]
    gains = (1.4, 1.4, 0.1)
    return [
        (jnp.asarray(rng.normal(0, gain / size[0] ** 0.5, size), jnp.float32), jnp.zeros(size[1]))
        for size, gain in zip(sizes, gains, strict=True)
    ]


def evaluate(network: Any, rows: Any, legal: Any, parts: Any, maxima: Any) -> tuple[Any, Any]:
    """Return for each row the log probabilities of actions, and the win chance as a logit."""
    hidden = unary_code(rows, maxima)
    for weights, bias in network[:-1]:
        hidden = jax.nn.relu(hidden @ weights + bias)
    weights, bias = network[-1]
    outputs = hidden @ weights + bias
    logits = jnp.where(legal, outputs[:, 1:] @ parts.T, -1e9)
    return jax.nn.log_softmax(logits), outputs[:, 0]


class Samples(NamedTuple):
    """Decisions and their results: the training data of PPO."""

    rows: Any
    legal: Any
    chosen: Any
    log_probs: Any  # log probabilities of the chosen actions
    values: Any
    advantages: Any = None
    returns: Any = None


def loss(network: Any, samples: Samples, parts: Any, maxima: Any) -> Any:
    """Return the loss of PPO: clipped policy gradient, value loss and entropy bonus."""
    logs, values = evaluate(network, samples.rows, samples.legal, parts, maxima)
    log_prob = jnp.take_along_axis(logs, samples.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(log_prob - samples.log_probs)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * samples.advantages, clipped * samples.advantages)
    value_loss = jax.nn.softplus(values) - samples.returns * values
    entropy = -jnp.sum(jnp.where(samples.legal, jnp.exp(logs) * logs, 0.0), axis=1)
    return jnp.mean(value_loss - gain - ENTROPY * entropy)


class Learner:
    """The network, the state of Adam, and the compiled functions."""

    def __init__(self, seats: int, seed: int) -> None:
        self.cells, maxima = input_cells(seats)
        self.ids, parts = policy_ids()
        self.rng = np.random.default_rng(seed)
        self.network = new_network(self.rng, int(maxima.sum()), parts.shape[1])
        nothing = jax.tree.map(jnp.zeros_like, self.network)
        self.adam = (nothing, nothing, 0)
        self._evaluate = jax.jit(partial(evaluate, parts=parts, maxima=maxima))
        self._gradient = jax.grad(partial(loss, parts=parts, maxima=maxima))
        self._compiled_step = jax.jit(self._adam_step)

    def decide(self, batch: Batch, best: bool = False) -> tuple[Any, Samples]:
        """Return an action for every game: drawn from the policy, or the most probable one."""
        rows, legal = batch.observations[:, self.cells], batch.masks[:, self.ids]
        logs, values = map(np.asarray, self._evaluate(self.network, rows, legal))
        reached = np.cumsum(np.exp(logs), axis=1)
        drawn = (1 - self.rng.random((len(logs), 1))) * reached[:, -1:]  # never 0
        chosen = np.argmax(logs if best else reached >= drawn, axis=1)
        log_probs = np.take_along_axis(logs, chosen[:, None], axis=1)[:, 0]
        return self.ids[chosen], Samples(rows, legal, chosen, log_probs, 1 / (1 + np.exp(-values)))

    def improve(self, samples: Samples, rate: float) -> None:
        """Train on the samples for some epochs, in minibatches."""
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(samples.chosen))
            for at in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                few = Samples(*(cells[order[at : at + MINIBATCH]] for cells in samples))
                self.network, self.adam = self._compiled_step(self.network, self.adam, few, rate)

    def _adam_step(self, network: Any, adam: Any, samples: Samples, rate: Any) -> Any:
        """Return the network and the state of Adam after one step."""
        gradient = self._gradient(network, samples)
        size = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(gradient)))
        gradient = jax.tree.map(lambda part: part * jnp.minimum(1.0, 0.5 / size), gradient)
        mean, variance, steps = adam
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
        variance = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g**2, variance, gradient)
        steps = steps + 1
        network = jax.tree.map(
            lambda w, m, v: (
                w - rate * (m / (1 - 0.9**steps)) / (jnp.sqrt(v / (1 - 0.999**steps)) + 1e-8)
            ),
            *(network, mean, variance),
        )
        return network, (mean, variance, steps)


# --- playing and learning ------------------------------------------------------------------------


def play(learner: Learner, batch: Batch) -> Samples:
    """Play some steps of every game by self-play. Return the decisions with their advantages."""
    steps, actors, rewards, ends = [], [], [], []
    for _ in range(STEPS):
        actions, samples = learner.decide(batch)
        actors.append(batch.actors.copy())
        batch.step(actions)
        steps.append(samples)
        rewards.append(batch.rewards.copy())
        ends.append(batch.ends != 0)
    values = np.stack([samples.values for samples in steps])
    gains, known = advantages(values, np.stack(actors), np.stack(rewards), np.stack(ends))
    rows, legal, chosen, log_probs = (
        np.stack([samples[part] for samples in steps])[known] for part in range(4)
    )
    returns = np.clip(values + gains, 0, 1)[known]
    gains = (gains[known] - gains[known].mean()) / (gains[known].std() + 1e-8)
    return Samples(rows, legal, chosen, log_probs, values[known], gains, returns)


def advantages(values: Any, actors: Any, rewards: Any, ends: Any) -> tuple[Any, Any]:
    """Return generalised advantages, per seat: from each of its decisions to its next one.

    Also return which are known: the last decision of a seat in an unfinished game has no next one.
    """
    games = np.arange(values.shape[1])
    shape = (values.shape[1], rewards.shape[2])
    next_value, next_gain, reward_sum = (np.zeros(shape, np.float32) for _ in range(3))
    has_next = np.zeros(shape, bool)
    gains, known = np.zeros_like(values), np.zeros(values.shape, bool)
    for t in range(len(values) - 1, -1, -1):
        over = ends[t][:, None]
        next_value, next_gain = np.where(over, 0, next_value), np.where(over, 0, next_gain)
        reward_sum, has_next = np.where(over, 0, reward_sum) + rewards[t], has_next | over
        mine = games, actors[t]
        known[t] = has_next[mine]
        gains[t] = reward_sum[mine] + next_value[mine] - values[t] + LAMBDA * next_gain[mine]
        next_value[mine], next_gain[mine], reward_sum[mine], has_next[mine] = (
            values[t],
            gains[t],
            0,
            True,
        )
    return gains, known


# --- measuring -----------------------------------------------------------------------------------


def measure(learner: Learner, setup: Setup, opponent: Callable[[Batch], Any], games: int) -> float:
    """Return the win rate of the network on one seat against the opponent on all others."""
    batch = Batch(setup, games, seed=12345)
    seats = np.arange(games) % setup.seats
    won, ended = np.zeros(games), np.zeros(games, bool)
    while not ended.all():
        own, _ = learner.decide(batch, best=True)
        batch.step(np.where(batch.actors == seats, own, opponent(batch)))
        now = (batch.ends != 0) & ~ended
        won[now] = batch.rewards[now, seats[now]]
        ended |= now
    return float(won.mean())


def report(learner: Learner, setup: Setup, name: str, games: int) -> float:
    """Measure the win rate against one opponent and print it."""
    opponent = greedy_ids if name == "greedy" else Batch.sample
    rate = measure(learner, setup, opponent, games)
    low, high = wilson(rate, games)
    fair = f"a fair share is {1 / setup.seats:.1%}"
    print(f"against {name}: won {rate:.1%} of {games:,} games ({low:.1%} to {high:.1%}; {fair})")
    return rate


def train(seconds: float, updates: int, seats: int, seed: int) -> tuple[Learner, Setup]:
    """Train until the time or the number of updates is reached."""
    setup = Setup(seats=seats, options=Options(deck="none"), skip_forced=True)
    learner, batch = Learner(seats, seed), Batch(setup, GAMES, seed)
    start, done, decisions, next_line = time.monotonic(), 0.0, 0, 0.0
    number = 0
    while done < 1:
        samples = play(learner, batch)
        learner.improve(samples, RATE * (1 - done))
        number, decisions = number + 1, decisions + GAMES * STEPS
        spent = time.monotonic() - start
        done = max(spent / max(seconds, 1e-9), number / updates if updates else 0.0)
        if done >= next_line or done >= 1:
            next_line += 0.1
            rate = measure(learner, setup, greedy_ids, 512)
            print(
                f"{spent:5.0f} s, update {number}, {decisions / 1e6:.1f} million decisions: "
                f"wins {rate:.0%} against greedy",
                flush=True,
            )
    return learner, setup


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=120, help="of training, at most")
    parser.add_argument(
        "--updates", type=int, default=0, help="maximum number of updates; 0: no limit"
    )
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 7))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4000, help="of the final measurements")
    args = parser.parse_args()
    learner, setup = train(args.seconds, args.updates, args.seats, args.seed)
    for name in ("random", "greedy"):
        report(learner, setup, name, args.games)


if __name__ == "__main__":
    main()

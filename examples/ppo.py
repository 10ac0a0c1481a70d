"""PPO in one file: a network that teaches itself a small King of Tokyo, and beats *greedy*.

    pip install "daikaiju[train]"
    python examples/ppo.py                  # a few minutes on two cores
    python examples/ppo.py --seconds 30 --seats 3 --seed 7

The game is the second edition without cards. The network only ever plays against itself; *random*
and *greedy* are met in the measurements only, seats alternating. For the whole game let it read
all slices of the observation and choose among all ids, and bring more patience.
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

GAMES = 1024  # side by side
STEPS = 64  # of each game between two updates
EPOCHS = 3
MINIBATCH = 4096
WIDTH = 128
RATE = 2e-3  # of Adam, falling to nothing
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01


# --- what the network sees, and what it may say --------------------------------------------------

# Slices of the observation that matter without cards, and the highest value of their cells.
OF_THE_TABLE = {"question": 1, "throws": 2, "dice": 6}
OF_EACH_SEAT = {"turn": 1, "alive": 1, "in_city": 1, "in_bay": 1, "health": 10, "stars": 20}


def input_cells(seats: int) -> tuple[Any, Any]:
    """The cells of a row that the network reads (only the seats there are), and their highest."""
    cells, highest = list[int](), list[int]()
    for name, most in {**OF_THE_TABLE, **OF_EACH_SEAT}.items():
        start, stop = SLICES[name].start, SLICES[name].stop
        those = range(start, start + seats if name in OF_EACH_SEAT else stop)
        cells += those
        highest += [most] * len(those)
    return np.array(cells), np.array(highest)


def ladder(rows: Any, highest: Any) -> Any:
    """Each count as a ladder of zeros and ones: 3 of at most 5 is 1 1 1 0 0."""
    cell = np.repeat(np.arange(len(highest)), highest)
    rung = np.concatenate([np.arange(1, most + 1) for most in highest])
    return (rows[..., cell] >= rung).astype(jnp.float32)


def policy_ids() -> tuple[Any, Any]:
    """The ids that come up without cards, and the parts that each is made of.

    A set of dice to keep has a part for every first, second … die of each face; any other answer
    is a part of its own. What is learnt of a part is learnt of all sets that have it.
    """
    named = {kind.name: kind for kind in KINDS}
    sets = np.arange(named["keep"].stop)
    dice = np.array([[dice_of(ACTION[number], face) for face in range(6)] for number in sets])
    few = dice.sum(axis=1) < 6  # of six dice at least one is thrown
    answers = np.arange(named["stop"].start, named["resolve"].stop)
    rungs = (dice[few][:, :, None] >= np.arange(1, 6)).reshape(few.sum(), -1)
    parts = np.zeros((few.sum() + len(answers), rungs.shape[1] + len(answers)), np.float32)
    parts[: few.sum(), : rungs.shape[1]] = rungs
    parts[few.sum() :, rungs.shape[1] :] = np.eye(len(answers))
    return np.concatenate([sets[few], answers]), parts


# --- the network ---------------------------------------------------------------------------------


def fresh_network(luck: np.random.Generator, inputs: int, parts: int) -> Any:
    """Two hidden layers; from there to the worth of each part of an action, and to the hope."""
    sizes = [(inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, parts + 1)]
    gains = (1.4, 1.4, 0.1)
    return [
        (jnp.asarray(luck.normal(0, gain / size[0] ** 0.5, size), jnp.float32), jnp.zeros(size[1]))
        for size, gain in zip(sizes, gains, strict=True)
    ]


def judge(network: Any, rows: Any, legal: Any, parts: Any, highest: Any) -> tuple[Any, Any]:
    """For each row: the logarithms of the actions' chances, and the hope to win as a logit."""
    hidden = ladder(rows, highest)
    for weights, bias in network[:-1]:
        hidden = jax.nn.relu(hidden @ weights + bias)
    weights, bias = network[-1]
    told = hidden @ weights + bias
    worth = jnp.where(legal, told[:, 1:] @ parts.T, -1e9)
    return jax.nn.log_softmax(worth), told[:, 0]


class Moves(NamedTuple):
    """What happened in a row of decisions: all that PPO learns from."""

    rows: Any
    legal: Any
    chosen: Any
    chances: Any  # of what was chosen, as logarithms
    hopes: Any
    advantages: Any = None
    returns: Any = None


def loss(network: Any, moves: Moves, parts: Any, highest: Any) -> Any:
    """PPO's: better actions more often, but not far from where they were tried; hopes come true."""
    logs, hopes = judge(network, moves.rows, moves.legal, parts, highest)
    now = jnp.take_along_axis(logs, moves.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(now - moves.chances)
    kept = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * moves.advantages, kept * moves.advantages)
    surprise = jax.nn.softplus(hopes) - moves.returns * hopes
    entropy = -jnp.sum(jnp.where(moves.legal, jnp.exp(logs) * logs, 0.0), axis=1)
    return jnp.mean(surprise - gain - ENTROPY * entropy)


class Learner:
    """The network, Adam's memory, and the compiled steps of both."""

    def __init__(self, seats: int, seed: int) -> None:
        self.cells, highest = input_cells(seats)
        self.ids, parts = policy_ids()
        self.luck = np.random.default_rng(seed)
        self.network = fresh_network(self.luck, int(highest.sum()), parts.shape[1])
        nothing = jax.tree.map(jnp.zeros_like, self.network)
        self.adam = (nothing, nothing, 0)
        self._judge = jax.jit(partial(judge, parts=parts, highest=highest))
        self._slope = jax.grad(partial(loss, parts=parts, highest=highest))
        self._improve = jax.jit(self._improved)

    def decide(self, batch: Batch, best: bool = False) -> tuple[Any, Moves]:
        """What the network does in every game: by its chances, or always what it likes best."""
        rows, legal = batch.observations[:, self.cells], batch.masks[:, self.ids]
        logs, hopes = map(np.asarray, self._judge(self.network, rows, legal))
        reached = np.cumsum(np.exp(logs), axis=1)
        drawn = (1 - self.luck.random((len(logs), 1))) * reached[:, -1:]  # never 0
        chosen = np.argmax(logs if best else reached >= drawn, axis=1)
        chances = np.take_along_axis(logs, chosen[:, None], axis=1)[:, 0]
        return self.ids[chosen], Moves(rows, legal, chosen, chances, 1 / (1 + np.exp(-hopes)))

    def improve(self, moves: Moves, rate: float) -> None:
        """Some rounds through what happened, in small portions."""
        for _ in range(EPOCHS):
            order = self.luck.permutation(len(moves.chosen))
            for at in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                few = Moves(*(cells[order[at : at + MINIBATCH]] for cells in moves))
                self.network, self.adam = self._improve(self.network, self.adam, few, rate)

    def _improved(self, network: Any, adam: Any, moves: Moves, rate: Any) -> Any:
        """One step of Adam."""
        slope = self._slope(network, moves)
        size = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda part: part * jnp.minimum(1.0, 0.5 / size), slope)
        mean, spread, steps = adam
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        spread = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g**2, spread, slope)
        steps = steps + 1
        network = jax.tree.map(
            lambda w, m, v: (
                w - rate * (m / (1 - 0.9**steps)) / (jnp.sqrt(v / (1 - 0.999**steps)) + 1e-8)
            ),
            *(network, mean, spread),
        )
        return network, (mean, spread, steps)


# --- playing and learning ------------------------------------------------------------------------


def play(learner: Learner, batch: Batch) -> Moves:
    """Some steps of every game against itself, and what each decision has brought."""
    steps, actors, rewards, ends = [], [], [], []
    for _ in range(STEPS):
        actions, moves = learner.decide(batch)
        actors.append(batch.actors.copy())
        batch.step(actions)
        steps.append(moves)
        rewards.append(batch.rewards.copy())
        ends.append(batch.ends != 0)
    hopes = np.stack([moves.hopes for moves in steps])
    gains, known = advantages(hopes, np.stack(actors), np.stack(rewards), np.stack(ends))
    rows, legal, chosen, chances = (
        np.stack([moves[part] for moves in steps])[known] for part in range(4)
    )
    returns = np.clip(hopes + gains, 0, 1)[known]
    gains = (gains[known] - gains[known].mean()) / (gains[known].std() + 1e-8)
    return Moves(rows, legal, chosen, chances, hopes[known], gains, returns)


def advantages(hopes: Any, actors: Any, rewards: Any, ends: Any) -> tuple[Any, Any]:
    """Generalised advantages, each seat for itself: from one of its own decisions to its next.

    Also says which are known: a seat's last decision before the end of the rows has no next one.
    """
    games = np.arange(hopes.shape[1])
    shape = (hopes.shape[1], rewards.shape[2])
    next_hope, next_gain, paid = (np.zeros(shape, np.float32) for _ in range(3))
    has_next = np.zeros(shape, bool)
    gains, known = np.zeros_like(hopes), np.zeros(hopes.shape, bool)
    for t in range(len(hopes) - 1, -1, -1):
        over = ends[t][:, None]
        next_hope, next_gain = np.where(over, 0, next_hope), np.where(over, 0, next_gain)
        paid, has_next = np.where(over, 0, paid) + rewards[t], has_next | over
        mine = games, actors[t]
        known[t] = has_next[mine]
        gains[t] = paid[mine] + next_hope[mine] - hopes[t] + LAMBDA * next_gain[mine]
        next_hope[mine], next_gain[mine], paid[mine], has_next[mine] = hopes[t], gains[t], 0, True
    return gains, known


# --- measuring -----------------------------------------------------------------------------------


def measure(learner: Learner, setup: Setup, rival: Callable[[Batch], Any], games: int) -> float:
    """The share of games that the network wins in which it has one seat, and the rival the rest."""
    batch = Batch(setup, games, seed=12345)
    seats = np.arange(games) % setup.seats
    won, ended = np.zeros(games), np.zeros(games, bool)
    while not ended.all():
        own, _ = learner.decide(batch, best=True)
        batch.step(np.where(batch.actors == seats, own, rival(batch)))
        now = (batch.ends != 0) & ~ended
        won[now] = batch.rewards[now, seats[now]]
        ended |= now
    return float(won.mean())


def told(learner: Learner, setup: Setup, name: str, games: int) -> float:
    """Measure against one rival and print it."""
    rival = greedy_ids if name == "greedy" else Batch.sample
    rate = measure(learner, setup, rival, games)
    low, high = wilson(rate, games)
    fair = f"a fair share is {1 / setup.seats:.1%}"
    print(f"against {name}: won {rate:.1%} of {games:,} games ({low:.1%} to {high:.1%}; {fair})")
    return rate


def train(seconds: float, updates: int, seats: int, seed: int) -> tuple[Learner, Setup]:
    """Learn until the time or the number of updates is reached."""
    setup = Setup(seats=seats, options=Options(deck="none"), skip_forced=True)
    learner, batch = Learner(seats, seed), Batch(setup, GAMES, seed)
    start, done, decisions, next_line = time.monotonic(), 0.0, 0, 0.0
    number = 0
    while done < 1:
        moves = play(learner, batch)
        learner.improve(moves, RATE * (1 - done))
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
    parser.add_argument("--seconds", type=float, default=120, help="of learning, at most")
    parser.add_argument("--updates", type=int, default=0, help="stop after so many")
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 7))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4000, help="of the last measurements")
    args = parser.parse_args()
    learner, setup = train(args.seconds, args.updates, args.seats, args.seed)
    for name in ("random", "greedy"):
        told(learner, setup, name, args.games)


if __name__ == "__main__":
    main()

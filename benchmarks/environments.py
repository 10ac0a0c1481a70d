"""`python -m benchmarks.environments`: environments, compared with those of the peers in one run.

All are driven in the same way: the agent that must decide takes a random legal action from its
mask. The peers run as distributed, `env()` with its wrappers, and the fastest card game also
without them. Each rate is the best of several rounds. The rounds of all environments alternate, so
that other load on the machine affects all of them.

catanatron's environment is a separate package: `pip install --no-deps catanatron_gym==4.0.0`.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np

from daikaiju.envs import Batch, aec
from daikaiju.envs.gym import MonsterEnv

from .rows import Row, print_rows

ROUNDS = 4
AEC, BARE = "PettingZoo AEC, second edition, four seats: decisions/s", "… without its wrappers"
BATCH = "batch of 1,024 games, all arrays written: decisions/s"
VECTOR = {
    name: f"Gymnasium vector of 1,024 games against {name}, one core: steps/s"
    for name in ("random", "greedy")
}
SYNC = "… SyncVectorEnv of 16 games against random: steps/s"
RANDOM, GREEDY = "Gymnasium against random: steps/s", "Gymnasium against greedy: steps/s"
CATAN = "catanatron_gym, against random: steps/s"
CARD_GAMES = {  # PettingZoo's classic ones; hanabi needs shimmy and OpenSpiel, the others RLCard
    "leduc_holdem_v4": "pettingzoo.classic.rlcard_envs.leduc_holdem",
    "texas_holdem_v4": "pettingzoo.classic.rlcard_envs.texas_holdem",
    "texas_holdem_no_limit_v6": "pettingzoo.classic.rlcard_envs.texas_holdem_no_limit",
    "hanabi_v5": "pettingzoo.classic.hanabi.hanabi",
}
Game = Callable[[], int]  # plays a game and returns the number of decisions


def environment_rows(seconds: float) -> Iterator[Row]:
    """Measure all environments and return the rows of a table."""
    own = {BATCH: batch_steps(1024), AEC: aec_game(aec.env())}
    own |= {RANDOM: gym_game(MonsterEnv()), GREEDY: gym_game(MonsterEnv(opponents="greedy"))}
    own |= {text: vector_steps(1024, name) for name, text in VECTOR.items()}
    own[SYNC] = vector_steps(16, "random", vectorization_mode="sync")
    peers = card_games("env") | catan_game()
    best = rates(own | peers, seconds)
    yield BATCH, f"{best[BATCH]:,.0f}", "≥ 1 M"
    yield AEC, f"{best[AEC]:,.0f}", "≥ 20,000"
    yield from compare_with_card_games(best, seconds)
    yield RANDOM, f"{best[RANDOM]:,.0f}", "≥ 20,000"
    yield GREEDY, f"{best[GREEDY]:,.0f}", ""
    for text in VECTOR.values():
        yield text, f"{best[text]:,.0f}", "≥ 500,000"
    yield SYNC, f"{best[SYNC]:,.0f}", ""
    yield "… vector environment, relative to it", f"{best[VECTOR['random']] / best[SYNC]:.0f} ×", ""
    if CATAN in best:
        yield CATAN, f"{best[CATAN]:,.0f}", ""
        yield "… daikaiju, relative to it", f"{best[RANDOM] / best[CATAN]:.1f} ×", ""
    else:
        yield CATAN, "not installed", ""


def compare_with_card_games(best: dict[str, float], seconds: float) -> Iterator[Row]:
    games = [name for name in CARD_GAMES if name in best]
    if not games:
        yield "PettingZoo's card games", "not installed", ""
        return
    for name in games:
        yield f"PettingZoo {name}: decisions/s", f"{best[name]:,.0f}", ""
    fastest = max(games, key=best.__getitem__)
    yield f"… daikaiju, relative to {fastest}", f"{best[AEC] / best[fastest]:.1f} ×", "≥ 3 ×"
    bare = rates({AEC: aec_game(aec.env()), BARE: card_games("raw_env")[fastest]}, seconds)
    yield f"{fastest} {BARE[2:]}: decisions/s", f"{bare[BARE]:,.0f}", ""
    yield "… daikaiju, relative to that", f"{bare[AEC] / bare[BARE]:.1f} ×", ""


def rates(games: dict[str, Game], seconds: float) -> dict[str, float]:
    """Return decisions per second, the best of all rounds. One game before them warms up."""
    for play in games.values():
        play()
    best = dict.fromkeys(games, 0.0)
    for _ in range(ROUNDS):
        for name, play in games.items():
            best[name] = max(best[name], _rate(play, seconds / ROUNDS))
    return best


def _rate(play: Game, seconds: float) -> float:
    decisions, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds or not decisions:
        decisions += play()
    return decisions / spent


# --- environments with random play ---------------------------------------------------------------


def _pick(mask: Any) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


def batch_steps(games: int) -> Game:
    """Return a function that runs 100 steps of a batch on one core."""
    environment = Batch(games=games)

    def play() -> int:
        for _ in range(100):
            environment.step(environment.sample())
        return 100 * games

    return play


def vector_steps(games: int, opponents: str, **mode: str) -> Game:
    """Return a function that runs 50 steps of a vector environment, learners at random."""
    envs = gymnasium.make_vec("Daikaiju-v0", num_envs=games, opponents=opponents, **mode)  # type: ignore[arg-type]
    _, infos = envs.reset(seed=1)
    masks = infos["action_mask"]

    def play() -> int:
        nonlocal masks
        for _ in range(50):
            if mode:
                actions = np.array([_pick(mask) if mask.any() else 0 for mask in masks])
            else:
                actions = envs.action_space.sample()
            *_, infos = envs.step(actions)
            masks = infos["action_mask"]
        return 50 * games

    return play


def aec_game(env: Any) -> Game:
    """Return a function that plays a game of an AEC environment, all agents at random."""

    def play() -> int:
        env.reset(seed=None)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(_pick(observation["action_mask"]))
                decisions += 1
        return decisions

    return play


def gym_game(env: Any) -> Game:
    """Return a function that plays a game of a Gymnasium environment of daikaiju at random."""

    def play() -> int:
        _, info = env.reset()
        steps, terminated, truncated = 0, False, False
        while not (terminated or truncated):
            _, _, terminated, truncated, info = env.step(_pick(info["action_mask"]))
            steps += 1
        return steps

    return play


# --- the peers -----------------------------------------------------------------------------------


def card_games(maker: str) -> dict[str, Game]:
    """Return PettingZoo's installed card games, made by the function `env` or `raw_env`."""
    found = {}
    with warnings.catch_warnings():  # about the bounds of their boxes
        warnings.simplefilter("ignore")
        for name, module in CARD_GAMES.items():
            try:
                found[name] = aec_game(getattr(import_module(module), maker)())
            except ImportError:
                continue
    return found


def catan_game() -> dict[str, Game]:
    if find_spec("catanatron_gym") is None:
        return {}
    with warnings.catch_warnings():  # it was made for an older Gymnasium
        warnings.simplefilter("ignore")
        import_module("catanatron_gym")
        env = gymnasium.make("catanatron-v1").unwrapped

    def play() -> int:
        _, info = env.reset()
        steps, terminated, truncated = 0, False, False
        while not (terminated or truncated):
            legal = info["valid_actions"]
            _, _, terminated, truncated, info = env.step(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return {CATAN: play}


if __name__ == "__main__":
    print_rows("environments", environment_rows, seconds=8.0)

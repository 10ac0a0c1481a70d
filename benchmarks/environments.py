"""`python -m benchmarks.doors`: environments for one game, beside those of the peers, in one run.

All are driven alike: whoever must decide takes one of its legal actions, every one equally likely,
found in its mask. The peers run as their makers hand them out, `env()` with its wrappers, and the
fastest card game also bare. The figure of each is the best of some rounds, taken in turns, so that
whatever else the machine does falls on all of them.

catanatron's environment is a package of its own: `pip install --no-deps catanatron_gym==4.0.0`.
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
RANDOM, GREEDY = "Gymnasium against random: steps/s", "Gymnasium against greedy: steps/s"
CATAN = "catanatron_gym, against random: steps/s"
CARD_GAMES = {  # PettingZoo's classic ones; hanabi needs shimmy and OpenSpiel, the others RLCard
    "leduc_holdem_v4": "pettingzoo.classic.rlcard_envs.leduc_holdem",
    "texas_holdem_v4": "pettingzoo.classic.rlcard_envs.texas_holdem",
    "texas_holdem_no_limit_v6": "pettingzoo.classic.rlcard_envs.texas_holdem_no_limit",
    "hanabi_v5": "pettingzoo.classic.hanabi.hanabi",
}
Game = Callable[[], int]  # plays one whole game and says how many decisions it took


def doors_rows(seconds: float) -> Iterator[Row]:
    """What, measured, target: the rows of a table."""
    ours = {BATCH: batch(1024), AEC: agents(aec.env())}
    ours |= {RANDOM: single(MonsterEnv()), GREEDY: single(MonsterEnv(opponents="greedy"))}
    peers = card_games("env") | catan()
    best = rates(ours | peers, seconds)
    yield BATCH, f"{best[BATCH]:,.0f}", "≥ 1 M"
    yield AEC, f"{best[AEC]:,.0f}", "≥ 20,000"
    yield from beside_card_games(best, seconds)
    yield RANDOM, f"{best[RANDOM]:,.0f}", "≥ 20,000"
    yield GREEDY, f"{best[GREEDY]:,.0f}", ""
    if CATAN in best:
        yield CATAN, f"{best[CATAN]:,.0f}", ""
        yield "… we, as many times as fast", f"{best[RANDOM] / best[CATAN]:.1f} ×", ""
    else:
        yield CATAN, "not installed", ""


def beside_card_games(best: dict[str, float], seconds: float) -> Iterator[Row]:
    games = [name for name in CARD_GAMES if name in best]
    if not games:
        yield "PettingZoo's card games", "not installed", ""
        return
    for name in games:
        yield f"PettingZoo {name}: decisions/s", f"{best[name]:,.0f}", ""
    fastest = max(games, key=best.__getitem__)
    yield f"… we, beside {fastest}", f"{best[AEC] / best[fastest]:.1f} ×", "≥ 3 ×"
    bare = rates({AEC: agents(aec.env()), BARE: card_games("raw_env")[fastest]}, seconds)
    yield f"{fastest} {BARE[2:]}: decisions/s", f"{bare[BARE]:,.0f}", ""
    yield "… we, beside that", f"{bare[AEC] / bare[BARE]:.1f} ×", ""


def rates(games: dict[str, Game], seconds: float) -> dict[str, float]:
    """Decisions a second of each, the best of all rounds; a game before them is not counted."""
    for play in games.values():
        play()
    best = dict.fromkeys(games, 0.0)
    for _ in range(ROUNDS):
        for name, play in games.items():
            best[name] = max(best[name], _rate(play, seconds / ROUNDS))
    return best


def _rate(play: Game, seconds: float) -> float:
    decisions, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds or not decisions:
        decisions += play()
    return decisions / spent


# --- driving -------------------------------------------------------------------------------------


def _pick(mask: Any) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


def batch(games: int) -> Game:
    """Some steps of a batch, on one core."""
    field = Batch(games=games)

    def play() -> int:
        for _ in range(100):
            field.step(field.sample())
        return 100 * games

    return play


def agents(env: Any) -> Game:
    """A game of an AEC environment, all agents at random."""

    def play() -> int:
        env.reset(seed=None)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(_pick(seen["action_mask"]))
                decisions += 1
        return decisions

    return play


def single(env: Any) -> Game:
    """A game of a Gymnasium environment of ours, one's own seat at random."""

    def play() -> int:
        _, info = env.reset()
        steps, ended, cut = 0, False, False
        while not (ended or cut):
            _, _, ended, cut, info = env.step(_pick(info["action_mask"]))
            steps += 1
        return steps

    return play


# --- the peers -----------------------------------------------------------------------------------


def card_games(maker: str) -> dict[str, Game]:
    """PettingZoo's card games that are installed, made by `env` or `raw_env`."""
    found = {}
    with warnings.catch_warnings():  # about the bounds of their boxes
        warnings.simplefilter("ignore")
        for name, module in CARD_GAMES.items():
            try:
                found[name] = agents(getattr(import_module(module), maker)())
            except ImportError:
                continue
    return found


def catan() -> dict[str, Game]:
    if find_spec("catanatron_gym") is None:
        return {}
    with warnings.catch_warnings():  # it was made for an older Gymnasium
        warnings.simplefilter("ignore")
        import_module("catanatron_gym")
        env = gymnasium.make("catanatron-v1").unwrapped

    def play() -> int:
        _, info = env.reset()
        steps, ended, cut = 0, False, False
        while not (ended or cut):
            legal = info["valid_actions"]
            _, _, ended, cut, info = env.step(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return {CATAN: play}


if __name__ == "__main__":
    print_rows("doors", doors_rows, seconds=8.0)

"""`python -m benchmarks.compilation`: what the first use of each interface costs.

The cache of machine code is empty before the first row. Each row is a new process that uses one
interface; it finds the machine code that the rows before it have stored. The times are CPU times,
with the start of the process and its imports, so that other load on the machine matters little.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from typing import Final

from .commands import cost_of
from .rows import Row

FIRST_TARGET, NEXT_TARGET, MEMORY_TARGET = 75, 10, 700  # seconds, seconds, MB

_BOT = """
import random
from daikaiju.bots.registry import make_bot
from daikaiju.rules import CHANCE, actor, advance, new_game, sample
from daikaiju.rules.engine import load
bot = make_bot({spec!r})
load(*bot.needs)
state = new_game("second", 4)
for _ in range(20):
    who = actor(state)
    draw = random.randrange
    advance(state, sample(state, draw) if who == CHANCE else bot.ask(state, who, draw))
"""
USES: Final = {
    "Batch": """
from daikaiju.envs import Batch
batch = Batch(games=64, seed=1)
for _ in range(20):
    batch.step(batch.sample())
""",
    "Game": """
from daikaiju.envs import Game
import numpy as np
game = Game()
game.reset(seed=1)
for _ in range(20):
    game.act(int(np.flatnonzero(game.mask())[0]))
""",
    "PettingZoo AEC": """
from daikaiju.envs import aec
env = aec.env()
env.reset(seed=1)
for _ in range(20):
    agent = env.agent_selection
    env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))
""",
    "Gymnasium": """
import gymnasium, daikaiju.envs.gym
env = gymnasium.make("Daikaiju-v0")
_, info = env.reset(seed=1)
env.step(env.action_space.sample(info["action_mask"]))
""",
    "Gymnasium vectors": """
import gymnasium, daikaiju.envs.gym
envs = gymnasium.make_vec("Daikaiju-v0", num_envs=64, opponents="greedy")
envs.reset(seed=1)
envs.step(envs.action_space.sample())
""",
    "OpenSpiel": """
import random, pyspiel, daikaiju.envs.openspiel
state = pyspiel.load_game("daikaiju(players=4)").new_initial_state()
for _ in range(40):
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        state.apply_action(random.choices(outcomes, odds)[0])
    else:
        state.observation_tensor(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
""",
    "bot odds": _BOT.format(spec="odds"),
    "bot search": _BOT.format(spec="search:4"),
    "bot champion": _BOT.format(spec="champion"),
    "bot champion with search": _BOT.format(spec="champion:4"),
}


def compilation_rows() -> Iterator[Row]:
    """Yield the rows of docs/speed.md."""
    with tempfile.TemporaryDirectory() as cache:
        for number, (name, script) in enumerate(USES.items()):
            cold, warm = (cost_of(["-c", script], cache) for _ in range(2))
            target = NEXT_TARGET if number else FIRST_TARGET
            what = f"{'then ' if number else ''}{name}: cold, CPU time (from the cache) / memory"
            shown = f"{cold.cpu:.1f} s ({warm.cpu:.1f} s) / {cold.memory:.0f} MB"
            yield what, shown, f"≤ {target} s / {MEMORY_TARGET} MB"


if __name__ == "__main__":
    argparse.ArgumentParser(prog="benchmarks.compilation").parse_args()
    for row in compilation_rows():
        print("|", " | ".join(row), "|", flush=True)

"""Gymnasium: one monster plays at random against three bots.

pip install "daikaiju[envs]"; the first start compiles the rules, which takes a minute or two.
"""

import sys
import time

import gymnasium

import daikaiju.envs.gym  # noqa: F401 (registers Daikaiju-v0)

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
env = gymnasium.make("Daikaiju-v0", seats=4, opponents=["greedy", "random", "random"])
games = steps = 0
won = 0.0
start = time.perf_counter()
while time.perf_counter() < start + seconds:
    observation, info = env.reset(seed=games)
    done = False
    while not done:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        done = terminated or truncated
        won += float(reward)
        steps += 1
    games += 1
speed = steps / (time.perf_counter() - start)
print(f"Gymnasium: {games:,} games, {speed:,.0f} steps/s; random won {won / games:.0%} of them")

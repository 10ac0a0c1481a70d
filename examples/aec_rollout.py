"""PettingZoo: four monsters play one game at random.

pip install "daikaiju[envs]"; the first start compiles the rules, which takes a minute or two.
"""

import sys
import time

from daikaiju.envs import aec

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
env = aec.env(edition="second", seats=4)
wins = dict.fromkeys(env.possible_agents, 0.0)
games = decisions = 0
start = time.perf_counter()
while time.perf_counter() < start + seconds:
    env.reset(seed=games)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:  # eliminated, or the game is over: the last reward
            wins[agent] += reward
            env.step(None)
        else:
            decisions += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    games += 1
speed = decisions / (time.perf_counter() - start)
shares = ", ".join(f"{agent} {won / games:.0%}" for agent, won in wins.items())
print(f"PettingZoo: {games:,} games, {speed:,.0f} decisions/s; won: {shares}")

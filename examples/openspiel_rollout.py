"""OpenSpiel: random play with explicit chance nodes that have exact probabilities.

pip install daikaiju open_spiel
"""

import random
import sys
import time

import pyspiel

import daikaiju.envs.openspiel  # noqa: F401 (registers the game)

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
game = pyspiel.load_game("daikaiju(players=3)")
rng = random.Random(1)
games = decisions = throws = 0
returns = [0.0] * game.num_players()
start = time.perf_counter()
while time.perf_counter() < start + seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
            throws += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    returns = [total + won for total, won in zip(returns, state.returns(), strict=True)]
    games += 1
speed = (decisions + throws) / (time.perf_counter() - start)
shares = ", ".join(f"{total / games:.0%}" for total in returns)
print(f"OpenSpiel: {games:,} games, {speed:,.0f} decisions and throws/s; won by seat: {shares}")

"""Many games in one array: each call advances 1,024 games and writes observations and masks.

pip install daikaiju; the first start compiles the rules, which takes a minute or two.
"""

import sys
import time

import numpy as np

from daikaiju.envs import Batch, Setup

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
setup = Setup(edition="second", seats=4)
batch = Batch(setup, games=1024, seed=1)
calls = ended = 0
wins = np.zeros(setup.seats)
start = time.perf_counter()
while time.perf_counter() < start + seconds:
    batch.step(batch.sample())  # a policy would read batch.observations and batch.masks
    ended += np.count_nonzero(batch.ends)
    wins += batch.rewards[:, : setup.seats].sum(axis=0)
    calls += 1
speed = calls * batch.games / (time.perf_counter() - start)
shares = ", ".join(f"{share:.0%}" for share in wins / max(1, ended))
print(f"Batch: {ended:,} games, {speed:,.0f} decisions/s; won by seat: {shares}")

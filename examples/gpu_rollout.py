"""The batch on a GPU: the same rules, games, observations and masks, with many more games at once.

pip install "daikaiju[gpu]"; needs an NVIDIA GPU and prints a message if there is none.
"""

import sys
import time

from daikaiju.envs import Setup
from daikaiju.envs.cuda import CudaBatch
from daikaiju.envs.cuda_compiler import why_no_gpu


def main(seconds: float) -> None:
    batch = CudaBatch(Setup(edition="second", seats=4), games=1 << 17, seed=1)
    batch.step(batch.sample())  # compiles, which takes a minute or two
    batch.synchronize()
    calls = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        batch.step(batch.sample())  # torch.as_tensor(batch.observations) copies nothing
        batch.synchronize()
        calls += 1
    speed = calls * batch.games / (time.perf_counter() - start)
    print(f"GPU: {batch.games:,} games at once, {speed:,.0f} decisions/s")


if trouble := why_no_gpu():
    print(f"GPU: {trouble}; examples/batch_rollout.py does not need a GPU.")
else:
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)

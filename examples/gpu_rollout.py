"""The batch on a GPU: the same rules, games, observations and masks, many more of them at once.

pip install "daikaiju[gpu]"; needs an NVIDIA GPU and says so where there is none.
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
        batch.step(batch.sample())  # torch.as_tensor(batch.observations) would copy nothing
        batch.synchronize()
        calls += 1
    speed = calls * batch.games / (time.perf_counter() - start)
    print(f"GPU: {batch.games:,} games side by side, {speed:,.0f} decisions/s")


if trouble := why_no_gpu():
    print(f"GPU: {trouble}; examples/batch_rollout.py needs none.")
else:
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)

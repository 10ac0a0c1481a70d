"""Games on a GPU: `python -m benchmarks.cuda` (needs the extra `[gpu]` and a CUDA device).

Measures whole random games, then the batch with observations and masks written. Some games of each
are compared, byte for byte, with the same games on the CPU. If Pgx is installed, its backgammon is
measured too, with the same number of games and random legal actions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

from daikaiju.arena.random_play import play_randomly
from daikaiju.envs import Batch, Setup
from daikaiju.envs.cuda import CudaBatch, Playouts
from daikaiju.rng.splitmix import stream
from daikaiju.rules import use


def playouts_a_second(setup: Setup, rounds: int) -> tuple[float, float, bool]:
    """Return decisions per second, compile seconds, and whether some games match the CPU."""
    playouts = Playouts(setup)
    start = time.perf_counter()
    playouts.play(playouts.games, seed=2)
    compiling = time.perf_counter() - start
    same = _matches_cpu(setup, playouts)
    start = time.perf_counter()
    played = playouts.play(playouts.games * rounds, seed=1)
    return played.decisions / (time.perf_counter() - start), compiling, same


def _matches_cpu(setup: Setup, playouts: Playouts, compared: int = 100) -> bool:
    """Whether the first games of seed 2 end as they do on the CPU."""
    use("interpreted")
    for number in range(compared):
        state = setup.start.copy()
        with np.errstate(over="ignore"):
            play_randomly(state, np.array([stream(2, number)]), [0] * 8192, [0, 0, 0])
        if playouts.state(number) != state:
            return False
    return True


def batch_a_second(setup: Setup, games: int, steps: int) -> tuple[float, bool]:
    """Return decisions per second with all arrays written, and whether a small batch matches."""
    batch = CudaBatch(setup, games, seed=1)
    rate = games / _seconds_a_step(lambda: batch.step(batch.sample(), check=False), steps)
    use("interpreted")
    on_cpu, on_gpu = Batch(setup, 32, seed=3), CudaBatch(setup, 32, seed=3)
    same = True
    for _ in range(100):
        rows = on_cpu.step(on_cpu.sample()), on_gpu.step(on_gpu.sample())
        same &= all(
            np.array_equal(mine, other.copy_to_host()) for mine, other in zip(*rows, strict=True)
        )
    return rate, same and on_cpu.states.tobytes() == on_gpu.states.copy_to_host().tobytes()


def _seconds_a_step(step: Callable[[], object], steps: int) -> float:
    from numba import cuda

    for _ in range(10):
        step()
    cuda.synchronize()
    start = time.perf_counter()
    for _ in range(steps):
        step()
    cuda.synchronize()
    return (time.perf_counter() - start) / steps


def backgammon_a_second(games: int, steps: int) -> float:
    """Return decisions per second of Pgx's backgammon: random actions, automatic resets."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def play(states, key):  # type: ignore[no-untyped-def]
        def one(carried, _):  # type: ignore[no-untyped-def]
            states, key = carried
            key, action_key, chance_key = jax.random.split(key, 3)
            logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(action_key, logits, axis=-1)
            return (step(states, actions, jax.random.split(chance_key, games)), key), None

        return jax.lax.scan(one, (states, key), None, length=steps)[0]

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    states, key = jax.block_until_ready(play(states, jax.random.PRNGKey(2)))
    start = time.perf_counter()
    jax.block_until_ready(play(states, key))
    return games * steps / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.cuda")
    parser.add_argument("--edition", default="second")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=32, help="games for each thread")
    parser.add_argument("--games", type=int, default=1 << 20, help="of the batch")
    parser.add_argument("--steps", type=int, default=100)
    args = parser.parse_args()
    setup = Setup(args.edition, args.seats)
    rate, compiling, same = playouts_a_second(setup, args.rounds)
    print(f"whole games: {rate:.3g} decisions/s, compiled in {compiling:.0f} s, as on CPU: {same}")
    rate, same = batch_a_second(setup, args.games, args.steps)
    print(f"batch of {args.games:,}: {rate:.3g} decisions/s, as on CPU: {same}")
    try:
        peer = backgammon_a_second(args.games, args.steps)
    except ImportError:
        print("Pgx is not installed: pip install pgx, with JAX for this GPU, to see its backgammon")
        return
    print(
        f"Pgx backgammon, the same batch: {peer:.3g} decisions/s; daikaiju is {rate / peer:.2f} ×"
    )


if __name__ == "__main__":
    main()

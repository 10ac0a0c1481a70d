"""Train the network from scratch: `python -m training --seconds 120 --generations 3`.

The first generation plays with the hand-written heuristic, each later one with the network fitted
so far. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

INITIAL_RATE = 2e-3  # learning rate
CONTINUED_RATE = 7e-4


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120, help="of play per generation")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duels", type=float, default=0.4, help="share of games with two seats")
    parser.add_argument("--start", type=Path, help="continue from these weights")
    parser.add_argument("--weights", type=Path, default=Path("src/daikaiju/bots/weights.npz"))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        train(args, Path(folder))


def train(args: argparse.Namespace, folder: Path) -> None:
    from daikaiju.bots.weights import read_weights, write_weights

    from .fitting import fit, initial_weights, load

    weights = args.start
    files: list[Path] = []
    for generation in range(args.generations):
        new_files = play(args, weights, generation, folder)
        files = [*files[-args.workers :], *new_files]
        rows, results, games = load(files)
        print(f"generation {generation + 1}: {games:,} games, {len(rows):,} positions", flush=True)
        start = read_weights(args.start) if args.start else initial_weights(args.seed)
        rate = CONTINUED_RATE if args.start else INITIAL_RATE
        fitted = fit(rows, results, start, args.epochs, rate, seed=args.seed + generation)
        write_weights(args.weights, fitted)
        weights = args.weights


def play(
    args: argparse.Namespace, weights: Path | None, generation: int, folder: Path
) -> list[Path]:
    """Play the games of one generation in worker processes. Return the files of positions."""
    files = [folder / f"{generation}-{worker}.npz" for worker in range(args.workers)]
    subprocess.run(
        _worker_command(weights, 0.0, args.duels, 0, folder / "compiled.npz"), check=True
    )
    workers = [
        subprocess.Popen(
            _worker_command(weights, args.seconds, args.duels, 1000 * generation + worker, file)
        )
        for worker, file in enumerate(files, start=args.seed)
    ]
    statuses = [worker.wait() for worker in workers]
    if any(statuses):
        raise SystemExit("a worker failed: see above")
    return files


def _worker_command(
    weights: Path | None, seconds: float, duels: float, seed: int, file: Path
) -> list[str]:
    """Return the command line of one worker (training/positions.py)."""
    arguments = [str(weights or ""), str(seconds), str(duels), str(seed), str(file)]
    return [sys.executable, "-m", "training.positions", *arguments]


if __name__ == "__main__":
    main()

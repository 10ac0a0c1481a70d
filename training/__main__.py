"""Fit the network from nothing: `python -m training --seconds 120 --generations 3`.

The first generation plays with the judge made by hand, each later one with the network fitted so
far. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

FROM_NOTHING = 2e-3  # how far a step of fitting goes
GOING_ON = 7e-4


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120, help="of play, each generation")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duels", type=float, default=0.4, help="share of games of two")
    parser.add_argument("--start", type=Path, help="go on from these weights")
    parser.add_argument("--weights", type=Path, default=Path("src/daikaiju/bots/weights.npz"))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        train(args, Path(folder))


def train(args: argparse.Namespace, folder: Path) -> None:
    from .fitting import fit, fresh_weights, load

    weights = args.start
    files: list[Path] = []
    for generation in range(args.generations):
        made = play(args, weights, generation, folder)
        files = [*files[-args.workers :], *made]
        rows, won, games = load(files)
        print(f"generation {generation + 1}: {games:,} games, {len(rows):,} positions", flush=True)
        start = np.load(args.start)["weights"] if args.start else fresh_weights(args.seed)
        rate = GOING_ON if args.start else FROM_NOTHING
        fitted = fit(rows, won, start, args.epochs, rate, seed=args.seed + generation)
        np.savez_compressed(args.weights, weights=fitted.astype(np.float32))
        weights = args.weights


def play(
    args: argparse.Namespace, weights: Path | None, generation: int, folder: Path
) -> list[Path]:
    """Positions of one generation, played by as many processes as there are workers."""
    files = [folder / f"{generation}-{worker}.npz" for worker in range(args.workers)]
    subprocess.run(_player(weights, 0.0, args.duels, 0, folder / "compiled.npz"), check=True)
    players = [
        subprocess.Popen(
            _player(weights, args.seconds, args.duels, 1000 * generation + worker, file)
        )
        for worker, file in enumerate(files, start=args.seed)
    ]
    ended = [player.wait() for player in players]
    if any(ended):
        raise SystemExit("a worker failed: see above")
    return files


def _player(weights: Path | None, seconds: float, duels: float, seed: int, file: Path) -> list[str]:
    """The command of one worker; positions.py reads it."""
    words = [str(weights or ""), str(seconds), str(duels), str(seed), str(file)]
    return [sys.executable, "-m", "training.positions", *words]


if __name__ == "__main__":
    main()

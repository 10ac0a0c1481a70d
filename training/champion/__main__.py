"""Train the champion: `python -m training.champion --into build/champion --seconds 540`.

The run plays against itself and learns until its time is up, then writes a checkpoint and the
weights for the bot. `--resume` continues from a checkpoint. A GPU is used if there is one.
With `--against` it learns to beat copies of a network that does not change (an exploiter).
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from pathlib import Path
from typing import Any

import torch

from .checkpoint import copy_weights, load_checkpoint, load_weights, save_checkpoint, save_weights
from .learner import Learner, Settings
from .network import Network
from .selfplay import SelfPlay
from .tables import EDITIONS, SEATS, training_tables

REPORT_EVERY = 15.0  # seconds


def main() -> None:
    args = _parser().parse_args()
    torch.manual_seed(args.seed)
    settings = Settings(
        rate=args.rate,
        end_rate=args.end_rate,
        entropy=args.entropy,
        end_entropy=args.end_entropy,
        portion=args.portion,
        value_decay=args.value_decay,
        policy_decay=args.policy_decay,
    )
    learner = Learner(settings, args.device)
    curve = load_checkpoint(args.resume, learner) if args.resume else []
    if args.start:
        load_weights(args.start, learner)
    train(learner, curve, args)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training.champion", description=__doc__)
    chosen = Settings()
    parser.add_argument("--into", type=Path, required=True, help="folder of the new checkpoint")
    parser.add_argument("--resume", type=Path, help="folder of the checkpoint to continue")
    parser.add_argument("--start", type=Path, help="file of weights to start from")
    parser.add_argument("--against", type=Path, help="file of weights of all other monsters")
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="default: all")
    parser.add_argument("--seats", type=int, choices=sorted(set(SEATS)), action="append")
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--games", type=int, default=131_072, help="side by side")
    parser.add_argument("--steps", type=int, default=32, help="decisions of a game per rollout")
    parser.add_argument("--portion", type=int, default=chosen.portion)
    parser.add_argument("--rate", type=float, default=chosen.rate)
    parser.add_argument("--end-rate", type=float, default=chosen.end_rate)
    parser.add_argument("--entropy", type=float, default=chosen.entropy)
    parser.add_argument("--end-entropy", type=float, default=chosen.end_entropy)
    parser.add_argument("--value-decay", type=float, default=chosen.value_decay)
    parser.add_argument("--policy-decay", type=float, default=chosen.policy_decay)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--snapshots", type=int, default=0, help="weights written on the way")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parser.add_argument("--device", default=device, choices=("cuda", "cpu"))
    return parser


def train(learner: Learner, curve: list[dict[str, Any]], args: argparse.Namespace) -> None:
    """Alternate play and learning until the time is up; write the checkpoint."""
    play = _new_play(learner, args)
    settings = learner.settings
    before = curve[-1] if curve else {"decisions": 0, "seconds": 0.0}
    start = last = time.monotonic()
    rounds, written, made = 0, 0, args.games * args.steps
    while (spent := time.monotonic() - start) < args.seconds:
        with learner.autocast():
            rollout = play.collect(learner.network, settings.value_decay, settings.policy_decay)
        played = _finished(args.device)
        figures = learner.learn(rollout, spent / args.seconds)
        figures["share of play"] = (played - start - spent) / (
            _finished(args.device) - start - spent
        )
        if args.against:
            figures["win rate"] = play.win_rate()
        rounds += 1
        seconds = time.monotonic() - start
        point = {
            "decisions": before["decisions"] + rounds * made,
            "seconds": round(before["seconds"] + seconds, 1),
            "decisions per second": round(rounds * made / seconds),
            **{name: round(value, 5) for name, value in figures.items()},
        }
        if time.monotonic() - last > REPORT_EVERY or rounds == 1:
            last = time.monotonic()
            curve.append(point)
            print(json.dumps(point), flush=True)
        if args.snapshots and seconds > (written + 1) * args.seconds / (args.snapshots + 1):
            written += 1
            _write_weights(args.into, f"snapshot-{written}.npz", learner, point, args)
    curve.append(point)
    save_checkpoint(args.into, learner, curve)
    _write_weights(args.into, "weights.npz", learner, point, args)
    print(json.dumps(point), flush=True)


def _new_play(learner: Learner, args: argparse.Namespace) -> SelfPlay:
    tables = training_tables(args.seed, args.edition or EDITIONS, args.seats or SEATS)
    opponent = None
    if args.against:
        opponent = Network().to(args.device).requires_grad_(False)
        copy_weights(args.against, opponent)
    return SelfPlay(tables, args.games, args.steps, args.seed, args.device, opponent)


def _finished(device: str) -> float:
    """Return the time at which the device has finished its work."""
    if device == "cuda":
        torch.cuda.synchronize()
    return time.monotonic()


def _write_weights(
    folder: Path, name: str, learner: Learner, point: dict[str, Any], args: argparse.Namespace
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    versions = {"python": platform.python_version(), "torch": torch.__version__, "seed": args.seed}
    save_weights(folder / name, learner, {**point, **versions})


if __name__ == "__main__":
    main()

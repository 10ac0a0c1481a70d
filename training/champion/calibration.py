"""`python -m training.champion.calibration`: do the champion's win chances come true?

It plays games of all editions and table sizes, compares the chances of each monster and of "nobody"
with the results, and writes a table and reliability plots. `--fit` first fits one factor of the
logits for each kind of table, on other games than those of the report, and stores the factors in
the file of weights.
"""

from __future__ import annotations

import argparse
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from daikaiju.bots.champion.weights import read_champion_weights
from daikaiju.rules.constants import EDITION_NAMES, MAX_SEATS

from .games import GameSource
from .plots import line_plot

SEATS: Final = range(2, MAX_SEATS + 1)
EVERY: Final = 100  # decisions: few positions of each game, because those of one game are alike
BINS: Final = 20
FIT_GAMES: Final = 1 << 40  # number of the first game that is used to fit
FACTORS: Final = np.geomspace(0.6, 1.6, 41)
LEAST: Final = 1e-9
WEIGHTS: Final = Path(str(files("daikaiju.bots.champion") / "weights.npz"))


class Pairs(NamedTuple):
    """Chances and results of many positions: one column for each seat, the last one for nobody."""

    chances: Any
    results: Any


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.champion.calibration")
    parser.add_argument("--positions", type=int, default=100_000, help="of all tables together")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="the file of weights")
    parser.add_argument("--into", type=Path, default=Path("docs/reference"), help="folder")
    parser.add_argument("--fit", action="store_true", help="fit the factors and store them")
    given = parser.parse_args()
    if given.fit:
        fit(given.weights, given.positions)
    report(given.weights, given.positions, given.into)


# --- games ---------------------------------------------------------------------------------------


def collect(weights: Any, edition: str, seats: int, positions: int, first: int = 0) -> Pairs:
    """Return the chances and results of positions from games with the numbers from `first` on."""
    source = GameSource(weights, edition, seats)
    chances: list[list[float]] = []
    results: list[list[float]] = []
    number = first
    while len(chances) < positions:
        for judged in source.play(number, EVERY):
            chances.append([*judged.chances, 1 - judged.chances.sum()])
            results.append([*judged.shares, 1 - judged.shares.sum()])
        number += 1
    return Pairs(np.array(chances[:positions]), np.array(results[:positions]))


# --- measures ------------------------------------------------------------------------------------


def reliability(pairs: Pairs) -> list[tuple[float, float, int]]:
    """Return the mean chance, the mean result and the number of chances in each bin."""
    chances, results = pairs.chances.reshape(-1), pairs.results.reshape(-1)
    is_open = chances > 0  # a monster that is out has no chance and no weight
    chances, results = chances[is_open], results[is_open]
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    return [
        (float(chances[bins == k].mean()), float(results[bins == k].mean()), int((bins == k).sum()))
        for k in range(BINS)
        if (bins == k).any()
    ]


def calibration_error(pairs: Pairs) -> float:
    """Return the expected calibration error: the mean distance of chance and result."""
    rows = reliability(pairs)
    return sum(abs(a - b) * n for a, b, n in rows) / sum(n for _, _, n in rows)


def sharpened(pairs: Pairs, factor: float) -> Pairs:
    """Return the pairs with all logits multiplied by a factor."""
    powers = np.where(pairs.chances > 0, np.maximum(pairs.chances, LEAST) ** factor, 0.0)
    return Pairs(powers / powers.sum(axis=1, keepdims=True), pairs.results)


def log_loss(pairs: Pairs) -> float:
    """Return the mean logarithmic loss."""
    return float(-(pairs.results * np.log(np.maximum(pairs.chances, LEAST))).sum(axis=1).mean())


# --- fit -----------------------------------------------------------------------------------------


def fit(file: Path, positions: int) -> None:
    """Fit the factors of all tables and store them in the file of weights."""
    stored = dict(np.load(file))
    stored.pop("sharpness", None)
    weights = _read(stored)
    share = -(-positions // (len(EDITION_NAMES) * len(SEATS)))
    factors = np.ones((len(EDITION_NAMES), len(SEATS)), np.float32)
    for e, edition in enumerate(EDITION_NAMES):
        for s, seats in enumerate(SEATS):
            pairs = collect(weights, edition, seats, share, FIT_GAMES)
            factors[e, s] = min(FACTORS, key=lambda f: log_loss(sharpened(pairs, f)))
            print(f"{edition}, {seats} monsters: factor {factors[e, s]:.3f}", flush=True)
    np.savez_compressed(file, **stored, sharpness=factors)


def _read(stored: dict[str, Any]) -> tuple[Any, ...]:
    """Read weights that are in memory."""
    memory = BytesIO()
    np.savez(memory, **stored)
    memory.seek(0)
    return read_champion_weights(memory)


# --- report --------------------------------------------------------------------------------------


def report(file: Path, positions: int, into: Path) -> None:
    """Write the table and one plot for each edition."""
    weights = read_champion_weights(file)
    share = -(-positions // (len(EDITION_NAMES) * len(SEATS)))
    lines = ["| edition | monsters | positions | calibration error |", "|---|---|---|---|"]
    every: list[Pairs] = []
    for edition in EDITION_NAMES:
        found = {seats: collect(weights, edition, seats, share) for seats in SEATS}
        for seats, pairs in found.items():
            lines.append(_row(edition, str(seats), [pairs]))
            print(lines[-1], flush=True)
        every += found.values()
        lines.append(_row(edition, "all", list(found.values())))
        plot = _plot(edition, found)
        (into / f"champion-calibration-{edition}.svg").write_text(plot, encoding="utf-8")
    lines.append(_row("all", "all", every))
    print(lines[-1])
    text = "\n".join(("# Calibration of the champion", "", *lines, ""))
    (into / "champion-calibration.md").write_text(text, encoding="utf-8")


def pooled(parts: list[Pairs]) -> Pairs:
    """Return all pairs in one column."""
    return Pairs(
        *(
            np.concatenate([part[k].reshape(-1, 1) for part in parts])
            for k in range(len(Pairs._fields))
        )
    )


def _row(edition: str, seats: str, parts: list[Pairs]) -> str:
    positions = sum(len(part.chances) for part in parts)
    error = 100 * calibration_error(pooled(parts))
    return f"| {edition} | {seats} | {positions:,} | {error:.2f} points |"


def _plot(edition: str, found: dict[int, Pairs]) -> str:
    lines = {
        f"{seats} monsters": [(100 * a, 100 * b) for a, b, n in reliability(pairs) if n >= 100]
        for seats, pairs in found.items()
    }
    title = f"Win chances of the champion and how often they came true: {edition} edition"
    return line_plot(title, "win chance (%)", "won (%)", lines, diagonal=True)


if __name__ == "__main__":
    main()

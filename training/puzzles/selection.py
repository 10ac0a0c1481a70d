"""Selects the puzzles that are shipped, balanced over tables and kinds of decision, in 200 kB."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from daikaiju.coach.puzzle import Puzzle, read_puzzle

MOST_BYTES: Final = 199_000
MOST_OF_GAME: Final = 2
LEAST_COST: Final = 5.1  # points: also with the rounding of another machine at least 5
# How many puzzles of each kind of decision there should be, relative to each other.
SHARES: Final = {
    "dice": 7,
    "leave": 5,
    "power": 4,
    "buy": 4,
    "stay": 4,
    "save": 2,
    "tile": 2,
    "sweep": 1,
}
# How many puzzles there should be by number of monsters, relative to each other: the positions of
# many monsters are long.
SIZES: Final = {2: 64, 3: 48, 4: 38, 5: 30, 6: 25}
EASIEST: Final = 95  # per cent: not more often may the lowest level find the best action
HEAD: Final = (
    "# Made by `python -m training.puzzles`. Do not edit: docs/puzzles.md has the format.\n"
)

Table = tuple[str, int]  # edition and number of monsters


def select(found: Path, into: Path) -> None:
    """Write the selected puzzles in the order of the daily puzzles."""
    chosen = list(_chosen(_read(found)))
    lines = sorted(chosen, key=lambda puzzle: puzzle.id)
    into.write_text(HEAD + "".join(f"{puzzle}\n" for puzzle in lines), encoding="utf-8")
    for name, counts in (
        ("tables", Counter(map(_table, chosen))),
        ("decisions", Counter(puzzle.themes[0] for puzzle in chosen)),
        ("subjects", Counter(puzzle.themes[1] for puzzle in chosen)),
    ):
        print(name, dict(sorted(counts.items())))
    print(f"{len(chosen)} puzzles, {into.stat().st_size} bytes in {into}")


def _read(found: Path) -> list[Puzzle]:
    """Return the puzzles of a file, at most a few of each game, one of each id, shortest first."""
    by_id: dict[str, Puzzle] = {}
    of_game = 0
    for line in found.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            of_game = 0
            continue
        puzzle = read_puzzle(line)
        is_clear = min(cost for _, cost in puzzle.others) >= LEAST_COST
        if of_game < MOST_OF_GAME and is_clear and puzzle.levels[0] <= EASIEST:
            by_id.setdefault(puzzle.id, puzzle)
            of_game += 1
    return sorted(by_id.values(), key=lambda puzzle: len(str(puzzle)))


def _chosen(puzzles: list[Puzzle]) -> Iterator[Puzzle]:
    """Yield puzzles until the file is full, each of the table and the kind that are rarest yet."""
    waiting: dict[Table, dict[str, list[Puzzle]]] = {}
    for puzzle in reversed(puzzles):
        kinds = waiting.setdefault(_table(puzzle), {})
        kinds.setdefault(puzzle.themes[0], []).append(puzzle)
    tables: Counter[Table] = Counter()
    counts: Counter[str] = Counter()
    size = len(HEAD)
    while waiting:
        table = min(waiting, key=lambda table: ((tables[table] + 1) / SIZES[table[1]], table))
        kinds = waiting[table]
        kind = min(kinds, key=lambda kind: (counts[kind] + 1) / SHARES[kind])
        puzzle = kinds[kind].pop()
        size += len(str(puzzle)) + 1
        if size > MOST_BYTES:
            return
        tables[table] += 1
        counts[kind] += 1
        yield puzzle
        if not kinds[kind]:
            del kinds[kind]
        if not kinds:
            del waiting[table]


def _table(puzzle: Puzzle) -> Table:
    return puzzle.edition, len(puzzle.monsters)

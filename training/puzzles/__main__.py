"""Mines puzzles: `python -m training.puzzles --seconds 540 --processes 16 --found build/found.txt`.

Games of the champion are played in all editions with 2 to 6 monsters. The puzzles that are found
are appended to the file `--found`, with the numbers of the games that are done, so that the command
can be repeated. With `--into` it then selects the puzzles that are shipped. Needs NumPy and Numba.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Final

from daikaiju.coach.puzzle import Puzzle, read_puzzles
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.engine import use

GAME: Final = "# game "  # begins the line of a game that is done
SHIPPED: Final = Path("src/daikaiju/coach/puzzles.txt")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("--found", type=Path, default=Path("build/found.txt"))
    parser.add_argument("--seconds", type=float, default=540, help="of mining; 0: only select")
    parser.add_argument("--games", type=int, default=100_000, help="the highest number of a game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help=f"select puzzles for this file, as {SHIPPED}")
    given = parser.parse_args()
    given.found.parent.mkdir(parents=True, exist_ok=True)
    if given.seconds > 0:
        mine(given.found, given.seed, given.games, given.processes, given.seconds)
    if given.into:
        from .selection import select

        select(given.found, given.into)


def mine(file: Path, seed: int, games: int, processes: int, seconds: float) -> None:
    """Append the puzzles of all games that are not done yet; stop after some seconds."""
    compile_all()
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    done = {int(line[len(GAME) :]) for line in text.splitlines() if line.startswith(GAME)}
    waiting = [number for number in range(games) if number not in done]
    total = sum(1 for _ in read_puzzles(text))
    with file.open("a", encoding="utf-8") as out:
        for played, (number, found) in enumerate(_mined(waiting, seed, processes, seconds), 1):
            out.write("".join(f"{line}\n" for line in (f"{GAME}{number}", *map(str, found))))
            out.flush()
            total += len(found)
            if played % 20 == 0:
                print(f"{played} games, {total} puzzles", flush=True)
    print(f"{total} puzzles in {file}")


def compile_all() -> None:
    """Compile the machine code once, before other processes need it."""
    use("compiled")
    from daikaiju.bots.champion_bot import choose_by_policy
    from daikaiju.coach.puzzle_search import PuzzleSearch

    from ..champion.games import play_and_judge

    PuzzleSearch()
    get_compiled(choose_by_policy)
    get_compiled(play_and_judge)


def _mined(
    numbers: list[int], seed: int, processes: int, seconds: float
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield the numbers of games with their puzzles, as they are done; start none after the end."""
    from .mining import mine_game, start_miner

    end = time.monotonic() + seconds
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, start_miner, (seed,)) as pool:
        left = iter(numbers)
        running = {pool.submit(mine_game, number) for number in islice(left, 2 * processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            if time.monotonic() < end:
                running |= {pool.submit(mine_game, number) for number in islice(left, len(done))}
            else:
                running = {future for future in running if not future.cancel()}
            yield from (future.result() for future in done)


if __name__ == "__main__":
    main()

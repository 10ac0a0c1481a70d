"""Compile everything that the tests run as machine code, before they start.

`python tests/compile_all.py` takes a second if the cache on disk is complete. Test processes that
start together with an empty cache would each compile the same functions.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from daikaiju.arena.game_loop import begin, play_games, play_on, step
from daikaiju.arena.gifts import play_gifts
from daikaiju.arena.random_play import play_checked, play_many
from daikaiju.bots.dispatch import decide
from daikaiju.bots.perfect import best_keep
from daikaiju.bots.tree import begin_search, evaluate_leaves
from daikaiju.envs import opponents
from daikaiju.envs.game_loop import (
    act_in_game,
    begin_game,
    observe_first,
    pick_actions,
    reset_games,
    step_games,
)
from daikaiju.envs.greedy_batch import choose_greedily
from daikaiju.envs.openspiel import mask_first
from daikaiju.odds.solver import evaluate_throw, solve_block
from daikaiju.rules.compiled_api import advance_first, list_chance_actions_first, list_legal_first
from daikaiju.rules.compiler import cache_root, get_compiled, source_key

FUNCTIONS: Final = (  # those that take longest first
    *(
        decide,
        play_games,
        play_gifts,
        evaluate_leaves,
        begin_search,
        opponents.play_on,
        play_on,
        play_many,
    ),
    *(play_checked, act_in_game, step_games, reset_games, begin_game, advance_first, step),
    *(list_legal_first, pick_actions, mask_first, choose_greedily, list_chance_actions_first),
    *(best_keep, solve_block, observe_first, evaluate_throw, begin),
)


def is_cached(function: Any) -> bool:
    folder = cache_root() / source_key(function)
    return any(folder.glob(f"*{function.__name__}-*.nbi"))


def compile_one(function: Any) -> None:
    get_compiled(function)


def main() -> None:
    started = time.monotonic()
    missing = [function for function in FUNCTIONS if not is_cached(function)]
    if missing:
        workers = min(len(missing), os.cpu_count() or 1)
        with ProcessPoolExecutor(workers) as pool:
            list(pool.map(compile_one, missing))
    seconds = time.monotonic() - started
    sys.stdout.write(f"compiled {len(missing)} of {len(FUNCTIONS)} functions in {seconds:.0f} s\n")


if __name__ == "__main__":
    main()

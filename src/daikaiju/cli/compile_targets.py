"""All functions that run as machine code and are called from Python, by the part that needs them.

A function is named `module:function`; the module is relative to this package.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

# In each group those that take longest first.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "rules": (
        "rules.compiled_api:advance_first",
        "rules.compiled_api:list_legal_first",
        "rules.compiled_api:list_chance_actions_first",
    ),
    "bots": (
        "bots.dispatch:decide",
        "bots.tree:evaluate_leaves",
        "bots.tree:begin_search",
        "bots.champion_bot:choose_by_policy",
        "bots.perfect:best_keep",
    ),
    "odds": ("odds.solver:solve_block", "odds.solver:evaluate_throw"),
    "coach": (
        "coach.turn_program:fill_rows",
        "coach.turn_program:play_on",
        "coach.turn_program:play_dice",
        "coach.turn_program:judge",
        "coach.dice_future:spread_dice",
    ),
    "arena": (
        "arena.game_loop:play_games",
        "arena.gifts:play_gifts",
        "arena.game_loop:play_on",
        "arena.random_play:play_checked",
        "arena.random_play:play_many",
        "arena.game_loop:step",
        "arena.game_loop:begin",
        "arena.decision_rows:write_decisions",
    ),
    "envs": (
        "envs.opponents:play_first",
        "envs.vector_loop:run_tables",
        "envs.game_loop:act_in_game",
        "envs.game_loop:step_games",
        "envs.game_loop:reset_games",
        "envs.game_loop:begin_game",
        "envs.game_loop:pick_actions",
        "envs.greedy_batch:choose_greedily",
        "envs.vector_loop:decide_waiting",
        "spaces.observations:observe_first",
    ),
    "openspiel": ("envs.openspiel.chance_numbers:mask_first",),
}
NEEDS_EXTRA: Final = {"openspiel"}  # left out if its library is not installed


def targets(groups: Iterable[str]) -> list[str]:
    """Return the names of the functions of some groups; of all groups if none is given."""
    chosen = tuple(groups)
    found: list[str] = []
    for group in chosen or GROUPS:
        if chosen or group not in NEEDS_EXTRA or _is_installed(group):
            found += GROUPS[group]
    return found


def with_callees(names: Iterable[str]) -> list[str]:
    """Return all functions to compile: these, and the functions compiled once that they call."""
    from ..rules.compiler import compiled_callees  # here: other commands start without the compiler

    callees = [each for name in names for each in compiled_callees(find_function(name))]
    return list(dict.fromkeys([*map(name_of, reversed(callees)), *names]))


def _is_installed(group: str) -> bool:
    try:
        find_function(GROUPS[group][0])
    except ModuleNotFoundError:
        return False
    return True


def find_function(name: str) -> Any:
    """Return the function of a name."""
    module, _, function = name.partition(":")
    return getattr(import_module(f"daikaiju.{module}"), function)


def name_of(function: Any) -> str:
    """Return the name of a function of this package."""
    return f"{function.__module__.partition('.')[2]}:{function.__name__}"

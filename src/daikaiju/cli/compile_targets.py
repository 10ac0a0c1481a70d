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
        "bots.perfect:best_keep",
    ),
    "odds": ("odds.solver:solve_block", "odds.solver:evaluate_throw"),
    "arena": (
        "arena.game_loop:play_games",
        "arena.gifts:play_gifts",
        "arena.game_loop:play_on",
        "arena.random_play:play_checked",
        "arena.random_play:play_many",
        "arena.game_loop:step",
        "arena.game_loop:begin",
    ),
    "envs": (
        "envs.opponents:play_on",
        "envs.game_loop:act_in_game",
        "envs.game_loop:step_games",
        "envs.game_loop:reset_games",
        "envs.game_loop:begin_game",
        "envs.game_loop:pick_actions",
        "envs.greedy_batch:choose_greedily",
        "envs.game_loop:observe_first",
    ),
    "openspiel": ("envs.openspiel:mask_first",),
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

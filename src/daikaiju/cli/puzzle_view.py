"""Puzzles as text for the terminal, and as data for other programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..coach.explanation import puzzle_sentences
from ..coach.puzzle import Puzzle
from ..record.notation import action_text, monster_name
from ..record.position import read_position
from ..rules.agenda import actor
from ..rules.engine import legal_actions
from .output import current_language, join_list, message, monster_title

LEVELS: Final = ("easy", "medium", "hard", "expert", "master")


def themes_text(puzzle: Puzzle) -> str:
    return join_list(message("puzzle-theme", theme=theme) for theme in puzzle.themes)


def print_heading(console: Console, puzzle: Puzzle, is_daily: bool) -> None:
    """Print what is known before the answer; the themes would give it away."""
    name = message("puzzle-name", id=puzzle.id)
    parts = [f"{message('puzzle-daily')} ({name})" if is_daily else name]
    parts.append(message("cli-edition-name", edition=puzzle.edition))
    parts.append(message("puzzle-difficulty", rating=puzzle.rating))
    console.print(Text(" · ".join(parts), "bold"))
    console.print(Text(message("puzzle-lead")))
    state = read_position(puzzle.position)
    who = monster_title(monster_name(state, actor(state)))
    console.print(Text(message("puzzle-question", who=who)))


def print_verdict(console: Console, puzzle: Puzzle, action: str) -> None:
    if action == puzzle.best:
        console.print(Text(message("puzzle-right"), "bold green"))
        return
    cost, is_exact = puzzle.cost_of(action)
    key = "puzzle-wrong" if is_exact else "puzzle-wrong-more"
    console.print(Text(message(key, cost=cost), "bold yellow"))


def print_solution(console: Console, puzzle: Puzzle) -> None:
    """Print the best action, the others, and the explanation of the coach."""
    chance = message("puzzle-chance", chance=puzzle.chance)
    console.print(Text(f"{message('puzzle-best')} {puzzle.best} ({chance})", "bold"))
    console.print(Text(message("puzzle-others")))
    for action, cost in sorted(puzzle.others, key=lambda other: other[1]):
        console.print(Text(f"  {action}: {message('puzzle-less', cost=cost)}"))
    console.print(Text(f"{message('puzzle-beginner')} {puzzle.greedy}"))
    for sentence in puzzle_sentences(puzzle, current_language()):
        console.print(Text(f"  {sentence}"), soft_wrap=True)
    shares = dict(zip(LEVELS, puzzle.levels, strict=True))
    console.print(Text(message("puzzle-levels", **shares)), soft_wrap=True)
    console.print(Text(f"{message('puzzle-heading-themes')}: {themes_text(puzzle)}"))


def print_list(console: Console, puzzles: Iterable[Puzzle]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("puzzle-heading-id", "cli-edition-heading"):
        table.add_column(message(key))
    for key in ("puzzle-heading-monsters", "puzzle-heading-rating"):
        table.add_column(message(key), justify="right")
    table.add_column(message("puzzle-heading-themes"))
    for each in puzzles:
        edition = message("cli-edition-name", edition=each.edition)
        numbers = str(len(each.monsters)), str(each.rating)
        table.add_row(each.id, edition, *numbers, themes_text(each))
    console.print(table)


# --- data ----------------------------------------------------------------------------------------


def list_entry(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "edition": puzzle.edition,
        "monsters": puzzle.monsters,
        "rating": puzzle.rating,
        "themes": puzzle.themes,
    }


def question_data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle without its answer; the themes would give it away."""
    state = read_position(puzzle.position)
    entry = {name: value for name, value in list_entry(puzzle).items() if name != "themes"}
    return {
        **entry,
        "position": puzzle.position,
        "seat": actor(state),
        "legal": [action_text(state, action) for action in legal_actions(state)],
    }


def solution_data(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "best": puzzle.best,
        "chance": puzzle.chance,
        "others": [{"action": action, "cost": cost} for action, cost in puzzle.others],
        "greedy": puzzle.greedy,
        "levels": dict(zip(LEVELS, puzzle.levels, strict=True)),
        "themes": puzzle.themes,
        "explanation": puzzle_sentences(puzzle, current_language()),
    }

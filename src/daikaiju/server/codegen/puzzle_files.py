"""Puzzles of the page: an index, and files of some puzzles each, which are loaded when needed.

A puzzle holds what the page shows: the board, the legal actions, and the answer with its reasons;
and its position as text, from which a page without a server plays it out.
`daikaiju docs` writes the files.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...coach.explanation import puzzle_messages
from ...coach.puzzle import FIRST_DAY, Puzzle, puzzles
from ...record.notation import action_text
from ...record.position import read_position
from ...rules.agenda import actor
from ...rules.engine import legal_actions
from ..updates.board import board_of, question

FOLDER: Final = "web/src/generated/puzzles"
OF_FILE: Final = 40  # puzzles in one file


def puzzle_documents() -> dict[str, str]:
    """Return the text of the index and of each file of puzzles by its path."""
    found = puzzles()
    files = [found[first : first + OF_FILE] for first in range(0, len(found), OF_FILE)]
    return {
        f"{FOLDER}/index.json": _index(found),
        **{
            f"{FOLDER}/puzzles-{number}.json": _lines(_puzzle(puzzle) for puzzle in part)
            for number, part in enumerate(files)
        },
    }


def _index(found: tuple[Puzzle, ...]) -> str:
    """Return the puzzles in the order of the daily puzzles: id and difficulty."""
    rows = ",\n".join(_compact([puzzle.id, puzzle.rating]) for puzzle in found)
    head = f'"firstDay": "{FIRST_DAY.isoformat()}", "ofFile": {OF_FILE}'
    return f'{{{head}, "puzzles": [\n{rows}\n]}}\n'


def _lines(entries: Any) -> str:
    """Return a list with one entry per line, so that diffs stay small."""
    rows = ",\n".join(map(_compact, entries))
    return f"[\n{rows}\n]\n"


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _puzzle(puzzle: Puzzle) -> dict[str, Any]:
    state = read_position(puzzle.position)
    return {
        "id": puzzle.id,
        "position": puzzle.position,
        "rating": puzzle.rating,
        "themes": puzzle.themes,
        "seat": actor(state),
        "question": question(state),
        "board": board_of(state),
        "legal": [action_text(state, action) for action in legal_actions(state)],
        "best": puzzle.best,
        "chance": puzzle.chance,
        "others": puzzle.others,
        "levels": puzzle.levels,
        "explanation": puzzle_messages(puzzle),
    }

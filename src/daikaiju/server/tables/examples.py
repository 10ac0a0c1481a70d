"""Positions of the worked examples of the rulebook, and of puzzles.

`daikaiju docs` makes `examples.json` from the scenarios.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from ...coach.puzzle import find_puzzle
from ..refusals import Refusal


@cache
def example_positions() -> dict[str, dict[str, str]]:
    """Return the position of each example in each edition that has it."""
    text = files(__package__).joinpath("examples.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(text)
    return found


def example_position(example: str, edition: str) -> str:
    """Return the position of an example or a puzzle as one line of text, or raise `Refusal`."""
    puzzle = find_puzzle(example)
    if puzzle and puzzle.edition == edition:
        return puzzle.position
    try:
        return example_positions()[example][edition]
    except KeyError:
        raise Refusal("no-such-example") from None

"""The worked examples of the rulebook as positions from which one can play on.

`examples.json` is made from the scenarios by `daikaiju docs`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from ..refusals import Refusal


@cache
def positions() -> dict[str, dict[str, str]]:
    """Each example with its position in each edition that tells it."""
    text = files(__package__).joinpath("examples.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(text)
    return found


def position_of(example: str, edition: str) -> str:
    """Where an example begins, as one line."""
    try:
        return positions()[example][edition]
    except KeyError:
        raise Refusal("no-such-example") from None

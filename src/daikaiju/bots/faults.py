"""Faults of bots as phrases, and the check of their answers."""

from __future__ import annotations

import traceback
from operator import index
from pathlib import Path
from typing import Any

from ..record.notation import action_text
from ..rules.state import State

EXAMPLES = 3  # legal actions named in a phrase
LONGEST_QUOTE = 60
PACKAGE = str(Path(__file__).parent.parent)


class BotFault(Exception):
    """A fault of the bot. The message is a phrase that follows its name."""


def checked_answer(answer: Any, seen: State, legal: list[int]) -> int:
    """Return the answer as an int. Raise BotFault if it is not a legal action."""
    try:
        action = index(answer)
    except TypeError:
        action = None
    if action not in legal:
        raise BotFault(f"answered {quoted(repr(answer))} where only {legal_examples(seen, legal)}")
    return action


def failure_text(error: BaseException) -> str:
    """Return a phrase with the error and the line of the bot in which it was raised."""
    problem = shortened(f"{type(error).__name__}: {_words_of(error)}", 2 * LONGEST_QUOTE)
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith(PACKAGE)]
    at = f" in line {own[-1].lineno} of {Path(own[-1].filename).name}" if own else ""
    return f"failed with {problem}{at}"


def _words_of(error: BaseException) -> str:
    """Return the message of an error, whose class may be one of the user and fail itself."""
    try:
        return str(error)
    except Exception:
        return "its message cannot be shown"


def legal_examples(state: State, legal: list[int]) -> str:
    """Return a phrase such as `"stop", "keep none" and 40 more are possible`."""
    texts = [f'"{action_text(state, action)}"' for action in legal[:EXAMPLES]]
    if len(legal) == 1:
        return f"{texts[0]} is possible"
    more = len(legal) - len(texts)
    if more:
        texts.append(f"{more} more")
    return f"{', '.join(texts[:-1])} and {texts[-1]} are possible"


def quoted(text: str) -> str:
    return f'"{shortened(text, LONGEST_QUOTE)}"'


def shortened(text: str, most: int) -> str:
    """Return a text that fits into a sentence: printable and at most `most` characters."""
    plain = "".join(letter if letter.isprintable() else "�" for letter in text)
    return plain if len(plain) <= most else plain[: most - 1] + "…"

"""All bots by their specs: `greedy`, `search:50ms`, `cmd:python my_bot.py`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..text import Told
from .bot import Bot
from .compiled_bot import Ours
from .dispatch import FITTED_ODDS, GREEDY, ODDS, RANDOM


@dataclass(frozen=True)
class Kind:
    """One kind of bot: what it is called, what it is, and how its parameter reads."""

    key: str
    title: str
    sentence: str
    parameter: str  # what may follow the colon, in words; empty if nothing may
    make: Callable[[str, str], Bot]  # from the whole spec and what follows its colon


def make_bot(spec: str) -> Bot:
    """The bot that a spec names, or one sentence on what is wrong with it."""
    spec = LEVELS.get(spec, spec)
    key, colon, parameter = spec.partition(":")
    if key in LEVELS:
        raise Told("mistake-bot-level", spec=spec, level=key)
    if key not in KINDS:
        known = ", ".join([*KINDS, *LEVELS])
        raise Told("mistake-bot", spec=key, known=known)
    if colon and (not parameter or not KINDS[key].parameter):
        raise _wrong(spec)
    return KINDS[key].make(spec, parameter)


def title_of(spec: str) -> str:
    """What a bot is called, with its parameter."""
    key, _, parameter = spec.partition(":")
    title = KINDS[key].title if key in KINDS else key
    return f"{title} {parameter}".strip() if key != "cmd" else parameter


# --- reading parameters --------------------------------------------------------------------------


def _wrong(spec: str) -> Told:
    """What may follow the colon of a bot, when something else does."""
    key = spec.partition(":")[0]
    if key in TAKING:
        return Told("mistake-bot-parameter", spec=spec, bot=key, after=Told(TAKING[key]))
    return Told("mistake-bot-takes-nothing", spec=spec, bot=key)


# The sentences on what may follow the colon, by the bots that take something.
TAKING: Final = {
    "greedy": "cli-bot-greedy.after",
    "search": "cli-bot-search.after",
    "cmd": "cli-bot-cmd.after",
}


def _random(spec: str, parameter: str) -> Bot:
    return Ours(spec, RANDOM)


def _greedy(spec: str, parameter: str) -> Bot:
    if parameter and not re.fullmatch(r"\d{1,2}|100", parameter):
        raise _wrong(spec)
    return Ours(spec, GREEDY, int(parameter or 100))


def _odds(spec: str, parameter: str) -> Bot:
    return Ours(spec, ODDS)


def _search(spec: str, parameter: str) -> Bot:
    from .search import Search

    found = re.fullmatch(r"(\d{1,9})(ms)?", parameter or "50ms")
    if not found:
        raise _wrong(spec)
    amount = int(found[1])
    if found[2]:
        return Search(spec, milliseconds=amount)
    return Ours(spec, FITTED_ODDS) if amount == 0 else Search(spec, simulations=amount)


def _perfect(spec: str, parameter: str) -> Bot:
    from .perfect import Perfect

    return Perfect(spec)


def _foreign(spec: str, parameter: str) -> Bot:
    from .external import Foreign

    if not parameter:
        raise _wrong(spec)
    return Foreign(parameter)


KINDS: Final = {
    kind.key: kind
    for kind in (
        Kind("random", "Random", "Does anything that the rules allow.", "", _random),
        Kind(
            "greedy",
            "Greedy",
            "A sensible beginner: keeps what looks good now, buys what is dear, flees when weak.",
            "of a hundred decisions, how many are its own (the others are random), as in greedy:70",
            _greedy,
        ),
        Kind(
            "odds",
            "Odds",
            "Knows the exact odds of its dice and judges by hand what they lead to.",
            "",
            _odds,
        ),
        Kind(
            "search",
            "Search",
            "Searches ahead with chance at every throw; judges by what many games have taught it.",
            "time or simulations for each decision, as in search:50ms or search:400",
            _search,
        ),
        Kind(
            "perfect",
            "Perfect",
            "Cannot play better: only for two monsters without cards, where the game is solved.",
            "",
            _perfect,
        ),
        Kind(
            "cmd",
            "Foreign",
            "A program of yours that speaks the engine protocol.",
            "the command that starts it, as in 'cmd:python my_bot.py'",
            _foreign,
        ),
    )
}

# For people: what they choose at a table.
LEVELS: Final = {
    "easy": "greedy:60",
    "medium": "greedy",
    "hard": "odds",
    "expert": "search:200ms",
}

"""All bots by their specs: `greedy`, `search:50ms`, `py:my_bot.py:Stubborn`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..text import UserError
from .bot import Bot
from .compiled_bot import CompiledBot
from .dispatch import GREEDY, NETWORK_ODDS, ODDS, RANDOM
from .lookahead import CHAMPION, NETWORK


@dataclass(frozen=True)
class Kind:
    """One kind of bot: its name, description and parameter."""

    key: str
    title: str
    sentence: str
    parameter: str  # description of what may follow the colon; empty if nothing may
    make: Callable[[str, str], Bot]  # from the spec and the text after its colon
    text: str = ""  # catalogue key of these texts; empty if they are only here, in English


def make_bot(spec: str) -> Bot:
    """Return the bot that a spec names. Raise UserError if the spec is wrong."""
    if not isinstance(spec, str):
        raise UserError("mistake-bot", spec=repr(spec), known=", ".join([*KINDS, *LEVELS]))
    spec = LEVELS.get(spec, spec)
    key, colon, parameter = spec.partition(":")
    if key in LEVELS:
        raise UserError("mistake-bot-level", spec=spec, level=key)
    if key not in KINDS:
        known = ", ".join([*KINDS, *LEVELS])
        raise UserError("mistake-bot", spec=key, known=known)
    if colon and (not parameter or not KINDS[key].parameter):
        raise _parameter_error(spec)
    return KINDS[key].make(spec, parameter)


def bot_title(spec: str) -> str:
    """Return the name of a bot with its parameter."""
    key, _, parameter = spec.partition(":")
    title = KINDS[key].title if key in KINDS else key
    return user_bot_title(spec) or f"{title} {parameter}".strip()


def user_bot_title(spec: str) -> str:
    """Return the command, class or file name of a bot of the user; else an empty text."""
    key, _, parameter = spec.partition(":")
    if key == "py":
        return parameter.rpartition(":")[2]
    if key == "net":
        return Path(parameter).name
    return parameter if key == "cmd" else ""


def loads_user_files(spec: str) -> bool:
    """Whether a bot runs a program or loads a file: records and clients never name one."""
    return spec.partition(":")[0] in ("cmd", "net", "py")


# --- levels --------------------------------------------------------------------------------------


def set_level(text: str) -> None:
    """Set the bot of a level, such as `hard=greedy`, for this process and those that it starts."""
    level, equals, spec = text.partition("=")
    if level not in LEVELS or not equals:
        raise UserError("mistake-level", given=text, known=", ".join(LEVELS))
    make_bot(spec).close()
    known = os.environ.get(LEVELS_VARIABLE, "")
    os.environ[LEVELS_VARIABLE] = f"{known}\n{text}".strip()


def level_spec(level: str) -> str:
    """Return the spec of the bot that plays a level; `set_level` can replace it."""
    texts = os.environ.get(LEVELS_VARIABLE, "").splitlines()
    return {**LEVELS, **dict(text.split("=", 1) for text in texts)}[level]


def is_replaced(level: str) -> bool:
    """Whether `set_level` has replaced the bot of a level."""
    return level in LEVELS and level_spec(level) != LEVELS[level]


# --- reading parameters --------------------------------------------------------------------------


def _parameter_error(spec: str) -> UserError:
    """Return the error for a wrong parameter: it says what may follow the colon."""
    kind = KINDS[spec.partition(":")[0]]
    if not kind.parameter:
        return UserError("mistake-bot-takes-nothing", spec=spec, bot=kind.key)
    after = UserError(f"{kind.text}.after") if kind.text else kind.parameter
    return UserError("mistake-bot-parameter", spec=spec, bot=kind.key, after=after)


def _random(spec: str, parameter: str) -> Bot:
    return CompiledBot(spec, RANDOM)


def _greedy(spec: str, parameter: str) -> Bot:
    if parameter and not re.fullmatch(r"\d{1,2}|100", parameter):
        raise _parameter_error(spec)
    return CompiledBot(spec, GREEDY, int(parameter or 100))


def _odds(spec: str, parameter: str) -> Bot:
    return CompiledBot(spec, ODDS)


def _search(spec: str, parameter: str) -> Bot:
    from .search import Search

    milliseconds, leaves = _budget(spec, parameter or "50ms")
    if milliseconds == leaves == 0:
        return CompiledBot(spec, NETWORK_ODDS)
    return Search(spec, NETWORK, milliseconds, leaves)


def _budget(spec: str, parameter: str) -> tuple[int, int]:
    """Return the milliseconds and the number of leaves of a search; one of them is 0."""
    found = re.fullmatch(r"(\d{1,9})(ms)?", parameter)
    if not found:
        raise _parameter_error(spec)
    amount = int(found[1])
    return (amount, 0) if found[2] else (0, amount)


def _champion(spec: str, parameter: str) -> Bot:
    from .champion_bot import Champion
    from .search import Search

    if skill := re.fullmatch(r"([1-9]\d?)%", parameter):
        return Champion(spec, int(skill[1]))
    if parameter:
        return Search(spec, CHAMPION, *_budget(spec, parameter))
    return Champion(spec)


def _perfect(spec: str, parameter: str) -> Bot:
    from .perfect import Perfect

    return Perfect(spec)


def _net(spec: str, parameter: str) -> Bot:
    from .net import load_net

    if not parameter:
        raise _parameter_error(spec)
    return load_net(spec, parameter)


def _python(spec: str, parameter: str) -> Bot:
    from .python_bot import load_python_bot

    source, _, name = parameter.rpartition(":")
    if not source or not name.isidentifier():
        raise _parameter_error(spec)
    return load_python_bot(spec, source, name)


def _external(spec: str, parameter: str) -> Bot:
    from .external import ExternalBot

    if not parameter:
        raise _parameter_error(spec)
    return ExternalBot(parameter)


KINDS: Final = {
    kind.key: kind
    for kind in (
        Kind("random", "Random", "Plays any legal action.", "", _random, "cli-bot-random"),
        Kind(
            "greedy",
            "Greedy",
            "A sensible beginner: keeps what looks good, buys expensive cards, yields when weak.",
            "per cent of decisions that are not random, as in greedy:70",
            _greedy,
            "cli-bot-greedy",
        ),
        Kind(
            "odds",
            "Odds",
            "Knows the exact odds of its dice and evaluates the results by a heuristic.",
            "",
            _odds,
            "cli-bot-odds",
        ),
        Kind(
            "search",
            "Search",
            "Searches ahead over all rolls and evaluates with a trained network.",
            "time or simulations for each decision, as in search:50ms or search:400",
            _search,
            "cli-bot-search",
        ),
        Kind(
            "champion",
            "Champion",
            "Plays with a network that has learnt from millions of games against itself.",
            "time or leaves of a search for each decision, as in champion:50ms or champion:40; "
            "or its skill, as in champion:60%",
            _champion,
            "cli-bot-champion",
        ),
        Kind(
            "perfect",
            "Perfect",
            "Plays optimally; only for two monsters without cards, where the game is solved.",
            "",
            _perfect,
            "cli-bot-perfect",
        ),
        Kind(
            "net",
            "Network",
            "Plays with a network that was trained and saved to a file.",
            "the file, as in net:my_network.npz",
            _net,
            "cli-bot-net",
        ),
        Kind(
            "py",
            "Python class",
            "A class of yours in a Python file or module.",
            "file or module, and the class, as in py:my_bot.py:Stubborn",
            _python,
            "cli-bot-py",
        ),
        Kind(
            "cmd",
            "External",
            "A program of yours that speaks the engine protocol.",
            "the command that starts it, as in 'cmd:python my_bot.py'",
            _external,
            "cli-bot-cmd",
        ),
    )
}

LEVELS_VARIABLE: Final = "DAIKAIJU_LEVELS"  # of the environment; lines such as hard=greedy
# The levels that people choose at a table.
LEVELS: Final = {
    "easy": "champion:19%",
    "medium": "champion:24%",
    "hard": "champion:29%",
    "expert": "champion:40%",
    "master": "champion",
    "legend": "champion:200ms",
}

"""Names, descriptions and parameters of bots in the user's language."""

from __future__ import annotations

from typing import Final

from ..bots.registry import KINDS, PARAMETER_KEYS, user_bot_title
from .output import message

# Bots that other packages register have their own texts in the registry.
_TITLES: Final = {
    "random": "cli-bot-random",
    "greedy": "cli-bot-greedy",
    "odds": "cli-bot-odds",
    "search": "cli-bot-search",
    "perfect": "cli-bot-perfect",
    "py": "cli-bot-py",
    "cmd": "cli-bot-cmd",
}


def bot_title(spec: str) -> str:
    """Return the name of a bot with its parameter; of a bot of the user, its class or command."""
    if title := user_bot_title(spec):
        return title
    key, _, parameter = spec.partition(":")
    title = message(_TITLES[key]) if key in _TITLES else KINDS[key].title if key in KINDS else key
    return message("cli-bot-with", bot=title, parameter=parameter) if parameter else title


def bot_description(key: str) -> str:
    """Return one sentence on what a kind of bot does."""
    return message(f"{_TITLES[key]}.does") if key in _TITLES else KINDS[key].sentence


def bot_parameter(key: str) -> str:
    """Return what the spec may have after its colon; empty if the bot takes no parameter."""
    return message(PARAMETER_KEYS[key]) if key in PARAMETER_KEYS else KINDS[key].parameter

"""What bots are called, what they do, and what may follow their colon, in the user's language."""

from __future__ import annotations

from typing import Final

from ..bots.registry import KINDS, TAKING
from .output import say

# Bots that others add to the registry speak for themselves.
_TITLES: Final = {
    "random": "cli-bot-random",
    "greedy": "cli-bot-greedy",
    "odds": "cli-bot-odds",
    "search": "cli-bot-search",
    "perfect": "cli-bot-perfect",
    "cmd": "cli-bot-cmd",
}


def bot_title(spec: str) -> str:
    """What a bot is called, with its parameter; a program is its command."""
    key, _, parameter = spec.partition(":")
    if key == "cmd":
        return parameter
    title = say(_TITLES[key]) if key in _TITLES else KINDS[key].title if key in KINDS else key
    return say("cli-bot-with", bot=title, parameter=parameter) if parameter else title


def bot_does(key: str) -> str:
    """What a kind of bot does, in a sentence."""
    return say(f"{_TITLES[key]}.does") if key in _TITLES else KINDS[key].sentence


def bot_takes(key: str) -> str:
    """What may follow its colon; empty if nothing may."""
    return say(TAKING[key]) if key in TAKING else KINDS[key].parameter

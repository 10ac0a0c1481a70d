"""Names, descriptions and parameters of bots in the user's language.

Bots that other packages register have their texts in the registry, in English.
"""

from __future__ import annotations

from ..bots.registry import KINDS, user_bot_title
from .output import message


def bot_title(spec: str) -> str:
    """Return the name of a bot with its parameter; of a bot of the user, its class or command."""
    if title := user_bot_title(spec):
        return title
    key, _, parameter = spec.partition(":")
    kind = KINDS.get(key)
    title = key if kind is None else message(kind.text) if kind.text else kind.title
    return message("cli-bot-with", bot=title, parameter=parameter) if parameter else title


def bot_description(key: str) -> str:
    """Return one sentence on what a kind of bot does."""
    kind = KINDS[key]
    return message(f"{kind.text}.does") if kind.text else kind.sentence


def bot_parameter(key: str) -> str:
    """Return what the spec may have after its colon; empty if the bot takes no parameter."""
    kind = KINDS[key]
    return message(f"{kind.text}.after") if kind.text and kind.parameter else kind.parameter

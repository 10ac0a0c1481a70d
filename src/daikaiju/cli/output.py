"""Messages of the command line in the language of its user."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from typing import Final

from ..text import (
    ENGLISH,
    LANGUAGES,
    MessageArg,
    UserError,
    find_language,
    has_message,
    locale_language,
    translate,
    translate_error,
)
from ..text.translation import TranslatedText

LANGUAGE_VARIABLE: Final = "DAIKAIJU_LANG"
_language = ENGLISH


def prepare_streams() -> None:
    """Let every text be printed, also where the encoding of the terminal lacks a character."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is None:  # closed by the caller
        sys.stdin = io.StringIO()


def set_language(requested: str | None = None) -> None:
    """Set the language: the requested one, else that of the variable, else the system locale."""
    global _language
    requested = requested or os.environ.get(LANGUAGE_VARIABLE)
    language = find_language(requested) if requested else locale_language(os.environ)
    _language = language or locale_language(os.environ)
    if requested and not language:
        raise UserError("mistake-language", code=requested, known=", ".join(LANGUAGES))


def current_language() -> str:
    """Return the current language."""
    return _language


def message(key: str, **arguments: MessageArg) -> str:
    """Return a message of the catalogue. It may hold user input: escape it for rich markup."""
    return translate(key, _language, **arguments)


def error_message(error: Exception) -> str:
    """Return the message of an error in the current language."""
    return translate_error(error, _language)


# --- names ---------------------------------------------------------------------------------------


def monster_title(name: str) -> str:
    return message("monster-name", monster=name)


def card_title(name: str, edition: str = "") -> str:
    """Return the name of a card or tile in an edition, else in the newest one that has it."""
    own = f"card-{name}.{edition}"
    return message(own if edition and has_message(own) else f"card-{name}")


def card_effect(name: str, edition: str = "") -> str:
    """Return the effect of a card or tile in an edition, else in the newest one that has it."""
    own = f"card-{name}.effect-{edition}"
    return message(own if edition and has_message(own) else f"card-{name}.effect")


def join_list(parts: Iterable[str]) -> str:
    """Join translated texts with the list separator of the language, without a length limit."""
    return TranslatedText(message("cli-comma").join(parts))

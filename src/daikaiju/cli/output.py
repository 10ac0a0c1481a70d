"""How the command line speaks: sentences of the catalogues in the language of its user."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

from ..text import ENGLISH, LANGUAGES, Told, Word, has_sentence, named, of_locale, sentence, told
from ..text.translation import Sentence

VARIABLE: Final = "DAIKAIJU_LANG"
_spoken = ENGLISH


def speak(asked: str | None = None) -> None:
    """From now on this language, else that of the variable, else that of the system."""
    global _spoken
    asked = asked or os.environ.get(VARIABLE)
    language = named(asked) if asked else of_locale(os.environ)
    _spoken = language or of_locale(os.environ)
    if asked and not language:
        raise Told("mistake-language", code=asked, known=", ".join(LANGUAGES))


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken


def say(key: str, **words: Word) -> str:
    """A sentence of the catalogue; it may hold what people typed, so rich must not read it."""
    return sentence(key, _spoken, **words)


def explain(error: Exception) -> str:
    """An error in the language of the user, if it has a sentence there."""
    return told(error, _spoken)


# --- names ---------------------------------------------------------------------------------------


def monster_title(name: str) -> str:
    return say("monster-name", monster=name)


def card_title(name: str, edition: str = "") -> str:
    """The name of a card or tile, as an edition prints it."""
    own = f"card-{name}.{edition}"
    return say(own if edition and has_sentence(own) else f"card-{name}")


def card_effect(name: str, edition: str = "") -> str:
    """What a card or tile does; in an edition, or in the newest that has it."""
    own = f"card-{name}.effect-{edition}"
    return say(own if edition and has_sentence(own) else f"card-{name}.effect")


def listed(parts: Iterable[str]) -> str:
    """Words of ours in a row, however many; the sign between them is the language's own."""
    return Sentence(say("cli-comma").join(parts))

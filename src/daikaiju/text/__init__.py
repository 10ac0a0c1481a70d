"""Texts for users in six languages, from Project Fluent catalogues.

`locales/LANGUAGE/*.ftl` holds the messages: the same files and the same keys in each language. A
new file is loaded without registration. The web page reads the same file format.
"""

from .errors import LocalizedError, UserError, file_error_reason, translate_error
from .languages import (
    ENGLISH,
    LANGUAGES,
    RIGHT_TO_LEFT,
    find_language,
    locale_language,
    preferred_language,
)
from .rulebook import (
    Difference,
    Example,
    Rule,
    Ruling,
    differences,
    examples,
    proof_count,
    rulebook,
    rules_of_difference,
    rulings,
)
from .translation import MessageArg, has_message, translate

__all__ = [
    "ENGLISH",
    "Difference",
    "Example",
    "LANGUAGES",
    "LocalizedError",
    "RIGHT_TO_LEFT",
    "Rule",
    "Ruling",
    "UserError",
    "MessageArg",
    "differences",
    "examples",
    "has_message",
    "find_language",
    "locale_language",
    "preferred_language",
    "file_error_reason",
    "proof_count",
    "rulebook",
    "rules_of_difference",
    "rulings",
    "translate",
    "translate_error",
]

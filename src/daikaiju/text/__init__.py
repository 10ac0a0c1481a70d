"""What people read, in six languages: Project Fluent catalogues and the way to a sentence.

`locales/LANGUAGE/*.ftl` holds the sentences, the same files and the same keys in each language; a
new file is found by itself. Browsers can read the same files.
"""

from .errors import Keyed, Told, reason_of, told
from .languages import ENGLISH, LANGUAGES, RIGHT_TO_LEFT, named, of_locale, preferred
from .rulebook import (
    Difference,
    Example,
    Rule,
    Ruling,
    differences,
    examples,
    proofs_of,
    rulebook,
    rules_about,
    rulings,
)
from .translation import Word, has_sentence, sentence

__all__ = [
    "ENGLISH",
    "Difference",
    "Example",
    "LANGUAGES",
    "Keyed",
    "RIGHT_TO_LEFT",
    "Rule",
    "Ruling",
    "Told",
    "Word",
    "differences",
    "examples",
    "has_sentence",
    "named",
    "of_locale",
    "preferred",
    "reason_of",
    "proofs_of",
    "rulebook",
    "rules_about",
    "rulings",
    "sentence",
    "told",
]

"""Mistakes that can be told in any language: an error that carries the key of its sentence."""

from __future__ import annotations

import errno
from typing import Final

from .languages import ENGLISH
from .translation import Word, sentence

# Why a file cannot be had: the words of the system are those of its own language.
_OF_FILES: Final = {
    errno.ENOENT: "mistake-file-no-such-file",
    errno.EACCES: "mistake-file-denied",
    errno.EPERM: "mistake-file-denied",
    errno.EISDIR: "mistake-file-is-folder",
    errno.ENOTDIR: "mistake-file-no-folder",
    errno.ENOSPC: "mistake-file-full",
    errno.EROFS: "mistake-file-read-only",
}


class Keyed(Exception):
    """An error as the key of a sentence and its words; as text it is English.

    A word may be an error itself: it is told in the same language.
    """

    def __init__(self, key: str, **words: Word | Exception) -> None:
        super().__init__(key)
        self.key, self.words = key, words

    def __str__(self) -> str:
        return told(self)


class Told(Keyed, ValueError):
    """What somebody gave us that cannot be."""


def reason_of(error: OSError) -> Word | Exception:
    """Why a file cannot be had, as a word of a sentence."""
    key = _OF_FILES.get(error.errno or 0)
    return Told(key) if key else error.strerror or str(error)


def told(error: Exception, language: str = ENGLISH) -> str:
    """An error in a language; in its own words if it has no key.

    The rules read no catalogues: their errors have `key` and `words` beside an English text.
    """
    key = getattr(error, "key", "")
    if not key:
        return str(error)
    words = getattr(error, "words", {})
    return sentence(key, language, **{name: _said(words[name], language) for name in words})


def _said(word: Word | Exception, language: str) -> Word:
    return told(word, language) if isinstance(word, Exception) else word

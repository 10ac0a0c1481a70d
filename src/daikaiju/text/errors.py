"""Errors that carry the key of their message, so that they can be shown in any language."""

from __future__ import annotations

import errno
from typing import Final

from .languages import ENGLISH
from .translation import MessageArg, translate

# Message key by errno: the texts of the operating system are in the language of the system.
_FILE_ERRORS: Final = {
    errno.ENOENT: "mistake-file-no-such-file",
    errno.EACCES: "mistake-file-denied",
    errno.EPERM: "mistake-file-denied",
    errno.EISDIR: "mistake-file-is-folder",
    errno.ENOTDIR: "mistake-file-no-folder",
    errno.ENOSPC: "mistake-file-full",
    errno.EROFS: "mistake-file-read-only",
}


class LocalizedError(Exception):
    """An error with a message key and its arguments; `str()` gives the English text.

    An argument may be an error: it is translated into the same language.
    """

    def __init__(self, key: str, **variables: MessageArg | Exception) -> None:
        super().__init__(key)
        self.key, self.variables = key, variables

    def __str__(self) -> str:
        return translate_error(self)


class UserError(LocalizedError, ValueError):
    """Invalid input of the user."""


def file_error_reason(error: OSError) -> MessageArg | Exception:
    """Return why a file cannot be read or written, as a message argument."""
    key = _FILE_ERRORS.get(error.errno or 0)
    return UserError(key) if key else error.strerror or str(error)


def translate_error(error: Exception, language: str = ENGLISH) -> str:
    """Return the message of an error in a language; `str(error)` if the error has no key.

    `daikaiju.rules` reads no catalogues: its errors have `key` and `variables` and an English text.
    """
    key = getattr(error, "key", "")
    if not key:
        return str(error)
    variables = getattr(error, "variables", {})
    arguments = {name: _argument(variables[name], language) for name in variables}
    return translate(key, language, **arguments)


def _argument(value: MessageArg | Exception, language: str) -> MessageArg:
    return translate_error(value, language) if isinstance(value, Exception) else value

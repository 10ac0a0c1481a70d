"""Errors of callers that can be translated."""

from __future__ import annotations


class RulesError(ValueError):
    """An error with an English message, a catalogue key and the arguments of that key.

    The rules do not read text catalogues; `text.translate_error` translates the error.
    """

    def __init__(self, text: str, key: str = "", **variables: str | int) -> None:
        super().__init__(text)
        self.key, self.variables = key, variables

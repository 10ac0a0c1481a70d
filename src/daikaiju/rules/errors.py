"""What callers can do wrong, so that it can be told in any language."""

from __future__ import annotations


class Mistake(ValueError):
    """An English sentence, and beside it the key and the words of the same in the catalogues.

    The rules read no catalogues; whoever speaks to people does (`text.told`).
    """

    def __init__(self, text: str, key: str = "", **words: str | int) -> None:
        super().__init__(text)
        self.key, self.words = key, words

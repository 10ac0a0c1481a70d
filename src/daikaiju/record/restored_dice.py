"""Secrets of a game that was restored from a backup: from some draw on, a new one is used.

In a record they are the field `restored:`, a JSON list of lists: the number of the first draw, the
commitment, the secret and the text that a player added after the commitment was published.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..rng.provably_fair import FairDice, commitment
from ..text import UserError

_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class RestoredDice:
    """A secret that replaces the previous one."""

    first: int  # number of the first draw with this secret
    commitment: str
    secret: str  # in hexadecimal; only after the end of the game
    entropy: str  # added by a player after the commitment was published

    @property
    def is_honest(self) -> bool:
        """Whether the secret fits the commitment."""
        return bool(self.secret) and commitment(bytes.fromhex(self.secret)) == self.commitment


class GameDice:
    """The dice of a whole game, from its first draw on."""

    def __init__(
        self, secret: str, entropy: Sequence[str], restored: Sequence[RestoredDice] = ()
    ) -> None:
        self.number = 0
        self._parts = [(0, FairDice(bytes.fromhex(secret), entropy))]
        for each in restored:
            dice = FairDice(bytes.fromhex(each.secret), [*entropy, each.entropy])
            self._parts.append((each.first, dice))

    def take(self) -> FairDice:
        """Return the dice of the next draw, and count it."""
        dice = next(dice for first, dice in reversed(self._parts) if first <= self.number)
        dice.number = self.number
        self.number += 1
        return dice

    def below(self, n: int) -> int:
        """Return the next draw: a random integer from 0 to n - 1."""
        return self.take().below(n)


def restored_text(restored: Sequence[RestoredDice]) -> str:
    """Return the value of the field `restored:`; empty if the game was not restored."""
    rows = [[each.first, each.commitment, each.secret, each.entropy] for each in restored]
    return json.dumps(rows) if rows else ""


def parse_restored(text: str) -> tuple[RestoredDice, ...]:
    """Return the value of the field `restored:`; a UserError if it is wrong."""
    if not text:
        return ()
    try:
        rows = json.loads(text)
        found = tuple(RestoredDice(*row) for row in rows)
        valid = bool(found) and all(map(_is_valid, found))
        firsts = [each.first for each in found] if valid else []
    except (ValueError, TypeError, RecursionError):
        valid, found, firsts = False, (), []
    if not valid or firsts != sorted(firsts):
        raise UserError("mistake-restored", given=text)
    return found


def _is_valid(each: RestoredDice) -> bool:
    texts = (each.commitment, each.secret, each.entropy)
    if type(each.first) is not int or not all(isinstance(text, str) for text in texts):
        return False
    is_hash = _HASH.fullmatch(each.commitment) and _HASH.fullmatch(each.secret or "0" * 64)
    is_plain = each.entropy.isascii() and each.entropy.isprintable()
    return each.first >= 0 and bool(is_hash) and is_plain

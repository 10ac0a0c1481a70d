"""Dice that one can trust: nobody foresees them, and everybody can check them afterwards.

Before the game the host publishes a commitment to a secret; then players may add texts of their
own. Each draw is a number made from the secret, those texts and the number of the draw. After the
game the secret is published, and whoever has it makes the same numbers again. How, byte by byte,
is written in docs/fair-dice.md and never changes: old records must stay verifiable.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from itertools import count
from typing import Final

SECRET_BYTES: Final = 32
SPAN: Final = 1 << 256  # how many numbers a digest of SHA-256 can be

# Each use of SHA-256 begins with words of its own, so that none can stand for another.
_OF_SECRET: Final = "daikaiju secret 1\n"
_OF_ENTROPY: Final = "daikaiju entropy 1\n"
_OF_DRAW: Final = "daikaiju draw 1\n"


def new_secret() -> bytes:
    """A secret for one game, from the operating system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the game: it fits no other secret and does not tell this one."""
    _check_secret(secret)
    return hashlib.sha256(_OF_SECRET.encode() + secret).hexdigest()


class Dice:
    """All luck of one game, draw by draw."""

    number: int  # of the next draw: 0, 1, 2 …

    def __init__(self, secret: bytes, entropy: Sequence[str], number: int = 0) -> None:
        """`entropy` has a text for each seat, clockwise, which may be empty.

        A game that is taken up again goes on with `number`, its draws so far.
        """
        _check_secret(secret)
        self.number = number
        self._secret = secret
        self._stirred = _stirred(entropy)

    def below(self, n: int) -> int:
        """A whole number below n, every one equally likely. The next draw will be another.

        Digests above the greatest multiple of n would make some numbers likelier: they are
        rejected, and the next attempt counts. With dice and cards that never happens in practice.
        """
        if not 1 <= n <= SPAN:
            raise ValueError(f"there is no draw below {n}: it must be 1 to 2**256")
        number, self.number = self.number, self.number + 1
        tried = (self._digest(number, attempt) for attempt in count())
        return next(digest for digest in tried if digest < SPAN - SPAN % n) % n

    def _digest(self, number: int, attempt: int) -> int:
        message = f"{_OF_DRAW}{self._stirred}\n{number}\n{attempt}"
        return int.from_bytes(hmac.digest(self._secret, message.encode(), "sha256"), "big")


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")


def _stirred(entropy: Sequence[str]) -> str:
    """One digest of all texts. Each ends with a new line, which none contains: no two rows of
    texts run together into the same one."""
    for text in entropy:
        if not (text.isascii() and text.isprintable()):
            raise ValueError(f"entropy may only have printable ASCII characters, unlike {text!r}")
    lines = "".join(f"{text}\n" for text in entropy)
    return hashlib.sha256((_OF_ENTROPY + lines).encode()).hexdigest()

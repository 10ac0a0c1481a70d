"""Provably fair dice: unpredictable during the game, verifiable afterwards.

Before the game the host publishes a commitment to a secret; then players may add texts of their
own. Each draw is a number derived from the secret, those texts and the name of the draw (in old
records: its index). After
the game the host publishes the secret, and every player can derive the same numbers again. The byte
format is specified in docs/fair-dice.md and never changes: old records must stay verifiable.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Final

SECRET_BYTES: Final = 32
DIGEST_RANGE: Final = 1 << 256  # the number of different SHA-256 digests

# Domain separation: each use of SHA-256 has its own prefix.
_SECRET_PREFIX: Final = "daikaiju secret 1\n"
_ENTROPY_PREFIX: Final = "daikaiju entropy 1\n"
_DRAW_PREFIX: Final = "daikaiju draw 1\n"
_NAMED_DRAW_PREFIX: Final = "daikaiju draw 2\n"
_BLOCK_BYTES: Final = 64  # of SHA-256
_CACHED_TEXTS: Final = 4_096  # texts of games: each move of a running game needs their digest
# Of RFC 2104, inner and outer: each byte of a key, combined with the pad.
_HMAC_PADS: Final = tuple(bytes(b ^ pad for b in range(256)) for pad in (0x36, 0x5C))


def new_secret() -> bytes:
    """Return a secret for one game, from the random source of the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret, which is published before the game."""
    _check_secret(secret)
    return hashlib.sha256(_SECRET_PREFIX.encode() + secret).hexdigest()


class FairDice:
    """The random numbers of one game."""

    number: int  # index of the next draw: 0, 1, 2 …

    def __init__(self, secret: bytes, entropy: Sequence[str], number: int = 0) -> None:
        """Derive draws from a secret and `entropy`, one text per seat, clockwise, possibly empty.

        To continue a game, pass the number of its draws so far as `number`.
        """
        _check_secret(secret)
        self.number = number
        self._entropy = _entropy_digest(tuple(entropy))
        key = secret.ljust(_BLOCK_BYTES, b"\0")
        self._inner_key, self._outer_key = map(key.translate, _HMAC_PADS)

    def below(self, n: int) -> int:
        """Return a uniform random integer from 0 to n - 1, and count the draw.

        Digests above the greatest multiple of n are rejected, because they would make some numbers
        more likely; the next attempt counts. For dice and cards this never happens in practice.
        """
        number, self.number = self.number, self.number + 1
        return _uniform((self._digest(_DRAW_PREFIX, str(number), a) for a in count()), n)

    def named_below(self, name: str, n: int) -> int:
        """Return the random integer from 0 to n - 1 of the draw with this name."""
        return _uniform((self._digest(_NAMED_DRAW_PREFIX, name, a) for a in count()), n)

    def rank(self, name: str, choice: str) -> int:
        """Return a random number of one choice of a draw: the smallest one is drawn."""
        return self._digest(_NAMED_DRAW_PREFIX, f"{name} {choice}", 0)

    def _digest(self, prefix: str, name: str, attempt: int) -> int:
        """Return HMAC-SHA256 of the name. `hmac.digest` takes five times as long, and a card is
        drawn with a digest for each card of the deck."""
        message = f"{prefix}{self._entropy}\n{name}\n{attempt}".encode()
        inner = hashlib.sha256(self._inner_key + message).digest()
        return int.from_bytes(hashlib.sha256(self._outer_key + inner).digest(), "big")


def _uniform(digests: Iterator[int], n: int) -> int:
    """Return the number below n of the first digest that is not rejected."""
    if not 1 <= n <= DIGEST_RANGE:
        raise ValueError(f"cannot draw below {n}: it must be 1 to 2**256")
    return next(digest for digest in digests if digest < DIGEST_RANGE - DIGEST_RANGE % n) % n


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")


@lru_cache(_CACHED_TEXTS)
def _entropy_digest(entropy: tuple[str, ...]) -> str:
    """Return one digest of all texts. Each text ends with a newline, which no text contains, so
    different lists of texts have different inputs."""
    for text in entropy:
        if not (text.isascii() and text.isprintable()):
            raise ValueError(f"entropy may only contain printable ASCII characters: {text!r}")
    lines = "".join(f"{text}\n" for text in entropy)
    return hashlib.sha256((_ENTROPY_PREFIX + lines).encode()).hexdigest()

"""Draws as docs/fair-dice.md says them, in a few lines that use nothing of ours."""

from __future__ import annotations

import hashlib
import hmac

SECRET = bytes(range(32))
TEXTS = ("seven, blue whales", ' "quoted" \\ ', "")


def drawn_by_hand(secret: bytes, entropy: tuple[str, ...], number: int, n: int) -> tuple[int, int]:
    """A number below n, and how many attempts were rejected."""
    texts = "".join(text + "\n" for text in entropy).encode()
    stirred = hashlib.sha256(b"daikaiju entropy 1\n" + texts).hexdigest()
    attempt = 0
    while True:
        message = f"daikaiju draw 1\n{stirred}\n{number}\n{attempt}".encode()
        digest = int(hmac.new(secret, message, hashlib.sha256).hexdigest(), 16)
        if digest < 2**256 // n * n:
            return digest % n, attempt
        attempt += 1


def digits(number: int, dice: int) -> str:
    """What so many dice show, as notation writes it."""
    faces = [number // 6**die % 6 for die in range(dice)]
    return "".join("123ECH"[face] for face in sorted(faces))

"""Reference implementation of the draws that docs/fair-dice.md specifies, without project code."""

from __future__ import annotations

import hashlib
import hmac

SECRET = bytes(range(32))
TEXTS = ("seven, blue whales", ' "quoted" \\ ', "")


def reference_draw(secret: bytes, entropy: tuple[str, ...], number: int, n: int) -> tuple[int, int]:
    """Return a number below n and the number of rejected attempts."""
    texts = "".join(text + "\n" for text in entropy).encode()
    entropy_hash = hashlib.sha256(b"daikaiju entropy 1\n" + texts).hexdigest()
    attempt = 0
    while True:
        message = f"daikaiju draw 1\n{entropy_hash}\n{number}\n{attempt}".encode()
        digest = int(hmac.new(secret, message, hashlib.sha256).hexdigest(), 16)
        if digest < 2**256 // n * n:
            return digest % n, attempt
        attempt += 1


def digits(number: int, dice: int) -> str:
    """Return the faces of `dice` dice as the notation writes them."""
    faces = [number // 6**die % 6 for die in range(dice)]
    return "".join("123ECH"[face] for face in sorted(faces))

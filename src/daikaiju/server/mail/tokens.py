"""Tokens in the links of messages. They are computed from a key of the server: none is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

from ..store.emails import StoredEmail

TOKEN_BYTES: Final = 16  # 128 bits
KEY_BYTES: Final = 32


def confirmation_token(key: bytes, email: StoredEmail) -> str:
    """Return the token that confirms an address. It belongs to this one request of the player."""
    return _token(key, "confirm", email.player, email.address, str(email.added))


def stop_token(key: bytes, email: StoredEmail) -> str:
    """Return the token that ends the messages to an address of a player."""
    return _token(key, "stop", email.player, email.address)


def player_of(token: str) -> str:
    """Return the player that a token names. The token may still be wrong."""
    return token.partition(".")[0]


def is_same(token: str, expected: str) -> bool:
    return hmac.compare_digest(token.encode(), expected.encode())


def destination_hash(key: bytes, kind: str, address: str) -> bytes:
    """Return the hash by which messages of a kind to an address are counted."""
    return _digest(key, "destination", kind, address.lower())


def _token(key: bytes, purpose: str, player: str, *parts: str) -> str:
    digest = _digest(key, purpose, player, *parts)[:TOKEN_BYTES]
    return f"{player}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


def _digest(key: bytes, *parts: str) -> bytes:
    return hmac.digest(key, "\0".join(parts).encode(), hashlib.sha256)

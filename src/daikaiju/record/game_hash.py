"""The hash of a whole game: one chain over its header and all its moves.

Two records with the same hash describe the same game: the same rules, players, texts, decisions,
draws and result. docs/fair-dice.md specifies the bytes.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .game import Record

_PREFIX: Final = "daikaiju game 1"
_UNHASHED: Final = ("chain:", "rules:", "date:")  # header fields that do not describe the game


def game_hash(record: Record) -> str:
    """Return the hash of a game, in hexadecimal."""
    head, _, _ = str(record).partition("\n\n")
    lines = [line for line in head.splitlines()[1:] if not line.startswith(_UNHASHED)]
    digest = _sha256("\n".join([_PREFIX, *lines]))
    for move in record.moves:
        digest = _sha256(f"{digest}\n{move}")
    return digest


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()

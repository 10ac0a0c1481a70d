"""The cards: each a short function beside its name and price, in the file of its moment.

Importing this package prints all cards. Within a moment they act in the order of the files here
and, in a file, from top to bottom.
"""

from . import (
    turn_start,
    dice,
    resolving,
    attack,
    defence,
    falling,
    gaining,
    buying,
    copying,
    turn_end,
    discards,
)

__all__ = [
    "attack",
    "buying",
    "copying",
    "defence",
    "dice",
    "discards",
    "falling",
    "gaining",
    "resolving",
    "turn_end",
    "turn_start",
]

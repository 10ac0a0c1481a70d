"""The cards: each a short function beside its name and price, in the file of its moment.

Importing this package prints all cards. Within a moment they act in the order of the files here
and, in a file, from top to bottom.
"""

from . import (
    turn_start,
    dice,
    resolution,
    attack,
    defence,
    knockouts,
    gains,
    purchases,
    copies,
    turn_end,
    discards,
)

__all__ = [
    "attack",
    "purchases",
    "copies",
    "defence",
    "dice",
    "discards",
    "knockouts",
    "gains",
    "resolution",
    "turn_end",
    "turn_start",
]

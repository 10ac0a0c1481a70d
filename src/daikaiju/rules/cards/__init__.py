"""The cards: each is a name, a price and short functions, in the file of its moment.

Importing this package registers all cards. At a moment, cards act in the order of the files here
and, within a file, from top to bottom.
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

"""The words of the game as small integers: seats, places, faces, and where cards lie.

Everything in the rulebook reads as a word and runs as an integer, on all three ways of running it.
"""

from typing import Final

# How much the record has room for.
MOST_SEATS: Final = 6
FACES: Final = 6
THINGS: Final = 96  # cards of all editions (second copies included), then Wickedness tiles
FRAMES: Final = 28  # pending frames of the agenda
COPIERS: Final = 2  # things that can work as a copy of a card
EDITIONS: Final = 3

# Who must act next: a seat (0 to 5), chance, or nobody any more.
CHANCE: Final = -1
NOBODY: Final = -2

NOTHING: Final = -1  # no card, no tile

# The faces of a die.
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
ENERGY: Final = 3
CLAW: Final = 4
HEART: Final = 5
FACE_LETTERS: Final = "123ECH"

# Where a monster is.
OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
OUT: Final = 3  # eliminated
PLACE_NAMES: Final = ("outside", "city", "bay", "out")

# Where a card or tile lies: before seat 0 to 5, or …
DECK: Final = 6
ON_TOP: Final = 7  # on top of the deck, seen by somebody
MARKET: Final = 8  # on offer
DISCARD: Final = 9
STACK: Final = 10  # a Wickedness tile that can be taken
GONE: Final = 11  # not in this game, or out of it
SLOTS: Final = 3  # of the market

# Numbers that no edition changes.
DICE: Final = 6
THROWS: Final = 3
FULL_HEALTH: Final = 10
ZOMBIE_HEALTH: Final = 12
STARS_TO_WIN: Final = 20
SWEEP_PRICE: Final = 2
BAY_SEATS: Final = 5  # Tokyo Bay is open while at least so many monsters live
TOP_WICKEDNESS: Final = 10
WICKED_LEVELS: Final = (3, 6, 10)

# What brought something about, where it was neither a card nor a tile (those name themselves).
FROM_FACE: Final = 100  # … + the face
FROM_ENTERING: Final = 110
FROM_STARTING_IN_TOKYO: Final = 111
FROM_POISON: Final = 112
FROM_SELLING: Final = 113
FROM_SWEEPING: Final = 114
FROM_CLAWS: Final = FROM_FACE + CLAW
FROM_RULES: Final = 115

MONSTERS: Final = (
    "gigazaur",
    "the_king",
    "meka_dragon",
    "alienoid",
    "kraken",
    "cyber_bunny",
    "cyber_kitty",
    "space_penguin",
)
EDITION_NAMES: Final = ("first", "second", "dark")

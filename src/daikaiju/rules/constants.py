"""Constants of the game as small integers: seats, zones, faces, locations of cards, causes.

The same integers serve interpreted rules, rules compiled for the CPU and rules compiled for a GPU.
"""

from typing import Final

# Dimensions of the state record.
MAX_SEATS: Final = 6
FACES: Final = 6
THINGS: Final = 168  # printed cards and tiles, of all editions and packs
FRAMES: Final = 28  # pending frames of the agenda
COPIERS: Final = 4  # things that can act as a copy of a card
EDITIONS: Final = 3

# Who acts next: a seat (0 to 5), or …
CHANCE: Final = -1
NOBODY: Final = -2  # the game is over

NOTHING: Final = -1  # no card, no tile

# The faces of a die.
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
ENERGY: Final = 3
CLAW: Final = 4
HEART: Final = 5
FACE_LETTERS: Final = "123ECH"

# Zones: where a monster stands.
OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
OUT: Final = 3  # eliminated
DOWN: Final = 4  # knocked out: outside Tokyo, misses its next turn (option `knockout`)
ZONE_NAMES: Final = ("outside", "city", "bay", "out", "down")

# Locations of a card or tile: owned by seat 0 to 5, or …
DECK: Final = 6
ON_TOP: Final = 7  # on top of the deck, seen by at least one seat
MARKET: Final = 8  # for sale
DISCARD: Final = 9
STACK: Final = 10  # a Wickedness tile that can be taken
GONE: Final = 11  # not in this game, or removed from it
SLOTS: Final = 3  # of the market

# Numbers that are the same in all editions.
DICE: Final = 6
THROWS: Final = 3
FULL_HEALTH: Final = 10
ZOMBIE_HEALTH: Final = 12
STARS_TO_WIN: Final = 20
SWEEP_PRICE: Final = 2
KNOCKOUT_STARS: Final = 2  # for knocking a monster out (option `knockout`)
BAY_SEATS: Final = 5  # Tokyo Bay is open while at least this many monsters live
TOP_WICKEDNESS: Final = 10
WICKED_LEVELS: Final = (3, 6, 10)

# Causes other than a card or a tile (the number of a thing is its own cause).
FROM_FACE: Final = 1000  # … + the face
FROM_ENTERING: Final = 1010
FROM_STARTING_IN_TOKYO: Final = 1011
FROM_POISON: Final = 1012
FROM_SELLING: Final = 1013
FROM_SWEEPING: Final = 1014
FROM_CLAWS: Final = FROM_FACE + CLAW
FROM_RULES: Final = 1015
FROM_YIELDING: Final = 1016
FROM_CLOSING_BAY: Final = 1017  # too few monsters are left for Tokyo Bay
FROM_ELIMINATION: Final = 1018
FROM_KNOCKOUT: Final = 1019

# Limits that other modules rely on.
assert THINGS % 8 == 0, "THINGS must be a multiple of 8: the rules compare eight locations at once"
assert THINGS <= 256, "THINGS must be at most 256: an action names a thing in eight bits"
assert THINGS <= FROM_FACE, "THINGS must be at most FROM_FACE: causes must not collide with things"
assert COPIERS % 4 == 0, "COPIERS must be a multiple of 4: the rules compare four copies at once"

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

"""The first edition (2011): claws take Tokyo, and 20 stars win at once."""

from .decks import FIRST as FIRST_DECK
from .edition import Edition

FIRST = Edition(
    name="first",
    year=2011,
    number=0,
    monsters=("alienoid", "cyber_bunny", "gigazaur", "kraken", "meka_dragon", "the_king"),
    deck=FIRST_DECK,
    claws_take_tokyo=True,
    bay_moves_to_city=False,
    added_claws_attack=False,
    takes_back_hearts=True,
    stores_own_energy=True,
    has_wickedness=False,
    pays_energy_to_two=False,
    win="at_once",
    survivor="at_once",
)

"""The Dark Edition (2020): the second edition plus Wickedness, other cards, a two-player option."""

from .decks import DARK as DARK_DECK
from .edition import Edition

DARK = Edition(
    name="dark",
    year=2020,
    number=2,
    monsters=("alienoid", "cyber_bunny", "gigazaur", "kraken", "meka_dragon", "the_king"),
    deck=DARK_DECK,
    claws_take_tokyo=False,
    bay_moves_to_city=True,
    added_claws_attack=True,
    takes_back_hearts=False,
    stores_own_energy=False,
    has_wickedness=True,
    pays_energy_to_two=True,
    win="end_of_turn",
    survivor="at_once",
)

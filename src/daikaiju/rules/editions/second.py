"""The second edition (2016): entering Tokyo is a separate, compulsory step."""

from .decks import SECOND as SECOND_DECK
from .edition import Edition

SECOND = Edition(
    name="second",
    year=2016,
    number=1,
    monsters=("alienoid", "cyber_kitty", "gigazaur", "meka_dragon", "space_penguin", "the_king"),
    deck=SECOND_DECK,
    claws_take_tokyo=False,
    bay_moves_to_city=True,
    added_claws_attack=True,
    takes_back_hearts=False,
    stores_own_energy=False,
    has_wickedness=False,
    pays_energy_to_two=False,
    win="end_of_turn",
    survivor="at_once",
)

# ruff: noqa: F403, PLC0414
"""Everything that the file of a pack needs.

A pack declares cards and attaches short functions to moments of the game:

    from daikaiju.card_api import State, at, keep, saved

    SECOND_WIND = keep("second_wind", id=0, cost=4)

    @at(saved, SECOND_WIND)
    def second_wind(state: State, owner: int, source: int, value: int) -> int:
        return value if value > 0 else 5

Ids begin with 0 and are never reused. The moments are in rules/moments.py, the operations in
rules/operations.py; docs/packs.md explains both.
"""

from .rules.agenda import THROW_FOR as THROW_FOR
from .rules.agenda import push as push
from .rules.constants import *
from .rules.definitions import DISCARD_CARD as DISCARD_CARD
from .rules.definitions import GREEN as GREEN
from .rules.definitions import KEEP_CARD as KEEP_CARD
from .rules.definitions import KIND as KIND
from .rules.definitions import RED as RED
from .rules.definitions import discard as discard
from .rules.definitions import keep as keep
from .rules.definitions import tile as tile
from .rules.hooks import at as at
from .rules.locations import next_keep_card as next_keep_card
from .rules.moments import *
from .rules.operations import *
from .rules.state import State as State

"""Whether the order in which the faces are resolved can change the result (RES-1, ruling Q-43).

Only two kinds of faces act on the others. A number can give a Wickedness tile, which changes
everything after it. Claws can hurt or move their own monster, take away a card that it copies, or
depend on its stars. All other pairs of faces give the same result in both orders; a test tries all
orders in many positions (tests/test_dice_order.py).
"""

from __future__ import annotations

from typing import Final

from .claws import set_claw_losses
from .constants import (
    BAY,
    BAY_SEATS,
    CITY,
    CLAW,
    COPIERS,
    FACES,
    HEART,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    ONE,
    STARS_TO_WIN,
    THREE,
    TWO,
)
from .definitions import COPIER
from .hooks import is_anything_copied
from .moments import (
    before_loss,
    heals_others,
    hits_back,
    holds_loss,
    loss_taken,
    monster_fell,
    number_scored,
    stars_before_claws,
    yields,
)
from .operations import (
    bay_is_open,
    claws_are_attack,
    count_living,
    in_tokyo,
    is_alive,
    is_asleep,
    max_health,
    occupant,
)
from .signatures import rarely_called
from .state import State
from .wickedness import tile_in_reach

NUMBERS: Final = 1 << ONE | 1 << TWO | 1 << THREE
# Bits of moments in `state.acts`.
BEFORE_LOSS: Final = before_loss.number
MONSTER_FELL: Final = monster_fell.number
NUMBER_SCORED: Final = number_scored.number
YIELDS: Final = yields.number
ACTS_OF_ROLLER: Final = 1 << stars_before_claws.number | 1 << heals_others.number
ACTS_OF_OTHERS: Final = 1 << hits_back.number | 1 << MONSTER_FELL | 1 << YIELDS
# Upper bounds for what cards do at these moments.
MAX_HARM_OF_YIELDING: Final = 3  # hearts that a monster that yields takes from the attacker
MAX_STARS_OF_FALL: Final = 6  # stars of one monster for the fall of another


def order_matters(state: State, seat: int, pending: int) -> bool:
    """Whether the order of the pending faces (bits) can change the result."""
    if pending & pending - 1 == 0:
        return False
    if state.has_wickedness and tile_in_reach(state, seat, pending):
        return True
    if pending >> CLAW & 1 == 0 or not _claws_may_act_on(state, seat, pending):
        return False
    return _try_claws(state, seat, pending)


def _claws_may_act_on(state: State, seat: int, pending: int) -> bool:
    """Whether the claws could act on another face at all: a quick test for most positions."""
    if pending >> HEART & 1 and (state.claws_take_tokyo or state.place[seat] == BAY):
        return True
    acts = state.acts[seat] & ACTS_OF_ROLLER
    for other in range(state.seats):
        acts |= state.acts[other] & ACTS_OF_OTHERS
    return acts != 0 or is_anything_copied(state)


@rarely_called
def _try_claws(state: State, seat: int, pending: int) -> bool:
    """Whether the order matters, with the losses that the claws would cause."""
    set_claw_losses(state, seat)
    matters = _claws_act_on(state, seat, pending)
    for other in range(MAX_SEATS):
        state.loss[other] = 0
        state.struck[other] = 0
    return matters


def stars_for(face: int, dice: int) -> int:
    """Return the stars for a number: three dice n give n, each further die 1 more (NUM-3)."""
    return face - ONE + 1 + dice - 3


# --- claws ---------------------------------------------------------------------------------------
# In the functions below `state.loss` holds what the claws would cost each monster.


def _claws_act_on(state: State, seat: int, pending: int) -> bool:
    """Whether the claws and another pending face give different results in different orders."""
    if pending >> HEART & 1 and not state.zombie[seat] and _claws_change_hearts(state, seat):
        return True
    stars = _stars_pending(state, seat, pending)
    if stars_before_claws(state, seat, stars) < stars:
        return True
    if stars > 0 and state.wins_at_once and _claws_could_win_for_another(state, seat):
        return True
    return _could_be_hurt_badly(state, seat) or _could_lose_copy(state, seat)


def _stars_pending(state: State, seat: int, pending: int) -> int:
    """Return the stars that the pending numbers give; with cards that add stars, an upper bound."""
    stars = 0
    for face in range(FACES):
        if NUMBERS >> face & pending >> face & 1:
            stars += stars_for(face, state.dice[face])
    return STARS_TO_WIN if stars > 0 and acts_at(state, seat, NUMBER_SCORED) else stars


def _claws_change_hearts(state: State, seat: int) -> bool:
    """Whether the claws could change the effect of the hearts.

    The monster could be hurt in return, move into Tokyo, or leave a Bay that closes.
    """
    if heals_others(state, seat, 0) > 0:
        return True
    if in_tokyo(state, seat):
        return state.place[seat] == BAY and _could_close_bay(state)
    if _hearts_hit_back(state, seat) > 0:
        return True
    has_use = state.poison[seat] > 0 or state.shrink[seat] > 0
    has_use = has_use or state.health[seat] < max_health(state, seat)
    return has_use and state.claws_take_tokyo != 0 and claws_are_attack(state)


def _hearts_hit_back(state: State, seat: int) -> int:
    """Return an upper bound of the hearts that this monster loses while its claws are resolved."""
    if state.unhurt[seat] or is_asleep(state, seat):
        return 0
    hearts = 0
    for other in range(state.seats):
        if other != seat and _could_be_hurt(state, other):
            hearts += loss_taken(state, seat, hits_back(state, other, 0))
            if state.claws_take_tokyo and in_tokyo(state, other) and acts_at(state, other, YIELDS):
                hearts += MAX_HARM_OF_YIELDING
    return hearts


def _could_be_hurt(state: State, seat: int) -> bool:
    """Whether the claws hurt a monster before the next face, and may leave it alive."""
    if state.unhurt[seat] or is_asleep(state, seat):
        return False
    lost = loss_taken(state, seat, state.loss[seat])
    if lost <= 0 or (lost >= state.health[seat] and not acts_at(state, seat, BEFORE_LOSS)):
        return False
    is_held = state.struck[seat] and in_tokyo(state, seat) and holds_loss(state, seat, 0) > 0
    return not is_held or state.claws_take_tokyo != 0


def _could_be_hurt_badly(state: State, seat: int) -> bool:
    """Whether this monster could fall to what hits it back, or must protect itself from it."""
    hearts = _hearts_hit_back(state, seat)
    if hearts == 0:
        return False
    return hearts >= state.health[seat] or acts_at(state, seat, BEFORE_LOSS)


def acts_at(state: State, seat: int, moment: int) -> bool:
    """Whether a monster has a card or tile that acts at the moment with this number."""
    return state.acts[seat] >> moment & 1 != 0


def _could_fall(state: State, seat: int) -> bool:
    return state.loss[seat] > 0 and is_alive(state, seat) and state.health[seat] <= state.loss[seat]


def _could_close_bay(state: State) -> bool:
    """Whether the claws could close Bay while City is not free for the monster in Bay."""
    left = count_living(state)
    for seat in range(state.seats):
        if _could_fall(state, seat):
            left -= 1
    if left >= BAY_SEATS or not bay_is_open(state):
        return False
    return state.bay_moves_to_city == 0 or occupant(state, CITY) != NOBODY


def _claws_could_win_for_another(state: State, seat: int) -> bool:
    """Whether another monster could reach 20 stars because a monster falls to the claws."""
    stars = 0
    for other in range(state.seats):
        if _could_fall(state, other):
            stars += MAX_STARS_OF_FALL
    for other in range(state.seats):
        if other != seat and is_alive(state, other) and acts_at(state, other, MONSTER_FELL):
            if stars > 0 and state.stars[other] + stars >= STARS_TO_WIN:
                return True
    return False


def _could_lose_copy(state: State, seat: int) -> bool:
    """Whether this monster copies a card of a monster that could fall."""
    for k in range(COPIERS):
        card = state.copies[k]
        if card != NOTHING and state.location[COPIER[k]] == seat:
            owner = state.location[card]
            if owner < MAX_SEATS and owner != seat and _could_fall(state, owner):
                return True
    return False

"""Night Shift: six cards and a Wickedness tile, an example of a pack.

daikaiju play --pack examples/pack/night_shift.py
"""

from daikaiju.card_api import (
    CLAW,
    ENERGY,
    GREEN,
    RED,
    State,
    at,
    discard,
    enters,
    gain_energy,
    gain_stars,
    gained,
    heal,
    is_alive,
    keep,
    loss_taken,
    number_scored,
    others_dice,
    pay,
    saved,
    tile,
    turn_die,
    turn_ends,
    used_on_die,
)

SECOND_WIND = keep("second_wind", id=0, cost=6)


@at(saved, SECOND_WIND)
def second_wind(state: State, owner: int, source: int, value: int) -> int:
    """The owner is revived with 5 hearts; it restarts outside Tokyo without stars and cards."""
    return value if value > 0 else 5


NIGHT_WATCH = keep("night_watch", id=1, cost=4)


@at(others_dice, NIGHT_WATCH)
def may_watch(state: State, owner: int, source: int, face: int) -> bool:
    """In the turn of another monster, for 1 energy, once …"""
    is_ready = state.energy[owner] > 0 and not state.used[source]
    return is_ready and face == CLAW and state.dice[CLAW] > 0


@at(used_on_die, NIGHT_WATCH)
def night_watch(state: State, owner: int, source: int, face: int) -> None:
    """… the owner turns a claw into an energy."""
    state.used[source] = 1
    pay(state, owner, 1, source)
    turn_die(state, face, ENERGY)


THICK_SKULL = keep("thick_skull", id=2, cost=5)


@at(loss_taken, THICK_SKULL)
def thick_skull(state: State, owner: int, source: int, value: int) -> int:
    """A loss of 3 or more hearts costs 1 heart less."""
    return value - 1 if value >= 3 else value


STREET_PARTY = keep("street_party", id=3, cost=3)


@at(number_scored, STREET_PARTY)
def street_party(state: State, owner: int, source: int, other: int) -> None:
    """1 energy for each number that scores."""
    gain_energy(state, owner, 1, source)


MIDNIGHT_SNACK = discard("midnight_snack", id=4, cost=4, copies=2)


@at(gained, MIDNIGHT_SNACK)
def midnight_snack(state: State, owner: int, source: int) -> None:
    """2 hearts and 1 star."""
    heal(state, owner, 2, source)
    gain_stars(state, owner, 1, source)


BLACKOUT = discard("blackout", id=6, cost=5)


@at(gained, BLACKOUT)
def blackout(state: State, owner: int, source: int) -> None:
    """All other monsters lose 3 energy, or all they have."""
    for seat in range(state.seats):
        if seat != owner and is_alive(state, seat):
            pay(state, seat, min(3, state.energy[seat]), source)


NIGHT_OWL = tile("night_owl", id=7, level=3, side=RED, back="early_bird")


@at(turn_ends, NIGHT_OWL)
def night_owl(state: State, owner: int, source: int) -> None:
    """1 energy at the end of a turn without energy."""
    if state.energy[owner] == 0:
        gain_energy(state, owner, 1, source)


EARLY_BIRD = tile("early_bird", id=8, level=3, side=GREEN, back="night_owl")


@at(enters, EARLY_BIRD)
def early_bird(state: State, owner: int, source: int) -> None:
    """1 heart for entering Tokyo."""
    heal(state, owner, 1, source)

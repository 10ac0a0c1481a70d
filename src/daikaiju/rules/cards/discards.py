"""Discard cards: they act once, when bought."""

from ..agenda import LOSSES, push
from ..constants import CITY, OUTSIDE
from ..definitions import discard
from ..hooks import at
from ..moments import gained
from ..operations import (
    enter,
    gain_energy,
    gain_stars,
    grant_turn,
    heal,
    hit,
    hit_others,
    in_tokyo,
    is_standing,
    lose_stars,
    move,
    others_lose_stars,
    pay,
)
from ..state import State

APARTMENT_BUILDING = discard("apartment_building", id=56, cost=5)


@at(gained, APARTMENT_BUILDING)
def apartment_building(state: State, owner: int, source: int) -> None:
    """3 stars."""
    gain_stars(state, owner, 3, source)


COMMUTER_TRAIN = discard("commuter_train", id=57, cost=4)


@at(gained, COMMUTER_TRAIN)
def commuter_train(state: State, owner: int, source: int) -> None:
    """2 stars."""
    gain_stars(state, owner, 2, source)


CORNER_STORE = discard("corner_store", id=58, cost=3)


@at(gained, CORNER_STORE)
def corner_store(state: State, owner: int, source: int) -> None:
    """1 star."""
    gain_stars(state, owner, 1, source)


DEATH_FROM_ABOVE = discard("death_from_above", id=59, cost=5)


@at(gained, DEATH_FROM_ABOVE)
def death_from_above(state: State, owner: int, source: int) -> None:
    """2 stars; a buyer outside takes Tokyo City, and all who are in Tokyo leave."""
    gain_stars(state, owner, 2, source)
    if in_tokyo(state, owner):
        return
    for seat in range(state.seats):
        if in_tokyo(state, seat):
            move(state, seat, OUTSIDE, source)
    enter(state, owner, CITY, source)


ENERGIZE = discard("energize", id=60, cost=8)


@at(gained, ENERGIZE)
def energize(state: State, owner: int, source: int) -> None:
    """9 energy."""
    gain_energy(state, owner, 9, source)


EVACUATION_ORDERS = discard("evacuation_orders", id=61, cost=7, copies=2)


@at(gained, EVACUATION_ORDERS)
def evacuation_orders(state: State, owner: int, source: int) -> None:
    """All others lose 5 stars."""
    others_lose_stars(state, owner, 5, source)


FLAME_THROWER = discard("flame_thrower", id=63, cost=3)


@at(gained, FLAME_THROWER)
def flame_thrower(state: State, owner: int, source: int) -> None:
    """All others lose 2 hearts."""
    hit_others(state, owner, 2, source)


FRENZY = discard("frenzy", id=64, cost=7)


@at(gained, FRENZY)
def frenzy(state: State, owner: int, source: int) -> None:
    """One more whole turn after this one."""
    grant_turn(state, owner, source)


GAS_REFINERY = discard("gas_refinery", id=65, cost=6)


@at(gained, GAS_REFINERY)
def gas_refinery(state: State, owner: int, source: int) -> None:
    """2 stars, and all others lose 3 hearts."""
    gain_stars(state, owner, 2, source)
    hit_others(state, owner, 3, source)


HEAL = discard("heal", id=66, cost=3)


@at(gained, HEAL)
def heal_card(state: State, owner: int, source: int) -> None:
    """2 hearts."""
    heal(state, owner, 2, source)


HIGH_ALTITUDE_BOMBING = discard("high_altitude_bombing", id=67, cost=4)


@at(gained, HIGH_ALTITUDE_BOMBING)
def high_altitude_bombing(state: State, owner: int, source: int) -> None:
    """Every monster, the buyer too, loses 3 hearts."""
    for seat in range(state.seats):
        if is_standing(state, seat):
            state.loss[seat] = 3
    push(state, LOSSES, owner, owner, 0, source)


JET_FIGHTERS = discard("jet_fighters", id=68, cost=5)


@at(gained, JET_FIGHTERS)
def jet_fighters(state: State, owner: int, source: int) -> None:
    """5 stars, and the buyer loses 4 hearts."""
    gain_stars(state, owner, 5, source)
    hit(state, owner, 4, owner, source)


MONSTER_PETS = discard("monster_pets", id=69, cost=0)


@at(gained, MONSTER_PETS)
def monster_pets(state: State, owner: int, source: int) -> None:
    """Every monster, the buyer too, loses 3 stars."""
    others_lose_stars(state, owner, 3, source)
    lose_stars(state, owner, 3, source)


NATIONAL_GUARD = discard("national_guard", id=70, cost=3)


@at(gained, NATIONAL_GUARD)
def national_guard(state: State, owner: int, source: int) -> None:
    """2 stars, and the buyer loses 2 hearts."""
    gain_stars(state, owner, 2, source)
    hit(state, owner, 2, owner, source)


NUCLEAR_POWER_PLANT = discard("nuclear_power_plant", id=71, cost=6)


@at(gained, NUCLEAR_POWER_PLANT)
def nuclear_power_plant(state: State, owner: int, source: int) -> None:
    """2 stars and 3 hearts."""
    gain_stars(state, owner, 2, source)
    heal(state, owner, 3, source)


SKYSCRAPER = discard("skyscraper", id=72, cost=6)


@at(gained, SKYSCRAPER)
def skyscraper(state: State, owner: int, source: int) -> None:
    """4 stars."""
    gain_stars(state, owner, 4, source)


TANK = discard("tank", id=73, cost=4)


@at(gained, TANK)
def tank(state: State, owner: int, source: int) -> None:
    """4 stars, and the buyer loses 3 hearts."""
    gain_stars(state, owner, 4, source)
    hit(state, owner, 3, owner, source)


VAST_STORM = discard("vast_storm", id=74, cost=6)


@at(gained, VAST_STORM)
def vast_storm(state: State, owner: int, source: int) -> None:
    """2 stars, and all others lose half their energy, rounded down."""
    gain_stars(state, owner, 2, source)
    for seat in range(state.seats):
        if seat != owner:
            pay(state, seat, state.energy[seat] // 2, source)

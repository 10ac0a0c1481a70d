"""Creates the start position of a scenario."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..rules import agenda
from ..rules.constants import (
    BAY,
    CITY,
    COPIERS,
    DECK,
    DISCARD,
    GONE,
    MARKET,
    NOTHING,
    OUT,
    SLOTS,
    STACK,
    WICKED_LEVELS,
)
from ..rules.definitions import ALL_THINGS, COPIER, COUNTERS, PRICE, TILE, printed_copies
from ..rules.editions import find_edition
from ..rules.first_player import TO_THROW
from ..rules.hooks import update_moment_bits
from ..rules.setup import check_monsters, initial_state
from ..rules.state import State
from ..rules.transitions import run_until_decision
from ..rules.validation import problems
from .notation import monster_name, seat_of, thing_number
from .scenario import Scenario, ScenarioError

_MONSTER_NUMBERS = ("health", "stars", "energy", "poison", "shrink", "wickedness")
_MONSTER_KEYS = {
    *_MONSTER_NUMBERS,
    *("cards", "tiles", "counters", "copies", "alive", "zombie", "declined"),
}


class ScenarioSetup:
    """Creates the start position of a scenario in one edition."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        check_monsters(scenario.seats)
        mixed = scenario.options.tiles == "mixed"
        options = replace(scenario.options, tiles="red") if mixed else scenario.options
        self.state = initial_state(find_edition(edition), scenario.seats, options)
        self.named: set[int] = set()  # cards and tiles that the start position names
        if mixed:
            self._set_mixed_tiles()

    def _set_mixed_tiles(self) -> None:
        """Show the face of each tile that the scenario mentions, else the red one."""
        for thing in ALL_THINGS:
            if thing.kind == TILE and thing.name in self.scenario.text:
                self.state.location[thing.number] = STACK
                self.state.location[thing_number(thing.card.back)] = GONE

    def set_up(self) -> State:
        """Return the start position."""
        start = dict(self.scenario.start)
        state = self.state
        opening = start.pop("opening", False)
        turn = seat_of(state, start.pop("turn", self.scenario.seats[0]))
        self._set_table(start)
        for name, given in start.items():
            self._set_monster(seat_of(state, name), given)
        self._set_copies(start)
        for seat in range(state.seats):
            update_moment_bits(state, seat)
        state.turn = state.regular = turn
        state.crucial = 1
        if opening:
            for seat in range(state.seats):
                state.opening[seat] = TO_THROW
            agenda.push(state, agenda.OPENING, 0)
        else:
            state.step = agenda.START_TURN
        run_until_decision(state)
        found = problems(state)
        if found:
            raise ScenarioError(f"the start position is impossible: {'; '.join(found)}")
        return state

    # --- the table -------------------------------------------------------------------------------

    def _set_table(self, start: dict[str, Any]) -> None:
        """Set zones and shared cards; remove their keys from `start`."""
        for key, zone in (("city", CITY), ("bay", BAY)):
            occupant = start.pop(key, None)
            if occupant not in (None, "nobody"):
                seat = seat_of(self.state, occupant)
                if self.state.place[seat] != 0:
                    raise ScenarioError(f"{occupant} cannot be in City and in Bay")
                self.state.place[seat] = zone
        market = start.pop("market", None)
        deck = start.pop("deck", None)
        for slot, label in enumerate(market or []):
            if slot >= SLOTS:
                raise ScenarioError(f"the market has {SLOTS} slots, not {len(market)}")
            self.state.market[slot] = self._move_card(label, MARKET)
        for label in start.pop("discard", []):
            self._move_card(label, DISCARD)
        for given in start.values():
            if isinstance(given, dict):
                for label in [*(given.get("cards") or []), *(given.get("tiles") or [])]:
                    self.named.add(thing_number(label))
        if deck is not None:
            self._set_deck(deck)
        if market is None:
            self._fill_market()

    def _move_card(self, label: str, location: int) -> int:
        """Move the first free copy of a card or tile to a location; return its number."""
        first = thing_number(label)
        copies = [first] if "#" in label else printed_copies(first)
        free = [card for card in copies if self.state.location[card] in (DECK, STACK)]
        if not free:
            known = any(self.state.location[card] != GONE for card in copies)
            why = "is used twice" if known else "is not in this edition"
            raise ScenarioError(f"{label} {why}")
        self.state.location[free[0]] = location
        self.named.add(free[0])
        return free[0]

    def _set_deck(self, deck: list[str]) -> None:
        """Leave only these cards in the deck; remove all other cards that are not named."""
        in_deck = {self._move_card(label, DECK) for label in deck}
        for thing in ALL_THINGS:
            unnamed = self.state.location[thing.number] == DECK and thing.number not in self.named
            if unnamed and thing.number not in in_deck:
                self.state.location[thing.number] = GONE

    def _fill_market(self) -> None:
        for slot in range(SLOTS):
            card = unmentioned_card(self.state, self.scenario)
            if card != NOTHING:
                self.state.market[slot] = card
                self.state.location[card] = MARKET

    # --- monsters --------------------------------------------------------------------------------

    def _set_monster(self, seat: int, given: Any) -> None:
        state = self.state
        name = monster_name(state, seat)
        if not isinstance(given, dict) or set(given) - _MONSTER_KEYS:
            known = ", ".join(sorted(_MONSTER_KEYS))
            raise ScenarioError(f"{name} must be a mapping with keys among: {known}")
        for key in _MONSTER_NUMBERS:
            if key in given:
                getattr(state, key)[seat] = self._check_number(name, key, given[key])
        for label in given.get("cards") or []:
            card = self._move_card(label, seat)
            state.counter[card] = COUNTERS[state.edition, card]
        for label in given.get("tiles") or []:
            self._move_card(label, seat)
        for label, count in (given.get("counters") or {}).items():
            state.counter[thing_number(label)] = self._check_number(
                name, f"{label} counters", count
            )
        if given.get("zombie"):
            state.zombie[seat] = 1
        if given.get("alive") is False:
            state.place[seat] = OUT
            state.health[seat] = 0
        self._check_declined(seat, given.get("declined") or [])

    def _check_number(self, name: str, key: str, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 9999:
            raise ScenarioError(f"{name}: {key} is {value!r}: it must be an integer from 0 to 9999")
        return value

    def _check_declined(self, seat: int, levels: list[int]) -> None:
        """Check only: the state does not store declined levels (see rules/wickedness.py)."""
        for level in levels:
            if level not in WICKED_LEVELS or level > self.state.wickedness[seat]:
                name = monster_name(self.state, seat)
                raise ScenarioError(f"{name} cannot decline level {level} before it is reached")

    def _set_copies(self, start: dict[str, Any]) -> None:
        for name, given in start.items():
            for copier, text in (given.get("copies") or {}).items():
                label, _, owner = str(text).partition(" of ")
                card = thing_number(label)
                if owner and self.state.location[card] != seat_of(self.state, owner):
                    raise ScenarioError(f"{name} cannot copy {text}: {owner} does not have it")
                indices = [k for k in range(COPIERS) if COPIER[k] == thing_number(copier)]
                if not indices:
                    raise ScenarioError(f"{copier} is not a card that copies")
                self.state.copies[indices[0]] = card
                if copier not in (given.get("counters") or {}):
                    self.state.counter[thing_number(copier)] = COUNTERS[self.state.edition, card]


def unmentioned_card(state: State, scenario: Scenario) -> int:
    """Return the most expensive card of the deck that the scenario does not mention."""
    free = [
        thing.number
        for thing in ALL_THINGS
        if state.location[thing.number] == DECK and thing.name not in scenario.text
    ]
    if not free:
        free = [t.number for t in ALL_THINGS if state.location[t.number] == DECK]
    return max(free, key=lambda card: (PRICE[state.edition, card], -card), default=NOTHING)

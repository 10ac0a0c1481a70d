"""Fuzzing: random games from varied random positions; every position is validated.

Interpreted games record which effects act, so that none stays untested. Compiled games, thousands
of times more, look for invalid positions.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..record.position import position_text
from ..rules import actions, agenda, moments
from ..rules.actions import MAX_ACTIONS, kind_of
from ..rules.compiler import get_compiled
from ..rules.constants import BAY, CITY, MARKET, SLOTS, STACK
from ..rules.definitions import (
    ALL_CARDS,
    ALL_THINGS,
    COUNTERS,
    KEEP_CARD,
    KIND,
    THING_BY_LABEL,
    TILE,
)
from ..rules.editions import EDITIONS, Edition, Options
from ..rules.engine import play_game, sample
from ..rules.hooks import Moment, Offer, OfferQuery, update_moment_bits
from ..rules.operations import max_health
from ..rules.setup import deck_of, initial_state, new_game
from ..rules.state import State
from ..rules.transitions import advance, list_legal, run_until_decision
from ..rules.validation import FAULT_TEXTS, problems
from .random_play import play_checked

OPTIONS = (
    Options(),
    Options(tiles="green"),
    Options(tiles="mixed", win="end_of_turn", survivor="end_of_turn", two_player=True),
    Options(win="at_once", ties="active_first", bay=False, starter="lot"),
    Options(knockout="one_turn", predictions=True),
    Options(knockout="one_turn", win="at_once", tiles="green", two_player=True),
    Options(predictions=True, survivor="end_of_turn"),
)

MAX_EXTENSION = 3  # factor by which the run is extended while effects are missing


@dataclass
class FuzzReport:
    """The result of a fuzzing run."""

    games: int = 0
    decisions: int = 0
    faults: list[str] = field(default_factory=list)  # each with its position
    silent: list[str] = field(default_factory=list)  # effects and kinds of action never seen


def fuzz(seconds: float, seed: int) -> FuzzReport:
    """Run interpreted games for half the time (longer if effects are missing), then compiled."""
    report = FuzzReport()
    tally = EffectCounter()
    rng = random.Random(seed)
    halfway = time.monotonic() + seconds / 2
    latest = halfway + MAX_EXTENSION * seconds
    while not report.faults and time.monotonic() < latest:
        _play_interpreted(random_start(rng), rng, tally, report)
        if time.monotonic() > halfway and not tally.silent():
            break
    report.silent = tally.silent()
    tally.close()
    play = get_compiled(play_checked)
    end = time.monotonic() + seconds / 2
    while not report.faults and time.monotonic() < end:
        _play_compiled(play, random_start(rng), seed, report)
    return report


# --- starting ------------------------------------------------------------------------------------


def random_start(rng: random.Random) -> State:
    """Return a new game, or the start of a turn in a position with many cards and tokens."""
    edition = rng.choice(EDITIONS)
    seats = rng.randint(2, 6)
    options = rng.choice(OPTIONS)
    if rng.random() < 0.2:
        return new_game(edition.name, seats, options)
    return _rich_start(edition, seats, options, rng)


def _rich_start(edition: Edition, seats: int, options: Options, rng: random.Random) -> State:
    tiles: Any = rng.choice(("red", "green"))
    chosen = replace(options, tiles=tiles)
    state = initial_state(edition, edition.monsters[:seats], chosen)
    cards = [THING_BY_LABEL[label].number for label in deck_of(edition, chosen)]
    rng.shuffle(cards)
    for slot in range(SLOTS):
        state.market[slot] = cards.pop()
        state.location[state.market[slot]] = MARKET
    for seat in range(seats):
        _enrich(state, seat, cards, rng)
    state.place[rng.randrange(seats)] = CITY
    outside = [seat for seat in range(seats) if state.place[seat] != CITY]
    if state.has_bay and rng.random() < 0.5:
        state.place[rng.choice(outside)] = BAY
    state.turn = state.regular = rng.randrange(seats)
    state.crucial = 1
    state.step = agenda.START_TURN
    run_until_decision(state)
    return state


def _enrich(state: State, seat: int, cards: list[int], rng: random.Random) -> None:
    """Give a monster cards, tiles, tokens and other results of a long game."""
    for card in [c for c in cards[:12] if KIND[c] == KEEP_CARD][: rng.randint(0, 5)]:
        cards.remove(card)
        state.location[card] = seat
        state.counter[card] = COUNTERS[state.edition, card]
    if state.has_wickedness:
        state.wickedness[seat] = rng.randint(0, 10)
        for level in (3, 6, 10):
            free = [
                t.id
                for t in ALL_CARDS
                if t.kind == TILE and t.level == level and state.location[t.id] == STACK
            ]
            if free and state.wickedness[seat] >= level and rng.random() < 0.7:
                state.location[rng.choice(free)] = seat
    update_moment_bits(state, seat)
    state.stars[seat] = rng.randint(0, 19)
    state.energy[seat] = rng.randint(0, 14)
    state.poison[seat] = rng.choice((0, 0, 0, 1, 2))
    state.shrink[seat] = rng.choice((0, 0, 0, 1, 2))
    state.zombie[seat] = state.has_wickedness and rng.random() < 0.1
    state.health[seat] = rng.randint(1, max_health(state, seat))


# --- playing -------------------------------------------------------------------------------------


def _play_interpreted(
    state: State, rng: random.Random, tally: EffectCounter, report: FuzzReport
) -> None:
    """Play one interpreted game up to the first fault."""
    out = [0] * MAX_ACTIONS
    report.games += 1
    is_valid = _check(state, report)

    def decide(state: State, seat: int) -> int | None:
        report.decisions += is_valid
        return out[rng.randrange(list_legal(state, out))] if is_valid else None

    def perform(state: State, action: int) -> None:
        nonlocal is_valid
        tally.kinds.add(kind_of(action))
        advance(state, action)
        is_valid = _check(state, report)

    play_game(
        state, decide, lambda state: sample(state, rng.randrange) if is_valid else None, perform
    )


def _check(state: State, report: FuzzReport) -> bool:
    """Add the faults of a position to the report; return whether there are none."""
    found = problems(state)
    if found:
        report.faults.append(f"{'; '.join(found)}: {position_text(state)}")
    return not found


def _play_compiled(play: Any, state: State, seed: int, report: FuzzReport) -> None:
    rng, out = np.zeros(1, np.uint64), np.zeros(MAX_ACTIONS, np.int64)
    counts = np.zeros(3, np.int64)
    start = state.record.copy()
    for number in range(100):
        state.record[0] = start[0]
        found = int(play(state.record, seed, number, rng, out, counts))
        report.games += 1
        if found:
            why = "; ".join(text for bit, text in FAULT_TEXTS.items() if found & bit)
            report.faults.append(f"{why}: {position_text(state)}")
            return
    report.decisions += int(counts[0])


class EffectCounter:
    """Counts which effects act. While it is open, it wraps every effect of every moment."""

    def __init__(self) -> None:
        self.kinds: set[int] = set()
        self.acted: set[tuple[str, str]] = set()
        self._moments = [m for m in vars(moments).values() if isinstance(m, Moment)]
        for moment in self._moments:
            space = moment.function().__globals__
            for _, effect in moment.effects:
                space[effect.__name__] = self._wrapped(moment, effect)

    def _wrapped(self, moment: Moment, effect: Any) -> Any:
        """Wrap an effect: it has acted when called; an offer has acted when it was made."""
        key = (moment.name, effect.__name__)

        def wrapped(*arguments: Any) -> Any:
            result = effect(*arguments)
            if result or not isinstance(moment, Offer):
                self.acted.add(key)
            return result

        return wrapped

    def close(self) -> None:
        """Remove all wrappers."""
        for moment in self._moments:
            space = moment.function().__globals__
            space.update({effect.__name__: effect for _, effect in moment.effects})

    def silent(self) -> list[str]:
        """Return the names of effects that never acted and of action kinds that never occurred."""
        missing = []
        for moment in self._moments:
            if not isinstance(moment, OfferQuery):
                for thing, effect in moment.effects:
                    if (moment.name, effect.__name__) not in self.acted:
                        missing.append(f"{ALL_THINGS[thing].label}: {effect.__name__}")
        kinds = {n: k for n, k in vars(actions).items() if n.startswith("A_")}
        missing += [f"the action {name}" for name, kind in kinds.items() if kind not in self.kinds]
        return sorted(set(missing))

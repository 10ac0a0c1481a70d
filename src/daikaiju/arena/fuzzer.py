"""Fuzzing: random games from rich random positions, every position checked.

Interpreted games show which effects act, so that none stays untried; compiled games, thousands of
times more, look for positions that cannot be.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..record.position import position_text
from ..rules import actions, agenda, moments
from ..rules.actions import MOST_ACTIONS, kind_of
from ..rules.compiler import compiled
from ..rules.constants import BAY, CHANCE, CITY, MARKET, NOBODY, SLOTS, STACK
from ..rules.definitions import BY_LABEL, COUNTERS, KEEP_CARD, KIND, THINGS_PRINTED, TILE
from ..rules.editions import EDITIONS, Edition, Options
from ..rules.engine import sample
from ..rules.hooks import Moment, Offer, Possible, note_acts
from ..rules.operations import most_health
from ..rules.setup import lay_table, new_game
from ..rules.state import State
from ..rules.transitions import advance, list_legal, run
from ..rules.validation import SENTENCES, problems
from .random_play import play_checked

OPTIONS = (
    Options(),
    Options(tiles="green"),
    Options(tiles="mixed", win="end_of_turn", survivor="end_of_turn", two_player=True),
    Options(win="at_once", ties="active_first", bay=False, starter="lot"),
)


PATIENCE = 3  # how many times longer to wait for effects that have not acted


@dataclass
class FuzzReport:
    """What a run of the fuzzer saw."""

    games: int = 0
    decisions: int = 0
    faults: list[str] = field(default_factory=list)  # with the position in which they were seen
    silent: list[str] = field(default_factory=list)  # effects and kinds of action never seen


def fuzz(seconds: float, seed: int) -> FuzzReport:
    """Half the time interpreted (longer if something has not acted yet), half compiled."""
    report = FuzzReport()
    tally = Tally()
    luck = random.Random(seed)
    halfway = time.monotonic() + seconds / 2
    latest = halfway + PATIENCE * seconds
    while not report.faults and time.monotonic() < latest:
        _play_watched(random_start(luck), luck, tally, report)
        if time.monotonic() > halfway and not tally.silent():
            break
    report.silent = tally.silent()
    tally.close()
    play = compiled(play_checked)
    end = time.monotonic() + seconds / 2
    while not report.faults and time.monotonic() < end:
        _play_compiled(play, random_start(luck), seed, report)
    return report


# --- starting ------------------------------------------------------------------------------------


def random_start(luck: random.Random) -> State:
    """A new game, or the first moment of a turn at a table where much has happened."""
    box = luck.choice(EDITIONS)
    seats = luck.randint(2, 6)
    options = luck.choice(OPTIONS)
    if luck.random() < 0.2:
        return new_game(box.name, seats, options)
    return _rich_start(box, seats, options, luck)


def _rich_start(box: Edition, seats: int, options: Options, luck: random.Random) -> State:
    tiles: Any = luck.choice(("red", "green"))
    chosen = Options(tiles=tiles, win=options.win, survivor=options.survivor, ties=options.ties)
    state = lay_table(box, box.monsters[:seats], chosen)
    cards = [BY_LABEL[label].number for label in box.deck]
    luck.shuffle(cards)
    for slot in range(SLOTS):
        state.market[slot] = cards.pop()
        state.lies[state.market[slot]] = MARKET
    for seat in range(seats):
        _enrich(state, seat, cards, luck)
    state.place[luck.randrange(seats)] = CITY
    outside = [seat for seat in range(seats) if state.place[seat] != CITY]
    if state.has_bay and luck.random() < 0.5:
        state.place[luck.choice(outside)] = BAY
    state.turn = state.regular = luck.randrange(seats)
    state.crucial = 1
    state.step = agenda.START_TURN
    run(state)
    return state


def _enrich(state: State, seat: int, cards: list[int], luck: random.Random) -> None:
    """Give a monster cards, tiles, tokens and everything else that a long game brings."""
    for card in [c for c in cards[:12] if KIND[c] == KEEP_CARD][: luck.randint(0, 5)]:
        cards.remove(card)
        state.lies[card] = seat
        state.counter[card] = COUNTERS[state.edition, card]
    if state.has_wickedness:
        state.wickedness[seat] = luck.randint(0, 10)
        for level in (3, 6, 10):
            free = [
                t.number
                for t in THINGS_PRINTED
                if t.kind == TILE and t.level == level and state.lies[t.number] == STACK
            ]
            if free and state.wickedness[seat] >= level and luck.random() < 0.7:
                state.lies[luck.choice(free)] = seat
    note_acts(state, seat)
    state.stars[seat] = luck.randint(0, 19)
    state.energy[seat] = luck.randint(0, 14)
    state.poison[seat] = luck.choice((0, 0, 0, 1, 2))
    state.shrink[seat] = luck.choice((0, 0, 0, 1, 2))
    state.zombie[seat] = state.has_wickedness and luck.random() < 0.1
    state.health[seat] = luck.randint(1, most_health(state, seat))


# --- playing -------------------------------------------------------------------------------------


def _play_watched(state: State, luck: random.Random, tally: Tally, report: FuzzReport) -> None:
    """One interpreted game; stops at the first fault."""
    out = [0] * MOST_ACTIONS
    report.games += 1
    while True:
        found = problems(state)
        who = agenda.actor(state)
        if found:
            report.faults.append(f"{'; '.join(found)}: {position_text(state)}")
        if found or who == NOBODY:
            return
        if who == CHANCE:
            action = sample(state, luck.randrange)
        else:
            action = out[luck.randrange(list_legal(state, out))]
            report.decisions += 1
        tally.kinds.add(kind_of(action))
        advance(state, action)


def _play_compiled(play: Any, state: State, seed: int, report: FuzzReport) -> None:
    luck, out = np.zeros(1, np.uint64), np.zeros(MOST_ACTIONS, np.int64)
    counts = np.zeros(3, np.int64)
    start = state.record.copy()
    for number in range(100):
        state.record[0] = start[0]
        found = int(play(state.record, seed, number, luck, out, counts))
        report.games += 1
        if found:
            why = "; ".join(text for bit, text in SENTENCES.items() if found & bit)
            report.faults.append(f"{why}: {position_text(state)}")
            return
    report.decisions += int(counts[0])


class Tally:
    """Counts which effects act, by standing between moments and effects while it is open."""

    def __init__(self) -> None:
        self.kinds: set[int] = set()
        self.acted: set[tuple[str, str]] = set()
        self._moments = [m for m in vars(moments).values() if isinstance(m, Moment)]
        for moment in self._moments:
            space = moment.function().__globals__
            for _, effect in moment.effects:
                space[effect.__name__] = self._watched(moment, effect)

    def _watched(self, moment: Moment, effect: Any) -> Any:
        """An effect has acted when it was called; an offer, when it was made."""
        key = (moment.name, effect.__name__)

        def watched(*arguments: Any) -> Any:
            result = effect(*arguments)
            if result or not isinstance(moment, Offer):
                self.acted.add(key)
            return result

        return watched

    def close(self) -> None:
        for moment in self._moments:
            space = moment.function().__globals__
            space.update({effect.__name__: effect for _, effect in moment.effects})

    def silent(self) -> list[str]:
        """Effects that never acted and kinds of action never taken, by name."""
        missing = []
        for moment in self._moments:
            if not isinstance(moment, Possible):
                for thing, effect in moment.effects:
                    if (moment.name, effect.__name__) not in self.acted:
                        missing.append(f"{THINGS_PRINTED[thing].label}: {effect.__name__}")
        kinds = {n: k for n, k in vars(actions).items() if n.startswith("A_")}
        missing += [f"the action {name}" for name, kind in kinds.items() if kind not in self.kinds]
        return sorted(set(missing))

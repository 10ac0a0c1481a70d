"""What is measured of our own engine; every figure is for one core and random play."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import numpy as np

from daikaiju.arena.random_play import play_many
from daikaiju.rules import State, advance, legal_actions, new_game, sample, use
from daikaiju.rules.actions import MOST_ACTIONS
from daikaiju.rules.agenda import actor
from daikaiju.rules.compiler import compiled
from daikaiju.rules.constants import CHANCE, GONE, MARKET, NOBODY, NOTHING, SLOTS, THINGS
from daikaiju.rules.definitions import BY_LABEL, COUNTERS, KEEP_CARD, KIND
from daikaiju.rules.hooks import note_acts

COLD = (
    "import time; t = time.perf_counter(); from daikaiju.rules import use; use('compiled');"
    "from daikaiju.rules.compiler import compiled;"
    "from daikaiju.arena.random_play import play_many;"
    "compiled(play_many); print(time.perf_counter() - t)"
)


def without_cards(state: State) -> State:
    """The same table with no card in the deck and none on offer."""
    for thing in range(THINGS):
        state.lies[thing] = GONE
    for slot in range(SLOTS):
        state.market[slot] = NOTHING
    return state


def past_set_up(state: State, luck: random.Random) -> State:
    """The table once the market lies and the first monster is known."""
    while actor(state) == CHANCE and state.throws == 0:
        advance(state, sample(state, luck.randrange))
    return state


def with_cards_each(edition: str, seats: int, cards: int) -> State:
    """A table at which every monster holds so many Keep cards from the start."""
    luck = random.Random(cards)
    state = past_set_up(new_game(edition, seats), luck)
    deck = [t.number for t in BY_LABEL.values() if state.lies[t.number] not in (GONE, MARKET)]
    deck = [card for card in sorted(deck) if KIND[card] == KEEP_CARD]
    luck.shuffle(deck)
    for seat in range(seats):
        for _ in range(cards):
            card = deck.pop()
            state.lies[card] = seat
            state.counter[card] = COUNTERS[state.edition, card]
        note_acts(state, seat)
    return state


def compiled_rate(state: State, seconds: float) -> tuple[float, float]:
    """Decisions a second, and those with a real choice, of whole random games from a state."""
    play: Any = compiled(play_many)
    luck, out = np.zeros(1, np.uint64), np.zeros(MOST_ACTIONS, np.int64)
    counts = np.zeros(3, np.int64)
    room = state.record.copy()
    play(state.record, room, 500, 0, 1, luck, out, counts)
    counts[:] = 0
    games, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        play(state.record, room, 2000, games, 1, luck, out, counts)
        games += 2000
    taken = time.perf_counter() - begun
    return counts[0] / taken, counts[1] / taken


def interpreted_rate(edition: str, seats: int, seconds: float) -> float:
    """Decisions a second of the plain Python rules."""
    use("interpreted")
    luck, decisions = random.Random(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = new_game(edition, seats)
        while actor(state) != NOBODY:
            if actor(state) == CHANCE:
                advance(state, sample(state, luck.randrange))
            else:
                advance(state, luck.choice(legal_actions(state)))
                decisions += 1
    return decisions / (time.perf_counter() - begun)


def copy_states(states: Any, room: Any, times: int) -> None:
    for i in range(times):
        room[i & 1023] = states[i & 1023]


copy_states.__module__ = "daikaiju.benchmark"  # ours, for the translator


def copy_microseconds() -> float:
    """One copy of a state, compiled, over a thousand different states."""
    copy: Any = compiled(copy_states)
    states = np.concatenate([new_game("dark", 4).record] * 1024)
    room = states.copy()
    copy(states, room, 1000)
    times = 20_000_000
    begun = time.perf_counter()
    copy(states, room, times)
    return (time.perf_counter() - begun) / times * 1e6


def compile_seconds() -> tuple[float, float]:
    """Compiling everything in a fresh process: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "DAIKAIJU_CACHE": folder}
        command = [sys.executable, "-c", COLD]

        def run() -> float:
            done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
            return float(done.stdout)

        return run(), run()

"""Measurements of the engine, all on one core with random play."""

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
from daikaiju.rules import State, advance, legal_actions, new_game, play_game, sample, use
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.agenda import actor
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.constants import CHANCE, GONE, MARKET, NOTHING, SLOTS, THINGS
from daikaiju.rules.definitions import COUNTERS, KEEP_CARD, KIND, THING_BY_LABEL
from daikaiju.rules.hooks import update_moment_bits
from daikaiju.rules.signatures import States

COMPILE_SCRIPT = (
    "import time; t = time.perf_counter(); from daikaiju.rules import use; use('compiled');"
    "from daikaiju.rules.compiler import get_compiled;"
    "from daikaiju.arena.random_play import play_many;"
    "get_compiled(play_many); print(time.perf_counter() - t)"
)


def without_cards(state: State) -> State:
    """Remove all cards from the deck and the market of a state, and return it."""
    for thing in range(THINGS):
        state.location[thing] = GONE
    for slot in range(SLOTS):
        state.market[slot] = NOTHING
    return state


def after_setup(state: State, rng: random.Random) -> State:
    """Draw the market and the first player of a state, and return it."""
    while actor(state) == CHANCE and state.throws == 0:
        advance(state, sample(state, rng.randrange))
    return state


def with_cards_each(edition: str, seats: int, cards: int) -> State:
    """Return a state in which every monster has this number of Keep cards from the start."""
    rng = random.Random(cards)
    state = after_setup(new_game(edition, seats), rng)
    deck = [
        t.number for t in THING_BY_LABEL.values() if state.location[t.number] not in (GONE, MARKET)
    ]
    deck = [card for card in sorted(deck) if KIND[card] == KEEP_CARD]
    rng.shuffle(deck)
    for seat in range(seats):
        for _ in range(cards):
            card = deck.pop()
            state.location[card] = seat
            state.counter[card] = COUNTERS[state.edition, card]
        update_moment_bits(state, seat)
    return state


def compiled_rate(state: State, seconds: float) -> tuple[float, float]:
    """Return decisions per second of whole random games, and those with a real choice."""
    play: Any = get_compiled(play_many)
    rng, out = np.zeros(1, np.uint64), np.zeros(MAX_ACTIONS, np.int64)
    counts = np.zeros(3, np.int64)
    scratch = state.record.copy()
    play(state.record, scratch, 500, 0, 1, rng, out, counts)
    counts[:] = 0
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        play(state.record, scratch, 2000, games, 1, rng, out, counts)
        games += 2000
    taken = time.perf_counter() - start
    return counts[0] / taken, counts[1] / taken


def interpreted_rate(edition: str, seats: int, seconds: float) -> float:
    """Return decisions per second of the interpreted rules."""
    use("interpreted")
    rng, decisions = random.Random(1), 0

    def decide(state: State, seat: int) -> int:
        nonlocal decisions
        decisions += 1
        return rng.choice(legal_actions(state))

    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        play_game(new_game(edition, seats), decide, lambda state: sample(state, rng.randrange))
    return decisions / (time.perf_counter() - start)


def copy_states(states: States, copies: States, times: int) -> None:
    for i in range(times):
        copies[i & 1023] = states[i & 1023]


copy_states.__module__ = "daikaiju.benchmark"  # the compiler translates only functions of daikaiju


def copy_microseconds() -> float:
    """Return the time of one compiled copy of a state, over a thousand states."""
    copy: Any = get_compiled(copy_states)
    states = np.concatenate([new_game("dark", 4).record] * 1024)
    copies = states.copy()
    copy(states, copies, 1000)
    times = 20_000_000
    start = time.perf_counter()
    copy(states, copies, times)
    return (time.perf_counter() - start) / times * 1e6


def compile_seconds() -> tuple[float, float]:
    """Return the time to compile everything in a new process, with an empty and a full cache."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "DAIKAIJU_CACHE": folder}
        command = [sys.executable, "-c", COMPILE_SCRIPT]

        def run() -> float:
            done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
            return float(done.stdout)

        return run(), run()

"""Positions from games of bots against themselves, with the results of these games."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arena.game_loop import (
    COUNTS,
    PLAYERS,
    TURN_VERSION,
    MatchBuffers,
    begin,
    play_on,
    step,
)
from daikaiju.arena.tally import TURNS
from daikaiju.bots.dispatch import NETWORK_ODDS, ODDS, decide
from daikaiju.bots.lookahead import has_dice_program
from daikaiju.bots.network import F_CARDS, WEIGHTS, features
from daikaiju.bots.random import random_action
from daikaiju.bots.scratch import BOT_RNG, FEATURE_INDICES, GAME, ROWS, new_scratch
from daikaiju.bots.weights import read_weights
from daikaiju.odds.dice_program import ROW_SIZE
from daikaiju.rng.splitmix import draw_at
from daikaiju.rules import EDITIONS, Options, new_game
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.constants import MAX_SEATS, NOBODY
from daikaiju.rules.definitions import CARD_OF, THING_COUNT
from daikaiju.rules.operations import is_alive
from daikaiju.rules.signatures import States, Words
from daikaiju.rules.state import RECORD

MAX_FEATURES = 24  # of a monster; no monster has enough cards to need more
MAX_POSITIONS = 64  # of one game
SAMPLE_EVERY = 3  # one in this many turns is sampled, at random
RANDOM_PERCENT = 4  # of decisions
SCALE = 1 << 30  # factor that stores chances as whole numbers
PROGRAM_WEIGHT = 0.75  # weight of the dice program's chance in a duel; the rest is the result


def play_and_sample(buffers: MatchBuffers, states: States, player: int, group: int) -> int:
    """Play the game in states[0] and store some positions at the start of turns after it.

    Return the number of stored positions. In `players` each seat is EXTERNAL, so that this function
    makes every decision.
    """
    scratch, counts = buffers.scratch, buffers.counts
    rng, game_states = scratch.rng, scratch.states
    game_states[GAME] = states[0]
    begin(buffers, group)
    sampled = 0
    turns = 0
    while True:
        seat = play_on(buffers, group)
        if seat == NOBODY:
            return sampled
        is_new = counts[TURNS] > turns and sampled + 1 < MAX_POSITIONS
        turns = counts[TURNS]
        is_sampled = is_new and draw_at(rng, BOT_RNG, SAMPLE_EVERY) == 0
        if is_sampled:
            sampled += 1
            states[sampled] = game_states[GAME]
            counts[COUNTS + sampled] = -1
        if draw_at(rng, BOT_RNG, 100) < RANDOM_PERCENT:
            action = random_action(game_states[GAME], rng, BOT_RNG, scratch.out)
        else:
            action = decide(scratch, seat, player, 100, counts[TURN_VERSION])
            if is_sampled and has_dice_program(game_states[GAME]):
                value = scratch.values[ROWS + game_states[GAME].throws * ROW_SIZE]
                counts[COUNTS + sampled] = int(value * SCALE)
        step(buffers, action, group)


def write_features(states: States, positions: int, out: Words, counts: Words) -> None:
    """Write KEPT features (or -1) for each seat of states[1] to states[positions] to `counts`."""
    for position in range(positions):
        state = states[1 + position]
        for seat in range(MAX_SEATS):
            at = (position * MAX_SEATS + seat) * MAX_FEATURES
            for i in range(MAX_FEATURES):
                counts[at + i] = -1
            if seat < state.seats and is_alive(state, seat):
                end = features(state, seat, out, FEATURE_INDICES)
                for i in range(end - FEATURE_INDICES):
                    counts[at + i] = out[FEATURE_INDICES + i]
                n = end - FEATURE_INDICES
                for thing in range(THING_COUNT[0]):
                    if state.location[thing] == seat and n < MAX_FEATURES:
                        counts[at + n] = F_CARDS + CARD_OF[thing]
                        n += 1


class PositionSource:
    """Plays games and returns rows of features with results."""

    def __init__(self, player: int, weights: Any, duels: float, seed: int) -> None:
        self._play, self._list = get_compiled(play_and_sample), get_compiled(write_features)
        self._player, self._duels = player, duels
        self._states: Any = np.zeros(MAX_POSITIONS + 1, RECORD)
        self._counts = np.zeros(COUNTS + MAX_POSITIONS, np.int64)
        players = np.zeros(PLAYERS, np.int64)
        self._buffers = MatchBuffers(new_scratch(weights), players, self._counts, seed)
        self._rows = np.zeros(MAX_POSITIONS * MAX_SEATS * MAX_FEATURES, np.int64)
        self._rng = random.Random(seed)
        self.games = 0

    def game(self) -> tuple[Any, Any]:
        """Play a game; return the features of some positions, and each seat's share of the win."""
        self._states[0] = self._table().record[0]
        sampled = self._play(self._buffers, self._states, self._player, self.games)
        self.games += 1
        scratch = self._buffers.scratch
        self._list(self._states, sampled, scratch.out, self._rows)
        rows = self._rows[: sampled * MAX_SEATS * MAX_FEATURES].reshape(
            sampled, MAX_SEATS, MAX_FEATURES
        )
        won = scratch.states[GAME]["winner"].astype(np.float32)
        shares = np.tile(won / max(1, won.sum()), (sampled, 1))
        return rows.astype(np.int16), self._mix_with_program(shares, rows)

    def _mix_with_program(self, shares: Any, rows: Any) -> Any:
        """In a duel, mix the shares with the win chances that the dice program computed."""
        chances = self._counts[COUNTS + 1 : COUNTS + 1 + len(shares)] / SCALE
        alive = rows[..., 0] >= 0
        for i in np.flatnonzero((alive.sum(axis=1) == 2) & (chances >= 0) & (chances <= 1)):
            mover = self._states[1 + i]["turn"]
            program = np.where(np.arange(MAX_SEATS) == mover, chances[i], 1 - chances[i]) * alive[i]
            shares[i] += PROGRAM_WEIGHT * (program - shares[i])
        return shares

    def _table(self) -> Any:
        rng = self._rng
        edition = rng.choice(EDITIONS)
        seats = 2 if rng.random() < self._duels else rng.choice((3, 4, 4, 5, 6))
        has_no_cards = rng.random() < (0.5 if seats == 2 else 0.05)
        options = Options(
            two_player=rng.random() < 0.5,
            tiles=rng.choice(("red", "green", "mixed")),
            deck="none" if has_no_cards else "full",
        )
        return new_game(edition.name, seats, options)


def generate(
    weights_file: Path | None, seconds: float, duels: float, seed: int, into: Path
) -> None:
    """Play for some seconds and write the sampled positions to a file."""
    if weights_file is None:
        source = PositionSource(ODDS, np.zeros(WEIGHTS), duels, seed)
    else:
        source = PositionSource(NETWORK_ODDS, read_weights(weights_file), duels, seed)
    rows: list[Any] = []
    results: list[Any] = []
    end = time.monotonic() + seconds
    while not rows or time.monotonic() < end:
        found, won = source.game()
        if won.sum() > 0:
            rows.append(found)
            results.append(won)
    np.savez(into, rows=np.concatenate(rows), won=np.concatenate(results), games=source.games)


if __name__ == "__main__":
    chosen, length, share, number, target = sys.argv[1:]
    file = Path(chosen) if chosen else None
    generate(file, float(length), float(share), int(number), Path(target))

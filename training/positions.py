"""Positions from games that bots play against themselves, and who won from there."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arena.game_loop import COUNTS, PLAYERS, TURN_VERSION, begin, play_on, step
from daikaiju.arena.tally import TURNS
from daikaiju.bots.dispatch import FITTED_ODDS, ODDS, decide
from daikaiju.bots.lookahead import has_dice_program
from daikaiju.bots.network import F_THINGS, WEIGHTS, features
from daikaiju.bots.random import random_action
from daikaiju.bots.scratch import FEATURE_ROOM, GAME, OWN_LUCK, ROWS, Desk
from daikaiju.odds.dice_program import ROW
from daikaiju.rng.splitmix import draw_at
from daikaiju.rules import EDITIONS, Options, new_game
from daikaiju.rules.compiler import compiled
from daikaiju.rules.constants import MOST_SEATS, NOBODY, THINGS
from daikaiju.rules.operations import alive
from daikaiju.rules.state import RECORD

KEPT = 24  # features of a monster; nobody holds so many cards that more are needed
NOTED = 64  # positions of one game at most
ONE_IN = 3  # turns of which one is noted
AT_RANDOM = 4  # of a hundred decisions
SCALE = 1 << 30  # chances as whole numbers
BY_PROGRAM = 0.75  # in a duel, how much the dice program's chance counts beside the result


def play_noting(
    states: Any,
    room: Any,
    players: Any,
    player: int,
    seed: int,
    group: int,
    luck: Any,
    out: Any,
    values: Any,
    weights: Any,
    counts: Any,
) -> int:
    """Play the game in states[0]; note some first decisions of turns behind it; how many.

    `players` says OUTSIDE for all, so that each decision passes here.
    """
    room[GAME] = states[0]
    begin(room, seed, group, luck, values, counts)
    noted = 0
    turns = 0
    while True:
        seat = play_on(room, players, seed, group, luck, out, values, weights, counts)
        if seat == NOBODY:
            return noted
        is_new = counts[TURNS] > turns and noted + 1 < NOTED
        turns = counts[TURNS]
        is_noted = is_new and draw_at(luck, OWN_LUCK, ONE_IN) == 0
        if is_noted:
            noted += 1
            states[noted] = room[GAME]
            counts[COUNTS + noted] = -1
        if draw_at(luck, OWN_LUCK, 100) < AT_RANDOM:
            action = random_action(room[GAME], luck, OWN_LUCK, out)
        else:
            turn = counts[TURN_VERSION]
            action = decide(room, seat, player, 100, turn, luck, out, values, weights)
            if is_noted and has_dice_program(room[GAME]):
                counts[COUNTS + noted] = int(values[ROWS + room[GAME].throws * ROW] * SCALE)
        step(room[GAME], action, seed, group, luck, counts)


def list_features(states: Any, positions: int, out: Any, counts: Any) -> None:
    """Write KEPT features (or -1) for each seat of states[1] to states[positions] to `counts`."""
    for position in range(positions):
        state = states[1 + position]
        for seat in range(MOST_SEATS):
            at = (position * MOST_SEATS + seat) * KEPT
            for i in range(KEPT):
                counts[at + i] = -1
            if seat < state.seats and alive(state, seat):
                end = features(state, seat, out, FEATURE_ROOM)
                for i in range(end - FEATURE_ROOM):
                    counts[at + i] = out[FEATURE_ROOM + i]
                n = end - FEATURE_ROOM
                for thing in range(THINGS):
                    if state.lies[thing] == seat and n < KEPT:
                        counts[at + n] = F_THINGS + thing
                        n += 1


class Source:
    """Plays games and turns them into rows of features and results."""

    def __init__(self, player: int, weights: Any, duels: float, seed: int) -> None:
        self._play, self._list = compiled(play_noting), compiled(list_features)
        self._player, self._weights, self._duels, self._seed = player, weights, duels, seed
        self._desk = Desk()
        self._states: Any = np.zeros(NOTED + 1, RECORD)
        self._counts = np.zeros(COUNTS + NOTED, np.int64)
        self._rows = np.zeros(NOTED * MOST_SEATS * KEPT, np.int64)
        self._luck = random.Random(seed)
        self.games = 0

    def game(self) -> tuple[Any, Any]:
        """The features of some positions of one game, and each seat's share of the win."""
        self._states[0] = self._table().record[0]
        desk = self._desk
        noted = self._play(
            self._states,
            desk.room,
            np.zeros(PLAYERS, np.int64),
            self._player,
            self._seed,
            self.games,
            desk.luck,
            desk.out,
            desk.values,
            self._weights,
            self._counts,
        )
        self.games += 1
        self._list(self._states, noted, desk.out, self._rows)
        rows = self._rows[: noted * MOST_SEATS * KEPT].reshape(noted, MOST_SEATS, KEPT)
        won = desk.room[GAME]["winner"].astype(np.float32)
        shares = np.tile(won / max(1, won.sum()), (noted, 1))
        return rows.astype(np.int16), self._with_program(shares, rows)

    def _with_program(self, shares: Any, rows: Any) -> Any:
        """In a duel the dice program says what the monster in turn may hope for, and the other."""
        hopes = self._counts[COUNTS + 1 : COUNTS + 1 + len(shares)] / SCALE
        lives = rows[..., 0] >= 0
        for i in np.flatnonzero((lives.sum(axis=1) == 2) & (hopes >= 0) & (hopes <= 1)):
            mover = self._states[1 + i]["turn"]
            program = np.where(np.arange(MOST_SEATS) == mover, hopes[i], 1 - hopes[i]) * lives[i]
            shares[i] += BY_PROGRAM * (program - shares[i])
        return shares

    def _table(self) -> Any:
        luck = self._luck
        edition = luck.choice(EDITIONS)
        seats = 2 if luck.random() < self._duels else luck.choice((3, 4, 4, 5, 6))
        without = luck.random() < (0.5 if seats == 2 else 0.05)
        options = Options(
            two_player=luck.random() < 0.5,
            tiles=luck.choice(("red", "green", "mixed")),
            deck="none" if without else "full",
        )
        return new_game(edition.name, seats, options)


def generate(
    weights_file: Path | None, seconds: float, duels: float, seed: int, into: Path
) -> None:
    """Play for so many seconds and write what was noted to a file."""
    if weights_file is None:
        source = Source(ODDS, np.zeros(WEIGHTS), duels, seed)
    else:
        source = Source(
            FITTED_ODDS, np.load(weights_file)["weights"].astype(np.float64), duels, seed
        )
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

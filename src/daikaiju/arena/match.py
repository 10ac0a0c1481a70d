"""Matches: who plays whom, at which table, from which seed; and playing a part of one.

Games come in groups: all games of a group have the same luck, and in each everybody moves one seat
on. Who sits beside whom differs from group to group. A game depends on nothing but the match and
its number, so that it does not matter who plays which part, and when.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from ..bots.bot import Bot
from ..bots.dispatch import OUTSIDE
from ..bots.registry import make_bot
from ..bots.scratch import GAME, Desk
from ..rules.constants import MOST_SEATS, NOBODY
from ..rules.editions import Options, find_edition
from ..rules.engine import load
from ..rules.setup import new_game
from ..rules.state import State
from ..rules.view import view
from ..text import Told
from .game_loop import COUNTS, PLAYERS, begin, play_games, play_on, step
from .tally import CELLS_A_SEAT, PLACE, RATED_GAMES, ROW, SEAT_CELLS, RatedGame, Tally


@dataclass(frozen=True)
class Match:
    """All that a result depends on."""

    specs: tuple[str, ...]  # the players, each once
    tables: tuple[tuple[int, ...], ...]  # who meets whom, in turn: indices into specs
    edition: str
    seats: int
    games: int
    seed: int
    options: Options = Options()

    @property
    def together(self) -> int:
        """Games in a group: everybody sits once at every seat."""
        return self.seats

    @property
    def groups(self) -> int:
        return -(-self.games // self.together)

    def seating(self, group: int) -> list[list[int]]:
        """The player at each seat, for each game of a group."""
        table = list(self.tables[group % len(self.tables)])
        random.Random(f"{self.seed}/{group}").shuffle(table)
        return [table[-turn:] + table[:-turn] for turn in range(self.together)]


def make_match(
    specs: Sequence[str],
    edition: str = "second",
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    options: Options = Options(),
) -> Match:
    """A match between bots named by their specs, or one sentence on what is wrong.

    Fewer bots than seats: the last one takes the seats that are left. More: all tables that can be
    made of them are played in turn.
    """
    find_edition(edition)
    if not specs:
        raise Told("mistake-nobody-plays")
    at_table = len(specs) if seats is None else seats
    if not 2 <= at_table <= MOST_SEATS:
        raise Told("mistake-seats", many=at_table, most=MOST_SEATS)
    if games < 1:
        raise Told("mistake-games", games=games)
    distinct = tuple(dict.fromkeys(specs))
    for spec in distinct:
        make_bot(spec).close()
    entries = [distinct.index(spec) for spec in specs]
    entries = sorted(entries + [entries[-1]] * (at_table - len(entries)))
    tables = tuple(dict.fromkeys(combinations(entries, at_table)))
    return Match(distinct, tables, edition, at_table, games, seed, options)


# --- playing -------------------------------------------------------------------------------------


_worker = threading.local()


def play_groups(match: Match, first: int, groups: int) -> Tally:
    """Play groups from number `first` on; what they brought."""
    bots = _bots_of_this_worker(match)
    seating = np.array([s for g in range(first, first + groups) for s in match.seating(g)])
    if any(bot.player == OUTSIDE for bot in bots):
        rows = np.stack(list(_play_with_outsiders(match, bots, seating, first)))
    else:
        rows = _play_compiled(match, bots, seating, first)
    tally = Tally(len(match.specs), match.seats)
    tally.add_games(rows, seating, match.together)
    tally.rated = _rated(match, rows, seating, first * match.together)
    tally.troubles = {bot.spec: bot.trouble for bot in bots if bot.trouble}
    return tally


def _bots_of_this_worker(match: Match) -> list[Bot]:
    """The same bots for all its parts of a match: a program from outside is started once."""
    if getattr(_worker, "match", None) != match:
        dismiss_bots()
        _worker.match, _worker.bots = match, [make_bot(spec) for spec in match.specs]
        for bot in _worker.bots:
            if bot.player == OUTSIDE:
                load(*bot.needs)
    return list(_worker.bots)


def dismiss_bots() -> None:
    """Close the bots of this worker: it has no more parts to play."""
    for bot in getattr(_worker, "bots", ()):
        bot.close()
    _worker.match, _worker.bots = None, []


def _players(bots: Sequence[Bot], seating: Any) -> Any:
    """Rows of players as the compiled game wants them, the first left free for the running game."""
    rows = np.zeros((1 + len(seating), PLAYERS), np.int64)
    seats = seating.shape[1]
    rows[1:, :seats] = np.array([bot.player for bot in bots])[seating]
    rows[1:, MOST_SEATS : MOST_SEATS + seats] = np.array([bot.strength for bot in bots])[seating]
    return rows


@cache
def _start(edition: str, seats: int, options: Options) -> State:
    return new_game(edition, seats, options)


def _play_compiled(match: Match, bots: Sequence[Bot], seating: Any, first: int) -> Any:
    from ..bots.weights import weights
    from ..rules.compiler import compiled

    desk, games = Desk(), len(seating)
    counts = np.zeros(COUNTS + ROW * games, np.int64)
    compiled(play_games)(
        _start(match.edition, match.seats, match.options).record,
        desk.room,
        _players(bots, seating).reshape(-1),
        games,
        match.together,
        match.seed,
        first,
        desk.luck,
        desk.out,
        desk.values,
        weights(),
        counts,
    )
    return counts[COUNTS:].reshape(games, ROW)


def _play_with_outsiders(
    match: Match, bots: Sequence[Bot], seating: Any, first: int
) -> Iterator[Any]:
    """Game by game: compiled code plays on until somebody from outside must decide."""
    players = _players(bots, seating)
    for number, seats in enumerate(seating):
        group = first + number // match.together
        game = _Game(match, [bots[player] for player in seats], players[1 + number], group)
        yield game.play()


class _Game:
    """One game with players from outside."""

    def __init__(self, match: Match, bots: Sequence[Bot], players: Any, group: int) -> None:
        from ..bots.weights import weights
        from ..rules.compiler import compiled

        self._bots, self._players, self._group, self._seed = bots, players, group, match.seed
        self._desk = Desk()
        self._counts = np.zeros(COUNTS, np.int64)
        self._weights = weights()
        self._begin, self._play_on, self._step = (
            compiled(begin),
            compiled(play_on),
            compiled(step_first),
        )
        self._desk.room[GAME] = _start(match.edition, match.seats, match.options).record[0]
        self._luck = random.Random(f"{match.seed}/{group}/outside").randrange

    def play(self) -> Any:
        """Play it to its end; its row."""
        desk, counts = self._desk, self._counts
        self._begin(desk.room, self._seed, self._group, desk.luck, desk.values, counts)
        state = State(desk.room[GAME : GAME + 1])
        while (seat := self._go_on()) != NOBODY:
            action = self._bots[seat].choose(view(state, seat), seat, self._luck)
            self._step(desk.room, action, self._seed, self._group, desk.luck, counts)
        for bot in set(self._bots):
            bot.over(state)
        return counts[:ROW].copy()

    def _go_on(self) -> int:
        desk = self._desk
        return int(
            self._play_on(
                desk.room,
                self._players,
                self._seed,
                self._group,
                desk.luck,
                desk.out,
                desk.values,
                self._weights,
                self._counts,
            )
        )


def step_first(room: Any, action: int, seed: int, group: int, luck: Any, counts: Any) -> None:
    step(room[GAME], action, seed, group, luck, counts)


def _rated(match: Match, rows: Any, seating: Any, first: int) -> list[RatedGame]:
    """The first games of a match are rated; more would cost time and change little."""
    places = rows[:, SEAT_CELLS:].reshape(-1, MOST_SEATS, CELLS_A_SEAT)[:, : match.seats, PLACE]
    return [
        RatedGame(first + i, tuple(seating[i].tolist()), tuple(places[i].tolist()))
        for i in range(min(len(rows), RATED_GAMES - first))
    ]

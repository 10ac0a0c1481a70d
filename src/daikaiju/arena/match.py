"""Matches: bots, a table, a number of games and a seed; and how to play a part of one.

Games come in groups. All games of a group use the same RNG streams, and the players move one seat
on from game to game. The seating differs between groups. A game depends only on the match and its
number, so that workers can play any part in any order.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from ..bots.bot import Bot
from ..bots.dispatch import EXTERNAL
from ..bots.registry import make_bot
from ..bots.scratch import GAME, new_scratch
from ..rules.constants import MAX_SEATS, NOBODY
from ..rules.editions import Options, find_edition
from ..rules.engine import load
from ..rules.setup import new_game
from ..rules.state import State
from ..rules.view import view
from ..text import UserError
from .game_loop import (
    COUNTS,
    LONGEST_GAME,
    NO_MOVES,
    PLAYERS,
    MatchBuffers,
    begin,
    play_games,
    play_on,
    step,
)
from .tally import CELLS_PER_SEAT, RANK, RATED_GAMES, ROW, SEAT_CELLS, RatedGame, Tally, Trouble

SEED_DIGITS: Final = 18


@dataclass(frozen=True)
class Match:
    """The settings of a match: everything that its result depends on."""

    specs: tuple[str, ...]  # the bots, each once; a player is an index into this
    tables: tuple[tuple[int, ...], ...]  # the tables in turn, as indices into specs
    edition: str
    seats: int
    games: int
    seed: int
    options: Options = Options()
    until_sure: bool = False  # stop as soon as one bot is better than each other bot

    @property
    def games_per_group(self) -> int:
        """Games in a group: each player sits once in every seat."""
        return self.seats

    @property
    def groups(self) -> int:
        return -(-self.games // self.games_per_group)

    def seating(self, group: int) -> list[list[int]]:
        """Return the player in each seat, for each game of a group."""
        table = list(self.tables[group % len(self.tables)])
        random.Random(f"{self.seed}/{group}").shuffle(table)
        return [table[-turn:] + table[:-turn] for turn in range(self.games_per_group)]


def make_match(
    specs: Sequence[str],
    edition: str = "second",
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    options: Options = Options(),
    until_sure: bool = False,
) -> Match:
    """Return a match between bots named by their specs. Raise UserError for invalid arguments.

    With fewer bots than seats, the last bot takes the remaining seats. With more, all possible
    tables are played in turn. With `until_sure`, `games` is a limit.
    """
    find_edition(edition)
    if not specs:
        raise UserError("mistake-nobody-plays")
    distinct = tuple(dict.fromkeys(specs))
    for spec in distinct:
        make_bot(spec).close()
    at_table = len(specs) if seats is None else seats
    if not 2 <= at_table <= MAX_SEATS:
        raise UserError("mistake-seats", many=at_table, most=MAX_SEATS)
    if games < 1:
        raise UserError("mistake-games", games=games)
    check_seed(seed)
    start = first_state(edition, at_table, options)
    for spec in distinct:
        with closing(make_bot(spec)) as bot:
            bot.check(start)
    entries = [distinct.index(spec) for spec in specs]
    entries = sorted(entries + [entries[-1]] * (at_table - len(entries)))
    tables = tuple(dict.fromkeys(combinations(entries, at_table)))
    return Match(distinct, tables, edition, at_table, games, seed, options, until_sure)


def check_seed(seed: int) -> None:
    """Raise UserError if a seed does not fit into a machine integer."""
    if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 10**SEED_DIGITS:
        raise UserError("mistake-seed", seed=str(seed), digits=SEED_DIGITS)


def check_programs(match: Match) -> None:
    """Start and stop the programs among the bots. Raise UserError if one cannot be started."""
    for spec in match.specs:
        with closing(make_bot(spec)) as bot:
            bot.start()


# --- playing -------------------------------------------------------------------------------------


_worker = threading.local()


class PlayedGame(NamedTuple):
    """One game of a match, for callers that store it."""

    number: int  # from 0 on
    players: tuple[int, ...]  # by seat: indices of `Match.specs`
    moves: Any  # all actions in order, with those of chance
    row: Any  # its results (tally.py)


OnGame = Callable[[PlayedGame], None]


def play_groups(match: Match, first: int, groups: int, on_game: OnGame | None = None) -> Tally:
    """Play `groups` groups from number `first` on. Return their tally.

    `on_game` is called after each game. The games are the same with and without it.
    """
    bots = _bots_of_this_worker(match)
    seating = np.array([s for g in range(first, first + groups) for s in match.seating(g)])
    tally = Tally(len(match.specs), match.seats)
    if any(bot.player == EXTERNAL for bot in bots):
        games = _play_with_external_bots(match, bots, seating, first, tally, on_game)
        rows = np.stack(list(games))
    elif on_game:
        rows = np.stack(list(_play_one_by_one(match, bots, seating, first, on_game)))
    else:
        rows = _play_compiled(match, bots, seating, first)
    tally.add_games(rows, seating, match.games_per_group)
    tally.rated = _rated(match, rows, seating, first * match.games_per_group)
    return tally


def _bots_of_this_worker(match: Match) -> list[Bot]:
    """Return the bots of this worker, reused for all parts so that programs start once."""
    if getattr(_worker, "match", None) != match:
        close_bots()
        _worker.match, _worker.bots = match, [make_bot(spec) for spec in match.specs]
        for bot in _worker.bots:
            if bot.player == EXTERNAL:
                load(*bot.needs)
    return list(_worker.bots)


def close_bots() -> None:
    """Close the bots of this worker after its last part."""
    for bot in getattr(_worker, "bots", ()):
        bot.close()
    _worker.match, _worker.bots = None, []


def player_rows(bots: Sequence[Bot], seating: Any) -> Any:
    """Return rows of players for compiled code; the first row is scratch for the running game."""
    rows = np.zeros((1 + len(seating), PLAYERS), np.int64)
    seats = seating.shape[1]
    rows[1:, :seats] = np.array([bot.player for bot in bots])[seating]
    rows[1:, MAX_SEATS : MAX_SEATS + seats] = np.array([bot.strength for bot in bots])[seating]
    return rows


@cache
def first_state(edition: str, seats: int, options: Options) -> State:
    return new_game(edition, seats, options)


def _play_compiled(match: Match, bots: Sequence[Bot], seating: Any, first: int) -> Any:
    from ..bots.weights import weights_for
    from ..rules.compiler import get_compiled

    games = len(seating)
    counts = np.zeros(COUNTS + ROW * games, np.int64)
    players = player_rows(bots, seating).reshape(-1)
    scratch = new_scratch(weights_for(bot.player for bot in bots))
    buffers = MatchBuffers(scratch, players, counts, match.seed)
    start = first_state(match.edition, match.seats, match.options).record
    get_compiled(play_games)(buffers, start, games, match.games_per_group, first)
    return counts[COUNTS:].reshape(games, ROW)


def _play_one_by_one(
    match: Match, bots: Sequence[Bot], seating: Any, first: int, on_game: OnGame
) -> Iterator[Any]:
    """Play games of compiled bots, and pass each of them to `on_game`. Yield their rows."""
    from ..bots.weights import weights_for
    from ..rules.compiler import get_compiled

    players, cells = player_rows(bots, seating), np.zeros((2, PLAYERS), np.int64)
    counts, moves = np.zeros(COUNTS + ROW, np.int64), np.zeros(LONGEST_GAME, np.int64)
    scratch = new_scratch(weights_for(bot.player for bot in bots))
    buffers = MatchBuffers(scratch, cells.reshape(-1), counts, match.seed, moves)
    start = first_state(match.edition, match.seats, match.options).record
    for number in range(len(seating)):
        cells[1] = players[1 + number]
        moves[:] = 0
        group = first + number // match.games_per_group
        get_compiled(play_games)(buffers, start, 1, match.games_per_group, group)
        row, game = counts[COUNTS:].copy(), first * match.games_per_group + number
        on_game(_played(game, seating[number], moves, row))
        yield row


def _played(number: int, players: Any, moves: Any, row: Any) -> PlayedGame:
    """Return a game. No action is 0: the rest of `moves` is."""
    taken = moves[: np.count_nonzero(moves)].copy()
    return PlayedGame(number, tuple(players.tolist()), taken, row)


def _play_with_external_bots(
    match: Match,
    bots: Sequence[Bot],
    seating: Any,
    first: int,
    tally: Tally,
    on_game: OnGame | None,
) -> Iterator[Any]:
    """Play game by game: compiled code stops whenever an external bot must decide."""
    players = player_rows(bots, seating)
    for number, seats in enumerate(seating):
        at_table = [bots[player] for player in seats]
        game = first * match.games_per_group + number
        moves = np.zeros(LONGEST_GAME, np.int64) if on_game else NO_MOVES
        row = ExternalGame(match, at_table, players[1 + number], game, moves).play()
        if on_game:
            on_game(_played(game, seats, moves, row))
        yield row
        for bot in set(at_table):
            if bot.trouble:
                tally.add_trouble(bot.spec, Trouble(game, bot.trouble))


class ExternalGame:
    """One game with external bots."""

    def __init__(
        self, match: Match, bots: Sequence[Bot], players: Any, game: int, moves: Any
    ) -> None:
        from ..bots.weights import weights_for
        from ..rules.compiler import get_compiled

        counts = np.zeros(COUNTS, np.int64)
        scratch = new_scratch(weights_for(bot.player for bot in bots))
        self._buffers = MatchBuffers(scratch, players, counts, match.seed, moves)
        self._bots, self._group, self._game = bots, game // match.games_per_group, game
        self._begin, self._play_on = get_compiled(begin), get_compiled(play_on)
        self._step = get_compiled(step)
        start = first_state(match.edition, match.seats, match.options)
        self._buffers.scratch.states[GAME] = start.record[0]
        self._rng = random.Random(f"{match.seed}/{self._group}/outside").randrange

    def play(self) -> Any:
        """Play the game to its end. Return its row."""
        buffers, group = self._buffers, self._group
        for bot in self._bots:
            bot.forgive()
        self._begin(buffers, group)
        state = State(buffers.scratch.states[GAME : GAME + 1])
        while (seat := int(self._play_on(buffers, group))) != NOBODY:
            place = f"game {self._game + 1}, seat {seat}"
            action = self._bots[seat].ask(view(state, seat), seat, self._rng, place)
            self._step(buffers, action, group)
        for bot in set(self._bots):
            bot.finish(view(state, NOBODY))
        return buffers.counts[:ROW].copy()


def _rated(match: Match, rows: Any, seating: Any, first: int) -> list[RatedGame]:
    """Return the first games of a match for rating; more would take time and change little."""
    ranks = rows[:, SEAT_CELLS:].reshape(-1, MAX_SEATS, CELLS_PER_SEAT)[:, : match.seats, RANK]
    return [
        RatedGame(first + i, tuple(seating[i].tolist()), tuple(ranks[i].tolist()))
        for i in range(min(len(rows), RATED_GAMES - first))
    ]

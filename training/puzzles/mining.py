"""Finds puzzles in games of the champion against itself; each game has a number and a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from daikaiju.bots.champion.weights import champion_weights
from daikaiju.coach.puzzle import Puzzle
from daikaiju.coach.puzzle_search import PuzzleSearch, short_position
from daikaiju.record.notation import parse_action
from daikaiju.record.position import read_position
from daikaiju.rules.agenda import KEEP, actor, top_kind
from daikaiju.rules.constants import EDITION_NAMES, MAX_SEATS, NOBODY
from daikaiju.rules.editions import find_edition
from daikaiju.rules.engine import advance, sample, use
from daikaiju.rules.setup import new_game
from daikaiju.rules.state import State

from ..champion.games import GameSource

# How many candidates of a game are searched, by the first word of the best action; a fraction is a
# chance. The common ones are searched less, so that the time goes to the rare ones.
SEARCHED: Final = {"done": 0.2, "stay": 0.4, "sweep": 0.2, "take": 0.4}
SEARCHED_OTHERS: Final = 3.0
LONGEST_LINE: Final = 480  # characters of a position
CHECK_GAMES: Final = 200  # played after the best action, and after another one
TABLES: Final = [(e, seats) for seats in range(2, MAX_SEATS + 1) for e in EDITION_NAMES]


class Miner:
    """Plays games and judges their decisions."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._search = PuzzleSearch()

    def mine(self, number: int) -> list[Puzzle]:
        """Return the puzzles of game `number`."""
        rng = random.Random(f"{self._seed} {number}")
        found = []
        for position in self._chosen(self._candidates(number, rng), rng):
            self._search.forget()
            puzzle = self._search.judge(position)
            if puzzle and self._is_confirmed(puzzle):
                found.append(puzzle)
        self._search.forget()
        return found

    def _candidates(self, number: int, rng: random.Random) -> Iterator[tuple[str, str]]:
        """Play a game; yield the first word of the best action and the position of candidates."""
        edition, seats = TABLES[number % len(TABLES)]
        monsters = sorted(find_edition(edition).monsters, key=len)[:seats]  # short names
        rng.shuffle(monsters)
        state = new_game(edition, monsters)
        while (who := actor(state)) != NOBODY:
            if who < 0:
                advance(state, sample(state, rng.randrange))
                continue
            if self._search.is_candidate(state):
                yield self._search.best_action(state).split()[0], short_position(state)
            if top_kind(state) != KEEP:
                self._search.forget()
            advance(state, self._search.policy_choice(state))

    def _chosen(self, found: Iterator[tuple[str, str]], rng: random.Random) -> list[str]:
        """Return a few of the candidates of each kind."""
        by_word: dict[str, list[str]] = {}
        for word, position in found:
            if len(position) <= LONGEST_LINE:
                by_word.setdefault(word, []).append(position)
        chosen = []
        for word, positions in by_word.items():
            many = SEARCHED.get(word, SEARCHED_OTHERS)
            many = int(many) if many >= 1 else int(rng.random() < many)
            chosen += rng.sample(positions, min(many, len(positions)))
        return chosen

    def _is_confirmed(self, puzzle: Puzzle) -> bool:
        """Whether the champion also wins more games after the best action than after another.

        The other one is its own choice, if that is not the best, or else the second best.
        """
        state = read_position(puzzle.position)
        best = parse_action(state, puzzle.best)
        rival = self._search.policy_choice(state)
        if rival == best:
            second, _ = min(puzzle.others, key=lambda other: other[1])
            rival = parse_action(state, second)
        games = GameSource(champion_weights(), puzzle.edition, state.seats)
        return _wins(games, state, best) > _wins(games, state, rival)


def _wins(games: GameSource, state: State, action: int) -> float:
    """Return how many of `CHECK_GAMES` games a monster wins after an action."""
    seat, after = actor(state), state.copy()
    advance(after, action)
    return float(sum(games.finish(after, number)[seat] for number in range(CHECK_GAMES)))


# --- one miner for each process ------------------------------------------------------------------

_miners: list[Miner] = []


def start_miner(seed: int) -> None:
    use("compiled")
    _miners.append(Miner(seed))


def mine_game(number: int) -> tuple[int, list[Puzzle]]:
    return number, _miners[0].mine(number)

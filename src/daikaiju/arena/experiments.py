"""Experiments with gifts: who plays at which table, which gifts are compared, and their sums.

A contrast is a weighted sum of the results with some gifts in the same group: `((1, 1), (0, -1))`
is the result with gift 1 less the result with gift 0. The sums of a contrast are integers, so that
parts of an experiment can be added in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from ..bots.dispatch import EXTERNAL, GREEDY, RANDOM
from ..bots.registry import make_bot
from ..bots.scratch import new_scratch
from ..rules.constants import GONE, MAX_SEATS, NOTHING
from ..rules.definitions import ALL_THINGS, CARD_BY_NAME, TILE, printed_copies
from ..rules.setup import new_game
from ..rules.state import RECORD, State
from ..text import UserError
from .game_loop import MatchBuffers
from .gifts import ENDING, GIFT, LENGTH, RESULT, RESULTS, WIN, play_gifts
from .tally import ENDINGS, WIN_PARTS

Gift = tuple[int, int, int]  # two cards (ids or NOTHING) and energy, as in gifts.py
Contrast = tuple[tuple[int, int], ...]  # (index of a gift, its weight)

NO_GIFT: Final[Gift] = (NOTHING, NOTHING, 0)
QUICK_BOTS: Final = (RANDOM, GREEDY)  # they decide without lookahead
QUICK_PART: Final = 4_000  # games that a worker plays at once: small overhead, Ctrl-C responds soon
SLOW_PART: Final = 120

# Cells of the sums of a contrast.
GROUPS: Final = 0  # in which all its gifts were possible
WINS: Final = 1  # in parts of WIN_PARTS
SQUARED_WINS: Final = 2
TURNS: Final = 3
SQUARED_TURNS: Final = 4
FIRST_ENDING: Final = 5  # then one cell for each of tally.ENDINGS
SUMS: Final = FIRST_ENDING + len(ENDINGS)


@dataclass(frozen=True)
class Experiment:
    """Gifts that are compared at one table; the same bot plays every seat."""

    bot: str
    edition: str
    seats: int
    gifts: tuple[Gift, ...]
    contrasts: tuple[Contrast, ...]
    groups: int
    removed: tuple[int, ...]  # cards that are not in the deck
    seed: int
    first: int = 0  # number of the first group: other groups have other random numbers

    @property
    def games(self) -> int:
        return self.groups * len(self.gifts)

    def split(self, share: float) -> tuple[Experiment, Experiment]:
        """Return the experiment with the first groups, and the one with all others."""
        many = max(1, round(self.groups * share))
        rest = replace(self, first=self.first + many, groups=self.groups - many)
        return replace(self, groups=many), rest

    def parts(self) -> list[tuple[int, int]]:
        """Return all parts as (first group, number of groups)."""
        games = QUICK_PART if make_compiled_bot(self.bot).player in QUICK_BOTS else SLOW_PART
        size = max(1, games // len(self.gifts))
        return [
            (self.first + at, min(size, self.groups - at)) for at in range(0, self.groups, size)
        ]


def give_card(card: int) -> Gift:
    return card, NOTHING, 0


def give_cards(card: int, other: int) -> Gift:
    return card, other, 0


def give_energy(amount: int) -> Gift:
    return NOTHING, NOTHING, amount


def make_compiled_bot(spec: str) -> Any:
    """Return a bot that compiled code can play. Raise UserError for other bots."""
    bot = make_bot(spec)
    bot.close()
    if bot.player == EXTERNAL:
        raise UserError("mistake-study-bot", bot=spec)
    return bot


def starting_position(edition: str, seats: int, removed: Sequence[int]) -> State:
    """Return a new game without some cards; of a removed tile, the other face is gone too."""
    state = new_game(edition, seats)
    for card in removed:
        for thing in printed_copies(card):
            state.location[thing] = GONE
        back = ALL_THINGS[card].card.back
        if ALL_THINGS[card].kind == TILE and back:
            state.location[CARD_BY_NAME[back].id] = GONE
    return state


# --- playing -------------------------------------------------------------------------------------


def play_part(experiment: Experiment, first: int, groups: int) -> Any:
    """Play some groups of an experiment. Return the sums of each contrast."""
    from ..bots.weights import weights_for
    from ..rules.compiler import get_compiled

    bot = make_compiled_bot(experiment.bot)
    players = np.repeat(np.array([bot.player, bot.strength], np.int64), MAX_SEATS)
    gifts = np.array(experiment.gifts, np.int64).reshape(-1)
    counts = np.zeros(RESULTS + groups * len(gifts) // GIFT * RESULT, np.int64)
    scratch = new_scratch(weights_for([bot.player]))
    buffers = MatchBuffers(scratch, players, counts, experiment.seed)
    start = starting_position(experiment.edition, experiment.seats, experiment.removed)
    stored = np.zeros(1, RECORD)
    get_compiled(play_gifts)(buffers, start.record, stored, gifts, groups, first)
    results = counts[RESULTS:].reshape(groups, len(experiment.gifts), RESULT)
    return np.array([sums_of(results, contrast) for contrast in experiment.contrasts])


def sums_of(results: Any, contrast: Contrast) -> Any:
    """Return the sums of a contrast over results by [group, gift, cell]."""
    gifts = [gift for gift, _ in contrast]
    weights = np.array([weight for _, weight in contrast])
    used = results[:, gifts]
    used = used[(used[:, :, WIN] >= 0).all(axis=1)]
    wins, turns = used[:, :, WIN] @ weights, used[:, :, LENGTH] @ weights
    endings = [((used[:, :, ENDING] == n) @ weights).sum() for n in range(len(ENDINGS))]
    squares = (wins @ wins, turns.sum(), turns @ turns)
    return np.array([len(used), wins.sum(), *squares, *endings], np.int64)


def run_experiments(
    experiments: Sequence[Experiment],
    workers: int,
    progress: Callable[[int], None] = lambda games: None,
    play: Callable[[Experiment, int, int], Any] = play_part,
) -> list[Any]:
    """Play experiments in `workers` threads. Return the sums of each; after Ctrl-C, those so far.

    `progress` is called with the number of games played since its last call.
    """
    sums = [no_sums(each) for each in experiments]
    parts = [(n, *part) for n, each in enumerate(experiments) for part in each.parts()]
    pool = ThreadPoolExecutor(workers)
    try:
        with suppress(KeyboardInterrupt):
            played = pool.map(lambda part: play(experiments[part[0]], *part[1:]), parts)
            for (number, _, groups), found in zip(parts, played, strict=True):
                sums[number] += found  # atomic with respect to Ctrl-C
                progress(groups * len(experiments[number].gifts))
    finally:
        pool.shutdown(cancel_futures=True)
    return sums


def no_sums(experiment: Experiment) -> Any:
    """Return the sums of an experiment before its first game."""
    return np.zeros((len(experiment.contrasts), SUMS), np.int64)


# --- estimates -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Estimate:
    """A mean with half of its 95 % interval."""

    mean: float
    plus_minus: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - self.plus_minus, self.mean + self.plus_minus

    @property
    def sign(self) -> int:
        """1 or -1 if the interval is on one side of zero, else 0."""
        return int(self.interval[0] > 0) - int(self.interval[1] < 0)


def win_estimate(sums: Any) -> Estimate:
    """Return the estimate of a contrast of win rates."""
    groups, total, squares = (int(sums[cell]) for cell in (GROUPS, WINS, SQUARED_WINS))
    return _estimate(groups, total / WIN_PARTS, squares / WIN_PARTS**2)


def length_estimate(sums: Any) -> Estimate:
    """Return the estimate of a contrast of the number of turns."""
    groups, total, squares = (int(sums[cell]) for cell in (GROUPS, TURNS, SQUARED_TURNS))
    return _estimate(groups, total, squares)


def ending_shares(sums: Any) -> dict[str, float]:
    """Return the contrast of the share of each ending."""
    groups = max(1, int(sums[GROUPS]))
    return {name: int(sums[FIRST_ENDING + n]) / groups for n, name in enumerate(ENDINGS)}


def _estimate(groups: int, total: float, squares: float) -> Estimate:
    from .study_stats import half_width

    if groups < 2:
        return Estimate(0.0, float("inf"))
    return Estimate(total / groups, half_width(groups, total, squares))

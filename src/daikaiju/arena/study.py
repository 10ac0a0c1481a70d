"""The value of a card: games in which one monster is given it, compared with the same games
without.

Games come in groups that share RNG streams. In one game of a group no seat is given the card; in
each other game another seat is given it before the first throw. Apart from that the card is removed
from the game, so that the gift is the only difference. The same bot plays every seat, and every
seat of a group is given the card once: seats and turn order have equal weight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

import numpy as np

from ..bots.dispatch import EXTERNAL, GREEDY, RANDOM
from ..bots.registry import make_bot
from ..bots.scratch import new_scratch
from ..rules.constants import DISCARD, GONE, MAX_SEATS, NOBODY
from ..rules.definitions import (
    ALL_THINGS,
    CARD_BY_NAME,
    COUNTERS,
    DISCARD_CARD,
    KIND,
    THING_BY_LABEL,
    TILE,
)
from ..rules.editions import Options, find_edition
from ..rules.engine import legal_actions
from ..rules.moments import gained
from ..rules.operations import receive
from ..rules.setup import deck_of, new_game, tiles_of
from ..rules.state import State
from ..rules.transitions import advance, run_until_decision
from ..text import UserError
from .confidence import MIN_GROUPS
from .game_loop import COUNTS, MatchBuffers, play_games
from .match import Match, make_match
from .tally import CELLS_PER_SEAT, ROW, SEAT_CELLS, WON
from .workers import prepare

WIN_PARTS: Final = 60  # parts of a win, so that up to six winners share it evenly
QUICK: Final = (RANDOM, GREEDY)  # bots that decide without lookahead
QUICK_GAMES: Final = 20_000
SLOW_GAMES: Final = 600
GROUPS_PER_PART: Final = 25  # small overhead, and Ctrl-C responds soon

# The sums of a card are integers, so that the order of addition does not matter.
GROUPS: Final = 0
WITH: Final = 1  # wins of the seats that were given the card
WITHOUT: Final = 2  # wins of the same seats in the same games without it
DIFFERENCES: Final = 3  # sum of the differences per group
SQUARES: Final = 4  # sum of their squares
SUMS: Final = 5

# Cards that a gift before the first throw undervalues: part of the effect cannot act yet.
LESS_AT_THE_START: Final = {
    "death_from_above": "cli-less-death_from_above",
    "final_push": "cli-less-final_push",
    "fluxling": "cli-less-fluxling",
    "full_regeneration": "cli-less-full_regeneration",
    "have_it_all": "cli-less-have_it_all",
    "mimic": "cli-less-mimic",
    "natural_selection": "cli-less-natural_selection",
    "nuclear_power_plant": "cli-less-nuclear_power_plant",
    "vast_storm": "cli-less-vast_storm",
}


@dataclass(frozen=True)
class Study:
    """The settings of a study: a match of one bot with itself, and the cards that are given."""

    match: Match
    gifts: tuple[int, ...]  # cards and tiles, by number

    @property
    def bot(self) -> str:
        return self.match.specs[0]

    @property
    def games_a_group(self) -> int:
        return self.match.seats + 1

    @property
    def games(self) -> int:
        return len(self.gifts) * self.match.groups * self.games_a_group

    def parts(self) -> Iterator[tuple[int, int, int]]:
        """Yield all parts as (gift, first group, groups), one part of every card in turn.

        An interrupted study therefore has about the same data for every card.
        """
        for first in range(0, self.match.groups, GROUPS_PER_PART):
            for index in range(len(self.gifts)):
                yield index, first, min(GROUPS_PER_PART, self.match.groups - first)


def make_study(
    names: Sequence[str] = (),
    edition: str = "second",
    seats: int = 4,
    bot: str = "greedy",
    games: int | None = None,
    seed: int = 1,
) -> Study:
    """Return a study of these cards and tiles (all, if none is named). Raise UserError if invalid.

    `games` is the number of games with each gift, each compared with one without it; None selects a
    number that takes a minute or two.
    """
    usual = usual_games(bot)
    match = make_match([bot], edition, seats, usual if games is None else games, seed)
    if match.groups < MIN_GROUPS:
        fewest = MIN_GROUPS * seats
        raise UserError("mistake-few-games", games=match.games, seats=seats, fewest=fewest)
    chosen = [_find(edition, name) for name in dict.fromkeys(names)]
    return Study(match, tuple(chosen or filter(partial(matters, edition), gifts_of(edition))))


def usual_games(bot: str) -> int:
    """Return a number of games per gift that takes a minute or two.

    Raise UserError for bots that are not compiled.
    """
    instance = make_bot(bot)
    instance.close()
    if instance.player == EXTERNAL:
        raise UserError("mistake-study-bot", bot=bot)
    return QUICK_GAMES if instance.player in QUICK else SLOW_GAMES


# --- gifts ---------------------------------------------------------------------------------------


def gifts_of(edition: str) -> list[int]:
    """Return every card of an edition once, and its tiles."""
    found = find_edition(edition)
    cards = {THING_BY_LABEL[label].card.id for label in deck_of(found, Options())}
    return [*sorted(cards), *(tile.id for tile in tiles_of(found, Options()))]


def matters(edition: str, gift: int) -> bool:
    """Return whether a gift before the first throw can have an effect (Heal cannot)."""
    return start(edition, 2, gift, 0) != start(edition, 2, gift, 1)


def _find(edition: str, name: str) -> int:
    if name not in THING_BY_LABEL:
        raise UserError("mistake-card", card=name)
    gift = THING_BY_LABEL[name].number
    if gift not in gifts_of(edition):
        raise UserError("mistake-not-in-edition", card=UserError(f"card-{name}"), edition=edition)
    if not matters(edition, gift):
        raise UserError("mistake-no-difference", card=UserError(f"card-{name}"))
    return gift


@cache
def start(edition: str, seats: int, gift: int, seat: int) -> State:
    """Return a new game without this card or tile, except that `seat` is given it (NOBODY: no
    seat).
    """
    state = new_game(edition, seats)
    state.location[gift] = GONE
    if KIND[gift] == TILE:
        state.location[CARD_BY_NAME[ALL_THINGS[gift].card.back].id] = GONE
    if seat != NOBODY:
        _give(state, seat, gift)
    return state


def _give(state: State, seat: int, gift: int) -> None:
    """Give the card as if it were bought or taken, with its immediate effect."""
    state.counter[gift] = COUNTERS[state.edition, gift]
    if KIND[gift] != DISCARD_CARD:
        receive(state, seat, gift)
    gained(state, seat, gift)
    run_until_decision(state)
    while len(only := legal_actions(state)) == 1:
        advance(state, only[0])
    state.has_hurt = 0  # no turn has started
    if state.location[gift] == DISCARD:  # otherwise a reshuffled deck could contain it
        state.location[gift] = GONE


# --- playing -------------------------------------------------------------------------------------


def play_part(study: Study, index: int, first: int, groups: int) -> Any:
    """Play groups from number `first` on with one of the gifts. Return their sums."""
    from ..bots.weights import weights_for
    from ..rules.compiler import get_compiled

    match = study.match
    table = (match.edition, match.seats, study.gifts[index])
    play = get_compiled(play_games)
    counts = np.zeros(COUNTS + ROW * groups, np.int64)
    players = _players(study.bot, groups)
    buffers = MatchBuffers(new_scratch(weights_for(players[:1])), players, counts, match.seed)

    def wins(seat: int) -> Any:
        play(buffers, start(*table, seat).record, groups, 1, first)
        return wins_of(counts[COUNTS:].reshape(groups, ROW), match.seats)

    given = np.stack([wins(seat)[:, seat] for seat in range(match.seats)], axis=1)
    return sums_of(given, wins(NOBODY))


def run_study(
    study: Study,
    workers: int,
    progress: Callable[[int], None] = lambda games: None,
    play: Callable[[Study, int, int, int], Any] = play_part,
) -> Any:
    """Play a study in `workers` threads. Return the sums of each gift; after Ctrl-C, those so far.

    `progress` is called with the number of games played since its last call.
    """
    sums = np.zeros((len(study.gifts), SUMS), np.int64)
    parts = list(study.parts())
    pool = ThreadPoolExecutor(workers)
    try:
        with suppress(KeyboardInterrupt):
            if play is play_part:
                prepare(study.match)
            played = pool.map(lambda part: play(study, *part), parts)
            for (index, _, groups), sums_of_part in zip(parts, played, strict=True):
                sums[index] += sums_of_part  # atomic with respect to Ctrl-C
                progress(groups * study.games_a_group)
    finally:
        pool.shutdown(cancel_futures=True)
    return sums


def sums_of(given: Any, without: Any) -> Any:
    """Return the sums over some groups, from the wins (in parts of WIN_PARTS) by [group, seat].

    `given` has the wins of each seat in the game in which it was given the card, `without` those in
    the game without a gift.
    """
    more = given.sum(axis=1) - without.sum(axis=1)
    return np.array([len(more), given.sum(), without.sum(), more.sum(), (more**2).sum()], np.int64)


def wins_of(rows: Any, seats: int) -> Any:
    """Return the wins by [game, seat] in parts of WIN_PARTS; winners share a win."""
    cells = rows[:, SEAT_CELLS:].reshape(-1, MAX_SEATS, CELLS_PER_SEAT)
    won = cells[:, :seats, WON]
    return won * (WIN_PARTS // np.maximum(1, won.sum(axis=1, keepdims=True)))


def _players(spec: str, games: int) -> Any:
    """Return the bot for every seat of every game, after scratch cells for the running game."""
    bot = make_bot(spec)
    seats = np.repeat(np.array([bot.player, bot.strength], np.int64), MAX_SEATS)
    return np.tile(seats, 1 + games)

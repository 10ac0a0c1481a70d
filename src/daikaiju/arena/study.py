"""What a card is worth: games in which one monster is given it, beside the same games without.

Games come in groups. All games of a group have the same luck; in one of them nobody is given
anything, in each of the others another seat is given the card, before the first throw. Else the
card is out of the game: nobody can come by it, and the gift is all that differs. Every seat is
played by the same bot, and every seat of a group is given the card once: seats and places in the
turn order weigh the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

import numpy as np

from ..bots.dispatch import GREEDY, OUTSIDE, RANDOM
from ..bots.registry import make_bot
from ..bots.scratch import Desk
from ..rules.constants import DISCARD, GONE, MOST_SEATS, NOBODY
from ..rules.definitions import BY_LABEL, COUNTERS, DISCARD_CARD, KIND, THINGS_PRINTED, TILE
from ..rules.editions import find_edition
from ..rules.engine import legal_actions
from ..rules.moments import gained
from ..rules.operations import receive
from ..rules.setup import new_game
from ..rules.state import State
from ..rules.transitions import advance, run
from ..text import Told
from .confidence import FEWEST_GROUPS
from .game_loop import COUNTS, play_games
from .match import Match, make_match
from .tally import CELLS_A_SEAT, ROW, SEAT_CELLS, WON
from .workers import prepare

WHOLE: Final = 60  # a win, in parts that up to six winners can share evenly
QUICK: Final = (RANDOM, GREEDY)
QUICK_GAMES: Final = 20_000
THINKING_GAMES: Final = 600
GROUPS_A_PART: Final = 25  # long enough to cost nothing, short enough for Ctrl-C

# The sums of a card, all whole numbers: they come out the same in whatever order they are added.
GROUPS: Final = 0
WITH: Final = 1  # wins of the seats that were given the card
WITHOUT: Final = 2  # wins of the same seats in the same games without it
MORE: Final = 3  # the difference of the two in each group …
SQUARES: Final = 4  # … and its square
SUMS: Final = 5

# What a gift before the first throw does not do justice to: part of it finds nothing to act on.
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
    """All that a result depends on: a match of one bot with itself, and what is given in it."""

    match: Match
    gifts: tuple[int, ...]

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
        """All there is to play: (which gift, first group, groups), card after card, then again.

        So a study that is stopped knows about as much of every card.
        """
        for first in range(0, self.match.groups, GROUPS_A_PART):
            for index in range(len(self.gifts)):
                yield index, first, min(GROUPS_A_PART, self.match.groups - first)


def make_study(
    names: Sequence[str] = (),
    edition: str = "second",
    seats: int = 4,
    bot: str = "greedy",
    games: int | None = None,
    seed: int = 1,
) -> Study:
    """A study of these cards and tiles (all, if none is named), or one sentence on what is wrong.

    `games`: so many with each gift, and each has its counterpart without it; None: as many as
    take a minute or two.
    """
    usual = usual_games(bot)
    match = make_match([bot], edition, seats, usual if games is None else games, seed)
    if match.groups < FEWEST_GROUPS:
        fewest = FEWEST_GROUPS * seats
        raise Told("mistake-few-games", games=match.games, places=seats, fewest=fewest)
    chosen = [_find(edition, name) for name in dict.fromkeys(names)]
    return Study(match, tuple(chosen or filter(partial(matters, edition), gifts_of(edition))))


def usual_games(bot: str) -> int:
    """Games with each gift that take a minute or two; a sentence for bots that cannot take part."""
    made = make_bot(bot)
    made.close()
    if made.player == OUTSIDE:
        raise Told("mistake-study-bot", bot=bot)
    return QUICK_GAMES if made.player in QUICK else THINKING_GAMES


# --- gifts ---------------------------------------------------------------------------------------


def gifts_of(edition: str) -> list[int]:
    """Every card of an edition once, and its tiles."""
    box = find_edition(edition)
    cards = [BY_LABEL[label] for label in box.deck]
    names = {card.name: card for card in reversed(cards)}
    tiles = [t.number for t in THINGS_PRINTED if t.kind == TILE and box.has_wickedness]
    return sorted(card.number for card in names.values()) + tiles


def matters(edition: str, gift: int) -> bool:
    """Does it matter who is given this before the first throw? (No: Heal, for instance.)"""
    return start(edition, 2, gift, 0) != start(edition, 2, gift, 1)


def _find(edition: str, name: str) -> int:
    if name not in BY_LABEL:
        raise Told("mistake-card", card=name)
    gift = BY_LABEL[name].number
    if gift not in gifts_of(edition):
        raise Told("mistake-not-in-edition", card=Told(f"card-{name}"), edition=edition)
    if not matters(edition, gift):
        raise Told("mistake-no-difference", card=Told(f"card-{name}"))
    return gift


@cache
def start(edition: str, seats: int, gift: int, seat: int) -> State:
    """A new game without this card or tile; `seat` is given it (NOBODY: nobody is)."""
    state = new_game(edition, seats)
    state.lies[gift] = GONE
    if KIND[gift] == TILE:
        state.lies[BY_LABEL[THINGS_PRINTED[gift].back].number] = GONE
    if seat != NOBODY:
        _give(state, seat, gift)
    return state


def _give(state: State, seat: int, gift: int) -> None:
    """As when it is bought or taken: it lies there, and what it does at once, it does."""
    state.counter[gift] = COUNTERS[state.edition, gift]
    if KIND[gift] != DISCARD_CARD:
        receive(state, seat, gift)
    gained(state, seat, gift)
    run(state)
    while len(only := legal_actions(state)) == 1:
        advance(state, only[0])
    state.has_hurt = 0  # it is nobody's turn yet
    if state.lies[gift] == DISCARD:  # else a new deck could bring it to somebody
        state.lies[gift] = GONE


# --- playing -------------------------------------------------------------------------------------


def play_part(study: Study, index: int, first: int, groups: int) -> Any:
    """Play groups from number `first` on with one of the gifts; their sums."""
    match = study.match
    table = (match.edition, match.seats, study.gifts[index])
    players, desk = _players(study.bot, groups), Desk()

    def wins(seat: int) -> Any:
        counts = np.zeros(COUNTS + ROW * groups, np.int64)
        _play(start(*table, seat), desk, players, groups, match.seed, first, counts)
        return wins_of(counts[COUNTS:].reshape(groups, ROW), match.seats)

    given = np.stack([wins(seat)[:, seat] for seat in range(match.seats)], axis=1)
    return sums_of(given, wins(NOBODY))


def run_study(
    study: Study,
    workers: int,
    progress: Callable[[int], None] = lambda games: None,
    play: Callable[[Study, int, int, int], Any] = play_part,
) -> Any:
    """Play a study with so many threads; the sums of each gift. After Ctrl-C, those until then.

    `progress` is told how many games have been played since it was told last.
    """
    sums = np.zeros((len(study.gifts), SUMS), np.int64)
    parts = list(study.parts())
    pool = ThreadPoolExecutor(workers)
    try:
        with suppress(KeyboardInterrupt):
            if play is play_part:
                prepare(study.match)
            played = pool.map(lambda part: play(study, *part), parts)
            for (index, _, groups), brought in zip(parts, played, strict=True):
                sums[index] += brought  # one step: Ctrl-C cannot cut it in two
                progress(groups * study.games_a_group)
    finally:
        pool.shutdown(cancel_futures=True)
    return sums


def sums_of(given: Any, without: Any) -> Any:
    """The sums of some groups, from the wins (in parts of WHOLE) by [group, seat].

    `given`: of the seat in the game in which it was given the card; `without`: in that without.
    """
    more = given.sum(axis=1) - without.sum(axis=1)
    return np.array([len(more), given.sum(), without.sum(), more.sum(), (more**2).sum()], np.int64)


def wins_of(rows: Any, seats: int) -> Any:
    """Who won, by [game, seat], in parts of WHOLE: a shared win is shared."""
    cells = rows[:, SEAT_CELLS:].reshape(-1, MOST_SEATS, CELLS_A_SEAT)
    won = cells[:, :seats, WON]
    return won * (WHOLE // np.maximum(1, won.sum(axis=1, keepdims=True)))


def _play(
    state: State, desk: Desk, players: Any, games: int, seed: int, first: int, counts: Any
) -> None:
    """Play games from this position, each with the luck of its number; their rows in `counts`."""
    from ..bots.weights import weights
    from ..rules.compiler import compiled

    compiled(play_games)(
        state.record,
        desk.room,
        players,
        games,
        1,
        seed,
        first,
        desk.luck,
        desk.out,
        desk.values,
        weights(),
        counts,
    )


def _players(spec: str, games: int) -> Any:
    """The bot at every seat of every game, and before them room for the running game."""
    bot = make_bot(spec)
    seats = np.repeat(np.array([bot.player, bot.strength], np.int64), MOST_SEATS)
    return np.tile(seats, 1 + games)

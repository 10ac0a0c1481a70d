"""A match: seating, and paired RNG streams. Nothing here is compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from conftest import EDITIONS
from daikaiju.arena.game_loop import COUNTS, PLAYERS, MatchBuffers, begin, play_on, step
from daikaiju.arena.match import make_match
from daikaiju.arena.tally import TURNS
from daikaiju.bots.greedy import greedy_action
from daikaiju.bots.scratch import GAME, new_scratch
from daikaiju.rules import NOBODY, State, actor, legal_actions, new_game
from daikaiju.rules.agenda import KEEP, top_kind

pytestmark = pytest.mark.usefixtures("interpreted")


# --- seating -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_a_group_each_bot_has_each_seat_once(seats: int) -> None:
    specs = ["odds", "greedy", "random", "greedy:70", "greedy:40", "search:0"][:seats]
    match = make_match(specs, games=60)
    for group in range(match.groups):
        games = match.seating(group)
        assert len(games) == match.games_per_group == seats
        assert all(sorted(game) == list(range(seats)) for game in games)
        assert all(sorted(seat) == list(range(seats)) for seat in zip(*games, strict=True))


def test_neighbours_differ_between_groups() -> None:
    match = make_match(["odds", "greedy", "random", "greedy:70"], games=400)
    starts = {tuple(match.seating(group)[0]) for group in range(match.groups)}
    assert len(starts) == 24


def test_the_last_bot_fills_the_remaining_seats() -> None:
    match = make_match(["odds", "greedy"], seats=4, games=8)
    assert match.specs == ("odds", "greedy")
    assert all(sorted(game) == [0, 1, 1, 1] for game in match.seating(0))


def test_with_more_bots_than_seats_all_combinations_are_played() -> None:
    match = make_match(["odds", "greedy", "random"], seats=2, games=30)
    tables = [frozenset(match.seating(group)[0]) for group in range(3)]
    assert set(tables) == {frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2})}


@pytest.mark.parametrize(
    ("specs", "seats", "games", "says"),
    [
        ([], None, 10, "no bots are named: name at least one"),
        (["odds"], None, 10, "1 monster cannot play: there must be 2 to 6"),
        (["odds"], 7, 10, "7 monsters cannot play: there must be 2 to 6"),
        (["odds", "greedy"], None, 0, "0 games cannot be played"),
        (["odds", "godzilla"], None, 10, "there is no bot 'godzilla'"),
    ],
)
def test_an_invalid_match_gives_one_sentence(
    specs: list[str], seats: int | None, games: int, says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        make_match(specs, seats=seats, games=games)


# --- paired RNG streams --------------------------------------------------------------------------


class Table:
    """A game of a group in which this test decides for every seat."""

    def __init__(self, edition: str, seats: int, group: int) -> None:
        self.group = group
        self.counts = np.zeros(COUNTS, np.int64)
        self.scratch = new_scratch().interpreted(new_game(edition, seats))
        self.buffers = MatchBuffers(self.scratch, np.zeros(PLAYERS, np.int64), self.counts, 1)
        begin(self.buffers, group)

    @property
    def state(self) -> State:
        state: State = self.scratch.states[GAME]
        return state

    def next_seat(self) -> int:
        """Play on to the next decision and return its seat."""
        return play_on(self.buffers, self.group)

    def answer(self, action: int) -> None:
        step(self.buffers, action, self.group)


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_a_group_start_equal_and_groups_start_different(edition: str) -> None:
    starts = []
    for group in (0, 0, 1, 2):
        table = Table(edition, 4, group)
        table.next_seat()
        starts.append(table.state.copy())
    assert starts[0] == starts[1]
    assert len(set(starts)) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_turn_has_the_same_dice_in_every_game_of_a_group(edition: str) -> None:
    """Greedy and random players diverge at once; their throws do not."""
    first, second = first_throws(edition, greedily=True), first_throws(edition, greedily=False)
    both = first.keys() & second.keys()
    assert len(both) > 5
    for turn in both:
        assert first[turn][1] == second[turn][1]
    assert any(first[turn][0] != second[turn][0] for turn in both)


def first_throws(edition: str, greedily: bool) -> dict[int, tuple[State, list[int]]]:
    """Map the turn number to the position after its first throw of six dice, and the dice."""
    table, rng = Table(edition, 4, 7), random.Random(1)
    found: dict[int, tuple[State, list[int]]] = {}
    known = 0
    while (seat := table.next_seat()) != NOBODY and known < 40:
        state = table.state
        turn = int(table.counts[TURNS])
        if turn > known:
            known = turn
            if top_kind(state) == KEEP and actor(state) == state.turn and sum(state.dice) == 6:
                found[turn] = (state.copy(), list(state.dice))
        greedy_choice = greedy_action(state, seat, table.scratch.out)
        table.answer(greedy_choice if greedily else rng.choice(legal_actions(state)))
    return found

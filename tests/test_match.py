"""The course of a match: who sits where, and luck that is paired. Nothing here is compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from conftest import EDITIONS
from daikaiju.arena.game_loop import COUNTS, PLAYERS, begin, play_on, step
from daikaiju.arena.match import make_match
from daikaiju.arena.tally import TURNS
from daikaiju.bots.greedy import greedy_action
from daikaiju.bots.scratch import GAME, Desk
from daikaiju.bots.weights import weights
from daikaiju.rules import NOBODY, State, actor, legal_actions, new_game
from daikaiju.rules.agenda import KEEP, top_kind

pytestmark = pytest.mark.usefixtures("interpreted")


# --- who sits where ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_a_group_everybody_sits_once_at_every_seat(seats: int) -> None:
    specs = ["odds", "greedy", "random", "greedy:70", "greedy:40", "search:0"][:seats]
    match = make_match(specs, games=60)
    for group in range(match.groups):
        games = match.seating(group)
        assert len(games) == match.together == seats
        assert all(sorted(game) == list(range(seats)) for game in games)
        assert all(sorted(seat) == list(range(seats)) for seat in zip(*games, strict=True))


def test_who_sits_beside_whom_differs_from_group_to_group() -> None:
    match = make_match(["odds", "greedy", "random", "greedy:70"], games=400)
    starts = {tuple(match.seating(group)[0]) for group in range(match.groups)}
    assert len(starts) == 24


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    match = make_match(["odds", "greedy"], seats=4, games=8)
    assert match.specs == ("odds", "greedy")
    assert all(sorted(game) == [0, 1, 1, 1] for game in match.seating(0))


def test_of_more_bots_than_seats_all_tables_are_played_in_turn() -> None:
    match = make_match(["odds", "greedy", "random"], seats=2, games=30)
    tables = [frozenset(match.seating(group)[0]) for group in range(3)]
    assert set(tables) == {frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2})}


@pytest.mark.parametrize(
    ("specs", "seats", "games", "says"),
    [
        ([], None, 10, "nobody plays: name at least one bot"),
        (["odds"], None, 10, "1 monster cannot play: there must be 2 to 6"),
        (["odds"], 7, 10, "7 monsters cannot play: there must be 2 to 6"),
        (["odds", "greedy"], None, 0, "0 games cannot be played"),
        (["odds", "godzilla"], None, 10, "there is no bot 'godzilla'"),
    ],
)
def test_a_match_that_cannot_be_is_one_sentence(
    specs: list[str], seats: int | None, games: int, says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        make_match(specs, seats=seats, games=games)


# --- paired luck ---------------------------------------------------------------------------------


class Table:
    """A game of a group at which this test decides for everybody."""

    def __init__(self, edition: str, seats: int, group: int) -> None:
        self.desk, self.group = Desk(), group
        self.counts = np.zeros(COUNTS, np.int64)
        self.room = self.desk.plain_room(new_game(edition, seats))
        begin(self.room, 1, group, self.desk.luck, self.desk.values, self.counts)

    @property
    def state(self) -> State:
        return self.room[GAME]

    def asked(self) -> int:
        """Play on to the next question; who is asked."""
        desk, players = self.desk, np.zeros(PLAYERS, np.int64)
        rest = (desk.luck, desk.out, desk.values, weights(), self.counts)
        return play_on(self.room, players, 1, self.group, *rest)

    def answer(self, action: int) -> None:
        step(self.state, action, 1, self.group, self.desk.luck, self.counts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_of_a_group_begin_alike_and_each_group_differently(edition: str) -> None:
    starts = []
    for group in (0, 0, 1, 2):
        table = Table(edition, 4, group)
        table.asked()
        starts.append(table.state.copy())
    assert starts[0] == starts[1]
    assert len(set(starts)) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_turn_brings_the_same_dice_however_the_game_has_gone(edition: str) -> None:
    """Beginners and monsters that do anything part ways at once; their throws do not."""
    first, second = first_throws(edition, greedily=True), first_throws(edition, greedily=False)
    both = first.keys() & second.keys()
    assert len(both) > 5
    for turn in both:
        assert first[turn][1] == second[turn][1]
    assert any(first[turn][0] != second[turn][0] for turn in both)


def first_throws(edition: str, greedily: bool) -> dict[int, tuple[State, list[int]]]:
    """By number of the turn: the position after the first throw of six dice, and the dice."""
    table, luck = Table(edition, 4, 7), random.Random(1)
    found: dict[int, tuple[State, list[int]]] = {}
    known = 0
    while (seat := table.asked()) != NOBODY and known < 40:
        state = table.state
        turn = int(table.counts[TURNS])
        if turn > known:
            known = turn
            if top_kind(state) == KEEP and actor(state) == state.turn and sum(state.dice) == 6:
                found[turn] = (state.copy(), list(state.dice))
        wish = greedy_action(state, seat, table.desk.out)
        table.answer(wish if greedily else luck.choice(legal_actions(state)))
    return found

"""Looking ahead: exact where it claims to be, and each monster chooses for itself.

The dice program is compared with an expectimax that knows nothing of it: it makes every move and
every throw on the engine.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from conftest import EDITIONS, is_over
from daikaiju.bots.greedy import greedy_action
from daikaiju.bots.lookahead import (
    BY_HAND,
    FITTED,
    QUICKLY,
    finish_quickly,
    judge_by,
    numbers_matter,
    play_dice,
    run_dice_program,
    value_while_throwing,
)
from daikaiju.bots.scratch import GAME, SHARES, Desk
from daikaiju.bots.tree import (
    ACTION,
    CANDIDATES,
    FOUND,
    LOOKED,
    MARGIN,
    PRIOR,
    ROOT,
    ROOT_CELLS,
    TREE_NUMBERS,
    VISITS,
    begin_search,
    mean_of,
    search_on,
    value_of_next_turn,
)
from daikaiju.bots.weights import weights
from daikaiju.odds.dice_program import ROW, choose_watched, expect
from daikaiju.odds.dice_sets import ALIKE, ALL, COUNTS, FIRST, number_of
from daikaiju.rules import State, actor, advance, chance_outcomes, legal_actions, sample, use
from daikaiju.rules.actions import A_STOP, kind_of
from daikaiju.rules.agenda import KEEP, THROW, YIELD, top_kind
from daikaiju.rules.constants import FACES
from positions import ASKED, choice, questions, with_few_dice, without_cards

pytestmark = pytest.mark.usefixtures("interpreted")


# --- an expectimax without a dice program --------------------------------------------------------


class Naive:
    """What a turn is worth to each monster, by making every move on the engine."""

    def __init__(self, judged: int) -> None:
        self.judged, self.desk = judged, Desk()
        self.known: dict[State, list[float]] = {}

    def of_throw(self, state: State) -> list[float]:
        """Before a throw: the mean over all that it may bring."""
        total = np.zeros(state.seats)
        for thrown, chance in chance_outcomes(state):
            total += float(chance) * np.array(self.of_dice(after(state, thrown)))
        return list(total)

    def of_dice(self, state: State) -> list[float]:
        """With these dice: the thrower keeps what is best for itself."""
        if state not in self.known:
            seat = actor(state)
            worths = [self.of_action(state, action) for action in legal_actions(state)]
            self.known[state] = max(worths, key=lambda shares: shares[seat])
        return self.known[state]

    def of_action(self, state: State, action: int) -> list[float]:
        then = after(state, action)
        return self.of_end(then) if kind_of(action) == A_STOP else self.of_throw(then)

    def of_end(self, state: State) -> list[float]:
        """No more throws: the others answer, and the position at the end of the turn is judged."""
        while not is_over(state) and top_kind(state) != THROW:
            who = actor(state)
            if top_kind(state) == YIELD and self.judged == FITTED:
                answers = {a: self._quick_end(after(state, a))[who] for a in legal_actions(state)}
                advance(state, max(answers, key=lambda a: answers[a]))
            else:
                advance(state, greedy_action(state, who, self.desk.out))
        return self._shares(state)

    def _quick_end(self, state: State) -> list[float]:
        finish_quickly(state, self.desk.luck, self.desk.out)
        return self._shares(state)

    def _shares(self, state: State) -> list[float]:
        desk = self.desk
        judge_by(state, self.judged, desk.out, desk.values, weights())
        return list(desk.values[SHARES : SHARES + state.seats])


def after(state: State, action: int) -> State:
    then = state.copy()
    advance(then, action)
    return then


def thrown(state: State, luck: random.Random) -> State:
    """The position after this throw."""
    return after(state, sample(state, luck.randrange))


@pytest.mark.parametrize("judged", [BY_HAND, FITTED])
@pytest.mark.parametrize("dice", [2, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_keep_is_worth_what_expectimax_says(edition: str, dice: int, judged: int) -> None:
    luck = random.Random(f"{edition} {dice}")
    for seats in (2, 3, 5):
        state = thrown(without_cards(edition, seats, dice, luck), luck)
        seat, naive, desk = actor(state), Naive(judged), Desk()
        room, rest = desk.plain_room(state), (desk.out, desk.values, weights())
        run_dice_program(room, seat, judged, desk.luck, *rest)
        for action in legal_actions(state):
            worth = value_while_throwing(room, seat, action, judged, *rest)
            assert worth == pytest.approx(naive.of_action(state, action)[seat], abs=1e-12)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_monster_plays_for_itself_and_not_against_one(edition: str) -> None:
    """What its turn brings another monster follows from choices that are best for the thrower."""
    luck = random.Random(edition)
    for seats in (2, 3):
        state = without_cards(edition, seats, 2, luck)
        shares = Naive(FITTED).of_throw(state)
        for seat in range(seats):
            desk = Desk(numbers=TREE_NUMBERS)
            room = desk.plain_room(state)
            room[GAME + 1] = state
            worth = value_of_next_turn(room, seat, desk.luck, desk.out, desk.values, weights())
            assert worth == pytest.approx(shares[seat], abs=1e-12)


# --- sets of dice --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_that_do_not_score_make_no_difference(edition: str) -> None:
    luck = random.Random(edition)
    differ = [final for final in range(FIRST[6], FIRST[7]) if ALIKE[final] != final]
    for _ in range(60):
        state = thrown(without_cards(edition, luck.randint(2, 6), 6, luck), luck)
        final = luck.choice(differ)
        assert not numbers_matter(state, actor(state))
        assert end_of_turn(state, final) == end_of_turn(state, int(ALIKE[final]))


def end_of_turn(state: State, final: int) -> State:
    """The position that these final dice of the thrower lead to, the dice themselves taken off."""
    desk = Desk()
    room, seat = desk.plain_room(state), actor(state)
    rest = (desk.luck, desk.out, desk.values, weights())
    play_dice(room, GAME, seat, final, BY_HAND, QUICKLY, *rest)
    end = room[GAME + 1].copy()
    for face in range(FACES):
        end.dice[face] = 0
    return end


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_following_the_choices_of_a_thrower_equals_trying_all_of_them(dice: int) -> None:
    luck = np.random.default_rng(dice)
    values = np.zeros(4 * ROW)
    first, last = FIRST[dice], FIRST[dice + 1]
    own, other, chosen, carried = 0, ROW, 2 * ROW, 3 * ROW
    for row in (own, other):
        values[row + first : row + last] = luck.random(last - first)
        expect(values, row, dice)
    choose_watched(values, own, dice, chosen, other, carried)
    for have in range(first, last):
        best = max(parts(have), key=lambda kept: mean_after(values, own, kept, dice))
        assert values[chosen + have] == pytest.approx(mean_after(values, own, best, dice))
        assert values[carried + have] == pytest.approx(mean_after(values, other, best, dice))


def parts(have: int) -> list[int]:
    """All sets that can be kept of this one."""
    kept = product(*(range(many + 1) for many in ALL[have]))
    return [number_of(counts) for counts in kept]


def mean_after(values: Any, row: int, kept: int, dice: int) -> float:
    """Keep these dice and throw the others: the mean over every single throw."""
    missing = dice - sum(ALL[kept])
    total = 0.0
    for faces in product(range(FACES), repeat=missing):
        full = COUNTS[kept] + np.bincount(np.array(faces, int), minlength=FACES)
        total += values[row + number_of(full)]
    return float(total / FACES**missing)


# --- the search ----------------------------------------------------------------------------------


def test_equal_luck_gives_equal_decisions() -> None:
    for kind in ASKED["second"][::4]:
        state = with_few_dice(questions(2)["second", kind][1])
        assert choice("search:4", state, seed=9) == choice("search:4", state, seed=9)


def test_a_search_without_any_time_is_one_without_any_simulation() -> None:
    for kind in ASKED["dark"]:
        state = with_few_dice(questions(2)["dark", kind][1])
        assert choice("search:0ms", state) == choice("search:0", state)


def test_whoever_gave_it_a_time_does_not_wait_for_an_interpreted_search() -> None:
    """It decides as odds does; here chance has no say, so that luck makes no difference."""
    for edition in EDITIONS:
        luck = random.Random(edition)
        state = thrown(without_cards(edition, 3, 4, luck), luck)
        assert choice("search:20ms", state) == choice("odds", state)


@pytest.fixture(scope="module")
def begun() -> list[tuple[State, Desk]]:
    """The roots of searches in many positions."""
    use("interpreted")
    roots = []
    for states in questions(2).values():
        state, desk = with_few_dice(states[0]), Desk(numbers=TREE_NUMBERS)
        rest = (desk.luck, desk.out, desk.values, weights())
        with np.errstate(over="ignore"):
            begin_search(desk.plain_room(state), actor(state), *rest)
        roots.append((state, desk))
    return roots


def candidates(desk: Desk) -> list[Any]:
    """Those of a search, each with its cells."""
    cells = desk.values[ROOT : ROOT + ROOT_CELLS * int(desk.values[FOUND])]
    return list(cells.reshape(-1, ROOT_CELLS))


def test_candidates_are_the_best_actions_by_a_first_look(begun: list[tuple[State, Desk]]) -> None:
    many = [len(candidates(desk)) for _, desk in begun]
    assert min(many) >= 1
    assert max(many) == CANDIDATES
    for state, desk in begun:
        found = candidates(desk)
        actions = [int(each[ACTION]) for each in found]
        worths = [each[PRIOR] for each in found]
        assert set(actions) <= set(legal_actions(state))
        assert len(set(actions)) == len(actions)
        assert worths == sorted(worths, reverse=True)
        assert worths[0] - worths[-1] <= MARGIN
        assert all(each[VISITS] == 0 for each in found)


def test_a_closer_look_brings_chances_and_is_counted(begun: list[tuple[State, Desk]]) -> None:
    for state, desk in begun[::4]:
        values = desk.values.copy()
        rest = (desk.luck, desk.out, values, weights())
        done = search_on(desk.plain_room(state), actor(state), 2, *rest)
        found = values[ROOT : ROOT + ROOT_CELLS * len(candidates(desk))].reshape(-1, ROOT_CELLS)
        if top_kind(state) == KEEP:
            assert values[LOOKED] == done
        else:
            assert found[:, VISITS].sum() == done == 2
            assert all(0 <= mean_of(values, k) <= 1 for k in range(len(found)))


def test_a_search_ends_when_there_is_nothing_more_to_see() -> None:
    """Two dice have 21 final sets: a budget of a million leaves cannot be spent."""
    state = with_few_dice(questions(2)["second", KEEP][0])
    assert choice("search:1000000", state) in legal_actions(state)

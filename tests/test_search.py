"""Lookahead and search: exact values, and each monster maximises its own chance.

The dice program is compared with an independent expectimax that applies every move and every
throw on the engine.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from conftest import EDITIONS, interpreted_rules, is_over
from daikaiju.bots.greedy import greedy_action
from daikaiju.bots.lookahead import (
    GREEDY_ANSWERS,
    HEURISTIC,
    NETWORK,
    evaluate,
    evaluate_dice,
    finish_greedily,
    needs_all_numbers,
    run_dice_program,
    value_while_throwing,
)
from daikaiju.bots.scratch import GAME, WIN_CHANCES, Scratch, new_scratch
from daikaiju.bots.tree import (
    ACTION,
    CANDIDATE_COUNT,
    CANDIDATES,
    EVALUATED,
    MARGIN,
    PRIOR,
    ROOT,
    ROOT_CELLS,
    TREE_VALUES_SIZE,
    VISITS,
    begin_search,
    evaluate_leaves,
    evaluate_next_turn,
    mean_of,
)
from daikaiju.bots.weights import weights
from daikaiju.odds.dice_program import ROW_SIZE, choose_keep_tracked, expect_throw
from daikaiju.odds.dice_sets import COUNTS, DICE_SETS, EQUIVALENT, FIRST_INDEX, set_index
from daikaiju.rules import State, actor, advance, chance_outcomes, legal_actions, sample
from daikaiju.rules.actions import A_STOP, kind_of
from daikaiju.rules.agenda import KEEP, THROW, YIELD, top_kind
from daikaiju.rules.constants import FACES
from positions import ASKED, choice, questions, with_few_dice, without_cards

pytestmark = pytest.mark.usefixtures("interpreted")


# --- an expectimax without a dice program --------------------------------------------------------


class Expectimax:
    """Computes the value of a turn for each monster by applying every move on the engine."""

    def __init__(self, evaluation: int) -> None:
        self.evaluation, self.scratch = evaluation, new_scratch(weights())
        self.known: dict[State, list[float]] = {}

    def of_throw(self, state: State) -> list[float]:
        """Return the mean over all results of the next throw."""
        total = np.zeros(state.seats)
        for thrown, chance in chance_outcomes(state):
            total += float(chance) * np.array(self.of_dice(after(state, thrown)))
        return list(total)

    def of_dice(self, state: State) -> list[float]:
        """Return the values when the thrower keeps what is best for itself."""
        if state not in self.known:
            seat = actor(state)
            worths = [self.of_action(state, action) for action in legal_actions(state)]
            self.known[state] = max(worths, key=lambda shares: shares[seat])
        return self.known[state]

    def of_action(self, state: State, action: int) -> list[float]:
        then = after(state, action)
        return self.of_end(then) if kind_of(action) == A_STOP else self.of_throw(then)

    def of_end(self, state: State) -> list[float]:
        """Let the others answer after the last throw, and evaluate the end of the turn."""
        while not is_over(state) and top_kind(state) != THROW:
            who = actor(state)
            if top_kind(state) == YIELD and self.evaluation == NETWORK:
                answers = {a: self._quick_end(after(state, a))[who] for a in legal_actions(state)}
                advance(state, max(answers, key=lambda a: answers[a]))
            else:
                advance(state, greedy_action(state, who, self.scratch.out))
        return self._shares(state)

    def _quick_end(self, state: State) -> list[float]:
        finish_greedily(state, self.scratch.rng, self.scratch.out)
        return self._shares(state)

    def _shares(self, state: State) -> list[float]:
        evaluate(self.scratch, state, self.evaluation)
        return list(self.scratch.values[WIN_CHANCES : WIN_CHANCES + state.seats])


def after(state: State, action: int) -> State:
    then = state.copy()
    advance(then, action)
    return then


def thrown(state: State, rng: random.Random) -> State:
    """Return the position after a random throw."""
    return after(state, sample(state, rng.randrange))


@pytest.mark.parametrize("evaluation", [HEURISTIC, NETWORK])
@pytest.mark.parametrize("dice", [2, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_keep_has_its_expectimax_value(edition: str, dice: int, evaluation: int) -> None:
    rng = random.Random(f"{edition} {dice}")
    for seats in (2, 3, 5):
        state = thrown(without_cards(edition, seats, dice, rng), rng)
        seat, expectimax = actor(state), Expectimax(evaluation)
        scratch = new_scratch(weights()).interpreted(state)
        run_dice_program(scratch, seat, evaluation)
        for action in legal_actions(state):
            worth = value_while_throwing(scratch, seat, action, evaluation)
            assert worth == pytest.approx(expectimax.of_action(state, action)[seat], abs=1e-12)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_monster_maximises_its_own_chance(edition: str) -> None:
    """The value of its turn for others follows from choices that are best for the thrower."""
    rng = random.Random(edition)
    for seats in (2, 3):
        state = without_cards(edition, seats, 2, rng)
        shares = Expectimax(NETWORK).of_throw(state)
        for seat in range(seats):
            scratch = new_scratch(weights(), size=TREE_VALUES_SIZE).interpreted(state)
            scratch.states[GAME + 1] = state
            worth = evaluate_next_turn(scratch, seat, NETWORK)
            assert worth == pytest.approx(shares[seat], abs=1e-12)


# --- sets of dice --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_that_do_not_score_are_equivalent(edition: str) -> None:
    rng = random.Random(edition)
    differ = [
        final for final in range(FIRST_INDEX[6], FIRST_INDEX[7]) if EQUIVALENT[final] != final
    ]
    for _ in range(60):
        state = thrown(without_cards(edition, rng.randint(2, 6), 6, rng), rng)
        final = rng.choice(differ)
        assert not needs_all_numbers(state, actor(state))
        assert end_of_turn(state, final) == end_of_turn(state, int(EQUIVALENT[final]))


def end_of_turn(state: State, final: int) -> State:
    """Return the position after these final dice of the thrower, with the dice removed."""
    scratch = new_scratch(weights()).interpreted(state)
    evaluate_dice(scratch, GAME, actor(state), final, HEURISTIC, GREEDY_ANSWERS)
    end: State = scratch.states[GAME + 1].copy()
    for face in range(FACES):
        end.dice[face] = 0
    return end


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_tracked_keeps_equal_the_best_of_all_keeps(dice: int) -> None:
    rng = np.random.default_rng(dice)
    values = np.zeros(4 * ROW_SIZE)
    first, last = FIRST_INDEX[dice], FIRST_INDEX[dice + 1]
    own, other, chosen, carried = 0, ROW_SIZE, 2 * ROW_SIZE, 3 * ROW_SIZE
    for row in (own, other):
        values[row + first : row + last] = rng.random(last - first)
        expect_throw(values, row, dice)
    choose_keep_tracked(values, own, dice, chosen, other, carried)
    for have in range(first, last):
        best = max(parts(have), key=lambda kept: mean_after(values, own, kept, dice))
        assert values[chosen + have] == pytest.approx(mean_after(values, own, best, dice))
        assert values[carried + have] == pytest.approx(mean_after(values, other, best, dice))


def parts(have: int) -> list[int]:
    """Return all sets that can be kept of this one."""
    kept = product(*(range(many + 1) for many in DICE_SETS[have]))
    return [set_index(counts) for counts in kept]


def mean_after(values: Any, row: int, kept: int, dice: int) -> float:
    """Return the mean over every throw of the other dice."""
    missing = dice - sum(DICE_SETS[kept])
    total = 0.0
    for faces in product(range(FACES), repeat=missing):
        full = COUNTS[kept] + np.bincount(np.array(faces, int), minlength=FACES)
        total += values[row + set_index(full)]
    return float(total / FACES**missing)


# --- the search ----------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_decision() -> None:
    for kind in ASKED["second"][::4]:
        state = with_few_dice(questions(2)["second", kind][1])
        assert choice("search:4", state, seed=9) == choice("search:4", state, seed=9)


def test_a_search_with_no_time_equals_one_with_no_simulations() -> None:
    for kind in ASKED["dark"]:
        state = with_few_dice(questions(2)["dark", kind][1])
        assert choice("search:0ms", state) == choice("search:0", state)


def test_a_timed_search_decides_like_odds_while_interpreted() -> None:
    """These positions have no rollouts, so that the RNG makes no difference."""
    for edition in EDITIONS:
        rng = random.Random(edition)
        state = thrown(without_cards(edition, 3, 4, rng), rng)
        assert choice("search:20ms", state) == choice("odds", state)


@pytest.fixture(scope="module")
def search_roots() -> list[tuple[State, Scratch]]:
    """Return the roots of searches in many positions."""
    roots = []
    for states in questions(2).values():
        state = with_few_dice(states[0])
        scratch = new_scratch(weights(), size=TREE_VALUES_SIZE).interpreted(state)
        with interpreted_rules():
            begin_search(scratch, actor(state), NETWORK)
        roots.append((state, scratch))
    return roots


def candidates(scratch: Scratch) -> list[Any]:
    """Return the candidates of a search, each with its cells."""
    cells = scratch.values[ROOT : ROOT + ROOT_CELLS * int(scratch.values[CANDIDATE_COUNT])]
    return list(cells.reshape(-1, ROOT_CELLS))


def test_candidates_are_the_best_actions_by_prior(
    search_roots: list[tuple[State, Scratch]],
) -> None:
    many = [len(candidates(scratch)) for _, scratch in search_roots]
    assert min(many) >= 1
    assert max(many) == CANDIDATES
    for state, scratch in search_roots:
        found = candidates(scratch)
        actions = [int(each[ACTION]) for each in found]
        worths = [each[PRIOR] for each in found]
        assert set(actions) <= set(legal_actions(state))
        assert len(set(actions)) == len(actions)
        assert worths == sorted(worths, reverse=True)
        assert worths[0] - worths[-1] <= MARGIN
        assert all(each[VISITS] == 0 for each in found)


def test_evaluated_leaves_are_counted_and_have_chances(
    search_roots: list[tuple[State, Scratch]],
) -> None:
    for state, scratch in search_roots[::4]:
        values = scratch.values.copy()
        copied = scratch.interpreted(state)._replace(values=values)
        done = evaluate_leaves(copied, actor(state), 2, NETWORK)
        found = values[ROOT : ROOT + ROOT_CELLS * len(candidates(scratch))]
        found = found.reshape(-1, ROOT_CELLS)
        if top_kind(state) == KEEP:
            assert values[EVALUATED] == done
        else:
            assert found[:, VISITS].sum() == done == 2
            assert all(0 <= mean_of(values, k) <= 1 for k in range(len(found)))


def test_a_search_ends_when_all_leaves_are_evaluated() -> None:
    """Two dice have 21 final sets: a budget of a million leaves cannot be spent."""
    state = with_few_dice(questions(2)["second", KEEP][0])
    assert choice("search:1000000", state) in legal_actions(state)

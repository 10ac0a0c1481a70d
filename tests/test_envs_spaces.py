"""The action space: one fixed id for each possible decision."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from conftest import TABLES, is_over, random_action, table
from daikaiju.arena.fuzzer import random_start
from daikaiju.envs.descriptions import describe, describe_action
from daikaiju.record import parse_action
from daikaiju.rules import NOBODY, State, actor, advance, legal_actions, new_game
from daikaiju.rules.actions import A_HEAL_OTHER, A_KEEP, MAX_ACTIONS, first_of, kind_of, pack
from daikaiju.rules.agenda import KEEP, USE_HEART, clear_frames, push
from daikaiju.rules.constants import DICE, FACES
from daikaiju.rules.definitions import CARD_OF, COPIER, THING_BY_LABEL
from daikaiju.rules.hooks import update_moment_bits
from daikaiju.rules.moments import dice_thrown
from daikaiju.spaces.action_names import kind_of_id, name_of
from daikaiju.spaces.actions import (
    ACTION,
    ACTIONS,
    AFTER_DICE,
    FIRST_CARD_ACTION,
    FIRST_THROW,
    KINDS,
    MAX_DICE,
    RANK,
    VERSION,
    action_of,
    id_of,
    is_legal_id,
    write_mask,
)
from positions import play_random_game

pytestmark = pytest.mark.usefixtures("interpreted")

# The meaning of every id at VERSION. If this digest changes, agents that were trained before
# choose other actions than they have learnt: then raise VERSION in spaces/actions.py, and write its
# number and the digest that the test prints here.
FROZEN = (2, "0724b80793b4db38")
FROZEN_IDS = 1890


def mask_of(state: State) -> tuple[Any, int]:
    mask = np.zeros(ACTIONS, np.int8)
    return mask, write_mask(state, np.zeros(8 * MAX_ACTIONS, np.int64), mask)


def check_ids(state: State) -> None:
    """Check that legal actions have unique ids that map back, and that the mask shows them."""
    legal = legal_actions(state)
    ids = [int(id_of(state, action)) for action in legal]
    assert len(set(ids)) == len(legal)
    assert all(0 <= number < ACTIONS for number in ids)
    assert [action_of(state, number) for number in ids] == legal
    mask, many = mask_of(state)
    assert np.flatnonzero(mask).tolist() == sorted(ids)
    assert many == len(ids)
    assert mask.max(initial=0) <= 1


def check_legality(state: State) -> None:
    """Check that exactly the ids of the mask are legal when each is tested alone."""
    mask, _ = mask_of(state)
    out = np.zeros(8 * MAX_ACTIONS, np.int64)
    legal = [number for number in range(-1, ACTIONS + 1) if is_legal_id(state, number, out)]
    assert legal == np.flatnonzero(mask).tolist()


def decision_positions(state: State, rng: random.Random, most: int) -> Iterator[State]:
    """Yield the positions of random play in which a seat must decide."""
    state.asks_predictions = 0  # environments play without predictions
    for _ in range(most):
        if is_over(state):
            return
        if actor(state) >= 0:
            yield state
        advance(state, random_action(state, rng))


@pytest.mark.parametrize(("edition", "seats", "option"), TABLES)
def test_every_legal_action_has_one_id_and_the_mask_shows_exactly_those(
    edition: str, seats: int, option: int
) -> None:
    rng = random.Random(f"ids {edition} {seats} {option}")
    for state in decision_positions(table(edition, seats, option), rng, 400):
        check_ids(state)


def test_rich_positions_have_ids_for_every_kind_of_action() -> None:
    rng = random.Random(8)
    unseen = {kind.name for kind in KINDS} - {"throw"}  # hands of eight dice: see below
    for game in range(1000):
        for number, state in enumerate(decision_positions(random_start(rng), rng, 60)):
            check_ids(state)
            if (game + number) % 60 == 0:
                check_legality(state)
            unseen -= {kind_of_id(int(id_of(state, a))).name for a in legal_actions(state)}
        if not unseen and game >= 100:
            return
    assert unseen == set()


def test_a_finished_game_has_no_legal_id() -> None:
    state = play_random_game(new_game("second", 2), random.Random(3))
    mask, many = mask_of(state)
    assert not mask.any()
    assert many == 0


# --- dice ----------------------------------------------------------------------------------------


def state_with_dice(faces: list[int]) -> State:
    """Return a position of a monster that has thrown these dice and has throws left."""
    state = new_game("second", 2)
    clear_frames(state)
    for face in range(FACES):
        state.dice[face] = faces[face]
    state.throws = 2
    push(state, KEEP, 0)
    return state


def test_no_hand_has_more_than_twelve_dice() -> None:
    """One monster has all cards and tiles that add a die, and two copies of them."""
    state = new_game("dark", 2)
    for thing, _ in dice_thrown.effects:
        state.location[thing] = 0
    for place, copied in enumerate(("extra_head", "extra_head#2")):
        state.location[COPIER[place]] = 0
        state.copies[place] = THING_BY_LABEL[copied].number
    update_moment_bits(state, 0)
    assert dice_thrown(state, 0, DICE) == MAX_DICE == 12


def test_hands_of_all_sizes_have_ids() -> None:
    rng = random.Random(12)
    names = set()
    for _ in range(120):
        faces = [0] * FACES
        for _ in range(rng.randint(1, MAX_DICE)):
            faces[rng.randrange(FACES)] += 1
        state = state_with_dice(faces)
        check_ids(state)
        check_legality(state)
        names |= {kind_of_id(int(id_of(state, a))).name for a in legal_actions(state)}
    assert names == {"keep", "throw", "stop"}


def test_the_ids_of_dice_have_no_gaps() -> None:
    assert FIRST_THROW == 924
    assert AFTER_DICE == 924 + 461
    assert name_of(0) == "keep none"
    assert name_of(FIRST_THROW - 1) == "keep 111111"
    assert {name_of(n) for n in range(1, 7)} == {f"keep {face}" for face in "123ECH"}
    assert id_of(state_with_dice([2, 0, 0, 0, 0, 0]), pack(A_KEEP)) == 0
    by_dice = [sum(int(a) >> 4 * f & 15 for f in range(FACES)) for a in ACTION[:AFTER_DICE]]
    assert by_dice[:FIRST_THROW] == sorted(by_dice[:FIRST_THROW])
    assert by_dice[FIRST_THROW:] == sorted(by_dice[FIRST_THROW:])
    assert RANK[FACES - 1, 6] == 462  # keeps of six dice: ids 0 to 461


def test_the_id_of_a_keep_does_not_depend_on_the_other_dice() -> None:
    keep_claw = parse_action(state_with_dice([1, 0, 0, 0, 1, 0]), "keep C")
    assert id_of(state_with_dice([1, 0, 0, 0, 1, 0]), keep_claw) == id_of(
        state_with_dice([0, 3, 0, 0, 2, 1]), keep_claw
    )


# --- the table -----------------------------------------------------------------------------------


def test_the_meaning_of_ids_is_frozen() -> None:
    """New cards may add ids at the end."""
    names = "\n".join(name_of(number) for number in range(FROZEN_IDS))
    assert (VERSION, hashlib.sha256(names.encode()).hexdigest()[:16]) == FROZEN


def test_names_and_ranges_cover_every_id_once() -> None:
    assert sorted(number for kind in KINDS for number in kind.ids) == list(range(ACTIONS))
    card_actions = ACTION[FIRST_CARD_ACTION:]
    named = [int(CARD_OF[first_of(action)]) for action in card_actions]
    assert named == sorted(named)  # by card, so that new cards add ids only at the end
    assert len({name_of(number) for number in range(ACTIONS)}) == ACTIONS
    for wrong in (-1, ACTIONS):
        with pytest.raises(ValueError, match=rf"no action {wrong}: ids go from 0 to {ACTIONS - 1}"):
            name_of(wrong)


def test_seats_are_counted_clockwise_from_the_deciding_seat() -> None:
    state = new_game("second", 5)
    clear_frames(state)
    push(state, USE_HEART, 3, 1)
    steps = [int(id_of(state, pack(A_HEAL_OTHER, seat))) for seat in (4, 0, 1, 2)]
    first = next(kind.ids[0] for kind in KINDS if kind.name == "heal_other")
    assert steps == [first, first + 1, first + 2, first + 3]
    assert name_of(first + 1) == "heal the 2nd clockwise"
    assert action_of(state, first + 1) == pack(A_HEAL_OTHER, 0)


def test_names_of_ids_are_notation_that_reads_back() -> None:
    rng = random.Random(5)
    for _ in range(40):
        for state in decision_positions(random_start(rng), rng, 20):
            for action in legal_actions(state):
                number = int(id_of(state, action))
                assert parse_action(state, describe_action(state, number)) == action
                if kind_of(action) != A_HEAL_OTHER and not name_of(number).startswith("throw"):
                    assert parse_action(state, name_of(number)) == action


# --- descriptions --------------------------------------------------------------------------------


def test_every_kind_and_id_can_be_described() -> None:
    text = describe()
    for kind in KINDS:
        assert f"{kind.name}: {kind.sentence}" in text
    assert describe(17) == f"17: {name_of(17)} (keep exactly these dice, throw the others)"
    assert describe("buy").endswith("buy: buy this card")
    with pytest.raises(ValueError, match="there is no slice or action 'hearts': there are edition"):
        describe("hearts")


def test_a_legal_id_is_described_in_its_position() -> None:
    state = state_with_dice([2, 0, 0, 0, 0, 1])
    assert describe_action(state, 1) == "keep H"
    assert describe_action(state, ACTIONS - 1) == name_of(ACTIONS - 1)
    assert actor(state) != NOBODY

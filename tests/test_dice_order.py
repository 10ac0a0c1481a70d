"""The order of the dice: where the rules do not ask for it, every order gives the same result."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from daikaiju.arena.fuzzer import random_start
from daikaiju.record import position_text
from daikaiju.rules import CHANCE, NOBODY, State, actor, chance_outcomes, legal_actions
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.agenda import ORDER, OVER, PROTECT, RESOLVE, clear_frames, top_kind
from daikaiju.rules.constants import (
    CITY,
    CLAW,
    COPIERS,
    DICE,
    FACES,
    GONE,
    HEART,
    MAX_SEATS,
    OUTSIDE,
)
from daikaiju.rules.definitions import COPIER, COUNTERS, THING_BY_LABEL
from daikaiju.rules.dice_order import order_matters
from daikaiju.rules.game_end import end_if_due
from daikaiju.rules.hooks import update_moment_bits
from daikaiju.rules.moments import any_time
from daikaiju.rules.operations import is_alive, max_health
from daikaiju.rules.resolution import pending_faces, resolve, resolve_face
from daikaiju.rules.transitions import apply_action, run_next
from positions import without_cards

pytestmark = pytest.mark.usefixtures("interpreted")

# Cards and tiles through which one face can act on another: of the roller, and of another monster.
THEMES = (
    (("underdog", "skulking"), ()),
    (("fire_breathing", "regeneration"), ("reflective_hide",)),
    (("wings", "friend_of_children"), ("reflective_hide",)),
    (("super_jump", "camouflage"), ("reflective_hide",)),
    (("zombify", "gourmet"), ("reflective_hide",)),
    (("final_roar", "gourmet"), ("reflective_hide",)),
    (("healing_ray", "eater_of_the_dead"), ("were_only_making_it_stronger",)),
    (("mimic", "fluxling"), ("gourmet",)),
    (("mimic", "fluxling"), ("friend_of_children",)),
    (("mimic", "fluxling"), ("regeneration",)),
    (("mimic", "fluxling"), ("even_bigger",)),
    (("nova_breath", "alpha_monster"), ("eater_of_the_dead",)),
    (("skybeam", "antimatter_beam"), ("burrowing",)),
    (("barbs", "urbavore"), ("it_has_a_child",)),
)


def give(state: State, seat: int, labels: tuple[str, ...]) -> None:
    """Give a monster these cards and tiles, as far as the edition has them."""
    for label in labels:
        thing = THING_BY_LABEL[label].number
        if state.location[thing] != GONE and thing not in state.market:
            owner = state.location[thing]
            state.location[thing] = seat
            state.counter[thing] = COUNTERS[state.edition, thing]
            if owner < MAX_SEATS:
                update_moment_bits(state, owner)
    update_moment_bits(state, seat)


def copy_card_of(state: State, seat: int, label: str) -> None:
    """Let the copiers of a monster act as this card, if another monster owns it."""
    card = THING_BY_LABEL[label].number
    for index in range(COPIERS):
        if state.location[COPIER[index]] == seat and state.location[card] < MAX_SEATS:
            state.copies[index] = card
            update_moment_bits(state, seat)


def before_resolving(rng: random.Random, themed: bool) -> State:
    """Return a random position with final dice, just before they are resolved."""
    state = random_start(rng)
    clear_frames(state)
    seat = state.turn
    for face in range(FACES):
        state.dice[face] = state.aside[face] = state.resolved[face] = 0
    faces = rng.choices(range(FACES), weights=(1, 1, 1, 1, 2, 2), k=rng.randint(DICE - 1, DICE + 2))
    number = rng.randrange(3)
    for i, face in enumerate(faces):
        state.dice[number if i < 3 and rng.random() < 0.7 else face] += 1
    if themed:
        own, others = rng.choice(THEMES)
        neighbour = (seat + 1) % state.seats
        for each in range(state.seats):
            state.place[each] = CITY if each == neighbour else OUTSIDE
        give(state, neighbour, others)
        give(state, seat, own)
        if others:
            copy_card_of(state, seat, others[0])
    for each in range(state.seats):
        most = 2 if themed or rng.random() < 0.5 else max_health(state, each)
        state.health[each] = rng.randint(1, most) if is_alive(state, each) else 0
    state.step = RESOLVE
    return state


# --- one order -----------------------------------------------------------------------------------


Answer = Callable[[State], int]


def answers(state: State) -> list[int]:
    """Return the answers of a question without what can be used at any time, also afterwards."""
    out = [0] * MAX_ACTIONS
    beside = out[: any_time(state, actor(state), out, 0)] if top_kind(state) != PROTECT else []
    return [action for action in legal_actions(state) if action not in beside]


def first_answer(state: State) -> int:
    return answers(state)[0]


def last_answer(state: State) -> int:
    return answers(state)[-1]


def run_frames(state: State, answer: Answer) -> None:
    """Run everything that a face has started, and end the game if it is due."""
    while state.depth > 0:
        if actor(state) == CHANCE:
            apply_action(state, chance_outcomes(state)[0][0])
        elif actor(state) != NOBODY:
            apply_action(state, answer(state))
        else:
            run_next(state)
    if state.crucial and state.step != OVER:
        end_if_due(state)


def result(state: State, order: tuple[int, ...], answer: Answer) -> object:
    """Return the position after all faces, or the winners of a game that has ended."""
    state = state.copy()
    seat = state.turn
    while state.step != OVER and is_alive(state, seat):
        pending = pending_faces(state, seat)
        face = next((face for face in order if pending >> face & 1), None)
        if face is None:
            break
        resolve_face(state, seat, face)
        run_frames(state, answer)
    if state.step == OVER:
        return list(state.winner)
    state.crucial = state.quiet = 0
    state.counter[THING_BY_LABEL["underdog"].number] = 0  # remembers stars until the turn ends
    for face in range(FACES):
        state.resolved[face] = 0
    return state


def faces_of(pending: int) -> list[int]:
    return [face for face in range(FACES) if pending >> face & 1]


def unasked_positions(seed: int, count: int, themed: bool) -> Iterator[State]:
    """Yield positions with several pending faces in which no order is asked."""
    rng = random.Random(seed)
    found = 0
    while found < count:
        state = before_resolving(rng, themed)
        if len(faces_of(pending_faces(state, state.turn))) < 2:
            continue
        asked = state.copy()
        resolve(asked, asked.turn)
        if top_kind(asked) != ORDER or asked.depth == 0:
            found += 1
            yield state


@pytest.mark.parametrize("themed", [False, True])
@pytest.mark.parametrize("answer", [first_answer, last_answer])
def test_every_order_gives_the_same_result_where_none_is_asked(
    themed: bool, answer: Answer
) -> None:
    for state in unasked_positions(8, 60, themed):
        orders = list(permutations(faces_of(pending_faces(state, state.turn))))
        expected = result(state, orders[0], answer)
        for order in orders[1:]:
            assert result(state, order, answer) == expected, (order, position_text(state))


@pytest.mark.parametrize("edition", ["first", "second"])
def test_without_cards_the_order_is_asked_only_for_hearts_before_entering(edition: str) -> None:
    """In the first edition claws move the roller into Tokyo, where its hearts do nothing."""
    rng = random.Random(9)
    asked = set()
    for _ in range(300):
        state = without_cards(edition, rng.randint(2, 6), DICE, rng)
        clear_frames(state)
        for face in rng.choices(range(FACES), k=DICE):
            state.dice[face] += 1
        pending = pending_faces(state, state.turn)
        if order_matters(state, state.turn, pending):
            asked.add(pending >> HEART & pending >> CLAW & 1)
    assert asked == ({1} if edition == "first" else set())

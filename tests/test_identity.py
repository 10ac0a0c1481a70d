"""Cards have stable ids, and the printed copies of a card are alike to everybody."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from bot_specs import ALL_SPECS, FAST_SPECS, OTHER_KINDS, spec_with_file
from conftest import is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.bots.registry import KINDS, LEVELS, make_bot
from daikaiju.record import action_text, parse_action, position_text, read_position
from daikaiju.rules import State, actor, advance, chance_outcomes, legal_actions
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.agenda import PREDICT, top_kind
from daikaiju.rules.constants import COPIERS, FROM_FACE, SLOTS, THINGS
from daikaiju.rules.definitions import ALL_CARDS, ALL_THINGS, CARD_BY_NAME, printed_copies
from daikaiju.rules.engine import load
from daikaiju.rules.hooks import update_moment_bits
from daikaiju.rules.state import MAX_SIZE, RECORD
from daikaiju.spaces.actions import ACTIONS, id_of, write_mask
from daikaiju.spaces.observations import SIZE, observe

RELEASED = Path(__file__).parent / "data" / "card_ids.json"  # of the last release
COPIED = [card for card in ALL_CARDS if card.copies > 1]


# --- ids -----------------------------------------------------------------------------------------


def test_ids_of_released_cards_never_change() -> None:
    """A new card gets the next free id. When a release is made, add its ids to the file."""
    released = json.loads(RELEASED.read_text(encoding="utf-8"))
    ids = {card.name: card.id for card in ALL_CARDS}
    assert {name: ids.get(name) for name in released} == released
    new = {name: number for name, number in ids.items() if name not in released}
    assert min(new.values(), default=THINGS) > max(released.values())


def test_things_have_no_gaps_and_begin_with_the_id_of_their_card() -> None:
    assert [thing.number for thing in ALL_THINGS] == list(range(len(ALL_THINGS)))
    for card in ALL_CARDS:
        assert [ALL_THINGS[n].card for n in printed_copies(card.id)] == [card] * card.copies


def test_there_is_space_for_160_cards() -> None:
    assert 160 + sum(card.copies - 1 for card in ALL_CARDS) <= THINGS
    assert THINGS <= FROM_FACE
    assert RECORD.itemsize <= MAX_SIZE == 1024


# --- copies --------------------------------------------------------------------------------------


def swap_copies(state: State, one: int, other: int) -> State:
    """Return the position with two printed copies of a card exchanged."""
    swapped = state.copy()
    for row in (swapped.location, swapped.counter, swapped.used):
        row[one], row[other] = row[other], row[one]
    exchange = {one: other, other: one}
    for slot in range(SLOTS):
        swapped.market[slot] = exchange.get(state.market[slot], state.market[slot])
    for k in range(COPIERS):
        swapped.copies[k] = exchange.get(state.copies[k], state.copies[k])
    for seat in range(state.seats):
        update_moment_bits(swapped, seat)
    return swapped


def positions_with_swapped_copies(seed: int, count: int) -> Iterator[tuple[State, State]]:
    """Yield positions of random games, each with the same position after a swap of copies.

    Predictions are left out: the action space does not have them.
    """
    rng = random.Random(seed)
    found = 0
    while found < count:
        state = random_start(rng)
        for _ in range(rng.randrange(40)):
            if not is_over(state):
                advance(state, random_action(state, rng))
        for card in COPIED:
            one, other = printed_copies(card.id)
            swapped = swap_copies(state, one, other)
            is_asked = not is_over(state) and top_kind(state) != PREDICT
            if swapped != state and is_asked:
                found += 1
                yield state, swapped


@pytest.mark.usefixtures("interpreted")
def test_positions_that_differ_in_copies_have_the_same_actions_mask_and_observation() -> None:
    for state, swapped in positions_with_swapped_copies(1, 150):
        legal = legal_actions(state)
        assert legal_actions(swapped) == legal
        assert chance_outcomes(swapped) == chance_outcomes(state)
        texts = [action_text(state, action) for action in legal]
        assert [action_text(swapped, action) for action in legal] == texts
        masks = np.zeros((2, ACTIONS), np.int8)
        for row, position in zip(masks, (state, swapped), strict=True):
            write_mask(position, [0] * (8 * MAX_ACTIONS), row)
        assert (masks[0] == masks[1]).all()
        for seat in range(state.seats):
            rows = np.zeros((2, SIZE), np.int8)
            observe(state, seat, rows[0], 0, 1)
            observe(swapped, seat, rows[1], 0, 1)
            assert (rows[0] == rows[1]).all()


@pytest.mark.usefixtures("interpreted")
def test_games_after_a_swap_of_copies_stay_equal_but_for_the_swap() -> None:
    rng = random.Random(2)
    for before, swapped in positions_with_swapped_copies(2, 40):
        state = before.copy()
        for _ in range(30):
            if is_over(state):
                break
            action = random_action(state, rng)
            advance(state, action)
            advance(swapped, action)
            alternatives = {state.tobytes()}
            for card in COPIED:
                for each in list(alternatives):
                    position = State.frombytes(each)
                    alternatives.add(swap_copies(position, *printed_copies(card.id)).tobytes())
            assert swapped.tobytes() in alternatives


@pytest.mark.compiled
@pytest.mark.parametrize("spec", ALL_SPECS)
def test_copies_are_alike_to_every_bot(spec: str, tmp_path: Path) -> None:
    count = 60 if spec in FAST_SPECS else 25
    named = spec_with_file(spec, tmp_path)
    for state, swapped in positions_with_swapped_copies(3, count):
        if actor(state) < 0:
            continue
        bot = make_bot(named)
        load(*bot.needs)
        choices = [
            bot.choose(position, actor(state), random.Random(5).randrange)
            for position in (state, swapped)
        ]
        assert choices[0] == choices[1], position_text(state)
        bot.close()


def test_every_kind_of_bot_is_tested() -> None:
    assert {spec.partition(":")[0] for spec in ALL_SPECS} | {*OTHER_KINDS} == set(KINDS)
    assert {spec.partition(":")[0] for spec in LEVELS.values()} <= {*KINDS} - {*OTHER_KINDS}


@pytest.mark.usefixtures("interpreted")
def test_an_action_with_a_copy_reads_back_and_has_an_id_of_its_card() -> None:
    for state, _ in positions_with_swapped_copies(4, 60):
        for action in legal_actions(state):
            assert parse_action(state, action_text(state, action)) == action
            assert 0 <= id_of(state, action) < ACTIONS


# --- earlier versions ----------------------------------------------------------------------------


def test_positions_of_version_0_1_still_load() -> None:
    """Sources of frames were numbered from 100 on, now from 1000 on."""
    old = (
        "second gigazaur,the_king place=outside,city struck=0,1 loss=0,2 dice=11233C step=yields "
        "the_king=wings energy=0,4 agenda=apply_losses.0.0.0.104/protect.1.0.0.104"
    )
    state = read_position(old)
    assert [action_text(state, action) for action in legal_actions(state)] == ["use wings", "pass"]
    assert "1004" in position_text(state)


def test_copies_may_be_named_as_in_version_0_1() -> None:
    """There a copy kept its number wherever it was."""
    state = read_position(
        "second gigazaur,the_king energy=9,0 step=end_turn "
        "market=extra_head#2,tank,heal agenda=buy.0"
    )
    assert parse_action(state, "buy extra_head#2") == parse_action(state, "buy extra_head")
    assert CARD_BY_NAME["extra_head"].copies == 2

"""The observation: all that a seat may know, each value at its index, and nothing else."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np
import pytest

from conftest import TABLES, is_over, random_action, table
from daikaiju.arena.fuzzer import random_start
from daikaiju.envs.descriptions import describe
from daikaiju.rules import State, advance, new_game, view
from daikaiju.rules.agenda import BUY, KEEP, MOVE_COPY, PROTECT, SWAP, USE_HEART, clear_frames, push
from daikaiju.rules.constants import (
    BAY,
    CITY,
    DECK,
    FROM_CLAWS,
    MARKET,
    NOBODY,
    ON_TOP,
    OUT,
)
from daikaiju.rules.definitions import ALL_THINGS, COPIER, THING_BY_LABEL
from daikaiju.rules.market import is_top_seen
from daikaiju.spaces.card_cells import (
    C_COPIED,
    C_COUNTER,
    C_DECK,
    C_OFFERED,
    C_QUESTION,
    C_TOP,
    C_USED,
    CARD_ROWS,
)
from daikaiju.spaces.observations import SIZE, SLICES, VERSION, card_table, observe

pytestmark = pytest.mark.usefixtures("interpreted")

# The layout and meaning of all cells at VERSION. If this digest changes, networks
# that were trained before misread the observation: then raise VERSION in
# spaces/observations.py, and write its number and the digest that the test prints here.
FROZEN = (2, "a7bf648cac57ff6e")
UNWRITTEN = -99


def observation_of(state: State, seat: int, lanes: int = 1) -> Any:
    """Return the observation that `lanes` workers write over a filled row, the last one first."""
    row = np.full(SIZE, UNWRITTEN, np.int8)
    for lane in reversed(range(lanes)):
        observe(state, seat, row, lane, lanes)
    return row


def part(row: Any, name: str) -> Any:
    start, stop, shape, _ = SLICES[name]
    return row[start:stop].reshape(shape).tolist()


def ids_in(row: Any, number: int) -> list[int]:
    """Return the ids of the cards with something in a row of cells."""
    return np.flatnonzero(card_table(row)[number]).tolist()


def look_at_top(state: State, card: int, seat: int) -> None:
    state.location[card] = ON_TOP
    state.seen_top[seat] = 1


def cards_in_deck(state: State) -> list[int]:
    """Return the things in the deck, but at most one copy of a card."""
    return [t.number for t in ALL_THINGS if state.location[t.number] == DECK and t.copy == 1]


# --- in every position ---------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats", "option"), TABLES)
def test_an_observation_depends_only_on_the_view_of_the_seat(
    edition: str, seats: int, option: int
) -> None:
    rng = random.Random(f"seen {edition} {seats} {option}")
    state = table(edition, seats, option)
    for number in range(300):
        if number % 10 == 0 or is_over(state):
            for seat in range(seats):
                row = observation_of(state, seat)
                assert (row != UNWRITTEN).all()
                assert (row == observation_of(view(state, seat), seat)).all()
        if is_over(state):
            return
        advance(state, random_action(state, rng))


def test_a_top_card_seen_by_another_seat_looks_like_any_deck_card() -> None:
    rng = random.Random(21)
    checked = 0
    while checked < 60:
        state = random_start(rng)
        deck = cards_in_deck(state)
        if is_top_seen(state) or len(deck) < 2:
            continue
        viewer, other = rng.sample(range(state.seats), 2)
        before = observation_of(state, other).tobytes()
        tops = [state.copy() for _ in range(2)]
        for hidden, card in zip(tops, rng.sample(deck, 2), strict=True):  # of different cards
            look_at_top(hidden, card, viewer)
        assert {observation_of(hidden, other).tobytes() for hidden in tops} == {before}
        assert {observation_of(hidden, NOBODY).tobytes() for hidden in tops} == {
            observation_of(state, NOBODY).tobytes()
        }
        of_viewer = [observation_of(hidden, viewer) for hidden in tops]
        assert of_viewer[0].tobytes() != of_viewer[1].tobytes()
        assert len(ids_in(of_viewer[0], C_TOP)) == 1
        checked += 1


@pytest.mark.parametrize("lanes", [2, 3, 7, 32, 200])
def test_many_workers_write_the_same_as_one(lanes: int) -> None:
    rng = random.Random(lanes)
    for _ in range(12):
        state = random_start(rng)
        for seat in range(state.seats):
            assert (observation_of(state, seat, lanes) == observation_of(state, seat)).all()


def test_observing_does_not_change_the_state() -> None:
    state = random_start(random.Random(4))
    before = state.copy()
    observation_of(state, 0)
    assert state == before


# --- parts of the observation --------------------------------------------------------------------


def empty_table() -> State:
    """Return four monsters at the start of a game, with no question."""
    state = new_game("second", 4)
    clear_frames(state)
    return state


def test_the_observing_seat_is_first_and_the_others_follow_clockwise() -> None:
    state = empty_table()
    for seat in range(4):
        state.health[seat] = 4 + seat
    state.place[0], state.place[1], state.place[3] = CITY, BAY, OUT
    state.turn = state.regular = 1
    push(state, KEEP, 1)
    row = observation_of(state, 2)
    assert part(row, "health") == [6, 7, 4, 5, 0, 0]
    assert part(row, "alive") == [1, 0, 1, 1, 0, 0]
    assert part(row, "present") == [1, 1, 1, 1, 0, 0]
    assert part(row, "in_city") == [0, 0, 1, 0, 0, 0]
    assert part(row, "in_bay") == [0, 0, 0, 1, 0, 0]
    assert part(row, "turn") == part(row, "asked") == part(row, "regular") == [0, 0, 0, 1, 0, 0]
    assert part(row, "edition") == [0, 1, 0]
    assert part(row, "seats") == [0, 0, 1, 0, 0]


def test_cards_are_shown_at_their_location() -> None:
    state = empty_table()
    jets, mimic = THING_BY_LABEL["jets"].number, int(COPIER[0])
    alien, head = THING_BY_LABEL["alien_origin"].number, THING_BY_LABEL["extra_head"].number
    state.location[jets], state.location[mimic], state.location[alien] = 3, 1, MARKET
    state.copies[0], state.counter[jets], state.used[mimic] = jets, 2, 1
    row = observation_of(state, 2)
    cards = card_table(row)
    assert np.argwhere(cards[:C_OFFERED]).tolist() == [[1, jets], [3, mimic]]
    assert ids_in(row, C_OFFERED) == [alien]
    assert cards[C_DECK, head] == 2  # both copies
    assert cards[C_DECK, head + 1] == cards[C_DECK, jets] == cards[C_DECK, alien] == 0
    assert np.argwhere(cards[C_COPIED:C_QUESTION]).tolist() == [[0, jets]]
    assert cards[C_COPIED, jets] == 2  # the next monster clockwise owns it
    assert cards[C_COUNTER, jets] == 2
    assert ids_in(row, C_USED) == [mimic]


@pytest.mark.parametrize(
    ("question", "thing", "seat", "number"),
    [
        ((BUY, 2), None, None, 0),
        ((USE_HEART, 2, 3), None, None, 3),
        ((SWAP, 2, 5, 0), 5, 2, 0),
        ((MOVE_COPY, 2, 7, 1), 7, None, 1),
        ((PROTECT, 2, 1, 0, FROM_CLAWS), None, 3, 0),
        ((PROTECT, 2, NOBODY, 0, 30), 30, None, 0),
    ],
)
def test_a_question_shows_what_it_is_about(
    question: tuple[int, ...], thing: int | None, seat: int | None, number: int
) -> None:
    state = empty_table()
    push(state, *question)
    row = observation_of(state, 2)
    assert np.flatnonzero(part(row, "question")).tolist() == [question[0] - KEEP]
    assert part(row, "asked") == [1, 0, 0, 0, 0, 0]
    assert ids_in(row, C_QUESTION) == ([] if thing is None else [thing])
    assert np.flatnonzero(part(row, "question_seat")).tolist() == ([] if seat is None else [seat])
    assert part(row, "question_number") == number


def test_large_numbers_are_clipped() -> None:
    state = empty_table()
    state.energy[1] = 500
    assert part(observation_of(state, 0), "energy") == [0, 127, 0, 0, 0, 0]


# --- the layout ----------------------------------------------------------------------------------


def test_slices_cover_every_cell_once() -> None:
    parts = list(SLICES.values())
    assert [each.start for each in parts] == [0, *(each.stop for each in parts[:-1])]
    assert parts[-1].stop == SIZE
    assert all(each.stop - each.start == np.prod(each.shape) for each in parts)


def test_the_layout_is_frozen() -> None:
    """New cards may add slices at the end; tests/test_identity.py checks that ids never change."""
    slices = [f"{name} {where[:3]}" for name, where in SLICES.items()]
    rows = [*CARD_ROWS.items(), C_OFFERED, C_DECK, C_TOP, C_COUNTER, C_USED, C_COPIED]
    layout = "\n".join([*slices, *map(str, rows)])
    assert (VERSION, hashlib.sha256(layout.encode()).hexdigest()[:16]) == FROZEN


def test_an_observation_can_be_described_as_text() -> None:
    state = empty_table()
    state.dice[0], state.health[1], state.stars[0] = 2, 7, 1
    state.location[THING_BY_LABEL["jets"].number] = 1
    text = describe(state, 0).splitlines()
    assert text == describe(observation_of(state, 0)).splitlines()
    assert "dice: 2 × 1" in text
    assert "health: you 10, 1 clockwise 7, 2 clockwise 10, 3 clockwise 10" in text
    assert "stars: you 1" in text
    cards = next(line for line in text if line.startswith("cards: "))
    assert "jets 1 clockwise owns" in cards
    assert "extra_head deck 2" in cards
    for name, (_, _, _, sentence) in SLICES.items():
        assert sentence in describe(name)
    with pytest.raises(ValueError, match="there is no seat 4: seats go from 0 to 3"):
        describe(state, 4)
    with pytest.raises(ValueError, match=f"an observation has {SIZE} cells"):
        describe(np.zeros(3))

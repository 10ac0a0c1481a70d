"""The champion with search and with less skill; its weights, copies of cards and calibration."""

from __future__ import annotations

import random
from collections import Counter
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from training.champion.calibration import Pairs, calibration_error, log_loss, sharpened

from daikaiju.bots.champion.features import list_features
from daikaiju.bots.champion.network import new_brain, win_chances
from daikaiju.bots.champion.weights import champion_weights, read_champion_weights
from daikaiju.bots.registry import make_bot
from daikaiju.rules import (
    CHANCE,
    Options,
    State,
    actor,
    apply,
    legal_actions,
    new_game,
    sample,
    use,
)
from daikaiju.rules.agenda import KEEP, YIELD, top_kind
from daikaiju.rules.constants import DECK, MAX_SEATS
from daikaiju.rules.definitions import CARD_BY_NAME
from daikaiju.spaces.actions import ACTIONS
from daikaiju.text import UserError

TABLES = [
    ("first", 5, Options(bay=False)),
    ("second", 2, Options(deck="none", two_player=True)),
    ("second", 3, Options()),
    ("second", 4, Options(ties="active_first")),
    ("dark", 6, Options()),
    ("dark", 2, Options()),
]


def choices(edition: str, seats: int, options: Options, seed: int) -> list[State]:
    """Return the first position of each kind of question with a choice, of a random game."""
    rng = random.Random(seed)
    found: dict[int, State] = {}
    state = new_game(edition, seats, options)
    for _ in range(400):
        if actor(state) == CHANCE:
            state = apply(state, sample(state, rng.randrange))
            continue
        if actor(state) < 0:
            break
        legal = legal_actions(state)
        if len(legal) > 1:
            found.setdefault(top_kind(state), state)
        state = apply(state, rng.choice(legal))
    return list(found.values())


def chosen(spec: str, state: State, seed: int = 1) -> int:
    return make_bot(spec).choose(state.copy(), actor(state), random.Random(seed).randrange)


def chances(weights: Any, state: State) -> list[float]:
    values = np.zeros(MAX_SEATS)
    win_chances(new_brain(weights), state, values, 0)
    return list(values[: state.seats])


# --- search --------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_search_is_legal_and_repeatable_at_every_table(
    edition: str, seats: int, options: Options
) -> None:
    use("compiled")
    for state in choices(edition, seats, options, seed=4):
        first = chosen("champion:1", state)
        assert first in legal_actions(state)
        assert chosen("champion:1", state) == first
    use("auto")


@pytest.mark.compiled
def test_search_decides_alike_compiled_and_interpreted() -> None:
    states = [
        state
        for state in choices("second", 3, Options(), seed=9)
        if top_kind(state) in (KEEP, YIELD)
    ]
    assert len(states) == 2
    for state in states:
        if top_kind(state) == KEEP:  # two dice: the interpreted search is slow
            for face, many in enumerate((1, 0, 0, 0, 1, 0)):
                state.dice[face] = many
        found = []
        for backend in ("compiled", "interpreted"):
            use(backend)
            found.append(chosen("champion:0", state))
        use("auto")
        assert found[0] == found[1]


@pytest.mark.usefixtures("interpreted")
def test_a_timed_search_plays_the_first_choice_while_interpreted() -> None:
    for state in choices("dark", 3, Options(), seed=2)[:2]:
        assert chosen("champion:50ms", state) == chosen("champion", state)


@pytest.mark.parametrize("spec", ["champion:0%", "champion:100%", "champion:fast", "champion:-1"])
def test_a_wrong_budget_or_skill_says_what_is_right(spec: str) -> None:
    with pytest.raises(UserError, match="champion:50ms"):
        make_bot(spec)


# --- skill ---------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_less_skill_errs_more_often_but_prefers_good_actions() -> None:
    use("compiled")
    state = choices("second", 4, Options(), seed=4)[0]
    best, shares = chosen("champion", state), []
    for skill in (90, 40, 18):
        drawn = Counter(chosen(f"champion:{skill}%", state, seed) for seed in range(150))
        shares.append(drawn[best] / 150)
        assert set(drawn) <= set(legal_actions(state))
    use("auto")
    assert shares[0] > shares[1] > shares[2] > 1 / len(legal_actions(state))


@pytest.mark.compiled
def test_players_of_little_skill_overlook_the_cards_of_others() -> None:
    use("compiled")
    plain = choices("second", 4, Options(), seed=4)[0]
    armed = plain.copy()
    for name in ("armor_plating", "jets", "wings", "giant_brain"):
        armed.location[CARD_BY_NAME[name].id] = (actor(plain) + 1) % 4
    in_deck = plain.copy()
    for name in ("armor_plating", "jets", "wings", "giant_brain"):
        in_deck.location[CARD_BY_NAME[name].id] = 90  # neither deck nor owner
    differ = 0
    for seed in range(40):
        assert chosen("champion:40%", armed, seed) == chosen("champion:40%", in_deck, seed)
        differ += chosen("champion:50%", armed, seed) != chosen("champion:50%", in_deck, seed)
    use("auto")
    assert differ > 0


# --- weights -------------------------------------------------------------------------------------


def small_file(wide: int, narrow: int, blocks: int, **more: Any) -> BytesIO:
    """Return a file of random weights with these sizes."""
    rng = np.random.default_rng(7)
    shapes = {"first": (wide, len(list_features())), "second": (narrow, wide)}
    shapes |= {f"blocks.{k}": (narrow, narrow) for k in range(blocks)}
    shapes |= {"policy": (ACTIONS, narrow), "value": (7, narrow)}
    arrays: dict[str, Any] = {
        f"{name}.weight": rng.normal(size=shape) / 4 for name, shape in shapes.items()
    }
    arrays |= {f"{name}.bias": rng.normal(size=shape[0]) for name, shape in shapes.items()}
    names = np.array([feature.name for feature in list_features()])
    file = BytesIO()
    np.savez(file, features=names, actions=np.array(ACTIONS), **arrays, **more)
    file.seek(0)
    return file


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(("wide", "narrow", "blocks"), [(8, 4, 0), (24, 7, 1), (16, 8, 3)])
def test_layers_may_have_any_size(wide: int, narrow: int, blocks: int) -> None:
    weights = read_champion_weights(small_file(wide, narrow, blocks))
    for state in choices("second", 3, Options(), seed=9):
        found = chances(weights, state)
        assert 0 < sum(found) < 1
        assert min(found) >= 0


@pytest.mark.usefixtures("interpreted")
def test_the_factors_of_a_file_sharpen_the_chances_of_their_table_only() -> None:
    factors = np.ones((3, 5), np.float32)
    factors[1, 1] = 0.5  # second edition, three monsters
    plain = read_champion_weights(small_file(16, 8, 1))
    flat = read_champion_weights(small_file(16, 8, 1, sharpness=factors))
    three, four = (choices("second", seats, Options(), seed=9)[0] for seats in (3, 4))
    assert chances(flat, four) == chances(plain, four)
    assert max(chances(flat, three)) < max(chances(plain, three))


@pytest.mark.usefixtures("interpreted")
def test_copies_of_a_card_are_judged_alike() -> None:
    extra_head = CARD_BY_NAME["extra_head"]
    assert extra_head.copies == 2
    state = choices("second", 3, Options(), seed=9)[0]
    found = []
    for owned in range(2):
        given = state.copy()
        for copy in range(2):
            given.location[extra_head.id + copy] = 1 if copy == owned else DECK
        found.append(chances(champion_weights(), given))
    assert found[0] == found[1]


# --- calibration ---------------------------------------------------------------------------------


def test_calibration_error_finds_chances_that_do_not_come_true() -> None:
    rng = np.random.default_rng(1)
    true = rng.dirichlet([1, 1, 1], size=40_000)
    winners = (rng.random(40_000)[:, None] > true.cumsum(axis=1)).sum(axis=1)
    honest = Pairs(true, np.eye(3)[np.minimum(winners, 2)])
    boastful = sharpened(honest, 1.5)
    assert calibration_error(honest) < 0.01
    assert calibration_error(boastful) > 0.03
    assert log_loss(honest) < log_loss(boastful)
    assert calibration_error(sharpened(boastful, 1 / 1.5)) == pytest.approx(
        calibration_error(honest), abs=1e-6
    )

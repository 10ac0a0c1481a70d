"""The champion's network: the same numbers in every mode, and neutral where it knows nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from daikaiju.bots.champion import features, weights
from daikaiju.bots.champion.network import (
    NARROW,
    OUTCOMES,
    POLICY,
    Brain,
    exponential,
    new_brain,
    win_chances,
)
from daikaiju.bots.champion.weights import champion_weights, read_champion_weights
from daikaiju.bots.champion_bot import Champion
from daikaiju.rules import CHANCE, NOBODY, State, actor, apply, legal_actions, new_game, sample, use
from daikaiju.rules.agenda import KEEP, THROW, top_kind
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.rules.operations import is_alive
from daikaiju.spaces.actions import KINDS, id_of
from daikaiju.spaces.observations import SIZE, SLICES, observe

TABLES = [("first", 3), ("second", 4), ("dark", 6), ("second", 2)]


def positions(edition: str, seats: int, seed: int) -> Iterator[State]:
    """Yield the positions of a random game, those before a throw too."""
    rng = random.Random(seed)
    state = new_game(edition, seats)
    while actor(state) != NOBODY:
        yield state
        if actor(state) == CHANCE:
            state = apply(state, sample(state, rng.randrange))
        else:
            state = apply(state, rng.choice(legal_actions(state)))


def decisions(edition: str, seats: int, seed: int, every: int) -> list[State]:
    """Return some positions of a random game in which a seat has a choice."""
    found = [s for s in positions(edition, seats, seed) if actor(s) >= 0]
    return [state for state in found if len(legal_actions(state)) > 1][::every]


def stored_file() -> dict[str, Any]:
    with (files("daikaiju.bots.champion") / "weights.npz").open("rb") as file:
        return dict(np.load(file))


def reference(stored: dict[str, Any], state: State, seat: int) -> tuple[Any, Any]:
    """Return the logits of actions and outcomes, computed from the file in 64-bit numbers."""
    row = np.zeros(SIZE, np.int8)
    observe(state, seat, row, 0, 1)
    inputs = np.zeros(stored["first.weight"].shape[1])
    for index, feature in enumerate(features.list_features()):
        inputs[index] = row[feature.cell] >= feature.threshold

    def layer(name: str, values: Any) -> Any:
        return stored[f"{name}.weight"].astype(np.float64) @ values + stored[f"{name}.bias"]

    hidden = np.maximum(layer("second", np.maximum(layer("first", inputs), 0)), 0)
    for name in sorted(n for n in stored if n.startswith("blocks.") and n.endswith(".weight")):
        hidden = hidden + np.maximum(layer(name.removesuffix(".weight"), hidden), 0)
    return layer("policy", hidden), layer("value", hidden)


def chances(brain: Brain, state: State) -> list[float]:
    values = np.zeros(MAX_SEATS)
    win_chances(brain, state, values, 0)
    return list(values[: state.seats])


# --- the numbers ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("interpreted")
def test_network_computes_what_its_file_says() -> None:
    stored, brain = stored_file(), new_brain(champion_weights())
    for edition, seats in TABLES[:3]:
        state = decisions(edition, seats, seed=5, every=9)[2]
        seat = actor(state)
        logits, outcomes = reference(stored, state, seat)
        legal = legal_actions(state)
        best = max(legal, key=lambda action: logits[id_of(state, action)])
        assert Champion("champion").choose(state, seat, lambda n: 0) == best
        powers = np.exp(outcomes)
        for i in range(OUTCOMES - 1):
            if i >= seats or not is_alive(state, (seat + i) % seats):
                powers[i] = 0
        expected = [powers[(other - seat) % seats] / powers.sum() for other in range(seats)]
        assert chances(brain, state) == pytest.approx(expected, abs=2e-3)


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_champion_decides_alike_compiled_and_interpreted(edition: str, seats: int) -> None:
    bot = Champion("champion")
    for state in decisions(edition, seats, seed=2, every=25)[:4]:
        chosen = []
        for backend in ("compiled", "interpreted"):
            use(backend)
            chosen.append(bot.choose(state.copy(), actor(state), lambda n: 0))
        use("auto")
        assert chosen[0] == chosen[1]


def test_exponential_is_that_of_mathematics() -> None:
    for power in (-50.0, -3.7, -0.01, 0.0, 1.0, 12.5, 50.0):
        assert exponential(power) == pytest.approx(np.exp(power), rel=1e-4)


# --- win chances ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("interpreted")
def test_monsters_that_are_out_cannot_win_and_chances_add_up() -> None:
    brain = new_brain(champion_weights())
    states = [
        s for s in positions("second", 5, seed=3) if not all(is_alive(s, i) for i in range(5))
    ]
    for state in states[:: max(1, len(states) // 6)]:
        found = chances(brain, state)
        assert sum(found) == pytest.approx(1, abs=0.2)  # the rest: nobody wins
        assert all(found[i] == 0 for i in range(5) if not is_alive(state, i))


@pytest.mark.usefixtures("interpreted")
def test_a_first_throw_changes_only_the_cells_that_training_hides() -> None:
    """The value before a throw is learnt from positions after it, with these cells set to 0."""
    hidden = [
        cell
        for name in ("asked", "question", "dice")
        for cell in range(SLICES[name].start, SLICES[name].stop)
    ]
    compared = 0
    for edition, seats in TABLES:
        before = None
        for state in positions(edition, seats, seed=8):
            row = np.zeros(SIZE, np.int8)
            observe(state, state.turn, row, 0, 1)
            if before is not None and top_kind(state) == KEEP and actor(state) == state.turn:
                row[hidden] = 0
                assert row.tolist() == before.tolist()
                compared += 1
            is_first = top_kind(state) == THROW and not any(state.dice)
            before = row if is_first else None
    assert compared > 50


# --- what the network does not know --------------------------------------------------------------


@pytest.mark.usefixtures("interpreted")
def test_a_card_without_weights_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that the file does not name is neutral: its location does not matter."""
    stored = stored_file()
    is_jets = np.array([".jets>=" in str(name) for name in stored["features"]])
    stored["first.weight"][:, : len(is_jets)][:, is_jets] = 0
    without = [f for f in features.list_features() if ".jets>=" not in f.name]
    neutral = new_brain(_read(stored, monkeypatch))
    monkeypatch.setattr(weights, "list_features", lambda: without)
    unnamed = new_brain(_read(stored, monkeypatch))
    for state in decisions("second", 4, seed=1, every=30)[:4]:
        assert chances(unnamed, state) == chances(neutral, state)


def test_an_action_without_weights_is_the_average_of_its_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = stored_file()
    known = int(stored["actions"]) - 40
    stored["actions"] = np.array(known)
    _, places, layers = _read(stored, monkeypatch)
    rows = layers[places[POLICY] :].reshape(-1, places[NARROW] + 1)
    for kind in KINDS:
        ids = np.array(kind.ids)
        if ids[0] < known <= ids[-1]:
            mean = rows[ids[ids < known]].mean(axis=0)
            assert rows[ids[-1]] == pytest.approx(mean, abs=1e-5)


def _read(stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Any, ...]:
    """Read weights that are in memory."""

    class Stored(dict[str, Any]):
        files = list(stored)

    monkeypatch.setattr(np, "load", lambda file: Stored(stored))
    return read_champion_weights(None)

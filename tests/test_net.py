"""*net:PATH*: files of networks, the bot that plays with them, and what refuses a bad file."""

from __future__ import annotations

import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.bots.net import NetBot, Policy, id_or_none, see
from daikaiju.bots.net_file import (
    Network,
    action_numbers,
    cell_numbers,
    read_network,
    versions,
    write_network,
)
from daikaiju.bots.registry import bot_title, loads_user_files, make_bot
from daikaiju.cli import main
from daikaiju.record.notation import action_text
from daikaiju.rules import actor, legal_actions, view
from daikaiju.spaces.actions import ACTIONS
from daikaiju.spaces.observations import SIZE, SLICES, observe
from daikaiju.text import UserError
from positions import questions

pytestmark = pytest.mark.usefixtures("interpreted")


def network(seed: int = 1, **changes: Any) -> Network:
    """Return a small random network that reads hearts and knows every action."""
    rng = np.random.default_rng(seed)
    cells = [f"health.{seat}" for seat in range(6) for _ in range(3)] + ["cards.offered.jets"]
    names = list(action_numbers())
    parts = (rng.random((len(names), 7)) < 0.4).astype(np.int8)
    sizes = [(len(cells), 5), (5, 8)]
    layers = [(rng.normal(size=size), rng.normal(size=size[1])) for size in sizes]
    values = {
        "cells": cells,
        "levels": np.array([1, 5, 9] * 6 + [1], np.int8),
        "layers": layers,
        "actions": names,
        "parts": parts,
        "about": {"edition": "second"},
    }
    return Network(**{**values, **changes})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    target = tmp_path / "small.npz"
    write_network(target, network())
    return target


# --- names ---------------------------------------------------------------------------------------


def test_every_cell_and_action_has_its_own_name() -> None:
    cells = cell_numbers()
    assert cells["throws"] == SLICES["throws"].start
    assert cells["health.2"] == SLICES["health"].start + 2
    assert len(set(cells.values())) == len(cells)
    assert len(action_numbers()) == ACTIONS


def test_a_card_cell_is_found_by_the_name_of_its_card() -> None:
    states = [each for group in questions(1).values() for each in group]
    for state in states[:20]:
        row, seat = np.zeros(SIZE, np.int8), actor(state)
        observe(view(state, seat), seat, row, 0, 1)
        for card in ("jets", "mimic", "gourmet"):
            owned = row[cell_numbers()[f"cards.owned.0.{card}"]]
            offered = row[cell_numbers()[f"cards.offered.{card}"]]
            assert owned in (0, 1)
            assert offered in (0, 1)
            assert f"buy {card}" in action_numbers()


# --- files and evaluation ------------------------------------------------------------------------


def test_a_file_gives_the_same_network_again(file: Path) -> None:
    found, written = read_network(file), network()
    assert (found.cells, found.actions) == (written.cells, written.actions)
    assert np.array_equal(found.parts, written.parts)
    assert found.about == {**versions(), "edition": "second"}
    for one, other in zip(found.layers, written.layers, strict=True):
        assert np.allclose(one[0], other[0], atol=1e-6)
    assert not list(file.parent.glob("*.new"))


def test_the_evaluation_is_the_documented_formula(file: Path) -> None:
    policy, net = Policy(read_network(file)), read_network(file)
    row = np.random.default_rng(2).integers(0, 12, SIZE).astype(np.int8)
    values = [row[cell_numbers()[name]] for name in net.cells]
    hidden = np.array([v >= level for v, level in zip(values, net.levels, strict=True)], float)
    for number, (weights, biases) in enumerate(net.layers):
        hidden = hidden @ weights + biases
        if number < len(net.layers) - 1:
            hidden = np.maximum(hidden, 0)
    ids = np.array([3, 950, ACTIONS - 1])
    names = {number: name for name, number in action_numbers().items()}
    rows = [net.actions.index(names[int(number)]) for number in ids]
    assert np.allclose(policy.logits(row, ids), net.parts[rows] @ hidden[1:])


def test_the_bot_takes_the_best_legal_action_of_every_question(file: Path) -> None:
    bot = make_bot(f"net:{file}")
    assert isinstance(bot, NetBot)
    for state in (each for group in questions(1).values() for each in group):
        seat = actor(state)
        seen = view(state, seat)
        action = bot.ask(seen, seat, lambda n: 0)
        legal = legal_actions(seen)
        assert action in legal
        assert not bot.trouble
        ids = np.array([id_or_none(seen, each) for each in legal])
        logits = bot.policy.logits(see(seen, seat), ids)
        assert logits[legal.index(action)] == logits.max()


def test_an_action_that_the_network_does_not_know_is_the_last_resort(tmp_path: Path) -> None:
    known = network()
    keeps = [name for name in known.actions if name == "stop"]
    write_network(tmp_path / "few.npz", network(actions=keeps, parts=known.parts[: len(keeps)]))
    bot = make_bot(f"net:{tmp_path / 'few.npz'}")
    for state in (each for group in questions(1).values() for each in group):
        seat, legal = actor(state), legal_actions(state)
        texts = [action_text(state, action) for action in legal]
        chosen = bot.ask(view(state, seat), seat, lambda n: n - 1)
        assert chosen == (legal[texts.index("stop")] if "stop" in texts else legal[-1])


def test_a_bot_can_be_copied_and_its_title_is_the_file(file: Path) -> None:
    bot, state = make_bot(f"net:{file}"), next(iter(questions(1).values()))[0]
    seat = actor(state)
    for other in (deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        one, two = (each.ask(view(state, seat), seat, lambda n: 0) for each in (bot, other))
        assert one == two
    assert bot_title(f"net:{file}") == "small.npz"


# --- bad files -----------------------------------------------------------------------------------


def test_a_missing_file_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"there is no file '.*none\.npz': give the file"):
        make_bot(f"net:{tmp_path / 'none.npz'}")
    with pytest.raises(UserError, match="the parameter of net is the file"):
        make_bot("net")


def _pickled(target: Path) -> None:
    with target.open("wb") as stream:
        np.savez(stream, format=np.array([{"code": 1}], dtype=object))


def _shortened(target: Path) -> None:
    write_network(target, network())
    target.write_bytes(target.read_bytes()[:-400])


def _wrong_shape(target: Path) -> None:
    layers = network().layers
    write_network(target, network(layers=[layers[0], (layers[1][0][:, :-1], layers[1][1])]))


def _not_finite(target: Path) -> None:
    (weights, biases), last = network().layers
    write_network(target, network(layers=[(weights * np.inf, biases), last]))


@pytest.mark.parametrize(
    "damage",
    [
        lambda target: target.write_bytes(b""),
        lambda target: target.write_text("a text"),
        lambda target: np.savez(target.open("wb"), weights=np.zeros(3)),
        _pickled,
        _shortened,
        _wrong_shape,
        _not_finite,
    ],
    ids=["empty", "text", "other arrays", "pickle", "cut off", "shape", "infinite"],
)
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_damaged_or_foreign_file_gives_one_sentence(tmp_path: Path, damage: Any) -> None:
    target = tmp_path / "bad.npz"
    damage(target)
    with pytest.raises(UserError, match=r"bad\.npz is not a network of Daikaiju, or it is damaged"):
        make_bot(f"net:{target}")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        (
            {"cells": ["cards.none.jets", *network().cells[1:]]},
            "uses 'cards.none.jets'",
        ),
        ({"actions": ["buy nothing", *network().actions[1:]]}, "uses 'buy nothing'"),
        ({"about": {"observations": 99}}, "was made for other spaces .*observations 99"),
    ],
)
def test_a_network_for_other_spaces_gives_one_sentence(
    tmp_path: Path, changes: dict[str, Any], says: str
) -> None:
    write_network(tmp_path / "other.npz", network(**changes))
    with pytest.raises(UserError, match=says):
        make_bot(f"net:{tmp_path / 'other.npz'}")


def test_the_command_line_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "bad.npz"
    target.write_text("nothing")
    assert main(["arena", f"net:{target}", "greedy"]) == 2
    line = capsys.readouterr().err
    assert line.startswith("daikaiju: ")
    assert line.count("\n") == 1


def test_records_and_clients_never_load_a_file() -> None:
    assert loads_user_files("net:any.npz")
    assert not loads_user_files("greedy")

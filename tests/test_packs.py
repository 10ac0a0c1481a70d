"""Packs: cards that a host adds. Each test runs a process of its own, which loads a pack."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from bot_specs import ALL_SPECS, SLOW_SPECS, spec_with_file
from conftest import is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.bots.net import Policy, see
from daikaiju.bots.net_file import (
    Network,
    action_numbers,
    cell_numbers,
    read_network,
    write_network,
)
from daikaiju.bots.network import evaluate_network
from daikaiju.bots.scratch import WIN_CHANCES, new_scratch
from daikaiju.bots.weights import weights
from daikaiju.record import position_text
from daikaiju.record.game import Record, RecordError, parse_record
from daikaiju.rules import State, advance
from daikaiju.rules.constants import GONE
from daikaiju.spaces.action_names import name_of
from daikaiju.spaces.actions import ACTIONS
from daikaiju.spaces.observations import SIZE, observe
from pack_games import PACK, run_command, run_python


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """A thousand positions of games without the pack."""
    rng = random.Random(16)
    found = list[State]()
    while len(found) < 1000:
        state = random_start(rng)
        for _ in range(20):
            if not is_over(state):
                found.append(state.copy())
                advance(state, random_action(state, rng))
    return found[:1000]


# --- the example ---------------------------------------------------------------------------------


def test_the_scenarios_of_the_example_pass() -> None:
    assert run_command("check", "--pack", str(PACK))[:2] == (0, "24 passed, 0 failed\n")


def test_a_card_of_a_pack_has_texts_in_every_language() -> None:
    script = """
import json
from daikaiju.text import LANGUAGES, translate
print(json.dumps([translate("card-blackout", language) for language in LANGUAGES]))
"""
    titles = run_python(script, PACK)
    assert titles[:2] == ["Blackout", "Panne de courant"]
    assert len(set(titles)) == 6


def test_random_games_with_a_pack_use_every_effect_and_have_no_fault() -> None:
    script = """
import json, random
from daikaiju.arena.fuzzer import EffectCounter, FuzzReport, _play_interpreted, random_start
from daikaiju.packs import PACKS
tally, report, rng = EffectCounter(), FuzzReport(), random.Random(7)
names = ["may_watch", "night_watch", "second_wind", "thick_skull", "street_party",
         "midnight_snack", "blackout", "night_owl", "early_bird"]
missing = set(names)
while missing and report.games < 400:
    _play_interpreted(random_start(rng), rng, tally, report)
    missing = set(names) - {effect for _, effect in tally.acted}
print(json.dumps([sorted(missing), report.faults, len(PACKS["night_shift"].cards)]))
"""
    assert run_python(script, PACK) == [[], [], 8]


@pytest.mark.parametrize("spec", ALL_SPECS)
def test_every_bot_plays_with_a_pack(spec: str, tmp_path: Path) -> None:
    """Slow bots make few decisions, about two dice. The network of the file knows no such cards."""
    is_slow, spec = spec in SLOW_SPECS, spec.replace(":20", ":2")
    enough = 3 if spec == "champion:2" else 12 if is_slow else 400
    script = f"""
import json, random
from daikaiju.bots.registry import make_bot
from daikaiju.rules import legal_actions, new_game, play_game, sample, use, view
from daikaiju.rules.definitions import ALL_THINGS, TILE
use("interpreted")
rng, bot = random.Random(3), make_bot({spec_with_file(spec, tmp_path)!r})
decisions = 0
def decide(state, seat):
    global decisions
    decisions += 1
    action = bot.choose(view(state, seat), seat, rng.randrange)
    assert action in legal_actions(state)
    return action if decisions < {enough} else None
state = new_game("dark", 3)
state.record["shrink"] = {4 if is_slow else 0}
added = [thing for thing in ALL_THINGS if thing.card.pack and thing.kind != TILE]
in_deck = [state.location[thing.number] for thing in added]
play_game(state, decide, lambda state: sample(state, rng.randrange))
print(json.dumps([in_deck, decisions]))
"""
    in_deck, decisions = run_python(script, PACK)
    assert decisions >= min(enough, 12)
    assert len(in_deck) == 7
    assert GONE not in in_deck  # in the deck, or already in the market


# --- nothing else changes ------------------------------------------------------------------------


def test_unknown_cards_are_neutral_to_the_network(positions: list[State]) -> None:
    """The chances of positions without the cards of a pack are the same bit for bit."""
    script = """
import json, sys
from daikaiju.bots.network import evaluate_network
from daikaiju.bots.scratch import WIN_CHANCES, new_scratch
from daikaiju.bots.weights import weights
from daikaiju.record import read_position
scratch = new_scratch(weights())
found = []
for line in sys.stdin:
    state = read_position(line)
    evaluate_network(state, scratch.values, WIN_CHANCES, scratch.out, weights())
    found.append(scratch.values[WIN_CHANCES : WIN_CHANCES + state.seats].tolist())
print(json.dumps(found))
"""
    lines = "\n".join(position_text(state) for state in positions)
    scratch = new_scratch(weights())
    expected = []
    for state in positions:
        evaluate_network(state, scratch.values, WIN_CHANCES, scratch.out, weights())
        expected.append(scratch.values[WIN_CHANCES : WIN_CHANCES + state.seats].tolist())
    assert run_python(script, PACK, text=lines) == expected


def test_unknown_cards_are_neutral_to_the_champion(positions: list[State]) -> None:
    """The sums of the first layer are the same, and so are all other weights."""
    script = f"""
import hashlib, json, sys
import numpy as np
from daikaiju.bots.champion.network import FIRST_ROWS, NARROW, POLICY, ROW_COUNTS, WIDE
from daikaiju.bots.champion.weights import champion_weights
from daikaiju.record import read_position
from daikaiju.spaces.observations import SIZE, observe
table, places, layers = champion_weights()
rows = table.reshape(-1, places[WIDE]).astype(np.int64)
starts, counts = places[FIRST_ROWS:ROW_COUNTS], places[ROW_COUNTS:]
after = layers[: places[POLICY] + {ACTIONS} * (places[NARROW] + 1)]
found, seen = [hashlib.sha256(after.tobytes()).hexdigest()], np.zeros(SIZE, np.int8)
for line in sys.stdin:
    observe(read_position(line), 0, seen, 0, 1)
    cells = np.flatnonzero((seen > 0) & (counts > 0))
    sums = rows[starts[cells] + np.minimum(seen[cells], counts[cells]) - 1].sum(axis=0)
    found.append(hashlib.sha256(sums.tobytes()).hexdigest())
print(json.dumps(found))
"""
    lines = "\n".join(position_text(state) for state in positions)
    expected = run_python(script, text=lines)
    assert len(set(expected)) > 900
    assert run_python(script, PACK, text=lines) == expected


def test_unknown_cards_are_neutral_to_a_network_of_a_file(
    positions: list[State], tmp_path: Path
) -> None:
    rng, names = np.random.default_rng(16), [*cell_numbers()]
    layers = [
        (rng.normal(size=size), rng.normal(size=size[1])) for size in [(len(names), 9), (9, 4)]
    ]
    actions = [*action_numbers()]
    parts = np.eye(len(actions), 3, dtype=np.int8)
    levels = np.ones(len(names), np.int8)
    file = tmp_path / "made_without_the_pack.npz"
    write_network(file, Network(names, levels, layers, actions, parts, {"edition": "second"}))
    script = f"""
import json, sys
from pathlib import Path
from daikaiju.bots.net import Policy, see
from daikaiju.bots.net_file import read_network
from daikaiju.record import read_position
policy = Policy(read_network(Path({str(file)!r})))
print(json.dumps([policy.outputs(see(read_position(line), 0)).tolist() for line in sys.stdin]))
"""
    lines = "\n".join(position_text(state) for state in positions)
    policy = Policy(read_network(file))
    expected = [policy.outputs(see(state, 0)).tolist() for state in positions]
    assert run_python(script, PACK, text=lines) == expected


def test_a_pack_adds_cells_and_ids_only_at_the_end(positions: list[State]) -> None:
    script = """
import json, sys
import numpy as np
from daikaiju.spaces.action_names import name_of
from daikaiju.spaces.actions import ACTIONS
from daikaiju.spaces.observations import SIZE, observe
from daikaiju.record import read_position
row, rows = np.zeros(SIZE, np.int8), []
for line in sys.stdin:
    observe(read_position(line), 1, row, 0, 1)
    rows.append(row.tolist())
print(json.dumps([rows, [name_of(n) for n in range(ACTIONS)]]))
"""
    some = positions[:50]
    rows, names = run_python(script, PACK, text="\n".join(map(position_text, some)))
    assert names[:ACTIONS] == [name_of(n) for n in range(ACTIONS)]
    assert "buy second_wind" in names[ACTIONS:]
    row = np.zeros(SIZE, np.int8)
    for state, found in zip(some, rows, strict=True):
        observe(state, 1, row, 0, 1)
        assert found[:SIZE] == row.tolist()
        assert not any(found[SIZE:])


def test_random_and_greedy_load_no_weights() -> None:
    script = """
import json
from daikaiju.bots import weights
from daikaiju.bots.registry import make_bot
from daikaiju.rules import actor, new_game, sample, use
import random
use("interpreted")
state = new_game("second", 2)
from daikaiju.rules import advance, CHANCE
while actor(state) == CHANCE:
    advance(state, sample(state, random.randrange))
for spec in ("random", "greedy", "greedy:4"):
    make_bot(spec).choose(state, actor(state), random.randrange)
print(json.dumps(weights.weights.cache_info().currsize))
"""
    assert run_python(script) == 0


# --- records -------------------------------------------------------------------------------------


def played_record() -> str:
    script = """
import json, random
from daikaiju.record.game import Record
from daikaiju.rules import CHANCE, actor, legal_actions, sample
rng = random.Random(1)
record = Record("second", ("gigazaur", "kraken"))
state = record.start()
for _ in range(60):
    if actor(state) == CHANCE:
        record.play(state, sample(state, rng.randrange))
    elif actor(state) >= 0:
        record.play(state, rng.choice(legal_actions(state)))
print(json.dumps(str(record)))
"""
    text: str = run_python(script, PACK)
    return text


def test_a_record_names_its_packs_and_replays_with_them() -> None:
    text = played_record()
    assert "packs: night_shift@" in text
    script = """
import json, sys
from daikaiju.record.game import last_position, parse_record
print(json.dumps(len(parse_record(sys.stdin.read()).moves), default=str))
"""
    assert run_python(script, PACK, text=text) == 60


def test_a_record_without_its_pack_gives_one_sentence() -> None:
    with pytest.raises(RecordError, match="the pack night_shift is needed: start again"):
        parse_record(played_record())


def test_a_record_with_a_changed_pack_gives_one_sentence(tmp_path: Path) -> None:
    changed = tmp_path / PACK.name
    changed.write_text(PACK.read_text(encoding="utf-8").replace("cost=6", "cost=7"), "utf-8")
    record = tmp_path / "game.txt"
    record.write_text(played_record(), encoding="utf-8")
    code, _, error = run_command("replay", str(record), "--pack", str(changed))
    assert code == 2
    assert "the pack night_shift has changed: its hash is" in error


def test_a_record_of_a_game_without_packs_names_none() -> None:
    assert "packs" not in str(Record("second", ("gigazaur", "kraken")))

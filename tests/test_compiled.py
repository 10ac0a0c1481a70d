"""The compiled engine: bit for bit the interpreted one, on every table; and its cache.

All tests of machine code stand in this file, so that one worker compiles and the others do not.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from conftest import TABLES, is_over, random_action, table
from daikaiju.arena.fuzzer import FuzzReport, fuzz
from daikaiju.arena.random_play import play_many
from daikaiju.bots.random import count_keeps, nth_keep
from daikaiju.rules import advance, legal_actions, new_game, running, step_is_interpreted, use
from daikaiju.rules.actions import A_KEEP, MOST_ACTIONS, kind_of
from daikaiju.rules.agenda import KEEP, top_kind
from daikaiju.rules.compiler import compiled, source_key
from daikaiju.rules.state import RECORD


@pytest.fixture(autouse=True)
def _leave_as_found() -> Iterator[None]:
    yield
    use("interpreted")


@pytest.mark.parametrize(("edition", "seats", "option"), TABLES)
def test_interpreted_and_compiled_agree_bit_for_bit(edition: str, seats: int, option: int) -> None:
    luck = random.Random(f"both {edition} {seats} {option}")
    plain, machine = table(edition, seats, option), table(edition, seats, option)
    while not is_over(plain):
        use("interpreted")
        legal, action = legal_actions(plain), random_action(plain, luck)
        advance(plain, action)
        use("compiled")
        assert legal_actions(machine) == legal
        advance(machine, action)
        assert machine.tobytes() == plain.tobytes()
    assert is_over(machine)


def test_one_switch_selects_the_way() -> None:
    use("compiled")
    assert running() == "compiled"
    use("interpreted")
    assert running() == "interpreted"
    with pytest.raises(ValueError, match="choose interpreted, compiled, auto"):
        use("fast")  # type: ignore[arg-type]


def test_machine_code_made_in_the_background_takes_over_by_itself() -> None:
    script = (
        "from daikaiju.rules import advance, new_game, prepare, running, sample, use;"
        "use('auto'); state = new_game('second', 2); first = running(); thread = prepare();"
        "advance(state, sample(state, lambda n: 0)); thread.join(); print(first, running())"
    )
    run = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["interpreted", "compiled"]


def test_listening_makes_the_rules_run_interpreted() -> None:
    use("compiled")
    state = new_game("second", 2)
    state.events = []
    advance(state, random_action(state, random.Random(1)))
    assert state.events
    assert step_is_interpreted(state)


def test_random_keeps_are_those_listed() -> None:
    use("interpreted")
    luck = random.Random(5)
    state = table("second", 4, 0)
    seen = 0
    while not is_over(state):
        if top_kind(state) == KEEP and state.throws > 0:
            keeps = [action for action in legal_actions(state) if kind_of(action) == A_KEEP]
            assert [nth_keep(state, i) for i in range(count_keeps(state))] == keeps
            seen += 1
        advance(state, random_action(state, luck))
    assert seen > 10


def test_playouts_are_the_same_however_many_are_played_together() -> None:
    play = compiled(play_many)
    start = new_game("second", 4).record
    luck, out = np.zeros(1, np.uint64), np.zeros(MOST_ACTIONS, np.int64)
    together, apart = np.zeros(3, np.int64), np.zeros(3, np.int64)
    play(start, start.copy(), 20, 0, 7, luck, out, together)
    for game in range(20):
        play(start, start.copy(), 1, game, 7, luck, out, apart)
    assert together.tolist() == apart.tolist()


def test_a_change_of_any_rule_source_is_another_cache(tmp_path: Path) -> None:
    package = Path(sys.modules["daikaiju"].__file__ or "").parent
    shutil.copytree(package, tmp_path / "daikaiju", ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        "from daikaiju.rules import doors; from daikaiju.rules.compiler import source_key;"
        "print(source_key(doors.advance_first))"
    )

    def key() -> str:
        run = [sys.executable, "-c", script]
        env = {"PYTHONPATH": str(tmp_path), "PATH": "", "HOME": str(tmp_path)}
        return subprocess.run(run, env=env, check=True, capture_output=True, text=True).stdout

    before = key()
    assert before == key()
    changed = tmp_path / "daikaiju" / "rules" / "cards" / "gains.py"
    changed.write_text(changed.read_text() + "\n# changed\n")
    assert key() != before


def test_the_state_stays_under_one_kibibyte() -> None:
    assert RECORD.itemsize < 1024
    assert len(source_key(play_many)) == 24


def test_fuzzing_exercises_every_effect_and_finds_no_fault() -> None:
    report: FuzzReport = fuzz(seconds=20, seed=11)
    assert report.faults == []
    assert report.silent == []
    assert report.games > 300

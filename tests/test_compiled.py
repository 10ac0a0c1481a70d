"""The compiled engine equals the interpreted one bit for bit, on every table; and its cache.

All tests of compiled rules are in this file, so that only one worker compiles them.
"""

from __future__ import annotations

import itertools
import random
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from conftest import TABLES, is_over, random_action, table
from daikaiju.arena import fuzzer
from daikaiju.arena.fuzzer import FuzzReport, fuzz
from daikaiju.arena.random_play import play_many
from daikaiju.rules import (
    State,
    advance,
    legal_actions,
    new_game,
    running,
    step_is_interpreted,
    use,
)
from daikaiju.rules.actions import A_KEEP, MAX_ACTIONS, kind_of
from daikaiju.rules.agenda import KEEP, top_kind
from daikaiju.rules.compiler import get_compiled, source_key
from daikaiju.rules.state import RECORD
from daikaiju.spaces.keeps import count_keeps, nth_keep
from positions import play_random_game


@pytest.mark.parametrize(("edition", "seats", "option"), TABLES)
def test_interpreted_and_compiled_agree_bit_for_bit(edition: str, seats: int, option: int) -> None:
    rng = random.Random(f"both {edition} {seats} {option}")
    interpreted, compiled = table(edition, seats, option), table(edition, seats, option)
    while not is_over(interpreted):
        use("interpreted")
        legal, action = legal_actions(interpreted), random_action(interpreted, rng)
        advance(interpreted, action)
        use("compiled")
        assert legal_actions(compiled) == legal
        advance(compiled, action)
        assert compiled.tobytes() == interpreted.tobytes()
    assert is_over(compiled)


def test_use_selects_the_backend() -> None:
    use("compiled")
    assert running() == "compiled"
    use("interpreted")
    assert running() == "interpreted"
    with pytest.raises(ValueError, match="choose interpreted, compiled, auto"):
        use("fast")  # type: ignore[arg-type]


def test_code_compiled_in_the_background_is_used_when_ready() -> None:
    script = (
        "from daikaiju.rules import advance, new_game, prepare, running, sample, use;"
        "use('auto'); state = new_game('second', 2); first = running(); thread = prepare();"
        "advance(state, sample(state, lambda n: 0)); thread.join(); print(first, running())"
    )
    run = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["interpreted", "compiled"]


def test_threads_do_not_disturb_each_other() -> None:
    """Machine code runs without the GIL, so threads that shared a buffer would mix their lists."""
    use("compiled")
    states = [table(edition, seats, option) for edition, seats, option in TABLES[:8]]
    for number, state in enumerate(states):
        rng = random.Random(number)
        while not legal_actions(state):
            advance(state, random_action(state, rng))
    expected = [legal_actions(state) for state in states]

    def is_constant(number: int) -> bool:
        return all(legal_actions(states[number]) == expected[number] for _ in range(3000))

    with ThreadPoolExecutor(len(states)) as pool:
        assert all(pool.map(is_constant, range(len(states))))


def test_collecting_events_makes_the_rules_run_interpreted() -> None:
    use("compiled")
    state = new_game("second", 2)
    state.events = []
    advance(state, random_action(state, random.Random(1)))
    assert state.events
    assert step_is_interpreted(state)


def test_random_keeps_equal_the_legal_keeps() -> None:
    use("interpreted")
    rng = random.Random(5)
    seen = 0

    def check_and_advance(state: State, action: int) -> None:
        nonlocal seen
        if top_kind(state) == KEEP and state.throws > 0:
            keeps = [action for action in legal_actions(state) if kind_of(action) == A_KEEP]
            assert [nth_keep(state, i) for i in range(count_keeps(state))] == keeps
            seen += 1
        advance(state, action)

    play_random_game(table("second", 4, 0), rng, check_and_advance)
    assert seen > 10


def test_playouts_do_not_depend_on_the_number_played_together() -> None:
    play = get_compiled(play_many)
    start = new_game("second", 4).record
    rng, out = np.zeros(1, np.uint64), np.zeros(MAX_ACTIONS, np.int64)
    together, apart = np.zeros(3, np.int64), np.zeros(3, np.int64)
    play(start, start.copy(), 20, 0, 7, rng, out, together)
    for game in range(20):
        play(start, start.copy(), 1, game, 7, rng, out, apart)
    assert together.tolist() == apart.tolist()


def test_a_change_of_any_rule_source_changes_the_cache_key(tmp_path: Path) -> None:
    package = Path(sys.modules["daikaiju"].__file__ or "").parent
    shutil.copytree(package, tmp_path / "daikaiju", ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        "from daikaiju.rules import compiled_api; from daikaiju.rules.compiler import source_key;"
        "print(source_key(compiled_api.advance_first))"
    )

    def key() -> str:
        run = [sys.executable, "-c", script]
        env = {"PYTHONPATH": str(tmp_path), "PATH": "", "HOME": str(tmp_path)}
        return subprocess.run(run, env=env, check=True, capture_output=True, text=True).stdout

    before = key()
    assert before == key()
    changed = tmp_path / "daikaiju" / "rules" / "cards" / "gains.py"
    source = changed.read_text()
    changed.write_text(f"{source}\n# a comment\n")
    assert key() == before
    changed.write_text(f"{source}\nCHANGED = 1\n")
    assert key() != before


def test_the_state_is_smaller_than_one_kibibyte() -> None:
    assert RECORD.itemsize < 1024
    assert len(source_key(play_many)) == 24


def test_fuzzing_exercises_every_effect_and_finds_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake clock advances one second per call, so that the number of games is fixed."""
    ticks = itertools.count()
    monkeypatch.setattr(fuzzer, "time", SimpleNamespace(monotonic=lambda: float(next(ticks))))
    report: FuzzReport = fuzz(seconds=600, seed=4)
    assert report.faults == []
    assert report.silent == []
    assert report.games > 30_000

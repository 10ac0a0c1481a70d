"""Bots think in other processes: they answer, and nothing that happens to them holds a game up."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from daikaiju.odds import threats
from daikaiju.record import read_position
from daikaiju.rules import State, legal_actions
from daikaiju.server.tables.bot_pool import Thinkers
from daikaiju.server.tables.values import Level

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "expert")
DICE = "second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0"
YIELD = (
    "second gigazaur,the_king,alienoid place=city,outside,outside HEARTS turn=the_king "
    "regular=the_king dice=CC1123 step=enter"
)
# Alienoid can defend itself in so many ways that its danger takes minutes to find out.
LONG = (
    "second alienoid,cyber_kitty,gigazaur,meka_dragon,the_king,space_penguin "
    "place=city,outside,outside,outside,outside,outside energy=20,0,0,0,0,0 turn=cyber_kitty "
    "dice=2EECCH step=enter alienoid=camouflage,rapid_healing,background_dweller "
    "agenda=after_yields.1/yield.0"
)
WAIT = 60.0  # seconds after which something that should happen has not happened


@pytest.fixture(autouse=True)
def _nothing_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")


@asynccontextmanager
async def company(workers: int = 1, patience: float = WAIT) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers, patience)
    try:
        yield thinkers
    finally:
        await thinkers.close()
        assert thinkers.processes == ()


def run(
    story: Callable[[], Awaitable[None]],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    async def told() -> None:
        async with asyncio.timeout(2 * WAIT):
            await story()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(told())


def at_yield(hearts: str, more: str = "") -> State:
    line = YIELD.replace("HEARTS", f"health={hearts}")
    return read_position(f"{line} {more} agenda=after_yields.1/yield.0")


# --- answers -------------------------------------------------------------------------------------


def test_every_level_decides_and_processes_are_kept() -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            assert thinkers.processes == ()
            for level in LEVELS:
                assert await thinkers.choose(level, state, 0) in legal_actions(state)
            started = thinkers.processes
            assert len(started) == 2  # one for the quick levels, one for the others
            assert await thinkers.choose("medium", state, 0) in legal_actions(state)
            assert thinkers.processes == started

    run(story)


def test_many_tables_ask_at_once() -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company(workers=2) as thinkers:
            asked = [thinkers.choose(LEVELS[n % 3], state, 0) for n in range(60)]
            answers = await asyncio.gather(*asked)
            assert len(answers) == 60
            assert {*answers} <= {*legal_actions(state)}
            assert len(thinkers.processes) == 3

    run(story)


def test_where_there_is_no_choice_nobody_thinks() -> None:
    async def story() -> None:
        state = read_position("second gigazaur,the_king dice=113ECH step=probes agenda=keep.0")
        async with company() as thinkers:
            assert [await thinkers.choose("expert", state, 0)] == legal_actions(state)
            assert thinkers.processes == ()

    run(story)


def test_a_danger_is_that_of_staying() -> None:
    async def story() -> None:
        hurt, fleeing = at_yield("2,10,10"), at_yield("2,10,10", "gigazaur=jets held=2,0,0")
        async with company() as thinkers:
            while await thinkers.danger(hurt, 0) is None:
                pass  # a machine in a sweat may need its time to start a process
            assert await thinkers.danger(hurt, 0) == threats(hurt)[0]
            assert await thinkers.danger(at_yield("10,10,10"), 0) == 0
            assert await thinkers.danger(fleeing, 0) == 1  # nobody would stay …
            assert threats(fleeing)[0] == 0  # … and die

    run(story)


# --- trouble -------------------------------------------------------------------------------------


def test_a_process_that_dies_at_work_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            await thinkers.choose("medium", state, 0)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGSTOP)  # so that it is still at work …
            asked = asyncio.create_task(thinkers.choose("medium", state, 0))
            await asyncio.sleep(0.2)
            os.kill(first, signal.SIGKILL)  # … when it dies
            assert await asked in legal_actions(state)
            assert await thinkers.choose("medium", state, 0) in legal_actions(state)
            (second,) = thinkers.processes
            assert second != first

    run(story)
    (told,) = caplog.messages
    assert "medium bot moves at random: its process ended" in told
    assert DICE.split()[3] in told  # where it happened


def test_a_process_that_died_idle_costs_no_decision(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            await thinkers.choose("medium", state, 0)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGKILL)
            while thinkers.processes:
                await asyncio.sleep(0.01)
            await thinkers.choose("medium", state, 0)
            assert first not in thinkers.processes

    run(story)
    assert caplog.messages == []


def test_a_process_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company(patience=3.0) as thinkers:
            await thinkers.choose("medium", state, 0)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGSTOP)
            assert await thinkers.choose("medium", state, 0) in legal_actions(state)
            assert thinkers.processes == ()
            await thinkers.choose("medium", state, 0)
            assert first not in thinkers.processes

    run(story)
    assert "gave no answer within 3 s" in caplog.messages[0]


def test_only_the_four_levels_can_be_asked_for(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def story() -> None:
        state = read_position(DICE)
        specs: list[Any] = ["perfect", f"cmd:touch\t{tmp_path}/started", "cmd:true", "no\nlevel"]
        async with company() as thinkers:
            for spec in specs:
                assert await thinkers.choose(spec, state, 0) in legal_actions(state)

    run(story)
    assert len(caplog.messages) == 4
    assert all("moves at random" in told for told in caplog.messages)
    assert "says KeyError: 'perfect'" in caplog.messages[0]
    assert list(tmp_path.iterdir()) == []


def test_a_danger_that_takes_too_long_is_unknown(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with company(patience=1.0) as thinkers:
            assert await thinkers.danger(read_position(LONG), 0) is None
            await thinkers.choose("medium", read_position(DICE), 0)

    run(story)
    assert "no danger is known" in caplog.messages[0]


def test_quick_levels_do_not_wait_behind_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            await thinkers.choose("hard", state, 0)
            os.kill(thinkers.processes[0], signal.SIGSTOP)
            slow = asyncio.create_task(thinkers.choose("expert", state, 0))
            for _ in range(20):
                assert await thinkers.choose("easy", state, 0) in legal_actions(state)
            assert not slow.done()
            await thinkers.close()
            with pytest.raises(asyncio.CancelledError):
                await slow

    run(story)
    assert caplog.messages == []


def test_whoever_gives_up_waiting_disturbs_nobody() -> None:
    async def story() -> None:
        state, other = read_position(DICE), at_yield("2,10,10")
        async with company() as thinkers:
            await thinkers.choose("hard", state, 0)
            for _ in range(5):
                given_up = [asyncio.create_task(thinkers.choose("hard", state, 0)) for _ in "123"]
                await asyncio.sleep(0.01)
                for task in given_up:
                    task.cancel()
                assert await thinkers.choose("hard", other, 0) in legal_actions(other)

    run(story)


def test_the_same_in_the_loop_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    uvloop = pytest.importorskip("uvloop")

    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            await thinkers.choose("medium", state, 0)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGSTOP)
            asked = asyncio.create_task(thinkers.choose("medium", state, 0))
            await asyncio.sleep(0.2)
            os.kill(first, signal.SIGKILL)
            assert await asked in legal_actions(state)
            assert await thinkers.choose("hard", state, 0) in legal_actions(state)
            await thinkers.danger(read_position(LONG), 0)

    run(story, uvloop.new_event_loop)
    assert "its process ended" in caplog.messages[0]


# --- the end -------------------------------------------------------------------------------------


def test_signals_to_everybody_leave_the_processes_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            await thinkers.choose("medium", state, 0)
            started = thinkers.processes
            assert os.getpgid(started[0]) != os.getpgid(0)  # Ctrl-C does not reach it
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(started[0], number)
            assert await thinkers.choose("medium", state, 0) in legal_actions(state)
            assert thinkers.processes == started

    run(story)
    assert caplog.messages == []


def test_after_the_end_nothing_is_started() -> None:
    async def story() -> None:
        thinkers = Thinkers()
        await thinkers.close()
        for question in (
            thinkers.choose("medium", read_position(DICE), 0),
            thinkers.danger(at_yield("2,10,10"), 0),
        ):
            with pytest.raises(asyncio.CancelledError):
                await question
        assert thinkers.processes == ()

    run(story)


SERVER = """
import asyncio
from daikaiju.record import read_position
from daikaiju.server.tables.bot_pool import Thinkers

async def serve():
    thinkers = Thinkers(patience=600)
    await thinkers.choose("medium", read_position(DICE), 0)
    await thinkers.choose("hard", read_position(DICE), 0)
    task = asyncio.create_task(thinkers.danger(read_position(LONG), 0))
    while len(thinkers.processes) < 3:
        await asyncio.sleep(0.01)
    print("thinking", flush=True)
    while True:
        await thinkers.danger(read_position(LONG), 0)

asyncio.run(serve())
"""


def test_processes_end_with_a_server_that_is_killed() -> None:
    """They have its standard error, which ends only when the last of them has ended."""
    script = SERVER.replace("DICE", repr(DICE)).replace("LONG", repr(LONG))
    words = [sys.executable, "-c", script]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        server.kill()
        server.communicate(timeout=WAIT)
        assert server.returncode == -signal.SIGKILL


# --- machine code --------------------------------------------------------------------------------


def test_the_compiler_delays_nobody_runs_once_and_ends_with_us(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fcntl = pytest.importorskip("fcntl")
    if not Path("/proc/self/stat").exists():
        pytest.skip("needs /proc to see which processes there are")
    monkeypatch.setenv("DAIKAIJU_ENGINE", "auto")
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))

    async def story() -> None:
        state = read_position(DICE)
        async with company() as thinkers:
            with (tmp_path / "compiling.lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)  # somebody compiles
                for level in LEVELS:
                    assert await thinkers.choose(level, state, 0) in legal_actions(state)
                groups = thinkers.processes
                assert [members(group) for group in groups] == [1, 1]
            while members(groups[1]) < 2:  # now it is our turn
                await asyncio.sleep(0.05)
            assert members(groups[1]) == 2  # the two levels that need it wait for each other
            assert await thinkers.choose("hard", state, 0) in legal_actions(state)
        await gone(groups)

    run(story)
    assert caplog.messages == []


async def gone(groups: tuple[int, ...]) -> None:
    end = time.monotonic() + WAIT
    while any(members(group) for group in groups):
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def members(group: int) -> int:
    """How many processes of a group live."""
    return sum(_group_of(stat) == group for stat in Path("/proc").glob("[0-9]*/stat"))


def _group_of(stat: Path) -> int:
    try:
        state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
    except OSError:  # it has just ended
        return 0
    return 0 if state in "ZX" else int(group)

"""The bot pool: answers of worker processes, and recovery from their failures."""

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
from daikaiju.record import action_text, read_position
from daikaiju.rules import State, legal_actions
from daikaiju.server.protocol.values import Level
from daikaiju.server.workers.bot_pool import BotPool

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "expert", "master", "legend")
DICE = "second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0"
YIELD_POSITION = (
    "second gigazaur,the_king,alienoid place=city,outside,outside HEARTS turn=the_king "
    "regular=the_king dice=CC1123 step=enter"
)
# Alienoid has so many defences that the calculation of its danger takes minutes.
SLOW_POSITION = (
    "second alienoid,cyber_kitty,gigazaur,meka_dragon,the_king,space_penguin "
    "place=city,outside,outside,outside,outside,outside energy=20,0,0,0,0,0 turn=cyber_kitty "
    "dice=2EECCH step=enter alienoid=camouflage,rapid_healing,background_dweller "
    "agenda=after_yields.1/yield.0"
)
TIMEOUT = 120.0  # seconds until a test fails


@pytest.fixture(autouse=True)
def _no_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")


@asynccontextmanager
async def running_pool(workers: int = 1, timeout: float = TIMEOUT) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, timeout)
    try:
        yield pool
    finally:
        await pool.close()
        assert pool.process_ids == ()


def run_async(
    body: Callable[[], Awaitable[None]],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    async def with_timeout() -> None:
        async with asyncio.timeout(2 * TIMEOUT):
            await body()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(with_timeout())


def at_yield(hearts: str, more: str = "") -> State:
    line = YIELD_POSITION.replace("HEARTS", f"health={hearts}")
    return read_position(f"{line} {more} agenda=after_yields.1/yield.0")


# --- answers -------------------------------------------------------------------------------------


def test_every_level_decides_and_processes_are_reused() -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            assert pool.process_ids == ()
            for level in LEVELS:
                assert await pool.choose(level, state, 0) in legal_actions(state)
            started = pool.process_ids
            assert len(started) == 2  # one for the quick levels, one for the others
            assert await pool.choose("medium", state, 0) in legal_actions(state)
            assert pool.process_ids == started

    run_async(body)


def test_many_concurrent_requests_are_answered() -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool(workers=2) as pool:
            pending = [pool.choose(LEVELS[2 * (n % 3) + 1], state, 0) for n in range(60)]
            answers = await asyncio.gather(*pending)
            assert len(answers) == 60
            assert {*answers} <= {*legal_actions(state)}
            assert len(pool.process_ids) == 3

    run_async(body)


def test_single_legal_action_needs_no_process() -> None:
    async def body() -> None:
        state = read_position("second gigazaur,the_king dice=113ECH step=probes agenda=keep.0")
        async with running_pool() as pool:
            assert [await pool.choose("legend", state, 0)] == legal_actions(state)
            assert pool.process_ids == ()

    run_async(body)


def test_danger_is_the_danger_of_staying() -> None:
    async def body() -> None:
        hurt, with_jets = at_yield("2,10,10"), at_yield("2,10,10", "gigazaur=jets held=2,0,0")
        async with running_pool() as pool:
            while await pool.danger(hurt, 0) is None:
                pass  # a busy machine may need longer to start a process
            assert await pool.danger(hurt, 0) == threats(hurt)[0]
            assert await pool.danger(at_yield("10,10,10"), 0) == 0
            assert await pool.danger(with_jets, 0) == 1  # staying is certain death …
            assert threats(with_jets)[0] == 0  # … so the monster yields

    run_async(body)


# --- failures ------------------------------------------------------------------------------------


def test_process_killed_during_a_request_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            await pool.choose("medium", state, 0)
            (first,) = pool.process_ids
            os.kill(first, signal.SIGSTOP)  # so that the request is still running …
            pending = asyncio.create_task(pool.choose("medium", state, 0))
            await asyncio.sleep(0.2)
            os.kill(first, signal.SIGKILL)  # … when the process dies
            assert await pending in legal_actions(state)
            assert await pool.choose("medium", state, 0) in legal_actions(state)
            (second,) = pool.process_ids
            assert second != first

    run_async(body)
    (message,) = caplog.messages
    assert "medium bot moves at random: its process ended" in message
    assert DICE.split()[3] in message  # the position is in the message


def test_process_killed_while_idle_is_replaced_silently(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            await pool.choose("medium", state, 0)
            (first,) = pool.process_ids
            os.kill(first, signal.SIGKILL)
            while pool.process_ids:
                await asyncio.sleep(0.01)
            await pool.choose("medium", state, 0)
            assert first not in pool.process_ids

    run_async(body)
    assert caplog.messages == []


def test_hanging_process_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            await pool.choose("medium", state, 0)
            (first,) = pool.process_ids
            os.kill(first, signal.SIGSTOP)
            pool._timeout = 1.0
            assert await pool.choose("medium", state, 0) in legal_actions(state)
            assert pool.process_ids == ()
            pool._timeout = TIMEOUT
            await pool.choose("medium", state, 0)
            assert first not in pool.process_ids

    run_async(body)
    assert "gave no answer within 1 s" in caplog.messages[0]


def test_unknown_levels_get_a_random_move(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    async def body() -> None:
        state = read_position(DICE)
        specs: list[Any] = ["perfect", f"cmd:touch\t{tmp_path}/started", "cmd:true", "no\nlevel"]
        async with running_pool() as pool:
            for spec in specs:
                assert await pool.choose(spec, state, 0) in legal_actions(state)

    run_async(body)
    assert len(caplog.messages) == 4
    assert all("moves at random" in message for message in caplog.messages)
    assert "says KeyError: 'perfect'" in caplog.messages[0]
    assert list(tmp_path.iterdir()) == []


def test_the_host_can_set_the_bot_of_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers inherit it from the process that serves; a client names only the level."""
    example = Path(__file__).parent.parent / "examples" / "my_bot.py"
    monkeypatch.setenv("DAIKAIJU_LEVELS", f"easy=py:{example}:Stubborn")

    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            for _ in range(3):
                assert action_text(state, await pool.choose("easy", state, 0)) == "stop"

    run_async(body)


def test_danger_after_the_timeout_is_unknown(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        async with running_pool(timeout=1.0) as pool:
            assert await pool.danger(read_position(SLOW_POSITION), 0) is None
            await pool.choose("medium", read_position(DICE), 0)

    run_async(body)
    assert "no danger is known" in caplog.messages[0]


def test_quick_levels_do_not_wait_for_slow_levels(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            await pool.choose("legend", state, 0)
            os.kill(pool.process_ids[0], signal.SIGSTOP)
            slow = asyncio.create_task(pool.choose("legend", state, 0))
            for _ in range(20):
                assert await pool.choose("easy", state, 0) in legal_actions(state)
            assert not slow.done()
            await pool.close()
            with pytest.raises(asyncio.CancelledError):
                await slow

    run_async(body)
    assert caplog.messages == []


def test_cancelled_requests_do_not_affect_others() -> None:
    async def body() -> None:
        state, other = read_position(DICE), at_yield("2,10,10")
        async with running_pool() as pool:
            await pool.choose("hard", state, 0)
            for _ in range(5):
                cancelled = [asyncio.create_task(pool.choose("hard", state, 0)) for _ in "123"]
                await asyncio.sleep(0.01)
                for task in cancelled:
                    task.cancel()
                assert await pool.choose("hard", other, 0) in legal_actions(other)

    run_async(body)


def test_pool_works_with_uvloop(caplog: pytest.LogCaptureFixture) -> None:
    uvloop = pytest.importorskip("uvloop")

    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            await pool.choose("medium", state, 0)
            (first,) = pool.process_ids
            os.kill(first, signal.SIGSTOP)
            pending = asyncio.create_task(pool.choose("medium", state, 0))
            await asyncio.sleep(0.2)
            os.kill(first, signal.SIGKILL)
            assert await pending in legal_actions(state)
            assert await pool.choose("hard", state, 0) in legal_actions(state)
            pool._timeout = 1.0
            await pool.danger(read_position(SLOW_POSITION), 0)

    run_async(body, uvloop.new_event_loop)
    assert "its process ended" in caplog.messages[0]


# --- shutdown ------------------------------------------------------------------------------------


def test_terminal_signals_do_not_reach_the_processes(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            await pool.choose("medium", state, 0)
            started = pool.process_ids
            assert os.getpgid(started[0]) != os.getpgid(0)  # Ctrl-C does not reach it
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(started[0], number)
            assert await pool.choose("medium", state, 0) in legal_actions(state)
            assert pool.process_ids == started

    run_async(body)
    assert caplog.messages == []


def test_closed_pool_starts_no_process() -> None:
    async def body() -> None:
        pool = BotPool()
        await pool.close()
        for request in (
            pool.choose("medium", read_position(DICE), 0),
            pool.danger(at_yield("2,10,10"), 0),
        ):
            with pytest.raises(asyncio.CancelledError):
                await request
        assert pool.process_ids == ()

    run_async(body)


SERVER = """
import asyncio
from daikaiju.record import read_position
from daikaiju.server.workers.bot_pool import BotPool

async def serve():
    pool = BotPool(timeout=600)
    await pool.choose("medium", read_position(DICE), 0)
    await pool.choose("legend", read_position(DICE), 0)
    task = asyncio.create_task(pool.danger(read_position(SLOW), 0))
    while len(pool.process_ids) < 3:
        await asyncio.sleep(0.01)
    print("ready", flush=True)
    while True:
        await pool.danger(read_position(SLOW), 0)

asyncio.run(serve())
"""


def test_processes_end_when_the_server_is_killed() -> None:
    """The processes share its standard error, which ends only with the last of them."""
    script = SERVER.replace("DICE", repr(DICE)).replace("SLOW", repr(SLOW_POSITION))
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"ready\n"
        server.kill()
        server.communicate(timeout=TIMEOUT)
        assert server.returncode == -signal.SIGKILL


# --- compilation ---------------------------------------------------------------------------------


def test_compiler_runs_once_without_delaying_requests_and_ends_with_the_pool(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fcntl = pytest.importorskip("fcntl")
    if not Path("/proc/self/stat").exists():
        pytest.skip("needs /proc to list processes")
    monkeypatch.setenv("DAIKAIJU_ENGINE", "auto")
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))

    locks = tmp_path / "locks"
    locks.mkdir()

    async def body() -> None:
        state = read_position(DICE)
        async with running_pool() as pool:
            with (locks / "bots.lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)  # as if another process compiled
                for level in LEVELS:
                    assert await pool.choose(level, state, 0) in legal_actions(state)
                groups = pool.process_ids
                assert [process_count(group) for group in groups] == [1, 1]
            while sum(map(process_count, groups)) < 3:  # wait until the compiler starts
                await asyncio.sleep(0.05)
            assert sum(map(process_count, groups)) == 3  # all levels share one compiler
            assert await pool.choose("hard", state, 0) in legal_actions(state)
        await wait_for_exit(groups)

    run_async(body)
    assert caplog.messages == []


async def wait_for_exit(groups: tuple[int, ...]) -> None:
    end = time.monotonic() + TIMEOUT
    while any(process_count(group) for group in groups):
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def process_count(group: int) -> int:
    """Return the number of live processes of a group."""
    return sum(_process_group(stat) == group for stat in Path("/proc").glob("[0-9]*/stat"))


def _process_group(stat: Path) -> int:
    try:
        state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
    except OSError:  # the process has just ended
        return 0
    return 0 if state in "ZX" else int(group)

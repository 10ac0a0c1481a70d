"""Pool of worker processes for bot decisions and odds, which run outside the event loop.

The processes run bot_worker.py. There are four queues, so that no request waits behind slow ones:
quick levels, slow levels, dangers, and odds for players. In each the clients take turns, so that a
client with many tables does not delay the bots of others. A process is started when it is first
needed. A process that ends, hangs or gives an invalid answer is killed and replaced. (A pool of the
standard library breaks as a whole when one of its processes dies, and cannot end one that hangs.)
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from base64 import b64encode
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from ...record.position import position_text
from ...rules.engine import legal_actions
from ...rules.state import State
from .. import metrics
from ..protocol.odds_messages import NO_GOALS, Odds
from ..protocol.values import Level
from .fair_queue import FairQueue

WORKER_MODULE: Final = "daikaiju.server.workers.bot_worker"
QUICK_LEVELS: Final = {"easy", "medium", "hard", "expert", "master"}  # decide within a millisecond
START_TIMEOUT: Final = 60.0  # seconds for a process to start, also on a busy machine
DANGER_TIMEOUT: Final = 3.0  # seconds: most dangers take 0.02 s, very few take longer
ODDS_TIMEOUT: Final = 5.0  # seconds: most odds take 0.1 s; a process needs 1 s to start
MAX_ANSWER: Final = 64 * 1024 * 1024  # bytes of one answer
Report = Callable[[str], None]
log = logging.getLogger(__name__)


class WorkerError(Exception):
    """A process gave no answer. The text continues a sentence that begins with its name."""


def _log_fault(fault: str) -> None:
    log.error("%s", fault)


class BotPool:
    """All worker processes. A process is started when it is first needed."""

    def __init__(
        self, workers: int = 1, timeout: float = 10.0, queues: Mapping[str, Queue] | None = None
    ) -> None:
        """Use `workers` processes for the slow levels; each other queue has one. Or use existing
        queues, with the names of `make_queues`."""
        self._timeout = timeout
        found: Mapping[str, Queue] = queues or make_queues(workers)
        self._quick_queue, self._deep_queue = found["quick"], found["deep"]
        self._danger_queue, self._odds_queue = found["danger"], found["odds"]

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        return tuple(process for queue in self._queues for process in queue.process_ids)

    @property
    def _queues(self) -> tuple[Queue, ...]:
        return self._quick_queue, self._deep_queue, self._danger_queue, self._odds_queue

    async def choose(
        self, level: Level, state: State, seat: int, client: str = "", report: Report = _log_fault
    ) -> int:
        """Return the decision of a bot, always legal. `state` is the view of the seat.

        `client` is the player who opened the table. `report` is called with one sentence if the
        code of the bot fails, or if the process of a bot that the host has set fails.
        """
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        queue = self._quick_queue if level in QUICK_LEVELS else self._deep_queue
        started = time.monotonic()
        try:
            request = f"choose {level} {seat} {_encode_state(state)}"
            action, fault = await self._ask_for_action(queue, request, client, legal)
        except WorkerError as error:
            action, position = secrets.choice(legal), position_text(state)
            fault = f"{level} bot moves at random: its process {error}, at {position}"
            report = report if _is_set_by_host(level) else _log_fault
        finally:
            metrics.observe_bot_decision(level, time.monotonic() - started)
        if fault:
            report(fault)
        return action

    async def _ask_for_action(
        self, queue: Queue, request: str, client: str, legal: list[int]
    ) -> tuple[int, str]:
        """Return an action, and the fault of the bot if it failed and the action is random."""
        action, _, fault = (await queue.ask(request, self._timeout, client)).partition(" ")
        if action not in map(str, legal):
            raise WorkerError(f"answered {action}, which is not legal")
        return int(action), fault

    async def danger(self, state: State, seat: int, client: str = "") -> float | None:
        """Return the chance that `seat` dies before its next turn if it stays in Tokyo.

        Return None if it is not known in time.
        """
        timeout = min(DANGER_TIMEOUT, self._timeout)
        try:
            async with asyncio.timeout(timeout):
                request = f"danger {seat} {_encode_state(state)}"
                return float(await self._danger_queue.ask(request, timeout, client))
        except (WorkerError, TimeoutError) as error:
            reason = str(error) or "is busy"
            log.warning("no danger is known: its process %s, at %s", reason, position_text(state))
        return None

    async def odds(self, state: State, decides: bool, goals: str, client: str = "") -> Odds | None:
        """Return the odds in a position as one viewer sees it; None if they are not known in time.

        Raise ValueError for an impossible goal.
        """
        timeout = min(ODDS_TIMEOUT, self._timeout)
        request = f"odds {int(decides)} {goals or NO_GOALS} {_encode_state(state)}"
        try:
            async with asyncio.timeout(timeout):
                answer = await self._odds_queue.ask(request, timeout, client)
        except (WorkerError, TimeoutError) as error:
            reason = str(error) or "is busy"
            log.warning("no odds are known: its process %s, at %s", reason, position_text(state))
            return None
        if answer.startswith("?"):
            raise ValueError(answer[1:].strip())
        return msgspec.json.decode(answer, type=Odds)

    async def close(self) -> None:
        """Kill all processes and cancel all waiting requests."""
        for queue in self._queues:
            await queue.close()


def _is_set_by_host(level: Level) -> bool:
    from ...bots.registry import is_replaced  # here: the server needs no bots until one fails

    return is_replaced(level)


def _encode_state(state: State) -> str:
    return b64encode(state.tobytes()).decode()


# --- queues --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Request:
    """One request with its timeout and the future for its answer."""

    text: str
    timeout: float
    answer: asyncio.Future[str]


class Queue(Protocol):
    """Requests of one kind: of this process, or of all processes of a server."""

    @property
    def process_ids(self) -> tuple[int, ...]: ...
    @property
    def is_closed(self) -> bool: ...
    async def ask(self, text: str, timeout: float, client: str = "") -> str: ...
    async def close(self) -> None: ...


class WorkerQueue:
    """Requests of one kind, and the processes that answer them. The clients take turns."""

    def __init__(self, workers: int, module: str = WORKER_MODULE) -> None:
        self._requests: FairQueue[Request] = FairQueue()
        self._workers = [WorkerProcess(module) for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self.is_closed = False

    @property
    def process_ids(self) -> tuple[int, ...]:
        return tuple(worker.process_id for worker in self._workers if worker.process_id)

    async def ask(self, text: str, timeout: float, client: str = "") -> str:
        """Return the answer to a request from the next free process, or raise WorkerError."""
        if self.is_closed:
            raise asyncio.CancelledError
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._run_worker(worker)) for worker in self._workers
            ]
        request = Request(text, timeout, asyncio.get_running_loop().create_future())
        self._requests.put(client, request)
        return await request.answer

    async def _run_worker(self, worker: WorkerProcess) -> None:
        while True:
            request = await self._requests.get()
            if not request.answer.done():  # else the caller no longer waits
                try:
                    await self._handle(request, worker)
                finally:
                    request.answer.cancel()

    async def _handle(self, request: Request, worker: WorkerProcess) -> None:
        """Send a request to a process. Kill the process if it does not answer."""
        try:
            answer = await worker.ask(request.text, request.timeout)
        except Exception as error:  # any error: no table may wait for ever
            await worker.kill()
            if not request.answer.done():
                is_known = isinstance(error, WorkerError)
                request.answer.set_exception(
                    error if is_known else WorkerError(f"failed ({error!r})")
                )
        else:
            if not request.answer.done():
                request.answer.set_result(answer)

    async def close(self) -> None:
        self.is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.kill()
        for request in self._requests.remove_all():
            request.answer.cancel()


def make_queues(workers: int) -> dict[str, WorkerQueue]:
    """Return the queues of a `BotPool`, with `workers` processes for the slow levels."""
    counts = {"quick": 1, "deep": workers, "danger": 1, "odds": 1}
    return {name: WorkerQueue(count) for name, count in counts.items()}


# --- one process ---------------------------------------------------------------------------------


class WorkerProcess:
    """One process. It is started by the first request."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: Process | None = None

    @property
    def process_id(self) -> int | None:
        """The process id, or None while the process does not run."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, text: str, timeout: float) -> str:
        process = await self._ensure_running()
        assert process.stdin is not None
        process.stdin.write(f"{text}\n".encode())
        answer = await _read_line(process, timeout)
        if answer.startswith("!"):
            raise WorkerError(f"says {answer[1:].strip()}")
        return answer

    async def _ensure_running(self) -> Process:
        """Start the process in its own session, so that it does not receive Ctrl-C."""
        if self._process is None or self._process.returncode is not None:
            await self.kill()
            command = (sys.executable, "-P", "-m", self._module)
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=MAX_ANSWER
            )
            await _read_line(self._process, START_TIMEOUT)
        return self._process

    async def kill(self) -> None:
        """Kill the process and all processes that it has started."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                _kill(process)
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
        self._process = None


async def _read_line(process: Process, timeout: float) -> str:
    """Return the next line of output."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(timeout):
            line = await process.stdout.readline()
    except TimeoutError:
        raise WorkerError(f"gave no answer within {timeout:g} s") from None
    if not line.endswith(b"\n"):
        raise WorkerError("ended")
    return line.decode().strip()


def _kill(process: Process) -> None:
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()

"""Bots think outside the event loop: in processes of their own, by bot_worker.py.

There are four lanes, each first come, first served, so that nobody waits behind what takes long:
quick levels, levels that think, dangers, and the odds that people ask for. A process is started
when it is first needed; one that ends, hangs or answers nonsense is ended and another takes its
place. (A pool of the standard library breaks as a whole when one of its processes dies, and cannot
end one that hangs.)
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
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec

from ...record.position import position_text
from ...rules.engine import legal_actions
from ...rules.state import State
from .. import metrics
from .odds_messages import NO_GOALS, Odds
from .values import Level

THINKER: Final = "daikaiju.server.tables.bot_worker"
QUICK: Final = {"easy", "medium"}  # levels that decide within a thousandth of a second
START_TIME: Final = 60.0  # seconds for a process to be there, also on a machine in a sweat
DANGER_TIME: Final = 3.0  # seconds: most dangers are known in a fiftieth, very few take longer
ODDS_TIME: Final = 5.0  # seconds: most odds are known in a tenth; a process needs one to be there
log = logging.getLogger(__name__)


class Trouble(Exception):
    """A process gave no answer; what was wrong, to be read after its name."""


class Thinkers:
    """All processes in which bots think. Nothing is started before it is needed."""

    def __init__(self, workers: int = 1, patience: float = 10.0) -> None:
        """So many `workers` think for the levels that take long; one more for the quick ones."""
        self._patience = patience
        self._quick, self._deep, self._danger = Lane(1), Lane(workers), Lane(1)
        self._odds = Lane(1)

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple(process for lane in self._lanes for process in lane.processes)

    @property
    def _lanes(self) -> tuple[Lane, ...]:
        return self._quick, self._deep, self._danger, self._odds

    async def choose(self, level: Level, state: State, seat: int) -> int:
        """The decision of a bot, always legal; `state` is what the seat may know."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        lane, begun = self._quick if level in QUICK else self._deep, time.monotonic()
        try:
            return await self._chosen(lane, f"choose {level} {seat} {_text(state)}", legal)
        except Trouble as trouble:
            where = position_text(state)
            log.error("%s bot moves at random: its process %s, at %s", level, trouble, where)
        finally:
            metrics.thought(level, time.monotonic() - begun)
        return secrets.choice(legal)

    async def _chosen(self, lane: Lane, question: str, legal: list[int]) -> int:
        answer = await lane.ask(question, self._patience)
        if answer not in map(str, legal):
            raise Trouble(f"answered {answer}, which is not legal")
        return int(answer)

    async def danger(self, state: State, seat: int) -> float | None:
        """The chance that `seat` dies before its next turn if it stays; None if nobody can tell."""
        seconds = min(DANGER_TIME, self._patience)
        try:
            async with asyncio.timeout(seconds):
                return float(await self._danger.ask(f"danger {seat} {_text(state)}", seconds))
        except (Trouble, TimeoutError) as trouble:
            why = str(trouble) or "is busy"
            log.warning("no danger is known: its process %s, at %s", why, position_text(state))
        return None

    async def odds(self, state: State, decides: bool, goals: str) -> Odds | None:
        """The odds in a position as somebody sees it; None if nobody can tell in time.

        A goal that cannot be is a ValueError.
        """
        seconds = min(ODDS_TIME, self._patience)
        question = f"odds {int(decides)} {goals or NO_GOALS} {_text(state)}"
        try:
            async with asyncio.timeout(seconds):
                answer = await self._odds.ask(question, seconds)
        except (Trouble, TimeoutError) as trouble:
            why = str(trouble) or "is busy"
            log.warning("no odds are known: its process %s, at %s", why, position_text(state))
            return None
        if answer.startswith("?"):
            raise ValueError(answer[1:].strip())
        return msgspec.json.decode(answer, type=Odds)

    async def close(self) -> None:
        """End all processes. Whoever still waits for an answer is cancelled."""
        for lane in self._lanes:
            await lane.close()


def _text(state: State) -> str:
    return b64encode(state.tobytes()).decode()


# --- waiting in line -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Question:
    """One question, how long it may take, and who waits for the answer."""

    words: str
    patience: float
    answer: asyncio.Future[str]


class Lane:
    """Questions of one sort, first come, first served, and the workers that answer them."""

    def __init__(self, workers: int) -> None:
        self._waiting: asyncio.Queue[Question] = asyncio.Queue()
        self._workers = [Worker() for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        return tuple(worker.process for worker in self._workers if worker.process)

    async def ask(self, words: str, patience: float) -> str:
        """The answer to a question, which a free worker gets; Trouble if there is none."""
        if self._is_closed:
            raise asyncio.CancelledError
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._workers]
        question = Question(words, patience, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(question)
        return await question.answer

    async def _serve(self, worker: Worker) -> None:
        while True:
            question = await self._waiting.get()
            if not question.answer.done():  # else nobody waits for it any more
                try:
                    await self._put(question, worker)
                finally:
                    question.answer.cancel()

    async def _put(self, question: Question, worker: Worker) -> None:
        """Put a question to a worker, which goes home if it does not answer."""
        try:
            answer = await worker.ask(question.words, question.patience)
        except Exception as error:  # whatever it is, no table must wait for ever
            await worker.end()
            if not question.answer.done():
                trouble = error if isinstance(error, Trouble) else Trouble(f"failed ({error!r})")
                question.answer.set_exception(trouble)
        else:
            if not question.answer.done():
                question.answer.set_result(answer)

    async def close(self) -> None:
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.end()
        while not self._waiting.empty():
            self._waiting.get_nowait().answer.cancel()


# --- one process ---------------------------------------------------------------------------------


class Worker:
    """One process; it is started when it is asked and not there."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def process(self) -> int | None:
        """Its id, while it runs."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, words: str, patience: float) -> str:
        process = await self._running()
        assert process.stdin is not None
        process.stdin.write(f"{words}\n".encode())
        answer = await _line(process, patience)
        if answer.startswith("!"):
            raise Trouble(f"says {answer[1:].strip()}")
        return answer

    async def _running(self) -> Process:
        """In a session of its own, so that Ctrl-C is for the server alone."""
        if self._process is None or self._process.returncode is not None:
            await self.end()
            words = (sys.executable, "-P", "-m", THINKER)
            self._process = await asyncio.create_subprocess_exec(
                *words, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
            await _line(self._process, START_TIME)
        return self._process

    async def end(self) -> None:
        """Stop it and whatever it has started, at once."""
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


async def _line(process: Process, patience: float) -> str:
    """The next line that it says."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(patience):
            line = await process.stdout.readline()
    except TimeoutError:
        raise Trouble(f"gave no answer within {patience:g} s") from None
    if not line.endswith(b"\n"):
        raise Trouble("ended")
    return line.decode().strip()


def _kill(process: Process) -> None:
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()

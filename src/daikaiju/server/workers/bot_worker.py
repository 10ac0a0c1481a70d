"""The process in which bots think: questions come in as lines, and each is answered by a line.

    choose LEVEL SEAT STATE      the action, a whole number
    danger SEAT STATE            the chance that the monster dies before its next turn if it stays
    odds DECIDES GOALS STATE     all odds as JSON; about the decision that is due if DECIDES is 1

STATE is the record in base 64, as far as the seat may know it. `! WORDS` says what went wrong,
`? WORDS` which of the GOALS (with commas between them; - is none) cannot be.
The process ends when its input ends, whatever it is doing then: nobody is left to wait for it.
"""

from __future__ import annotations

import os
import secrets
import signal
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, Final

import msgspec

from ...bots.bot import Bot
from ...bots.registry import LEVELS, make_bot
from ...odds.table_goals import after_action
from ...odds.threats import Danger
from ...rules import engine
from ...rules.actions import A_STAY, pack
from ...rules.agenda import YIELD, top_kind
from ...rules.state import State
from .odds_messages import NO_GOALS

READY: Final = "ready"
NICENESS: Final = 10


def main() -> None:
    """Answer until the input ends."""
    _stand_back()
    questions, answers = _take_pipes()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions, waiting), name="daikaiju-listen", daemon=True).start()
    mind = Mind()
    try:
        print(READY, file=answers, flush=True)
        while True:
            print(mind.answer(waiting.get().decode()), file=answers, flush=True)
    except BrokenPipeError:
        os._exit(0)  # the server is gone: nobody waits for the answer


# --- living beside the server --------------------------------------------------------------------


def _stand_back() -> None:
    """Whoever serves people goes first; and only the end of the input ends this process.

    A system may let niceness count only among the processes of one session, and weigh sessions by
    a number of their own.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS), encoding="ascii")


def _take_pipes() -> tuple[IO[bytes], IO[str]]:
    """Keep the pipes to the server for this alone: nothing else reads, prints or inherits them."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _listen(questions: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    """Take questions in; when the server is gone, end at once, with whatever was started here."""
    for line in questions:
        waiting.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


# --- thinking ------------------------------------------------------------------------------------


class Mind:
    """The bots that have been asked for, one of each level."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def answer(self, question: str) -> str:
        try:
            kind, *words, state = question.split()
            seen = State.frombytes(b64decode(state))
            if kind == "choose":
                level, seat = words
                return str(self._bot(level).choose(seen, int(seat), secrets.randbelow))
            if kind == "odds":
                return odds(seen, *words)
            return repr(danger_if_staying(seen, int(words[0])))
        except Exception as error:  # whatever it is, it is told where the game is played
            return " ".join(f"! {type(error).__name__}: {error}".split())

    def _bot(self, level: str) -> Bot:
        """Nobody but the four levels: a spec could start any program."""
        if level not in self._bots:
            bot = self._bots[level] = make_bot(LEVELS[level])
            if bot.needs:
                Thread(
                    target=_prepare, args=bot.needs, name="daikaiju-prepare", daemon=True
                ).start()
        return self._bots[level]


def odds(state: State, decides: str, goals: str) -> str:
    """All odds, or which goal cannot be."""
    from .odds_compute import foresee  # here: not every such process is asked for odds

    try:
        found = foresee(state, decides == "1", goals.split(",") if goals != NO_GOALS else ())
    except ValueError as error:
        return f"? {error}"
    return msgspec.json.encode(found).decode()


def danger_if_staying(state: State, seat: int) -> float:
    """The chance that a monster dies before its next turn; asked whether it yields, it stays."""
    if top_kind(state) == YIELD:
        state = after_action(state, pack(A_STAY))
    return float(Danger(seat, exact=False).of(state))


# --- machine code --------------------------------------------------------------------------------


def _prepare(*needed: Any) -> None:
    """Have machine code made, or only loaded. Until it is there, bots think without it."""
    with _one_at_a_time():
        engine.prepare(*needed).join()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait until no other process of this machine has the compiler run for it."""
    try:
        import fcntl
    except ImportError:  # a system without such locks compiles beside itself
        yield
        return
    from ...rules.compiler import cache_root

    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()

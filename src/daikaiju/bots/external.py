"""*cmd:COMMAND*: an external bot, any program that speaks the engine protocol (docs/notation.md).

A bot that cannot be started, exits, hangs or gives a wrong answer is stopped and replaced by
*random*. `trouble` then describes the failure in one sentence.
"""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from typing import Any

from ..record.game import result_text
from ..record.notation import action_text, monster_name, parse_action
from ..record.position import position_text
from ..rules.engine import legal_actions
from ..rules.state import State
from ..rules.view import view
from ..text import UserError
from .bot import Bot, DrawBelow
from .faults import LONGEST_QUOTE, BotFault, legal_examples, quoted, shortened
from .process import Process, ProcessEnded, ReadTimeout

GREETING = "hello daikaiju 1"
HELLO_TIME = 10.0  # seconds within which the greeting must be answered
GRACE = 0.25  # seconds added to the thinking time for transport
SEEDS = 2**31  # seeds sent to the program are below this


class ExternalBot(Bot):
    """A bot that runs a program and asks it by the protocol. The program starts at its first
    decision."""

    def __init__(self, command: str, milliseconds: int = 1000) -> None:
        super().__init__(f"cmd:{command}")
        self.command = command
        self.milliseconds = milliseconds
        self.name = self.spec  # until the program sends its own
        self._process: Process | None = None
        self._table = ""  # the setup in the last `game` line

    def __getstate__(self) -> dict[str, Any]:
        """Return all values of a copy, which starts its own program."""
        return {**self.__dict__, "_process": None, "_table": ""}

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return the decision of the program.

        Without a choice or after a fault the program gets no request.
        """
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if not self.trouble:
            try:
                return self._ask(view(state, seat), legal, seat, draw)
            except BotFault as fault:
                self.give_up(str(fault))
        return legal[draw(len(legal))]

    def over(self, state: State) -> None:
        """Send the result of a game. The next question belongs to a new game."""
        if self._process:
            self._process.send(f"over {result_text(state) or 'nobody'}")
        self._table = ""

    def close(self) -> None:
        """Stop the program. The next decision starts it again."""
        if self._process:
            self._process.send("quit")
            self._process.end()
        self._process = None
        self._table = ""

    # --- requests --------------------------------------------------------------------------------

    def _ask(self, seen: State, legal: list[int], seat: int, draw: DrawBelow) -> int:
        process = self._process or self._start()
        _check_no_output(process)
        position, monster = position_text(seen), monster_name(seen, seat)
        table = " ".join(position.split()[:2])
        if table != self._table:
            process.send(f"game {table}")
            self._table = table
        process.send(f"position {position}")
        process.send(f"legal {'; '.join(action_text(seen, action) for action in legal)}")
        process.send(f"go {monster} {self.milliseconds} {draw(SEEDS)}")
        answer = _read_answer(process, self.milliseconds / 1000)
        try:
            return parse_action(seen, answer)
        except ValueError:
            raise BotFault(
                f"answered {quoted(answer)} where only {legal_examples(seen, legal)}"
            ) from None

    def _start(self) -> Process:
        try:
            self._process = process = Process(_split_command(self.command))
        except FileNotFoundError as error:
            raise BotFault(
                f"could not be started: there is no program {error.filename!r}"
            ) from None
        except OSError as error:
            raise BotFault(f"could not be started: {error.strerror}") from None
        except ValueError as error:
            raise BotFault(f"could not be started: {error}") from None
        process.send(GREETING)
        answer = _read_answer(process, HELLO_TIME)
        word, _, name = answer.partition(" ")
        if word != "hello":
            raise BotFault(f'answered {quoted(answer)} where "hello NAME" was due')
        self.name = name.strip() or self.name
        return process

    def give_up(self, fault: str) -> None:
        """Stop the program."""
        super().give_up(fault)
        if self._process:
            self._process.end()
        self._process = None

    def forgive(self) -> None:
        """Do not start a program again that has failed: each failure may take seconds."""

    def start(self) -> None:
        """Start the program. Raise UserError if that fails."""
        try:
            self._process = self._process or self._start()
        except BotFault as fault:
            self.close()
            raise UserError("mistake-bot-program", bot=self.spec, problem=str(fault)) from None


# --- reading -------------------------------------------------------------------------------------


def _read_answer(process: Process, seconds: float) -> str:
    """Return the next line that is not a comment."""
    deadline = time.monotonic() + seconds + GRACE
    try:
        while True:
            line = _read_line(process, deadline)
            if not _is_comment(line):
                return line
            if time.monotonic() > deadline:
                raise ReadTimeout
    except ReadTimeout as timeout:
        begun = f", only the unfinished line {quoted(str(timeout))}" if str(timeout) else ""
        raise BotFault(f"gave no answer within {seconds:g} s{begun}") from None


def _check_no_output(process: Process) -> None:
    """Raise BotFault if the program has sent a line without a request.

    That line would be read as the answer to the next request.
    """
    try:
        line = _read_line(process, time.monotonic())
    except ReadTimeout as timeout:
        line = str(timeout)
    if not _is_comment(line):
        raise BotFault(f"said {quoted(line)} without having been asked")


def _read_line(process: Process, deadline: float) -> str:
    try:
        return process.line(deadline)
    except ProcessEnded:
        process.end()
        raise BotFault(shortened(process.how_it_ended(), 3 * LONGEST_QUOTE)) from None


def _is_comment(line: str) -> bool:
    return not line or f"{line} ".startswith(("#", "info "))


# --- commands -------------------------------------------------------------------------------------


def _split_command(command: str) -> list[str]:
    """Split a command into words. `python` is this interpreter if the system has none."""
    words = shlex.split(command)
    if not words:
        raise ValueError("the command is empty")
    if words[0] == "python" and not shutil.which("python"):
        words[0] = sys.executable
    return words

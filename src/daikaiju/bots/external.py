"""*cmd:COMMAND*: a bot from outside, any program that speaks the engine protocol.

The protocol is in docs/notation.md. A bot that cannot be started, ends, hangs or says what makes
no sense is stopped, and random plays on for it: `trouble` then says in one sentence what happened.
"""

from __future__ import annotations

import shlex
import shutil
import sys
import time

from ..record.game import result_text
from ..record.notation import action_text, monster_name, parse_action
from ..record.position import position_text
from ..rules.engine import legal_actions
from ..rules.state import State
from ..rules.view import view
from .bot import Bot, Luck
from .process import Ended, Process, Silent

GREETING = "hello daikaiju 1"
HELLO_TIME = 10.0  # seconds to start and to say hello
GRACE = 0.25  # seconds for the way there and back
SEEDS = 2**31
EXAMPLES = 3  # of what would have been possible
LONGEST_QUOTE = 60


class Fault(Exception):
    """What the bot did wrong, to be read after its name."""


class Foreign(Bot):
    """The arena's side of the protocol: one program, started at its first decision."""

    def __init__(self, command: str, milliseconds: int = 1000) -> None:
        super().__init__(f"cmd:{command}")
        self.command = command
        self.milliseconds = milliseconds
        self.name = self.spec  # … until it says its own
        self._process: Process | None = None
        self._table = ""  # what it was last told to play at

    def choose(self, state: State, seat: int, luck: Luck) -> int:
        """The bot's decision; where there is no choice it is not asked, after a fault neither."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if not self.trouble:
            try:
                return self._ask(view(state, seat), legal, seat, luck)
            except Fault as fault:
                self._give_up(str(fault))
        return legal[luck(len(legal))]

    def over(self, state: State) -> None:
        """Tell the bot how a game ended; what it is asked next belongs to a new one."""
        if self._process:
            self._process.say(f"over {result_text(state) or 'nobody'}")
        self._table = ""

    def close(self) -> None:
        """Send the bot home. If it is asked again it is started again."""
        if self._process:
            self._process.say("quit")
            self._process.end()
        self._process = None
        self._table = ""

    # --- asking ----------------------------------------------------------------------------------

    def _ask(self, seen: State, legal: list[int], seat: int, luck: Luck) -> int:
        process = self._process or self._start()
        _check_silence(process)
        position, monster = position_text(seen), monster_name(seen, seat)
        table = " ".join(position.split()[:2])
        if table != self._table:
            process.say(f"game {table}")
            self._table = table
        process.say(f"position {position}")
        process.say(f"legal {'; '.join(action_text(seen, action) for action in legal)}")
        process.say(f"go {monster} {self.milliseconds} {luck(SEEDS)}")
        answer = _answer(process, self.milliseconds / 1000)
        try:
            return parse_action(seen, answer)
        except ValueError:
            raise Fault(f"answered {_quoted(answer)} where only {_some(seen, legal)}") from None

    def _start(self) -> Process:
        try:
            self._process = process = Process(_words(self.command))
        except FileNotFoundError as error:
            raise Fault(f"could not be started: there is no program {error.filename!r}") from None
        except OSError as error:
            raise Fault(f"could not be started: {error.strerror}") from None
        except ValueError as error:
            raise Fault(f"could not be started: {error}") from None
        process.say(GREETING)
        answer = _answer(process, HELLO_TIME)
        word, _, name = answer.partition(" ")
        if word != "hello":
            raise Fault(f'answered {_quoted(answer)} where "hello NAME" was due')
        self.name = name.strip() or self.name
        return process

    def _give_up(self, fault: str) -> None:
        self.trouble = f"{self.spec} {fault}; random plays on for it"
        if self._process:
            self._process.end()
        self._process = None


# --- listening -----------------------------------------------------------------------------------


def _answer(process: Process, seconds: float) -> str:
    """The next line that is no comment."""
    deadline = time.monotonic() + seconds + GRACE
    try:
        while True:
            line = _line(process, deadline)
            if not _is_comment(line):
                return line
            if time.monotonic() > deadline:
                raise Silent
    except Silent as silent:
        begun = f", only the unfinished line {_quoted(str(silent))}" if str(silent) else ""
        raise Fault(f"gave no answer within {seconds:g} s{begun}") from None


def _check_silence(process: Process) -> None:
    """A second answer to the last question must not be taken for one to the next."""
    try:
        line = _line(process, time.monotonic())
    except Silent as silent:
        line = str(silent)
    if not _is_comment(line):
        raise Fault(f"said {_quoted(line)} without having been asked")


def _line(process: Process, deadline: float) -> str:
    try:
        return process.line(deadline)
    except Ended:
        process.end()
        raise Fault(_cut(process.how_it_ended(), 3 * LONGEST_QUOTE)) from None


def _is_comment(line: str) -> bool:
    return not line or f"{line} ".startswith(("#", "info "))


# --- words ---------------------------------------------------------------------------------------


def _words(command: str) -> list[str]:
    """A command as its words. `python` is ours where the system has none of that name."""
    words = shlex.split(command)
    if not words:
        raise ValueError("the command is empty")
    if words[0] == "python" and not shutil.which("python"):
        words[0] = sys.executable
    return words


def _some(state: State, legal: list[int]) -> str:
    """`"stop", "keep none" and 40 more are possible`."""
    texts = [f'"{action_text(state, action)}"' for action in legal[:EXAMPLES]]
    more = len(legal) - len(texts)
    if more:
        texts.append(f"{more} more")
    return f"{', '.join(texts[:-1])} and {texts[-1]} are possible"


def _quoted(text: str) -> str:
    return f'"{_cut(text, LONGEST_QUOTE)}"'


def _cut(text: str, most: int) -> str:
    """A text that fits into a sentence: printable, and not too long."""
    plain = "".join(letter if letter.isprintable() else "�" for letter in text)
    return plain if len(plain) <= most else plain[: most - 1] + "…"

"""`daikaiju engine SPEC`: runs a bot as an engine, for arenas of other programs.

The engine protocol and its comments are in English, in every language of the user.
"""

from __future__ import annotations

import argparse
import io
import random
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from typing import TYPE_CHECKING

from ... import __version__
from ...record.notation import action_text, actor_name, seat_of
from ...record.position import read_position
from ...rules.agenda import actor
from ...rules.state import State
from ..parser import add_pack_option, help_text

if TYPE_CHECKING:
    from ...bots.bot import Bot

IGNORED = ("", "#", "game", "legal", "over")  # need no answer: a position holds all information
# Takes the state, the seat and rng(n), which returns a random integer below n; returns an action.
ChooseFunction = Callable[[State, int, Callable[[int], int]], int]


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("spec", metavar="SPEC", help=help_text("cli-engine-spec"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ...bots.registry import make_bot

    with closing(make_bot(args.spec)) as bot:
        bot.start()
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8", errors="replace")
        serve(_choose_function(bot), f"{args.spec} (daikaiju {__version__})", sys.stdin)
    return 0


def _choose_function(bot: Bot) -> ChooseFunction:
    """Return a function that asks the bot; a fault of the bot is sent as a comment."""

    def choose(state: State, seat: int, draw: Callable[[int], int]) -> int:
        bot.forgive()
        bot.check(state)
        action = bot.ask(state, seat, draw)
        if bot.trouble:
            _send(f"# {bot.trouble}")
        return action

    return choose


def serve(choose: ChooseFunction, name: str, lines: Iterable[str]) -> None:
    """Answer the arena line by line until `quit`; an invalid line is answered with a comment."""
    state: State | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "quit":
                return
            if word == "hello":
                _send(f"hello {name}")
            elif word == "position":
                state = None  # stays so if the new one is invalid
                state = read_position(rest)
            elif word == "go":
                _send(_answer(choose, state, rest.split()))
            elif word not in IGNORED:
                raise ValueError(f"unknown command {word!r}")
        except ValueError as error:
            _send(f"# {error}")


def _answer(choose: ChooseFunction, state: State | None, words: list[str]) -> str:
    """Return the decision for `go MONSTER MILLISECONDS SEED`; the last two are optional.

    MILLISECONDS is ignored: the spec of the bot sets its thinking time.
    """
    if state is None or not words:
        raise ValueError("go needs a valid position before it, and the monster that decides")
    seat = seat_of(state, words[0])
    if actor(state) != seat:
        raise ValueError(f"{words[0]} cannot act now: {actor_name(state)} must act")
    rng = random.Random(words[2] if len(words) > 2 else None)
    return action_text(state, choose(state, seat, rng.randrange))


def _send(line: str) -> None:
    print(line, flush=True)

"""`daikaiju engine SPEC`: a bot of ours speaks the engine protocol, for arenas of others.

The protocol is English, its comments too, whatever the language of whoever started it.
"""

from __future__ import annotations

import argparse
import io
import random
import sys
from collections.abc import Callable, Iterable
from contextlib import closing

from ... import __version__
from ...record.notation import action_text, actor_name, seat_of
from ...record.position import read_position
from ...rules.agenda import actor
from ...rules.state import State
from ..parser import help_text

NOTED = ("", "#", "game", "legal", "over")  # need no answer: a position says everything
# What a bot does: the position, its seat, and luck(n), a whole number below n; gives its action.
Choice = Callable[[State, int, Callable[[int], int]], int]


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("spec", metavar="SPEC", help=help_text("cli-engine-spec"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ...bots.registry import make_bot

    with closing(make_bot(args.spec)) as bot:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8", errors="replace")
        serve(bot.choose, f"{args.spec} (daikaiju {__version__})", sys.stdin)
    return 0


def serve(choose: Choice, name: str, lines: Iterable[str]) -> None:
    """Answer the arena line by line until it says quit; what makes no sense gets a comment."""
    state: State | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "quit":
                return
            if word == "hello":
                _say(f"hello {name}")
            elif word == "position":
                state = None  # should the new one be unreadable
                state = read_position(rest)
            elif word == "go":
                _say(_answer(choose, state, rest.split()))
            elif word not in NOTED:
                raise ValueError(f"{word!r} means nothing here")
        except ValueError as error:
            _say(f"# {error}")


def _answer(choose: Choice, state: State | None, words: list[str]) -> str:
    """The decision of a monster: `go MONSTER MILLISECONDS SEED`, the last two may be missing.

    How long a bot of ours thinks stands in its spec.
    """
    if state is None or not words:
        raise ValueError("go needs a position before it, and the monster that is to decide")
    seat = seat_of(state, words[0])
    if actor(state) != seat:
        raise ValueError(f"it is not {words[0]} who must act now, but {actor_name(state)}")
    luck = random.Random(words[2] if len(words) > 2 else None)
    return action_text(state, choose(state, seat, luck.randrange))


def _say(line: str) -> None:
    print(line, flush=True)

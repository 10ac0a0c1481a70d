"""`daikaiju replay FILE`: prints a recorded game, turn by turn."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ...record.game import RecordError, read_record, replay, result_text
from ...record.notation import action_text, actor_name
from ...record.position import position_text
from ...rules.agenda import actor
from ...rules.state import State
from ..event_text import print_events
from ..output import message, monster_title
from ..parser import add_pack_option, help_text
from ..table_view import print_table


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help=help_text("cli-replay-file"))
    parser.add_argument("--position", action="store_true", help=help_text("cli-replay-position"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay a record to its end, and check the result that it states."""
    record = read_record(args.file)
    console = Console(highlight=False)
    state: State | None = None
    for index, (state, action) in enumerate(replay(record, str(args.file))):
        if state.events is None:
            state.events = []
        if not args.position:
            print_events(console, state)
            if action:
                console.print(Text(f"  {_move_text(state, action)}", "dim"))
                _print_comment(console, record.comments.get(index))
    assert state is not None
    result = result_text(state)
    if record.result and record.result != result:
        raise _result_error(str(args.file), record.result, result)
    if args.position:
        print(position_text(state))
    else:
        print_table(console, state, -1)
        end = message("cli-result", result=result) if result else message("cli-no-result")
        console.print(Text(end, "bold"))
    return 0


def _move_text(state: State, action: int) -> str:
    """Return the text of an action, with its monster unless it is an action of chance."""
    text = action_text(state, action)
    return text if actor(state) < 0 else message("cli-does", who=_who(state), action=text)


def _print_comment(console: Console, comment: str | None) -> None:
    """Print the comment of a move, such as the reason that its player stated."""
    if comment:
        text = Text(message("cli-comment", comment=comment), "italic")
        console.print(Padding.indent(text, 4))


def _who(state: State) -> str:
    return monster_title(actor_name(state))


def _result_error(file: str, claimed: str, result: str) -> RecordError:
    if result:
        return RecordError("mistake-result", file=file, claimed=claimed, result=result)
    return RecordError("mistake-result-open", file=file, claimed=claimed)

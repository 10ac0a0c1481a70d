"""`daikaiju replay FILE`: a recorded game, told turn by turn."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from ...record.game import RecordError, read_record, replay, result_text
from ...record.notation import action_text, actor_name
from ...record.position import position_text
from ...rules.agenda import actor
from ...rules.state import State
from ..event_text import tell_events
from ..output import monster_title, say
from ..table_view import draw_table


def run(args: argparse.Namespace) -> int:
    """Replay a record to its end; what it claims as result must be what happened."""
    record = read_record(args.file)
    console = Console(highlight=False)
    state: State | None = None
    for state, action in replay(record, str(args.file)):
        if state.events is None:
            state.events = []
        if not args.position:
            tell_events(console, state)
            if action:
                console.print(Text(f"  {_told(state, action)}", "dim"))
    assert state is not None
    result = result_text(state)
    if record.result and record.result != result:
        raise _lie(str(args.file), record.result, result)
    if args.position:
        print(position_text(state))
    else:
        draw_table(console, state, -1)
        told = say("cli-result", result=result) if result else say("cli-no-result")
        console.print(Text(told, "bold"))
    return 0


def _told(state: State, action: int) -> str:
    """An action, and whose it is if not that of chance."""
    text = action_text(state, action)
    return text if actor(state) < 0 else say("cli-does", who=_who(state), action=text)


def _who(state: State) -> str:
    return monster_title(actor_name(state))


def _lie(file: str, claimed: str, result: str) -> RecordError:
    if result:
        return RecordError("mistake-result", file=file, claimed=claimed, result=result)
    return RecordError("mistake-result-open", file=file, claimed=claimed)

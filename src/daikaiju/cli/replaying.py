"""`daikaiju replay FILE`: a recorded game, told turn by turn."""

from __future__ import annotations

import argparse

from rich.console import Console

from ..record.catalogue import title
from ..record.game import RecordError, read_record, replay, result_text
from ..record.notation import action_text, actor_name
from ..record.position import position_text
from ..rules.agenda import actor
from ..rules.state import State
from .drawing import draw_table
from .narrating import tell_events


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
                who = "" if actor(state) < 0 else f"{title(actor_name(state))}: "
                console.print(f"  [dim]{who}{action_text(state, action)}[/]")
    assert state is not None
    result = result_text(state)
    if record.result and record.result != result:
        raise RecordError(
            f"{args.file}: the record claims the result {record.result!r}, "
            f"but its moves lead to {result or 'a game that goes on'!r}"
        )
    if args.position:
        print(position_text(state))
    else:
        draw_table(console, state, -1)
        console.print(f"[bold]result: {result or 'the game goes on'}[/]")
    return 0

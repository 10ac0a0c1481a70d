"""Advice at the table: the exact odds of one's dice, and what a bot would do."""

from __future__ import annotations

import random
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table

from ..bots.registry import make_bot
from ..odds import Hand, Plan, average, hand_of, threats
from ..record.catalogue import title
from ..record.notation import action_text, monster_name
from ..rules.agenda import CHANGE, KEEP, top_kind
from ..rules.state import State
from .company import thinking
from .odds_drawing import percent

GOALS: Final = ("stars", "claws", "hearts", "energy")
ADVISER: Final = "odds"


def show_odds(console: Console, seen: State, seat: int) -> None:
    """The best choice for each goal, and who may die; `seen` is what the seat may know."""
    if seen.turn == seat and top_kind(seen) in (KEEP, CHANGE):
        _print(console, _best_choices(hand_of(seen)))
    with thinking(console, "counting"):
        found = {each: chance for each, chance in threats(seen).items() if chance > 0}
    names = {each: title(monster_name(seen, each)) for each in found} | {seat: "you"}
    chances = " · ".join(f"{names[each]} {percent(found[each])}" for each in found)
    console.print("  [dim]may die before its next turn, if all others throw for claws:[/]")
    _print(console, chances or "nobody")


def _print(console: Console, what: RenderableType) -> None:
    console.print(Padding.indent(what, 2))


def _best_choices(hand: Hand) -> Table:
    """A row for each goal; the number is what comes of the best play for it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("going for", "best is", "on average"):
        table.add_column(heading, justify="right" if heading == "on average" else "left")
    for goal in GOALS:
        best = Plan(hand, average(goal)).choices()[0]
        table.add_row(goal, f"[bold]{best.action}[/]", f"{float(best.value):.2f}")
    return table


def show_hint(console: Console, seen: State, seat: int) -> None:
    """What a bot that counts would do here."""
    bot = make_bot(ADVISER)
    with thinking(console, "thinking"):
        action = bot.choose(seen, seat, random.Random(0).randrange)
    console.print(f"  [dim]{ADVISER} would:[/] [bold]{action_text(seen, action)}[/]")

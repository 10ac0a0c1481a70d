"""Advice at the table: the exact odds of one's dice, and what a bot would do."""

from __future__ import annotations

import random
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots.registry import make_bot
from ..odds import Hand, Number, Plan, average, hand_of, threats
from ..record.notation import action_text, monster_name
from ..rules.agenda import CHANGE, KEEP, top_kind
from ..rules.state import State
from .bot_text import bot_title
from .number_format import decimal, measure_title, percent
from .output import monster_title, say
from .players import thinking

GOALS: Final = ("stars", "claws", "hearts", "energy")
ADVISER: Final = "odds"


def show_odds(console: Console, seen: State, seat: int) -> None:
    """The best choice for each goal, and who may die; `seen` is what the seat may know."""
    if seen.turn == seat and top_kind(seen) in (KEEP, CHANGE):
        _print(console, _best_choices(hand_of(seen)))
    with thinking(console, say("cli-counting")):
        found = {each: chance for each, chance in threats(seen).items() if chance > 0}
    chances = " · ".join(_chance(seen, each, seat, found[each]) for each in found)
    console.print(Text(f"  {say('cli-may-die')}", "dim"))
    _print(console, Text(chances or say("cli-nobody")))


def _chance(seen: State, each: int, seat: int, chance: Number) -> str:
    """A monster and the chance that it dies."""
    who = say("cli-you") if each == seat else monster_title(monster_name(seen, each))
    return say("cli-name-and-number", name=who, number=percent(chance))


def _print(console: Console, what: RenderableType) -> None:
    console.print(Padding.indent(what, 2))


def _best_choices(hand: Hand) -> Table:
    """A row for each goal; the number is what comes of the best play for it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-going-for"))
    table.add_column(say("cli-best-is"))
    table.add_column(say("cli-on-average"), justify="right")
    for goal in GOALS:
        best = Plan(hand, average(goal)).choices()[0]
        table.add_row(measure_title(goal), f"[bold]{best.action}[/]", decimal(best.value, 2))
    return table


def show_hint(console: Console, seen: State, seat: int) -> None:
    """What a bot that counts would do here."""
    bot = make_bot(ADVISER)
    with thinking(console, say("cli-thinking", who=bot_title(ADVISER))):
        action = bot.choose(seen, seat, random.Random(0).randrange)
    hint = say("cli-hint", bot=ADVISER, action=action_text(seen, action))
    console.print(Text(f"  {hint}"))

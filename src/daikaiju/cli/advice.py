"""Advice during a game: the exact odds of the player's dice, and the move of a bot."""

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
from .output import message, monster_title
from .players import delayed_status

GOALS: Final = ("stars", "claws", "hearts", "energy")
ADVISER: Final = "odds"


def show_odds(console: Console, visible: State, seat: int) -> None:
    """Print the best choice for each goal and the risk of each monster to die.

    `visible` is the state without what is hidden from the seat.
    """
    if visible.turn == seat and top_kind(visible) in (KEEP, CHANGE):
        _print(console, _best_choices(hand_of(visible)))
    with delayed_status(console, message("cli-counting")):
        found = {each: chance for each, chance in threats(visible).items() if chance > 0}
    chances = " · ".join(_chance_text(visible, each, seat, found[each]) for each in found)
    console.print(Text(f"  {message('cli-may-die')}", "dim"))
    _print(console, Text(chances or message("cli-nobody")))


def _chance_text(visible: State, each: int, seat: int, chance: Number) -> str:
    """Return the name of the monster at the seat `each` with the chance that it dies."""
    who = message("cli-you") if each == seat else monster_title(monster_name(visible, each))
    return message("cli-name-and-number", name=who, number=percent(chance))


def _print(console: Console, content: RenderableType) -> None:
    console.print(Padding.indent(content, 2))


def _best_choices(hand: Hand) -> Table:
    """Return a table with the best choice for each goal and its expected value."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(message("cli-going-for"))
    table.add_column(message("cli-best-is"))
    table.add_column(message("cli-on-average"), justify="right")
    for goal in GOALS:
        best = Plan(hand, average(goal)).choices()[0]
        table.add_row(measure_title(goal), f"[bold]{best.action}[/]", decimal(best.value, 2))
    return table


def show_hint(console: Console, visible: State, seat: int) -> None:
    """Print the action that the bot `odds` would choose."""
    bot = make_bot(ADVISER)
    with delayed_status(console, message("cli-thinking", who=bot_title(ADVISER))):
        action = bot.ask(visible, seat, random.Random(0).randrange)
    hint = message("cli-hint", bot=ADVISER, action=action_text(visible, action))
    console.print(Text(f"  {hint}"))

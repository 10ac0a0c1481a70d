"""Prints the report of `daikaiju odds`."""

from __future__ import annotations

from fractions import Fraction

from rich.bar import Bar
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..odds import Distribution, Goal, Number
from ..record.notation import faces_text, monster_name
from ..rules.constants import EDITION_NAMES
from ..rules.state import State
from .number_format import TINY, decimal, measure_title, percent
from .odds_report import SHOWN, DiceOdds, OddsReport, solved_chances
from .output import card_title, join_list, message, monster_title
from .table_view import dice_markup, zone_markup

MAX_CHOICES = 5
BAR = 30  # columns


def print_report(report: OddsReport) -> None:
    """Print the dice and choices, the results after the choice, and the threats."""
    console = Console(highlight=False)
    if report.dice_odds:
        console.print(_hand_line(report.dice_odds, report.state))
        console.print()
        console.print(_choice_table(report.dice_odds))
        console.print()
        _print_results(console, report.dice_odds)
    if report.dice_odds and report.state:
        console.print()
    if report.state:
        console.print(_threat_table(report, report.state))
        console.print(Text(message("cli-assumption"), "dim"))
        for line in _solved_lines(report.state):
            console.print(Text(line))


def _solved_lines(state: State) -> list[str]:
    """Return the chances under perfect play in the game of two without cards; else nothing."""
    chances = solved_chances(state)
    if not chances:
        return []
    parts = [
        message("cli-name-and-number", name=_title(state, seat), number=percent(chance))
        for seat, chance in chances.items()
    ]
    return [message("cli-solved", chances=join_list(parts))]


# --- numbers -------------------------------------------------------------------------------------


def _number(value: Number, is_chance: bool) -> str:
    return percent(value) if is_chance else decimal(value, 3)


def _table(*headings: str) -> Table:
    """Return a table whose first column is text; the others are numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left", no_wrap=True)
    return table


def _fraction_table(heading: str, numbers: str = "") -> Table:
    """Return a table with a text, a rounded number and the exact fraction."""
    table = _table(heading, numbers)
    table.add_column(message("cli-exactly"), overflow="fold")
    return table


# --- dice ----------------------------------------------------------------------------------------


def _hand_line(odds: DiceOdds, state: State | None) -> str:
    hand = odds.hand
    words = [f"[bold]{escape(_title(state, state.turn))}[/]"] if state else []
    words += [dice_markup(faces_text(list(hand.dice)))] if any(hand.dice) else []
    words += [escape(message("cli-dice-to-throw", dice=hand.to_throw))] if hand.to_throw else []
    words += [escape(message("cli-throws-left", throws=hand.throws))]
    if hand.modifiers:
        edition = EDITION_NAMES[state.edition] if state else ""
        cards = join_list(
            card_title(modifier.name.partition("#")[0], edition) for modifier in hand.modifiers
        )
        words += [escape(cards), escape(message("cli-energy-to-pay", energy=hand.energy))]
    return " [dim]·[/] ".join(words)


def _goal_text(goal: Goal) -> str:
    """Return what the values of a goal mean."""
    kind, _, name = goal.name.partition(":")
    measure, _, many = kind.partition(">=")
    if kind == "kill":
        return message("cli-chance-to-kill", who=monster_title(name))
    if kind == "win":
        return message("cli-chance-to-win")
    if goal.is_chance:
        return message("cli-chance-of", measure=measure_title(measure), many=int(many))
    return message("cli-average-of", measure=measure_title(measure))


def _choice_table(odds: DiceOdds) -> Table:
    """Return the best choices, always with the selected one and `stop`."""
    goal, choices = odds.goal, odds.choices
    headings = (message("cli-best-choices") if choices else "", _goal_text(goal))
    exact = isinstance(odds.value, Fraction)
    table = _fraction_table(*headings) if exact else _table(*headings, "")
    selected = odds.actions[0] if odds.actions else message("cli-throw")
    for index, (action, value) in enumerate(choices or [(selected, odds.value)]):
        if index < MAX_CHOICES or action in (selected, "stop"):
            best = max(float(odds.value), TINY)
            bar: RenderableType = Bar(best, 0, float(value), width=BAR, color="green")
            last = str(value) if exact else bar
            mark, style = ("▶", "bold") if action == selected else (" ", "")
            table.add_row(f"{mark} {action}", _number(value, goal.is_chance), last, style=style)
    return table


def _print_results(console: Console, odds: DiceOdds) -> None:
    """Print the distribution of results after the selected actions."""
    actions = message("cli-then").join(odds.actions)
    after = message("cli-after", actions=actions) if actions else message("cli-in-the-end")
    console.print(Text(after))
    ends = odds.distribution
    exact = isinstance(odds.value, Fraction)
    console.print(_exact_results(ends) if exact else _rounded_results(ends))
    spent = float(ends.energy_spent())
    if spent > TINY:
        console.print(Text(message("cli-energy-spent", number=spent), "dim"))


def _rounded_results(ends: Distribution) -> Table:
    """Return a row for each measure: its mean, and the chance of at least 1, 2, 3, …"""
    rows = {measure: ends.at_least(measure)[1:] for measure in SHOWN}
    most = max(len(row) for row in rows.values())
    many = (message("cli-at-least", many=many) for many in range(1, most + 1))
    table = _table("", message("cli-mean"), *many)
    for measure, row in rows.items():
        mean = decimal(ends.mean(measure), 2)
        table.add_row(measure_title(measure), mean, *(percent(chance) for chance in row))
    return table


def _exact_results(ends: Distribution) -> Table:
    """Return a row for each number, because fractions are long."""
    table = _fraction_table("")
    for measure in SHOWN:
        mean, title = ends.mean(measure), measure_title(measure)
        table.add_row(message("cli-mean-of", measure=title), _number(mean, False), str(mean))
        for many, chance in list(enumerate(ends.at_least(measure)))[1:]:
            reached = message("cli-at-least-of", measure=title, many=many)
            table.add_row(reached, percent(chance), str(chance), style="dim")
    return table


# --- threats -----------------------------------------------------------------------------------


def _threat_table(report: OddsReport, state: State) -> Table:
    """Return each monster's risk to die, now and before its next turn."""
    if any(isinstance(threat, Fraction) for threat in report.threats.values()):
        return _exact_threat_table(report, state)
    headings = ("cli-who-may-die", "cli-place", "cli-killed-now", "cli-before-next-turn")
    who, zone, now, later = map(message, headings)
    table = _table(who, "♥", zone, now, later)
    table.columns[2].justify = "left"
    for seat, threat in report.threats.items():
        now = percent(report.kills[seat]) if seat in report.kills else "–"
        health = message("cli-count", number=state.health[seat])
        zone = zone_markup(state, seat, "yellow")
        table.add_row(_name(state, seat), health, zone, now, percent(threat))
    return table


def _exact_threat_table(report: OddsReport, state: State) -> Table:
    table = _fraction_table(message("cli-who-may-die"))
    now, later = message("cli-killed-now"), message("cli-before-next-turn")
    for seat, threat in report.threats.items():
        found = {now: report.kills.get(seat), later: threat}
        table.add_row(_name(state, seat), "", "")
        for what, chance in found.items():
            if chance is not None:
                table.add_row(f"    {what}", percent(chance), str(chance), style="dim")
    return table


def _name(state: State, seat: int) -> str:
    """Return the name of a monster, marked if it is its turn."""
    return f"{'▶' if seat == state.turn else ' '} {escape(_title(state, seat))}"


def _title(state: State, seat: int) -> str:
    return monster_title(monster_name(state, seat))

"""What `daikaiju odds` shows to people."""

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
from .odds_report import SHOWN, Outlook, Report, solved_chances
from .output import card_title, listed, monster_title, say
from .table_view import draw_dice, draw_place

MOST_CHOICES = 5
BAR = 30  # columns


def draw(report: Report) -> None:
    """Dice and choices, then where the choice leads, then the table."""
    console = Console(highlight=False)
    if report.outlook:
        console.print(_hand_line(report.outlook, report.state))
        console.print()
        console.print(_choices(report.outlook))
        console.print()
        _draw_ends(console, report.outlook)
    if report.outlook and report.state:
        console.print()
    if report.state:
        console.print(_dangers(report, report.state))
        console.print(Text(say("cli-assumption"), "dim"))
        for line in _solved(report.state):
            console.print(Text(line))


def _solved(state: State) -> list[str]:
    """In the game of two without cards: the chances if both play perfectly from here."""
    chances = solved_chances(state)
    if not chances:
        return []
    parts = [
        say("cli-name-and-number", name=_title(state, seat), number=percent(chance))
        for seat, chance in chances.items()
    ]
    return [say("cli-solved", chances=listed(parts))]


# --- numbers -------------------------------------------------------------------------------------


def _number(value: Number, is_chance: bool) -> str:
    return percent(value) if is_chance else decimal(value, 3)


def _table(*headings: str) -> Table:
    """The first column reads, the others are numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left", no_wrap=True)
    return table


def _table_of_fractions(heading: str, numbers: str = "") -> Table:
    """What it is about, a number as usual, and the fraction that it exactly is."""
    table = _table(heading, numbers)
    table.add_column(say("cli-exactly"), overflow="fold")
    return table


# --- dice ----------------------------------------------------------------------------------------


def _hand_line(outlook: Outlook, state: State | None) -> str:
    hand = outlook.hand
    words = [f"[bold]{escape(_title(state, state.turn))}[/]"] if state else []
    words += [draw_dice(faces_text(list(hand.dice)))] if any(hand.dice) else []
    words += [escape(say("cli-dice-to-throw", dice=hand.to_throw))] if hand.to_throw else []
    words += [escape(say("cli-throws-left", throws=hand.throws))]
    if hand.helps:
        edition = EDITION_NAMES[state.edition] if state else ""
        cards = listed(card_title(help.name.partition("#")[0], edition) for help in hand.helps)
        words += [escape(cards), escape(say("cli-energy-to-pay", energy=hand.energy))]
    return " [dim]·[/] ".join(words)


def _aim(goal: Goal) -> str:
    """What the values of a goal are, in words."""
    kind, _, name = goal.name.partition(":")
    measure, _, many = kind.partition(">=")
    if kind == "kill":
        return say("cli-chance-to-kill", who=monster_title(name))
    if kind == "win":
        return say("cli-chance-to-win")
    if goal.is_chance:
        return say("cli-chance-of", measure=measure_title(measure), many=int(many))
    return say("cli-average-of", measure=measure_title(measure))


def _choices(outlook: Outlook) -> Table:
    """The best choices; also the one that is looked at, and stopping."""
    goal, choices = outlook.goal, outlook.choices
    headings = (say("cli-best-choices") if choices else "", _aim(goal))
    exact = isinstance(outlook.value, Fraction)
    table = _table_of_fractions(*headings) if exact else _table(*headings, "")
    looked_at = outlook.actions[0] if outlook.actions else say("cli-throw")
    for index, (action, value) in enumerate(choices or [(looked_at, outlook.value)]):
        if index < MOST_CHOICES or action in (looked_at, "stop"):
            best = max(float(outlook.value), TINY)
            bar: RenderableType = Bar(best, 0, float(value), width=BAR, color="green")
            last = str(value) if exact else bar
            mark, style = ("▶", "bold") if action == looked_at else (" ", "")
            table.add_row(f"{mark} {action}", _number(value, goal.is_chance), last, style=style)
    return table


def _draw_ends(console: Console, outlook: Outlook) -> None:
    """How the dice may end after what is looked at."""
    actions = say("cli-then").join(outlook.actions)
    after = say("cli-after", actions=actions) if actions else say("cli-in-the-end")
    console.print(Text(after))
    ends = outlook.distribution
    exact = isinstance(outlook.value, Fraction)
    console.print(_exact_ends(ends) if exact else _rounded_ends(ends))
    spent = float(ends.energy_spent())
    if spent > TINY:
        console.print(Text(say("cli-energy-spent", number=spent), "dim"))


def _rounded_ends(ends: Distribution) -> Table:
    """A row for each measure: its mean, and the chance of at least 1, 2, 3, …"""
    rows = {measure: ends.at_least(measure)[1:] for measure in SHOWN}
    most = max(len(row) for row in rows.values())
    many = (say("cli-at-least", many=many) for many in range(1, most + 1))
    table = _table("", say("cli-mean"), *many)
    for measure, row in rows.items():
        mean = decimal(ends.mean(measure), 2)
        table.add_row(measure_title(measure), mean, *(percent(chance) for chance in row))
    return table


def _exact_ends(ends: Distribution) -> Table:
    """A row for each number, because fractions are long."""
    table = _table_of_fractions("")
    for measure in SHOWN:
        mean, title = ends.mean(measure), measure_title(measure)
        table.add_row(say("cli-mean-of", measure=title), _number(mean, False), str(mean))
        for many, chance in list(enumerate(ends.at_least(measure)))[1:]:
            reached = say("cli-at-least-of", measure=title, many=many)
            table.add_row(reached, percent(chance), str(chance), style="dim")
    return table


# --- the table -----------------------------------------------------------------------------------


def _dangers(report: Report, state: State) -> Table:
    """Who may die, now and before its next turn."""
    if any(isinstance(threat, Fraction) for threat in report.threats.values()):
        return _exact_dangers(report, state)
    headings = ("cli-who-may-die", "cli-place", "cli-killed-now", "cli-before-next-turn")
    who, place, now, later = map(say, headings)
    table = _table(who, "♥", place, now, later)
    table.columns[2].justify = "left"
    for seat, threat in report.threats.items():
        now = percent(report.kills[seat]) if seat in report.kills else "–"
        health = say("cli-count", number=state.health[seat])
        where = draw_place(state, seat, "yellow")
        table.add_row(_name(state, seat), health, where, now, percent(threat))
    return table


def _exact_dangers(report: Report, state: State) -> Table:
    table = _table_of_fractions(say("cli-who-may-die"))
    now, later = say("cli-killed-now"), say("cli-before-next-turn")
    for seat, threat in report.threats.items():
        found = {now: report.kills.get(seat), later: threat}
        table.add_row(_name(state, seat), "", "")
        for what, chance in found.items():
            if chance is not None:
                table.add_row(f"    {what}", percent(chance), str(chance), style="dim")
    return table


def _name(state: State, seat: int) -> str:
    return f"{'▶' if seat == state.turn else ' '} {escape(_title(state, seat))}"


def _title(state: State, seat: int) -> str:
    return monster_title(monster_name(state, seat))

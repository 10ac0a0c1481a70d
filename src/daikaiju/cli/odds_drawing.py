"""What `daikaiju odds` shows to people."""

from __future__ import annotations

from fractions import Fraction

from rich.bar import Bar
from rich.console import Console, RenderableType
from rich.table import Table

from ..odds import Distribution, Goal, Number
from ..record.catalogue import title
from ..record.notation import faces_text, monster_name
from ..rules.state import State
from ..rules.verbs import in_tokyo
from ..rules.words import PLACE_NAMES
from .drawing import draw_dice
from .odds_report import SHOWN, Outlook, Report, solved_chances

MOST_CHOICES = 5
BAR = 30  # columns
TINY = 1e-12  # what floats may be off
ASSUMPTION = (
    "[dim]Killed now: by the dice on the table, if they are thrown for nothing else. Before its "
    "next turn: if all who can hurt it throw for claws only, and nobody heals, yields or buys.[/]"
)


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
        for line in notes(report.state):
            console.print(line)


def notes(state: State) -> list[str]:
    """What else there is to say about a position, a line each."""
    return [ASSUMPTION, *_solved(state)]


def _solved(state: State) -> list[str]:
    """In the game of two without cards: the chances if both play perfectly from here."""
    chances = solved_chances(state)
    if not chances:
        return []
    parts = [f"{title(monster_name(state, s))} {percent(c)}" for s, c in chances.items()]
    return [f"This game is solved. With perfect play on both sides: {', '.join(parts)}."]


# --- numbers -------------------------------------------------------------------------------------


def percent(chance: Number) -> str:
    """In tenths of a percent; never 0 or 100 for what is neither impossible nor certain."""
    if chance < TINY or chance > 1 - TINY:
        return f"{round(chance) * 100} %"
    if chance < 0.0005:
        return "<0.1 %"
    return ">99.9 %" if chance >= 0.9995 else f"{float(chance) * 100:.1f} %"


def _number(value: Number, is_chance: bool) -> str:
    return percent(value) if is_chance else f"{float(value):.3f}"


def _table(*headings: str) -> Table:
    """The first column reads, the others are numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left", no_wrap=True)
    return table


def _table_of_fractions(heading: str, numbers: str = "") -> Table:
    """What it is about, a number as usual, and the fraction that it exactly is."""
    table = _table(heading, numbers)
    table.add_column("exactly", overflow="fold")
    return table


# --- dice ----------------------------------------------------------------------------------------


def _hand_line(outlook: Outlook, state: State | None) -> str:
    hand = outlook.hand
    words = [f"[bold]{title(monster_name(state, state.turn))}[/]"] if state else []
    words += [draw_dice(faces_text(list(hand.dice)))] if any(hand.dice) else []
    words += [f"{_many(hand.to_throw, 'die', 'dice')} to throw"] if hand.to_throw else []
    words += [f"{_many(hand.throws, 'throw', 'throws')} left"]
    if hand.helps:
        words += [", ".join(title(help.name) for help in hand.helps), f"{hand.energy} energy"]
    return " [dim]·[/] ".join(words)


def _many(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def _aim(goal: Goal) -> str:
    """What the values of a goal are, in words."""
    kind, _, name = goal.name.partition(":")
    if kind == "kill":
        return f"chance to kill {title(name)}"
    if kind == "win":
        return "chance to win now"
    return f"chance of {kind.replace('>=', ' ≥ ')}" if goal.is_chance else f"{kind} on average"


def _choices(outlook: Outlook) -> Table:
    """The best choices; also the one that is looked at, and stopping."""
    goal, choices = outlook.goal, outlook.choices
    headings = ("best choices" if choices else "", _aim(goal))
    exact = isinstance(outlook.value, Fraction)
    table = _table_of_fractions(*headings) if exact else _table(*headings, "")
    looked_at = outlook.actions[0] if outlook.actions else "throw"
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
    after = f"After [bold]{', then '.join(outlook.actions)}[/], in" if outlook.actions else "In"
    console.print(f"{after} the end:")
    ends = outlook.distribution
    exact = isinstance(outlook.value, Fraction)
    console.print(_exact_ends(ends) if exact else _rounded_ends(ends))
    spent = float(ends.energy_spent())
    if spent > TINY:
        console.print(f"[dim]Energy spent on that, on average: {spent:.2f}[/]")


def _rounded_ends(ends: Distribution) -> Table:
    """A row for each measure: its mean, and the chance of at least 1, 2, 3, …"""
    rows = {measure: ends.at_least(measure)[1:] for measure in SHOWN}
    most = max(len(row) for row in rows.values())
    table = _table("", "mean", *(f"≥ {many}" for many in range(1, most + 1)))
    for measure, row in rows.items():
        table.add_row(measure, f"{float(ends.mean(measure)):.2f}", *(percent(c) for c in row))
    return table


def _exact_ends(ends: Distribution) -> Table:
    """A row for each number, because fractions are long."""
    table = _table_of_fractions("")
    for measure in SHOWN:
        mean = ends.mean(measure)
        table.add_row(f"{measure}, mean", _number(mean, False), str(mean))
        for many, chance in list(enumerate(ends.at_least(measure)))[1:]:
            table.add_row(f"{measure} ≥ {many}", percent(chance), str(chance), style="dim")
    return table


# --- the table -----------------------------------------------------------------------------------


def _dangers(report: Report, state: State) -> Table:
    """Who may die, now and before its next turn."""
    if any(isinstance(threat, Fraction) for threat in report.threats.values()):
        return _exact_dangers(report, state)
    table = _table("who may die", "♥", "place", "killed now", "before its next turn")
    table.columns[2].justify = "left"
    for seat, threat in report.threats.items():
        now = percent(report.kills[seat]) if seat in report.kills else "–"
        place = PLACE_NAMES[state.place[seat]]
        where = f"[yellow]Tokyo {place}[/]" if in_tokyo(state, seat) else place
        table.add_row(_name(state, seat), str(state.health[seat]), where, now, percent(threat))
    return table


def _exact_dangers(report: Report, state: State) -> Table:
    table = _table_of_fractions("who may die")
    for seat, threat in report.threats.items():
        found = {"killed now": report.kills.get(seat), "before its next turn": threat}
        table.add_row(_name(state, seat), "", "")
        for what, chance in found.items():
            if chance is not None:
                table.add_row(f"    {what}", percent(chance), str(chance), style="dim")
    return table


def _name(state: State, seat: int) -> str:
    return f"{'▶' if seat == state.turn else ' '} {title(monster_name(state, seat))}"

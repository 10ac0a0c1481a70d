"""The table as text, in colour."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ..record.catalogue import title
from ..record.notation import monster_name
from ..rules.editions import EDITIONS
from ..rules.market import price_for
from ..rules.printed import KEEP_CARD, KIND, THINGS_PRINTED, TILE
from ..rules.state import State
from ..rules.verbs import in_tokyo
from ..rules.words import NOTHING, OUT, PLACE_NAMES
from .narrating import thing_title

_FACE_STYLES = {"1": "cyan", "2": "cyan", "3": "cyan", "E": "green", "C": "red", "H": "magenta"}


def draw_dice(faces: str) -> str:
    """Dice in colour; the letters alone say everything."""
    if faces in ("", "none"):
        return "no dice"
    return " ".join(f"[bold {_FACE_STYLES[face]}]{face}[/]" for face in faces)


def draw_table(console: Console, state: State, person: int) -> None:
    """Every monster in a row, then the market with the prices for the one who looks."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    headings = ["", "♥", "★", "⚡", "place", "has"]
    if state.has_wickedness:
        headings.insert(4, "wicked")
    for heading in headings:
        table.add_column(heading, justify="left" if len(heading) != 1 else "right")
    for seat in range(state.seats):
        table.add_row(*_row(state, seat, person), style="dim" if state.place[seat] == OUT else "")
    console.print()
    console.print(table)
    console.print(f"[dim]market:[/] {_market(state, person if person >= 0 else state.turn)}")


def _row(state: State, seat: int, person: int) -> list[str]:
    mark = "▶ " if state.turn == seat else "  "
    you = " (you)" if seat == person else ""
    place = PLACE_NAMES[state.place[seat]]
    cells = [
        f"{mark}[bold]{title(monster_name(state, seat))}[/]{you}",
        str(state.health[seat]),
        str(state.stars[seat]),
        str(state.energy[seat]),
        f"[bold yellow]Tokyo {place}[/]" if in_tokyo(state, seat) else place,
        _possessions(state, seat),
    ]
    if state.has_wickedness:
        cells.insert(4, str(state.wickedness[seat]))
    return cells


def _possessions(state: State, seat: int) -> str:
    owned = [t.number for t in THINGS_PRINTED if state.lies[t.number] == seat]
    words = [
        thing_title(thing) + (f" ({state.counter[thing]})" if state.counter[thing] else "")
        for thing in owned
        if KIND[thing] in (KEEP_CARD, TILE)
    ]
    if state.poison[seat]:
        words.append(f"[green]poison {state.poison[seat]}[/]")
    if state.shrink[seat]:
        words.append(f"[blue]shrink {state.shrink[seat]}[/]")
    return ", ".join(words)


def _market(state: State, seat: int) -> str:
    shown = [card for card in state.market if card != NOTHING]
    cards = [
        f"{THINGS_PRINTED[card].label} [green]{price_for(state, seat, card)}⚡[/]"
        f"{'' if KIND[card] == KEEP_CARD else ' (once)'}"
        for card in shown
    ]
    return " · ".join(cards) or f"empty ({EDITIONS[state.edition].name} edition)"

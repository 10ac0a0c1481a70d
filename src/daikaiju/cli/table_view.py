"""The table as text, in colour."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..record.notation import monster_name
from ..rules.constants import BAY, CITY, EDITION_NAMES, NOTHING, OUT, OUTSIDE
from ..rules.definitions import KEEP_CARD, KIND, THINGS_PRINTED, TILE
from ..rules.market import price_for
from ..rules.operations import in_tokyo
from ..rules.state import State
from .event_text import thing_title
from .output import listed, monster_title, say

_FACE_STYLES = {"1": "cyan", "2": "cyan", "3": "cyan", "E": "green", "C": "red", "H": "magenta"}
_PLACES: Final = {
    OUTSIDE: "cli-place-outside",
    CITY: "cli-place-city",
    BAY: "cli-place-bay",
    OUT: "cli-place-out",
}


def draw_dice(faces: str) -> str:
    """Dice in colour; the letters alone say everything."""
    if faces in ("", "none"):
        return escape(say("cli-no-dice"))
    return " ".join(f"[bold {_FACE_STYLES[face]}]{face}[/]" for face in faces)


def draw_place(state: State, seat: int, style: str) -> str:
    """Where a monster is; Tokyo stands out."""
    place = escape(say(_PLACES[state.place[seat]]))
    return f"[{style}]{place}[/]" if in_tokyo(state, seat) else place


def draw_table(console: Console, state: State, person: int) -> None:
    """Every monster in a row, then the market with the prices for the one who looks."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    headings = ["", "♥", "★", "⚡", say("cli-place"), say("cli-has")]
    if state.has_wickedness:
        headings.insert(4, say("cli-wicked"))
    for heading in headings:
        table.add_column(heading, justify="left" if len(heading) != 1 else "right")
    for seat in range(state.seats):
        table.add_row(*_row(state, seat, person), style="dim" if state.place[seat] == OUT else "")
    console.print()
    console.print(table)
    _draw_market(console, state, person if person >= 0 else state.turn)


def _row(state: State, seat: int, person: int) -> list[str]:
    mark, name = "▶" if state.turn == seat else " ", monster_title(monster_name(state, seat))
    cells = [
        f"{mark} [bold]{escape(say('cli-name-you', who=name) if seat == person else name)}[/]",
        _count(state.health[seat]),
        _count(state.stars[seat]),
        _count(state.energy[seat]),
        draw_place(state, seat, "bold yellow"),
        _possessions(state, seat),
    ]
    if state.has_wickedness:
        cells.insert(4, _count(state.wickedness[seat]))
    return cells


def _count(number: int) -> str:
    return say("cli-count", number=number)


def _possessions(state: State, seat: int) -> str:
    owned = [t.number for t in THINGS_PRINTED if state.lies[t.number] == seat]
    words = [
        escape(_with_counters(state, thing)) for thing in owned if KIND[thing] in (KEEP_CARD, TILE)
    ]
    if state.poison[seat]:
        words.append(f"[green]{escape(say('cli-has-poison', tokens=state.poison[seat]))}[/]")
    if state.shrink[seat]:
        words.append(f"[blue]{escape(say('cli-has-shrink', tokens=state.shrink[seat]))}[/]")
    return listed(words)


def _with_counters(state: State, thing: int) -> str:
    title, counters = thing_title(state, thing), state.counter[thing]
    return say("cli-card-with-counters", card=title, counters=counters) if counters else title


def _draw_market(console: Console, state: State, seat: int) -> None:
    """What is on offer, by the names that one types to buy it."""
    cards = [_offer(state, seat, card) for card in state.market if card != NOTHING]
    if cards:
        console.print(f"[dim]{escape(say('cli-market'))}[/] {' · '.join(cards)}")
    else:
        edition = EDITION_NAMES[state.edition]
        console.print(say("cli-market-empty", edition=edition), style="dim", markup=False)


def _offer(state: State, seat: int, card: int) -> str:
    title, label = thing_title(state, card), THINGS_PRINTED[card].label
    price = price_for(state, seat, card)
    if KIND[card] == KEEP_CARD:
        return escape(say("cli-offer", card=title, label=label, price=price))
    return escape(say("cli-offer-once", card=title, label=label, price=price))

"""The game table as coloured text."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..record.notation import monster_name
from ..rules.constants import BAY, CITY, DOWN, EDITION_NAMES, NOTHING, OUT, OUTSIDE
from ..rules.definitions import ALL_THINGS, KEEP_CARD, KIND, TILE
from ..rules.market import price_for
from ..rules.operations import in_tokyo
from ..rules.state import State
from .event_text import thing_title
from .output import join_list, message, monster_title

_FACE_STYLES = {"1": "cyan", "2": "cyan", "3": "cyan", "E": "green", "C": "red", "H": "magenta"}
_ZONES: Final = {
    OUTSIDE: "cli-place-outside",
    CITY: "cli-place-city",
    BAY: "cli-place-bay",
    OUT: "cli-place-out",
    DOWN: "cli-place-down",
}


def dice_markup(faces: str) -> str:
    """Return the dice with colours; the letters alone are enough to read them."""
    if faces in ("", "none"):
        return escape(message("cli-no-dice"))
    return " ".join(f"[bold {_FACE_STYLES[face]}]{face}[/]" for face in faces)


def zone_markup(state: State, seat: int, style: str) -> str:
    """Return the zone of a monster; Tokyo is highlighted."""
    zone = escape(message(_ZONES[state.place[seat]]))
    return f"[{style}]{zone}[/]" if in_tokyo(state, seat) else zone


def print_table(console: Console, state: State, human_seat: int) -> None:
    """Print a row for each monster, then the market with the prices for the person.

    `human_seat` is -1 if only bots play: then the prices are those for the player on turn.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    headings = ["", "♥", "★", "⚡", message("cli-place"), message("cli-has")]
    if state.has_wickedness:
        headings.insert(4, message("cli-wicked"))
    for heading in headings:
        table.add_column(heading, justify="left" if len(heading) != 1 else "right")
    for seat in range(state.seats):
        style = "dim" if state.place[seat] == OUT else ""
        table.add_row(*_row(state, seat, human_seat), style=style)
    console.print()
    console.print(table)
    _print_market(console, state, human_seat if human_seat >= 0 else state.turn)


def _row(state: State, seat: int, human_seat: int) -> list[str]:
    mark, name = "▶" if state.turn == seat else " ", monster_title(monster_name(state, seat))
    if seat == human_seat:
        name = message("cli-name-you", who=name)
    cells = [
        f"{mark} [bold]{escape(name)}[/]",
        _count(state.health[seat]),
        _count(state.stars[seat]),
        _count(state.energy[seat]),
        zone_markup(state, seat, "bold yellow"),
        _belongings(state, seat),
    ]
    if state.has_wickedness:
        cells.insert(4, _count(state.wickedness[seat]))
    return cells


def _count(number: int) -> str:
    return message("cli-count", number=number)


def _belongings(state: State, seat: int) -> str:
    """Return the cards, tiles and tokens of a monster."""
    owned = [t.number for t in ALL_THINGS if state.location[t.number] == seat]
    words = [
        escape(_with_counters(state, thing)) for thing in owned if KIND[thing] in (KEEP_CARD, TILE)
    ]
    if state.poison[seat]:
        words.append(f"[green]{escape(message('cli-has-poison', tokens=state.poison[seat]))}[/]")
    if state.shrink[seat]:
        words.append(f"[blue]{escape(message('cli-has-shrink', tokens=state.shrink[seat]))}[/]")
    return join_list(words)


def _with_counters(state: State, thing: int) -> str:
    title, counters = thing_title(state, thing), state.counter[thing]
    return message("cli-card-with-counters", card=title, counters=counters) if counters else title


def _print_market(console: Console, state: State, seat: int) -> None:
    """Print the market, with the card ids that the user types to buy."""
    cards = [_offer(state, seat, card) for card in state.market if card != NOTHING]
    if cards:
        console.print(f"[dim]{escape(message('cli-market'))}[/] {' · '.join(cards)}")
    else:
        edition = EDITION_NAMES[state.edition]
        console.print(message("cli-market-empty", edition=edition), style="dim", markup=False)


def _offer(state: State, seat: int, card: int) -> str:
    title, label = thing_title(state, card), ALL_THINGS[card].label
    price = price_for(state, seat, card)
    if KIND[card] == KEEP_CARD:
        return escape(message("cli-offer", card=title, label=label, price=price))
    return escape(message("cli-offer-once", card=title, label=label, price=price))

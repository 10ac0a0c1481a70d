"""What happened, in words for the terminal."""

from __future__ import annotations

from rich.console import Console

from ..record.catalogue import title
from ..record.notation import monster_name
from ..rules import events as e
from ..rules.printed import THINGS_PRINTED
from ..rules.state import State
from ..rules.words import (
    BAY,
    CITY,
    FACE_LETTERS,
    FACES,
    FROM_CLAWS,
    FROM_ENTERING,
    FROM_FACE,
    FROM_POISON,
    FROM_SELLING,
    FROM_STARTING_IN_TOKYO,
    FROM_SWEEPING,
)

Event = tuple[int, int, int, int]

_SOURCES = {
    FROM_CLAWS: "claws",
    FROM_ENTERING: "entering Tokyo",
    FROM_STARTING_IN_TOKYO: "holding Tokyo",
    FROM_POISON: "poison",
    FROM_SWEEPING: "the sweep",
    FROM_SELLING: "a sale",
}
_AMOUNTS = {e.STARS: "★", e.POWER: "⚡", e.HEALTH: "♥", e.WICKED: "wickedness"}
_TOKENS = {e.POISONED: "poison token", e.SHRUNK: "shrink token"}


def thing_title(thing: int) -> str:
    return title(THINGS_PRINTED[thing].name)


def source_title(source: int) -> str:
    """What brought something about: a card, a tile, a face or a rule."""
    if 0 <= source < len(THINGS_PRINTED):
        return thing_title(source)
    if source in _SOURCES:
        return _SOURCES[source]
    if FROM_FACE <= source < FROM_FACE + FACES:
        return f"{FACE_LETTERS[source - FROM_FACE]} dice"
    return ""


def told(state: State, event: Event) -> str:
    """One event as a sentence; empty if it is not worth one."""
    what, seat, amount, source = event
    who = title(monster_name(state, seat)) if 0 <= seat < state.seats else "Nobody"
    if what in _AMOUNTS:
        return _told_amount(who, _AMOUNTS[what], amount, source_title(source))
    if what in _TOKENS:
        verb = "gets" if amount > 0 else "loses"
        return f"{who} {verb} a {_TOKENS[what]} ({source_title(source)})"
    if what == e.MOVED:
        return f"{who} {_moved(amount)}"
    if what == e.COPIED:
        return f"{who}'s {source_title(source)} now copies {thing_title(amount)}"
    plain = {
        e.BOUGHT: f"{who} buys {source_title(source)} for {amount} ⚡",
        e.LOST_CARD: f"{who} gives up {source_title(source)}",
        e.TOOK: f"{who} takes the tile {source_title(source)}",
        e.ELIMINATED: f"{who} is out of the game",
        e.SWEPT: f"{who} sweeps the market",
        e.EXTRA_TURN: f"{who} will take another turn ({source_title(source)})",
        e.RESHUFFLED: "The discard pile becomes the new deck",
        e.REVEALED: f"On offer: {source_title(source)}",
        e.WON: f"{who} wins!",
    }
    return plain.get(what, "")


def _told_amount(who: str, unit: str, amount: int, source: str) -> str:
    if amount == 0:
        return ""
    because = f" ({source})" if source else ""
    return f"{who} {'+' if amount > 0 else '−'}{abs(amount)} {unit}{because}"


def _moved(place: int) -> str:
    if place == CITY:
        return "enters Tokyo City"
    return "enters Tokyo Bay" if place == BAY else "leaves Tokyo"


def tell_events(console: Console, state: State) -> None:
    """Say what has happened since the last time, each turn under a heading."""
    events, state.events = state.events or [], []
    for event in events:
        if event[0] == e.TURN:
            console.rule(f"[bold]{_told_turn(state, event[1])}[/]")
        elif event[0] != e.REVEALED and told(state, event):
            console.print(f"  {told(state, event)}")


def _told_turn(state: State, seat: int) -> str:
    counters = f"{state.health[seat]} ♥ {state.stars[seat]} ★ {state.energy[seat]} ⚡"
    return f"{title(monster_name(state, seat))} — {counters}"

"""Texts of game events for the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from ..record.event_sources import FACE_PREFIX, source_name
from ..record.notation import monster_name
from ..rules import events as e
from ..rules.constants import BAY, CITY, EDITION_NAMES, FROM_KNOCKOUT
from ..rules.definitions import ALL_THINGS
from ..rules.state import State
from .output import card_title, message, monster_title

Event = tuple[int, int, int, int]

_SOURCE_KEYS: Final = {
    "claws": "cli-from-claws",
    "entering": "cli-from-entering",
    "starting": "cli-from-holding",
    "poison": "cli-from-poison",
    "sweep": "cli-from-sweep",
    "sale": "cli-from-sale",
    "knockout": "cli-from-knockout",
}
_AMOUNTS: Final = (e.STARS, e.POWER, e.PAID, e.HEALTH, e.WICKED)
_TOKENS: Final = {
    (e.POISONED, True): "cli-gets-poison",
    (e.POISONED, False): "cli-loses-poison",
    (e.SHRUNK, True): "cli-gets-shrink",
    (e.SHRUNK, False): "cli-loses-shrink",
}
_ENTERED: Final = {CITY: "cli-enters-city", BAY: "cli-enters-bay"}
_WITH_CARD: Final = {
    e.LOST_CARD: "cli-gives-up",
    e.TOOK: "cli-takes-tile",
    e.EXTRA_TURN: "cli-extra-turn",
}
_WITHOUT_CARD: Final = {
    e.ELIMINATED: "cli-is-out",
    e.KNOCKED_OUT: "cli-is-down",
    e.SWEPT: "cli-sweeps",
    e.WON: "cli-wins",
}


def thing_title(state: State, thing: int) -> str:
    """Return the name of a card or tile in the edition of the game."""
    return card_title(ALL_THINGS[thing].name, EDITION_NAMES[state.edition])


def source_title(state: State, source: int) -> str:
    """Return the title of the source of an event; empty if it has none."""
    if 0 <= source < len(ALL_THINGS):
        return thing_title(state, source)
    name = source_name(source)
    if name.startswith(FACE_PREFIX):
        return message("cli-from-dice", face=name.removeprefix(FACE_PREFIX))
    return message(_SOURCE_KEYS[name]) if name in _SOURCE_KEYS else ""


def describe_event(state: State, event: Event) -> str:
    """Return one event as a sentence; empty for an event that is not shown."""
    what, seat, amount, source = event
    who = monster_title(monster_name(state, seat)) if 0 <= seat < state.seats else ""
    card = source_title(state, source)
    if what in _AMOUNTS:
        return _describe_amount(who, e.EVENT_NAMES[what], amount, card)
    if (what, amount > 0) in _TOKENS:
        return message(_TOKENS[what, amount > 0], who=who, card=card)
    if what == e.MOVED:
        left = "cli-gets-up" if source == FROM_KNOCKOUT else "cli-leaves"
        return message(_ENTERED.get(amount, left), who=who)
    if what == e.PREDICTED:
        return message("cli-predicts", who=who, other=monster_title(monster_name(state, amount)))
    if what == e.COPIED:
        return message("cli-copies", who=who, copier=card, card=thing_title(state, amount))
    if what == e.BOUGHT:
        return message("cli-buys", who=who, card=card, price=amount)
    if what in _WITH_CARD:
        return message(_WITH_CARD[what], who=who, card=card)
    if what in _WITHOUT_CARD:
        return message(_WITHOUT_CARD[what], who=who)
    return message("cli-reshuffled") if what == e.RESHUFFLED else ""


def _describe_amount(who: str, what: str, amount: int, source: str) -> str:
    if amount > 0 and source:
        return message("cli-gained-from", who=who, amount=amount, what=what, source=source)
    if amount > 0:
        return message("cli-gained", who=who, amount=amount, what=what)
    if amount < 0 and source:
        return message("cli-lost-from", who=who, amount=-amount, what=what, source=source)
    return message("cli-lost", who=who, amount=-amount, what=what) if amount < 0 else ""


def print_events(console: Console, state: State) -> None:
    """Print and clear the events of the state, each turn under a heading."""
    events, state.events = state.events or [], []
    for event in events:
        if event[0] == e.TURN:
            console.rule(Text(_describe_turn(state, event[1]), "bold"))
        elif sentence := describe_event(state, event):
            console.print(Text(f"  {sentence}"))


def _describe_turn(state: State, seat: int) -> str:
    return message(
        "cli-turn",
        who=monster_title(monster_name(state, seat)),
        health=state.health[seat],
        stars=state.stars[seat],
        energy=state.energy[seat],
    )

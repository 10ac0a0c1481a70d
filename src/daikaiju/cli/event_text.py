"""What happened, in words for the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from ..record.notation import monster_name
from ..rules import events as e
from ..rules.constants import (
    BAY,
    CITY,
    EDITION_NAMES,
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
from ..rules.definitions import THINGS_PRINTED
from ..rules.state import State
from .output import card_title, monster_title, say

Event = tuple[int, int, int, int]

_SOURCES: Final = {
    FROM_CLAWS: "cli-from-claws",
    FROM_ENTERING: "cli-from-entering",
    FROM_STARTING_IN_TOKYO: "cli-from-holding",
    FROM_POISON: "cli-from-poison",
    FROM_SWEEPING: "cli-from-sweep",
    FROM_SELLING: "cli-from-sale",
}
_AMOUNTS: Final = (e.STARS, e.POWER, e.HEALTH, e.WICKED)
_TOKENS: Final = {
    (e.POISONED, True): "cli-gets-poison",
    (e.POISONED, False): "cli-loses-poison",
    (e.SHRUNK, True): "cli-gets-shrink",
    (e.SHRUNK, False): "cli-loses-shrink",
}
_PLACES: Final = {CITY: "cli-enters-city", BAY: "cli-enters-bay"}
_PLAIN: Final = {  # who does something with a card, or without one
    e.LOST_CARD: "cli-gives-up",
    e.TOOK: "cli-takes-tile",
    e.EXTRA_TURN: "cli-extra-turn",
}
_ALONE: Final = {e.ELIMINATED: "cli-is-out", e.SWEPT: "cli-sweeps", e.WON: "cli-wins"}


def thing_title(state: State, thing: int) -> str:
    """A card or tile as the edition of the table prints it."""
    return card_title(THINGS_PRINTED[thing].name, EDITION_NAMES[state.edition])


def source_title(state: State, source: int) -> str:
    """What brought something about: a card, a tile, a face or a rule."""
    if 0 <= source < len(THINGS_PRINTED):
        return thing_title(state, source)
    if source in _SOURCES:
        return say(_SOURCES[source])
    if FROM_FACE <= source < FROM_FACE + FACES:
        return say("cli-from-dice", face=FACE_LETTERS[source - FROM_FACE])
    return ""


def told(state: State, event: Event) -> str:
    """One event as a sentence; empty if it is not worth one."""
    what, seat, amount, source = event
    who = monster_title(monster_name(state, seat)) if 0 <= seat < state.seats else ""
    card = source_title(state, source)
    if what in _AMOUNTS:
        return _told_amount(who, e.EVENT_NAMES[what], amount, card)
    if (what, amount > 0) in _TOKENS:
        return say(_TOKENS[what, amount > 0], who=who, card=card)
    if what == e.MOVED:
        return say(_PLACES.get(amount, "cli-leaves"), who=who)
    if what == e.COPIED:
        return say("cli-copies", who=who, copier=card, card=thing_title(state, amount))
    if what == e.BOUGHT:
        return say("cli-buys", who=who, card=card, price=amount)
    if what in _PLAIN:
        return say(_PLAIN[what], who=who, card=card)
    if what in _ALONE:
        return say(_ALONE[what], who=who)
    return say("cli-reshuffled") if what == e.RESHUFFLED else ""


def _told_amount(who: str, what: str, amount: int, source: str) -> str:
    if amount > 0 and source:
        return say("cli-gained-from", who=who, amount=amount, what=what, source=source)
    if amount > 0:
        return say("cli-gained", who=who, amount=amount, what=what)
    if amount < 0 and source:
        return say("cli-lost-from", who=who, amount=-amount, what=what, source=source)
    return say("cli-lost", who=who, amount=-amount, what=what) if amount < 0 else ""


def tell_events(console: Console, state: State) -> None:
    """Say what has happened since the last time, each turn under a heading."""
    events, state.events = state.events or [], []
    for event in events:
        if event[0] == e.TURN:
            console.rule(Text(_told_turn(state, event[1]), "bold"))
        elif sentence := told(state, event):
            console.print(Text(f"  {sentence}"))


def _told_turn(state: State, seat: int) -> str:
    return say(
        "cli-turn",
        who=monster_title(monster_name(state, seat)),
        health=state.health[seat],
        stars=state.stars[seat],
        energy=state.energy[seat],
    )

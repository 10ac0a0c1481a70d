"""Events with their causes: event codes of the rules become stable names and cite rules.

The rules report each change with its source. This module turns the source into a name (`claws`,
`face:1`, `jets`), derives a missing cause from the neighbouring events, and adds the ids of the
rules in docs/reference/rules.md that apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...record.event_sources import SOURCE_NAMES
from ...rules import events as e
from ...rules.constants import (
    CITY,
    EDITION_NAMES,
    FROM_ENTERING,
    FROM_SWEEPING,
    FULL_HEALTH,
    NOBODY,
    OUTSIDE,
    ZOMBIE_HEALTH,
)
from ...rules.definitions import ALL_THINGS, TILE
from ..protocol.messages import Happening
from ..tables.moves import Event, PlayedMove

Ids = tuple[str, ...]

# --- causes --------------------------------------------------------------------------------------

# Causes that are not the source of an event.
YIELDING: Final = "yielding"
BAY_CLOSES: Final = "bay"  # too few monsters are left for Tokyo Bay

_WITHOUT_SOURCE: Final = {e.TURN, e.WON, e.RESHUFFLED}  # events that have no source
# Two cards revive a dead monster. Their event has no source, so the card is derived from the number
# of hearts that the monster gets: each card gives another number.
_REVIVED_BY: Final = {FULL_HEALTH: "it_has_a_child", ZOMBIE_HEALTH: "zombify"}
# Label of a card or tile -> the text that cites it like a rule: `card:jets`.
_OF_THING: Final = {
    thing.label: (f"{'tile' if thing.kind == TILE else 'card'}:{thing.name}",)
    for thing in ALL_THINGS
}

# --- rules ---------------------------------------------------------------------------------------


def _in_every_edition(*ids: str) -> dict[str, Ids]:
    return dict.fromkeys(EDITION_NAMES, ids)


def _by_edition(first: Ids = (), second: Ids = (), dark: Ids = ()) -> dict[str, Ids]:
    return dict(zip(EDITION_NAMES, (first, second, dark), strict=True))


_CURED: Final = _by_edition((), ("HEAL-7", "CARD-9"), ("HEAL-7", "CARD-9"))
# Rules behind an event with a certain cause, by edition.
_BY_CAUSE: Final[dict[tuple[int, str], dict[str, Ids]]] = {
    (e.STARS, "face:1"): _in_every_edition("NUM-3"),
    (e.STARS, "face:2"): _in_every_edition("NUM-3"),
    (e.STARS, "face:3"): _in_every_edition("NUM-3"),
    (e.STARS, "entering"): _in_every_edition("TOKYO-1"),
    (e.STARS, "starting"): _in_every_edition("TOKYO-2"),
    (e.POWER, "face:E"): _in_every_edition("ENER-1"),
    (e.POWER, "face:H"): _in_every_edition("card:healing_ray"),
    (e.POWER, "entering"): _in_every_edition("TWO-1"),
    (e.POWER, "starting"): _in_every_edition("TWO-2"),
    (e.POWER, "sweep"): _in_every_edition("BUY-4"),
    (e.POWER, "sale"): _by_edition(("CARD-12",), ("CARD-13", "CARD-14"), ("CARD-13", "CARD-14")),
    (e.HEALTH, "face:H"): _in_every_edition("HEAL-1"),
    (e.HEALTH, "claws"): _in_every_edition("CLAW-1"),
    (e.HEALTH, "poison"): _by_edition(("CARD-7",), ("CARD-7",), ("CARD-8",)),
    (e.WICKED, "face:1"): _by_edition(dark=("WICK-1", "WICK-4")),
    (e.WICKED, "face:2"): _by_edition(dark=("WICK-2", "WICK-4")),
    (e.POISONED, "face:H"): _CURED,
    (e.SHRUNK, "face:H"): _CURED,
    (e.MOVED, YIELDING): _by_edition(("YIELD-1",), ("YIELD-1", "YIELD-3"), ("YIELD-1", "YIELD-3")),
    (e.MOVED, BAY_CLOSES): _by_edition(("BAY-4",), ("BAY-3",), ("BAY-3",)),
}
# Rules behind an event with any cause.
_ALWAYS: Final[dict[int, dict[str, Ids]]] = {
    e.BOUGHT: _in_every_edition("BUY-1"),
    e.TOOK: _by_edition(dark=("WICK-7",)),
    e.ELIMINATED: _in_every_edition("ELIM-1"),
    e.TURN: _in_every_edition("START-4"),
    e.COPIED: _by_edition(("CARD-4",), ("CARD-5",), ("CARD-6",)),
    e.WON: _in_every_edition("END-8"),
    e.SWEPT: _in_every_edition("BUY-4"),
    e.RESHUFFLED: _in_every_edition(),
    e.REVEALED: _in_every_edition("BUY-2"),
}
_CITY_ENTERED: Final = _by_edition(
    ("ENTER-1", "ENTER-3", "ENTER-4"), ("ENTER-6", "ENTER-8"), ("ENTER-6", "ENTER-8")
)
_BAY_ENTERED: Final = _by_edition(("BAY-6",), ("BAY-2",), ("BAY-2",))
_LOST_BY_ELIMINATION: Final = _by_edition(("ELIM-4",), ("ELIM-2",), ("ELIM-3",))
_PAID: Final = ("BUY-1", "ENER-4")


def citable_rules() -> set[tuple[str, str]]:
    """Return every rule id that an event can cite, with its edition."""
    tables = [
        *_BY_CAUSE.values(),
        *_ALWAYS.values(),
        _CITY_ENTERED,
        _BAY_ENTERED,
        _LOST_BY_ELIMINATION,
    ]
    tables.append(_in_every_edition(*_PAID))
    return {(edition, id) for table in tables for edition, ids in table.items() for id in ids}


# --- events --------------------------------------------------------------------------------------


def explain_events(step: PlayedMove, edition: str) -> tuple[Happening, ...]:
    """Return all events of a move with their causes."""
    return tuple(explain_event(step, number, edition) for number in range(len(step.events)))


def explain_event(step: PlayedMove, number: int, edition: str) -> Happening:
    """Return one event of a move with its cause."""
    event, before = step.events[number], step.events[:number]
    what, seat, amount, _ = event
    cause = _cause(event, before, step.events[number + 1 :], step)
    return Happening(
        what=e.EVENT_NAMES[what],
        seat=seat,
        amount=int(amount) if what != e.COPIED else 0,
        cause=cause,
        rules=_rules(event, cause, before, edition),
        card=SOURCE_NAMES[amount] if what == e.COPIED else "",
    )


def _cause(event: Event, before: Sequence[Event], after: Sequence[Event], step: PlayedMove) -> str:
    """Return the cause of an event, given the other events of its move; empty if it has none."""
    what, seat, amount, source = event
    if what == e.MOVED:
        return _cause_of_move(event, before, after, step)
    if what == e.ELIMINATED:
        return _cause_of_last_loss(seat, before)
    if what == e.HEALTH and source == NOBODY:
        return _REVIVED_BY[amount]
    if what == e.SWEPT:
        return SOURCE_NAMES[FROM_SWEEPING]
    return "" if what in _WITHOUT_SOURCE else SOURCE_NAMES.get(source, "")


def _cause_of_move(
    event: Event, before: Sequence[Event], after: Sequence[Event], step: PlayedMove
) -> str:
    """Return why a monster moved: entering, yielding, revival, closing of the Bay, or a card."""
    _, seat, zone, _ = event
    next_event = after[0] if after else None
    if next_event and next_event[1] == seat and next_event[3] == FROM_ENTERING:
        return _bought_card(before) or SOURCE_NAMES[FROM_ENTERING]
    if next_event and next_event[:2] == (e.HEALTH, seat) and next_event[3] == NOBODY:
        return _REVIVED_BY[next_event[2]]
    if zone == OUTSIDE and step.seat == seat and step.move.endswith(": yield"):
        return YIELDING
    if any(what == e.ELIMINATED for what, *_ in before):
        return BAY_CLOSES
    return _bought_card(before)


def _bought_card(before: Sequence[Event]) -> str:
    """Return the card that was just bought, if any: it causes the events after it."""
    return next((SOURCE_NAMES[source] for what, _, _, source in before if what == e.BOUGHT), "")


def _cause_of_last_loss(seat: int, before: Sequence[Event]) -> str:
    """Return the cause of the last loss of hearts of a seat."""
    for what, whose, amount, source in reversed(before):
        if what == e.HEALTH and whose == seat and amount < 0:
            return SOURCE_NAMES.get(source, "")
    return ""


def _rules(event: Event, cause: str, before: Sequence[Event], edition: str) -> Ids:
    """Return the rules that an event cites."""
    what, seat, amount, source = event
    if what in _ALWAYS:
        return _ALWAYS[what][edition]
    if (what, cause) in _BY_CAUSE:
        return _BY_CAUSE[what, cause][edition]
    if what == e.MOVED and cause == SOURCE_NAMES[FROM_ENTERING]:
        return (_CITY_ENTERED if amount == CITY else _BAY_ENTERED)[edition]
    if what == e.LOST_CARD and any(past[:2] == (e.ELIMINATED, seat) for past in before):
        return _LOST_BY_ELIMINATION[edition]
    if what == e.POWER and before and before[-1] == (e.BOUGHT, seat, -amount, source):
        return _PAID
    return _OF_THING.get(cause, ())

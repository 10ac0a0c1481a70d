"""Events with their causes: event codes of the rules become stable names and cite rules.

The rules report each change with its cause. This module turns the cause into a name (`claws`,
`face:1`, `jets`) and adds the ids of the rules in docs/reference/rules.md that apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...record.event_sources import source_name
from ...rules import events as e
from ...rules.constants import CITY, EDITION_NAMES, FROM_ELIMINATION, FROM_ENTERING
from ...rules.definitions import CARD_BY_NAME, TILE
from ...rules.events import EVENT_NAMES
from ..protocol.messages import Happening
from ..tables.moves import Event

Ids = tuple[str, ...]

_AMOUNT_IS_CODE: Final = {e.COPIED, e.LOST_CARD}  # the amount is a card or a reason

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
    (e.MOVED, "yielding"): _by_edition(
        ("YIELD-1",), ("YIELD-1", "YIELD-3"), ("YIELD-1", "YIELD-3")
    ),
    (e.MOVED, "bay"): _by_edition(("BAY-4",), ("BAY-3",), ("BAY-3",)),
}
# Rules behind an event with any cause.
_ALWAYS: Final[dict[int, dict[str, Ids]]] = {
    e.BOUGHT: _in_every_edition("BUY-1"),
    e.PAID: _in_every_edition("BUY-1", "ENER-4"),
    e.TOOK: _by_edition(dark=("WICK-7",)),
    e.ELIMINATED: _in_every_edition("ELIM-1"),
    e.KNOCKED_OUT: _in_every_edition(),
    e.PREDICTED: _in_every_edition(),
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


def citable_rules() -> set[tuple[str, str]]:
    """Return every rule id that an event can cite, with its edition."""
    tables = [
        *_BY_CAUSE.values(),
        *_ALWAYS.values(),
        _CITY_ENTERED,
        _BAY_ENTERED,
        _LOST_BY_ELIMINATION,
    ]
    return {(edition, id) for table in tables for edition, ids in table.items() for id in ids}


def rule_tables() -> dict[str, Any]:
    """Return the same tables with names as keys, for clients that explain events themselves."""
    return {
        "by_cause": {f"{what} {cause}": found for (what, cause), found in _BY_CAUSE.items()},
        "always": {str(what): found for what, found in _ALWAYS.items()},
        "city_entered": _CITY_ENTERED,
        "bay_entered": _BAY_ENTERED,
        "lost_by_elimination": _LOST_BY_ELIMINATION,
    }


# --- events --------------------------------------------------------------------------------------


def explain_events(events: Sequence[Event], edition: str) -> tuple[Happening, ...]:
    """Return the events of a move with their causes."""
    return tuple(explain_event(event, edition) for event in events)


def explain_event(event: Event, edition: str) -> Happening:
    """Return one event with its cause."""
    what, seat, amount, source = event
    cause = source_name(source)
    return Happening(
        what=EVENT_NAMES[what],
        seat=seat,
        amount=0 if what in _AMOUNT_IS_CODE else int(amount),
        cause=cause,
        rules=_rules(event, cause, edition),
        card=source_name(amount) if what == e.COPIED else "",
    )


def _rules(event: Event, cause: str, edition: str) -> Ids:
    """Return the rules that an event cites."""
    what, _, amount, source = event
    if what in _ALWAYS:
        return _ALWAYS[what][edition]
    if (what, cause) in _BY_CAUSE:
        return _BY_CAUSE[what, cause][edition]
    if what == e.MOVED and source == FROM_ENTERING:
        return (_CITY_ENTERED if amount == CITY else _BAY_ENTERED)[edition]
    if what == e.LOST_CARD and amount == FROM_ELIMINATION:
        return _LOST_BY_ELIMINATION[edition]
    return _citation(cause)


def _citation(cause: str) -> Ids:
    """Return the text that cites a card or tile like a rule: `card:jets`."""
    if cause not in CARD_BY_NAME:
        return ()
    return (f"{'tile' if CARD_BY_NAME[cause].kind == TILE else 'card'}:{cause}",)

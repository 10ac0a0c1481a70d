"""What happened and why: the events of the rules as words that stay, with the rules behind them.

The rules tell what changed and because of what. Here a number becomes a word (`claws`, `face:1`,
`jets`), what an event leaves open is found among the events around it, and the facts of
docs/rules.md that it rests on are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules import events as e
from ...rules.constants import (
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
    FULL_HEALTH,
    NOBODY,
    OUTSIDE,
    ZOMBIE_HEALTH,
)
from ...rules.definitions import THINGS_PRINTED, TILE
from ..tables.moves import Event, Played
from .messages import Happening

Ids = tuple[str, ...]

# --- causes --------------------------------------------------------------------------------------

CAUSES: Final = {
    **{thing.number: thing.label for thing in THINGS_PRINTED},
    **{FROM_FACE + face: f"face:{FACE_LETTERS[face]}" for face in range(FACES)},
    FROM_CLAWS: "claws",
    FROM_ENTERING: "entering",
    FROM_STARTING_IN_TOKYO: "starting",
    FROM_POISON: "poison",
    FROM_SELLING: "sale",
    FROM_SWEEPING: "sweep",
}
YIELDING: Final = "yielding"
BAY_CLOSES: Final = "bay"  # too few are left for Tokyo Bay

# Of these the rules do not say because of what.
_WITHOUT_SOURCE: Final = {e.TURN, e.WON, e.RESHUFFLED}
_COMES_BACK_BY: Final = {FULL_HEALTH: "it_has_a_child", ZOMBIE_HEALTH: "zombify"}
_OF_THING: Final = {
    thing.label: (f"{'tile' if thing.kind == TILE else 'card'}:{thing.name}",)
    for thing in THINGS_PRINTED
}

# --- rules ---------------------------------------------------------------------------------------


def _in_all(*ids: str) -> dict[str, Ids]:
    return dict.fromkeys(EDITION_NAMES, ids)


def _differing(first: Ids = (), second: Ids = (), dark: Ids = ()) -> dict[str, Ids]:
    return dict(zip(EDITION_NAMES, (first, second, dark), strict=True))


_CURED: Final = _differing((), ("HEAL-7", "CARD-9"), ("HEAL-7", "CARD-9"))
# The facts behind an event with a certain cause, by edition …
_BY_CAUSE: Final[dict[tuple[int, str], dict[str, Ids]]] = {
    (e.STARS, "face:1"): _in_all("NUM-3"),
    (e.STARS, "face:2"): _in_all("NUM-3"),
    (e.STARS, "face:3"): _in_all("NUM-3"),
    (e.STARS, "entering"): _in_all("TOKYO-1"),
    (e.STARS, "starting"): _in_all("TOKYO-2"),
    (e.POWER, "face:E"): _in_all("ENER-1"),
    (e.POWER, "face:H"): _in_all("card:healing_ray"),
    (e.POWER, "entering"): _in_all("TWO-1"),
    (e.POWER, "starting"): _in_all("TWO-2"),
    (e.POWER, "sweep"): _in_all("BUY-4"),
    (e.POWER, "sale"): _differing(("CARD-12",), ("CARD-13", "CARD-14"), ("CARD-13", "CARD-14")),
    (e.HEALTH, "face:H"): _in_all("HEAL-1"),
    (e.HEALTH, "claws"): _in_all("CLAW-1"),
    (e.HEALTH, "poison"): _differing(("CARD-7",), ("CARD-7",), ("CARD-8",)),
    (e.WICKED, "face:1"): _differing(dark=("WICK-1", "WICK-4")),
    (e.WICKED, "face:2"): _differing(dark=("WICK-2", "WICK-4")),
    (e.POISONED, "face:H"): _CURED,
    (e.SHRUNK, "face:H"): _CURED,
    (e.MOVED, YIELDING): _differing(("YIELD-1",), ("YIELD-1", "YIELD-3"), ("YIELD-1", "YIELD-3")),
    (e.MOVED, BAY_CLOSES): _differing(("BAY-4",), ("BAY-3",), ("BAY-3",)),
}
# … and behind one whatever its cause.
_ALWAYS: Final[dict[int, dict[str, Ids]]] = {
    e.BOUGHT: _in_all("BUY-1"),
    e.TOOK: _differing(dark=("WICK-7",)),
    e.ELIMINATED: _in_all("ELIM-1"),
    e.TURN: _in_all("START-4"),
    e.COPIED: _differing(("CARD-4",), ("CARD-5",), ("CARD-6",)),
    e.WON: _in_all("END-8"),
    e.SWEPT: _in_all("BUY-4"),
    e.RESHUFFLED: _in_all(),
    e.REVEALED: _in_all("BUY-2"),
}
_CITY_ENTERED: Final = _differing(
    ("ENTER-1", "ENTER-3", "ENTER-4"), ("ENTER-6", "ENTER-8"), ("ENTER-6", "ENTER-8")
)
_BAY_ENTERED: Final = _differing(("BAY-6",), ("BAY-2",), ("BAY-2",))
_LOST_WITH_LIFE: Final = _differing(("ELIM-4",), ("ELIM-2",), ("ELIM-3",))
_PAID: Final = ("BUY-1", "ENER-4")


def all_ids() -> set[tuple[str, str]]:
    """Every rule that can be named, with the edition in which it can be."""
    tables = [*_BY_CAUSE.values(), *_ALWAYS.values(), _CITY_ENTERED, _BAY_ENTERED, _LOST_WITH_LIFE]
    tables.append(_in_all(*_PAID))
    return {(edition, id) for table in tables for edition, ids in table.items() for id in ids}


# --- telling -------------------------------------------------------------------------------------


def happenings(step: Played, edition: str) -> tuple[Happening, ...]:
    """All that one move has brought about."""
    return tuple(happening(step, number, edition) for number in range(len(step.events)))


def happening(step: Played, number: int, edition: str) -> Happening:
    """One of the events of a move."""
    event, before = step.events[number], step.events[:number]
    what, seat, amount, _ = event
    cause = _cause(event, before, step.events[number + 1 :], step)
    return Happening(
        what=e.EVENT_NAMES[what],
        seat=seat,
        amount=int(amount) if what != e.COPIED else 0,
        cause=cause,
        rules=_rules(event, cause, before, edition),
        card=CAUSES[amount] if what == e.COPIED else "",
    )


def _cause(event: Event, before: Sequence[Event], after: Sequence[Event], step: Played) -> str:
    what, seat, amount, source = event
    if what == e.MOVED:
        return _why_moved(event, before, after, step)
    if what == e.ELIMINATED:
        return _last_hurt_by(seat, before)
    if what == e.HEALTH and source == NOBODY:
        return _COMES_BACK_BY[amount]
    if what == e.SWEPT:
        return CAUSES[FROM_SWEEPING]
    return "" if what in _WITHOUT_SOURCE else CAUSES.get(source, "")


def _why_moved(event: Event, before: Sequence[Event], after: Sequence[Event], step: Played) -> str:
    """Somebody enters or yields, comes back from the dead, or Bay closes; or a card does it."""
    _, seat, place, _ = event
    follows = after[0] if after else None
    if follows and follows[1] == seat and follows[3] == FROM_ENTERING:
        return _bought(before) or CAUSES[FROM_ENTERING]
    if follows and follows[:2] == (e.HEALTH, seat) and follows[3] == NOBODY:
        return _COMES_BACK_BY[follows[2]]
    if place == OUTSIDE and step.seat == seat and step.move.endswith(": yield"):
        return YIELDING
    if any(what == e.ELIMINATED for what, *_ in before):
        return BAY_CLOSES
    return _bought(before)


def _bought(before: Sequence[Event]) -> str:
    """The card that has just been bought, if one was: then what follows is its doing."""
    return next((CAUSES[source] for what, _, _, source in before if what == e.BOUGHT), "")


def _last_hurt_by(seat: int, before: Sequence[Event]) -> str:
    for what, whose, amount, source in reversed(before):
        if what == e.HEALTH and whose == seat and amount < 0:
            return CAUSES.get(source, "")
    return ""


def _rules(event: Event, cause: str, before: Sequence[Event], edition: str) -> Ids:
    what, seat, amount, source = event
    if what in _ALWAYS:
        return _ALWAYS[what][edition]
    if (what, cause) in _BY_CAUSE:
        return _BY_CAUSE[what, cause][edition]
    if what == e.MOVED and cause == CAUSES[FROM_ENTERING]:
        return (_CITY_ENTERED if amount == CITY else _BAY_ENTERED)[edition]
    if what == e.LOST_CARD and any(past[:2] == (e.ELIMINATED, seat) for past in before):
        return _LOST_WITH_LIFE[edition]
    if what == e.POWER and before and before[-1] == (e.BOUGHT, seat, -amount, source):
        return _PAID
    return _OF_THING.get(cause, ())

"""The text of a position: one line that reads back to the same bytes.

    second gigazaur,the_king turn=the_king health=8,10 stars=3,0 market=jets,tank,heal …

The edition, the monsters clockwise, then `name=value` for whatever differs from a table just
laid: rows by seat, dice as faces, cards by where they lie, the agenda from bottom to top. Cards
that are not named lie where they lie at the start: in the deck, or out of the edition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from ..rules import agenda
from ..rules.constants import (
    COPIERS,
    DECK,
    DISCARD,
    FACES,
    FRAMES,
    FROM_RULES,
    GONE,
    MARKET,
    NOTHING,
    ON_TOP,
    PLACE_NAMES,
    SLOTS,
    STACK,
    THINGS,
)
from ..rules.definitions import COPIER, THINGS_PRINTED
from ..rules.editions import EDITIONS, Options, find_edition
from ..rules.hooks import note_acts
from ..rules.setup import check_monsters, lay_table
from ..rules.state import CELLS, State
from ..rules.validation import problems
from .notation import (
    NotationError,
    faces_text,
    monster_name,
    read_faces,
    seat_of,
    thing_label,
    thing_number,
)

_PLACES = {DECK: "deck", ON_TOP: "top", DISCARD: "discard", STACK: "stack", GONE: "gone"}
_OWN_FORM = {"edition", "seats", "monster", "lies", "market", "copies", "acts", "agenda", "depth"}
_SEATS = {"turn", "regular"}
_KINDS = {
    value: name.lower()
    for name, value in vars(agenda).items()
    if name.isupper()
    and isinstance(value, int)
    and not name.startswith("LAST_")
    and value > agenda.NEXT_TURN
}
# Frames whose a (and b) is a card or tile.
_THING_PARTS = {
    agenda.THROW_FOR: (2,),
    agenda.COPY: (2,),
    agenda.SWAP: (2,),
    agenda.SWAPPING: (2,),
    agenda.STORE: (2,),
    agenda.ASIDE: (2,),
    agenda.MOVE_COPY: (2,),
    agenda.LAY_TILE: (2, 3),
}


# --- writing -------------------------------------------------------------------------------------


def position_text(state: State) -> str:
    """A position as one line."""
    names = [monster_name(state, seat) for seat in range(state.seats)]
    box = EDITIONS[state.edition]
    fresh = _laid(box.name, tuple(names))
    words = [box.name, ",".join(names)]
    words += [f"{name}={value}" for name, value in _cells(state, fresh)]
    words += [f"{place}={cards}" for place, cards in _cards(state, fresh)]
    if state.depth:
        words.append("agenda=" + "/".join(_frame_text(state, k) for k in range(state.depth)))
    return " ".join(words)


@lru_cache(maxsize=256)
def _laid(edition: str, monsters: tuple[str, ...]) -> State:
    """A table just laid, to be compared with and never changed."""
    return lay_table(find_edition(edition), monsters, Options())


def _cells(state: State, fresh: State) -> Iterator[tuple[str, str]]:
    for name, (_, length) in CELLS.items():
        now, then = getattr(state, name), getattr(fresh, name)
        if name in _OWN_FORM or (now == then if length == 1 else list(now) == list(then)):
            continue
        yield name, _cell_text(state, name, length)


def _cell_text(state: State, name: str, length: int) -> str:
    value = getattr(state, name)
    if name in _SEATS:
        return monster_name(state, value)
    if name == "step":
        return agenda.STEP_NAMES[value]
    if name == "place":
        return ",".join(PLACE_NAMES[place] for place in value[: state.seats])
    if length == 1:
        return str(value)
    if length == THINGS:
        return ",".join(f"{thing_label(t)}*{n}" for t, n in enumerate(value) if n)
    if length == FACES and name in {"dice", "aside", "resolved"}:
        return faces_text(list(value))
    return ",".join(str(n) for n in value[: state.seats])


def _cards(state: State, fresh: State) -> Iterator[tuple[str, str]]:
    by_place: dict[int, list[str]] = {}
    for thing in THINGS_PRINTED:
        if state.lies[thing.number] not in (fresh.lies[thing.number], MARKET):
            by_place.setdefault(state.lies[thing.number], []).append(thing.label)
    for place, labels in sorted(by_place.items()):
        yield _PLACES.get(place) or monster_name(state, place), ",".join(labels)
    if any(card != NOTHING for card in state.market):
        yield "market", ",".join(thing_label(c) if c != NOTHING else "-" for c in state.market)
    copies = [(int(COPIER[k]), state.copies[k]) for k in range(COPIERS)]
    if any(card != NOTHING for _, card in copies):
        yield (
            "copies",
            ",".join(
                f"{thing_label(copier)}>{thing_label(card)}"
                for copier, card in copies
                if card != NOTHING
            ),
        )


def _frame_text(state: State, frame: int) -> str:
    """`keep.0`: the kind, the seat and the rest, as far as it is not the usual."""
    kind, *rest = (agenda.part(state, frame, index) for index in range(5))
    usual = [NOTHING, 0, 0, FROM_RULES]
    while len(rest) > 1 and rest[-1] == usual[len(rest) - 1]:
        rest.pop()
    things = (*_THING_PARTS.get(kind, ()), 4)
    parts = [
        thing_label(value) if index in things and value < len(THINGS_PRINTED) else str(value)
        for index, value in enumerate(rest, start=1)
    ]
    return ".".join([_KINDS[kind], *parts])


# --- reading -------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    """The position that a line describes; a sentence if it cannot be read or cannot be."""
    words = text.split()
    if len(words) < 2:
        raise NotationError("mistake-position-start")
    box = find_edition(words[0])
    names = words[1].split(",")
    check_monsters(names)
    state = lay_table(box, names, Options())
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError("mistake-pair", given=word)
        _read_word(state, name, value)
    for seat in range(state.seats):
        note_acts(state, seat)
    found = problems(state)
    if found:
        raise NotationError("mistake-position", problems="; ".join(found))
    return state


def _read_word(state: State, name: str, value: str) -> None:
    readers: dict[str, Callable[[State, str], None]] = {
        "market": _read_market,
        "copies": _read_copies,
        "agenda": _read_agenda,
    }
    places = {place: number for number, place in _PLACES.items()}
    if name in readers:
        readers[name](state, value)
    elif name in places:
        _place_cards(state, places[name], value)
    elif name in CELLS and name not in _OWN_FORM:
        _read_cell(state, name, value)
    else:
        _place_cards(state, seat_of(state, name), value)


def _place_cards(state: State, place: int, labels: str) -> None:
    for label in labels.split(","):
        state.lies[thing_number(label)] = place


def _read_market(state: State, value: str) -> None:
    labels = value.split(",")
    if len(labels) != SLOTS:
        raise NotationError("mistake-market", slots=SLOTS)
    for slot, label in enumerate(labels):
        if label != "-":
            state.market[slot] = thing_number(label)
            state.lies[state.market[slot]] = MARKET


def _read_copies(state: State, value: str) -> None:
    for pair in value.split(","):
        copier, _, card = pair.partition(">")
        places = [k for k in range(COPIERS) if COPIER[k] == thing_number(copier)]
        if not places:
            raise NotationError("mistake-copier", card=copier)
        state.copies[places[0]] = thing_number(card)


def _read_cell(state: State, name: str, value: str) -> None:
    length = CELLS[name][1]
    if name in _SEATS:
        setattr(state, name, seat_of(state, value))
    elif name == "step":
        state.step = _word(agenda.STEP_NAMES, value)
    elif name == "place":
        numbers = [str(_word(PLACE_NAMES, word)) for word in value.split(",")]
        _read_row(state, name, ",".join(numbers))
    elif length == 1:
        setattr(state, name, _number(value))
    elif length == THINGS:
        for pair in value.split(","):
            label, _, count = pair.partition("*")
            getattr(state, name)[thing_number(label)] = _number(count)
    elif length == FACES and name in {"dice", "aside", "resolved"}:
        for face, dice in enumerate(read_faces(value)):
            getattr(state, name)[face] = dice
    else:
        _read_row(state, name, value)


def _read_row(state: State, name: str, value: str) -> None:
    numbers = value.split(",")
    if len(numbers) != state.seats:
        many = len(numbers)
        raise NotationError("mistake-row", name=name, places=state.seats, many=many)
    for seat, number in enumerate(numbers):
        getattr(state, name)[seat] = _number(number)


def _read_agenda(state: State, value: str) -> None:
    kinds = {name: kind for kind, name in _KINDS.items()}
    frames = value.split("/")
    if len(frames) > FRAMES:
        raise NotationError("mistake-agenda", room=FRAMES, many=len(frames))
    for text in frames:
        kind, *parts = text.split(".")
        if kind not in kinds or not 1 <= len(parts) <= 4:
            raise NotationError("mistake-frame", given=text)
        agenda.push(state, kinds[kind], *(_frame_part(part) for part in parts))


def _frame_part(text: str) -> int:
    return _number(text) if text.lstrip("-").isdigit() else thing_number(text)


def _word(words: tuple[str, ...], text: str) -> int:
    if text not in words:
        raise NotationError("mistake-word", given=text, known=", ".join(words))
    return words.index(text)


def _number(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise NotationError("mistake-number", given=text) from None
    if not -128 <= number <= 9999:
        raise NotationError("mistake-range", number=number)
    return number

"""The text of a position: one line that parses back to an identical state.

    second gigazaur,the_king turn=the_king health=8,10 stars=3,0 market=jets,tank,heal …

The edition, the monsters clockwise, then `name=value` for each cell that differs from the initial
state: rows by seat, dice as faces, cards by location, the agenda from bottom to top. Cards that
are not named are in their initial location: in the deck, or not in the edition. Cards of packs are
always named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from ..rules import agenda
from ..rules.constants import (
    COPIERS,
    DECK,
    DISCARD,
    FRAMES,
    FROM_FACE,
    FROM_RULES,
    GONE,
    MARKET,
    NOTHING,
    ON_TOP,
    SLOTS,
    STACK,
    THINGS,
    ZONE_NAMES,
)
from ..rules.definitions import ALL_THINGS, COPIER
from ..rules.editions import EDITIONS, Options, find_edition
from ..rules.hooks import update_moment_bits
from ..rules.setup import check_monsters, initial_state
from ..rules.state import CELLS, RECORD, State
from ..rules.validation import problems
from .notation import (
    NotationError,
    faces_text,
    monster_name,
    parse_faces,
    seat_of,
    thing_label,
    thing_number,
)

LOCATIONS = {DECK: "deck", ON_TOP: "top", DISCARD: "discard", STACK: "stack", GONE: "gone"}
NO_CARDS = "none"  # in `deck=none`: a game without cards; not written, only read
SPECIAL_CELLS = {
    "edition",
    "seats",
    "monster",
    "location",
    "market",
    "copies",
    "acts",
    "agenda",
    "depth",
}


def _bytes_of_cell(name: str) -> slice:
    kind, start = RECORD.fields[name][:2]  # type: ignore[index]
    return slice(start, start + kind.itemsize)


# Name, length and bytes of each other cell.
_COMPARED_CELLS = [
    (name, length, _bytes_of_cell(name))
    for name, (_, length) in CELLS.items()
    if name not in SPECIAL_CELLS
]
SEAT_CELLS = {"turn", "regular"}
DICE_CELLS = {"dice", "aside", "resolved"}
KINDS = {
    value: name.lower()
    for name, value in vars(agenda).items()
    if name.isupper()
    and isinstance(value, int)
    and not name.startswith(("LAST_", "_"))
    and value > agenda.NEXT_TURN
}
# Kind of frame -> indices of its parts that are a card or tile.
THING_PARTS = {
    agenda.THROW_FOR: (2,),
    agenda.COPY: (2,),
    agenda.SWAP: (2,),
    agenda.SWAPPING: (2,),
    agenda.STORE: (2,),
    agenda.ASIDE: (2,),
    agenda.MOVE_COPY: (2,),
    agenda.LAY_TILE: (2, 3),
}
_SOURCE_PART = 4  # index of the source in a frame
_OLD_SOURCES = 100  # before version 0.2, sources other than cards began here


# --- writing -------------------------------------------------------------------------------------


def position_text(state: State) -> str:
    """Return a position as one line."""
    names = [monster_name(state, seat) for seat in range(state.seats)]
    edition = EDITIONS[state.edition]
    fresh = _initial_state(edition.name, tuple(names))
    words = [edition.name, ",".join(names)]
    words += [f"{name}={value}" for name, value in _changed_cells(state, fresh)]
    words += [f"{location}={cards}" for location, cards in _card_locations(state, fresh)]
    if state.depth:
        words.append("agenda=" + "/".join(_frame_text(state, k) for k in range(state.depth)))
    return " ".join(words)


@lru_cache(maxsize=256)
def _initial_state(edition: str, monsters: tuple[str, ...]) -> State:
    """Return a cached initial state, to compare with; the caller must not change it."""
    return initial_state(find_edition(edition), monsters, Options(packs=()))


def _changed_cells(state: State, fresh: State) -> Iterator[tuple[str, str]]:
    """Yield the name and text of each cell that differs from the initial state."""
    now, then = state.tobytes(), fresh.tobytes()
    for name, length, part in _COMPARED_CELLS:
        if now[part] != then[part]:
            yield name, _cell_text(state, name, length)


def _cell_text(state: State, name: str, length: int) -> str:
    value = getattr(state, name)
    if name in SEAT_CELLS:
        return monster_name(state, value)
    if name == "step":
        return agenda.STEP_NAMES[value]
    if name == "place":
        return ",".join(ZONE_NAMES[zone] for zone in value[: state.seats])
    if length == 1:
        return str(value)
    if length == THINGS:
        return ",".join(f"{thing_label(t)}*{n}" for t, n in enumerate(value) if n)
    if name in DICE_CELLS:
        return faces_text(list(value))
    return ",".join(str(n) for n in value[: state.seats])


def _card_locations(state: State, fresh: State) -> Iterator[tuple[str, str]]:
    """Yield each location that differs from the initial state, with its cards."""
    by_location: dict[int, list[str]] = {}
    now, then = bytes(state.location), bytes(fresh.location)
    for number in [n for n, (a, b) in enumerate(zip(now, then, strict=True)) if a != b]:
        if now[number] != MARKET:
            by_location.setdefault(now[number], []).append(thing_label(number))
    for location, labels in sorted(by_location.items()):
        yield LOCATIONS.get(location) or monster_name(state, location), ",".join(labels)
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
    """Return a frame such as `keep.0`: kind, seat and other parts, without trailing defaults."""
    kind, rest = agenda.frame_kind(state, frame), list(agenda.frame_fields(state, frame))
    defaults = [NOTHING, 0, 0, FROM_RULES]
    while len(rest) > 1 and rest[-1] == defaults[len(rest) - 1]:
        rest.pop()
    things = (*THING_PARTS.get(kind, ()), _SOURCE_PART)
    parts = [
        thing_label(value) if index in things and 0 <= value < len(ALL_THINGS) else str(value)
        for index, value in enumerate(rest, start=1)
    ]
    return ".".join([KINDS[kind], *parts])


# --- reading -------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    """Return the position of a line; raise NotationError if it is malformed or impossible."""
    words = text.split()
    if len(words) < 2:
        raise NotationError("mistake-position-start")
    edition = find_edition(words[0])
    names = words[1].split(",")
    check_monsters(names)
    state = initial_state(edition, names, Options(packs=()))
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError("mistake-pair", given=word)
        _apply_pair(state, name, value)
    for seat in range(state.seats):
        update_moment_bits(state, seat)
    found = problems(state)
    if found:
        raise NotationError("mistake-position", problems="; ".join(found))
    return state


def _apply_pair(state: State, name: str, value: str) -> None:
    """Apply one `name=value` to the state: a cell, a location of cards, or a monster's cards."""
    readers: dict[str, Callable[[State, str], None]] = {
        "market": _apply_market,
        "copies": _apply_copies,
        "agenda": _apply_agenda,
    }
    locations = {text: location for location, text in LOCATIONS.items()}
    if name in readers:
        readers[name](state, value)
    elif (name, value) == ("deck", NO_CARDS):
        _remove_deck(state)
    elif name in locations:
        _place_cards(state, locations[name], value)
    elif name in CELLS and name not in SPECIAL_CELLS:
        _apply_cell(state, name, value)
    else:
        _place_cards(state, seat_of(state, name), value)


def _remove_deck(state: State) -> None:
    """Take all cards of the deck out of the game, as the option `deck: none` does."""
    for thing in range(THINGS):
        if state.location[thing] == DECK:
            state.location[thing] = GONE


def _place_cards(state: State, location: int, labels: str) -> None:
    for label in labels.split(","):
        state.location[thing_number(label)] = location


def _apply_market(state: State, value: str) -> None:
    labels = value.split(",")
    if len(labels) != SLOTS:
        raise NotationError("mistake-market", slots=SLOTS)
    for slot, label in enumerate(labels):
        if label != "-":
            state.market[slot] = thing_number(label)
            state.location[state.market[slot]] = MARKET


def _apply_copies(state: State, value: str) -> None:
    for pair in value.split(","):
        copier, _, card = pair.partition(">")
        indices = [k for k in range(COPIERS) if COPIER[k] == thing_number(copier)]
        if not indices:
            raise NotationError("mistake-copier", card=copier)
        state.copies[indices[0]] = thing_number(card)


def _apply_cell(state: State, name: str, value: str) -> None:
    length = CELLS[name][1]
    if name in SEAT_CELLS:
        setattr(state, name, seat_of(state, value))
    elif name == "step":
        state.step = _word_index(agenda.STEP_NAMES, value)
    elif name == "place":
        numbers = [str(_word_index(ZONE_NAMES, word)) for word in value.split(",")]
        _apply_row(state, name, ",".join(numbers))
    elif length == 1:
        setattr(state, name, _parse_number(value))
    elif length == THINGS:
        for pair in value.split(","):
            label, _, count = pair.partition("*")
            getattr(state, name)[thing_number(label)] = _parse_number(count)
    elif name in DICE_CELLS:
        for face, dice in enumerate(parse_faces(value)):
            getattr(state, name)[face] = dice
    else:
        _apply_row(state, name, value)


def _apply_row(state: State, name: str, value: str) -> None:
    numbers = value.split(",")
    if len(numbers) != state.seats:
        many = len(numbers)
        raise NotationError("mistake-row", name=name, seats=state.seats, many=many)
    for seat, number in enumerate(numbers):
        getattr(state, name)[seat] = _parse_number(number)


def _apply_agenda(state: State, value: str) -> None:
    kinds = {name: kind for kind, name in KINDS.items()}
    frames = value.split("/")
    if len(frames) > FRAMES:
        raise NotationError("mistake-agenda", most=FRAMES, many=len(frames))
    for text in frames:
        kind, *parts = text.split(".")
        if kind not in kinds or not 1 <= len(parts) <= 4:
            raise NotationError("mistake-frame", given=text)
        numbers = [_parse_frame_part(part, index) for index, part in enumerate(parts, start=1)]
        agenda.push(state, kinds[kind], *numbers)


def _parse_frame_part(text: str, index: int) -> int:
    if not text.lstrip("-").isdigit():
        return thing_number(text)
    number = _parse_number(text)
    if index == _SOURCE_PART and _OLD_SOURCES <= number < FROM_FACE:
        return number - _OLD_SOURCES + FROM_FACE
    return number


def _word_index(words: tuple[str, ...], text: str) -> int:
    if text not in words:
        raise NotationError("mistake-word", given=text, known=", ".join(words))
    return words.index(text)


def _parse_number(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise NotationError("mistake-number", given=text) from None
    if not -128 <= number <= 9999:
        raise NotationError("mistake-range", number=number)
    return number

"""The state of a game: one flat record of small integers.

The class below is both the documentation and the layout. Each annotation becomes a cell (or a row
of cells) of `RECORD`, and an instance is one such record with its cells as attributes. Compiled
rules use the bare record and interpreted rules this class; `state.health[seat]` works with both.

A state has no hidden information and no history: the deck has no order, and the moves of a game are
in a game record (`daikaiju.record`).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from importlib import import_module
from typing import Annotated, Any, Self, get_type_hints

import numpy as np

from .constants import COPIERS, FACES, FRAMES, MAX_SEATS, SLOTS, THINGS
from .signatures import Word

Cell = Annotated[int, np.int16, 1]
PerSeat = Annotated[MutableSequence[int], np.int8, MAX_SEATS]
PerSeatWide = Annotated[MutableSequence[int], np.int16, MAX_SEATS]
PerSeatBits = Annotated[MutableSequence[int], np.int64, MAX_SEATS]
PerFace = Annotated[MutableSequence[int], np.int8, FACES]
PerThing = Annotated[MutableSequence[int], np.int8, THINGS]
PerSlot = Annotated[MutableSequence[int], np.int16, SLOTS]
PerCopier = Annotated[MutableSequence[int], np.int16, COPIERS]
WORD = 8  # bytes
PerFrame = Annotated[MutableSequence[int], np.int64, FRAMES]
MAX_SIZE = 1024  # bytes


class State:
    """One position of a game. `copy()` copies one block of bytes; equality compares the bytes.

    Every annotated field below is a cell. Rows are indexed by seat, face or thing:
    `state.health[0]`, `state.dice[constants.CLAW]`.
    """

    # The table: fixed by the setup.
    edition: Cell  # index into constants.EDITION_NAMES
    seats: Cell  # number of monsters, living or not
    monster: PerSeat  # index into constants.MONSTERS
    # Rules that depend on the edition and on the options of the table:
    claws_take_tokyo: Cell  # claws take a free zone of Tokyo in the dice step; there is no step 3
    has_bay: Cell  # Tokyo Bay is used (while five monsters live)
    bay_moves_to_city: Cell  # when Bay closes, its monster moves to an empty City
    wins_at_once: Cell  # 20 stars end the game at once, not at the end of the turn
    survives_at_once: Cell  # the last living monster wins at once, not at the end of the turn
    shares_wins: Cell  # several monsters with 20 stars share the win; else the first in turn order
    tokyo_pays_energy: Cell  # the two-player option
    has_wickedness: Cell  # sets of 1s and 2s move the Wickedness marker
    added_claws_attack: Cell  # claws added by cards count as an attack; else they only hurt
    takes_back_hearts: Cell  # a lost card takes its hearts back; else only hearts above the limit
    stores_own_energy: Cell  # Battery Monster stores energy of its owner, doubled
    knocks_out: Cell  # a monster without hearts misses one turn and is not eliminated
    asks_predictions: Cell  # eliminated players predict the winner

    # The monsters.
    place: PerSeat  # the zone: OUTSIDE, CITY, BAY, OUT or DOWN
    health: PerSeat
    stars: PerSeat
    energy: PerSeatWide
    poison: PerSeatWide  # tokens: each costs 1 heart at the end of its own turn
    shrink: PerSeatWide  # tokens: each removes one die
    wickedness: PerSeat
    zombie: PerSeat  # was revived by Zombify: heart dice do nothing
    extra_turns: PerSeat  # whole turns granted after this one
    winner: PerSeat  # set when the game is over
    prediction: PerSeat  # of an eliminated player (see predictions.py)

    # The cards and tiles.
    location: PerThing  # of each thing: a seat (its owner) or constants.DECK … GONE
    market: PerSlot  # the card in each slot, or NOTHING; consistent with `location`
    acts: PerSeatBits  # the moments (bits) at which a monster's things act; derived from `location`
    counter: PerThing  # counters on it: smoke, stored energy
    used: PerThing  # already used this turn, for things usable once a turn
    copies: PerCopier  # the card that each copier copies, or NOTHING
    seen_top: PerSeat  # has seen the card on top of the deck

    # The turn.
    crucial: Cell  # stars or lives have changed, so the game may be over
    quiet: Cell  # consecutive turns, with this one, in which nothing has changed
    turn: Cell  # the seat whose turn it is
    regular: Cell  # the turn order continues from this seat (not `turn` in some extra turns)
    throws: Cell  # throws left
    dice: PerFace  # dice on the table by the face they show
    aside: PerFace  # dice thrown for a card
    resolved: PerFace  # faces resolved this turn
    has_hurt: Cell  # the active monster has made a monster lose hearts this turn
    fewer_dice: Cell  # dice missing in this extra turn
    freezes: Cell  # an extra turn with one die fewer comes next
    was_probed: Cell  # another monster has changed a die since the last throw
    unhurt: PerSeat  # loses no more hearts this turn
    healing: PerSeat  # heart dice that will heal this monster
    loss: PerSeatWide  # hearts about to be lost
    struck: PerSeat  # the hearts about to be lost are lost to claws
    held: PerSeatWide  # hearts to lose to claws if the monster stays in Tokyo
    smashed: PerSeat  # lost (or may lose) hearts to claws and has not decided on yielding
    yielded: PerSeat  # has left Tokyo to the active monster
    opening: PerSeat  # claws in the throw for the first turn (see first_player.py)

    # The agenda (see agenda.py): the next step of the turn, and a stack of frames to process first.
    step: Cell
    depth: Cell
    agenda: PerFrame

    # Not cells: the record itself, the record as words, and the list of events (events.py).
    record: np.ndarray[Any, Any]
    words: MutableSequence[int]
    events: list[tuple[int, int, int, int]] | None

    def __init__(self, record: np.ndarray[Any, Any] | None = None) -> None:
        """Wrap a one-element array of RECORD without a copy; None creates a zero record."""
        self.record = np.zeros(1, RECORD) if record is None else record
        self.events = None
        _attach_views(self)

    def copy(self) -> Self:
        """Return a copy without `events`, made as one block: NumPy copies records cell by cell."""
        return type(self)(np.frombuffer(bytearray(self.record.tobytes()), RECORD))

    def tobytes(self) -> bytes:
        """Return the bytes of the record; `frombytes` reads them."""
        return self.record.tobytes()

    @classmethod
    def frombytes(cls, data: bytes) -> Self:
        """Return the state with these bytes, which `tobytes` wrote."""
        if len(data) != RECORD.itemsize:
            raise ValueError(f"a state has {RECORD.itemsize} bytes, not {len(data)}")
        return cls(np.frombuffer(bytearray(data), RECORD))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).frombytes, (self.tobytes(),)

    # Texts and pictures are in `daikaiju.record`, which imports the rules: it is looked up by name.

    def __repr__(self) -> str:
        """Return the call that reads this position from its text."""
        if not 2 <= self.seats <= MAX_SEATS:
            return "<State without monsters>"
        text = import_module("daikaiju.record.position").position_text(self)
        return f"read_position({text!r})"

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows; None, for its text, without monsters."""
        if not self.seats:
            return None
        return str(import_module("daikaiju.record.picture").draw_position(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())


class StateArray:
    """An array of records for interpreted code: items read as `State` and are copied when assigned.

    Compiled code uses the array of records itself, which behaves in the same way.
    """

    def __init__(self, records: np.ndarray[Any, Any]) -> None:
        self.records = records
        self._states: list[State | None] = [None] * len(records)

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, index: int) -> State:
        state = self._states[index]
        if state is None:
            state = self._states[index] = State(self.records[index : index + 1])
        return state

    def __setitem__(self, index: int, state: State) -> None:
        self.records[index] = state.record[0]


def _cells_of_state() -> dict[str, tuple[Any, int]]:
    """Return the NumPy type and length of each cell, in the order of the class."""
    hints = get_type_hints(State, include_extras=True)
    return {name: h.__metadata__ for name, h in hints.items() if hasattr(h, "__metadata__")}


CELLS = _cells_of_state()


def _record() -> np.dtype[Any]:
    """Return the record type: rows of whole words first, then the widest cells, then padding, so
    that no byte is undefined."""
    by_width = sorted(CELLS.items(), key=lambda cell: -_alignment(*cell[1]))
    cells = [(name, kind) if n == 1 else (name, kind, (n,)) for name, (kind, n) in by_width]
    spare = -sum(np.dtype(kind).itemsize * n for kind, n in CELLS.values()) % WORD
    if spare:
        cells.append(("spare", np.int8, (spare,)))
    return np.dtype(cells, align=True)


def _alignment(kind: Any, length: int) -> int:
    size = np.dtype(kind).itemsize
    return WORD if size * length % WORD == 0 else size


RECORD = _record()
WORDS = RECORD.itemsize // WORD
assert RECORD.itemsize <= MAX_SIZE, f"a state has {RECORD.itemsize} bytes, more than {MAX_SIZE}"


def _cell_property(offset: int) -> property:
    """Return a property that reads and writes a single cell of the record."""

    def read(self: Any) -> int:
        return self._cells[offset]

    def write(self: Any, value: int) -> None:
        self._cells[offset] = value

    return property(read, write)


_ROWS: list[tuple[str, int, int, int]] = []  # name, bytes per cell, start, end


def _add_cell_properties() -> None:
    """Add a property to the class for each single cell, and store the position of each row."""
    for name, (kind, length) in CELLS.items():
        size = np.dtype(kind).itemsize
        start = RECORD.fields[name][1] // size  # type: ignore[index]
        if length == 1:
            setattr(State, name, _cell_property(start))
        else:
            _ROWS.append((name, size, start, start + length))


_add_cell_properties()


def _attach_views(state: Any) -> None:
    """Set the rows of cells as attributes: views of the record that return plain integers."""
    block = memoryview(state.record.view(np.uint8))
    views = {1: block.cast("b"), 2: block.cast("h"), 8: block.cast("q")}
    state._cells, state.words = views[2], views[8]
    state.__dict__.update({name: views[size][start:end] for name, size, start, end in _ROWS})


# --- words of the record -------------------------------------------------------------------------


def first_word(name: str) -> int:
    """Return the index of the word at which a row of cells begins."""
    at: int = RECORD.fields[name][1]  # type: ignore[index]
    assert at % WORD == 0, name
    return at // WORD


def word_at(state: State, index: int) -> Word:
    """Return eight bytes of the record as one number. Compiled version: compiler.py."""
    return state.words[index]


def set_word(state: State, index: int, value: Word) -> None:
    state.words[index] = value


def overwrite(target: State, source: State) -> None:
    """Copy a position into another, word by word: a GPU would copy a record byte by byte."""
    for index in range(WORDS):
        set_word(target, index, word_at(source, index))

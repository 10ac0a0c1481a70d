"""The state of a game: one flat record of small integers, every cell with its meaning.

The class below is both the documentation and the layout: each annotation becomes a cell (or a row
of cells) of `RECORD`, and an instance is one such record with its cells as attributes. Compiled
rules see the bare record; interpreted rules see this class; `state.health[seat]` reads the same.

Nothing here hides and nothing here remembers: the deck has no order, and history stands beside
the state, in a game record.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Any, Self, get_type_hints

import numpy as np

from .constants import COPIERS, FACES, FRAMES, MOST_SEATS, SLOTS, THINGS

Cell = Annotated[int, np.int16, 1]
PerSeat = Annotated[MutableSequence[int], np.int16, MOST_SEATS]
PerSeatBits = Annotated[MutableSequence[int], np.int64, MOST_SEATS]
PerFace = Annotated[MutableSequence[int], np.int8, FACES]
PerThing = Annotated[MutableSequence[int], np.int8, THINGS]
PerSlot = Annotated[MutableSequence[int], np.int8, SLOTS]
PerCopier = Annotated[MutableSequence[int], np.int8, COPIERS]
WORD = 8  # bytes
Word = int  # one that may need all of them; others are small
PerFrame = Annotated[MutableSequence[int], np.int8, FRAMES * WORD]


class State:
    """One position of one game. `copy()` is one block copy; equality is equality of bytes."""

    # The table: fixed when the game is set up.
    edition: Cell  # whose printing of the cards (index into words.EDITION_NAMES)
    seats: Cell  # monsters at the table, living or not
    monster: PerSeat  # which monster sits there (index into words.MONSTERS)
    # … and what the edition and the table's options answer to the questions of the rules:
    claws_take_tokyo: Cell  # a free place is taken by claws, in the dice step; there is no step 3
    has_bay: Cell  # Tokyo Bay is used (while five monsters live)
    bay_moves_to_city: Cell  # when Bay closes, its monster goes to an empty City
    wins_at_once: Cell  # 20 stars end the game at once, not at the end of the turn
    survives_at_once: Cell  # so does being the last one left
    shares_wins: Cell  # several monsters with 20 stars win together; else the first in turn order
    tokyo_pays_energy: Cell  # the two-player option
    has_wickedness: Cell  # sets of 1s and 2s move the Wickedness marker
    added_claws_attack: Cell  # claws added by cards are claws; else they only hurt
    takes_back_hearts: Cell  # hearts that came with a card go with it; else only those above 10
    stores_own_energy: Cell  # a battery is filled from one's own energy, doubled

    # The monsters.
    place: PerSeat  # OUTSIDE, CITY, BAY or OUT
    health: PerSeat
    stars: PerSeat
    energy: PerSeat
    poison: PerSeat  # tokens: 1 heart lost for each at the end of the own turn
    shrink: PerSeat  # tokens: one die fewer for each
    wickedness: PerSeat
    zombie: PerSeat  # came back from the dead: hearts on dice do nothing
    extra_turns: PerSeat  # whole turns due after this one
    winner: PerSeat  # set when the game is over

    # The cards and tiles.
    lies: PerThing  # where each card and tile lies: words.DECK and its neighbours, or a seat
    market: PerSlot  # the card in each slot, or NOTHING; must agree with `lies`
    acts: PerSeatBits  # the moments (bits) at which a monster's things act; follows from `lies`
    counter: PerThing  # what lies on it: smoke, stored energy
    used: PerThing  # used this turn, where once a turn is allowed
    copies: PerCopier  # the card that each copier works as, or NOTHING
    seen_top: PerSeat  # who has looked at the card on top of the deck

    # The turn.
    crucial: Cell  # stars or lives have changed so that the game may be over
    turn: Cell  # whose turn it is
    regular: Cell  # from whom the turn order goes on (differs from `turn` in some extra turns)
    throws: Cell  # throws left
    dice: PerFace  # dice on the table by the face they show
    aside: PerFace  # dice just thrown for a card
    resolved: PerFace  # faces resolved this turn
    has_hurt: Cell  # somebody lost hearts this turn because of the active monster
    fewer_dice: Cell  # this extra turn is played with so many dice fewer
    freezes: Cell  # such a turn comes next
    was_probed: Cell  # another monster has changed a die since the last throw
    unhurt: PerSeat  # loses no more hearts this turn
    healing: PerSeat  # heart dice that will heal this monster
    loss: PerSeat  # hearts about to be lost
    struck: PerSeat  # … to claws
    held: PerSeat  # hearts lost to claws only if the monster stays in Tokyo
    smashed: PerSeat  # lost (or may lose) hearts to claws, and has not answered whether it yields
    yielded: PerSeat  # has left Tokyo to the active monster
    opening: PerSeat  # claws in the throw for the first turn (see first_player.py)

    # The agenda (see agenda.py): the next step of the turn, and a stack of frames to do first.
    step: Cell
    depth: Cell
    agenda: PerFrame

    # Not cells: the record itself, the same as words, and who listens (events.py).
    record: np.ndarray[Any, Any]
    words: MutableSequence[int]
    events: list[tuple[int, int, int, int]] | None

    def __init__(self, record: np.ndarray[Any, Any] | None = None) -> None:
        """Wrap a one-element array of RECORD without copying it; without one, a blank record."""
        self.record = np.zeros(1, RECORD) if record is None else record
        self.events = None
        _attach(self)

    def copy(self) -> Self:
        """As one block of bytes: NumPy would copy a record cell by cell, which takes far longer."""
        return type(self)(np.frombuffer(bytearray(self.record.tobytes()), RECORD))

    def tobytes(self) -> bytes:
        return self.record.tobytes()

    @classmethod
    def frombytes(cls, data: bytes) -> Self:
        if len(data) != RECORD.itemsize:
            raise ValueError(f"a state has {RECORD.itemsize} bytes, not {len(data)}")
        return cls(np.frombuffer(bytearray(data), RECORD))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())


def _cells_of_state() -> dict[str, tuple[Any, int]]:
    """Each cell's NumPy type and length, in the order of the class."""
    hints = get_type_hints(State, include_extras=True)
    return {name: h.__metadata__ for name, h in hints.items() if hasattr(h, "__metadata__")}


CELLS = _cells_of_state()


def _record() -> np.dtype[Any]:
    """Rows that fill whole words first, then the widest cells, and the rest filled up, so that no
    byte is left undefined."""
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


def _single(offset: int) -> property:
    """A cell that stands alone, read and written in the record like an attribute."""

    def read(self: Any) -> int:
        return self._cells[offset]

    def write(self: Any, value: int) -> None:
        self._cells[offset] = value

    return property(read, write)


_ROWS: list[tuple[str, int, int, int]] = []  # name, bytes a cell, from, to


def _lay_out() -> None:
    """Give the class a property for each single cell, and note where each row of cells lies."""
    for name, (kind, length) in CELLS.items():
        size = np.dtype(kind).itemsize
        start = RECORD.fields[name][1] // size  # type: ignore[index]
        if length == 1:
            setattr(State, name, _single(start))
        else:
            _ROWS.append((name, size, start, start + length))


_lay_out()


def _attach(state: Any) -> None:
    """Make the rows of cells attributes: views of the record that give plain integers."""
    block = memoryview(state.record.view(np.uint8))
    views = {1: block.cast("b"), 2: block.cast("h"), 8: block.cast("q")}
    state._cells, state.words = views[2], views[8]
    state.__dict__.update({name: views[size][start:end] for name, size, start, end in _ROWS})


# --- words of the record -------------------------------------------------------------------------


def first_word(name: str) -> int:
    """Which word of the record a row of cells begins with."""
    at: int = RECORD.fields[name][1]  # type: ignore[index]
    assert at % WORD == 0, name
    return at // WORD


def word_at(state: State, index: int) -> Word:
    """Eight bytes of the record as one number. Compiled: see compiler.py."""
    return state.words[index]


def set_word(state: State, index: int, value: Word) -> None:
    state.words[index] = value


def overwrite(copy: State, model: State) -> None:
    """Make a position the same as another, by words: a GPU would copy a record byte by byte."""
    for index in range(WORDS):
        set_word(copy, index, word_at(model, index))

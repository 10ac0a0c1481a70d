"""Descriptions of both spaces, of one observation and of one action as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..record.notation import action_text
from ..rules import agenda
from ..rules.actions import MAX_ACTIONS
from ..rules.agenda import GO_ON, KEEP, STEP_NAMES
from ..rules.constants import EDITION_NAMES, FACE_LETTERS, MAX_SEATS
from ..rules.definitions import ALL_CARDS, COPIER
from ..rules.state import State
from ..spaces import actions, observations
from ..spaces.action_names import kind_of_id, name_of
from ..spaces.actions import ACTIONS, KINDS, action_of, write_mask
from ..spaces.card_cells import CARD_ROWS
from ..spaces.observations import SIZE, SLICES, Slice, observe

_BY_NUMBER = {n: name.lower() for name, n in vars(agenda).items() if isinstance(n, int)}
QUESTIONS = tuple(_BY_NUMBER[kind] for kind in range(KEEP, GO_ON + 1))  # ordered by number
_OF_FACES = ("dice", "aside", "resolved")
_COUNTED = {
    *("health", "stars", "energy", "poison", "shrink", "wickedness", "extra_turns", "healing"),
    *("loss", "held", "opening", "counter"),
}
_SEATS = ("you", *(f"{steps} clockwise" for steps in range(1, MAX_SEATS)))
_CARD_NAMES = {card.id: card.name for card in ALL_CARDS}
_CARD_ROWS = (
    *(f"{seat} owns" for seat in _SEATS),
    *("offered", "deck", "top", "counter", "used"),
    *(f"{_CARD_NAMES.get(int(copier), 'nothing')} copies" for copier in COPIER),
    "question",
)


def describe(what: Any = None, seat: int = 0) -> str:
    """Describe everything (no argument), a slice or range by name, an id, an observation, or a
    position as a seat sees it.
    """
    if what is None:
        return f"{_observations()}\n\n{_actions()}"
    if isinstance(what, State):
        return _position(what, seat)
    if isinstance(what, str):
        return _named(what)
    if isinstance(what, (int, np.integer)):
        return f"{int(what)}: {name_of(int(what))} ({kind_of_id(int(what)).sentence})"
    return _observation(what)


def describe_action(state: State, number: int) -> str:
    """Return the meaning of an id in this position, in notation if it is legal."""
    mask = np.zeros(ACTIONS, np.int8)
    write_mask(state, np.zeros(8 * MAX_ACTIONS, np.int64), mask)
    meaning = name_of(number)
    return action_text(state, int(action_of(state, number))) if mask[number] else meaning


# --- the spaces ----------------------------------------------------------------------------------


def _observations() -> str:
    head = f"An observation (version {observations.VERSION}) has {SIZE} cells:"
    return "\n".join([head, *(_slice_line(name) for name in SLICES)])


def _slice_line(name: str) -> str:
    part = SLICES[name]
    shape = f" {' × '.join(map(str, part.shape))}" if len(part.shape) > 1 else ""
    return f"  {_range(part):>9}  {name}{shape}: {part.sentence}"


def _actions() -> str:
    head = f"There are {ACTIONS} actions (version {actions.VERSION}):"
    return "\n".join([head, *(_kind_line(kind.name) for kind in KINDS)])


def _kind_line(name: str) -> str:
    kind = next(kind for kind in KINDS if kind.name == name)
    return f"  {_range(kind.ids):>9}  {name}: {kind.sentence}"


def spaces_page() -> str:
    """Return both spaces as a document: every slice, range, and id except sets of dice."""
    slices = [(part, name, part.sentence) for name, part in SLICES.items()]
    kinds = [(kind.ids, kind.name, kind.sentence) for kind in KINDS]
    others = range(actions.AFTER_DICE, ACTIONS)
    card_rows = [f"| {name} | {sentence} |" for name, sentence in CARD_ROWS.items()]
    return "\n".join(
        [
            "# Observations and actions",
            "",
            "`spaces/actions.py` describes how sets of dice are numbered;",
            "[environments.md](../environments.md) describes how to use both spaces.",
            "",
            f"## The observation, version {observations.VERSION}: {SIZE} cells",
            *_rows("cells", "slice", slices),
            "### The rows of the slice `cards`",
            "",
            "Each row has a cell for every card id.",
            *("", "| row | meaning |", "|---|---|", *card_rows, ""),
            f"## The actions, version {actions.VERSION}: {ACTIONS} ids",
            *_rows("ids", "kind", kinds),
            "## Every id that names no dice to keep or throw",
            *("", "| id | action |", "|---:|---|"),
            *(f"| {number} | {name_of(number)} |" for number in others),
            "",
        ]
    )


def _rows(of_what: str, named: str, parts: list[tuple[Any, str, str]]) -> list[str]:
    """Return a table of ranges."""
    lines = ["", f"| {of_what} | {named} | meaning |", "|---:|---|---|"]
    lines += [f"| {_range(part)} | {name} | {sentence} |" for part, name, sentence in parts]
    return [*lines, ""]


def _range(part: Any) -> str:
    """Return the first and last number of a slice, or of the ids of a kind."""
    if isinstance(part, tuple) and not isinstance(part, Slice):
        return f"{len(part)} ids"
    return f"{part.start}" if part.stop == part.start + 1 else f"{part.start}–{part.stop - 1}"


def _named(name: str) -> str:
    kinds = [kind.name for kind in KINDS]
    lines = [_slice_line(name)] if name in SLICES else []
    lines += [_kind_line(name)] if name in kinds else []
    if not lines:
        known = ", ".join([*SLICES, *kinds])
        raise ValueError(f"there is no slice or action {name!r}: there are {known}")
    return "\n".join(line.strip() for line in lines)


# --- one observation -----------------------------------------------------------------------------


def _position(state: State, seat: int) -> str:
    if not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat}: seats go from 0 to {state.seats - 1}")
    row = np.zeros(SIZE, np.int8)
    observe(state, seat, row, 0, 1)
    return _observation(row)


def _observation(row: Any) -> str:
    """Return one line for each slice that is not all 0."""
    cells = np.asarray(row)
    if cells.shape != (SIZE,):
        raise ValueError(f"an observation has {SIZE} cells in one row, not the shape {cells.shape}")
    lines = [
        _slice_text(name, part, cells[part.start : part.stop]) for name, part in SLICES.items()
    ]
    return "\n".join(line for line in lines if line)


def _slice_text(name: str, part: Slice, cells: Any) -> str:
    """Return a slice of an observation as text; empty if all cells are 0."""
    if not cells.any():
        return ""
    if not part.shape:
        return f"{name}: {cells[0]}"
    labels = _card_labels(name, part) if name.startswith("cards") else _axis(name)
    values = [_cell(name, label, int(n)) for label, n in zip(labels, cells, strict=True) if n]
    return f"{name}: {', '.join(values)}"


def _cell(name: str, label: str, value: int) -> str:
    if name in _OF_FACES:
        return f"{value} × {label}"
    if name.startswith("cards"):
        return label if value == 1 else f"{label} {value}"
    return f"{label} {value}" if name in _COUNTED else label


def _axis(name: str) -> tuple[str, ...]:
    """Return the labels of the cells of a slice."""
    special = {
        "edition": EDITION_NAMES,
        "seats": tuple(str(n) for n in range(2, MAX_SEATS + 1)),
        "question": QUESTIONS,
        "step": STEP_NAMES,
        **dict.fromkeys(_OF_FACES, tuple(FACE_LETTERS)),
    }
    return special.get(name, _SEATS)


def _card_labels(name: str, part: Slice) -> Iterator[str]:
    """Yield the label of every cell of a slice of cards."""
    first = int(name.rpartition("_")[2]) if "_" in name else 0
    for row in _CARD_ROWS:
        for card in range(first, first + part.shape[1]):
            yield f"{_CARD_NAMES.get(card, '')} {row}"

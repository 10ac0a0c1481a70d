"""The input of the champion's network: cells of the observation, each compared with a threshold.

A feature is 1 if its cell is at least its threshold: `health.0>=7` is 1 while the observer has
seven hearts or more. Features of cards have the name of the card, `owned.2.jets>=1`, so that
weights stay valid when cards are added. A file of weights names its features; a feature without
weights is neutral.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...rules.constants import COPIERS, MAX_SEATS
from ...rules.definitions import ALL_CARDS, DISCARD_CARD, KEEP_CARD, TILE, Card
from ...spaces.card_cells import (
    C_COPIED,
    C_COUNTER,
    C_DECK,
    C_OFFERED,
    C_OWNED,
    C_QUESTION,
    C_TOP,
    C_USED,
    cell_of_card,
)
from ...spaces.observations import SLICES

# Thresholds of the cells that count something. All other cells have the threshold 1.
THRESHOLDS: Final = {
    "question_number": range(1, 6),
    "throws": range(1, 5),
    "dice": range(1, 7),
    "fewer_dice": range(1, 3),
    "quiet": (1, 2, 4, 8),
    "health": range(1, 13),
    "stars": range(1, 21),
    "energy": (*range(1, 13), 15, 20),
    "poison": range(1, 4),
    "shrink": range(1, 4),
    "wickedness": range(1, 11),
    "healing": range(1, 4),
    "loss": range(1, 7),
    "held": range(1, 4),
}
COUNTERS: Final = (1, 2, 4)
LEFT_OUT: Final = ("opening", "winner")  # no decision is taken while these cells matter


class Feature(NamedTuple):
    """A cell of the observation and the value from which on the feature is 1."""

    name: str
    cell: int
    threshold: int


def list_features() -> list[Feature]:
    """Return all features of this process, in the order of their cells."""
    return [*_table_features(), *(f for card in ALL_CARDS for f in _card_features(card))]


def _table_features() -> Iterator[Feature]:
    """Yield the features of the table, the question and the monsters."""
    for name, part in SLICES.items():
        if name.startswith("cards") or name in LEFT_OUT:
            continue
        for cell in range(part.start, part.stop):
            label = f"{name}.{cell - part.start}" if part.shape else name
            for threshold in THRESHOLDS.get(name, (1,)):
                yield Feature(f"{label}>={threshold}", cell, threshold)


def _card_features(card: Card) -> Iterator[Feature]:
    for label, row, thresholds in _card_rows(card):
        for threshold in thresholds:
            name = f"{label}.{card.name}>={threshold}"
            yield Feature(name, cell_of_card(card.id, row), threshold)


def _card_rows(card: Card) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Yield the rows of a card that can be other than 0: label, row, thresholds."""
    copies = tuple(range(1, card.copies + 1))
    if card.kind in (KEEP_CARD, DISCARD_CARD):
        yield "deck", C_DECK, copies
        yield "top", C_TOP, (1,)
    yield "offered", C_OFFERED, copies
    if card.kind in (KEEP_CARD, TILE):
        for distance in range(MAX_SEATS):
            yield f"owned.{distance}", C_OWNED + distance, copies
        yield "counter", C_COUNTER, COUNTERS
        yield "used", C_USED, (1,)
        yield "question", C_QUESTION, (1,)
    if card.kind == KEEP_CARD:
        for copier in range(COPIERS):
            yield f"copied.{copier}", C_COPIED + copier, (1,)

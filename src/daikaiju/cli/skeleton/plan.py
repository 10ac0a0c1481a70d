"""What a new card is: names, kind, price and moment."""

from __future__ import annotations

import keyword
import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from ... import card_api
from ...record.catalogue import catalogue
from ...rules.moments import MOMENTS
from ...text import UserError
from ..card_view import cards_by_name

KINDS: Final = {"keep": "turn_starts", "discard": "gained", "tile": "turn_starts"}  # and moments
LEVELS: Final = (3, 6, 10)  # of tiles
LONGEST_NAME: Final = 32  # rules/definitions.py
_ID: Final = re.compile("[a-z][a-z0-9_]*")
_BACK: Final = "{} (back)"  # title of the other face of a tile


@dataclass(frozen=True)
class Face:
    """A card, or one face of a tile."""

    name: str  # second_wind
    title: str  # Second Wind
    constant: str  # SECOND_WIND


@dataclass(frozen=True)
class CardPlan:
    """A new card, or a new tile with its two faces."""

    faces: tuple[Face, ...]
    kind: str  # keep, discard or tile
    moment: str  # name in rules/moments.py
    function: str  # name of the function that changes the game
    cost: int = 0
    level: int = 0  # of a tile

    @property
    def name(self) -> str:
        return self.faces[0].name


def make_plan(
    title: str,
    kind: str,
    moment: str | None,
    cost: int,
    level: int,
    defined: Collection[str] = (),
) -> CardPlan:
    """Return the plan of a new card; raise UserError if its name is invalid or taken.

    `defined` are the names that the file of the card defines already.
    """
    title = " ".join(title.split())
    titles = (title, _BACK.format(title)) if kind == "tile" else (title,)
    faces = tuple(_face(each) for each in titles)
    name = faces[0].name
    is_free = _can_name_function(name) and name not in defined
    function = name if is_free else f"{name}_effect"
    return CardPlan(faces, kind, moment or KINDS[kind], function, cost, level)


def _face(title: str) -> Face:
    name = card_id(title)
    if len(name) > LONGEST_NAME:
        raise UserError("mistake-card-long", most=LONGEST_NAME)
    if not _ID.fullmatch(name) or set("{}") & set(title):
        raise UserError("mistake-card-name", card=title)
    taken = cards_by_name(catalogue()).get(name)
    if taken:
        raise UserError("mistake-card-taken", card=title, taken=taken.id)
    constant = name.upper()
    return Face(name, title, f"{constant}_CARD" if hasattr(card_api, constant) else constant)


def card_id(title: str) -> str:
    """Return the id of a card with this title: `Dr. Kong's Café` → `dr_kongs_cafe`."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "_", plain.replace("'", "")).strip("_")


def _can_name_function(name: str) -> bool:
    """Whether a function can have this name: moments, operations and effects have theirs."""
    effects = {effect.__name__ for moment in MOMENTS.values() for _, effect in moment.effects}
    return not (hasattr(card_api, name) or keyword.iskeyword(name) or name in effects)

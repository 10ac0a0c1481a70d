"""What the ids of actions mean, in words."""

from __future__ import annotations

from ..record.notation import faces_text, thing_label
from ..rules.actions import dice_of, first_of, second_of, third_of
from ..rules.constants import FACE_LETTERS, FACES
from .actions import ACTION, ACTIONS, KINDS, PLAIN_ANSWERS, Kind

_ORDINALS = ("next", "2nd", "3rd", "4th", "5th")


def kind_of_id(number: int) -> Kind:
    """Return the kind of an id. Raise ValueError if there is no such id."""
    for kind in KINDS:
        if number in kind.ids:
            return kind
    raise ValueError(f"there is no action {number}: ids go from 0 to {ACTIONS - 1}")


def name_of(number: int) -> str:
    """Return the meaning of an id, in notation where possible: `keep 11C`, `buy jets`."""
    kind, action = kind_of_id(number), int(ACTION[number])
    name, first = kind.name, first_of(action)
    if name in ("keep", "throw"):
        faces = faces_text([dice_of(action, face) for face in range(FACES)])
        return f"keep {faces}" if name == "keep" else f"throw {faces} again"
    if name == "heal_other":
        return f"heal the {_ORDINALS[first - 1]} clockwise"
    if name == "resolve":
        return f"resolve {FACE_LETTERS[first]}"
    if name == "store":
        return f"store {first}"
    if name == "use_die":
        return f"use {thing_label(first)} {FACE_LETTERS[second_of(action)]}"
    if name == "turn_die":
        old, new = FACE_LETTERS[second_of(action)], FACE_LETTERS[third_of(action)]
        return f"use {thing_label(first)} {old}>{new}"
    if name in PLAIN_ANSWERS:
        return name.replace("_", " ")
    return f"{name} {thing_label(first)}"

"""Scripts of lessons: moves, sentences of the coach, and the parts of the screen they point at.

A script is a YAML file in `lessons/`. It is validated when it is read and when lesson_builder.py
plays it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import yaml
from msgspec import Meta, Struct

from ...rules.constants import MONSTERS
from ..protocol.values import EditionName

SCRIPTS: Final = Path(__file__).parent / "lessons"
SCREEN_PARTS: Final = ("dice", "stop", "prompt", "tokyo", "market", "log", "track")
COUNTERS: Final = ("health", "stars", "energy", "wickedness", "cards")
Key = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$(?!\n)")]


class LessonError(ValueError):
    """An error in a script: its location and its reason."""


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: a sentence of the coach, a decision of a monster, or both.

    A decision of the learner needs a sentence; decisions of others do not.
    """

    say: Key | None = None  # last part of the translation key of the sentence
    at: str = ""  # target: a part of the screen, or a monster and one of its numbers
    card: str = ""  # card or tile that the sentence names
    rules: tuple[str, ...] = ()  # rules that the sentence cites
    move: str = ""  # `gigazaur: keep 33`
    chance: tuple[str, ...] = ()  # chance moves after the decision
    also: tuple[str, ...] = ()  # other decisions that lead to the same position


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson."""

    lesson: str
    edition: EditionName
    seats: tuple[str, ...]  # monsters; the first one is the learner
    start: dict[str, Any]  # start position as in a scenario, see docs/notation.md
    chance: tuple[str, ...]  # first throw
    beats: tuple[Beat, ...]


class Spot(Struct, frozen=True, omit_defaults=True):
    """A part of the screen."""

    part: str  # one of SCREEN_PARTS or COUNTERS; `monster`: the whole monster
    seat: int = -1  # seat of the monster


def read_scripts() -> list[Script]:
    """Return all lessons in the recommended order."""
    scripts = [_read_script(path) for path in sorted(SCRIPTS.glob("*.yaml"))]
    return sorted(scripts, key=lambda script: script.edition == "dark")


def _read_script(path: Path) -> Script:
    try:
        script = msgspec.convert(yaml.safe_load(path.read_text("utf-8")), Script)
    except (msgspec.ValidationError, yaml.YAMLError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    if script.lesson != path.stem:
        raise LessonError(f"{path.name}: the name of its lesson is {script.lesson}")
    return script


def find_spot(script: Script, at: str) -> Spot | None:
    """Return the part of the screen that `at` names; None if it is empty."""
    if at in SCREEN_PARTS:
        return Spot(at)
    monster, _, counter = at.partition(" ")
    if not at:
        return None
    if monster not in script.seats or counter not in ("", *COUNTERS):
        known = ", ".join((*SCREEN_PARTS, *MONSTERS))
        raise LessonError(f"{script.lesson}: there is no {at!r} on the screen: {known}")
    return Spot(counter or "monster", script.seats.index(monster))

"""The scripts of the lessons: what is played, what the coach says between, and where it points.

A script is a YAML file of `lessons/`. Everything in it is checked when it is read or played; what
`lesson_builder.py` makes of it is a game of the real rules with prepared dice.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import yaml
from msgspec import Meta, Struct

from ...rules.constants import MONSTERS
from ..tables.values import EditionName

SCRIPTS: Final = Path(__file__).parent / "lessons"
PARTS: Final = ("dice", "stop", "prompt", "tokyo", "market", "log", "track")
COUNTERS: Final = ("health", "stars", "energy", "wickedness", "cards")
Word = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$(?!\n)")]


class LessonError(ValueError):
    """A script that cannot be read or played: where, and why."""


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happens: the coach speaks, a monster decides, or both.

    What the learner decides is asked for by a sentence; what others decide needs none.
    """

    say: Word | None = None  # the last part of the key of its words
    at: str = ""  # what it speaks of: a part of the screen, or a monster and a number of it
    card: str = ""  # the card or tile that the sentence names
    rules: tuple[str, ...] = ()  # what the sentence rests on
    move: str = ""  # `gigazaur: keep 33`
    chance: tuple[str, ...] = ()  # what dice and deck bring after it
    also: tuple[str, ...] = ()  # what may be decided instead, for it leads to the same


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson."""

    lesson: str
    edition: EditionName
    seats: tuple[str, ...]  # the first one is the learner's
    start: dict[str, Any]  # as in a scenario, see docs/notation.md
    chance: tuple[str, ...]  # the first throw
    beats: tuple[Beat, ...]


class Spot(Struct, frozen=True, omit_defaults=True):
    """A part of the screen."""

    part: str  # of PARTS or COUNTERS; `monster`: all of it
    seat: int = -1  # whose, of a monster or a number of it


def read_scripts() -> list[Script]:
    """All lessons, in the order in which they are best taken."""
    scripts = [_read(path) for path in sorted(SCRIPTS.glob("*.yaml"))]
    return sorted(scripts, key=lambda script: script.edition == "dark")


def _read(path: Path) -> Script:
    try:
        script = msgspec.convert(yaml.safe_load(path.read_text("utf-8")), Script)
    except (msgspec.ValidationError, yaml.YAMLError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    if script.lesson != path.stem:
        raise LessonError(f"{path.name}: its lesson is called {script.lesson}")
    return script


def spot(script: Script, at: str) -> Spot | None:
    """What `at` names; nothing if it is empty."""
    if at in PARTS:
        return Spot(at)
    monster, _, counter = at.partition(" ")
    if not at:
        return None
    if monster not in script.seats or counter not in ("", *COUNTERS):
        known = ", ".join((*PARTS, *MONSTERS))
        raise LessonError(f"{script.lesson}: there is no {at!r} on the screen: {known}")
    return Spot(counter or "monster", script.seats.index(monster))

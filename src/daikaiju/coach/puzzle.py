"""Puzzles: positions with one clearly best action, as lines of text.

    second kraken,the_king place=oc … | keep 33 41.2 | stop 9.5; keep 3 6.1 | 8 12 20 44 100 | …

The parts: the position in a short form; the best action with the win chance after it in per cent;
other actions with their costs in points, what *greedy* plays first; how often each level finds the
best action, in per cent; what the best action gains and risks against what *greedy* plays.
Everything else is computed from these.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final, cast

from ..rules.editions import EDITIONS
from .fact import Fact, FactName

FILE: Final = "puzzles.txt"
SEPARATOR: Final = " | "
ID_LENGTH: Final = 4  # characters
PLACES: Final = {"outside": "o", "city": "c", "bay": "b", "out": "x", "down": "d"}
FIRST_REGULAR: Final = "regular=-"
GAP: Final = 5.0  # points that every other action costs at least
FIRST_DAY: Final = date(2026, 1, 1)  # of the daily puzzles
# Rating of the levels on the scale of the puzzles: easy, medium, hard, expert, master.
LEVEL_RATINGS: Final = (1000, 1150, 1300, 1500, 1800)
LOWEST_RATING: Final = 600
HIGHEST_RATING: Final = 2400
# The first word of the best action -> theme.
_DECISION_THEMES: Final = {
    "keep": "dice",
    "stop": "dice",
    "yield": "leave",
    "stay": "stay",
    "buy": "buy",
    "done": "save",
    "sweep": "sweep",
    "take": "tile",
}
_OTHER_DECISION: Final = "power"
# Name of the first fact -> theme.
_FACT_THEMES: Final = {
    "wins": "win",
    "kills": "eliminate",
    "dies": "survive",
    "danger": "survive",
    "stars": "stars",
    "hearts": "heal",
    "energy": "energy",
}
_NO_FACT: Final = "later"
THEMES: Final = tuple(
    dict.fromkeys([*_DECISION_THEMES.values(), _OTHER_DECISION, *_FACT_THEMES.values(), _NO_FACT])
)


@dataclass(frozen=True)
class Puzzle:
    """A position, the best action, and what is known about the others."""

    position: str
    best: str
    chance: float  # to win after the best action, in per cent
    others: tuple[tuple[str, float], ...]  # costs in points; first what *greedy* plays
    levels: tuple[int, ...]  # how often each level finds the best action, in per cent
    facts: tuple[Fact, ...]  # of the best action against that of *greedy*

    @cached_property
    def id(self) -> str:
        """A short name that depends on the position only."""
        digest = hashlib.sha256(self.position.encode()).digest()
        return base64.b32encode(digest).decode().lower()[:ID_LENGTH]

    @property
    def edition(self) -> str:
        return self.position.split(" ", 1)[0]

    @property
    def monsters(self) -> list[str]:
        return self.position.split(" ", 2)[1].split(",")

    @property
    def greedy(self) -> str:
        return self.others[0][0]

    def cost_of(self, action: str) -> tuple[float, bool]:
        """Return the cost of an action in points, and whether it is known exactly.

        An action that is not listed costs at least as much as the others that are, except that of
        *greedy*, which is always listed.
        """
        costs = dict(self.others)
        if action in costs:
            return costs[action], True
        return max([cost for _, cost in self.others[1:]], default=GAP), False

    @property
    def themes(self) -> tuple[str, str]:
        """The kind of decision, and what it is about."""
        decision = _DECISION_THEMES.get(self.best.split(" ", 1)[0], _OTHER_DECISION)
        subject = _FACT_THEMES[self.facts[0].name] if self.facts else _NO_FACT
        return decision, subject

    @cached_property
    def rating(self) -> int:
        """The difficulty: with it the levels would solve as many puzzles as they do."""
        solved = sum(self.levels) / 100
        low, high = LOWEST_RATING, HIGHEST_RATING
        while high - low > 1:
            middle = (low + high) // 2
            if sum(expected_score(level, middle) for level in LEVEL_RATINGS) > solved:
                low = middle
            else:
                high = middle
        return low

    def __str__(self) -> str:
        parts = (
            shorten(self.position),
            f"{self.best} {self.chance:.1f}",
            "; ".join(f"{action} {cost:.1f}" for action, cost in self.others),
            " ".join(map(str, self.levels)),
            "; ".join(map(_fact_text, self.facts)),
        )
        return SEPARATOR.join(parts).rstrip()


def expected_score(player: float, puzzle: float) -> float:
    """Return the chance that a player solves a puzzle, from both ratings (Elo)."""
    return float(1 / (1 + 10 ** ((puzzle - player) / 400)))


# --- reading -------------------------------------------------------------------------------------


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of this release, in the order of the daily puzzles."""
    return tuple(read_puzzles((files(__package__) / FILE).read_text(encoding="utf-8")))


def read_puzzles(text: str) -> Iterable[Puzzle]:
    """Read lines of puzzles; those that begin with `#` are comments."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield read_puzzle(line)


def read_puzzle(line: str) -> Puzzle:
    position, best, others, levels, facts = f"{line.rstrip()} ".split(SEPARATOR)
    best, _, chance = best.rpartition(" ")
    return Puzzle(
        position=lengthen(position),
        best=best,
        chance=float(chance),
        others=tuple(_read_cost(each) for each in others.split("; ")),
        levels=tuple(map(int, levels.split())),
        facts=tuple(_read_fact(each) for each in facts.strip().split("; ") if each),
    )


def _read_cost(text: str) -> tuple[str, float]:
    action, _, cost = text.rpartition(" ")
    return action, float(cost)


def _fact_text(fact: Fact) -> str:
    """Return such as `kills.2 0.48 0.12`, with a minus before a price of the best action."""
    sign, seat = "" if fact.is_gain else "-", "" if fact.seat < 0 else f".{fact.seat}"
    return f"{sign}{fact.name}{seat} {fact.best:.4g} {fact.taken:.4g}"


def _read_fact(text: str) -> Fact:
    words, best, taken = text.split(" ")
    name, _, seat = words.removeprefix("-").partition(".")
    is_gain = not words.startswith("-")
    return Fact(cast(FactName, name), float(best), float(taken), int(seat or -1), is_gain)


# --- the short form of positions ------------------------------------------------------------------


def shorten(position: str) -> str:
    """Return the short form of a position: places as letters, and `regular` only if it is not
    the monster on turn (`-`: the first monster)."""
    words = []
    fields = dict(word.split("=", 1) for word in position.split()[2:])
    for word in position.split():
        name, _, value = word.partition("=")
        if name == "place":
            word = f"place={''.join(PLACES[each] for each in value.split(','))}"
        if name != "regular" or value != fields.get("turn"):
            words.append(word)
        if name == "turn" and "regular" not in fields:
            words.append(FIRST_REGULAR)
    return " ".join(words)


def lengthen(short: str) -> str:
    """Return the position of a short form."""
    places = {letter: place for place, letter in PLACES.items()}
    names = {word.partition("=")[0] for word in short.split()[2:]}
    words = []
    for word in short.split():
        name, _, value = word.partition("=")
        if name == "place":
            word = f"place={','.join(places[letter] for letter in value)}"
        if word != FIRST_REGULAR:
            words.append(word)
        if name == "turn" and "regular" not in names:
            words.append(f"regular={value}")
    return " ".join(words)


# --- choosing ------------------------------------------------------------------------------------


def find_puzzle(id: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles() if puzzle.id == id), None)


def daily_puzzle(day: date) -> Puzzle:
    """Return the puzzle of a day: the same for everyone."""
    found = puzzles()
    return found[(day - FIRST_DAY).days % len(found)]


def sort_key(puzzle: Puzzle) -> Any:
    """Return a key by edition, number of monsters and id."""
    names = [edition.name for edition in EDITIONS]
    return names.index(puzzle.edition), len(puzzle.monsters), puzzle.id

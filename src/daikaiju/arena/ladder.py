"""The ladder: the win rate of each bot against the bot one rung below, by edition and table size.

A row is one match of the arena. Its result is an entry in docs/reference/ladder.json with
everything needed to repeat the match; docs/reference/ladder.md shows the entries (ladder_page.py).
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from ..rules.constants import MAX_SEATS
from ..rules.editions import EDITIONS, Options
from ..text import UserError
from .confidence import wilson
from .match import Match, make_match, play_groups
from .match_stats import match_statistics
from .match_text import percent, percent_range
from .workers import Play, Progress, prepare, run

Entry = dict[str, Any]

SEED: Final = 1
# About 20 ms at a table of four. A number of leaves, unlike a time, is the same on every machine.
SEARCH_SPEC: Final = "search:25"
DEVIATIONS_99_9: Final = 3.290527  # standard deviations of a 99.9 % interval

# Fields that an entry takes from the statistics of its match (match_stats.py), and all fields.
MATCH_FIELDS: Final = (
    *("edition", "seats", "options", "games", "seed", "par"),
    *("seconds", "games_a_second", "version", "date", "command"),
)
FIELDS: Final = ("name", "specs", "target", "win_rate", "interval", "by_turn_order", *MATCH_FIELDS)


@dataclass(frozen=True)
class Row:
    """One challenger against copies of another bot."""

    table: str  # first part of the name
    challenger: str
    base: str
    games: int
    edition: str
    seats: int
    options: Options = Options()
    target: float | None = None  # the win rate to reach

    @property
    def name(self) -> str:
        return f"{self.table}-{self.challenger}-{self.base}"

    def match(self, games: float) -> Match:
        """Return the match of this row with `games` games, rounded up to whole groups."""
        whole = math.ceil(games / self.seats) * self.seats
        specs = [self.challenger, self.base]
        return make_match(specs, self.edition, self.seats, whole, SEED, self.options)


# --- the rows ------------------------------------------------------------------------------------

RUNGS: Final = (  # challenger, the bot below it, games
    ("greedy", "random", 10_000),
    ("odds", "greedy", 2_000),
    (SEARCH_SPEC, "odds", 400),
)
AGAINST_PERFECT: Final = (
    ("random", 10_000),
    ("greedy", 10_000),
    ("odds", 10_000),
    ("perfect", 10_000),
    (SEARCH_SPEC, 2_000),
)
CHAMPION_SPEC: Final = "champion:50ms"
# Against search:50ms, by number of monsters.
CHAMPION_TARGETS: Final = {2: 0.60, 3: 0.47, 4: 0.45, 5: 0.35, 6: 0.30}
LONG_CHAMPION_SPEC: Final = "champion:200ms"
LONGEST_CHAMPION_SPEC: Final = "champion:500ms"
CORES: Final = {
    "core": Options(deck="none"),
    "core-two-player": Options(deck="none", two_player=True),
}


def _rung(
    challenger: str, base: str, games: int, edition: str, seats: int, target: float | None = None
) -> Row:
    table = f"{edition}-{seats}"
    return Row(table, challenger, base, games, edition, seats, target=target)


def _against_perfect(challenger: str, games: int, core: str, target: float | None = None) -> Row:
    return Row(core, challenger, "perfect", games, "second", 2, CORES[core], target)


_ALL = (
    *(
        _rung(*rung, edition.name, seats)
        for rung in RUNGS
        for edition in EDITIONS
        for seats in range(2, MAX_SEATS + 1)
    ),
    *(_against_perfect(*bot, core) for core in CORES for bot in AGAINST_PERFECT),
    # Rows with a target; a row that exists already is played with more games.
    _rung("odds", "greedy", 10_000, "second", 4, target=0.45),
    _rung("search:20ms", "odds", 1_000, "second", 4, target=0.40),
    _against_perfect("search:20ms", 10_000, "core", target=0.47),
    _against_perfect("search:20ms", 2_000, "core-two-player"),
    *(_rung("champion", "search:20ms", 400, e.name, 4, target=0.40) for e in EDITIONS),
    *(
        _rung(CHAMPION_SPEC, "search:50ms", 200, edition.name, seats, target)
        for seats, target in CHAMPION_TARGETS.items()
        for edition in EDITIONS
    ),
    *(_against_perfect(CHAMPION_SPEC, 10_000, core, target=0.495) for core in CORES),
    # How much a longer search adds, against a shorter one and against no search.
    _rung(LONG_CHAMPION_SPEC, "search:20ms", 200, "second", 4),
    _rung(CHAMPION_SPEC, "champion", 400, "second", 4),
    _rung(LONG_CHAMPION_SPEC, "champion", 200, "second", 4),
    # The same matches as above where a target was missed.
    *(
        _rung(LONGEST_CHAMPION_SPEC, base, 180, edition, 4)
        for base in ("search:20ms", "search:50ms")
        for edition in ("first", "second")
    ),
)
ROWS: Final = {row.name: row for row in _ALL}

# `--check` repeats at most this many games, the first ones of a row.
SAMPLE: Final = {
    **{f"{edition.name}-4-greedy-random": 5_000 for edition in EDITIONS},
    **{f"{edition.name}-4-odds-greedy": 400 for edition in EDITIONS},
    "core-greedy-perfect": 1_000,
    f"second-4-{SEARCH_SPEC}-odds": 24,
}


def find_rows(patterns: Sequence[str]) -> list[Row]:
    """Return rows by name, in the order of the ladder; `*` matches anything."""
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in ROWS):
            raise UserError("mistake-ladder-row", row=pattern)
    return [row for row in ROWS.values() if any(fnmatchcase(row.name, p) for p in patterns)]


# --- playing -------------------------------------------------------------------------------------


def play_row(
    row: Row,
    match: Match,
    workers: int | str = "threads",
    progress: Progress = lambda tally: None,
    play: Play = play_groups,
) -> Entry:
    """Play the match of a row and return its entry.

    An interrupted match raises KeyboardInterrupt.
    """
    found = _play(match, workers, progress, play)
    bot = _stats_of(row.challenger, found)
    return {
        "name": row.name,
        "specs": [row.challenger, row.base],
        "target": row.target,
        "win_rate": bot["win_rate"],
        "interval": bot["interval"],
        "by_turn_order": [position["win_rate"] for position in bot["by_turn_order"]],
        **{name: found[name] for name in MATCH_FIELDS},
    }


def _play(match: Match, workers: int | str, progress: Progress, play: Play) -> dict[str, Any]:
    if play is play_groups:
        prepare(match)
        play(match, 0, 1)  # computes the tables of *perfect* once, not in every worker
    began = time.monotonic()
    tally = run(match, workers, progress, play)
    if tally.games < match.games:
        raise KeyboardInterrupt
    return match_statistics(match, tally, time.monotonic() - began)


def _stats_of(spec: str, found: dict[str, Any]) -> dict[str, Any]:
    return next(bot for bot in found["bots"] if bot["spec"] == spec)


# --- storing -------------------------------------------------------------------------------------


def read_entries(file: Path) -> list[Entry]:
    """Return the stored entries in the order of the ladder, without entries of removed rows."""
    if not file.exists():
        return []
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        lacking = {field for entry in found for field in FIELDS if field not in entry}
    except (OSError, ValueError, TypeError) as error:
        raise UserError("mistake-ladder", file=str(file), reason=str(error)) from None
    if lacking:
        raise UserError("mistake-ladder-lacks", file=str(file), lacking=", ".join(sorted(lacking)))
    return merged(found, [])


def entries_text(entries: Iterable[Entry]) -> str:
    """Return JSON with one line per entry, so that one new result changes one line."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f"[\n{lines}\n]\n"


def merged(entries: Iterable[Entry], played: Iterable[Entry]) -> list[Entry]:
    """Return entries in the order of the ladder; new ones replace older ones."""
    by_name = {entry["name"]: entry for entry in [*entries, *played]}
    return [by_name[name] for name in ROWS if name in by_name]


# --- checking ------------------------------------------------------------------------------------


def unplayed(entries: Iterable[Entry]) -> list[str]:
    """Return a sentence for each row without a result."""
    known = {entry["name"] for entry in entries}
    return [
        f"{name} was never played: run `daikaiju ladder --rows {name}`"
        for name in ROWS
        if name not in known
    ]


def replay(
    entry: Entry,
    workers: int | str = "threads",
    progress: Progress = lambda tally: None,
    play: Play = play_groups,
) -> str | None:
    """Repeat the first games of a sampled row.

    Return a sentence if the results differ significantly.
    """
    row = ROWS[entry["name"]]
    match = row.match(min(entry["games"], SAMPLE[row.name]))
    found = _play(match, workers, progress, play)
    bot = _stats_of(row.challenger, found)
    low, high = wilson(bot["win_rate"], bot["effective_games"], DEVIATIONS_99_9)
    if low <= entry["win_rate"] <= high:
        return None
    return (
        f"{row.name} claims {percent(entry['win_rate'])}, but {found['games']:,} games brought "
        f"{percent(bot['win_rate'])} (99.9 % interval {percent_range([low, high])})"
    )

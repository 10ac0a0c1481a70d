"""Two sets of table options compared: how long games last, how they end, and who wins.

At each table the same bot plays every seat, once with each set of options. A second match seats one
stronger bot among the others: its win rate tells how much decisions matter.
"""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

import numpy as np

from .. import __version__
from ..rules.constants import EDITION_NAMES, MAX_SEATS
from ..rules.editions import Options
from ..text import UserError
from .confidence import WIDTH
from .experiments import make_compiled_bot
from .match import Match, make_match
from .match_stats import DIGITS, NoGamesPlayed, changed
from .tally import ENDINGS, Tally
from .workers import run

Statistics = dict[str, Any]

GAMES: Final = 12_000  # at each table with each set of options, with an effort of 1
SKILL_GAMES: Final = 1_200
MEASURES: Final = ("turns", *ENDINGS, "first_player", "strong_bot")


@dataclass(frozen=True)
class OptionComparison:
    """The settings of a comparison."""

    before: Options
    after: Options
    editions: tuple[str, ...]
    seats: tuple[int, ...]
    bot: str
    strong_bot: str
    effort: float
    seed: int

    @property
    def tables(self) -> list[tuple[str, int]]:
        return [(edition, seats) for edition in self.editions for seats in self.seats]

    @property
    def games(self) -> int:
        matches = [self.matches(*table, self.after) for table in self.tables]
        return 2 * sum(m.groups * m.games_per_group for pair in matches for m in pair)

    def matches(self, edition: str, seats: int, options: Options) -> tuple[Match, Match]:
        """Return the match of the bot with itself and the one with the stronger bot."""
        games, skill_games = (round(n * self.effort) for n in (GAMES, SKILL_GAMES))
        alone = make_match([self.bot], edition, seats, max(1, games), self.seed, options)
        bots = [self.strong_bot, self.bot]
        return alone, make_match(bots, edition, seats, max(1, skill_games), self.seed, options)


def make_comparison(
    after: Options,
    before: Options = Options(),
    editions: Sequence[str] = EDITION_NAMES,
    seats: Sequence[int] = tuple(range(2, MAX_SEATS + 1)),
    bot: str = "greedy",
    strong_bot: str = "odds",
    effort: float = 1.0,
    seed: int = 1,
) -> OptionComparison:
    """Return a comparison. Raise UserError for invalid arguments."""
    if before == after:
        raise UserError("mistake-same-options")
    if not 0 < effort <= 1000:
        raise UserError("mistake-effort", effort=effort)
    for spec in (bot, strong_bot):
        make_compiled_bot(spec)
    settings = (tuple(editions), tuple(seats), bot, strong_bot, effort, seed)
    return OptionComparison(before, after, *settings)


def run_comparison(
    comparison: OptionComparison,
    workers: int,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Statistics]:
    """Play all matches. Return one row of statistics for each table; after Ctrl-C, those so far."""
    rows: list[Statistics] = []
    played = 0
    for edition, seats in comparison.tables:
        measured = []
        for options in (comparison.before, comparison.after):
            tallies = [run(m, workers) for m in comparison.matches(edition, seats, options)]
            asked = [
                m.groups * m.games_per_group for m in comparison.matches(edition, seats, options)
            ]
            if [tally.games for tally in tallies] != asked:
                return rows  # interrupted
            played += sum(asked)
            progress(played)
            measured.append(measures_of(*tallies))
        rows.append({"edition": edition, "seats": seats, **_differences(*measured)})
    return rows


# --- statistics ----------------------------------------------------------------------------------

Measure = tuple[float, float]  # a mean and its standard error


def measures_of(alone: Tally, skill: Tally) -> dict[str, Measure]:
    """Return the measures of a table from its two matches."""
    first_games, first_wins = alone.by_turn_order[:, 0].sum(axis=0)
    strong_wins, strong_games = skill.wins[0], skill.seatings[0]
    return {
        "turns": _mean_of(alone.turns),
        **{name: _share(alone.endings[n], alone.games) for n, name in enumerate(ENDINGS)},
        "first_player": _share(first_wins, first_games),
        "strong_bot": _share(strong_wins, strong_games),
    }


def _mean_of(histogram: Any) -> Measure:
    values, games = np.arange(len(histogram)), histogram.sum()
    mean = float(histogram @ values / games)
    variance = float(histogram @ (values - mean) ** 2 / games)
    return mean, math.sqrt(variance / games)


def _share(part: float, whole: float) -> Measure:
    share = float(part / whole)
    return share, math.sqrt(max(share * (1 - share), 1 / whole) / whole)


def _differences(before: dict[str, Measure], after: dict[str, Measure]) -> Statistics:
    """Return each measure before and after, and the difference with half its 95 % interval.

    Both matches have the same dice: if all measures are equal, the options have no effect here.
    """
    width = 0.0 if before == after else WIDTH
    return {
        name: {
            "before": round(before[name][0], DIGITS),
            "after": round(after[name][0], DIGITS),
            "added": round(after[name][0] - before[name][0], DIGITS),
            "plus_minus": round(width * math.hypot(before[name][1], after[name][1]), DIGITS),
        }
        for name in MEASURES
    }


def comparison_statistics(
    comparison: OptionComparison, rows: Sequence[Statistics], seconds: float
) -> Statistics:
    """Return the statistics of a comparison, ready for JSON."""
    if not rows:
        raise NoGamesPlayed("mistake-nothing-played")
    return {
        "version": __version__,
        "date": date.today().isoformat(),
        "command": command(comparison),
        "before": changed(comparison.before),
        "after": changed(comparison.after),
        "bots": [comparison.bot, comparison.strong_bot],
        "effort": comparison.effort,
        "seed": comparison.seed,
        "asked": comparison.games,
        "games": comparison.games * len(rows) // len(comparison.tables),
        "seconds": round(seconds, 3),
        "tables": list(rows),
    }


def command(comparison: OptionComparison) -> str:
    """Return the command line that repeats the comparison."""
    words = ["daikaiju", "lab"]
    for option, values in (("--option", comparison.after), ("--against", comparison.before)):
        for name, value in changed(values).items():
            words += [option, f"{name}={value}"]
    if len(comparison.editions) == 1:
        words += ["--edition", *comparison.editions]
    if len(comparison.seats) == 1:
        words += ["--seats", str(comparison.seats[0])]
    words += ["--bot", comparison.bot, "--strong-bot", comparison.strong_bot]
    return shlex.join(
        [*words, "--effort", f"{comparison.effort:g}", "--seed", str(comparison.seed)]
    )

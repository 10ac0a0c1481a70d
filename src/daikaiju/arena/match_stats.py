"""The statistics of a match as plain data: the one source of table, JSON and report."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields, replace
from datetime import date
from typing import Any

import numpy as np

from .. import __version__
from ..bots.registry import KINDS, LEVELS, bot_title
from ..packs import command_options
from ..rules.editions import Options
from ..text import UserError
from .comparisons import as_data, compare, is_best_sure
from .confidence import effective_games, wilson, win_interval
from .match import Match
from .rating import Rating, rate
from .tally import BY_STARS, BY_SURVIVAL, ENDINGS, GAINS, LONGEST_COUNTED, Tally

DIGITS = 6  # finer than any interval, coarser than floating-point summation errors


class NoGamesPlayed(UserError):
    """The match was interrupted before any game was finished."""


def match_statistics(match: Match, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the statistics of a match, ready for JSON; the best bot first.

    Rates are fractions of 1. A bot without a finished game (interrupted match) is left out.
    """
    if not tally.games:
        raise NoGamesPlayed("mistake-nothing-played")
    ratings = rate(tally)
    played = [player for player in range(tally.players) if tally.seatings[player]]
    bots = [_bot(match, tally, player, ratings[player]) for player in played]
    comparisons = compare(tally, match.until_sure)
    found = {
        **_settings(match, tally.games),
        "games": tally.games,
        "ended": _ended(match, tally),
        "seconds": seconds,
        "games_a_second": tally.games / max(seconds, 1e-6),
        "decisions": tally.decisions,
        "rated_games": len(tally.rated),
        "endings": dict(zip(ENDINGS, map(int, tally.endings), strict=True)),
        "lengths": _lengths(tally.turns),
        "a_seat": _by_name(GAINS, tally.gains.sum(0) / tally.seatings.sum()),
        "bots": sorted(bots, key=lambda bot: -bot["win_rate"]),
        "test": "sequential" if match.until_sure else "fixed",
        "comparisons": [as_data(each, match.specs) for each in comparisons],
    }
    return _rounded(found)


def _ended(match: Match, tally: Tally) -> str:
    """Return why no more games were played: all, sure or interrupted."""
    if tally.games >= match.groups * match.games_per_group:
        return "all"
    return "sure" if match.until_sure and is_best_sure(tally) else "interrupted"


def _settings(match: Match, games: int) -> dict[str, Any]:
    """Return what was played and how to repeat it: after Ctrl-C, the games played so far."""
    return {
        "version": __version__,
        "date": date.today().isoformat(),
        "command": command(match if match.until_sure else _limited(match, games)),
        "edition": match.edition,
        "options": changed(match.options),
        "seats": match.seats,
        "seed": match.seed,
        "asked": match.games,
        "par": 1 / match.seats,
    }


def _limited(match: Match, games: int) -> Match:
    return replace(match, games=min(games, match.games))


def command(match: Match) -> str:
    """Return the command line that repeats the match."""
    words = [
        "daikaiju",
        "arena",
        *_named(match),
        "--edition",
        match.edition,
        "--seats",
        match.seats,
    ]
    words += ["--games", match.games, "--seed", match.seed]
    for name, value in changed(match.options).items():
        words += ["--option", f"{name}={value}"]
    words += ["--until-sure"] if match.until_sure else []
    return shlex.join(map(str, [*words, *command_options()]))


def _named(match: Match) -> Iterator[str]:
    """Yield the specs as given; with several tables, each as often as it has seats at one."""
    if len(match.tables) == 1:
        yield from (match.specs[player] for player in match.tables[0])
        return
    for player, spec in enumerate(match.specs):
        yield from [spec] * max(table.count(player) for table in match.tables)


def changed(options: Options) -> dict[str, str]:
    """Return the options that differ from the edition's, in the form of the command line."""
    usual = Options()
    values = {each.name: getattr(options, each.name) for each in fields(options)}
    return {n: str(v).lower() for n, v in values.items() if v != getattr(usual, n)}


def _bot(match: Match, tally: Tally, player: int, rating: Rating) -> dict[str, Any]:
    seatings = tally.seatings[player]
    rate = tally.wins[player] / seatings
    groups = tally.groups[player]
    games = groups[0] * match.games_per_group
    spec = match.specs[player]
    return {
        "spec": spec,
        **_described(spec),
        "seatings": int(seatings),
        "seats_a_table": seatings / games,
        "win_rate": rate,
        "interval": win_interval(rate, games, *groups),
        "effective_games": effective_games(rate, *groups) or games,
        "won_by": {
            ENDINGS[ending]: tally.wins_by[player, ending] / seatings
            for ending in (BY_STARS, BY_SURVIVAL)
        },
        "average_place": tally.ranks[player] @ np.arange(1, match.seats + 1) / seatings,
        "places": tally.ranks[player] / seatings,
        "by_turn_order": [_at_turn(*pair) for pair in tally.by_turn_order[player]],
        "per_game": _by_name(GAINS, tally.gains[player] / seatings),
        "rating": asdict(rating),
        **_trouble(tally, spec),
    }


def _trouble(tally: Tally, spec: str) -> dict[str, Any]:
    """Return the first failure of a bot, and in how many games *random* has replaced it."""
    trouble = tally.troubles.get(spec)
    if trouble is None:
        return {"trouble": None, "replaced_games": 0}
    return {"trouble": trouble.sentence, "replaced_games": trouble.games}


def _described(spec: str) -> dict[str, str]:
    """Return the registry's description of a bot."""
    kind = KINDS[LEVELS.get(spec, spec).partition(":")[0]]
    return {"title": bot_title(spec), "sentence": kind.sentence}


def _at_turn(games: float, wins: float) -> dict[str, Any]:
    """Return the win rate at one position in the turn order."""
    rate = wins / max(1, games)
    return {"games": int(games), "win_rate": rate, "interval": wilson(rate, games)}


def _lengths(turns: Any) -> dict[str, Any]:
    """Return statistics and histogram of the number of turns."""
    games = turns.sum()
    reached = np.cumsum(turns) / games
    last = int(np.flatnonzero(turns)[-1])
    quantiles = {"tenth": 0.1, "median": 0.5, "ninetieth": 0.9}
    return {
        "mean": turns @ np.arange(len(turns)) / games,
        **{name: int(np.searchsorted(reached, share)) for name, share in quantiles.items()},
        "longest": last,
        "is_longest_counted": last == LONGEST_COUNTED,  # or longer
        "histogram": [int(n) for n in turns[: last + 1]],
    }


def _by_name(names: Iterable[str], values: Any) -> dict[str, float]:
    return dict(zip(names, values, strict=True))


def _rounded(value: Any) -> Any:
    """Convert to plain Python numbers and containers, rounded."""
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, (list, tuple, np.ndarray)):
        return [_rounded(each) for each in value]
    if isinstance(value, (float, np.floating)):
        return round(float(value), DIGITS)
    return value

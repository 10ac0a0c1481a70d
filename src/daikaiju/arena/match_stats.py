"""The figures of a match as plain data: the one source of the table, the JSON and the report."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields
from datetime import date
from typing import Any

import numpy as np

from .. import __version__
from ..bots.registry import KINDS, LEVELS, title_of
from ..rules.editions import Options
from ..text import Told
from .confidence import effective_games, wilson, win_interval
from .match import Match
from .rating import Rating, rate
from .tally import BY_STARS, BY_SURVIVAL, ENDINGS, GAINS, LONGEST_COUNTED, Tally

DIGITS = 6  # far finer than any interval, coarser than what the order of adding changes


class NothingPlayed(Told):
    """A match that was stopped before any game was finished."""


def figures(match: Match, tally: Tally, seconds: float) -> dict[str, Any]:
    """All that a match has shown, ready for JSON; the best bot first.

    Rates are shares of 1. A bot that had no game yet (the match was stopped) is left out.
    """
    if not tally.games:
        raise NothingPlayed("mistake-nothing-played")
    ratings = rate(tally)
    played = [player for player in range(tally.players) if tally.seatings[player]]
    bots = [_bot(match, tally, player, ratings[player]) for player in played]
    found = {
        **_settings(match),
        "games": tally.games,
        "seconds": seconds,
        "games_a_second": tally.games / max(seconds, 1e-6),
        "decisions": tally.decisions,
        "rated_games": len(tally.rated),
        "endings": dict(zip(ENDINGS, map(int, tally.endings), strict=True)),
        "lengths": _lengths(tally.turns),
        "a_seat": _by_name(GAINS, tally.gains.sum(0) / tally.seatings.sum()),
        "bots": sorted(bots, key=lambda bot: -bot["win_rate"]),
    }
    return _rounded(found)


def _settings(match: Match) -> dict[str, Any]:
    """What was played, and how to play it again."""
    return {
        "version": __version__,
        "date": date.today().isoformat(),
        "command": command(match),
        "edition": match.edition,
        "options": changed(match.options),
        "seats": match.seats,
        "seed": match.seed,
        "asked": match.games,
        "par": 1 / match.seats,
    }


def command(match: Match) -> str:
    """The command line that plays the same match again."""
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
    return shlex.join(map(str, words))


def _named(match: Match) -> Iterator[str]:
    """The bots as they were named: at several tables, each as often as it sits at one at most."""
    if len(match.tables) == 1:
        yield from (match.specs[player] for player in match.tables[0])
        return
    for player, spec in enumerate(match.specs):
        yield from [spec] * max(table.count(player) for table in match.tables)


def changed(options: Options) -> dict[str, str]:
    """The options that are not as the edition has them, as the command line writes them."""
    usual = Options()
    values = {each.name: getattr(options, each.name) for each in fields(options)}
    return {n: str(v).lower() for n, v in values.items() if v != getattr(usual, n)}


def _bot(match: Match, tally: Tally, player: int, rating: Rating) -> dict[str, Any]:
    sat = tally.seatings[player]
    rate = tally.wins[player] / sat
    groups = tally.groups[player]
    games = groups[0] * match.together
    spec = match.specs[player]
    return {
        "spec": spec,
        **_described(spec),
        "seatings": int(sat),
        "seats_a_table": sat / games,
        "win_rate": rate,
        "interval": win_interval(rate, games, *groups),
        "effective_games": effective_games(rate, *groups) or games,
        "won_by": {
            ENDINGS[ending]: tally.wins_by[player, ending] / sat
            for ending in (BY_STARS, BY_SURVIVAL)
        },
        "average_place": tally.places[player] @ np.arange(1, match.seats + 1) / sat,
        "places": tally.places[player] / sat,
        "by_turn_order": [_at_turn(*pair) for pair in tally.by_turn_order[player]],
        "per_game": _by_name(GAINS, tally.gains[player] / sat),
        "rating": asdict(rating),
        "trouble": tally.troubles.get(spec),
    }


def _described(spec: str) -> dict[str, str]:
    """What the registry says of a bot."""
    kind = KINDS[LEVELS.get(spec, spec).partition(":")[0]]
    return {"title": title_of(spec), "sentence": kind.sentence}


def _at_turn(games: float, wins: float) -> dict[str, Any]:
    """The win rate at one place in the turn order."""
    rate = wins / max(1, games)
    return {"games": int(games), "win_rate": rate, "interval": wilson(rate, games)}


def _lengths(turns: Any) -> dict[str, Any]:
    """How many turns games took: figures, and how many games took how many."""
    games = turns.sum()
    reached = np.cumsum(turns) / games
    last = int(np.flatnonzero(turns)[-1])
    quantiles = {"tenth": 0.1, "median": 0.5, "ninetieth": 0.9}
    return {
        "mean": turns @ np.arange(len(turns)) / games,
        **{name: int(np.searchsorted(reached, share)) for name, share in quantiles.items()},
        "longest": last,
        "is_longest_counted": last == LONGEST_COUNTED,  # … or longer
        "histogram": [int(n) for n in turns[: last + 1]],
    }


def _by_name(names: Iterable[str], values: Any) -> dict[str, float]:
    return dict(zip(names, values, strict=True))


def _rounded(value: Any) -> Any:
    """Plain Python numbers and containers, rounded."""
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, (list, tuple, np.ndarray)):
        return [_rounded(each) for each in value]
    if isinstance(value, (float, np.floating)):
        return round(float(value), DIGITS)
    return value

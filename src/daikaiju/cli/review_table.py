"""Tables of luck and skill for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..rules.constants import MONSTERS
from .output import message, monster_title

if TYPE_CHECKING:
    from ..coach.many_games import PlayerGames


def share(chance: float) -> str:
    return message("cli-percent-tenths", percent=100 * chance)


def points(change: float) -> str:
    """Return a change of the win chance in points, with its sign."""
    rounded = round(100 * change, 1)
    return message("coach-minus" if rounded < 0 else "coach-plus", points=abs(rounded))


def print_players(console: Console, players: list[PlayerGames]) -> None:
    """Print a row for each player: games, result, luck, own decisions, result without luck."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    keys = ("player", "games", "result", "luck", "own-decisions", "without-luck")
    for key in keys:
        table.add_column(message(f"coach-{key}"), justify="left" if key == "player" else "right")
    for player in players:
        name = monster_title(player.player) if player.player in MONSTERS else player.player
        mean = sum(player.results) / player.games
        table.add_row(
            Text(name),
            str(player.games),
            share(mean),
            points(player.mean_luck()),
            points(player.mean_decisions()),
            _with_error(player.without_luck),
        )
    console.print(table)


def _with_error(values: list[float]) -> str:
    from ..coach.many_games import standard_error

    mean, error = share(sum(values) / len(values)), standard_error(values)
    return mean if error is None else message("coach-plus-minus", mean=mean, error=100 * error)

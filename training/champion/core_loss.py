"""`python -m training.champion.core_loss champion:50ms`: what a bot loses against *perfect*.

The game of two monsters without cards is solved, so the win chance that each decision loses is
known exactly. Half of the games minus the mean loss of a game is the expected win rate; its
interval is far smaller than that of the games won, because the dice do not count.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from daikaiju.arena.match import Match, PlayedGame, first_state, make_match, play_groups
from daikaiju.arena.workers import prepare
from daikaiju.odds.core_tables import after_action, table_of, win_chance
from daikaiju.rules import Options, State, actor, apply, legal_actions, use

from .match import mean_and_half


class GameLoss(NamedTuple):
    """One game against *perfect*."""

    won: float
    lost_chance: float  # the sum over all decisions of the bot
    decisions: int  # with more than one legal action


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m training.champion.core_loss", description=__doc__.split("\n\n")[1]
    )
    parser.add_argument("bot", help="its spec")
    parser.add_argument("--two-player", action="store_true", help="Tokyo pays energy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    match = core_match(given.bot, given.two_player, given.games, given.seed)
    prepare(match)
    use("compiled")
    table_of(_start(match))  # computes it before the workers start
    groups = range(match.groups)
    with ProcessPoolExecutor(given.workers, get_context("fork")) as pool:
        games = [game for group in pool.map(partial(play_group, match), groups) for game in group]
    print(report(games))


def core_match(bot: str, two_player: bool, games: int, seed: int) -> Match:
    """Return the match of a bot against *perfect* in the solved core game."""
    options = Options(deck="none", two_player=two_player)
    return make_match([bot, "perfect"], "second", 2, games, seed, options)


def play_group(match: Match, group: int) -> list[GameLoss]:
    """Play one group; the bot has each seat once."""
    played: list[PlayedGame] = []
    play_groups(match, group, 1, played.append)
    return [_judged(match, game) for game in played]


def report(games: Iterable[GameLoss]) -> str:
    """Return one line: games won, and the expected win rate by the exact losses."""
    pairs = np.array(list(games)).reshape(-1, 2, len(GameLoss._fields))  # two games form a group
    won, won_half = mean_and_half(pairs[..., 0].mean(axis=1))
    lost, lost_half = mean_and_half(pairs[..., 1].mean(axis=1))
    return (
        f"{2 * len(pairs):,} games, {pairs[..., 2].mean():.1f} decisions in a game: "
        f"won {100 * won:.2f} % ± {100 * won_half:.2f}; "
        f"by its decisions {50 - 100 * lost:.3f} % ± {100 * lost_half:.3f}"
    )


def _judged(match: Match, game: PlayedGame) -> GameLoss:
    seat = game.players.index(0)
    state, lost, decisions = _start(match).copy(), 0.0, 0
    for action in game.moves.tolist():
        if actor(state) == seat and len(legal_actions(state)) > 1:
            decisions += 1
            lost += win_chance(state, seat) - win_chance(after_action(state, action), seat)
        state = apply(state, action)
    return GameLoss(float(state.winner[seat]), lost, decisions)


def _start(match: Match) -> State:
    return first_state(match.edition, match.seats, match.options)


if __name__ == "__main__":
    main()

"""Random play in other game libraries (peers), one process and one thread, for comparison.

The peers come from the ``bench`` extra and are imported only when they are measured. Whole games
are played until the time is over; the last game is finished and its time counts. One game before
the measurement loads imports and lazily built tables. A decision is one action of a player,
including forced ones; chance is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter


@dataclass(frozen=True)
class PeerResult:
    """Decisions and finished games of one peer in some seconds of wall time."""

    name: str
    decisions: int
    seconds: float
    games: int = 0

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def _measure(name: str, play: Callable[[], int], seconds: float) -> PeerResult:
    """Call ``play`` (one whole game, returning its decisions) until ``seconds`` have passed."""
    play()
    decisions = games = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        decisions += play()
        games += 1
    return PeerResult(name, decisions, spent, games)


def openspiel(game: str, seconds: float, seed: int) -> PeerResult | None:
    """Measure uniformly random play of an OpenSpiel game; None if it is not installed."""
    if find_spec("pyspiel") is None:
        return None
    pyspiel = import_module("pyspiel")
    new_state = pyspiel.load_game(game).new_initial_state
    terminal, chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
    uniform = random.Random(seed).random

    def play() -> int:
        state = new_state()
        to_move, outcomes = state.current_player, state.chance_outcomes
        legal, apply, decisions = state.legal_actions, state.apply_action, 0
        while (player := to_move()) != terminal:
            if player == chance:
                left = uniform()
                for outcome in outcomes():
                    left -= outcome[1]
                    if left < 0:
                        break
                apply(outcome[0])
            else:
                actions = legal()
                apply(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions

    return _measure(f"OpenSpiel {game}", play, seconds)


def catanatron(seconds: float, seed: int) -> PeerResult | None:
    """Measure four random players of catanatron's Catan; None if it is not installed.

    It uses and reseeds the ``random`` module, on import and in every game; the state of that module
    is restored afterwards. Moves are applied without catanatron's legality check.
    """
    if find_spec("catanatron") is None:
        return None
    saved = random.getstate()
    library = import_module("catanatron")
    new_game, limit = library.Game, library.game.TURNS_LIMIT
    players = [library.RandomPlayer(color) for color in library.Color]
    rng = random.Random(seed)
    uniform = rng.random

    def play() -> int:
        game = new_game(players, seed=rng.randrange(1, 2**31))  # a seed of 0 would mean none
        state, winner, execute, decisions = game.state, game.winning_color, game.execute, 0
        while winner() is None and state.num_turns < limit:
            actions = state.playable_actions
            execute(actions[int(uniform() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    try:
        return _measure("catanatron", play, seconds)
    finally:
        random.setstate(saved)


def peers(seconds: float, seed: int) -> Iterator[tuple[str, PeerResult | None]]:
    """Measure each peer for ``seconds``: yield its name, and its result or None."""
    for game in ("backgammon", "tic_tac_toe"):
        yield f"OpenSpiel {game}", openspiel(game, seconds, seed)
    yield "catanatron", catanatron(seconds, seed)


if __name__ == "__main__":
    print(f"{'peer':<24}{'decisions/s':>12}{'games/s':>10}{'decisions/game':>16}")
    for peer, result in peers(seconds=5.0, seed=1):
        line = "  not installed"
        if result is not None:
            games, each = result.games / result.seconds, result.decisions / result.games
            line = f"{result.rate:>12,.0f}{games:>10,.1f}{each:>16.1f}"
        print(f"{peer:<24}{line}")

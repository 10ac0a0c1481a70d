"""A game around one seat: bots play all other seats until that seat must decide.

*random* and *greedy* decide inside the compiled loop: they read no hidden information. Every other
bot is called from Python with the view of its seat.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ..bots.bot import Bot
from ..bots.dispatch import EXTERNAL, GREEDY, RANDOM
from ..bots.greedy import greedy_action
from ..bots.random import random_action
from ..rng.splitmix import draw_at, stream
from ..rules.agenda import actor
from ..rules.constants import MAX_SEATS, NOBODY, NOTHING
from ..rules.operations import is_alive
from ..rules.signatures import Word, Words
from ..rules.state import State
from ..rules.view import view
from .actions import ACTIONS, action_of, id_of, write_mask
from .buffers import new_games, new_records, values_of, with_values
from .execution import executables
from .game_loop import Games, begin, play
from .observations import observe
from .rewards import pay_after, start_rewards
from .setup import Setup

# Results of `play_on`. A number from 0 on is the seat of a bot that must be called from Python.
ASKED: Final = -1  # the seat of the learner must decide
ENDED: Final = -2  # the game is over, or the monster of the learner is out
TRUNCATED: Final = -3  # the game reached the limit of decisions

OPPONENT_RNG: Final = 1  # the stream of *random* and *greedy*; stream 0 is that of chance
OPPONENT_STREAMS: Final = 1 << 61  # numbers of their streams start here


# --- compiled code -------------------------------------------------------------------------------


class SeatedGame(NamedTuple):
    """One game and the bots in its seats."""

    games: Games  # of one row
    players: Words  # the bot in each seat, then the strength of each


def play_on(table: SeatedGame, game: Word, action_id: Word, seat: int) -> int:
    """Apply an action of the seat that must decide; play until one of the results above; return it.

    If `action_id` is NOTHING, game number `game` of the seed starts instead. Rewards are summed
    since the last action of `seat`.
    """
    games = table.games
    state, reward = games.states[0], games.rewards[0]
    if action_id == NOTHING:
        begin(games, 0, game)
        games.rng[OPPONENT_RNG] = stream(games.seed, OPPONENT_STREAMS + game)
        games.ages[0] = 0
    if action_id == NOTHING or actor(state) == seat:
        start_rewards(state, games.reward_kind, reward)
    if action_id != NOTHING:
        _take(games, action_of(state, action_id))
    while games.ages[0] < games.longest and _is_compiled_turn(table, seat):
        _take(games, _opponent_action(table))
    result = _result(games, seat)
    if result < 0:
        pay_after(state, games.reward_kind, reward)
        _show_to(games, seat, result)
    return result


def _take(games: Games, action: int) -> None:
    play(games, 0, action, games.reward_kind)
    games.ages[0] += 1


def _is_compiled_turn(table: SeatedGame, seat: int) -> bool:
    """Whether a compiled opponent must decide while the monster of `seat` is alive."""
    state = table.games.states[0]
    who = actor(state)
    if who == NOBODY or who == seat or not is_alive(state, seat):
        return False
    return table.players[who] != EXTERNAL


def _opponent_action(table: SeatedGame) -> int:
    """Return the action of *random* or *greedy*, drawn in the same way as in bots/dispatch.py."""
    games, players = table.games, table.players
    state = games.states[0]
    who = actor(state)
    strength = players[MAX_SEATS + who]
    if players[who] == GREEDY:
        if strength >= 100 or draw_at(games.rng, OPPONENT_RNG, 100) < strength:
            return greedy_action(state, who, games.out)
    return random_action(state, games.rng, OPPONENT_RNG, games.out)


def _result(games: Games, seat: int) -> int:
    """Return the result of `play_on` in this position."""
    state = games.states[0]
    who = actor(state)
    if who == NOBODY or not is_alive(state, seat):
        return ENDED
    if games.ages[0] >= games.longest:
        return TRUNCATED
    return ASKED if who == seat else who


def _show_to(games: Games, seat: int, result: int) -> None:
    """Write the observation of `seat`, and its mask if it must decide."""
    state, mask = games.states[0], games.masks[0]
    observe(state, seat, games.observations[0], 0, 1)
    for action_id in range(ACTIONS):
        mask[action_id] = 0
    if result == ASKED:
        write_mask(state, games.out, mask)


# --- Python --------------------------------------------------------------------------------------


# Attributes of a table that a copy takes over as they are.
_PLAIN: Final = ("setup", "bots", "seat", "_game", "_rng", "_is_running", "_warned_about")


class OpponentTable:
    """A table at which the caller plays one seat and bots play all others."""

    def __init__(self, setup: Setup, bots: Sequence[Bot]) -> None:
        """`bots` are in clockwise order after the seat of the caller."""
        self.setup, self.bots = setup, tuple(bots)
        for bot in dict.fromkeys(self.bots):
            bot.check(setup.start)
            bot.start()
        self.seat = self._game = 0
        records = new_records(1)
        self.state = State(records)
        games = new_games(setup, records, more_streams=1)
        self._table = SeatedGame(games, np.zeros(2 * MAX_SEATS, np.int64))
        self.observation, self.mask = games.observations[0], games.masks[0]
        self.reward = games.rewards[0]
        needs = (need for bot in self.bots for need in bot.needs)
        self._play_on, *_ = executables(play_on, *dict.fromkeys(needs))
        self._rng = random.Random()  # of the bots that are called from Python
        self._is_running = False
        self._warned_about: set[Bot] = set()

    def __getstate__(self) -> dict[str, Any]:
        """Return all values. A program among the bots starts again for a copy."""
        plain = {name: self.__dict__[name] for name in _PLAIN}
        players = self._table.players.copy()
        return {**plain, "players": players, "values": values_of(self._table.games)}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        OpponentTable.__init__(self, stored["setup"], stored["bots"])
        self.__dict__.update({name: stored[name] for name in _PLAIN})
        self._table.players[:] = stored["players"]
        games = with_values(self._table.games, stored["values"])
        self._table = self._table._replace(games=games)

    def begin(self, seat: int, seed: int, game: int) -> int:
        """Start game number `game` of a seed and play to the first decision of `seat`."""
        self._end_game()
        self.seat, self._game = seat, game
        self._seat_bots()
        self._rng.seed(f"{seed} {game}")
        self._is_running = True
        games = self._table.games._replace(seed=seed)
        self._table = self._table._replace(games=games)
        return self._run(NOTHING, game)

    def act(self, action_id: int) -> int:
        """Apply a legal action of the seat and play to its next decision. Return the result."""
        return self._run(action_id, 0)

    def close(self) -> None:
        """Close all bots."""
        self._is_running = False
        for bot in self.bots:
            bot.close()

    def _seat_bots(self) -> None:
        """Write the number and strength of the bot in each seat."""
        players = self._table.players
        for steps, bot in enumerate(self.bots, start=1):
            at = (self.seat + steps) % self.setup.seats
            players[at] = bot.player if bot.player in (RANDOM, GREEDY) else EXTERNAL
            players[MAX_SEATS + at] = bot.strength
            bot.forgive()

    def _run(self, action_id: int, game: int) -> int:
        while (result := int(self._play_on(self._table, game, action_id, self.seat))) >= 0:
            action_id = self._ask(result)
        if result != ASKED:
            self._end_game()
        return result

    def _ask(self, seat: int) -> int:
        """Return the id of the action that the bot in a seat chooses."""
        bot = self.bots[(seat - self.seat) % self.setup.seats - 1]
        place = f"game {self._game}, seat {seat}"
        action = bot.ask(view(self.state, seat), seat, self._rng.randrange, place)
        if bot.trouble and bot not in self._warned_about:
            self._warned_about.add(bot)
            warnings.warn(bot.trouble, RuntimeWarning, stacklevel=2)
        return int(id_of(self.state, action))

    def _end_game(self) -> None:
        """Notify each bot once that the running game is over for it."""
        if self._is_running:
            self._is_running = False
            for bot in dict.fromkeys(self.bots):
                bot.finish(view(self.state, NOBODY))

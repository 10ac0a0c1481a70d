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
from ..bots.dispatch import GREEDY, RANDOM
from ..bots.greedy import greedy_action
from ..bots.random import random_action
from ..rng.splitmix import draw_at, stream
from ..rules.agenda import actor
from ..rules.constants import MAX_SEATS, NOBODY, NOTHING
from ..rules.operations import is_alive
from ..rules.signatures import Word, Words
from ..rules.state import State
from ..rules.view import view
from ..spaces.actions import ACTIONS, action_of, id_of, write_mask
from ..spaces.observations import observe
from .buffers import are_same, new_games, new_records, values_of, with_values
from .execution import executables
from .game_loop import Games, begin, play
from .rewards import pay_after, start_rewards
from .setup import Setup

# Results of `play_on`. A number from 0 on is the seat of a bot that must be called from Python.
ASKED: Final = -1  # the seat of the learner must decide
ENDED: Final = -2  # the game is over, or the monster of the learner is out
TRUNCATED: Final = -3  # the game reached the limit of decisions

OPPONENT_STREAMS: Final = 1 << 61  # numbers of the RNG streams of *random* and *greedy*


# --- compiled code -------------------------------------------------------------------------------


class SeatedGames(NamedTuple):
    """Games and the bots around the seat of the learner.

    The RNG streams of chance come first, one for each game, then those of the bots.
    """

    games: Games
    players: Words  # bots by clockwise distance from the learner, then the strength of each


def play_on(table: SeatedGames, i: int, number: Word, action_id: Word, seat: int) -> int:
    """Apply an action in game i; play until one of the results above, and return it.

    The action is one of the seat that must decide. If `action_id` is NOTHING, game `number` of the
    seed starts instead. Rewards are summed since the last action of `seat`.
    """
    games = table.games
    state, reward = games.states[i], games.rewards[i]
    if action_id == NOTHING:
        begin(games, i, number)
        games.rng[bot_rng(games, i)] = stream(games.seed, OPPONENT_STREAMS + number)
        games.ages[i] = 0
    if action_id == NOTHING or actor(state) == seat:
        start_rewards(state, games.reward_kind, reward)
    if action_id != NOTHING:
        _take(games, i, action_of(state, action_id))
    while games.ages[i] < games.longest and _is_compiled_turn(table, i, seat):
        _take(games, i, _opponent_action(table, i, seat))
    result = _result(games, i, seat)
    if result < 0:
        pay_after(state, games.reward_kind, reward)
        _show_to(games, i, seat, result)
    return result


def play_first(table: SeatedGames, number: Word, action_id: Word, seat: int) -> int:
    """Do the same in game 0, the only one."""
    return play_on(table, 0, number, action_id, seat)


def _take(games: Games, i: int, action: int) -> None:
    play(games, i, action, games.reward_kind)
    games.ages[i] += 1


def bot_rng(games: Games, i: int) -> int:
    """Return the index of the RNG stream of the bots in game i."""
    return len(games.actors) + i


def player_at(table: SeatedGames, i: int, who: int, seat: int) -> int:
    """Return the index in `players` of the bot at `who`, if the learner sits at `seat`."""
    steps = who - seat
    return steps if steps > 0 else steps + table.games.states[i].seats


def _is_compiled_turn(table: SeatedGames, i: int, seat: int) -> bool:
    """Whether *random* or *greedy* must decide while the monster of `seat` is alive."""
    state = table.games.states[i]
    who = actor(state)
    if who == NOBODY or who == seat or not is_alive(state, seat):
        return False
    player = table.players[player_at(table, i, who, seat)]
    return bool(player == RANDOM or player == GREEDY)


def _opponent_action(table: SeatedGames, i: int, seat: int) -> int:
    """Return the action of *random* or *greedy*, drawn in the same way as in bots/dispatch.py."""
    games, players = table.games, table.players
    state, at = games.states[i], bot_rng(games, i)
    who = actor(state)
    player = player_at(table, i, who, seat)
    strength = players[MAX_SEATS + player]
    if players[player] == GREEDY:
        if strength >= 100 or draw_at(games.rng, at, 100) < strength:
            return greedy_action(state, who, games.out)
    return random_action(state, games.rng, at, games.out)


def _result(games: Games, i: int, seat: int) -> int:
    """Return the result of `play_on` in this position."""
    state = games.states[i]
    who = actor(state)
    if who == NOBODY or not is_alive(state, seat):
        return ENDED
    if games.ages[i] >= games.longest:
        return TRUNCATED
    return ASKED if who == seat else who


def _show_to(games: Games, i: int, seat: int, result: int) -> None:
    """Write the observation of `seat`, and its mask if it must decide."""
    state, mask = games.states[i], games.masks[i]
    observe(state, seat, games.observations[i], 0, 1)
    for action_id in range(ACTIONS):
        mask[action_id] = 0
    if result == ASKED:
        write_mask(state, games.out, mask)


# --- Python --------------------------------------------------------------------------------------


def seat_bots(bots: Sequence[Bot]) -> Any:
    """Return `SeatedGames.players` for bots in clockwise order after the seat of the learner."""
    players = np.zeros(2 * MAX_SEATS, np.int64)
    for steps, bot in enumerate(bots, start=1):
        players[steps], players[MAX_SEATS + steps] = bot.player, bot.strength
    return players


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
        self._table = SeatedGames(games, seat_bots(self.bots))
        self.observation, self.mask = games.observations[0], games.masks[0]
        self.reward = games.rewards[0]
        needs = (need for bot in self.bots for need in bot.needs)
        self._play_on, *_ = executables(play_first, *dict.fromkeys(needs))
        self._rng = random.Random()  # of the bots that are called from Python
        self._is_running = False
        self._warned_about: set[Bot] = set()

    def __getstate__(self) -> dict[str, Any]:
        """Return all values. A program among the bots starts again for a copy."""
        plain = {name: self.__dict__[name] for name in _PLAIN}
        return {**plain, "values": values_of(self._table.games)}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        OpponentTable.__init__(self, stored["setup"], stored["bots"])
        self.__dict__.update({name: stored[name] for name in _PLAIN})
        games = with_values(self._table.games, stored["values"])
        self._table = self._table._replace(games=games)

    def __eq__(self, other: object) -> bool:
        """Whether both tables are at the same position, with the same bots by their specs."""
        if not isinstance(other, OpponentTable):
            return False
        return are_same(self._values(), other._values())

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def _values(self) -> dict[str, Any]:
        values = self.__getstate__()
        del values["_warned_about"]
        bots = [(bot.spec, bot.trouble) for bot in self.bots]
        return {**values, "bots": bots, "_rng": self._rng.getstate()}

    def begin(self, seat: int, seed: int, game: int) -> int:
        """Start game number `game` of a seed and play to the first decision of `seat`."""
        self._end_game()
        self.seat, self._game = seat, game
        for bot in self.bots:
            bot.forgive()
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

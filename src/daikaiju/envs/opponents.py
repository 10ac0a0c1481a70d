"""A table around one seat: bots sit at all others and play on until that seat must decide.

*random* and *greedy* decide in the same call of compiled code as the rules run: they look at
nothing that is hidden. Every other bot is asked, and shown only what its seat may know.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ..bots.bot import Bot
from ..bots.dispatch import GREEDY, OUTSIDE, RANDOM
from ..bots.greedy import greedy_action
from ..bots.random import random_action
from ..rng.splitmix import draw_at, stream
from ..rules.actions import MOST_ACTIONS
from ..rules.agenda import actor
from ..rules.constants import MOST_SEATS, NOBODY, NOTHING
from ..rules.operations import alive
from ..rules.state import RECORD, State
from ..rules.view import view
from .actions import ACTIONS, action_of, id_of, write_mask
from .execution import ready, states_for_code
from .game_loop import begin, play
from .observations import SIZE, observe
from .rewards import before, pay_rest
from .setup import Setup

# How it stands after a call; a number from 0 on is the seat of a bot that must be asked first.
ASKED: Final = -1  # our seat must decide
ENDED: Final = -2  # the game is over, or our monster is out
CUT_SHORT: Final = -3  # the game has taken as many decisions as are allowed

# Words of luck.
COMPANY: Final = 1  # what *random* and *greedy* draw; the word 0 is chance's, as in every game
COMPANY_STREAMS: Final = 1 << 61  # streams of luck from here on are theirs


# --- in compiled code ----------------------------------------------------------------------------


def play_on(
    states: Any,
    starts: Any,
    seed: int,
    game: int,
    number: int,
    seat: int,
    skip: int,
    kind: int,
    longest: int,
    players: Any,
    ages: Any,
    luck: Any,
    reward: Any,
    out: Any,
    sight: Any,
    mask: Any,
) -> int:
    """Take the action `number` of whoever must decide, then play on; how it stands then.

    With NOTHING for a number, the game `game` of the seed begins. players[seat] is who plays at
    each seat, players[MOST_SEATS + seat] how strong. Rewards are those since our seat last acted.
    """
    state = states[0]
    if number == NOTHING:
        begin(states, starts, 0, seed, game, luck, skip, reward, out)
        luck[COMPANY] = stream(seed, COMPANY_STREAMS + game)
        ages[0] = 0
    if number == NOTHING or actor(state) == seat:
        before(state, kind, reward)
    if number != NOTHING:
        take(state, action_of(state, number), ages, luck, skip, kind, reward, out)
    while ages[0] < longest and is_for_company(state, seat, players):
        take(state, light_action(state, players, luck, out), ages, luck, skip, kind, reward, out)
    stands = standing(state, seat, ages[0], longest)
    if stands < 0:
        pay_rest(state, kind, reward)
        show_to(state, seat, stands, out, sight, mask)
    return stands


def take(
    state: State,
    action: int,
    ages: Any,
    luck: Any,
    skip: int,
    kind: int,
    reward: Any,
    out: Any,
) -> None:
    play(state, action, luck, 0, skip, kind, reward, out)
    ages[0] += 1


def is_for_company(state: State, seat: int, players: Any) -> bool:
    """Must somebody decide whose decisions are made here, while our monster lives?"""
    who = actor(state)
    return who != NOBODY and who != seat and alive(state, seat) and players[who] != OUTSIDE


def light_action(state: State, players: Any, luck: Any, out: Any) -> int:
    """What *random* or *greedy* does, whoever must decide; drawn as `bots.deciding` does."""
    who = actor(state)
    strength = players[MOST_SEATS + who]
    if players[who] == GREEDY and (strength >= 100 or draw_at(luck, COMPANY, 100) < strength):
        return greedy_action(state, who, out)
    return random_action(state, luck, COMPANY, out)


def standing(state: State, seat: int, age: int, longest: int) -> int:
    who = actor(state)
    if who == NOBODY or not alive(state, seat):
        return ENDED
    if age >= longest:
        return CUT_SHORT
    return ASKED if who == seat else who


def show_to(state: State, seat: int, stands: int, out: Any, sight: Any, mask: Any) -> None:
    """Write what our seat sees, and what it may do if it is asked."""
    observe(state, seat, sight, 0, 1)
    for number in range(ACTIONS):
        mask[number] = 0
    if stands == ASKED:
        write_mask(state, out, mask)


# --- the table -----------------------------------------------------------------------------------


class Company:
    """A table at which one seat is played from outside."""

    def __init__(self, setup: Setup, bots: Sequence[Bot]) -> None:
        """`bots` sit clockwise from the seat that is played from outside."""
        self.setup, self.bots = setup, tuple(bots)
        self.seat = 0
        self.sight = np.zeros(SIZE, np.int8)
        self.mask = np.zeros(ACTIONS, np.int8)
        self.reward = np.zeros(MOST_SEATS, np.float32)
        self._records = np.zeros(1, RECORD)
        self.state = State(self._records)
        self._players = np.zeros(2 * MOST_SEATS, np.int64)
        self._luck = random.Random()  # of the bots that are asked
        self._ages = np.zeros(1, np.int64)
        self._is_running = False
        self._get_ready()

    def _get_ready(self) -> None:
        self._play_on = ready(play_on)
        self._tables = states_for_code(self._records), states_for_code(self.setup.start.record)
        setup = self.setup
        self._how = int(setup.skip_forced), setup.kind, setup.longest
        words, out = np.zeros(2, np.uint64), np.zeros(8 * MOST_ACTIONS, np.int64)
        self._room = self._players, self._ages, words, self.reward, out, self.sight, self.mask

    def begin(self, seat: int, seed: int, game: int) -> int:
        """Begin the game `game` of a seed, up to the first decision of our seat."""
        self._tell_over()
        self.seat = seat
        self._seat_bots()
        self._luck.seed(f"{seed} {game}")
        self._is_running = True
        return self._run(NOTHING, seed, game)

    def act(self, number: int) -> int:
        """Take a legal action of our seat; how it stands when it must decide again."""
        return self._run(number, 0, 0)

    def close(self) -> None:
        """Send all bots home."""
        self._is_running = False
        for bot in self.bots:
            bot.close()

    def _seat_bots(self) -> None:
        for steps, bot in enumerate(self.bots, start=1):
            at = (self.seat + steps) % self.setup.seats
            self._players[at] = bot.player if bot.player in (RANDOM, GREEDY) else OUTSIDE
            self._players[MOST_SEATS + at] = bot.strength

    def _run(self, number: int, seed: int, game: int) -> int:
        while True:
            stands = self._play_on(
                *self._tables, seed, game, number, self.seat, *self._how, *self._room
            )
            if stands < 0:
                break
            number = self._ask(stands)
        if stands != ASKED:
            self._tell_over()
        return int(stands)

    def _ask(self, seat: int) -> int:
        """The id of what the bot in a seat does."""
        bot = self.bots[(seat - self.seat) % self.setup.seats - 1]
        action = bot.choose(view(self.state, seat), seat, self._luck.randrange)
        return int(id_of(self.state, action))

    def _tell_over(self) -> None:
        """Tell all bots, each once, that they will not be asked about this game any more."""
        if self._is_running:
            self._is_running = False
            for bot in dict.fromkeys(self.bots):
                bot.over(view(self.state, NOBODY))

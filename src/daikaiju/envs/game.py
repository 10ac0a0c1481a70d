"""One game, for doors that play one decision at a time.

Only decisions are seen: chance acts by itself, with luck that a seed decides. The code runs as
machine code unless "interpreted" has been chosen (see execution.py).
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from ..record.picture import picture
from ..rules.actions import MOST_ACTIONS
from ..rules.constants import MOST_SEATS, NOBODY
from ..rules.operations import alive
from ..rules.state import RECORD, State
from .action_errors import why_not
from .actions import ACTIONS, action_of, id_of
from .execution import ready, states_for_code
from .game_loop import act_first, begin_first, observe_first
from .observations import SIZE
from .setup import Setup

MOST_SEED = (1 << 63) - 1


def checked_seed(seed: int) -> int:
    """A seed, or one sentence on what a seed is."""
    if not 0 <= index(seed) <= MOST_SEED:
        raise ValueError(f"{seed} is no seed: a whole number from 0 to {MOST_SEED} would be")
    return index(seed)


class Game:
    """A game of one setup; `reset` begins it, `act` takes a decision of `actor`."""

    def __init__(self, setup: Setup = Setup()) -> None:
        self.setup = setup
        self._begin, self._act = ready(begin_first), ready(act_first)
        self._observe = ready(observe_first)
        self._records = np.zeros(1, RECORD)
        self._states = states_for_code(self._records)
        self._starts = states_for_code(setup.start.record)
        self._luck = np.zeros(1, np.uint64)
        self._reward = np.zeros(MOST_SEATS, np.float32)
        self._out = np.zeros(8 * MOST_ACTIONS, np.int64)
        self._sight = np.zeros(SIZE, np.int8)
        self._mask = np.zeros(ACTIONS, np.int8)
        self._how = int(setup.skip_forced), setup.kind
        self._room = self._luck, self._reward, self._out, self._sight, self._mask
        self.state = State(self._records)  # the position itself: look at it, change a copy
        self.actor = NOBODY  # the seat that must decide, or NOBODY when the game is over
        self.decisions = 0
        self.reset(0)

    def reset(self, seed: int, number: int = 0) -> None:
        """Begin the game `number` of a seed: the same one, action for action, wherever it runs."""
        self._reward[:] = 0
        self.decisions = 0
        self.actor = int(
            self._begin(
                self._states,
                self._starts,
                checked_seed(seed),
                checked_seed(number),
                self._how[0],
                *self._room,
            )
        )

    # --- looking at it ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def truncated(self) -> bool:
        """Has it taken as many decisions as the setup allows, without an end?"""
        return self.decisions >= self.setup.longest and not self.over

    @property
    def living(self) -> list[int]:
        """The seats of the monsters that are alive."""
        return [seat for seat in range(self.setup.seats) if alive(self.state, seat)]

    @property
    def rewards(self) -> Any:
        """What the last action brought, by seat (six cells, those of empty seats 0)."""
        return self._reward.copy()

    def _repr_svg_(self) -> str:
        """What a notebook shows of it."""
        return str(picture(self.state))

    def observation(self, seat: int) -> Any:
        """What a seat sees, as `observing.SLICES` say."""
        if seat == self.actor:
            return self._sight.copy()
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"nobody sits in seat {seat}: seats go from 0 to {self._last_seat}")
        sight = np.empty(SIZE, np.int8)
        self._observe(self._states, seat, sight)
        return sight

    def mask(self) -> Any:
        """1 for every id that `actor` may choose; all 0 when the game is over."""
        return self._mask.copy()

    def random_action(self, rng: np.random.Generator) -> int:
        """One of the legal ids, every one equally likely."""
        if self.over:
            raise ValueError("the game is over and offers no action: reset begins another")
        legal = self._mask.view(np.bool_).nonzero()[0]
        return int(legal[int(rng.random() * len(legal))])

    @property
    def _last_seat(self) -> int:
        return self.setup.seats - 1

    # --- playing it ------------------------------------------------------------------------------

    def act(self, number: int) -> None:
        """Take the action with this id. An illegal one is refused and changes nothing."""
        if not 0 <= number < ACTIONS or not self._mask[number]:
            raise ValueError(self._why_not(number))
        self.actor = int(self._act(self._states, number, *self._how, *self._room))
        self.decisions += 1

    def do(self, action: int) -> None:
        """The same with an action of the engine, as `rules.legal_actions` lists them."""
        number = self._id(action)
        if number is None:
            raise ValueError(
                f"{action} is no legal action of the engine in this position: "
                "one that rules.legal_actions lists would be"
            )
        self.act(number)

    def _id(self, action: int) -> int | None:
        """The id of an action if it is legal now."""
        if self.over:
            return None
        try:
            number = int(id_of(self.state, action))
        except IndexError:
            return None
        legal = 0 <= number < ACTIONS and self._mask[number]
        return number if legal and action_of(self.state, number) == action else None

    def _why_not(self, number: int) -> str:
        if self.over:
            return "the game is over and takes no action: reset begins another"
        return why_not(self.state, number)

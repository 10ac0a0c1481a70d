"""One game, for interfaces that take one decision at a time.

Only decisions are visible: chance acts automatically, determined by the seed. The code is compiled
unless "interpreted" was selected (see execution.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..record.picture import draw_position
from ..rules.constants import NOBODY
from ..rules.operations import is_alive
from ..rules.state import State
from ..spaces.actions import ACTIONS, action_of, id_of
from ..spaces.observations import SIZE, observe_first
from .action_errors import checked_id, illegal_action_message
from .buffers import are_same, new_games, new_records, values_of, with_values
from .execution import executables
from .game_loop import act_in_game, begin_game
from .setup import Setup, checked_setup

MAX_SEED = (1 << 63) - 1


def checked_seed(seed: int) -> int:
    """Return a valid seed. Raise ValueError otherwise."""
    if not is_whole(seed) or not 0 <= seed <= MAX_SEED:
        raise ValueError(f"{seed!r} is no seed: choose a whole number from 0 to {MAX_SEED}")
    return int(seed)


def checked_games(games: int) -> int:
    """Return a valid number of games. Raise ValueError otherwise."""
    if not is_whole(games) or games < 1:
        raise ValueError(f"{games!r} games cannot be played: choose 1 or more")
    return int(games)


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number, also one of NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


class Game:
    """A game of one setup. `reset` starts it, `act` applies a decision of `actor`."""

    def __init__(self, setup: Setup = Setup()) -> None:
        self.setup = checked_setup(setup, Setup)
        self._begin, self._act, self._observe = executables(begin_game, act_in_game, observe_first)
        records = new_records(1)
        self._games = new_games(setup, records)
        self._reward, self._mask = self._games.rewards[0], self._games.masks[0]
        self._observation = self._games.observations[0]
        self.state = State(records)  # the live position: read it, but change only copies
        self.actor = NOBODY  # the seat that must decide, or NOBODY when the game is over
        self.decisions = 0
        self.reset(0)

    def reset(self, seed: int, number: int = 0) -> None:
        """Start game `number` of a seed. The game is the same in every interface."""
        self._reward[:] = 0
        self.decisions = 0
        self._games = self._games._replace(seed=checked_seed(seed))
        self.actor = int(self._begin(self._games, checked_seed(number)))

    # --- copies ----------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        numbers = {"actor": self.actor, "decisions": self.decisions}
        return {"setup": self.setup, "values": values_of(self._games), **numbers}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        Game.__init__(self, stored["setup"])
        self._games = with_values(self._games, stored["values"])
        self.actor, self.decisions = stored["actor"], stored["decisions"]

    def __eq__(self, other: object) -> bool:
        """Whether both games are at the same position and continue in the same way."""
        if not isinstance(other, Game) or self.setup != other.setup:
            return False
        counts = self.decisions == other.decisions
        return counts and are_same(values_of(self._games), values_of(other._games))

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        whose = "over" if self.over else f"seat {self.actor} decides"
        return f"<Game {self.setup}, {self.decisions} decisions, {whose}>"

    # --- views -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def truncated(self) -> bool:
        """Whether the game has reached the limit of decisions without an end."""
        return self.decisions >= self.setup.longest and not self.over

    @property
    def living(self) -> list[int]:
        """The seats of the monsters that are alive."""
        return [seat for seat in range(self.setup.seats) if is_alive(self.state, seat)]

    @property
    def rewards(self) -> Any:
        """Rewards of the last action by seat (six cells, 0 for empty seats)."""
        return self._reward.copy()

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return str(draw_position(self.state))

    def observation(self, seat: int) -> Any:
        """Return what a seat sees; the layout is `observations.SLICES`."""
        if seat == self.actor:
            return self._observation.copy()
        if not is_whole(seat) or not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat!r}: seats go from 0 to {self._last_seat}")
        observation = np.empty(SIZE, np.int8)
        self._observe(self._games.states, seat, observation)
        return observation

    def mask(self) -> Any:
        """Return a mask with 1 for every legal id of `actor`; all 0 when the game is over."""
        return self._mask.copy()

    def random_action(self, rng: np.random.Generator) -> int:
        """Return a random legal id."""
        if self.over:
            raise ValueError("the game is over and offers no action: call reset to start another")
        legal = self._mask.view(np.bool_).nonzero()[0]
        return int(legal[int(rng.random() * len(legal))])

    @property
    def _last_seat(self) -> int:
        return self.setup.seats - 1

    # --- actions ---------------------------------------------------------------------------------

    def act(self, number: int) -> None:
        """Apply the action with this id. An illegal id raises ValueError and changes nothing."""
        number = checked_id(number)
        if not 0 <= number < ACTIONS or not self._mask[number]:
            raise ValueError(self._why_not(number))
        self.actor = int(self._act(self._games, number))
        self.decisions += 1

    def do(self, action: int) -> None:
        """Apply an action of the engine, as listed by `rules.legal_actions`."""
        number = self._id(action)
        if number is None:
            raise ValueError(
                f"{action} is no legal action of the engine in this position: "
                "choose one that rules.legal_actions lists"
            )
        self.act(number)

    def _id(self, action: int) -> int | None:
        """Return the id of an action if it is legal, else None."""
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
            return "the game is over and takes no action: call reset to start another"
        return illegal_action_message(self.state, number)

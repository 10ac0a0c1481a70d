"""Gymnasium: one monster against bots.

    import gymnasium
    import daikaiju.envs.gym  # tells Gymnasium the ids

    env = gymnasium.make("Daikaiju-v0", seats=4, opponents=["greedy", "greedy", "random"])
    observation, info = env.reset(seed=1)
    done = False
    while not done:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        done = terminated or truncated

`gymnasium.make("daikaiju.envs.gym:Daikaiju-v0")` needs no import. `opponents` are any bots of
`daikaiju.bots.registry`, or `Bot`s of one's own, clockwise from one's own seat; or one for all
seats. A step ends when one's own monster must decide again, in whosever turn; its reward is all
that came since. For a monster that falls the game is over. `info["action_mask"]` says what is
legal, and so does `action_masks()`, which MaskablePPO asks for.

Gymnasium has every number of its action space accepted. So an illegal one changes nothing, brings
nothing, and is asked for again, with a sentence in `info["illegal"]`; with `illegal="raise"` that
sentence is a ValueError instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Literal, get_args

import gymnasium
import numpy as np

from ..bots.bot import Bot
from ..bots.registry import make_bot
from ..rules.editions import Options
from .action_errors import why_not
from .actions import ACTIONS
from .game import checked_seed
from .opponents import ASKED, CUT_SHORT, ENDED, Company
from .setup import Setup, as_options
from .spaces import ActionSpace, Mask, row_space
from .text_render import RENDER_MODES, checked_mode, render

Illegal = Literal["ask_again", "raise"]


class MonsterEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; see the module."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        edition: str = "second",
        seats: int = 4,
        seat: int | Literal["random"] = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        options: Options | Mapping[str, Any] = Options(),
        reward: str = "win",
        skip_forced: bool = False,
        longest: int = 20_000,
        illegal: Illegal = "ask_again",
        render_mode: str | None = None,
    ) -> None:
        """`seat="random"` draws another seat for each game; for the rest see Setup."""
        setup = Setup(edition, seats, as_options(options), reward, skip_forced, longest)
        _check(setup, seat, illegal)
        self.setup, self.render_mode = setup, checked_mode(render_mode)
        self._seat, self._raises = seat, illegal == "raise"
        self.table = Company(setup, bots_for(opponents, seats - 1))
        self.observation_space = row_space()
        self.action_space = ActionSpace(lambda: self.table.mask)
        self._seed, self._game = 0, -1  # not yet reset
        self._stands = ENDED
        self._refused = 0
        self._owed = 0.0

    # --- playing ---------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Mask, dict[str, Any]]:
        """Begin a game: that of a seed, or without one the next after the last.

        A game in which one's own monster falls before it was ever asked is left for the next.
        """
        first = None if seed is None else checked_seed(seed)
        super().reset(seed=first)
        if first is not None:
            self._seed, self._game = first, -1
        elif self._game < 0:
            self._seed = int(self.np_random.integers(1 << 62))
        self._stands = ENDED
        while self._stands != ASKED:
            self._game += 1
            self._stands = self.table.begin(self._drawn_seat(), self._seed, self._game)
        self._refused = 0
        self._owed = float(self.table.reward[self.table.seat])
        self._show()
        return self.table.sight.copy(), self._info()

    def _drawn_seat(self) -> int:
        if self._seat == "random":
            return int(self.np_random.integers(self.setup.seats))
        return int(self._seat)

    def step(self, action: Any) -> tuple[Mask, float, bool, bool, dict[str, Any]]:
        """Take an action and play on until one's own monster must decide again."""
        if self._stands != ASKED:
            raise ValueError("no game is running: call reset() first")
        number, table = index(action), self.table
        if not 0 <= number < ACTIONS or not table.mask[number]:
            return self._refuse(number)
        self._stands = table.act(number)
        reward = float(table.reward[table.seat]) + self._owed
        self._owed = 0.0
        self._show()
        ended, cut = self._stands == ENDED, self._stands == CUT_SHORT
        return table.sight.copy(), reward, ended, cut, self._info()

    def _refuse(self, number: int) -> tuple[Mask, float, bool, bool, dict[str, Any]]:
        """Nothing has happened, and the same is asked again; but not for ever."""
        table = self.table
        sentence = why_not(table.state, number)
        if self._raises or not 0 <= number < ACTIONS:
            raise ValueError(sentence)
        self._refused += 1
        if self._refused >= self.setup.longest:
            self._stands = CUT_SHORT
        info = {**self._info(), "illegal": sentence}
        return table.sight.copy(), 0.0, False, self._stands == CUT_SHORT, info

    # --- looking ---------------------------------------------------------------------------------

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask.copy(), "seat": self.table.seat}

    def render(self) -> str | None:
        """The table as text: returned in the mode "ansi", written out in the mode "human"."""
        if self._game < 0:
            raise ValueError("there is nothing to draw: call reset() first")
        return render(self.table.state, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Send all bots home."""
        self.table.close()


# --- setting up ----------------------------------------------------------------------------------


def bots_for(opponents: str | Bot | Sequence[str | Bot], seats: int) -> list[Bot]:
    """The bots for so many seats, or one sentence on what is wrong with them."""
    given = [opponents] * seats if isinstance(opponents, str | Bot) else list(opponents)
    if len(given) != seats:
        raise ValueError(
            f"{len(given)} opponents cannot fill the other seats: "
            f"name one for each of the {seats}, or one for all"
        )
    made = {spec: make_bot(spec) for spec in given if isinstance(spec, str)}
    return [made[each] if isinstance(each, str) else each for each in given]


def _check(setup: Setup, seat: Any, illegal: str) -> None:
    if seat != "random" and (not isinstance(seat, int) or not 0 <= seat < setup.seats):
        raise ValueError(
            f"nobody sits in seat {seat!r}: 0 to {setup.seats - 1} or 'random' would do"
        )
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal actions cannot {illegal!r}: 'ask_again' or 'raise' would do")


# What each id stands for; whatever is said here can be said anew in `gymnasium.make`.
IDS: dict[str, dict[str, Any]] = {
    "Daikaiju-v0": {},
    "Daikaiju-First-v0": {"edition": "first"},
    "Daikaiju-Dark-v0": {"edition": "dark"},
    "Daikaiju-Greedy-v0": {"opponents": "greedy"},
    "Daikaiju-Duel-v0": {"seats": 2, "options": {"deck": "none"}},
}


def register_ids() -> None:
    """Tell Gymnasium all ids; those that it knows already are left alone."""
    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:MonsterEnv", kwargs=arguments)


register_ids()

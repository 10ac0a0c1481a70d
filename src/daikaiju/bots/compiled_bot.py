"""Bots that decide with dispatch.py, compiled if machine code is ready.

Without machine code they run interpreted, which takes some tenths of a second per decision instead
of half a millisecond: a player never waits for the compiler.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from ..rules.engine import runs_compiled
from ..rules.state import State
from .bot import Bot, DrawBelow
from .dispatch import GREEDY, RANDOM, decide
from .scratch import BOT_RNG, GAME, ROLLOUT_SEED, Scratch, new_scratch
from .weights import weights_for


class CompiledBot(Bot):
    """A bot that decides with `dispatch.decide` and has its own scratch buffers."""

    _not_copied = ("_scratch",)

    def __init__(self, spec: str, player: int, strength: int = 100) -> None:
        super().__init__(spec)
        self.player, self.strength = player, strength
        self.needs = () if player in (RANDOM, GREEDY) else (decide,)

    @cached_property
    def _scratch(self) -> Scratch:
        return new_scratch(weights_for([self.player]))

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return a legal action for `seat`; `draw(n)` draws a whole number below n."""
        scratch = self._scratch
        for stream in (BOT_RNG, ROLLOUT_SEED):
            scratch.rng[stream] = draw(1 << 62)
        arguments = seat, self.player, self.strength, 0
        if runs_compiled(decide):
            from ..rules.compiler import get_compiled

            scratch.states[GAME] = state.record[0]
            return int(get_compiled(decide)(scratch, *arguments))
        with np.errstate(over="ignore"):
            return int(decide(scratch.interpreted(state), *arguments))

"""Bots that decide with the functions of dispatch.py: compiled where machine code is ready.

Without it they think interpreted, which takes some tenths of a second where it takes half a
thousandth compiled: nobody waits for a compiler to play against them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.engine import runs_compiled
from ..rules.state import State
from .bot import Bot, Luck
from .dispatch import GREEDY, RANDOM, decide
from .scratch import GAME, OWN_LUCK, SAME, Desk
from .weights import weights


class Ours(Bot):
    """One bot with a desk of its own."""

    def __init__(self, spec: str, player: int, strength: int = 100) -> None:
        super().__init__(spec)
        self.player, self.strength = player, strength
        self.needs = () if player in (RANDOM, GREEDY) else (decide,)
        self._desk = Desk()

    def choose(self, state: State, seat: int, luck: Luck) -> int:
        """One legal action for `seat`; `luck(n)` gives a whole number below n."""
        desk = self._desk
        for word in (OWN_LUCK, SAME):
            desk.luck[word] = luck(1 << 62)
        if runs_compiled(decide):
            from ..rules.compiler import compiled

            desk.room[GAME] = state.record[0]
            return int(compiled(decide)(desk.room, *self._rest(seat)))
        with np.errstate(over="ignore"):
            return int(decide(desk.plain_room(state), *self._rest(seat)))

    def _rest(self, seat: int) -> tuple[Any, ...]:
        desk = self._desk
        return (
            seat,
            self.player,
            self.strength,
            0,
            desk.luck,
            desk.out,
            desk.values,
            weights(),
        )

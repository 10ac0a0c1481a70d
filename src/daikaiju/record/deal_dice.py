"""The dice and cards of a deal, for games without a server."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from ..rng.provably_fair import FairDice, commitment
from ..rules.agenda import actor
from ..rules.constants import CHANCE
from ..rules.state import State
from .dice_proof import named_action
from .draw_names import DrawNames
from .game import Record, RecordError, replay

_CODE_PREFIX: Final = "daikaiju deal 1\n"


class DealDice:
    """Draws by seat and turn."""

    def __init__(self, record: Record, where: str = "record") -> None:
        """Return the dice of a record with a deal, after its moves so far."""
        if not record.deal or not record.secret:
            raise RecordError("mistake-no-deal", file=where)
        self._dice = FairDice(bytes.fromhex(record.secret), record.entropy)
        self._names = DrawNames()
        for state, action in replay(record, where):
            self.note(state.events or ())
            state.events = []
            if action and actor(state) == CHANCE:
                self._names.take_name(state)

    def draw(self, state: State) -> int:
        """Return the next action of chance."""
        return named_action(state, self._dice, self._names.take_name(state))

    def note(self, events: Iterable[tuple[int, int, int, int]]) -> None:
        """Count the turns that began, by the events of each move."""
        self._names.note_turns(events)


def deal_of_code(record: Record, code: str) -> Record:
    """Return the record of a new game with the deal of a code: any text."""
    secret = hashlib.sha256(f"{_CODE_PREFIX}{code}".encode()).digest()
    return replace(record, deal="again", commitment=commitment(secret), secret=secret.hex())


def deal_of_record(played: Record, where: str) -> Record:
    """Return the record of a new game with the deal of a finished game."""
    if not played.deal or not played.secret or played.restored:
        raise RecordError("mistake-no-deal", file=where)
    return replace(
        played, deal="again", players=(), moves=[], lines=[], comments={}, result="", chain=""
    )

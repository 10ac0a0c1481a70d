"""Whole games with fair dice for tests, with random decisions."""

from __future__ import annotations

import random

from conftest import OPTIONS
from daikaiju import __version__
from daikaiju.record.dice_proof import draw_action
from daikaiju.record.game import Record
from daikaiju.rng.provably_fair import FairDice, commitment
from daikaiju.rules import find_edition, legal_actions, play_game
from reference_dice import SECRET, TEXTS


def played(edition: str, seats: int, option: int, secret: bytes = SECRET) -> Record:
    """Play a whole game with fair dice and random decisions."""
    monsters = find_edition(edition).monsters[:seats]
    entropy = tuple(TEXTS[seat % 3] for seat in range(seats))
    record = Record(edition, monsters, OPTIONS[option], entropy=entropy, rules=__version__)
    record.commitment = commitment(secret)
    rng, dice, state = random.Random(seats), FairDice(secret, entropy), record.start()
    play_game(
        state,
        lambda state, seat: rng.choice(legal_actions(state)),
        lambda state: draw_action(state, dice.below),
        record.play,
    )
    record.secret = secret.hex()
    return record

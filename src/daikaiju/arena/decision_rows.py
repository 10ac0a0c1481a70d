"""The decisions of a game as rows of numbers, in compiled code."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ..rules.actions import MAX_ACTIONS
from ..rules.agenda import actor
from ..rules.constants import CHANCE
from ..rules.signatures import ByteRows, Bytes, States, Words
from ..rules.transitions import advance
from ..spaces.actions import ACTIONS, id_of, write_mask
from ..spaces.observations import SIZE, observe

# Cells of `DecisionRows.used`.
ROWS_USED: Final = 0
LEGAL_USED: Final = 1


class DecisionRows(NamedTuple):
    """Buffers for decisions. Row i has the legal ids from legal[ends[i]] to legal[ends[i + 1]]."""

    used: Words
    games: Words  # number of the game that the caller passes
    plies: Words  # number of the move in the record of the game, from 0 on
    seats: Words
    choices: Words  # the id of the action
    observations: ByteRows
    ends: Words
    legal: Words
    mask: Bytes  # scratch
    out: Words  # scratch


def new_rows(rows: int) -> DecisionRows:
    """Return empty buffers for this many decisions."""
    games, plies, seats, choices = np.zeros((4, rows), np.int64)
    return DecisionRows(
        used=np.zeros(2, np.int64),
        games=games,
        plies=plies,
        seats=seats,
        choices=choices,
        observations=np.zeros((rows, SIZE), np.int8),
        ends=np.zeros(rows + 1, np.int64),
        legal=np.zeros(64 * rows + ACTIONS, np.int64),
        mask=np.zeros(ACTIONS, np.int8),
        out=np.zeros(8 * MAX_ACTIONS, np.int64),
    )


def write_decisions(states: States, moves: Words, first: int, game: int, rows: DecisionRows) -> int:
    """Replay moves from number `first` on in states[0], and write a row for each decision.

    Return the number of the next move: the number of moves, or less if the rows are full.
    """
    state = states[0]
    for ply in range(first, len(moves)):
        who = actor(state)
        if who != CHANCE:
            row = rows.used[ROWS_USED]
            if row == len(rows.games) or rows.used[LEGAL_USED] + ACTIONS > len(rows.legal):
                return ply
            rows.games[row] = game
            rows.plies[row] = ply
            rows.seats[row] = who
            rows.choices[row] = id_of(state, moves[ply])
            observe(state, who, rows.observations[row], 0, 1)
            _write_legal(states, rows)
            rows.used[ROWS_USED] = row + 1
            rows.ends[row + 1] = rows.used[LEGAL_USED]
        advance(state, moves[ply])
    return len(moves)


def _write_legal(states: States, rows: DecisionRows) -> None:
    """Append all legal ids, ascending."""
    at = rows.used[LEGAL_USED]
    for action_id in range(ACTIONS):
        rows.mask[action_id] = 0
    write_mask(states[0], rows.out, rows.mask)
    for action_id in range(ACTIONS):
        if rows.mask[action_id]:
            rows.legal[at] = action_id
            at += 1
    rows.used[LEGAL_USED] = at

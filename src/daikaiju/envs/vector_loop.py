"""The loop of the vector environment, in compiled code: one learner and its opponents per game.

*random* and *greedy* decide inside `run_tables`. The other compiled bots look ahead, which is much
code: a game at their turn waits until `decide_waiting` has chosen an action. A program that trains
against simple bots never compiles that part.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..bots.dispatch import decide
from ..bots.scratch import BOT_RNG, GAME, ROLLOUT_SEED, Scratch
from ..rng.splitmix import GOLDEN, draw_at, mix, stream
from ..rules.constants import MAX_SEATS, NOTHING
from ..rules.signatures import ByteRows, RngStreams, UnsignedWord, Word, Words
from ..rules.state import overwrite
from ..spaces.actions import id_of, is_legal_id
from ..spaces.observations import SIZE
from . import game_loop
from .game_loop import RUNNING
from .opponents import ASKED, ENDED, SeatedGames, bot_rng, play_on, player_at
from .rewards import RewardRows

# Tasks of `run_tables`.
BEGIN: Final = 0  # the next game of every row
STEP: Final = 1  # an action of every learner
CONTINUE: Final = 2  # an action of the bot for which a row waits

ANY_SEAT: Final = -1  # as `own_seat`: the seat is drawn for each game
SEAT_STREAMS: Final = 3 << 60  # numbers of the RNG streams that draw it start here


class VectorGames(NamedTuple):
    """Games side by side, each with one learner; row i of every array belongs to game i."""

    table: SeatedGames
    seats: Words  # the seat of the learner
    waiting: Words  # a result of `play_on`: ASKED, or the seat of a bot that must decide
    is_new: Words  # whether the learner has not acted in the present game
    illegal: Words  # whether the last action of the learner was illegal
    refused: Words  # its illegal actions in this game
    paid: RewardRows  # rewards of the last step
    before: RewardRows  # rewards paid before the first decision of the game
    finals: ByteRows  # the last observation of the game that ended in this step
    own_seat: Word  # the seat of every learner, or ANY_SEAT
    is_strict: Word  # whether one illegal action stops the whole step


def run_tables(rows: VectorGames, actions: Words, task: int) -> int:
    """Run a task in all rows. Return NOTHING, or the first row that stops a strict step."""
    if task == STEP and rows.is_strict:
        row = _first_illegal(rows, actions)
        if row != NOTHING:
            return row
    for i in range(len(actions)):
        if task == BEGIN:
            _clear(rows, i)
            rows.is_new[i] = 1
            _settle(rows, i, _begin_next(rows, i))
        elif task == STEP:
            _clear(rows, i)
            _step(rows, i, actions[i])
        elif rows.waiting[i] >= 0:
            _settle(rows, i, play_on(rows.table, i, 0, actions[i], rows.seats[i]))
    return NOTHING


def _first_illegal(rows: VectorGames, actions: Words) -> int:
    for i in range(len(actions)):
        if not _is_legal(rows, i, actions[i]):
            return i
    return NOTHING


def _is_legal(rows: VectorGames, i: int, action_id: Word) -> bool:
    games = rows.table.games
    return is_legal_id(games.states[i], action_id, games.out)


def _clear(rows: VectorGames, i: int) -> None:
    """Forget the results of the last step."""
    rows.table.games.ends[i] = RUNNING
    rows.illegal[i] = 0
    for seat in range(MAX_SEATS):
        rows.paid[i, seat] = 0.0


def _step(rows: VectorGames, i: int, action_id: Word) -> None:
    """Apply an action of the learner; an illegal one changes nothing but its count."""
    games = rows.table.games
    if _is_legal(rows, i, action_id):
        rows.is_new[i] = 0
        _settle(rows, i, play_on(rows.table, i, 0, action_id, rows.seats[i]))
        return
    rows.illegal[i] = 1
    rows.refused[i] += 1
    if rows.refused[i] >= games.longest:
        _end(rows, i, game_loop.TRUNCATED)
        _settle(rows, i, _begin_next(rows, i))


def _begin_next(rows: VectorGames, i: int) -> int:
    """Start the next game of row i. Return the result of `play_on`."""
    games = rows.table.games
    games.numbers[i] += len(games.actors)
    rows.refused[i] = 0
    rows.seats[i] = rows.own_seat
    if rows.own_seat == ANY_SEAT:
        at = bot_rng(games, i)  # `play_on` seeds it again
        games.rng[at] = stream(games.seed, SEAT_STREAMS + games.numbers[i])
        rows.seats[i] = draw_at(games.rng, at, games.starts[0].seats)
    return play_on(rows.table, i, games.numbers[i], NOTHING, rows.seats[i])


def _settle(rows: VectorGames, i: int, result: int) -> None:
    """Start games until one asks the learner or waits for a bot; pay for what was played.

    A game in which the learner is eliminated before its first decision is skipped.
    """
    while result < ASKED:
        if not rows.is_new[i]:
            _pay(rows, i)
            _end(rows, i, game_loop.ENDED if result == ENDED else game_loop.TRUNCATED)
        result = _begin_next(rows, i)
    rows.waiting[i] = result
    if result != ASKED:
        return
    if rows.is_new[i]:
        _keep_rewards(rows, i)
    else:
        _pay(rows, i)


def _end(rows: VectorGames, i: int, ending: int) -> None:
    """Store the last observation of a game."""
    rows.table.games.ends[i] = ending
    rows.is_new[i] = 1
    for cell in range(SIZE):
        rows.finals[i, cell] = rows.table.games.observations[i, cell]


def _keep_rewards(rows: VectorGames, i: int) -> None:
    """Keep what was paid before the first decision: it belongs to the first step."""
    for seat in range(MAX_SEATS):
        rows.before[i, seat] = rows.table.games.rewards[i, seat]


def _pay(rows: VectorGames, i: int) -> None:
    """Write the rewards since the last action of the learner."""
    for seat in range(MAX_SEATS):
        rows.paid[i, seat] = rows.table.games.rewards[i, seat] + rows.before[i, seat]
        rows.before[i, seat] = 0.0


# --- bots that look ahead ------------------------------------------------------------------------


def decide_waiting(rows: VectorGames, scratch: Scratch, actions: Words) -> int:
    """Write the action of the bot for which each row waits. Return the number of such rows."""
    table, waits = rows.table, 0
    games, players = table.games, table.players
    for i in range(len(actions)):
        who = rows.waiting[i]
        if who < 0:
            continue
        waits += 1
        state, at = games.states[i], bot_rng(games, i)
        player = player_at(table, i, who, rows.seats[i])
        overwrite(scratch.states[GAME], state)
        scratch.rng[BOT_RNG] = _next_word(games.rng, at)
        scratch.rng[ROLLOUT_SEED] = _next_word(games.rng, at)
        action = decide(scratch, who, players[player], players[MAX_SEATS + player], 0)
        actions[i] = id_of(state, action)
    return waits


def _next_word(rng: RngStreams, at: int) -> UnsignedWord:
    """Return the next 64 random bits of rng[at]."""
    rng[at] += GOLDEN
    return mix(rng[at])

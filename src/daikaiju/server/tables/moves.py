"""Moves of a game at a table: a decision, and the moves that follow without another decision.

The table plays chance and forced decisions at once, so that one decision is one log entry and one
update.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...record.dice_proof import draw_action, named_action
from ...record.draw_names import DrawNames
from ...record.notation import action_text, actor_name, parse_action
from ...rng.provably_fair import FairDice
from ...rules.agenda import LOOK, actor, top_kind, top_seat
from ...rules.constants import CHANCE, NOBODY
from ...rules.engine import advance, legal_actions, play_game
from ...rules.state import State
from .entries import Why

MAX_MOVES_PER_ENTRY = 200  # a few rare games continue for ever without a decision
Event = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """One move and its events."""

    move: str  # in notation: `gigazaur: keep 11C`, `roll 1E`
    seat: int  # or CHANCE
    why: Why
    events: list[Event]
    seen_by: int = NOBODY  # the only seat that has seen the revealed card


class Play:
    """A sequence of moves from a position. The given state is not changed."""

    def __init__(self, state: State, names: DrawNames | None = None) -> None:
        """`names` has the names of the draws, if the table has a deal."""
        self.state, self.names = state.copy(), names
        self.steps: list[PlayedMove] = []
        self.legal: list[int] | None = None  # the actions in the last position, if they are known

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(step.move for step in self.steps)

    @property
    def draws(self) -> int:
        """The number of chance moves."""
        return sum(step.seat == CHANCE for step in self.steps)

    def make_move(self, action: int, why: Why) -> None:
        """Make one legal move."""
        self.legal = None
        state, who = self.state, actor(self.state)
        viewer = top_seat(state) if who == CHANCE and top_kind(state) == LOOK else NOBODY
        text = action_text(state, action)
        move = text if who == CHANCE else f"{actor_name(state)}: {text}"
        events: list[Event] = []
        if self.names and who == CHANCE:
            self.names.take_name(state)
        state.events = events
        advance(state, action)
        state.events = None
        if self.names:
            self.names.note_turns(events)
        self.steps.append(PlayedMove(move, who, why, events, viewer))

    def play_forced(self, dice: FairDice) -> None:
        """Play chance and decisions with a single legal action, until a seat has a choice."""
        limit = MAX_MOVES_PER_ENTRY

        def decide(state: State, seat: int) -> int | None:
            self.legal = legal = legal_actions(state)
            return legal[0] if len(legal) == 1 and len(self.steps) < limit else None

        def draw(state: State) -> int | None:
            if len(self.steps) >= limit:
                return None
            if self.names:
                return named_action(state, dice, self.names.next_name(state))
            return draw_action(state, dice.below)

        play_game(self.state, decide, draw, lambda _, action: self.make_move(action, "table"))


def replay_moves(
    play: Play, moves: tuple[str, ...], seat: int = NOBODY, why: Why = "table"
) -> Play:
    """Add the moves of a stored entry; `seat` made the first one, for the reason `why`."""
    for number, move in enumerate(moves):
        decided = number == 0 and seat >= 0
        play.make_move(parse_action(play.state, move), why if decided else "table")
    return play

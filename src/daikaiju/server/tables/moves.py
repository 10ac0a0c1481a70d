"""Moves of a game at a table: a decision, and all that follows from it without another.

Chance and decisions without a choice are played by the table at once, so that one decision is one
entry of the log and one message to everybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...record.dice_proof import bring
from ...record.notation import action_text, actor_name, parse_action
from ...rng.provably_fair import Dice
from ...rules.agenda import LOOK, actor, top_kind, top_seat
from ...rules.constants import CHANCE, NOBODY
from ...rules.engine import advance, legal_actions
from ...rules.state import State
from .entries import Why

MOST_AT_ONCE = 200  # moves in one entry: some rare games go on for ever without any decision
Event = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Played:
    """One move that was made."""

    move: str  # as records have it: `gigazaur: keep 11C`, `roll 1E`
    seat: int  # whose; CHANCE
    why: Why
    events: list[Event]
    looker: int = NOBODY  # who alone has seen the card that was turned up


class Play:
    """A run of moves from a position. The position given is left as it was."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.steps: list[Played] = []

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(step.move for step in self.steps)

    @property
    def draws(self) -> int:
        """How often chance was asked."""
        return sum(step.seat == CHANCE for step in self.steps)

    def do(self, action: int, why: Why) -> None:
        """Make one legal move."""
        state, who = self.state, actor(self.state)
        looker = top_seat(state) if who == CHANCE and top_kind(state) == LOOK else NOBODY
        text = action_text(state, action)
        move = text if who == CHANCE else f"{actor_name(state)}: {text}"
        events: list[Event] = []
        state.events = events
        advance(state, action)
        state.events = None
        self.steps.append(Played(move, who, why, events, looker))

    def go_on(self, dice: Dice) -> None:
        """Let chance happen, and whatever has no alternative."""
        while (who := actor(self.state)) != NOBODY and len(self.steps) < MOST_AT_ONCE:
            if who == CHANCE:
                self.do(bring(self.state, dice.below), "table")
            elif len(legal := legal_actions(self.state)) == 1:
                self.do(legal[0], "table")
            else:
                break


def replayed(state: State, moves: tuple[str, ...], seat: int = NOBODY, why: Why = "table") -> Play:
    """The run that an entry tells of; its first move was made by `seat`, for that reason."""
    play = Play(state)
    for number, move in enumerate(moves):
        decided = number == 0 and seat >= 0
        play.do(parse_action(play.state, move), why if decided else "table")
    return play

"""HTTP types of the review of a finished game by the coach."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ReviewLabel = Literal["fine", "inaccuracy", "mistake", "blunder"]


class ReviewedOption(Struct, frozen=True):
    """A possible action of a decision."""

    action: str  # as in the record
    chance: float  # to win, of the monster that decides, after a quick evaluation


class ReviewedDecision(Struct, frozen=True):
    """What one decision cost. Chances and costs are from 0 to 1."""

    ply: int  # number of moves before it
    seat: int
    action: str  # as in the record
    best: str  # the best action
    cost: float  # win chance lost against the best action
    uncertainty: float  # of the cost; a cost within it is fine
    label: ReviewLabel
    options: tuple[ReviewedOption, ...]  # the best actions
    sentences: tuple[str, ...]  # why the best action is better


class LuckAndSkill(Struct, frozen=True):
    """The change of a monster's win chance by cause; the sum is the result minus the start."""

    own_dice: float
    others_dice: float
    cards: float
    own_decisions: float
    others_decisions: float


class HintReply(Struct, frozen=True):
    """What the champion would do in your pending decision. Chances are from 0 to 1."""

    seat: int
    ply: int
    best: str  # as in the record
    chance: float  # to win, after the best action
    against: str  # the best action that is clearly worse, as in the record; empty: there is none
    cost: float  # win chance that this action would lose
    uncertainty: float  # of the cost
    options: tuple[ReviewedOption, ...]  # the best actions
    sentences: tuple[str, ...]  # why the best action is better


class DelayedChances(Struct, frozen=True):
    """Win chances for spectators at the start of the turn before the current one."""

    turn: int  # turns that began before that position; 0 with no chances: it is too early
    chances: tuple[float, ...] = ()  # by seat, from 0 to 1


class Review(Struct, frozen=True):
    """The review of a finished game. Ask again while it is not complete."""

    complete: bool
    done: int  # decisions that were examined closely
    total: int  # decisions to examine closely
    chances: tuple[tuple[float, ...], ...]  # win chances before each move and at the end, by seat
    terms: tuple[LuckAndSkill, ...]  # by seat
    decisions: tuple[ReviewedDecision, ...]

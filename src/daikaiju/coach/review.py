"""The review of a game: win chances before every move, and a judgement of every decision.

A review has two passes. The quick one judges every decision by the first evaluation. The second one
judges those again that may have cost something. Both report their progress and can be stopped
after each step; a review that was stored goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import numpy as np

from ..record.game import Record, RecordError, replay
from ..record.notation import action_text, monster_name
from ..rules.actions import A_KEEP, kind_of
from ..rules.agenda import PREDICT, THROW, actor, top_kind
from ..rules.constants import NOBODY
from ..rules.engine import legal_actions
from ..rules.state import State
from .consequences import consequences, main_facts
from .evaluation import Evaluator, Options
from .fact import Fact
from .judgement import Judgement, Label, judge_deeply, judge_quickly, needs_deepening
from .luck import Cause, Terms, cause_of, chain_chances, split

FORMAT: Final = "daikaiju review 1"
ALTERNATIVES: Final = 3  # listed for each decision
DIGITS: Final = 6  # of stored chances

Progress = Iterator[tuple[int, int]]  # steps done and to do


@dataclass
class Decision:
    """The judgement of one decision; chances and costs are from 0 to 1."""

    ply: int  # index of the move in the record
    seat: int
    action: str  # in the notation
    best: str
    cost: float
    uncertainty: float
    label: Label
    is_deep: bool
    lost: list[float]  # by seat
    alternatives: list[tuple[str, float]]  # the best actions with the own chance, first evaluation
    facts: list[Fact] = field(default_factory=list)  # of a decision that is not fine


class GameReview:
    """The review of one record of a finished game."""

    def __init__(self, record: Record, evaluator: Evaluator, where: str = "record") -> None:
        self._evaluator = evaluator
        self._states: list[State] = []
        self._actions: list[int] = []
        for state, action in replay(record, where):
            self._states.append(state.copy())
            self._actions.append(action)
        if actor(self._states[-1]) != NOBODY:
            raise RecordError("mistake-review-open", file=where)
        self.key = _key_of(record)
        self.monsters = [monster_name(state, seat) for seat in range(state.seats)]
        self.players = list(record.players)
        self.causes: list[tuple[Cause, int]] = [cause_of(s) for s in self._states[:-1]]
        self._anchors: list[Any] = [None] * len(self._states)
        self.decisions: dict[int, Decision] = {}  # by ply
        self._stored: dict[int, Decision] = {}  # of an earlier run

    # --- passes ---

    def run_quickly(self) -> Progress:
        """Evaluate all moves; take over decisions that an earlier run has judged deeply."""
        steps = len(self._states)
        for ply in range(steps):
            self._evaluate(ply)
            yield ply + 1, steps

    def run_deeply(self) -> Progress:
        """Judge the decisions again that may have cost something."""
        waiting = [d.ply for d in self.decisions.values() if _is_open(d)]
        waiting.sort(key=lambda ply: -self.decisions[ply].cost)
        for number, ply in enumerate(waiting, start=1):
            options = self._evaluator.options(self._states[ply])
            judgement = judge_deeply(self._evaluator, options, self._actions[ply])
            self.decisions[ply] = self._decision(ply, options, judgement)
            self._evaluator.forget()
            yield number, len(waiting)

    def _evaluate(self, ply: int) -> None:
        state, action = self._states[ply], self._actions[ply]
        if actor(state) < 0:
            kept = ply > 0 and kind_of(self._actions[ply - 1]) == A_KEEP
            self._anchors[ply] = self._evaluator.chances(state, within_turn=kept)
            if top_kind(state) == THROW and not kept:
                self._evaluator.forget()
        elif ply in self._stored:
            self.decisions[ply] = self._stored[ply]
        elif len(legal_actions(state)) > 1 and top_kind(state) != PREDICT:
            options = self._evaluator.options(state)
            judgement = judge_quickly(options, action)
            self.decisions[ply] = self._decision(ply, options, judgement)

    def _decision(self, ply: int, options: Options, judgement: Judgement) -> Decision:
        state, own = options.state, options.own()
        first = np.argsort(-own, kind="stable")[:ALTERNATIVES].tolist()
        return Decision(
            ply=ply,
            seat=options.seat,
            action=action_text(state, options.actions[judgement.taken]),
            best=action_text(state, options.actions[judgement.best]),
            cost=round(judgement.cost, DIGITS),
            uncertainty=round(judgement.uncertainty, DIGITS),
            label=judgement.label,
            is_deep=judgement.is_deep,
            lost=[round(float(part), DIGITS) for part in judgement.lost],
            alternatives=[
                (action_text(state, options.actions[i]), round(float(own[i]), DIGITS))
                for i in first
            ],
            facts=self._facts(options, judgement),
        )

    def _facts(self, options: Options, judgement: Judgement) -> list[Fact]:
        if judgement.label == "fine" or not judgement.is_deep:
            return []
        best = consequences(self._evaluator, options, judgement.best)
        return main_facts(best, consequences(self._evaluator, options, judgement.taken))

    # --- results ---

    def chances(self) -> list[list[float]]:
        """Return the win chances before each move, and the result. The quick pass must be over."""
        none = np.zeros(len(self.monsters))
        lost = [
            np.array(self.decisions[ply].lost) if ply in self.decisions else none
            for ply in range(len(self._states))
        ]
        anchors = [each if each is None else np.round(each, DIGITS) for each in self._anchors]
        return [row.tolist() for row in chain_chances(anchors, lost)]

    def terms(self) -> list[Terms]:
        """Return luck and skill of each monster."""
        return split(self.chances(), self.causes)

    def state_at(self, ply: int) -> State:
        return self._states[ply]

    def count_waiting(self) -> int:
        """Return how many decisions wait for the second evaluation."""
        return sum(_is_open(decision) for decision in self.decisions.values())

    @property
    def is_complete(self) -> bool:
        return self.count_waiting() == 0

    # --- storing ---

    def as_dict(self) -> dict[str, Any]:
        """Return the review as JSON data."""
        return {
            "format": FORMAT,
            "record": self.key,
            "monsters": self.monsters,
            "players": self.players,
            "complete": self.is_complete,
            "chances": self.chances(),
            "terms": [asdict(terms) for terms in self.terms()],
            "decisions": [asdict(self.decisions[ply]) for ply in sorted(self.decisions)],
        }

    def resume(self, text: str) -> bool:
        """Take over the deep judgements of a stored review; return False if it does not fit."""
        try:
            found = json.loads(text)
            if found["format"] != FORMAT or found["record"] != self.key:
                return False
            decisions = [_read_decision(each) for each in found["decisions"]]
        except (ValueError, KeyError, TypeError):
            return False
        self._stored = {each.ply: each for each in decisions if each.is_deep}
        return True


def _is_open(decision: Decision) -> bool:
    """Whether a decision waits for the second evaluation."""
    return not decision.is_deep and needs_deepening(decision.cost)


def _read_decision(data: dict[str, Any]) -> Decision:
    facts = [Fact(**fact) for fact in data["facts"]]
    alternatives = [(str(text), float(chance)) for text, chance in data["alternatives"]]
    return Decision(**{**data, "facts": facts, "alternatives": alternatives})


def _key_of(record: Record) -> str:
    """Return a hash of the setup and the moves."""
    setup = (record.edition, record.seats, repr(record.options), record.position, record.packs)
    return hashlib.sha256(json.dumps([*map(str, setup), *record.moves]).encode()).hexdigest()

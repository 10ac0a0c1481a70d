"""Calculation of the odds that a table shows: useful goals for the dice, and dangers.

All odds are computed from a position as one viewer sees it. A few positions have so many possible
defences that the computation would take too long. So each part has a limit, counted in positions,
and a part beyond its limit is left out. The result is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from ...odds import Goal, Hand, Plan, hand_of, parse_goal, parse_goal_at
from ...odds.table_goals import BudgetExceeded, SearchBudget, after_action, resolve_with_dice
from ...odds.threats import ThreatEvaluator
from ...record.notation import action_text, monster_name
from ...rules import agenda
from ...rules.agenda import actor, top_kind
from ...rules.constants import CLAW, FACES, HEART, STARS_TO_WIN
from ...rules.engine import legal_actions
from ...rules.operations import is_standing
from ...rules.state import State
from ..protocol.odds_messages import AnswerOdds, GoalOdds, Odds

T = TypeVar("T")

MAX_POSITIONS_PER_PART: Final = 3_000  # about 0.3 seconds, interpreted
MAX_POSITIONS: Final = 8_000
MAX_ANSWERS: Final = 8  # more answers are not compared
MAX_TOKYO_STARS: Final = 2  # stars that a throw may gain in addition, for entering Tokyo
MAX_CARD_BONUS: Final = 3  # of cards: stars gained, or hearts that an opponent loses
MIN_DECISIVE_CHANCE: Final = 0.005  # a smaller chance to kill or to win is not shown
MIN_TRIPLE_CHANCE: Final = 0.3  # a smaller chance of three equal numbers is not shown
MAX_TRIPLES: Final = 2
EPSILON: Final = 1e-9


def calculate_odds(state: State, decides: bool, goals: Sequence[str] = ()) -> Odds:
    """Return the odds in a position, those of the pending decision only if `decides`.

    Without `goals` the useful ones are chosen. Raise ValueError for an impossible goal.
    """
    seat = actor(state) if decides else -1
    calculator = OddsCalculator(state)
    found: tuple[GoalOdds, ...] = ()
    answers: tuple[AnswerOdds, ...] = ()
    if seat >= 0 and top_kind(state) == agenda.KEEP:
        found = tuple(calculator.goals(goals))
    elif seat >= 0:
        answers = calculator.answers(seat)
    threats = tuple(calculator.threat(each) for each in range(state.seats))
    shown_seat = seat if found or answers else -1
    return Odds(threats, seat=shown_seat, goals=found, answers=answers, whole=calculator.is_whole)


class OddsCalculator:
    """Calculates odds in one position with a limited number of visited positions."""

    def __init__(self, state: State) -> None:
        self.is_whole = True
        self._state, self._positions_left = state, MAX_POSITIONS

    def _bounded(self, compute: Callable[[SearchBudget], T]) -> T | None:
        """Return the result of a computation, or None if it exceeds its limit."""
        limit = min(MAX_POSITIONS_PER_PART, self._positions_left)
        budget = SearchBudget(limit)
        try:
            return compute(budget)
        except BudgetExceeded:
            self.is_whole = False
            return None
        finally:
            self._positions_left -= limit - max(budget.left, 0)

    # --- danger ----------------------------------------------------------------------------------

    def threat(self, seat: int) -> float | None:
        """Return the chance of a monster to die before its next turn; None: out, or unknown."""
        state = self._state
        if not is_standing(state, seat) or state.step == agenda.OVER:
            return None
        return self._danger(state, seat)

    def _danger(self, state: State, seat: int) -> float | None:
        return self._bounded(
            lambda budget: float(ThreatEvaluator(seat, False, budget).death_chance(state))
        )

    def answers(self, seat: int) -> tuple[AnswerOdds, ...]:
        """Return the danger after each legal action; nothing if all dangers are equal."""
        state, legal = self._state, legal_actions(self._state)
        if len(legal) > MAX_ANSWERS or state.step == agenda.OVER:
            return ()
        found = self._bounded(lambda budget: _compare_answers(state, seat, legal, budget)) or ()
        dangers = [each.danger for each in found]
        return found if dangers and max(dangers) - min(dangers) > EPSILON else ()

    # --- dice ------------------------------------------------------------------------------------

    def goals(self, goals: Sequence[str]) -> Iterator[GoalOdds]:
        """Yield the odds of each goal; without goals, those that are worth showing."""
        state = self._state
        hand = hand_of(state)
        legal = {action_text(state, action) for action in legal_actions(state)}
        if not goals:
            yield from self._default_goals(hand, legal)
        for text in goals:
            goal = self._goal(text)
            if goal:
                yield _goal_odds(Plan(hand, goal), legal)

    def _goal(self, text: str) -> Goal | None:
        return self._bounded(lambda budget: parse_goal_at(self._state, text, budget))

    def _default_goals(self, hand: Hand, legal: set[str]) -> Iterator[GoalOdds]:
        """Yield odds to win and to kill, then dice results, then three of a number."""
        for text in self._decisive_goals(hand):
            goal = self._goal(text)
            if goal and (odds := _goal_odds(Plan(hand, goal), legal)).value >= MIN_DECISIVE_CHANCE:
                yield odds
        for measure in ("stars", "claws", "hearts", "energy"):
            if measure != "hearts" or self._hearts_help(hand):
                yield _goal_odds(Plan(hand, parse_goal(measure)), legal)
        triples = [_goal_odds(Plan(hand, parse_goal(f"{n}s>=3")), legal) for n in (3, 2, 1)]
        open_triples = [
            each for each in triples if each.value >= MIN_TRIPLE_CHANCE and each.stop < 1
        ]
        yield from sorted(open_triples, key=lambda each: -each.value)[:MAX_TRIPLES]

    def _decisive_goals(self, hand: Hand) -> Iterator[str]:
        """Yield the goals to win and to kill each opponent, unless clearly out of reach."""
        state = self._state
        bonus = MAX_CARD_BONUS if state.acts[state.turn] else 0
        others = [s for s in range(state.seats) if s != state.turn and is_standing(state, s)]
        hurt = _seats_hurt_by_dice(state, hand.count)
        in_reach = [s for s in others if s in hurt and state.health[s] <= hand.count + bonus]
        stars = state.stars[state.turn] + hand.count + MAX_TOKYO_STARS + bonus
        if stars >= STARS_TO_WIN or in_reach == others:
            yield "win"
        for seat in in_reach:
            yield f"kill:{monster_name(state, seat)}"

    def _hearts_help(self, hand: Hand) -> bool:
        """Return whether hearts on all dice would heal the monster or lead to a choice."""
        state, seat = self._state, self._state.turn
        after = resolve_with_dice(state, [hand.count * (face == HEART) for face in range(FACES)])
        is_healed = after.health[seat] > state.health[seat]
        return is_healed or top_kind(after) == agenda.USE_HEART


def _compare_answers(
    state: State, seat: int, legal: Sequence[int], budget: SearchBudget
) -> tuple[AnswerOdds, ...]:
    danger = ThreatEvaluator(seat, False, budget)
    return tuple(
        AnswerOdds(
            action_text(state, action), float(danger.death_chance(after_action(state, action)))
        )
        for action in legal
    )


def _seats_hurt_by_dice(state: State, dice: int) -> set[int]:
    """Return the seats that dice can hurt or force to defend.

    Two kinds of throws are tried: all claws, and half claws with half of another face.
    """
    hurt = set[int]()
    for face in range(FACES):
        claws = dice if face == CLAW else dice // 2
        shown = [claws * (each == CLAW) for each in range(FACES)]
        shown[face] = dice - claws if face != CLAW else dice
        after = resolve_with_dice(state, shown)
        for seat in range(state.seats):
            is_hit = after.loss[seat] or after.held[seat] or not is_standing(after, seat)
            if is_hit or after.health[seat] < state.health[seat]:
                hurt.add(seat)
    return hurt


def _goal_odds(plan: Plan, legal: set[str]) -> GoalOdds:
    choices = plan.choices()
    best = next(choice for choice in choices if choice.action in legal)
    stop = next(choice for choice in choices if choice.action == "stop")
    goal = plan.goal
    return GoalOdds(
        goal.name, goal.is_chance, float(best.value), float(stop.value), action=best.action
    )

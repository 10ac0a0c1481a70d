"""The odds that are told at a table: which goals are worth a look, and who is in danger.

All of it is found out from a position as somebody may see it. A few positions can be defended in so
many ways that nobody could wait for the answer: each part has a bound, counted in positions, and
what is beyond it is left out. So the answer is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from ...odds import Goal, Hand, Plan, hand_of, read_goal, read_goal_at
from ...odds.table_goals import Effort, TooHard, after_action, with_dice
from ...odds.threats import Danger
from ...record.notation import action_text, monster_name
from ...rules import agenda
from ...rules.agenda import actor, top_kind
from ...rules.constants import CLAW, FACES, HEART, STARS_TO_WIN
from ...rules.engine import legal_actions
from ...rules.operations import alive
from ...rules.state import State
from .odds_messages import AnswerOdds, GoalOdds, Odds

T = TypeVar("T")

MOST_FOR_PART: Final = 3_000  # positions: some 0.3 seconds, interpreted
MOST_AT_ALL: Final = 8_000
MOST_ANSWERS: Final = 8  # with more, they are not compared
BY_TOKYO: Final = (
    2  # stars that dice may bring in beside their own: for the city, for a place in it
)
BY_CARDS: Final = 3  # what cards may add: stars for the monster, hearts that another one loses
FAINT: Final = 0.005  # a smaller chance to kill or to win is not worth a line …
LIKELY: Final = 0.3  # … nor is one to get three of a number
MOST_TRIPLES: Final = 2
SAME: Final = 1e-9


def foresee(state: State, decides: bool, goals: Sequence[str] = ()) -> Odds:
    """The odds in a position; about the decision that is due only if `decides`.

    Without goals those are looked at that seem worth it. A goal that cannot be is a ValueError.
    """
    seat = actor(state) if decides else -1
    looking = Looking(state)
    found: tuple[GoalOdds, ...] = ()
    compared: tuple[AnswerOdds, ...] = ()
    if seat >= 0 and top_kind(state) == agenda.KEEP:
        found = tuple(looking.goals(goals))
    elif seat >= 0:
        compared = looking.answers(seat)
    threats = tuple(looking.threat(each) for each in range(state.seats))
    told = seat if found or compared else -1
    return Odds(threats, seat=told, goals=found, answers=compared, whole=looking.is_whole)


class Looking:
    """At one position, with so much patience."""

    def __init__(self, state: State) -> None:
        self.is_whole = True
        self._state, self._left = state, MOST_AT_ALL

    def _within(self, work: Callable[[Effort], T]) -> T | None:
        """Something, if it does not take too long."""
        most = min(MOST_FOR_PART, self._left)
        effort = Effort(most)
        try:
            return work(effort)
        except TooHard:
            self.is_whole = False
            return None
        finally:
            self._left -= most - max(effort.left, 0)

    # --- danger ----------------------------------------------------------------------------------

    def threat(self, seat: int) -> float | None:
        """The chance of a monster to die before its next turn; None: it is out, or unknown."""
        state = self._state
        if not alive(state, seat) or state.step == agenda.OVER:
            return None
        return self._danger(state, seat)

    def _danger(self, state: State, seat: int) -> float | None:
        return self._within(lambda effort: float(Danger(seat, False, effort).of(state)))

    def answers(self, seat: int) -> tuple[AnswerOdds, ...]:
        """What each answer means for the life of whoever is asked; nothing if it is all one."""
        state, legal = self._state, legal_actions(self._state)
        if len(legal) > MOST_ANSWERS or state.step == agenda.OVER:
            return ()
        found = self._within(lambda effort: _compared(state, seat, legal, effort)) or ()
        dangers = [each.danger for each in found]
        return found if dangers and max(dangers) - min(dangers) > SAME else ()

    # --- dice ------------------------------------------------------------------------------------

    def goals(self, wanted: Sequence[str]) -> Iterator[GoalOdds]:
        """What the dice can do for each goal; those that nobody named only if worth a line."""
        state = self._state
        hand = hand_of(state)
        legal = {action_text(state, action) for action in legal_actions(state)}
        if not wanted:
            yield from self._chosen(hand, legal)
        for text in wanted:
            goal = self._goal(text)
            if goal:
                yield _odds_of(Plan(hand, goal), legal)

    def _goal(self, text: str) -> Goal | None:
        return self._within(lambda effort: read_goal_at(self._state, text, effort))

    def _chosen(self, hand: Hand, legal: set[str]) -> Iterator[GoalOdds]:
        """To win, to kill; then what dice bring; then three of a number."""
        for text in self._decisive(hand):
            goal = self._goal(text)
            if goal and (odds := _odds_of(Plan(hand, goal), legal)).value >= FAINT:
                yield odds
        for measure in ("stars", "claws", "hearts", "energy"):
            if measure != "hearts" or self._hearts_help(hand):
                yield _odds_of(Plan(hand, read_goal(measure)), legal)
        triples = [_odds_of(Plan(hand, read_goal(f"{n}s>=3")), legal) for n in (3, 2, 1)]
        open_ones = [each for each in triples if each.value >= LIKELY and each.stop < 1]
        yield from sorted(open_ones, key=lambda each: -each.value)[:MOST_TRIPLES]

    def _decisive(self, hand: Hand) -> Iterator[str]:
        """To win, and to kill each of the others, where that is not plainly out of reach."""
        state = self._state
        more = BY_CARDS if state.acts[state.turn] else 0
        others = [s for s in range(state.seats) if s != state.turn and alive(state, s)]
        hurt = _hurt_by_dice(state, hand.count)
        in_reach = [s for s in others if s in hurt and state.health[s] <= hand.count + more]
        stars = state.stars[state.turn] + hand.count + BY_TOKYO + more
        if stars >= STARS_TO_WIN or in_reach == others:
            yield "win"
        for seat in in_reach:
            yield f"kill:{monster_name(state, seat)}"

    def _hearts_help(self, hand: Hand) -> bool:
        """Would hearts on all dice heal the monster, or be asked about?"""
        state, seat = self._state, self._state.turn
        after = with_dice(state, [hand.count * (face == HEART) for face in range(FACES)])
        is_healed = after.health[seat] > state.health[seat]
        return is_healed or top_kind(after) == agenda.USE_HEART


def _compared(
    state: State, seat: int, legal: Sequence[int], effort: Effort
) -> tuple[AnswerOdds, ...]:
    danger = Danger(seat, False, effort)
    return tuple(
        AnswerOdds(action_text(state, action), float(danger.of(after_action(state, action))))
        for action in legal
    )


def _hurt_by_dice(state: State, dice: int) -> set[int]:
    """Who loses hearts, or must defend itself, by nothing but claws or by half of another face."""
    hurt = set[int]()
    for face in range(FACES):
        claws = dice if face == CLAW else dice // 2
        shown = [claws * (each == CLAW) for each in range(FACES)]
        shown[face] = dice - claws if face != CLAW else dice
        after = with_dice(state, shown)
        for seat in range(state.seats):
            is_hit = after.loss[seat] or after.held[seat] or not alive(after, seat)
            if is_hit or after.health[seat] < state.health[seat]:
                hurt.add(seat)
    return hurt


def _odds_of(plan: Plan, legal: set[str]) -> GoalOdds:
    choices = plan.choices()
    best = next(choice for choice in choices if choice.action in legal)
    stop = next(choice for choice in choices if choice.action == "stop")
    goal = plan.goal
    return GoalOdds(
        goal.name, goal.is_chance, float(best.value), float(stop.value), action=best.action
    )

"""The odds: known values, and agreement with brute force and with the engine."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
import pytest

from daikaiju.odds import (
    DiceModifier,
    DieTurn,
    ExtraThrows,
    FaceRethrow,
    Goal,
    Hand,
    Plan,
    at_least,
    average,
    hand_of,
    modifiers_of,
    parse_goal,
)
from daikaiju.odds.dice_program import ROW_SIZE, choose_keep, expect_throw
from daikaiju.odds.dice_sets import DICE_SETS, FIRST_INDEX, set_index
from daikaiju.odds.transitions import value_before_keep, value_before_throw, value_row
from daikaiju.record import parse_action, read_position
from daikaiju.rules import CHANCE, State, actor, apply, chance_outcomes, legal_actions
from daikaiju.rules.agenda import CHANGE, COMBINATIONS, KEEP, top_kind
from daikaiju.rules.constants import ONE, THREE

CHANCES_OF_FACE = [0.962439, 0.798372, 0.499771, 0.209929, 0.051675, 0.005591]
BEST_STARS = Fraction(155735136791, 69657034752)


def any_goal(seed: int) -> Goal:
    """Return a goal with random values, so that any error changes the result."""
    return Goal("any", np.array([random.Random(seed).randrange(100) for _ in DICE_SETS]))


# --- known values --------------------------------------------------------------------------------


@pytest.mark.parametrize("measure", ["claws", "energy", "hearts"])
def test_chances_of_one_face(measure: str) -> None:
    ends = Plan(Hand.fresh(), average(measure)).distribution()
    assert [round(chance, 6) for chance in ends.at_least(measure)[1:]] == CHANCES_OF_FACE
    for many, chance in enumerate(CHANCES_OF_FACE, start=1):
        plan = Plan(Hand.fresh(dice=6, throws=3), at_least(measure, many))
        assert round(plan.value, 6) == chance


def test_best_stars_of_six_dice() -> None:
    exact = Plan(Hand.fresh(), average("stars"), exact=True)
    assert exact.value == BEST_STARS
    assert exact.distribution().mean("stars") == BEST_STARS
    assert Plan(Hand.fresh(), average("stars")).value == pytest.approx(float(BEST_STARS), abs=1e-12)


@pytest.mark.parametrize(
    ("faces", "stars"), [("111", 1), ("2222", 3), ("333333", 6), ("111222", 3), ("1122E", 0)]
)
def test_stars_of_numbers(faces: str, stars: int) -> None:
    assert Plan(Hand.of(faces, throws=0), average("stars")).value == stars


# --- a distribution ------------------------------------------------------------------------------

MODIFIERS: tuple[DiceModifier, ...] = (
    ExtraThrows("smoke", uses=1),
    ExtraThrows("drink", price=1),
    FaceRethrow("dweller", THREE),
    DieTurn("culler", ONE, uses=1),
    DieTurn("twist", uses=1),
    DieTurn("stretchy", price=2),
)


@pytest.mark.parametrize("modifiers", [(), MODIFIERS[:3], MODIFIERS[3:], MODIFIERS])
@pytest.mark.parametrize("goal", [average("energy"), at_least("claws", 3), any_goal(1)])
def test_a_distribution_sums_to_one_and_its_mean_is_the_value(
    goal: Goal, modifiers: tuple[DiceModifier, ...]
) -> None:
    for hand in (Hand.of("133C", 1, 3, modifiers), Hand.fresh(4, 2, 3, modifiers)):
        plan = Plan(hand, goal, exact=True)
        ends = plan.distribution()
        assert sum(ends.chances.values()) == 1
        assert ends.value_of(goal) == plan.value
        assert sum(ends.joint("stars", "energy", "hearts", "claws").values()) == 1
        rounded = Plan(hand, goal)
        assert rounded.value == pytest.approx(float(plan.value), abs=1e-9)
        assert rounded.distribution().value_of(goal) == pytest.approx(float(plan.value), abs=1e-9)


def test_rounded_and_exact_plans_agree() -> None:
    hand, goal = Hand.fresh(5, 3), average("stars")
    exact, rounded = (Plan(hand, goal, exact).distribution() for exact in (True, False))
    assert exact.chances.keys() == rounded.chances.keys()
    for key, chance in exact.chances.items():
        assert rounded.chances[key] == pytest.approx(float(chance), abs=1e-12)


def test_energy_is_not_spent_to_gain_less_energy() -> None:
    ends = Plan(Hand.of("123C", 1, 9, MODIFIERS), average("energy")).distribution()
    assert ends.energy_spent() == 0


# --- choices -------------------------------------------------------------------------------------


def test_the_value_of_a_choice_is_the_value_of_the_hand_after_it() -> None:
    goal = any_goal(2)
    hand = Hand.of("1133C", 1, 3, MODIFIERS)
    for _ in range(3):
        plan = Plan(hand, goal, exact=True)
        choices = plan.choices()
        assert [choice.value for choice in choices] == sorted(
            (c.value for c in choices), reverse=True
        )
        assert choices[0].value == plan.value
        for choice in choices:
            assert Plan(hand.after(choice.action), goal, exact=True).value == choice.value
        hand = hand.after("stop" if not hand.stopped else choices[0].action)


def test_choices_are_written_in_notation() -> None:
    between = {
        choice.action
        for choice in Plan(Hand.of("33C", 1, 2, MODIFIERS), average("stars")).choices()
    }
    assert between == {
        *("keep none", "keep 3", "keep C", "keep 33", "keep 3C", "stop"),
        *("use smoke", "use drink", "use dweller 3"),
    }
    after = Hand.of("33C", 1, 2, (MODIFIERS[3], MODIFIERS[5])).after("stop")
    assert {choice.action for choice in Plan(after, average("stars")).choices()} == {
        *("pass", "use culler 3", "use culler C"),
        *(f"use stretchy {old}>{new}" for old, new in product("3C", "123ECH") if old != new),
    }


def test_a_paid_throw_is_offered_before_any_keep() -> None:
    actions = [
        c.action for c in Plan(Hand.of("11C", 0, 1, MODIFIERS[1:2]), average("claws")).choices()
    ]
    assert actions == ["use drink", "stop"]


@pytest.mark.parametrize(
    ("action", "says"),
    [
        ("keep 22", "22 cannot be kept: the dice are 113EC"),
        ("keep 113EC", "to keep all dice, use `stop`"),
        ("keep 9", "'9' is not a die face"),
        ("use wings", "'use wings' is not possible with these dice: choose keep FACES, stop"),
    ],
)
def test_an_impossible_action_gives_one_sentence(action: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Hand.of("113EC").after(action)


def test_impossible_hands_are_refused() -> None:
    with pytest.raises(ValueError, match="11 dice cannot be rolled"):
        Hand.fresh(dice=11)
    with pytest.raises(ValueError, match="31 rolls are not possible"):
        Hand.of("1", throws=31)
    with pytest.raises(ValueError, match="at least 1 roll"):
        Hand.fresh(throws=0)


def test_unknown_goals_are_refused() -> None:
    with pytest.raises(ValueError, match="'teeth>=2' is not a goal: choose stars, energy"):
        parse_goal("teeth>=2")
    with pytest.raises(ValueError, match="needs a position"):
        parse_goal("kill:kraken")


# --- brute force ---------------------------------------------------------------------------------

MAX_RETHROWS = 30


def brute_force(hand: Hand, goal: Goal) -> float:
    """Return the value of a hand by trying everything, die by die; dice have an order here."""
    smoke = sum(h.uses for h in hand.modifiers if isinstance(h, ExtraThrows))
    drink = any(isinstance(h, ExtraThrows) and h.price for h in hand.modifiers)
    again = MAX_RETHROWS if any(isinstance(h, FaceRethrow) for h in hand.modifiers) else 0
    culls = sum(h.uses for h in hand.modifiers if isinstance(h, DieTurn) and h.to == ONE)
    twists = sum(h.uses for h in hand.modifiers if isinstance(h, DieTurn) and h.to is None)
    stretchy = any(isinstance(h, DieTurn) and h.price for h in hand.modifiers)

    @cache
    def ended(dice: tuple[int, ...], energy: int, culls: int, twists: int) -> float:
        values = [float(goal.values[set_index([dice.count(face) for face in range(6)])])]
        for i, to in product(range(len(dice)), range(6)):
            turned = tuple(sorted((*dice[:i], to, *dice[i + 1 :])))
            values += [ended(turned, energy, culls - 1, twists)] if culls and to == ONE else []
            values += [ended(turned, energy, culls, twists - 1)] if twists else []
            values += [ended(turned, energy - 2, culls, twists)] if stretchy and energy >= 2 else []
        return max(values)

    @cache
    def best(dice: tuple[int, ...], throws: int, smoke: int, energy: int, again: int) -> float:
        values = [ended(dice, energy, culls, twists)]
        if throws:
            for keeps in product((True, False), repeat=len(dice)):
                kept = tuple(die for die, keep in zip(dice, keeps, strict=True) if keep)
                values.append(rolled(kept, len(dice) - len(kept), throws - 1, smoke, energy, again))
        if smoke:
            values.append(best(dice, throws + 1, smoke - 1, energy, again))
        if drink and energy:
            values.append(best(dice, throws + 1, smoke, energy - 1, again))
        if again and THREE in dice:
            i = dice.index(THREE)
            values.append(rolled((*dice[:i], *dice[i + 1 :]), 1, throws, smoke, energy, again - 1))
        return max(values)

    @cache
    def rolled(kept: tuple[int, ...], missing: int, *rest: int) -> float:
        rolls = [tuple(sorted((*kept, *roll))) for roll in product(range(6), repeat=missing)]
        return sum(best(dice, *rest) for dice in rolls) / len(rolls)

    table = tuple(face for face in range(6) for _ in range(hand.dice[face]))
    if hand.to_throw:
        return rolled(table, hand.to_throw, hand.throws - 1, smoke, hand.energy, again)
    return best(table, hand.throws, smoke, hand.energy, again)


@pytest.mark.parametrize(
    "hand",
    [
        pytest.param(Hand.fresh(3, 3), id="three throws"),
        pytest.param(Hand.of("13C", 2), id="dice on the table"),
        pytest.param(Hand.of("33", 1, 2, MODIFIERS[:3]), id="throws"),
        pytest.param(Hand.fresh(2, 1, 3, (MODIFIERS[1], MODIFIERS[5])), id="energy for both"),
        pytest.param(Hand.of("23H", 1, 5, MODIFIERS[3:]), id="turns"),
        pytest.param(Hand.of("33", 1, 3, MODIFIERS), id="everything"),
    ],
)
@pytest.mark.parametrize("goal", [any_goal(3), any_goal(4), average("claws")])
def test_the_program_agrees_with_brute_force(hand: Hand, goal: Goal) -> None:
    assert Plan(hand, goal).value == pytest.approx(brute_force(hand, goal), abs=1e-9)


def test_compiled_loops_agree_with_array_operations() -> None:
    dice, goal = 6, any_goal(5)
    values = np.zeros(2 * ROW_SIZE)
    values[FIRST_INDEX[dice] : FIRST_INDEX[dice + 1]] = goal.values[
        FIRST_INDEX[dice] : FIRST_INDEX[dice + 1]
    ]
    expect_throw(values, 0, dice)
    choose_keep(values, 0, dice, ROW_SIZE)
    kept = value_before_throw(value_row(goal.values, dice, exact=False), dice)
    assert np.allclose(values[: FIRST_INDEX[dice + 1]], kept[:-1], rtol=0, atol=1e-12)
    assert np.allclose(
        values[ROW_SIZE : ROW_SIZE + FIRST_INDEX[dice + 1]],
        value_before_keep(kept, dice)[:-1],
        atol=1e-12,
    )


# --- the engine ----------------------------------------------------------------------------------

TURN = "shrink=4,0 throws=1 step=probes agenda=keep.0/throw.0.2"  # two dice, two throws
CARDS = {
    "no card": "second gigazaur,kraken",
    "smoke": "second gigazaur,kraken gigazaur=smoke_cloud counter=smoke_cloud*2",
    "drink and stretchy": "second gigazaur,kraken gigazaur=energy_drink,stretchy energy=3,0",
    "dweller and culler": "second gigazaur,kraken gigazaur=background_dweller,herd_culler",
    "used culler": "second gigazaur,kraken gigazaur=herd_culler,plot_twist used=herd_culler*1",
    "copy of an own card": "second gigazaur,kraken gigazaur=plot_twist,mimic"
    " copies=mimic>plot_twist",
    "copy of what costs energy": "second gigazaur,kraken gigazaur=stretchy,mimic,energy_drink"
    " copies=mimic>stretchy energy=3,0",
    "copy of another's card": "second gigazaur,kraken gigazaur=mimic kraken=smoke_cloud"
    " copies=mimic>smoke_cloud counter=mimic*1,smoke_cloud*3",
    "copy by a tile": "dark gigazaur,kraken gigazaur=fluxling,stretchy kraken=herd_culler"
    " copies=fluxling>herd_culler energy=2,0",
}


class Tree:
    """Every position until the dice are resolved, with values computed by sweeps."""

    def __init__(self, state: State, goal: Goal) -> None:
        self.goal = goal
        self.after: dict[State, list[tuple[Fraction, State]]] = {}
        self.value: dict[State, float] = {}
        pending = [state]
        while pending:
            here = pending.pop()
            if here not in self.value:
                pending += self._visit(here)
        for _ in range(30):  # each sweep reduces the error of unlimited rethrows six times
            for here in reversed(self.after):
                self._sweep(here)

    def _visit(self, state: State) -> list[State]:
        self.value[state] = -1.0
        if state.step > COMBINATIONS:
            self.value[state] = float(self.goal.values[set_index(state.dice)])
            return []
        chances = chance_outcomes(state) or [
            (action, Fraction(1)) for action in legal_actions(state)
        ]
        self.after[state] = [(chance, apply(state, action)) for action, chance in chances]
        return [after for _, after in self.after[state]]

    def _sweep(self, state: State) -> None:
        values = [(float(chance), self.value[after]) for chance, after in self.after[state]]
        if actor(state) == CHANCE:
            self.value[state] = sum(chance * value for chance, value in values)
        else:
            self.value[state] = max(value for _, value in values)


@pytest.mark.parametrize("cards", CARDS)
def test_the_program_agrees_with_the_engine(cards: str) -> None:
    state = read_position(f"{CARDS[cards]} {TURN}")
    goal = any_goal(6)
    tree = Tree(state, goal)
    assert Plan(hand_of(state), goal).value == pytest.approx(tree.value[state], abs=1e-9)
    for here in [here for here in tree.after if top_kind(here) in (KEEP, CHANGE)][::5]:
        choices = Plan(hand_of(here), goal).choices()
        for action, value in choices:
            after = apply(here, parse_action(here, action))
            assert value == pytest.approx(tree.value[after], abs=1e-9), action
        assert choices[0].value == pytest.approx(tree.value[here], abs=1e-9)


def test_modifiers_are_found_in_a_position() -> None:
    state = read_position(f"{CARDS['copy of an own card']} {TURN}")
    assert modifiers_of(state, 0) == (DieTurn("mimic", uses=1), DieTurn("plot_twist", uses=1))
    assert modifiers_of(state, 1) == ()


def test_there_is_no_hand_where_no_dice_are_thrown() -> None:
    state = read_position("second gigazaur,kraken step=end_turn agenda=buy.0")
    with pytest.raises(ValueError, match="no dice are rolled"):
        hand_of(state)

"""Computes the answers of `daikaiju odds`; odds_view.py prints them."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import Any

from ..odds import (
    Choice,
    Distribution,
    Goal,
    Hand,
    Number,
    Plan,
    hand_of,
    kill,
    modifier_of,
    parse_goal,
    parse_goal_at,
    threats,
)
from ..record.notation import faces_text, monster_name
from ..record.position import read_position
from ..rules.constants import THROWS
from ..rules.state import State
from ..text import UserError

SHOWN = ("stars", "energy", "hearts", "claws")


@dataclass(frozen=True)
class DiceOdds:
    """The odds of a set of dice for one goal."""

    hand: Hand
    goal: Goal
    value: Number
    choices: list[Choice]
    actions: list[str]  # the chosen action and those that follow at once
    distribution: Distribution


@dataclass(frozen=True)
class OddsReport:
    """All answers: about the dice, if any, and about the position, if one was given."""

    dice_odds: DiceOdds | None
    state: State | None
    kills: dict[int, Number]  # by seat: the chance that these dice kill it
    threats: dict[int, Number]  # by seat: the chance that it dies before its next turn


# --- computing -----------------------------------------------------------------------------------


def build_report(args: argparse.Namespace) -> OddsReport:
    """Return the report for the arguments; bad input raises a UserError."""
    if sum(given is not None for given in (args.faces, args.dice, args.position)) != 1:
        raise UserError("mistake-no-dice")
    if args.position is not None:
        return _position_report(args)
    goal = parse_goal(args.goal or "stars")
    return OddsReport(_dice_odds(_hand_from(args), goal, args), None, {}, {})


def _hand_from(args: argparse.Namespace) -> Hand:
    modifiers = tuple(
        modifier_of(label.strip()) for label in (args.cards or "").split(",") if label
    )
    energy = args.energy or 0
    if args.dice is not None:
        return Hand.fresh(args.dice, _default(args.throws, THROWS), energy, modifiers)
    return Hand.of(args.faces, _default(args.throws, THROWS - 1), energy, modifiers)


def _default(given: int | None, default: int) -> int:
    return default if given is None else given


def _position_report(args: argparse.Namespace) -> OddsReport:
    """Return the report for a position; without dice odds if no dice are thrown there."""
    if any(given is not None for given in (args.throws, args.cards, args.energy)):
        raise UserError("mistake-position-and-more")
    state = read_position(args.position)
    danger = threats(state, args.exact)
    try:
        hand = hand_of(state)
    except ValueError:
        if args.goal or args.keep:
            raise
        return OddsReport(None, state, {}, danger)
    dice_odds = _dice_odds(hand, parse_goal_at(state, args.goal or "stars"), args)
    others = [seat for seat in danger if seat != state.turn]
    kills = {seat: Plan(hand, kill(state, seat), args.exact).value for seat in others}
    return OddsReport(dice_odds, state, kills, danger)


def _dice_odds(hand: Hand, goal: Goal, args: argparse.Namespace) -> DiceOdds:
    """Return the odds after the requested choice, else after the best one."""
    plan = Plan(hand, goal, args.exact)
    choices = plan.choices()
    actions, ahead = [], plan
    wanted = f"keep {args.keep}" if args.keep else choices[0].action if choices else ""
    while wanted and wanted != "pass":
        ahead = Plan(ahead.hand.after(wanted), goal, args.exact)
        actions.append(wanted)
        following = ahead.choices()
        wanted = following[0].action if following else ""
    return DiceOdds(hand, goal, plan.value, choices, actions, ahead.distribution())


# --- JSON ----------------------------------------------------------------------------------------


def solved_chances(state: State) -> dict[int, Number]:
    """Return each monster's exact chance in the solved game; empty for every other position."""
    from ..odds import core_tables

    if not core_tables.is_core(state):
        return {}
    try:
        return {seat: core_tables.win_chance(state, seat) for seat in range(state.seats)}
    except ValueError:
        return {}


def as_json(report: OddsReport) -> str:
    """Return the report as JSON; exact numbers are texts such as "1/6"."""
    found: dict[str, Any] = {}
    if report.dice_odds:
        found |= _dice_odds_as_dict(report.dice_odds)
    if report.state:
        found["kills"] = _by_name(report.state, report.kills)
        found["threats"] = _by_name(report.state, report.threats)
        found["solved"] = _by_name(report.state, solved_chances(report.state))
    return json.dumps(found, indent=1, default=str)


def _dice_odds_as_dict(odds: DiceOdds) -> dict[str, Any]:
    hand, ends = odds.hand, odds.distribution
    return {
        "dice": faces_text(list(hand.dice)),
        "to_throw": hand.to_throw,
        "throws": hand.throws,
        "helps": [modifier.name for modifier in hand.modifiers],
        "energy": hand.energy,
        "goal": odds.goal.name,
        "value": odds.value,
        "choices": [choice._asdict() for choice in odds.choices],
        "after": odds.actions,
        "means": {measure: ends.mean(measure) for measure in SHOWN},
        "chances": {measure: ends.exactly(measure) for measure in SHOWN},
        "energy_spent": ends.energy_spent(),
    }


def _by_name(state: State, chances: dict[int, Number]) -> dict[str, Number]:
    return {monster_name(state, seat): chance for seat, chance in chances.items()}

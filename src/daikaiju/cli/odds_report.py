"""What `daikaiju odds` finds out, before anybody draws it."""

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
    help_of,
    kill,
    read_goal,
    read_goal_at,
    threats,
)
from ..record.notation import faces_text, monster_name
from ..record.position import read_position
from ..rules.constants import THROWS
from ..rules.state import State
from ..text import Told

SHOWN = ("stars", "energy", "hearts", "claws")


@dataclass(frozen=True)
class Outlook:
    """What can be done with dice, and where that leads."""

    hand: Hand
    goal: Goal
    value: Number
    choices: list[Choice]
    actions: list[str]  # what is looked at: an action and what follows at once
    distribution: Distribution


@dataclass(frozen=True)
class Report:
    """All answers: about dice, if any are thrown, and about the table, if there is one."""

    outlook: Outlook | None
    state: State | None
    kills: dict[int, Number]  # by seat: the chance that these dice kill it
    threats: dict[int, Number]  # by seat: the chance that it dies before its next turn


# --- asking --------------------------------------------------------------------------------------


def ask(args: argparse.Namespace) -> Report:
    """Find out what was asked; bad input gets one sentence."""
    if sum(given is not None for given in (args.faces, args.dice, args.position)) != 1:
        raise Told("mistake-no-dice")
    if args.position is not None:
        return _ask_position(args)
    goal = read_goal(args.goal or "stars")
    return Report(_look(_hand(args), goal, args), None, {}, {})


def _hand(args: argparse.Namespace) -> Hand:
    helps = tuple(help_of(label.strip()) for label in (args.cards or "").split(",") if label)
    energy = args.energy or 0
    if args.dice is not None:
        return Hand.fresh(args.dice, _or(args.throws, THROWS), energy, helps)
    return Hand.of(args.faces, _or(args.throws, THROWS - 1), energy, helps)


def _or(given: int | None, otherwise: int) -> int:
    return otherwise if given is None else given


def _ask_position(args: argparse.Namespace) -> Report:
    if any(given is not None for given in (args.throws, args.cards, args.energy)):
        raise Told("mistake-position-and-more")
    state = read_position(args.position)
    danger = threats(state, args.exact)
    try:
        hand = hand_of(state)
    except ValueError:
        if args.goal or args.keep:
            raise
        return Report(None, state, {}, danger)
    outlook = _look(hand, read_goal_at(state, args.goal or "stars"), args)
    others = [seat for seat in danger if seat != state.turn]
    kills = {seat: Plan(hand, kill(state, seat), args.exact).value for seat in others}
    return Report(outlook, state, kills, danger)


def _look(hand: Hand, goal: Goal, args: argparse.Namespace) -> Outlook:
    """At the best choice, or the one asked for, and at where it leads."""
    plan = Plan(hand, goal, args.exact)
    choices = plan.choices()
    actions, ahead = [], plan
    wanted = f"keep {args.keep}" if args.keep else choices[0].action if choices else ""
    while wanted and wanted != "pass":
        ahead = Plan(ahead.hand.after(wanted), goal, args.exact)
        actions.append(wanted)
        following = ahead.choices()
        wanted = following[0].action if following else ""
    return Outlook(hand, goal, plan.value, choices, actions, ahead.distribution())


# --- for machines --------------------------------------------------------------------------------


def solved_chances(state: State) -> dict[int, Number]:
    """Each monster's chance in the solved core; none in any other game, or before it begins."""
    from ..odds import core_tables

    if not core_tables.is_core(state):
        return {}
    try:
        return {seat: core_tables.chance_of(state, seat) for seat in range(state.seats)}
    except ValueError:
        return {}


def as_json(report: Report) -> str:
    """Everything; exact numbers are texts such as "1/6"."""
    found: dict[str, Any] = {}
    if report.outlook:
        found |= _outlook_as_dict(report.outlook)
    if report.state:
        found["kills"] = _by_name(report.state, report.kills)
        found["threats"] = _by_name(report.state, report.threats)
        found["solved"] = _by_name(report.state, solved_chances(report.state))
    return json.dumps(found, indent=1, default=str)


def _outlook_as_dict(outlook: Outlook) -> dict[str, Any]:
    hand, ends = outlook.hand, outlook.distribution
    return {
        "dice": faces_text(list(hand.dice)),
        "to_throw": hand.to_throw,
        "throws": hand.throws,
        "helps": [help.name for help in hand.helps],
        "energy": hand.energy,
        "goal": outlook.goal.name,
        "value": outlook.value,
        "choices": [choice._asdict() for choice in outlook.choices],
        "after": outlook.actions,
        "means": {measure: ends.mean(measure) for measure in SHOWN},
        "chances": {measure: ends.of(measure) for measure in SHOWN},
        "energy_spent": ends.energy_spent(),
    }


def _by_name(state: State, chances: dict[int, Number]) -> dict[str, Number]:
    return {monster_name(state, seat): chance for seat, chance in chances.items()}

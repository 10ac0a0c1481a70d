"""Positions of all kinds in a browser: every legal action can be taken with a control."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from itertools import chain, islice

import pytest

from conftest import interpreted_rules
from daikaiju.server.protocol.messages import Picture
from page_pictures import picture_of, random_positions, scenario_positions
from samples import amount

from .browser_user import Device
from .conftest import UserFactory
from .table_feed import Case, TableFeed

RANDOM_POSITIONS = amount(2000, part=1000)


@cache
def varied_pictures() -> dict[Device, list[Picture]]:
    """Return for each device a position of every kind: edition, question, cards that may act.

    A part of all: other kinds for each device.
    """
    rng = random.Random(21)
    by_kind: dict[tuple[str, ...], list[Picture]] = {}
    with interpreted_rules():
        states = chain(islice(random_positions(rng), RANDOM_POSITIONS), scenario_positions(rng))
        for picture in map(picture_of, states):
            by_kind.setdefault(_kind(picture), []).append(picture)
    kinds = by_kind.values()
    step = amount(1, part=3)
    return {
        "desktop": [same[0] for same in kinds][::step],
        "phone": [same[-1] for same in kinds][1::step],
    }


def _kind(picture: Picture) -> tuple[str, ...]:
    """Return what decides which controls there are, without cards on offer and kept dice."""
    assert picture.board
    assert picture.asked
    forms = {_form(action) for action in picture.legal}
    return picture.board.edition, picture.asked.question, *sorted(forms)


def _form(action: str) -> str:
    verb, _, rest = action.partition(" ")
    return f"use {rest.split()[0]}" if verb == "use" else verb


def cases_of(pictures: Iterable[Picture]) -> list[Case]:
    return [Case(picture, _actions_of(picture)) for picture in pictures]


def _actions_of(picture: Picture) -> list[str]:
    """Return the legal actions; of the many sets of dice only one."""
    keeps = [action for action in picture.legal if action.startswith("keep ")]
    others = [action for action in picture.legal if not action.startswith("keep ")]
    return keeps[len(keeps) // 2 :][:1] + others


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_every_legal_action_can_be_taken(new_user: UserFactory, device: Device) -> None:
    pictures = varied_pictures()[device]
    assert len(pictures) > amount(100, part=30)
    feed = TableFeed(new_user(device=device), pictures[0])
    faults = feed.faults(cases_of(pictures))
    assert not faults, "\n".join(faults)

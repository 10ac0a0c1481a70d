"""A user who presses anything: nothing fails, nothing is covered, and no raw text is shown."""

from __future__ import annotations

import os

import pytest

from samples import amount

from .browser_user import Device
from .conftest import UserFactory
from .random_walker import RandomWalker

STEPS = int(os.environ.get("DAIKAIJU_WALK", amount(50, part=25)))  # more for a long search


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_nothing_fails_on_a_random_walk(new_user: UserFactory, device: Device) -> None:
    user = new_user(device=device)
    for step in RandomWalker(user, seed=20).walk(STEPS):
        assert not step.faults, step

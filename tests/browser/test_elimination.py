"""A player whose monster is out."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from daikaiju.rules import new_game
from page_pictures import decisions, picture_of_eliminated

from .browser_user import Device
from .conftest import UserFactory
from .page_text import starts_with, t
from .table_feed import TableFeed


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_eliminated_player_can_finish_change_or_watch(
    new_user: UserFactory, device: Device, interpreted: None
) -> None:
    user = new_user(device=device)
    state = next(decisions(new_game("second", 4), random.Random(1), 40))
    feed = TableFeed(user, picture_of_eliminated(state))
    panel = feed.page.get_by_role("region", name=t("table-out-title"))
    user.take_screenshot("table-eliminated")
    for key in ("table-out-finish", "table-out-again", "table-out-watch"):
        expect(panel.get_by_role("button", name=t(key))).to_be_in_viewport()
    user.press(panel.get_by_role("button", name=t("table-out-finish")))
    feed.expect_command("hurry")
    others = panel.get_by_role("button", name=starts_with("table-out-take"))
    expect(others).to_have_count(3)
    user.press(others.first)
    feed.expect_command("sit")
    user.press(panel.get_by_role("button", name=t("table-out-watch")))
    expect(panel).to_have_count(0)
    user.press(feed.page.get_by_role("button", name=t("table-out-more")))
    expect(panel).to_be_visible()

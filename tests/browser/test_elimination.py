"""A player whose monster is out."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize, expect

from daikaiju.rules import new_game
from daikaiju.server.protocol.messages import Picture
from page_pictures import decisions, picture_of_eliminated
from samples import pairs

from .browser_user import Device
from .conftest import UserFactory
from .languages import set_language
from .page_text import starts_with, t
from .random_walker import covered_controls
from .table_feed import TableFeed
from .test_layout import LANGUAGES, SIZES

SEATS = 4


@pytest.fixture
def picture(interpreted: None) -> Picture:
    state = next(decisions(new_game("second", SEATS), random.Random(1), 40))
    return picture_of_eliminated(state)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_eliminated_player_can_finish_change_or_watch(
    new_user: UserFactory, device: Device, picture: Picture
) -> None:
    user = new_user(device=device)
    feed = TableFeed(user, picture)
    panel = feed.page.get_by_role("region", name=t("table-out-title"))
    user.take_screenshot("table-eliminated")
    for key in ("table-out-finish", "table-out-again", "table-out-other"):
        expect(panel.get_by_role("button", name=t(key))).to_be_in_viewport()
    user.press(panel.get_by_role("button", name=t("table-out-finish")))
    feed.expect_command("hurry")
    user.press(panel.get_by_role("button", name=t("table-out-other")))
    others = feed.page.get_by_role("dialog", name=t("table-out-other"))
    monsters = others.get_by_role("button", name=starts_with("table-out-take"))
    expect(monsters).to_have_count(SEATS - 1)
    user.take_screenshot("table-other-monster")
    user.press(monsters.first)
    feed.expect_command("sit")


@pytest.mark.parametrize(("size", "language"), pairs(SIZES, LANGUAGES))
def test_choices_of_an_eliminated_player_cover_nothing(
    new_user: UserFactory, picture: Picture, size: str, language: str
) -> None:
    """All buttons are in view, and so are those of the game, or they can be scrolled into view."""
    feed = TableFeed(new_user(device="phone" if "phone" in size else "desktop"), picture)
    width, height = SIZES[size]
    feed.page.set_viewport_size(ViewportSize(width=width, height=height))
    set_language(feed.page, language)
    for button in feed.page.locator(".out button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert covered_controls(feed.page) == []

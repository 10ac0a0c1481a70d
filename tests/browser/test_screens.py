"""Every screen on a desktop and on a phone: accessibility, overflow, screenshots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from live_server import LiveServer

from .accessibility import axe_violations, overflow
from .browser_user import BrowserUser, Device
from .conftest import UserFactory
from .languages import PSEUDO, set_language, untranslated
from .page_text import starts_with, t
from .screens import LAYOUTS, SCREENS, keep_game, open_table_as_ann

DEVICES: tuple[Device, ...] = ("desktop", "phone")


def set_direction(page: Page, direction: str) -> None:
    page.evaluate(f"document.documentElement.dir = '{direction}'")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", SCREENS)
def test_screen_is_accessible_translated_and_fits(
    new_user: UserFactory, server: LiveServer, name: str, device: Device
) -> None:
    user = new_user(device=device)
    SCREENS[name](user, server)
    user.take_screenshot(name)
    found = axe_violations(user.page)
    assert not found, found
    height = user.page.viewport_size["height"]  # type: ignore[index]
    for width, direction in LAYOUTS[device]:
        user.page.set_viewport_size({"width": width, "height": height})
        set_direction(user.page, direction)
        assert (width, direction, overflow(user.page)) == (width, direction, [])
    if device == "desktop":
        check_words(user, name)


def check_words(user: BrowserUser, name: str) -> None:
    """Check that all text comes from a catalogue: the pseudo-locale changes all of it."""
    set_language(user.page, PSEUDO)
    expect(user.page).to_have_title(re.compile("[àéîöû]"))
    user.take_screenshot(f"pseudo-{name}")
    assert not "\n".join(untranslated(user.page))


def test_aria_tree_of_the_start_page(new_user: UserFactory) -> None:
    page = new_user().open("/")
    expect(page.get_by_role("main")).to_match_aria_snapshot(f"""
        - text: {t("start-name")}
        - textbox "{t("start-name")}"
        - button "{t("start-play")}"
        - heading "{t("start-new")}" [level=2]
        - link "{t("start-new")}"
        - heading "{t("start-join")}" [level=2]
        - textbox "{t("start-code")}"
        - button "{t("start-code-go")}"
    """)


def test_aria_tree_of_a_table(new_user: UserFactory, server: LiveServer) -> None:
    page = open_table_as_ann(new_user(), keep_game(server))
    main = page.get_by_role("main")
    expect(main).to_match_aria_snapshot(f"""
        - heading /your move!/ [level=2]
        - list "{t("table-dice")}":
          - listitem:
            - button /{starts_with("table-die", n=1).pattern[1:]}/
        - button /Throw/
        - button "{t("table-stop")}"
    """)
    expect(main.get_by_role("region", name=starts_with("table-panel"))).to_have_count(2)
    expect(main.get_by_role("region", name=t("table-market"))).to_be_visible()
    expect(main.get_by_role("log", name=t("table-log"))).to_be_visible()
    expect(main.get_by_role("textbox", name=t("table-say"))).to_be_visible()
    die = main.get_by_role("button", name=starts_with("table-die", n=1))
    expect(die).to_have_attribute("aria-pressed", "false")
    die.press("Enter")
    expect(die).to_have_attribute("aria-pressed", "true")

"""Every screen on a desktop and on a phone: accessibility, overflow, screenshots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from live_server import LiveServer
from samples import amount, pairs

from .accessibility import (
    WITHOUT_CONTRAST,
    axe_violations,
    light_theme_violations,
    overflow,
)
from .browser_user import BrowserUser, Device
from .conftest import UserFactory
from .game_setup import game_with_question
from .gameplay import GAME_OVER
from .languages import PSEUDO, set_language, untranslated
from .page_text import starts_with, t
from .people_screens import SCREENS
from .screens import LAYOUTS, keep_game, open_table_as_ann, over_game, use_session_of_ann
from .waiting import expect_value

DEVICES: tuple[Device, ...] = ("desktop", "phone")


def set_direction(page: Page, direction: str) -> None:
    page.evaluate(f"document.documentElement.dir = '{direction}'")


@pytest.mark.parametrize(("name", "device"), pairs(SCREENS, DEVICES))
def test_screen_is_accessible_translated_and_fits(
    new_user: UserFactory, server: LiveServer, name: str, device: Device
) -> None:
    user = new_user(device=device)
    SCREENS[name](user, server)
    user.take_screenshot(name)
    # The colours of a phone are the same.
    is_wide = device == "desktop"
    found = axe_violations(user.page, {} if is_wide else amount({}, part=WITHOUT_CONTRAST))
    if is_wide:
        found += light_theme_violations(user.page)
    assert not found, found
    height = user.page.viewport_size["height"]  # type: ignore[index]
    for width, direction in LAYOUTS[device]:
        user.page.set_viewport_size({"width": width, "height": height})
        set_direction(user.page, direction)
        expect_value(user.page, lambda: overflow(user.page), [])
    if device == "desktop":
        check_words(user, name)


def check_words(user: BrowserUser, name: str) -> None:
    """Check that all text comes from a catalogue: the pseudo-locale changes all of it."""
    set_language(user.page, PSEUDO)
    expect(user.page).to_have_title(re.compile("[àéîöû]"))
    user.take_screenshot(f"pseudo-{name}")
    expect_value(user.page, lambda: untranslated(user.page), [])


def test_hint_is_closed_once(new_user: UserFactory, server: LiveServer) -> None:
    user = new_user()
    use_session_of_ann(user, keep_game(server))
    page = user.open(keep_game(server).address)
    hint = page.get_by_role("heading", name=t("table-first"))
    expect(hint).to_be_visible()
    user.press(page.get_by_role("button", name=t("table-first-go")))
    expect(hint).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=t("table-stop"), exact=True)).to_be_visible()
    expect(hint).to_have_count(0)


def test_hint_about_dice_ends_with_the_first_decision(
    new_user: UserFactory, server: LiveServer
) -> None:
    user = new_user()
    game = game_with_question(server, "keep")
    use_session_of_ann(user, game)
    page = user.open(game.address)
    hint = page.get_by_role("heading", name=t("table-first"))
    expect(hint).to_be_visible()
    user.press(page.get_by_role("button", name=t("table-throw", all="yes", n=6)))
    expect(page.get_by_text(t("ask-keep", n=1))).to_be_visible()
    expect(hint).to_have_count(0)


def test_end_screen_names_the_own_place(new_user: UserFactory, server: LiveServer) -> None:
    user = new_user()
    SCREENS["end"](user, server)
    end = user.page.get_by_role("region", name=GAME_OVER)
    places = end.locator("ol").first.get_by_role("listitem")
    own = places.filter(has_text=t("table-you"))
    expect(own).to_have_count(1)
    has_won = over_game(server).picture()["result"]["winners"] == [0]
    lead = t("table-over-you-won") if has_won else t("table-over-you", n=2)
    expect(end.get_by_text(lead, exact=True)).to_be_visible()


GROUNDS = {"light": "rgb(236, 234, 246)", "dark": "rgb(14, 13, 36)"}  # of the page


def test_theme_is_that_of_the_system_or_the_setting(new_user: UserFactory) -> None:
    user = new_user(preset_settings=False)
    page = user.open("/#settings")
    for scheme, wish, shown in (
        ("light", None, "light"),
        ("dark", None, "dark"),
        ("dark", "set-theme-light", "light"),
        ("light", "set-theme-dark", "dark"),
    ):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        if wish:
            themes = page.get_by_role("group", name=t("set-theme"))
            user.press(themes.get_by_text(t(wish), exact=True))
        expect(page.locator("html")).to_have_attribute("data-theme", shown)
        expect(page.locator("html")).to_have_css("background-color", GROUNDS[shown])
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


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
        - button /Reroll/
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

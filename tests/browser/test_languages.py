"""The page in six languages and in the pseudo-locale."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from daikaiju.text import LANGUAGES, RIGHT_TO_LEFT
from live_server import LiveServer
from samples import pairs

from .accessibility import WITHOUT_CONTRAST, axe_violations, overflow
from .browser_user import Device
from .conftest import UserFactory
from .gameplay import YOUR_TURN
from .languages import set_language
from .people_screens import SCREENS
from .screens import keep_game, open_log, open_table_as_ann
from .waiting import expect_value

# Screens that together have every kind of text.
TRANSLATED_SCREENS = ("start", "table-keep", "dialog-card", "cards", "rules", "lesson", "settings")
DEVICES: tuple[Device, ...] = ("desktop", "phone")
NARROW = 360


@pytest.mark.parametrize(("name", "device"), pairs(TRANSLATED_SCREENS, DEVICES))
def test_screen_in_each_language(
    new_user: UserFactory, server: LiveServer, name: str, device: Device
) -> None:
    user = new_user(device=device)
    SCREENS[name](user, server)
    page, size = user.page, user.page.viewport_size
    assert size
    for language in LANGUAGES[1:]:  # English and all colours: test_screens.py
        set_language(page, language)
        page.set_viewport_size(size)
        user.take_screenshot(f"{language}-{name}")
        if device == "phone":
            page.set_viewport_size({**size, "width": NARROW})
        else:
            found = axe_violations(page, WITHOUT_CONTRAST)
            assert not found, f"{language}: {found}"
        expect_value(page, lambda: overflow(page), [])


# --- during a game -------------------------------------------------------------------------------


def lines(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def common_count(page: Page, others: list[str]) -> int:
    """Return how many lines are still in the other language."""
    return sum(line == other for line, other in zip(lines(page), others, strict=False))


def test_language_change_keeps_the_game(new_user: UserFactory, server: LiveServer) -> None:
    """The page is not reloaded; earlier log lines change the language too."""
    user = new_user()
    page = open_table_as_ann(user, keep_game(server))
    open_log(user)
    page.evaluate("window.isSame = true")
    die = page.locator("button[aria-pressed]").first
    die.click()
    address, english = page.url, lines(page)
    for language in (*LANGUAGES[1:], "en"):
        set_language(page, language)
        direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        expect(page.locator("html")).to_have_attribute("dir", direction)
        common = len(english) if language == "en" else 0
        expect_value(
            page, lambda: (len(lines(page)), common_count(page, english)), (len(english), common)
        )
        expect(die).to_have_attribute("aria-pressed", "true")
        assert page.url == address
        assert page.evaluate("window.isSame")
    expect_value(page, lambda: lines(page), english)
    expect(page.get_by_role("heading", name=YOUR_TURN)).to_be_visible()


def test_language_change_keeps_the_place_in_a_replay(
    new_user: UserFactory, server: LiveServer
) -> None:
    user = new_user()
    SCREENS["replay"](user, server)
    slider = user.page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    place = slider.input_value()
    set_language(user.page, "fr")
    expect(slider).to_have_value(place)


# The distance from the second word to the first one, in a text of the animations.
WORD_ORDER = """
() => {
  const text = document.createElement("b");
  text.textContent = "نوبت \\u2068Kraken\\u2069";
  document.querySelector(".motion").append(text);
  const left = ([start, end]) => {
    const range = document.createRange();
    range.setStart(text.firstChild, start);
    range.setEnd(text.firstChild, end);
    return range.getBoundingClientRect().left;
  };
  const distance = left([0, 4]) - left([6, 12]);
  text.remove();
  return distance;
}
"""


def test_animated_texts_have_the_word_order_of_the_language(
    new_user: UserFactory, server: LiveServer
) -> None:
    """The first word of a Persian text is on the right, also if a name has Latin letters."""
    page = open_table_as_ann(new_user(), keep_game(server))
    set_language(page, "fa")
    assert page.evaluate(WORD_ORDER) > 0


def test_first_language_is_that_of_the_browser(new_user: UserFactory, server: LiveServer) -> None:
    user = new_user(preset_settings=False)
    wish = "Object.defineProperty(navigator, 'languages', {get: () => ['de', 'fa-IR', 'fr']})"
    user.context.add_init_script(wish)
    page = user.open("/")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    set_language(page, "es")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")

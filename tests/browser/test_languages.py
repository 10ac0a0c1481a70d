"""The page in six languages, and in one that nobody speaks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from daikaiju.text import LANGUAGES, RIGHT_TO_LEFT
from serving import Served

from .conftest import Visitors
from .languages import PSEUDO, speak, untranslated
from .looking import barriers, overflow
from .playing import MINE
from .screens import WAYS, at, keeping, read
from .visitors import Device

# Where words of every kind are.
SCREENS = ("start", "table-keep", "dialog-card", "cards", "rules", "lesson", "settings")
DEVICES: tuple[Device, ...] = ("desktop", "phone")
NARROW = 360


@pytest.mark.parametrize("name", WAYS)
def test_every_word_on_a_screen_comes_from_a_catalogue(
    visitors: Visitors, server: Served, name: str
) -> None:
    visitor = visitors()
    WAYS[name](visitor, server)
    speak(visitor.page, PSEUDO)
    expect(visitor.page).to_have_title(re.compile("[àéîöû]"))
    visitor.photograph(f"pseudo-{name}")
    assert not "\n".join(untranslated(visitor.page))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_in_each_language(
    visitors: Visitors, server: Served, name: str, device: Device
) -> None:
    visitor = visitors(device=device)
    WAYS[name](visitor, server)
    page, size = visitor.page, visitor.page.viewport_size
    assert size
    for language in LANGUAGES:
        speak(page, language)
        page.set_viewport_size(size)
        visitor.photograph(f"{language}-{name}")
        found = barriers(page)
        assert not found, f"{language}: {found}"
        if device == "phone":
            page.set_viewport_size({**size, "width": NARROW})
        assert (language, overflow(page)) == (language, [])


# --- in the middle of a game ---------------------------------------------------------------------


def lines(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def test_another_language_in_the_middle_of_a_game(visitors: Visitors, server: Served) -> None:
    """The page stays, nothing is lost; what was told before is told in that language too."""
    visitor = visitors()
    page = at(visitor, keeping(server))
    read(visitor)
    page.evaluate("window.isSame = true")
    die = page.locator("button[aria-pressed]").first
    die.click()
    address, english = page.url, lines(page)
    for language in (*LANGUAGES[1:], "en"):
        speak(page, language)
        direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        expect(page.locator("html")).to_have_attribute("dir", direction)
        told = lines(page)
        assert len(told) == len(english)
        if language != "en":
            assert not set(told) & set(english)
        expect(die).to_have_attribute("aria-pressed", "true")
        assert page.url == address
        assert page.evaluate("window.isSame")
    assert lines(page) == english
    expect(page.get_by_role("heading", name=MINE)).to_be_visible()


def test_the_language_of_the_browser_is_spoken_at_first(visitors: Visitors, server: Served) -> None:
    visitor = visitors(at_once=False)
    wish = "Object.defineProperty(navigator, 'languages', {get: () => ['de', 'fa-IR', 'fr']})"
    visitor.context.add_init_script(wish)
    page = visitor.open("/")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    speak(page, "es")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")

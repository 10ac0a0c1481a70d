"""Every screen, on a desk and on a phone: usable by everybody, nothing sticks out, photographed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from serving import Served

from .conftest import Visitors
from .looking import barriers, overflow
from .screens import CORNERS, WAYS, at, keeping
from .visitors import Device
from .words import begins, t

DEVICES: tuple[Device, ...] = ("desktop", "phone")


def turn(page: Page, direction: str) -> None:
    page.evaluate(f"document.documentElement.dir = '{direction}'")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", WAYS)
def test_a_screen(visitors: Visitors, server: Served, name: str, device: Device) -> None:
    visitor = visitors(device=device)
    WAYS[name](visitor, server)
    visitor.photograph(name)
    found = barriers(visitor.page)
    assert not found, found
    height = visitor.page.viewport_size["height"]  # type: ignore[index]
    for width, direction in CORNERS[device]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        turn(visitor.page, direction)
        assert (width, direction, overflow(visitor.page)) == (width, direction, [])


def test_what_a_screen_reader_finds_on_the_start_page(visitors: Visitors) -> None:
    page = visitors().open("/")
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


def test_what_a_screen_reader_finds_at_a_table(visitors: Visitors, server: Served) -> None:
    page = at(visitors(), keeping(server))
    main = page.get_by_role("main")
    expect(main).to_match_aria_snapshot(f"""
        - heading /your move!/ [level=2]
        - list "{t("table-dice")}":
          - listitem:
            - button /{begins("table-die", n=1).pattern[1:]}/
        - button /Throw/
        - button "{t("table-stop")}"
    """)
    expect(main.get_by_role("region", name=begins("table-panel"))).to_have_count(2)
    expect(main.get_by_role("region", name=t("table-market"))).to_be_visible()
    expect(main.get_by_role("log", name=t("table-log"))).to_be_visible()
    expect(main.get_by_role("textbox", name=t("table-say"))).to_be_visible()
    die = main.get_by_role("button", name=begins("table-die", n=1))
    expect(die).to_have_attribute("aria-pressed", "false")
    die.press("Enter")
    expect(die).to_have_attribute("aria-pressed", "true")

"""Whole games in a browser: by mouse, by keyboard, on a phone, and with two players."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, Route, expect

from .conftest import UserFactory
from .game_setup import QUICK_SETUP, open_quick_table, start_game, take_seat
from .gameplay import GAME_OVER, decide, is_asked, is_over, play, turn_heading
from .page_text import starts_with, t
from .waiting import expect_value

PNG = b"\x89PNG"
MAX_SECONDS = 600  # until a test fails
# Chromium itself sends a mousemove to (0, 0) after a change of the layout: it does not count.
MOUSE = """
window.pointed = 0;
for (const kind of ["mousedown", "mousemove", "pointerdown", "touchstart"])
  addEventListener(kind, (event) => {
    if (kind !== "mousemove" || event.clientX || event.clientY) window.pointed++;
  }, true);
"""


def quicken_bots(route: Route) -> None:
    """Set the bots of a new table to the quickest level, without delay."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = json.loads(route.request.post_data or "{}")
    body["setup"] |= {"pace": 0, "level": "easy"}
    route.continue_(post_data=json.dumps(body))


# --- mouse ---------------------------------------------------------------------------------------


def test_whole_game_by_mouse(new_user: UserFactory) -> None:
    """One click, three bots, all cards."""
    ann = new_user()
    ann.context.route("**/api/v1/tables", quicken_bots)
    page = ann.open("/")
    page.get_by_role("button", name=t("start-play")).click()
    play(page, ann.press)
    expect(page.get_by_role("button", name=t("table-over-rematch"))).to_be_visible()
    page.get_by_role("button", name=t("table-over-verify")).click()
    expect(page.get_by_text(starts_with("table-fair-good"))).to_be_visible()
    expect(page.get_by_text(t("table-fair-own"))).to_be_visible()
    with page.expect_download() as picture:  # a browser without a share dialog
        page.get_by_role("button", name=t("share-button")).click()
    assert picture.value.path().read_bytes().startswith(PNG)
    page.get_by_role("button", name=t("table-over-look")).click()
    expect(page.get_by_role("log")).to_be_visible()
    page.get_by_role("button", name=t("table-over-back")).click()
    harder = page.get_by_role("button", name=t("table-over-harder", level=t("level-medium")))
    rematch = page.get_by_role("button", name=t("table-over-rematch"))
    before = page.url
    for again in (harder, rematch):
        again.click()
        page.wait_for_url(lambda url: url != before)
        expect(turn_heading(page).first).to_be_visible()  # without a lobby: only bots are there
        page.goto(before)


# --- keyboard ------------------------------------------------------------------------------------


def tab_to(page: Page, what: Locator) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(120):
        if what.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


def press_enter_on(page: Page, role: str, name: str) -> None:
    what = page.get_by_role(role, name=name, exact=True).first  # type: ignore[arg-type]
    expect(what).to_be_enabled()
    tab_to(page, what)
    page.keyboard.press("Enter")


def choose_radio(page: Page, legend: str, choice: str) -> None:
    """Choose a radio button: Tab to the checked one, then arrow keys."""
    group = page.get_by_role("group", name=legend)
    tab_to(page, group.get_by_role("radio", checked=True))
    wanted = group.get_by_role("radio", name=choice, exact=True)
    for _ in range(group.get_by_role("radio").count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"arrows do not choose {choice}")


def keys_for(page: Page) -> Sequence[str]:
    """Return the keys of one decision: keep the first die, throw the others, or end the step."""
    die = page.get_by_role("button", name=starts_with("table-die", n=1))
    if die.count():
        held = die.get_attribute("aria-pressed") == "true" or die.is_disabled()
        return ("t",) if held else ("1", "t")
    if page.get_by_role("button", name=starts_with("act-stay")).count():
        return ("s",)
    return ("d",)


def test_whole_game_by_keyboard(new_user: UserFactory) -> None:
    bea = new_user()
    bea.context.add_init_script(MOUSE)
    page = bea.open("/")
    press_enter_on(page, "link", t("start-new"))
    expect(page.get_by_role("heading", name=t("start-new"))).to_be_visible()
    for more in ("start-customs", "start-rules"):
        tab_to(page, page.locator("summary", has_text=t(more)))
        page.keyboard.press("Enter")
    for legend, choice in QUICK_SETUP.items():
        choose_radio(page, t(legend), choice)
    deck = page.get_by_label(t("start-choice-deck"))
    tab_to(page, deck)
    for _ in range(deck.locator("option").count()):
        if deck.input_value() != "none":
            page.keyboard.press("ArrowDown")
    expect(deck).to_have_value("none")
    press_enter_on(page, "button", t("start-setup-go"))
    press_enter_on(page, "button", t("gather-start"))
    for _ in range(400):
        expect(turn_heading(page).first).to_be_visible()
        if is_over(page):
            break
        for key in keys_for(page):
            page.keyboard.press(key)
    expect(page.get_by_role("heading", name=GAME_OVER)).to_be_focused()
    press_enter_on(page, "link", t("table-over-home"))
    expect(page.get_by_role("button", name=t("start-play"))).to_be_visible()
    assert page.evaluate("window.pointed") == 0


# --- phone ---------------------------------------------------------------------------------------


def test_whole_game_by_touch_on_a_phone(new_user: UserFactory) -> None:
    cy = new_user(device="phone")
    open_quick_table(cy, "Cy")
    start_game(cy)
    play(cy.page, cy.press)
    cy.press(cy.page.get_by_role("link", name=t("table-over-replay")))
    expect(cy.page.get_by_role("heading", name=starts_with("replay-title"))).to_be_visible()


# --- two browsers --------------------------------------------------------------------------------


def shown_result(page: Page) -> tuple[str, list[str]]:
    """Return the result as the page shows it, without the mark of the own seat."""
    end = page.get_by_role("region", name=GAME_OVER)
    places = end.locator("ol").get_by_role("listitem").locator(".rank, b, bdi, .sums")
    return end.get_by_role("heading").inner_text(), places.all_inner_texts()


def shown_log(page: Page) -> str:
    return page.get_by_role("log").inner_text()


def test_two_browsers_at_one_table_see_the_same_game(new_user: UserFactory) -> None:
    ann, bob = new_user(), new_user()
    code = open_quick_table(ann, "Ann")
    bob.open("/").get_by_label(t("start-code")).fill(code)
    bob.press(bob.page.get_by_role("button", name=t("start-code-go"), exact=True))
    take_seat(bob, "Bob")
    expect(ann.page.get_by_role("heading", name="Bob")).to_be_visible()
    ann.press(ann.page.get_by_role("button", name=t("gather-start")))
    waiting = starts_with("table-ask-waiting")
    for each in (ann, bob):
        turn = each.page.get_by_role("heading", name=waiting).or_(turn_heading(each.page))
        expect(turn.first).to_be_visible()
    end = time.monotonic() + MAX_SECONDS
    while not (is_over(ann.page) and is_over(bob.page)):
        assert time.monotonic() < end
        for each in (ann, bob):
            if is_asked(each.page):
                decide(each.page, each.press)
    for read in (shown_result, shown_log):
        expect_value(ann.page, lambda read=read: read(ann.page) == read(bob.page), True)  # type: ignore[misc]

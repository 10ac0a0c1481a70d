"""Whole games in a browser: by mouse, by keys alone, on a phone, and by two people at one table."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, Route, expect

from .coming import QUICK, open_quick_table, sit_down, start
from .conftest import Visitors
from .playing import OVER, decide, heading, is_asked, is_over, play_on
from .words import begins, t

MOST_SECONDS = 300  # until a test gives up, not until anything is expected
MOUSE = """
window.pointed = 0;
for (const kind of ["mousedown", "mousemove", "pointerdown", "touchstart"])
  addEventListener(kind, () => window.pointed++, true);
"""


def hurried(route: Route) -> None:
    """Bots decide at once: nobody looks at this game."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = json.loads(route.request.post_data or "{}")
    body["setup"]["pace"] = 0
    route.continue_(post_data=json.dumps(body))


# --- by mouse ------------------------------------------------------------------------------------


def test_play_now_by_mouse_until_somebody_is_king(visitors: Visitors) -> None:
    """One click, three bots, all cards."""
    ann = visitors()
    ann.context.route("**/api/v1/tables", hurried)
    page = ann.open("/")
    page.get_by_role("button", name=t("start-play")).click()
    play_on(page, ann.press)
    expect(page.get_by_role("button", name=t("table-over-rematch"))).to_be_visible()
    page.get_by_role("button", name=t("table-over-verify")).click()
    expect(page.get_by_text(begins("table-fair-good"))).to_be_visible()
    expect(page.get_by_text(t("table-fair-own"))).to_be_visible()
    page.get_by_role("button", name=t("table-over-look")).click()
    expect(page.get_by_role("log")).to_be_visible()


# --- by keys -------------------------------------------------------------------------------------


def tab_to(page: Page, what: Locator) -> None:
    """Press Tab until it has the focus: everything can be reached so."""
    for _ in range(120):
        if what.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


def enter(page: Page, role: str, name: str) -> None:
    what = page.get_by_role(role, name=name, exact=True).first  # type: ignore[arg-type]
    expect(what).to_be_enabled()
    tab_to(page, what)
    page.keyboard.press("Enter")


def pick(page: Page, legend: str, choice: str) -> None:
    """One of a few: Tab leads to the chosen one, arrows choose another."""
    group = page.get_by_role("group", name=legend)
    tab_to(page, group.get_by_role("radio", checked=True))
    wanted = group.get_by_role("radio", name=choice, exact=True)
    for _ in range(group.get_by_role("radio").count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"arrows do not choose {choice}")


def keys_for(page: Page) -> Sequence[str]:
    """The keys of one decision: the first die is kept, others are thrown; then whatever ends it."""
    die = page.get_by_role("button", name=begins("table-die", n=1))
    if die.count():
        held = die.get_attribute("aria-pressed") == "true" or die.is_disabled()
        return ("t",) if held else ("1", "t")
    if page.get_by_role("button", name=begins("act-stay")).count():
        return ("s",)
    return ("d",)


def test_a_whole_game_by_keys_alone(visitors: Visitors) -> None:
    bea = visitors()
    bea.context.add_init_script(MOUSE)
    page = bea.open("/")
    enter(page, "link", t("start-new"))
    expect(page.get_by_role("heading", name=t("start-new"))).to_be_visible()
    for more in ("start-customs", "start-rules"):
        tab_to(page, page.locator("summary", has_text=t(more)))
        page.keyboard.press("Enter")
    for legend, choice in QUICK.items():
        pick(page, t(legend), choice)
    deck = page.get_by_label(t("start-choice-deck"))
    tab_to(page, deck)
    page.keyboard.type(t("start-choice-deck-none")[:4])
    expect(deck).to_have_value("none")
    enter(page, "button", t("start-setup-go"))
    enter(page, "button", t("gather-sit"))
    enter(page, "button", t("gather-start"))
    for _ in range(400):
        expect(heading(page).first).to_be_visible()
        if is_over(page):
            break
        for key in keys_for(page):
            page.keyboard.press(key)
    expect(page.get_by_role("heading", name=OVER)).to_be_focused()
    enter(page, "link", t("table-over-home"))
    expect(page.get_by_role("button", name=t("start-play"))).to_be_visible()
    assert page.evaluate("window.pointed") == 0


# --- on a phone ----------------------------------------------------------------------------------


def test_a_whole_game_on_a_phone_by_touch(visitors: Visitors) -> None:
    cy = visitors(device="phone")
    open_quick_table(cy)
    sit_down(cy, "Cy")
    start(cy)
    play_on(cy.page, cy.press)
    cy.press(cy.page.get_by_role("link", name=t("table-over-replay")))
    expect(cy.page.get_by_role("heading", name=begins("replay-title"))).to_be_visible()


# --- two browsers --------------------------------------------------------------------------------


def ending(page: Page) -> tuple[str, list[str]]:
    """How it ended, as one reads it."""
    end = page.get_by_role("region", name=OVER)
    return end.get_by_role("heading").inner_text(), end.get_by_role("listitem").all_inner_texts()


def test_two_browsers_at_one_table_see_the_same_game(visitors: Visitors) -> None:
    ann, bob = visitors(), visitors()
    code = open_quick_table(ann)
    sit_down(ann, "Ann")
    bob.open("/").get_by_label(t("start-code")).fill(code)
    bob.press(bob.page.get_by_role("button", name=t("start-code-go"), exact=True))
    sit_down(bob, "Bob")
    expect(ann.page.get_by_role("heading", name="Bob")).to_be_visible()
    ann.press(ann.page.get_by_role("button", name=t("gather-start")))
    waiting = begins("table-ask-waiting")
    for each in (ann, bob):
        turn = each.page.get_by_role("heading", name=waiting).or_(heading(each.page))
        expect(turn.first).to_be_visible()
    end = time.monotonic() + MOST_SECONDS
    while not (is_over(ann.page) and is_over(bob.page)):
        assert time.monotonic() < end
        for each in (ann, bob):
            if is_asked(each.page):
                decide(each.page, each.press)
    assert ending(ann.page) == ending(bob.page)
    logs = [each.page.get_by_role("log").inner_text() for each in (ann, bob)]
    assert logs[0] == logs[1]

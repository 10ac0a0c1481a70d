"""Nothing moves by itself in a whole game, from the start page to the result.

The page is pressed by a script, which the browser does not count as input: so the moves after a
decision count as well, which a player on a slow network sees late.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from samples import amount

from .browser_user import Device
from .conftest import UserFactory
from .gameplay import MAX_DECISIONS, decide, is_asked, is_over, turn_heading
from .page_text import t
from .test_layout import SIZES
from .waiting import wait_for_rest

# Sizes with different arrangements.
LAYOUTS = amount(("laptop", "tablet upright", "phone", "phone sideways"), part=("laptop", "phone"))
ALL_SIZES = bool(os.environ.get("DAIKAIJU_ALL_SIZES"))  # for a longer search
QUICK = {"pace": 0, "seats": 3, "level": "easy"}
MAX_SHIFT = 0.02  # of the whole game; 0.1 is the usual limit of a good page
MAX_SHOWN = 5  # in the report
# A new player with animations, and timers that run fast: every frame of the game is drawn.
SETTINGS = """
localStorage.setItem("daikaiju.settings", JSON.stringify({ speed: "normal", language: "en" }));
const wait = window.setTimeout.bind(window);
window.setTimeout = (run, ms = 0, ...rest) => wait(run, ms / 25, ...rest);
"""
RECORD = """
window.shifts = [];
const describe = ({ node, previousRect, currentRect }) => {
  const it = node instanceof Element ? node : node?.parentElement;
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  return `${it?.className || it?.tagName}: ${box(previousRect)} to ${box(currentRect)}`;
};
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    shifts.push({ value, sources: sources.map(describe) });
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", SIZES if ALL_SIZES else LAYOUTS)
def test_nothing_moves_in_a_whole_game(new_user: UserFactory, size: str) -> None:
    device: Device = "phone" if "phone" in size else "desktop"
    user = new_user(preset_settings=False, device=device)
    user.context.add_init_script(SETTINGS + RECORD)
    user.context.route("**/api/v1/tables", make_quick)
    width, height = SIZES[size]
    user.page.set_viewport_size(ViewportSize(width=width, height=height))
    page = user.open("/")
    expect(page.get_by_role("button", name=t("start-play"))).to_be_enabled()
    wait_for_rest(page)
    press_by_script(page.get_by_role("button", name=t("start-play")))
    play(page)
    wait_for_rest(page)
    found = page.evaluate("shifts")
    assert sum(float(each["value"]) for each in found) <= MAX_SHIFT, describe(found)


def make_quick(route: Route) -> None:
    """Ask for a table with few, quick bots."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = json.loads(route.request.post_data or "{}")
    body["setup"] |= QUICK
    route.continue_(post_data=json.dumps(body))


def play(page: Page) -> None:
    """Play to the end; a player whose monster is out lets the bots finish at once."""
    finish = page.get_by_role("button", name=t("table-out-finish"))
    for _ in range(MAX_DECISIONS):
        expect(turn_heading(page).or_(finish).first).to_be_visible()
        if is_over(page):
            return
        if is_asked(page):
            decide(page, press_by_script)
        elif finish.is_visible():
            # The button is gone if the game has just ended.
            finish.evaluate_all("found => found.forEach((it) => it.click())")
            expect(finish).to_have_count(0)
    raise AssertionError("the game does not end")


def press_by_script(what: Locator) -> None:
    what.evaluate("it => it.click()")


def describe(found: list[dict[str, Any]]) -> str:
    """Return what moved most, with the sum of the shifts in which it took part."""
    sums: Counter[str] = Counter()
    for each in found:
        for source in each["sources"]:
            sums[source.split(":")[0]] += each["value"]
    largest = sorted(found, key=lambda each: -float(each["value"]))[:MAX_SHOWN]
    return "\n".join(map(str, [*sums.most_common(MAX_SHOWN), *largest]))

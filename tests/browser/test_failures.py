"""What may go wrong in a browser: each time the page says so, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.hosting import Host
from playwright.sync_api import Page, expect

from serving import Served

from .coming import Arranged, asked, open_quick_table, sit_down, start
from .conftest import Visitors
from .playing import MINE, play_on
from .words import begins, either, t

A_MOMENT, MOMENTS = 100, 300  # milliseconds; so many are waited for
A_FEW = 3  # decisions, after which no game can be over: a monster loses six hearts a turn at most
NOT_THERE = r"status of 404"
DISCONNECTED = (r"WebSocket connection to", r"ERR_CONNECTION_RE(FUSED|SET)", r"ERR_EMPTY_RESPONSE")


def seen(page: Page) -> list[str]:
    """All that a table tells: monsters with their cards, dice, the question, and what happened."""
    panels = page.get_by_role("region", name=begins("table-panel")).all_inner_texts()
    dice = page.get_by_role("list", name=t("table-dice")).get_by_role("button")
    faces = [
        f"{die.get_attribute('aria-label')}, kept {die.get_attribute('aria-pressed')}"
        for die in dice.all()
    ]
    question = page.get_by_role("heading", name=MINE).inner_text()
    return [*panels, *faces, question, page.get_by_role("log").inner_text()]


# --- the page is loaded again --------------------------------------------------------------------


def test_after_a_reload_everything_is_as_it_was(visitors: Visitors) -> None:
    ann = visitors()
    open_quick_table(ann)
    sit_down(ann, "Ann")
    start(ann)
    play_on(ann.page, ann.press, A_FEW)
    mine = ann.page.get_by_role("heading", name=MINE)
    expect(mine).to_be_visible()
    before = seen(ann.page)
    ann.page.reload()
    expect(mine).to_be_visible()
    expect(ann.page.get_by_role("log")).to_contain_text(before[-1].splitlines()[-1])
    assert seen(ann.page) == before
    play_on(ann.page, ann.press)


def test_after_a_reload_the_same_dice_are_marked(visitors: Visitors, server: Served) -> None:
    game = asked(server, "keep")
    page = visitors(cookie=game.ann.cookie).open(game.address)
    die = page.get_by_role("list", name=t("table-dice")).get_by_role("button").first
    expect(die).to_have_attribute("aria-pressed", "false")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(die).to_have_attribute("aria-pressed", "true")


# --- the server dies -----------------------------------------------------------------------------


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(str(tmp_path / "games.db")) as running:
        yield running


def test_the_server_is_killed_and_comes_back(visitors: Visitors, host: Host) -> None:
    """What was decided meanwhile is done as soon as it is back; the game goes on to its end."""
    ann = visitors(host.url)
    ann.expects(*DISCONNECTED)
    open_quick_table(ann)
    sit_down(ann, "Ann")
    start(ann)
    play_on(ann.page, ann.press, A_FEW)
    expect(ann.page.get_by_role("heading", name=MINE)).to_be_visible()
    before = seen(ann.page)
    host.kill()
    lost = either(begins("frame-wire-lost"), begins("frame-wire-trying"))
    expect(ann.page.get_by_text(lost)).to_be_visible()
    assert seen(ann.page) == before
    play_on(ann.page, ann.press, 1)
    expect(ann.page.get_by_text(t("frame-wire-unsent"))).to_be_visible()
    host.start()
    back = either(begins("frame-wire-back"), begins("frame-wire-resent", n=1))
    expect(ann.page.get_by_text(back)).to_be_visible()
    play_on(ann.page, ann.press)
    assert ann.page.get_by_role("log").inner_text().startswith(before[-1])


# --- wrong places --------------------------------------------------------------------------------


def test_a_wrong_link_says_so_and_leads_home(visitors: Visitors) -> None:
    ann = visitors()
    ann.expects(NOT_THERE)
    page = ann.open("/t/ZZZZZZ")
    expect(page.get_by_role("heading", name=t("frame-missing-table"))).to_be_visible()
    page.get_by_role("link", name=t("frame-back"), exact=True).click()
    expect(page.get_by_role("button", name=t("start-play"))).to_be_visible()


def test_an_address_that_is_none_says_so(visitors: Visitors) -> None:
    page = visitors().open("/#nothing")
    expect(page.get_by_role("heading", name=t("frame-missing"))).to_be_visible()


@pytest.mark.parametrize("typed", ["nonsense", "ZZZZZZ"])
def test_a_wrong_code_says_so(visitors: Visitors, typed: str) -> None:
    ann = visitors()
    ann.expects(NOT_THERE)
    page = ann.open("/")
    page.get_by_label(t("start-code")).fill(typed)
    page.get_by_role("button", name=t("start-code-go"), exact=True).click()
    note = page.get_by_role("region", name=t("frame-notes")).get_by_role("button")
    expect(note.first).to_be_visible()
    assert page.url.endswith("/"), "nobody is led astray"


def test_at_a_full_table_one_looks_on(visitors: Visitors, server: Served) -> None:
    game = Arranged.begun(server)
    page = visitors().open(game.address)
    expect(page.get_by_text(t("table-watching"))).to_be_visible()
    expect(page.get_by_role("button", name=t("table-stop"), exact=True)).to_have_count(0)


def test_where_nobody_may_look_on_it_says_so(visitors: Visitors, server: Served) -> None:
    game = Arranged.begun(server, watched=False)
    cy = visitors()
    cy.expects(r"status of 403")
    page = cy.open(game.address)
    expect(page.get_by_role("heading", name=t("frame-missing-table"))).to_be_visible()


# --- old and many --------------------------------------------------------------------------------


def test_two_tabs_of_one_person_show_the_same(visitors: Visitors, server: Served) -> None:
    game = asked(server, "keep")
    ann = visitors(cookie=game.ann.cookie)
    page = ann.open(game.address)
    other = ann.new_page()
    other.goto(game.address)
    stop = t("table-stop")
    for tab in (page, other):
        expect(tab.get_by_role("button", name=stop, exact=True)).to_be_visible()
    page.get_by_role("button", name=stop, exact=True).click()
    for tab in (page, other):
        expect(tab.get_by_role("button", name=stop, exact=True)).to_have_count(0)
    for _ in range(MOMENTS):  # the game goes on meanwhile, now in one, then in the other
        said = [tab.get_by_role("log").inner_text() for tab in (page, other)]
        if said[0] == said[1]:
            return
        page.wait_for_timeout(A_MOMENT)
    pytest.fail(f"two tabs tell of different games: {said}")


def test_a_page_of_an_older_version_asks_to_be_loaded_again(visitors: Visitors) -> None:
    """Its parts are no longer on the server: here, that of the settings."""
    ann = visitors()
    ann.expects(NOT_THERE)
    ann.context.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    page = ann.open("/")
    page.get_by_role("link", name=t("frame-settings")).click()
    expect(page.get_by_text(t("frame-old-page"))).to_be_visible()
    expect(page.get_by_role("button", name=t("frame-reload"))).to_be_visible()


def test_a_click_that_is_made_twice_decides_once(visitors: Visitors, server: Served) -> None:
    game = asked(server, "keep")
    before = server.seq(game.table)
    page = visitors(cookie=game.ann.cookie).open(game.address)
    page.get_by_role("button", name=t("table-stop"), exact=True).dblclick()
    waiting = page.get_by_role("heading", name=begins("table-ask-waiting"))
    asked_next = page.get_by_role("button", name=begins("act-done"))
    expect(waiting.or_(asked_next).first).to_be_visible()
    assert server.seq(game.table) <= before + 1

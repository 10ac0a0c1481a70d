"""Failures in the browser: the page shows them and loses nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from benchmarks.server_process import ServerProcess
from msgspec import structs
from playwright.sync_api import Page, expect

from daikaiju.record.position import position_text
from live_server import LiveServer
from page_pictures import picture_of, random_positions

from .conftest import UserFactory
from .game_setup import PreparedGame, game_with_question, open_quick_table, start_game
from .gameplay import YOUR_TURN, play
from .page_text import any_of, starts_with, t
from .table_feed import TableFeed
from .waiting import expect_value

FEW_DECISIONS = (
    3  # decisions; no game can be over then, as a monster loses six hearts per turn at most
)
NOT_FOUND = r"status of 404"
DISCONNECTED = (
    r"WebSocket connection to",
    r"ERR_CONNECTION_RE(FUSED|SET)",
    r"ERR_EMPTY_RESPONSE",
    r"503 \(Service Unavailable\)",  # of a server that is ending
)


def visible_state(page: Page) -> list[str]:
    """Return the visible table: monsters with cards, dice, the question and the log."""
    panels = page.get_by_role("region", name=starts_with("table-panel")).all_inner_texts()
    dice = page.get_by_role("list", name=t("table-dice")).get_by_role("button")
    faces = [
        f"{die.get_attribute('aria-label')}, kept {die.get_attribute('aria-pressed')}"
        for die in dice.all()
    ]
    questions = page.get_by_role("heading", name=YOUR_TURN).all_inner_texts()
    return [*panels, *faces, *questions, log_of(page)]


def log_of(page: Page) -> str:
    return page.get_by_role("log").inner_text()


# --- reload --------------------------------------------------------------------------------------


def test_reload_keeps_the_visible_state(new_user: UserFactory) -> None:
    ann = new_user()
    open_quick_table(ann, "Ann")
    start_game(ann)
    play(ann.page, ann.press, FEW_DECISIONS)
    mine = ann.page.get_by_role("heading", name=YOUR_TURN)
    expect(mine).to_be_visible()
    before = visible_state(ann.page)
    ann.page.reload()
    expect(mine).to_be_visible()
    expect_value(ann.page, lambda: visible_state(ann.page), before)
    play(ann.page, ann.press, 1)  # it is still the game of Ann


def test_reload_keeps_the_marked_dice(new_user: UserFactory, server: LiveServer) -> None:
    game = game_with_question(server, "keep")
    page = new_user(cookie=game.ann.cookie).open(game.address)
    die = page.get_by_role("list", name=t("table-dice")).get_by_role("button").first
    expect(die).to_have_attribute("aria-pressed", "false")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(die).to_have_attribute("aria-pressed", "true")


# --- server failure ------------------------------------------------------------------------------


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path / "games.db")) as running:
        yield running


def test_page_recovers_after_the_server_is_killed(
    new_user: UserFactory, host: ServerProcess
) -> None:
    """A decision made meanwhile is sent after the reconnection; the game continues to its end."""
    ann = new_user(host.url)
    ann.expect_errors(*DISCONNECTED)
    open_quick_table(ann, "Ann")
    start_game(ann)
    play(ann.page, ann.press, FEW_DECISIONS)
    expect(ann.page.get_by_role("heading", name=YOUR_TURN)).to_be_visible()
    before = visible_state(ann.page)
    host.kill()
    lost = any_of(starts_with("frame-wire-lost"), starts_with("frame-wire-trying"))
    expect(ann.page.get_by_text(lost)).to_be_visible()
    expect_value(ann.page, lambda: visible_state(ann.page), before)
    play(ann.page, ann.press, 1)
    expect(ann.page.get_by_text(t("frame-wire-unsent"))).to_be_visible()
    host.start()
    reconnected = any_of(starts_with("frame-wire-back"), starts_with("frame-wire-resent", n=1))
    ann.expect_message(reconnected)
    expect_value(ann.page, lambda: log_of(ann.page).startswith(before[-1]), True)
    play(ann.page, ann.press)
    # The server stops now, and must have answered everything.
    expect(ann.page.get_by_role("list", name=t("award-title"))).to_be_visible()


# --- wrong addresses -----------------------------------------------------------------------------


def test_unknown_table_link_shows_a_message(new_user: UserFactory) -> None:
    ann = new_user()
    ann.expect_errors(NOT_FOUND)
    page = ann.open("/t/ZZZZZZ")
    expect(page.get_by_role("heading", name=t("frame-missing-table"))).to_be_visible()
    page.get_by_role("link", name=t("frame-back"), exact=True).click()
    expect(page.get_by_role("button", name=t("start-play"))).to_be_visible()


def test_unknown_address_shows_a_message(new_user: UserFactory) -> None:
    page = new_user().open("/#nothing")
    expect(page.get_by_role("heading", name=t("frame-missing"))).to_be_visible()


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("nonsense", starts_with("start-code-odd")),
        ("ZZZZZZ", re.compile("No table has the code ZZZZZZ")),
    ],
)
def test_wrong_code_shows_a_message(
    new_user: UserFactory, typed: str, says: re.Pattern[str]
) -> None:
    ann = new_user()
    ann.expect_errors(NOT_FOUND)
    page = ann.open("/")
    page.get_by_label(t("start-code")).fill(typed)
    page.get_by_role("button", name=t("start-code-go"), exact=True).click()
    ann.expect_message(says)
    assert page.url.endswith("/"), "the page stays"


def test_visitor_of_a_full_table_is_a_spectator(new_user: UserFactory, server: LiveServer) -> None:
    game = PreparedGame.start(server)
    page = new_user().open(game.address)
    expect(page.get_by_text(t("table-watching"))).to_be_visible()
    expect(page.get_by_role("button", name=t("table-stop"), exact=True)).to_have_count(0)


def test_private_table_shows_a_message_to_spectators(
    new_user: UserFactory, server: LiveServer
) -> None:
    game = PreparedGame.start(server, watched=False)
    cy = new_user()
    cy.expect_errors(r"status of 403")
    page = cy.open(game.address)
    expect(page.get_by_role("heading", name=t("frame-missing-table"))).to_be_visible()


# --- positions that cannot be drawn --------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    [{"board": None}, {"board": {"monsters": None}}, {"board": {"market": None}}],
    ids=["no board", "no monsters", "no market"],
)
def test_position_that_cannot_be_drawn_is_shown_as_text(
    new_user: UserFactory, broken: dict[str, Any]
) -> None:
    """The player can decide, and the next position is drawn again."""
    state = next(random_positions(random.Random(3)))
    whole = structs.replace(picture_of(state), position=position_text(state))
    ann = new_user()
    ann.expect_errors(r"TypeError", r"null")
    feed = TableFeed(ann, whole)
    picture = msgspec.to_builtins(whole)
    board = broken["board"] and {**picture["board"], **broken["board"]}
    feed.page.evaluate("picture => fed.show(picture)", {**picture, "board": board})
    expect(feed.page.get_by_text(t("table-plain"))).to_be_visible()
    expect(feed.page.get_by_text(whole.position)).to_be_visible()
    ann.take_screenshot(f"plain-position-{len(str(broken))}")
    feed.page.get_by_role("button", name=whole.legal[0], exact=True).click()
    feed.expect_command("act")
    feed.show(whole)
    expect(feed.page.get_by_text(t("table-plain"))).to_have_count(0)
    expect(feed.page.locator("#question")).to_be_visible()


# --- outdated pages and several tabs -------------------------------------------------------------


def test_two_tabs_of_one_player_show_the_same_game(
    new_user: UserFactory, server: LiveServer
) -> None:
    game = game_with_question(server, "keep")
    ann = new_user(cookie=game.ann.cookie)
    page = ann.open(game.address)
    other = ann.new_page()
    other.goto(game.address)
    stop = t("table-stop")
    for tab in (page, other):
        expect(tab.get_by_role("button", name=stop, exact=True)).to_be_visible()
    page.get_by_role("button", name=stop, exact=True).click()
    for tab in (page, other):
        expect(tab.get_by_role("button", name=stop, exact=True)).to_have_count(0)
    expect_value(page, lambda: log_of(page) == log_of(other), True)


def test_outdated_page_offers_a_reload(new_user: UserFactory) -> None:
    """Its chunks are no longer on the server: here, the settings chunk."""
    ann = new_user()
    ann.expect_errors(NOT_FOUND)
    ann.context.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    page = ann.open("/")
    page.get_by_role("link", name=t("frame-settings")).click()
    expect(page.get_by_text(t("frame-old-page"))).to_be_visible()
    expect(page.get_by_role("button", name=t("frame-reload"))).to_be_visible()


def test_double_click_decides_once(new_user: UserFactory, server: LiveServer) -> None:
    game = game_with_question(server, "keep")
    before = server.seq(game.table)
    page = new_user(cookie=game.ann.cookie).open(game.address)
    page.get_by_role("button", name=t("table-stop"), exact=True).dblclick()
    expect(page.get_by_role("button", name=t("table-stop"), exact=True)).to_have_count(0)
    expect_value(page, lambda: server.seq(game.table) > before, True)
    assert server.seq(game.table) <= before + 1

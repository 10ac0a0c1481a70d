"""The coach at the table: a hint with its reason; games with the same deal side by side;
win chances for spectators.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from live_server import Client, LiveServer
from samples import amount

from .accessibility import axe_violations, light_theme_violations, overflow
from .browser_user import BrowserUser, Device
from .conftest import UserFactory
from .game_setup import PreparedGame, finished_game
from .languages import set_language
from .page_text import starts_with, t

DEVICES: tuple[Device, ...] = amount(("desktop", "phone"), part=("phone",))


def expect_good_screen(user: BrowserUser, name: str) -> None:
    """Check accessibility and overflow, and take screenshots, also in Persian."""
    user.take_screenshot(name)
    found = axe_violations(user.page) + light_theme_violations(user.page)
    assert not found, found
    assert overflow(user.page) == []
    set_language(user.page, "fa")
    expect(user.page.locator("html")).to_have_attribute("dir", "rtl")
    user.take_screenshot(f"{name}-fa")
    assert overflow(user.page) == []
    set_language(user.page, "en")


def game_against_bots(server: LiveServer, **setup: object) -> tuple[Client, str]:
    """Start a game of Ann against bots; return her and the address of the table."""
    ann = server.new_player("Ann")
    table = ann.open_table(**{"seats": 4, "pace": 0} | setup)
    ann.do(table, "sit", seat=0, name="Ann")
    ann.do(table, "start")
    return ann, f"/t/{ann.picture(table)['code']}"


def hint_button(user: BrowserUser) -> Locator:
    return user.page.get_by_role("button", name=t("hint-title"))


@pytest.mark.parametrize("device", DEVICES)
def test_the_champion_gives_a_hint_with_its_reason(
    new_user: UserFactory, server: LiveServer, device: Device
) -> None:
    ann, address = game_against_bots(server)
    user = new_user(device=device, cookie=ann.cookie)
    user.hide_hints()
    page = user.open(address)
    user.press(hint_button(user))
    panel = page.get_by_role("region", name=t("hint-title"))
    expect(panel.get_by_text(t("hint-would"))).to_be_visible()
    expect(panel.get_by_text(starts_with("hint-chance"))).to_be_visible()
    expect(panel.get_by_text(t("hint-logged"))).to_be_visible()
    if device == "desktop":
        told = page.get_by_role("log").get_by_text("got a hint from the champion")
        expect(told).to_be_visible()
    expect_good_screen(user, "hint")
    user.press(panel.get_by_role("button", name=t("hint-close")))
    expect(panel).to_have_count(0)


def test_a_table_of_two_people_has_no_hint_button(
    new_user: UserFactory, server: LiveServer
) -> None:
    ann, bob, table = server.new_game(pace=0)
    asked = (ann, bob)[ann.picture(table)["asked"]["seat"]]
    user = new_user(cookie=asked.cookie)
    user.open(f"/t/{ann.picture(table)['code']}")
    expect(user.page.get_by_role("button", name=starts_with("odds-title"))).to_be_visible()
    expect(hint_button(user)).to_have_count(0)


@pytest.mark.parametrize("device", DEVICES)
def test_a_deal_is_played_by_the_champion_and_compared(
    new_user: UserFactory, server: LiveServer, device: Device
) -> None:
    game = finished_game(server)
    user = new_user(device=device, cookie=game.ann.cookie)
    page = user.open(game.address)
    user.press(page.get_by_role("link", name=t("deal-link")))
    expect(page.get_by_role("heading", name=t("deal-title", code=game.code))).to_be_visible()
    row = page.get_by_role("row", name=starts_with_name("Ann"))
    expect(row.get_by_role("cell")).to_have_count(9)  # the review is there
    user.press(page.get_by_role("button", name=t("deal-champion")))
    champion = page.get_by_role(
        "row", name=starts_with_name(t("table-bot", level=t("level-master")))
    )
    expect(champion.get_by_role("cell")).to_have_count(9)
    expect_good_screen(user, "deal")
    user.press(page.get_by_role("button", name=t("deal-play")))
    page.wait_for_url("**/t/*")
    expect(page.get_by_text(t("deal-notice", code=game.code))).to_be_visible()
    expect_good_screen(user, "deal-gathering")


def test_a_review_is_requested_again_while_the_server_is_busy(
    new_user: UserFactory, server: LiveServer
) -> None:
    """Other pages of the same address may use its share of replays."""
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        route.fulfill(status=429, json={"type": "refused", "code": "too-fast", "sentence": "Wait."})

    game = finished_game(server)
    user = new_user(cookie=game.ann.cookie)
    user.context.route("**/review", refuse_once)
    page = user.open(f"{game.address}#deal")
    row = page.get_by_role("row", name=starts_with_name("Ann"))
    expect(row.get_by_role("cell")).to_have_count(9)
    assert refused


def starts_with_name(name: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(name)}")


MOVES = 30  # of a random game, which takes longer


@pytest.mark.parametrize("device", DEVICES)
def test_spectators_see_delayed_chances_and_players_do_not(
    new_user: UserFactory, server: LiveServer, device: Device
) -> None:
    game, rng = PreparedGame.start(server, chances=True), random.Random(1)
    for _ in range(MOVES):
        game.move(rng)
    user = new_user(device=device)
    page = user.open(game.address)
    bar = page.get_by_role("region", name=t("chances-title"))
    expect(bar.get_by_text(t("chances-delay"))).to_be_visible()
    expect(bar.get_by_role("listitem")).to_have_count(2)
    expect_good_screen(user, "chances")
    player = new_user(device=device, cookie=game.ann.cookie)
    seen = player.open(game.address)
    expect(seen.get_by_role("region", name=starts_with("table-panel"))).to_have_count(2)
    expect(seen.get_by_role("region", name=t("chances-title"))).to_have_count(0)

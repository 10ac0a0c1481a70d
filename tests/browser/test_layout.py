"""Decisions fit on every screen: no needed control is outside the window, and none overlaps."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest
from msgspec import structs
from playwright.sync_api import FilePayload, Locator, Route, ViewportSize, expect

from conftest import interpreted_rules, is_over, random_action
from daikaiju.record import Record
from daikaiju.rules.constants import MAX_SEATS, MONSTERS
from daikaiju.rules.definitions import ALL_CARDS, TILE
from daikaiju.server.protocol.messages import MonsterSeen, OnOffer, Picture
from live_server import LiveServer
from page_pictures import picture_of, random_positions
from samples import amount

from .browser_user import BrowserUser, Device
from .conftest import UserFactory
from .languages import set_language
from .page_text import t
from .people_screens import SCREENS
from .random_walker import covered_controls
from .screens import keep_game, open_table_as_ann
from .table_feed import TableFeed
from .waiting import expect_value, wait_for_rest

SIZES = {
    "laptop": (1280, 800),
    "laptop at 200 %": (640, 400),
    "tablet": (1024, 768),
    "tablet upright": (768, 1024),
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone sideways": (844, 390),
}
LANGUAGES = ("en", "fr", "ru")  # fr: the longest texts of cards; ru: of questions
RANDOM_POSITIONS = 2500
LONG_NAME = "Maximiliana Wallenstein"
MAX_LINES = 3
MIN_LOG_LINES = 4
HEIGHT_AND_LINE = "it => [it.offsetHeight, parseFloat(getComputedStyle(it).lineHeight)]"
MONSTERS_OF_SIX = ("kraken", "alienoid", "gigazaur", "the_king", "cyber_bunny", "meka_dragon")
MAX_CHOICES = 5  # besides dice; a decision among more cards scrolls inside its panel


@cache
def pictures_of_decisions() -> dict[str, Picture]:
    """Return one picture of each kind of decision, with two and with six seats."""
    found: dict[str, Picture] = {}
    with interpreted_rules():
        for state in islice(random_positions(random.Random(22)), RANDOM_POSITIONS):
            picture = picture_of(state)
            if state.seats in (2, 6) and _is_small(picture):
                found.setdefault(_kind(picture), picture)
    return found


def _is_small(picture: Picture) -> bool:
    return sum(not action.startswith("keep ") for action in picture.legal) <= MAX_CHOICES


def _kind(picture: Picture) -> str:
    assert picture.asked
    verbs = sorted({action.split()[0] for action in picture.legal})
    return f"{picture.setup.seats} {picture.asked.question} {' '.join(verbs)}"


@pytest.mark.parametrize("size", ["tablet upright", "phone", "small phone", "phone sideways"])
def test_first_steps_keep_every_control_within_reach(new_user: UserFactory, size: str) -> None:
    user = new_user(device="phone", preset_settings=False)
    width, height = SIZES[size]
    user.page.set_viewport_size(ViewportSize(width=width, height=height))
    page = user.open("/")
    user.press(page.get_by_role("button", name=t("start-play")))
    expect(page.locator(".decision.yours")).to_be_visible()
    wait_for_rest(page)
    assert covered_controls(page) == []


@pytest.mark.parametrize("language", amount(LANGUAGES, part=LANGUAGES[1:]))
def test_decisions_fit_without_scrolling(new_user: UserFactory, language: str) -> None:
    pictures = pictures_of_decisions()
    assert len(pictures) > 20
    feed = TableFeed(new_user(), next(iter(pictures.values())))
    if language != "en":
        set_language(feed.page, language)
    faults: dict[tuple[str, str], list[str]] = {}
    for size, (width, height) in SIZES.items():
        feed.page.set_viewport_size(ViewportSize(width=width, height=height))
        found = zip(pictures, feed.layout_faults(list(pictures.values())), strict=True)
        faults |= {(size, kind): each for kind, each in found if each}
    assert not faults


def test_a_large_decision_keeps_every_control_within_reach(new_user: UserFactory) -> None:
    """What it covers can be scrolled into view."""
    pictures = pictures_of_decisions()
    feed = TableFeed(new_user(), next(iter(pictures.values())))
    covered: dict[tuple[str, str], list[str]] = {}
    for size in ("laptop", "tablet"):
        width, height = SIZES[size]
        feed.page.set_viewport_size(ViewportSize(width=width, height=height))
        for kind, picture in pictures.items():
            if picture.board and len(picture.board.monsters) == MAX_SEATS:
                feed.show(picture)
                covered[size, kind] = covered_controls(feed.page)
    assert {case: found for case, found in covered.items() if found} == {}


def test_a_decision_keeps_the_height_of_the_monsters(new_user: UserFactory) -> None:
    pictures = pictures_of_decisions()
    feed = TableFeed(new_user(device="phone"), next(iter(pictures.values())))
    heights = "() => [...document.querySelectorAll('section.monster')].map((it) => it.offsetHeight)"
    changed: list[tuple[str, str]] = []
    for size in ("tablet upright", "phone", "phone sideways"):
        width, height = SIZES[size]
        feed.page.set_viewport_size(ViewportSize(width=width, height=height))
        for kind, picture in pictures.items():
            feed.show(picture)
            while_asked = feed.page.evaluate(heights)
            feed.show(structs.replace(picture, legal=()))
            if feed.page.evaluate(heights) != while_asked:
                changed.append((size, kind))
    assert changed == []


def test_places_and_headline_of_players_who_share_a_screen(new_user: UserFactory) -> None:
    """The monsters keep their places, and long names make a headline of at most three lines."""
    first, *others = [
        _shared(picture)
        for kind, picture in pictures_of_decisions().items()
        if kind.startswith("2")
    ][:3]
    feed = TableFeed(new_user(device="phone"), first)
    seats = feed.page.locator(".seat h2")
    places = seats.all_inner_texts()
    for picture in others:
        assert picture.asked
        feed.show(structs.replace(picture, asked=structs.replace(picture.asked, seat=1)))
        expect_value(feed.page, lambda: seats.all_inner_texts()[: len(places)], places)
        height, line = feed.page.locator("#question").evaluate(HEIGHT_AND_LINE)
        assert height <= MAX_LINES * line + 12  # with the padding of its box


def _shared(picture: Picture) -> Picture:
    """Return the picture for players who share a screen."""
    seats = tuple(
        structs.replace(seat, holder="you", name=LONG_NAME, bot=None) for seat in picture.seats
    )
    return structs.replace(picture, seats=seats)


def test_odds_open_when_they_are_known(new_user: UserFactory, server: LiveServer) -> None:
    """So the table moves once."""
    user = new_user()
    page = open_table_as_ann(user, keep_game(server))
    wait_for_rest(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/odds*", hold)
    with page.expect_request("**/odds*"):
        page.keyboard.press("o")
    odds = page.get_by_role("region", name=t("odds-title"))
    before = box(page.locator(".arena"))
    expect(odds).to_be_hidden()
    assert box(page.locator(".arena")) == before
    held[0].continue_()
    expect(odds.get_by_role("button").first).to_be_visible()


def test_log_has_room_for_some_lines(new_user: UserFactory, server: LiveServer) -> None:
    """In a game of six in the Dark Edition, and beside a chat."""
    dark = next(
        picture
        for picture in pictures_of_decisions().values()
        if picture.setup.edition == "dark" and picture.setup.seats == 6
    )
    pages = [TableFeed(new_user(), dark).page, open_table_as_ann(new_user(), keep_game(server))]
    for page in pages:
        wait_for_rest(page)
        height, line = page.get_by_role("log").evaluate(HEIGHT_AND_LINE)
        assert height >= MIN_LOG_LINES * line


# Words of elements that continue on another line.
BROKEN_WORDS = """
(selector) => [...document.querySelectorAll(selector)].flatMap((it) => {
  const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode())
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
})
"""


def test_invitation_is_above_the_seats_on_a_phone(
    new_user: UserFactory, server: LiveServer
) -> None:
    """And no word of its buttons is broken, in the longest language too."""
    user = new_user(device="phone")
    SCREENS["gathering"](user, server)
    for language in LANGUAGES:
        set_language(user.page, language)
        wait_for_rest(user.page)
        assert box(user.page.locator(".invite"))[3] <= box(user.page.locator(".seats"))[1]
        assert user.page.evaluate(BROKEN_WORDS, "button, a.button") == []


def test_no_word_of_a_card_or_monster_is_broken(new_user: UserFactory) -> None:
    """In the market, and above the counters."""
    pictures = pictures_with_all_titles()
    feed = TableFeed(new_user(), pictures[0])
    broken: dict[tuple[str, str], list[str]] = {}
    for language in ("en", "fr", "es", "ru"):  # long words
        set_language(feed.page, language)
        for size, (width, height) in SIZES.items():
            feed.page.set_viewport_size(ViewportSize(width=width, height=height))
            for picture in pictures:
                feed.show(picture)
                wait_for_rest(feed.page)
                found = feed.page.evaluate(BROKEN_WORDS, "[data-slot] .name, .monster h2")
                broken.setdefault((language, size), []).extend(found)
    assert not any(broken.values()), broken


def pictures_with_all_titles() -> list[Picture]:
    """Return pictures with six seats: all monsters, and all cards in the market."""
    kinds = pictures_of_decisions()
    picture = next(each for kind, each in kinds.items() if kind.startswith("6"))
    assert picture.board
    prices = (0,) * picture.setup.seats
    market = tuple(OnOffer(card.name, prices) for card in ALL_CARDS if card.kind != TILE)
    monsters = [
        tuple(map(renamed, picture.board.monsters, names))
        for names in (MONSTERS, tuple(reversed(MONSTERS)))
    ]
    boards = [structs.replace(picture.board, market=market, monsters=each) for each in monsters]
    return [structs.replace(picture, board=board) for board in boards]


def renamed(seen: MonsterSeen, monster: str) -> MonsterSeen:
    return structs.replace(seen, monster=monster)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_own_games_come_first_on_the_start_page(
    new_user: UserFactory, server: LiveServer, device: Device
) -> None:
    user = new_user(device=device)
    SCREENS["start-of-a-regular"](user, server)
    own = user.page.get_by_role("region", name=t("start-mine"))
    for other in user.page.locator("section.panel:not(.mine)").all():
        assert box(own)[3] <= box(other)[1]


def box(what: Locator) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom."""
    found = what.bounding_box()
    assert found
    x, y = found["x"], found["y"]
    return x, y, x + found["width"], y + found["height"]


def assert_heads_in_view(user: BrowserUser) -> None:
    """Assert that Tokyo shows the upper half of the monster there."""
    held = user.page.locator(".pane:has([data-figure])").first
    expect(held).to_be_visible()
    wait_for_rest(user.page)
    _, top, _, bottom = box(held.locator("[data-figure] .monster"))
    assert box(held)[1] <= top, "the head is cut"
    assert (top + bottom) / 2 <= box(held)[3], "only the head is shown"


def record_of_six() -> str:
    """Return a finished game of six monsters, in which Tokyo Bay is used."""
    rng = random.Random(5)
    record = Record("dark", MONSTERS_OF_SIX, players=(LONG_NAME,))
    with interpreted_rules():
        state = record.start()
        while not is_over(state):
            record.play(state, random_action(state, rng))
    return str(record)


@pytest.mark.parametrize("seats", [2, 6])
def test_monsters_of_a_replay_are_in_view_on_a_phone_held_sideways(
    new_user: UserFactory, server: LiveServer, seats: int
) -> None:
    user = new_user(device="phone")
    width, height = SIZES["phone sideways"]
    user.page.set_viewport_size(ViewportSize(width=width, height=height))
    if seats == 2:
        SCREENS["replay"](user, server)
    else:
        open_replay_of_six(user)
    expect(user.page.locator("[data-seat]")).to_have_count(seats)
    wait_for_rest(user.page)
    controls = box(user.page.locator(".controls"))
    for counter in user.page.locator("[data-counter]").all():
        assert box(counter)[3] <= controls[1], "the controls cover a monster"


def open_replay_of_six(user: BrowserUser) -> None:
    user.open("/#games")
    upload = FilePayload(name="game.txt", mimeType="text/plain", buffer=record_of_six().encode())
    user.page.locator("input[type=file]").set_input_files(upload)


@pytest.mark.parametrize("seats", [2, 6])
def test_log_of_a_replay_covers_neither_charts_nor_board(
    new_user: UserFactory, server: LiveServer, seats: int
) -> None:
    """All monsters are in view above the controls, with both zones of Tokyo too."""
    user = new_user()
    if seats == 2:
        SCREENS["replay"](user, server)
    else:
        open_replay_of_six(user)
    log, controls = user.page.locator("aside.side"), user.page.locator(".controls")
    expect(user.page.get_by_role("heading", name=t("replay-stars"))).to_be_visible()
    expect(user.page.locator("[data-seat]")).to_have_count(seats)
    wait_for_rest(user.page)
    for panel in user.page.locator("[data-seat]").all():
        assert box(panel)[3] <= box(controls)[1], "the controls cover a monster"
    user.press(user.page.get_by_role("button", name=t("replay-after-tokyo"), exact=True))
    assert_heads_in_view(user)
    for share in (0, 0.5, 1):
        user.page.evaluate("share => scrollTo(0, share * document.body.scrollHeight)", share)
        assert box(user.page.locator(".after"))[2] <= box(log)[0]
    user.take_screenshot(f"replay-of-{seats}")

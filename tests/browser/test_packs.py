"""Games with the cards of the example pack in the browser, in English and in Persian."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from live_server import LiveServer
from pack_games import PACK, RECORD, pack_server
from samples import amount

from .accessibility import axe_violations, overflow
from .browser_user import BrowserUser, Device
from .conftest import UserFactory
from .gameplay import YOUR_TURN, play
from .languages import PSEUDO, WORDS, set_language, untranslated
from .page_text import starts_with, t
from .screens import open_log
from .waiting import expect_value

TITLES = {"en": "Night Watch", "fa": "گشت شبانه"}
EFFECTS = {
    "en": "After the last throw of another monster",
    "fa": "پس از آخرین پرتاب هیولای دیگر",
}
TILES = {"en": "Night Owl", "fa": "شب‌زنده‌دار"}
PACKS = {"en": "Night Shift", "fa": "شیفت شب"}
RAW_KEY = re.compile(r"\b(card|pack|log|table|act)-[a-z]|[a-z]_[a-z]")
DEVICES: tuple[Device, ...] = amount(("desktop", "phone"), part=("desktop",))
BUYING = 6  # moves of the record until Gigazaur buys
AT_LEVEL_3 = (  # in the Dark Edition, Gigazaur takes a tile
    RECORD.replace("edition: second", "edition: dark").replace("roll EEEEEE", "roll 111111")
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Replaces the server of other tests by one with the example pack."""
    with pack_server(tmp_path_factory.mktemp("packs"), PACK) as running:
        yield running


def open_game(
    new_user: UserFactory, server: LiveServer, device: Device, record: str
) -> BrowserUser:
    """Open a game of Ann and a bot that goes on from a record, in which Ann is asked."""
    ann = server.new_player("Ann")
    setup, start = {"level": "easy", "pace": 0}, {"text": record, "ply": BUYING}
    welcome = ann.post("/tables", {"setup": setup, "record": start}).json()
    ann.do(welcome["table"], "sit", seat=0, name="Ann")
    ann.do(welcome["table"], "start")
    user = new_user(device=device, cookie=ann.cookie)
    user.hide_hints()
    page = user.open(f"/t/{welcome['picture']['code']}")
    expect(page.get_by_role("heading", name=YOUR_TURN)).to_be_visible()
    return user


def check_page(user: BrowserUser, name: str, language: str) -> None:
    """Check that no text is a key or a name from the code, and that everything fits."""
    user.take_screenshot(f"pack-{language}-{name}")
    expect_value(user.page, lambda: raw_keys(user.page), [])
    assert not axe_violations(user.page)
    expect_value(user.page, lambda: overflow(user.page), [])


def raw_keys(page: Page) -> list[str]:
    return [text for _, text in page.evaluate(WORDS) if RAW_KEY.search(text)]


def close_dialog(user: BrowserUser) -> None:
    user.page.keyboard.press("Escape")
    expect(user.page.get_by_role("dialog")).to_have_count(0)


# --- at a table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
def test_cards_of_a_pack_at_a_table(
    new_user: UserFactory, server: LiveServer, device: Device
) -> None:
    """They are offered, bought, owned, explained and ordered, in English and in Persian."""
    user = open_game(new_user, server, device, RECORD)
    page = user.page
    for language in ("fa", "en"):
        set_language(page, language)
        for text in (TITLES[language], EFFECTS[language]):
            expect(page.get_by_text(text).filter(visible=True).first).to_be_visible()
        check_page(user, "market", language)
    user.press(page.get_by_role("button", name=re.compile("Buy Night Watch")).first)
    owned = page.get_by_role("button", name="Night Watch", exact=True)
    expect(owned).to_be_visible()
    play(page, user.press, 4)
    check_explanations(user)
    check_orders(user)
    user.press(page.get_by_role("button", name=t("odds-title"), exact=True))
    expect(page.get_by_role("region", name=t("odds-title"))).to_be_visible()
    check_replay(user)


def check_explanations(user: BrowserUser) -> None:
    """The log names the card; the reason of the line shows it, in each language."""
    page = user.page
    open_log(user)
    for language in ("fa", "en"):
        set_language(page, language)
        line = page.get_by_role("log").get_by_role("button", name=re.compile(TITLES[language]))
        user.press(line.first)
        dialog = page.get_by_role("dialog").last
        expect(dialog.get_by_text(EFFECTS[language])).to_be_visible()
        check_page(user, "why", language)
        close_dialog(user)
    if user.device == "phone":
        page.keyboard.press("Escape")


def check_orders(user: BrowserUser) -> None:
    page = user.page
    user.press(page.get_by_role("button", name=starts_with("table-seat-menu")).first)
    order = page.get_by_label(t("table-orders-card", card="Night Watch"))
    order.select_option(label=t("table-orders-card-never"))
    user.press(page.get_by_role("button", name=t("table-orders-save")))
    expect(page.get_by_role("button", name=t("table-orders-saved"))).to_be_visible()
    check_page(user, "orders", "en")
    close_dialog(user)


def check_replay(user: BrowserUser) -> None:
    code = user.page.url.rpartition("/")[2].partition("#")[0]
    page = user.open(f"/t/{code}#/replay")
    expect(page.get_by_role("heading", name=starts_with("replay-title"))).to_be_visible()
    expect(page.get_by_text("Thick Skull").filter(visible=True).first).to_be_visible()
    check_page(user, "replay", "en")


# --- tiles ---------------------------------------------------------------------------------------


def test_tile_of_a_pack(new_user: UserFactory, server: LiveServer) -> None:
    user = open_game(new_user, server, "desktop", AT_LEVEL_3)
    page = user.page
    for language in ("fa", "en"):
        set_language(page, language)
        expect(page.get_by_text(TILES[language]).filter(visible=True).first).to_be_visible()
        check_page(user, "tile", language)
    user.press(page.get_by_role("button", name=re.compile("Take Night Owl")).first)
    expect(page.get_by_role("button", name="Night Owl", exact=True).first).to_be_visible()


# --- other screens -------------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
def test_cards_of_a_pack_in_the_list_of_cards(new_user: UserFactory, device: Device) -> None:
    user = new_user(device=device)
    page = user.open("/#cards")
    page.get_by_label(t("card-filter-pack")).select_option(label="Night Shift")
    expect(page.get_by_text(t("card-found", n=8))).to_be_visible()
    for language in ("fa", "en"):
        set_language(page, language)
        card = page.get_by_role("button", name=re.compile(TITLES[language]))
        expect(card).to_contain_text(EFFECTS[language])
        check_page(user, "cards", language)
        user.press(card)
        expect(page.get_by_role("dialog").get_by_text(re.compile(PACKS[language]))).to_be_visible()
        check_page(user, "card", language)
        close_dialog(user)
    set_language(page, PSEUDO)
    expect(page.get_by_role("button", name=re.compile("Ñîght"))).to_have_count(2)
    expect_value(page, lambda: untranslated(page), [])


def test_host_of_a_table_may_leave_the_packs_out(new_user: UserFactory) -> None:
    user = new_user()
    for is_left_out in (False, True):
        page = user.open("/#new")
        with_packs = page.get_by_label(t("start-packs", packs="Night Shift"))
        expect(with_packs).to_be_checked()
        check_page(user, "new", "en")
        if is_left_out:
            with_packs.uncheck()
        user.press(page.get_by_role("button", name=t("start-setup-go")))
        expect(page.get_by_role("heading", name=starts_with("gather-title"))).to_be_visible()
        shown = page.get_by_text(t("gather-packs", packs="Night Shift"))
        expect(shown).to_have_count(0 if is_left_out else 1)

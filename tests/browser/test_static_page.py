"""The page without a server: whole games, offline, saved, and as a record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from daikaiju.record.game import last_position, parse_record, result_text
from daikaiju.record.game_hash import game_hash
from daikaiju.server.updates.uploads import updates_of_record

from .browser_user import BrowserUser, Device
from .conftest import UserFactory, require
from .firefox import find_firefox, launch_firefox, wait_until
from .gameplay import YOUR_TURN, decide, is_asked, is_over, play, turn_heading
from .page_text import any_of, starts_with, t
from .static_page import StaticHost, build_static_page, static_host
from .test_firefox import PLAY, PRELOAD, buttons, click
from .test_firefox import decide as decide_in_firefox
from .test_firefox import play as play_in_firefox
from .test_puzzles import ANSWER, TOKYO
from .test_puzzles import PLAY as PLAY_OUT

pytestmark = pytest.mark.compiled
MOST_UPDATES = 1000
BOT_TURN = starts_with("table-ask-waiting")
# A table of two without pauses: there is no request that a test could change.
QUICK_TABLES = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  const quick = { pace: 0, seats: 2, level: "easy" };
  if (message.path === "/tables") Object.assign(message.body.setup, quick);
  post.call(this, message);
};
"""
MASTER_TABLES = QUICK_TABLES.replace("easy", "master")  # its bots wait for their network
WEIGHTS = "/champion-"
NOT_LOADED = "503", "could not be loaded"
IS_CACHED = "navigator.serviceWorker.controller !== null"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    build_static_page(folder)
    return folder


@pytest.fixture
def host(root: Path) -> Iterator[StaticHost]:
    with static_host(root) as running:
        yield running


@pytest.fixture
def new_user(browser: Browser, host: StaticHost) -> Iterator[UserFactory]:
    """Yield a factory of users of the static page; no unexpected error may occur."""
    made: list[BrowserUser] = []

    def make(device: Device = "desktop", tables: str = QUICK_TABLES) -> BrowserUser:
        made.append(BrowserUser(browser, host.url, device, service_worker=True))
        made[-1].context.add_init_script(tables)
        return made[-1]

    yield make
    assert [fault for user in made for fault in user.close()] == []


def open_page(user: BrowserUser) -> Page:
    user.page.goto(user.url)
    return user.page


def wait_until_cached(page: Page) -> None:
    """Wait until the service worker has stored all files and controls the page."""
    page.wait_for_function(IS_CACHED)


def test_the_first_visit_loads_rules_and_bots_once(new_user: UserFactory, host: StaticHost) -> None:
    """The service worker stores what the first game has loaded."""
    ann = new_user()
    wait_until_cached(open_page(ann))
    names = ("rules", "policy", "champion")
    files = [path for path in host.sent if path.endswith((".wasm", ".bin"))]
    loaded = [name for path in files for name in names if f"/{name}-" in path]
    assert sorted(loaded) == sorted(names)


def test_whole_game_offline_survives_a_reload_and_becomes_a_record(
    new_user: UserFactory, host: StaticHost
) -> None:
    ann = new_user()
    page = open_page(ann)
    wait_until_cached(page)
    host.stop()
    ann.expect_errors("ERR_CONNECTION_REFUSED")
    page.reload()
    page.get_by_role("button", name=t("start-play")).click()
    play(page, ann.press, decisions=6)
    address = page.url
    page.reload()
    expect(turn_heading(page).first).to_be_visible()
    assert page.url == address
    play(page, ann.press)
    expect(page.get_by_text(t("local-dice"))).to_be_visible()
    expect(page.get_by_role("button", name=t("table-over-verify"))).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name=t("table-over-record")).click()
    text = download.value.path().read_text("utf-8")
    assert updates_of_record(text, 0, MOST_UPDATES)[-1].picture.phase == "over"  # on a server
    record = parse_record(text)
    assert record.result == result_text(last_position(record)) != ""
    assert record.chain == game_hash(record)
    page.get_by_role("link", name=t("table-over-replay")).click()
    expect(page.get_by_role("heading", name=starts_with("replay-title"))).to_be_visible()
    page.get_by_role("button", name=t("replay-review-start")).click()
    expect(page.get_by_role("heading", name=t("replay-review-costly"))).to_be_visible()
    page.get_by_role("link", name=t("frame-home")).click()
    expect(page.get_by_role("heading", name=t("start-mine"))).to_be_visible()
    page.get_by_role("link", name=t("games-all")).click()
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.get_by_role("heading", name=starts_with("replay-title"))).to_be_visible()


def test_two_players_share_a_phone_offline_without_cards_and_play_a_rematch(
    new_user: UserFactory, host: StaticHost
) -> None:
    cy = new_user(device="phone")
    page = open_page(cy)
    wait_until_cached(page)
    host.stop()
    cy.press(page.get_by_role("link", name=t("start-new"), exact=True))
    cy.press(page.locator("summary", has_text=t("start-rules")))
    page.get_by_label(t("start-choice-deck")).select_option(label=t("start-choice-deck-none"))
    cy.press(page.get_by_role("button", name=t("start-setup-go")))
    cy.press(page.get_by_role("button", name=t("gather-sit-too"), exact=True).first)
    expect(page.get_by_role("button", name=t("gather-stand"))).to_have_count(2)
    expect(page.get_by_text(t("gather-entropy"))).to_have_count(0)  # it would change nothing
    cy.press(page.get_by_role("button", name=t("gather-start")))
    play(page, cy.press)
    assert is_over(page)
    before = page.url
    cy.press(page.get_by_role("button", name=t("table-over-rematch")))
    page.wait_for_url(lambda url: url != before)
    expect(turn_heading(page).first).to_be_visible()


def test_the_champion_gives_a_hint_offline(new_user: UserFactory, host: StaticHost) -> None:
    eve = new_user(device="phone")
    page = open_page(eve)
    wait_until_cached(page)
    host.stop()
    page.get_by_role("button", name=t("start-play")).click()
    expect(turn_heading(page).first).to_be_visible()
    page.get_by_role("button", name=t("hint-title")).click()
    expect(page.get_by_text(t("hint-would"))).to_be_visible()
    play(page, eve.press, decisions=2)


def test_a_game_is_played_in_one_tab_at_a_time(new_user: UserFactory) -> None:
    fay = new_user()
    first = open_page(fay)
    first.get_by_role("button", name=t("start-play")).click()
    play(first, fay.press, decisions=2)
    second = fay.context.new_page()
    second.goto(first.url)
    expect(second.get_by_text(t("local-refused-open-elsewhere"))).to_be_visible()
    first.close()
    second.reload()
    expect(turn_heading(second).first).to_be_visible()
    play(second, fay.press, decisions=2)


def test_a_puzzle_is_played_out(new_user: UserFactory) -> None:
    dee = new_user()
    dee.hide_hints()
    page = dee.page
    page.goto(f"{dee.url}#puzzle/{TOKYO.id}")
    page.get_by_role("button", name=ANSWER).click()
    page.get_by_role("button", name=PLAY_OUT).click()
    expect(page).not_to_have_url(re.compile("puzzle"))
    expect(page.get_by_role("button", name=starts_with("act-stay"))).to_be_visible()
    play(page, dee.press, decisions=2)


def test_a_whole_game_needs_no_weights_of_the_bots(new_user: UserFactory, host: StaticHost) -> None:
    """Until they are loaded, bots of the usual levels play in a simpler way."""
    host.missing = WEIGHTS
    ivy = new_user()
    ivy.expect_errors(*NOT_LOADED)
    page = open_page(ivy)
    page.get_by_role("button", name=t("start-play")).click()
    ivy.expect_message(starts_with("local-trouble-bots"))
    play(page, ivy.press)
    assert is_over(page)


@pytest.mark.parametrize("file", ["/worker-", "/rules-"])
def test_a_game_that_cannot_be_loaded_is_tried_again(
    new_user: UserFactory, host: StaticHost, file: str
) -> None:
    host.missing = file
    ken = new_user()
    ken.expect_errors(*NOT_LOADED)
    page = open_page(ken)
    page.get_by_role("button", name=t("start-play")).click()
    ken.expect_message(starts_with("local-refused-not-loaded"))
    host.missing = ""
    page.get_by_role("button", name=t("start-play")).click()
    play(page, ken.press, decisions=2)


@pytest.mark.parametrize("file", ["/coach-worker-", "/search-"])
def test_a_coach_that_cannot_be_loaded_is_tried_again(
    new_user: UserFactory, host: StaticHost, file: str
) -> None:
    host.missing = file
    lou = new_user()
    lou.expect_errors(*NOT_LOADED)
    page = open_page(lou)
    page.get_by_role("button", name=t("start-play")).click()
    expect(turn_heading(page).first).to_be_visible()
    page.get_by_role("button", name=t("hint-title"), exact=True).click()
    expect(page.get_by_text(t("local-refused-not-loaded"))).to_be_visible()
    host.missing = ""
    page.get_by_role("button", name=t("hint-close")).click()
    page.get_by_role("button", name=t("hint-title"), exact=True).click()
    expect(page.get_by_text(t("hint-would"))).to_be_visible()


def test_a_bot_that_waits_for_its_network_decides_when_it_is_loaded(
    new_user: UserFactory, host: StaticHost
) -> None:
    host.missing = WEIGHTS
    mel = new_user(tables=MASTER_TABLES)
    mel.expect_errors(*NOT_LOADED)
    page = open_page(mel)
    page.get_by_role("button", name=t("start-play")).click()
    mel.expect_message(starts_with("local-trouble-bots"))
    host.missing = ""
    play(page, mel.press, decisions=3)


def test_a_deleted_game_does_not_come_back(new_user: UserFactory) -> None:
    """Not even if one of its bots decides later."""
    nia = new_user(tables=MASTER_TABLES)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    nia.context.route(f"**{WEIGHTS}*", hold)
    page = open_page(nia)
    page.get_by_role("button", name=t("start-play")).click()
    heading = page.get_by_role("heading", name=any_of(YOUR_TURN, BOT_TURN))
    expect(heading.first).to_be_visible()
    while is_asked(page):
        decide(page, nia.press)
        expect(heading.first).to_be_visible()
    page.get_by_role("link", name=t("frame-settings")).click()
    page.get_by_role("button", name=t("set-forget")).click()
    expect(page.get_by_text(t("local-forget-sure"))).to_be_visible()
    page.get_by_role("button", name=t("set-forget-go")).click()
    nia.expect_message(starts_with("set-forgotten"))
    for route in waiting:
        route.continue_()
    page.get_by_role("link", name=t("frame-home")).click()
    page.get_by_role("button", name=t("start-play")).click()
    play(page, nia.press, decisions=8)  # its bots decide after that of the deleted game
    page.goto(nia.url)
    games = page.get_by_role("region", name=t("start-mine")).get_by_role("link")
    expect(games).to_have_count(2)  # the game, and all games


@pytest.mark.parametrize(
    ("trouble", "script"),
    [
        (
            "refused",
            "self.indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };",
        ),
        (
            "full",
            "IDBObjectStore.prototype.put = () => {"
            " throw new DOMException('no', 'QuotaExceededError'); };",
        ),
    ],
)
def test_a_game_goes_on_if_it_cannot_be_saved(
    new_user: UserFactory, trouble: str, script: str
) -> None:
    def change(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"{script}\n{found.text()}")

    bea = new_user()
    bea.context.route("**/worker-*.js", change)
    page = open_page(bea)
    page.get_by_role("button", name=t("start-play")).click()
    expect(page.get_by_text(t(f"local-trouble-{trouble}"))).to_be_visible()
    play(page, bea.press, decisions=3)


def test_whole_game_offline_in_firefox_in_the_size_of_a_phone(root: Path, tmp_path: Path) -> None:
    require(find_firefox(), "Firefox is not installed (apt-get install firefox-esr)")
    with static_host(root) as host, launch_firefox(tmp_path / "profile") as page:
        page.resize(390, 844)
        page.preload(PRELOAD + QUICK_TABLES)
        page.open(host.url)
        wait_until(lambda: page.evaluate(IS_CACHED))
        host.stop()
        page.open(host.url)
        click(page, wait_until(lambda: buttons(page, PLAY))[0])
        play_in_firefox(page, decide_in_firefox)
        assert t("local-dice") in page.evaluate("document.body.innerText")
        assert page.evaluate("window.errors") == []

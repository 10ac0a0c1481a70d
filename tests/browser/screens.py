"""Every screen of the page, and how a test opens it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import FilePayload, Page, expect

from live_server import LiveServer

from .browser_user import BrowserUser
from .game_setup import PreparedGame, finished_game, game_with_question
from .gameplay import GAME_OVER, YOUR_TURN
from .page_text import starts_with, t

ScreenOpener = Callable[[BrowserUser, LiveServer], None]
SCREENS: dict[str, ScreenOpener] = {}
REASON = "三個1值1顆星，再擲一次也許有第四個1！"  # of a player; not a text of the page


def screen(name: str) -> Callable[[ScreenOpener], ScreenOpener]:
    def register(opener: ScreenOpener) -> ScreenOpener:
        SCREENS[name] = opener
        return opener

    return register


def expect_heading(page: Page, key: str) -> None:
    expect(page.get_by_role("heading", name=starts_with(key)).first).to_be_visible()


# --- outside a table -----------------------------------------------------------------------------


@screen("start")
def _start(user: BrowserUser, server: LiveServer) -> None:
    user.open("/")
    expect(user.page.get_by_role("button", name=t("start-play"))).to_be_enabled()


@screen("start-of-a-regular")
def _start_of_a_regular(user: BrowserUser, server: LiveServer) -> None:
    host = server.new_player("Zoe")
    host.open_table(open=True)
    use_session_of_ann(user, over_game(server))
    user.open("/")
    expect_heading(user.page, "start-mine")
    expect(user.page.get_by_text(t("start-phase-gathering")).first).to_be_visible()


@screen("games")
def _games(user: BrowserUser, server: LiveServer) -> None:
    use_session_of_ann(user, over_game(server))
    user.open("/#games")
    expect_heading(user.page, "games-statistics")
    expect(user.page.get_by_role("link", name=starts_with("start-watch")).first).to_be_visible()


@screen("watched-record")
def _watched_record(user: BrowserUser, server: LiveServer) -> None:
    game = over_game(server)
    record = server.anonymous_client().get(f"/tables/{game.table}/record").text
    user.open("/#games")
    upload = FilePayload(name="game.txt", mimeType="text/plain", buffer=_with_reasons(record))
    user.page.locator("input[type=file]").set_input_files(upload)
    expect_heading(user.page, "replay-title")
    user.page.keyboard.press("End")
    board, log = user.page.locator(".decision"), user.page.get_by_role("log")
    expect(board.get_by_text(REASON)).to_be_visible()
    expect(log.get_by_text(REASON).last).to_be_visible()


def _with_reasons(record: str) -> bytes:
    """Return the record with a stated reason for each decision."""
    head, _, moves = record.partition("\n\n")
    lines = [f"{line} // {REASON}" if ": " in line else line for line in moves.splitlines()]
    return "\n".join([head, "", *lines, ""]).encode()


@screen("new-table")
def _new_table(user: BrowserUser, server: LiveServer) -> None:
    user.open("/#new")
    for more in ("start-customs", "start-rules"):
        user.press(user.page.locator("summary", has_text=t(more)))
    expect(user.page.get_by_label(t("start-choice-deck"))).to_be_visible()


@screen("new-table-own-clock")
def _own_clock(user: BrowserUser, server: LiveServer) -> None:
    user.open("/#new")
    group = user.page.get_by_role("group", name=t("start-clock"))
    user.press(group.get_by_text(t("clock-preset-custom"), exact=True))
    expect(user.page.get_by_role("spinbutton", name=t("clock-reserve"))).to_be_visible()


@screen("gathering")
def _gathering(user: BrowserUser, server: LiveServer) -> None:
    host = server.new_player("Zoe")
    table = host.open_table(seats=4)
    host.do(table, "sit", seat=0, name="Zoe")
    host.do(table, "man", seat=1, level="easy")
    use_session(user, host.cookie)
    user.open(f"/t/{host.picture(table)['code']}")
    expect(user.page.get_by_role("button", name=t("gather-start"))).to_be_enabled()
    for summary in user.page.locator("summary").all():
        user.press(summary)


@screen("cards")
def _cards(user: BrowserUser, server: LiveServer) -> None:
    user.open("/#cards")
    expect(user.page.get_by_role("searchbox")).to_be_visible()
    expect(user.page.get_by_role("listitem").first).to_be_visible()


@screen("rules")
def _rules(user: BrowserUser, server: LiveServer) -> None:
    user.open("/#rules/dark/YIELD-1")
    rule = user.page.locator("#at-YIELD-1")
    expect(rule).to_be_in_viewport()
    user.press(rule.locator("summary"))
    expect(rule.locator("code").first).to_be_visible()


@screen("rules-compared")
def _rules_compared(user: BrowserUser, server: LiveServer) -> None:
    user.open("/#rules/compare")
    user.press(user.page.get_by_label(t("book-same-too")))
    expect(user.page.get_by_role("cell").first).to_be_visible()


@screen("example")
def _example(user: BrowserUser, server: LiveServer) -> None:
    user.hide_hints()
    user.open("/#rules/second/EX-12")
    user.press(user.page.locator("#at-EX-12").get_by_role("button", name=t("book-play")))
    expect(user.page.get_by_role("heading", name=YOUR_TURN)).to_be_visible()


@screen("settings")
def _settings(user: BrowserUser, server: LiveServer) -> None:
    use_session(user, server.new_player("Zoe").cookie)
    user.open("/#settings")
    expect(user.page.get_by_role("button", name=t("set-forget"))).to_be_visible()


@screen("profile")
def _profile(user: BrowserUser, server: LiveServer) -> None:
    use_session_of_ann(user, over_game(server))
    page = user.open("/#profile")
    expect(page.get_by_role("button", name=starts_with("profile-rematch-with"))).to_be_visible()
    user.press(page.get_by_role("button", name=t("profile-move-go")))
    expect(page.get_by_role("img", name=t("profile-move-qr"))).to_be_visible()


@screen("profile-of-a-newcomer")
def _newcomer(user: BrowserUser, server: LiveServer) -> None:
    page = user.open("/#move/ABCDEFGHJKMN")
    expect(page.get_by_role("button", name=t("profile-use-go"))).to_be_visible()
    expect(page.get_by_label(t("profile-move-code"))).to_have_value("ABCDEFGHJKMN")


@screen("settings-forget")
def _forget(user: BrowserUser, server: LiveServer) -> None:
    _settings(user, server)
    user.press(user.page.get_by_role("button", name=t("set-forget")))
    expect(user.page.get_by_role("dialog")).to_be_visible()


@screen("not-found")
def _not_found(user: BrowserUser, server: LiveServer) -> None:
    user.open("/#nothing")
    expect_heading(user.page, "frame-missing")


# --- table ---------------------------------------------------------------------------------------


def use_session(user: BrowserUser, cookie: str) -> None:
    name, _, value = cookie.partition("=")
    user.context.add_cookies([{"name": name, "value": value, "url": user.url}])


def use_session_of_ann(user: BrowserUser, game: PreparedGame) -> None:
    """Use the session of Ann in this game."""
    use_session(user, game.ann.cookie)


def open_table_as_ann(user: BrowserUser, game: PreparedGame) -> Page:
    """Open the table as Ann, without hints for new players."""
    use_session_of_ann(user, game)
    user.hide_hints()
    page = user.open(game.address)
    expect(page.get_by_role("heading", name=YOUR_TURN)).to_be_visible()
    return page


@cache
def keep_game(server: LiveServer) -> PreparedGame:
    return game_with_question(server, "keep")


@cache
def over_game(server: LiveServer) -> PreparedGame:
    return finished_game(server)


def open_log(user: BrowserUser) -> None:
    """Show the log, which is behind a button on a phone, with all earlier lines."""
    if user.device == "phone":
        user.press(user.page.get_by_role("button", name=t("table-log"), exact=True))
    log = user.page.get_by_role("log")
    expect(log).to_be_visible()
    expect(log).to_have_attribute("aria-busy", "false")


@screen("table-first-throw")
def _first_throw(user: BrowserUser, server: LiveServer) -> None:
    game = keep_game(server)
    use_session_of_ann(user, game)
    user.open(game.address)
    expect_heading(user.page, "table-first")


@screen("table-keep")
def _keep(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    user.press(page.get_by_role("button", name=starts_with("table-die", n=2)))


@screen("table-odds")
def _odds(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    user.press(page.get_by_role("button", name=t("odds-title"), exact=True))
    odds = page.get_by_role("region", name=t("odds-title"))
    expect(odds.get_by_role("button").first).to_be_visible()


@screen("table-buy")
def _buy(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, game_with_question(server, "buy"))
    expect(page.get_by_role("button", name=starts_with("act-done"))).to_be_visible()


@screen("table-yield")
def _yield(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, game_with_question(server, "yield"))
    expect(page.get_by_role("button", name=starts_with("act-stay"))).to_be_visible()


@screen("table-dark")
def _dark(user: BrowserUser, server: LiveServer) -> None:
    open_table_as_ann(user, game_with_question(server, "buy", edition="dark"))


@screen("table-watched")
def _watched(user: BrowserUser, server: LiveServer) -> None:
    page = user.open(keep_game(server).address)
    expect(page.get_by_role("heading", name=starts_with("table-ask-waiting"))).to_be_visible()


@screen("table-of-spectators")
def _spectators(user: BrowserUser, server: LiveServer) -> None:
    clock = {"move": 20, "reserve": 600}
    game = PreparedGame.start(server, chat="all", clock=clock)
    use_session(user, server.new_player("Zoe").cookie)
    page = user.open(game.address)
    open_log(user)
    expect(page.get_by_text(t("people-watching-names", n=1, names="Zoe"))).to_be_visible()
    expect(page.get_by_role("textbox", name=t("table-say"))).to_be_visible()
    expect(page.get_by_text(starts_with("clock-seat")).first).to_be_attached()


@screen("table-stand-in")
def _stand_in(user: BrowserUser, server: LiveServer) -> None:
    game = PreparedGame.start(server)
    waiting = (game.bob, game.ann)[game.ann.picture(game.table)["asked"]["seat"]]
    use_session(user, waiting.cookie)
    user.hide_hints()
    page = user.open(game.address)
    expect(page.get_by_role("button", name=t("table-seat-stand-in"))).to_be_visible()


@screen("table-of-six")
def _six(user: BrowserUser, server: LiveServer) -> None:
    host = server.new_player("Zoe")
    table = host.open_table(seats=6, pace=10_000)
    host.do(table, "sit", seat=0, name="Zoe, whose name is long")
    host.do(table, "start")
    use_session(user, host.cookie)
    user.hide_hints()
    page = user.open(f"/t/{host.picture(table)['code']}")
    expect(page.get_by_role("region", name=starts_with("table-panel"))).to_have_count(6)


@screen("dialog-card")
def _card(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    user.press(page.get_by_role("region", name=t("table-market")).get_by_role("button").first)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text(t("card-rulings-loading"))).to_have_count(0)


@screen("dialog-why")
def _why(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    user.press(page.get_by_role("button", name=starts_with("table-counter-health")).first)
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("dialog-why-a-line")
def _why_a_line(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    open_log(user)
    user.press(page.get_by_role("log").get_by_role("button").first)
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("dialog-orders")
def _orders(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    user.press(page.get_by_role("button", name=starts_with("table-seat-menu")).first)
    expect(page.get_by_role("button", name=t("table-orders-save"))).to_be_visible()


@screen("dialog-help")
def _help(user: BrowserUser, server: LiveServer) -> None:
    page = open_table_as_ann(user, keep_game(server))
    user.press(page.get_by_role("button", name=t("table-help"), exact=True).first)
    expect(page.get_by_role("dialog", name=t("table-crib"))).to_be_visible()
    if user.device != "phone":  # a phone has no keyboard
        expect(page.get_by_role("heading", name=t("table-keys"))).to_be_visible()


@screen("story")
def _story(user: BrowserUser, server: LiveServer) -> None:
    use_session_of_ann(user, over_game(server))
    user.open(over_game(server).address)
    user.press(user.page.get_by_role("button", name=t("table-over-look")))
    open_log(user)
    expect(user.page.get_by_role("log").get_by_role("listitem").last).to_be_visible()


@screen("end")
def _end(user: BrowserUser, server: LiveServer) -> None:
    game = over_game(server)
    use_session_of_ann(user, game)
    page = user.open(game.address)
    expect(page.get_by_role("heading", name=GAME_OVER)).to_be_visible()
    user.press(page.get_by_role("button", name=t("table-over-verify")))
    expect(page.get_by_text(starts_with("table-fair-good"))).to_be_visible()


@screen("replay")
def _replay(user: BrowserUser, server: LiveServer) -> None:
    game = over_game(server)
    page = user.open(f"{game.address}#/replay")
    expect_heading(page, "replay-title")
    user.press(page.get_by_role("button", name=t("replay-after-turn"), exact=True))


# --- lessons -------------------------------------------------------------------------------------


@screen("lesson")
def _lesson(user: BrowserUser, server: LiveServer) -> None:
    page = user.open("/#lesson")
    expect(page.get_by_role("region", name=starts_with("table-panel")).first).to_be_visible()


@screen("lesson-wickedness")
def _wickedness(user: BrowserUser, server: LiveServer) -> None:
    page = user.open("/#lesson/wickedness")
    expect(page.get_by_role("region", name=starts_with("table-panel")).first).to_be_visible()


class Layout(NamedTuple):
    """A viewport width and text direction without overflow."""

    width: int
    direction: str


LAYOUTS = {
    "desktop": [Layout(1280, "ltr"), Layout(1280, "rtl")],
    "phone": [Layout(360, "rtl"), Layout(360, "ltr"), Layout(390, "ltr")],
}

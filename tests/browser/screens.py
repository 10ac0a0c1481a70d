"""Every screen of the page, and how one comes to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page, expect

from serving import Served

from .coming import Arranged, asked, ended
from .playing import MINE, OVER
from .visitors import Visitor
from .words import begins, t

Way = Callable[[Visitor, Served], None]
WAYS: dict[str, Way] = {}


def screen(name: str) -> Callable[[Way], Way]:
    def named(way: Way) -> Way:
        WAYS[name] = way
        return way

    return named


def shows(page: Page, heading: str) -> None:
    expect(page.get_by_role("heading", name=begins(heading)).first).to_be_visible()


# --- around the table ----------------------------------------------------------------------------


@screen("start")
def _start(visitor: Visitor, server: Served) -> None:
    visitor.open("/")
    expect(visitor.page.get_by_role("button", name=t("start-play"))).to_be_enabled()


@screen("start-of-a-regular")
def _start_of_a_regular(visitor: Visitor, server: Served) -> None:
    host = server.guest("Zoe")
    host.open_table(open=True)
    become(visitor, over(server))
    visitor.open("/")
    shows(visitor.page, "start-mine")
    expect(visitor.page.get_by_text(t("start-phase-gathering")).first).to_be_visible()


@screen("new-table")
def _new_table(visitor: Visitor, server: Served) -> None:
    visitor.open("/#new")
    for more in ("start-customs", "start-rules"):
        visitor.press(visitor.page.locator("summary", has_text=t(more)))
    expect(visitor.page.get_by_label(t("start-choice-deck"))).to_be_visible()


@screen("gathering")
def _gathering(visitor: Visitor, server: Served) -> None:
    host = server.guest("Zoe")
    table = host.open_table(seats=4)
    host.done(table, "sit", seat=0, name="Zoe")
    host.done(table, "man", seat=1, level="easy")
    be(visitor, host.cookie)
    visitor.open(f"/t/{host.look(table)['code']}")
    expect(visitor.page.get_by_role("button", name=t("gather-start"))).to_be_enabled()
    for summary in visitor.page.locator("summary").all():
        visitor.press(summary)


@screen("cards")
def _cards(visitor: Visitor, server: Served) -> None:
    visitor.open("/#cards")
    expect(visitor.page.get_by_role("searchbox")).to_be_visible()
    expect(visitor.page.get_by_role("listitem").first).to_be_visible()


@screen("rules")
def _rules(visitor: Visitor, server: Served) -> None:
    visitor.open("/#rules/dark/YIELD-1")
    rule = visitor.page.locator("#at-YIELD-1")
    expect(rule).to_be_in_viewport()
    visitor.press(rule.locator("summary"))
    expect(rule.locator("code").first).to_be_visible()


@screen("rules-compared")
def _rules_compared(visitor: Visitor, server: Served) -> None:
    visitor.open("/#rules/compare")
    visitor.press(visitor.page.get_by_label(t("book-same-too")))
    expect(visitor.page.get_by_role("cell").first).to_be_visible()


@screen("example")
def _example(visitor: Visitor, server: Served) -> None:
    visitor.open("/#rules/second/EX-12")
    visitor.press(visitor.page.locator("#at-EX-12").get_by_role("button", name=t("book-play")))
    expect(visitor.page.get_by_role("heading", name=MINE)).to_be_visible()
    understand(visitor)


@screen("settings")
def _settings(visitor: Visitor, server: Served) -> None:
    be(visitor, server.guest("Zoe").cookie)
    visitor.open("/#settings")
    expect(visitor.page.get_by_role("button", name=t("set-forget"))).to_be_visible()


@screen("settings-forget")
def _forget(visitor: Visitor, server: Served) -> None:
    _settings(visitor, server)
    visitor.press(visitor.page.get_by_role("button", name=t("set-forget")))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


@screen("not-found")
def _not_found(visitor: Visitor, server: Served) -> None:
    visitor.open("/#nothing")
    shows(visitor.page, "frame-missing")


# --- at the table --------------------------------------------------------------------------------


def be(visitor: Visitor, cookie: str) -> None:
    name, _, value = cookie.partition("=")
    visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.url}])


def become(visitor: Visitor, game: Arranged) -> None:
    """Ann of that game."""
    be(visitor, game.ann.cookie)


def at(visitor: Visitor, game: Arranged) -> Page:
    """At the table as Ann, who has thrown dice before."""
    become(visitor, game)
    page = visitor.open(game.address)
    expect(page.get_by_role("heading", name=MINE)).to_be_visible()
    understand(visitor)
    return page


def understand(visitor: Visitor) -> None:
    """What newcomers are told lies over the table until they have read it."""
    understood = visitor.page.get_by_role("button", name=t("table-first-go"))
    if understood.is_visible():
        visitor.press(understood)


@cache
def keeping(server: Served) -> Arranged:
    return asked(server, "keep")


@cache
def over(server: Served) -> Arranged:
    return ended(server)


def read(visitor: Visitor) -> None:
    """What happened: on a phone that is behind a button."""
    if visitor.device == "phone":
        visitor.press(visitor.page.get_by_role("button", name=t("table-log"), exact=True))
    expect(visitor.page.get_by_role("log")).to_be_visible()


@screen("table-first-throw")
def _first_throw(visitor: Visitor, server: Served) -> None:
    game = keeping(server)
    become(visitor, game)
    visitor.open(game.address)
    shows(visitor.page, "table-first")


@screen("table-keep")
def _keep(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    visitor.press(page.get_by_role("button", name=begins("table-die", n=2)))


@screen("table-odds")
def _odds(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    visitor.press(page.get_by_role("button", name=t("odds-title"), exact=True))
    odds = page.get_by_role("region", name=t("odds-title"))
    expect(odds.get_by_role("button").first).to_be_visible()


@screen("table-buy")
def _buy(visitor: Visitor, server: Served) -> None:
    page = at(visitor, asked(server, "buy"))
    expect(page.get_by_role("button", name=begins("act-done"))).to_be_visible()


@screen("table-yield")
def _yield(visitor: Visitor, server: Served) -> None:
    page = at(visitor, asked(server, "yield"))
    expect(page.get_by_role("button", name=begins("act-stay"))).to_be_visible()


@screen("table-dark")
def _dark(visitor: Visitor, server: Served) -> None:
    at(visitor, asked(server, "buy", edition="dark"))


@screen("table-watched")
def _watched(visitor: Visitor, server: Served) -> None:
    page = visitor.open(keeping(server).address)
    expect(page.get_by_role("heading", name=begins("table-ask-waiting"))).to_be_visible()


@screen("table-of-six")
def _six(visitor: Visitor, server: Served) -> None:
    host = server.guest("Zoe")
    table = host.open_table(seats=6, pace=10_000)
    host.done(table, "sit", seat=0, name="Zoe, whose name is long")
    host.done(table, "start")
    be(visitor, host.cookie)
    page = visitor.open(f"/t/{host.look(table)['code']}")
    expect(page.get_by_role("region", name=begins("table-panel"))).to_have_count(6)
    understand(visitor)


@screen("dialog-card")
def _card(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    visitor.press(page.get_by_role("region", name=t("table-market")).get_by_role("button").first)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text(t("card-rulings-loading"))).to_have_count(0)


@screen("dialog-why")
def _why(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    visitor.press(page.get_by_role("button", name=begins("table-counter-health")).first)
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("dialog-why-a-line")
def _why_a_line(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    read(visitor)
    visitor.press(page.get_by_role("log").get_by_role("button").first)
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("dialog-orders")
def _orders(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    visitor.press(page.get_by_role("button", name=begins("table-seat-menu")).first)
    expect(page.get_by_role("button", name=t("table-orders-save"))).to_be_visible()


@screen("dialog-help")
def _help(visitor: Visitor, server: Served) -> None:
    page = at(visitor, keeping(server))
    visitor.press(page.get_by_role("button", name=t("table-help"), exact=True).first)
    expect(page.get_by_role("dialog", name=t("table-crib"))).to_be_visible()
    if visitor.device != "phone":  # which has no keys
        expect(page.get_by_role("heading", name=t("table-keys"))).to_be_visible()


@screen("story")
def _story(visitor: Visitor, server: Served) -> None:
    become(visitor, over(server))
    visitor.open(over(server).address)
    visitor.press(visitor.page.get_by_role("button", name=t("table-over-look")))
    read(visitor)
    expect(visitor.page.get_by_role("log").get_by_role("listitem").last).to_be_visible()


@screen("end")
def _end(visitor: Visitor, server: Served) -> None:
    game = over(server)
    become(visitor, game)
    page = visitor.open(game.address)
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()
    visitor.press(page.get_by_role("button", name=t("table-over-verify")))
    expect(page.get_by_text(begins("table-fair-good"))).to_be_visible()


@screen("replay")
def _replay(visitor: Visitor, server: Served) -> None:
    game = over(server)
    page = visitor.open(f"{game.address}#/replay")
    shows(page, "replay-title")
    visitor.press(page.get_by_role("button", name=t("replay-after-turn"), exact=True))


# --- lessons -------------------------------------------------------------------------------------


@screen("lesson")
def _lesson(visitor: Visitor, server: Served) -> None:
    page = visitor.open("/#lesson")
    expect(page.get_by_role("region", name=begins("table-panel")).first).to_be_visible()


@screen("lesson-wickedness")
def _wickedness(visitor: Visitor, server: Served) -> None:
    page = visitor.open("/#lesson/wickedness")
    expect(page.get_by_role("region", name=begins("table-panel")).first).to_be_visible()


class Corner(NamedTuple):
    """A width at which nothing may stick out."""

    width: int
    direction: str


CORNERS = {
    "desktop": [Corner(1280, "ltr"), Corner(1280, "rtl")],
    "phone": [Corner(360, "rtl"), Corner(360, "ltr"), Corner(390, "ltr")],
}

"""How people come to a table: through the form of the page, or arranged beforehand by commands."""

from __future__ import annotations

import random
from dataclasses import dataclass

from playwright.sync_api import expect

from serving import Json, Served
from serving import Visitor as Guest

from .playing import heading
from .visitors import Visitor
from .words import begins, t

QUICK = {"start-seats": "2", "start-level": t("level-easy"), "start-pace": t("start-pace-0")}
MOST_MOVES = 3000


# --- by the page ---------------------------------------------------------------------------------


def open_quick_table(visitor: Visitor) -> str:
    """Two seats, no cards, no waiting, as one chooses it in the form; the code of the table."""
    page = visitor.open("/")
    visitor.press(page.get_by_role("link", name=t("start-new"), exact=True))
    for more in ("start-customs", "start-rules"):
        visitor.press(page.locator("summary", has_text=t(more)))
    for group, choice in QUICK.items():
        picks = page.get_by_role("group", name=t(group))
        visitor.press(picks.get_by_text(choice, exact=True))
    page.get_by_label(t("start-choice-deck")).select_option(label=t("start-choice-deck-none"))
    visitor.press(page.get_by_role("button", name=t("start-setup-go")))
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def sit_down(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", name=begins("gather-title"))).to_be_visible()
    visitor.page.get_by_label(t("start-name")).fill(name)
    visitor.press(visitor.page.get_by_role("button", name=t("gather-sit"), exact=True).first)
    expect(visitor.page.get_by_role("button", name=t("gather-stand"))).to_be_visible()


def start(visitor: Visitor) -> None:
    visitor.press(visitor.page.get_by_role("button", name=t("gather-start")))
    expect(heading(visitor.page).first).to_be_visible()


# --- by commands ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Arranged:
    """A game of two people that has come to a certain point."""

    ann: Guest
    bob: Guest
    table: str
    code: str

    @property
    def address(self) -> str:
        return f"/t/{self.code}"

    @classmethod
    def begun(cls, server: Served, **setup: object) -> Arranged:
        ann, bob, table = server.begun(**{"pace": 0} | setup)
        return cls(ann, bob, table, ann.look(table)["code"])

    def move(self, luck: random.Random) -> None:
        """Whoever is asked does anything that is possible."""
        seat = self.ann.look(self.table)["asked"]["seat"]
        guest = (self.ann, self.bob)[seat]
        picture = guest.look(self.table)
        action = luck.choice(picture["legal"])
        guest.done(self.table, "act", seat=seat, ply=picture["ply"], action=action)


def asked(server: Served, question: str, **setup: object) -> Arranged:
    """A game in which Ann is asked that now."""
    luck = random.Random(question)

    def is_it(picture: Json) -> bool:
        now = picture.get("asked") or {}
        return now.get("seat") == 0 and now.get("question") == question

    game = Arranged.begun(server, **setup)
    for _ in range(MOST_MOVES):
        picture = game.ann.look(game.table)
        if is_it(picture):
            return game
        if picture["phase"] == "over":
            game = Arranged.begun(server, **setup)
        else:
            game.move(luck)
    raise AssertionError(f"nobody was asked: {question}")


def ended(server: Served, **setup: object) -> Arranged:
    """A game that is over."""
    luck = random.Random(0)
    game = Arranged.begun(server, **setup)
    while game.ann.look(game.table)["phase"] != "over":
        game.move(luck)
    return game

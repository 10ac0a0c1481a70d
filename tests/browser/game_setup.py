"""Prepared games: through the form of the page, or by commands over HTTP."""

from __future__ import annotations

import random
from dataclasses import dataclass

from playwright.sync_api import expect

from live_server import Client, Json, LiveServer

from .browser_user import BrowserUser
from .gameplay import turn_heading
from .page_text import starts_with, t

QUICK_SETUP = {"start-seats": "2", "start-level": t("level-easy"), "start-pace": t("start-pace-0")}
MAX_MOVES = 3000


# --- through the page ----------------------------------------------------------------------------


def open_quick_table(user: BrowserUser, name: str) -> str:
    """Open a table with two seats and without cards or delays, and sit there; return its code."""
    page = user.open("/")
    user.press(page.get_by_role("link", name=t("start-new"), exact=True))
    page.get_by_label(t("start-name")).fill(name)
    for more in ("start-customs", "start-rules"):
        user.press(page.locator("summary", has_text=t(more)))
    for group, choice in QUICK_SETUP.items():
        picks = page.get_by_role("group", name=t(group))
        user.press(picks.get_by_text(choice, exact=True))
    page.get_by_label(t("start-choice-deck")).select_option(label=t("start-choice-deck-none"))
    user.press(page.get_by_role("button", name=t("start-setup-go")))
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name=t("gather-stand"))).to_be_visible()
    return page.url.rpartition("/")[2]


def take_seat(user: BrowserUser, name: str) -> None:
    expect(user.page.get_by_role("heading", name=starts_with("gather-title"))).to_be_visible()
    user.page.get_by_label(t("start-name")).fill(name)
    user.press(user.page.get_by_role("button", name=t("gather-sit"), exact=True).first)
    expect(user.page.get_by_role("button", name=t("gather-stand"))).to_be_visible()


def start_game(user: BrowserUser) -> None:
    user.press(user.page.get_by_role("button", name=t("gather-start")))
    expect(turn_heading(user.page).first).to_be_visible()


# --- through commands ----------------------------------------------------------------------------


@dataclass(frozen=True)
class PreparedGame:
    """A game of two players at a certain point."""

    ann: Client
    bob: Client
    table: str
    code: str

    @property
    def address(self) -> str:
        return f"/t/{self.code}"

    @classmethod
    def start(cls, server: LiveServer, **setup: object) -> PreparedGame:
        ann, bob, table = server.new_game(**{"pace": 0} | setup)
        return cls(ann, bob, table, ann.picture(table)["code"])

    def picture(self) -> Json:
        """Return the picture that Ann sees."""
        return self.ann.picture(self.table)

    def move(self, rng: random.Random, seen: Json | None = None) -> None:
        """Take a random legal action for the asked player; Ann has just `seen` this picture."""
        picture = seen or self.picture()
        seat = picture["asked"]["seat"]
        client = (self.ann, self.bob)[seat]
        if client is self.bob:
            picture = self.bob.picture(self.table)
        action = rng.choice(picture["legal"])
        client.do(self.table, "act", seat=seat, ply=picture["ply"], action=action)


def game_with_question(server: LiveServer, question: str, **setup: object) -> PreparedGame:
    """Return a game in which Ann has this question now."""
    rng = random.Random(question)

    def is_reached(picture: Json) -> bool:
        question_asked = picture.get("asked") or {}
        return question_asked.get("seat") == 0 and question_asked.get("question") == question

    game = PreparedGame.start(server, **setup)
    for _ in range(MAX_MOVES):
        picture = game.picture()
        if is_reached(picture):
            return game
        if picture["phase"] == "over":
            game = PreparedGame.start(server, **setup)
        else:
            game.move(rng, picture)
    raise AssertionError(f"Ann was not asked: {question}")


def finished_game(server: LiveServer, **setup: object) -> PreparedGame:
    """Return a finished game."""
    rng = random.Random(0)
    game = PreparedGame.start(server, **setup)
    while (picture := game.picture())["phase"] != "over":
        game.move(rng, picture)
    return game

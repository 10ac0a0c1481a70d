"""A page at a table that shows prepared pictures, without games on the server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from playwright.sync_api import Page

from daikaiju.server.protocol.messages import Picture

from .browser_user import ALL_HINTS_SEEN, BrowserUser
from .waiting import expect_value

ADDRESS = "/t/ABCDEF"
IS_READY = "fed.isReady() && Boolean(document.querySelector('#question'))"
SCRIPT = Path(__file__).with_suffix(".js")


class Case(msgspec.Struct):
    """A picture, and the legal actions to take there."""

    picture: Picture
    actions: Sequence[str]


def feed_script(first: Picture) -> str:
    """Return the script that replaces the server; the page shows this picture first."""
    picture = msgspec.json.encode(first).decode()
    return f"window.FIRST_PICTURE = {picture};{ALL_HINTS_SEEN}{SCRIPT.read_text()}"


class TableFeed:
    """Gives pictures to the page of a user."""

    def __init__(self, user: BrowserUser, first: Picture) -> None:
        user.context.add_init_script(feed_script(first))
        self.page: Page = user.open(ADDRESS)
        self.page.wait_for_function(f"() => {IS_READY}")
        self.page.evaluate(
            "Promise.all([...document.fonts].map((font) => font.load())).then(() => 0)"
        )

    def faults(self, cases: Sequence[Case]) -> list[str]:
        """Show each picture, take its actions with the controls, and return what failed."""
        found: list[str] = self.page.evaluate(
            "cases => fed.faultsOf(cases)", msgspec.to_builtins(cases)
        )
        return found

    def layout_faults(self, pictures: Sequence[Picture]) -> list[list[str]]:
        """Return what each picture hides without scrolling, and its controls that overlap."""
        found: list[list[str]] = self.page.evaluate(
            "pictures => fed.allLayoutFaults(pictures)", msgspec.to_builtins(pictures)
        )
        return found

    def expect_command(self, kind: str) -> None:
        """Wait until the last command of the page is of this kind."""
        expect_value(self.page, lambda: self.page.evaluate("fed.sent.at(-1)?.type"), kind)

    def show(self, picture: Picture) -> None:
        self.page.evaluate("picture => fed.show(picture)", msgspec.to_builtins(picture))

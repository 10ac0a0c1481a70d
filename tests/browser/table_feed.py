"""A page at a table that shows prepared pictures, without games on the server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from playwright.sync_api import Page, expect

from daikaiju.server.protocol.messages import Picture

from .browser_user import BrowserUser

SCRIPT = Path(__file__).with_suffix(".js")
HINTS = ("first-throw", "welcome")
ALL_HINTS_SEEN = "".join(f"localStorage.setItem('daikaiju.seen.{hint}', 'yes');" for hint in HINTS)


class Case(msgspec.Struct):
    """A picture, and the legal actions to take there."""

    picture: Picture
    actions: Sequence[str]


class TableFeed:
    """Gives pictures to the page of a user."""

    def __init__(self, user: BrowserUser, first: Picture) -> None:
        picture = msgspec.json.encode(first).decode()
        script = f"window.FIRST_PICTURE = {picture};{ALL_HINTS_SEEN}{SCRIPT.read_text()}"
        user.context.add_init_script(script)
        self.page: Page = user.open("/t/ABCDEF")
        expect(self.page.locator("#question")).to_be_visible()

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

    def last_command(self) -> dict[str, object]:
        """Return the last command that the page has sent."""
        command: dict[str, object] = self.page.evaluate("fed.sent.at(-1)")
        return command

    def show(self, picture: Picture) -> None:
        self.page.evaluate("picture => fed.show(picture)", msgspec.to_builtins(picture))

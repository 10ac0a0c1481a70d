"""Whole games on the page: press the offered buttons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .page_text import any_of, starts_with, t

GAME_OVER = any_of(
    starts_with("table-over-wins", n=1),
    starts_with("table-over-wins", n=2),
    starts_with("table-over-nobody"),
)
YOUR_TURN = any_of(
    starts_with("table-ask-you"),
    starts_with("table-ask-you-as"),
    starts_with("table-ask-hand-over"),
)
CLAW = starts_with("table-die", face=t("table-face-C"))
BUY = starts_with("act-buy")
THROWS = [
    starts_with("table-throw", all="yes", n=1),
    starts_with("table-throw", all="yes"),
    starts_with("table-throw", all="no", n=1),
    starts_with("table-throw", all="no"),
]
# Answers to other questions. Staying in Tokyo comes first because it shortens games.
ANSWERS = [
    starts_with(f"act-{what}") for what in ("stay", "done", "pass", "use", "heal", "resolve")
]
MAX_DECISIONS = 600
WIDER_THAN_SCREEN = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
Press = Callable[[Locator], None]


def turn_heading(page: Page) -> Locator:
    """Return the heading of the own turn or of the finished game."""
    return page.get_by_role("heading", name=any_of(YOUR_TURN, GAME_OVER))


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=GAME_OVER).is_visible()


def is_asked(page: Page) -> bool:
    return page.get_by_role("heading", name=YOUR_TURN).is_visible()


def decide(page: Page, press: Press) -> None:
    """Make one decision: keep claws, buy the first card."""
    stop = page.get_by_role("button", name=t("table-stop"), exact=True)
    if stop.is_visible():
        _throw_or_stop(page, press, stop)
        return
    for answer in (BUY, *ANSWERS):
        offered = page.get_by_role("button", name=answer)
        if offered.count():
            press(offered.first)
            return
    raise AssertionError(f"nothing to answer with:\n{page.get_by_role('main').aria_snapshot()}")


def _throw_or_stop(page: Page, press: Press, stop: Locator) -> None:
    claws = page.get_by_role("button", name=CLAW, pressed=False, disabled=False)
    for _ in range(claws.count()):
        press(claws.first)
    throw = page.get_by_role("button", name=any_of(*THROWS))
    press(throw if throw.is_visible() and throw.is_enabled() else stop)


def play(page: Page, press: Press, decisions: int = MAX_DECISIONS) -> None:
    """Make this many decisions, or play until the game is over. The page never scrolls sideways."""
    for _ in range(decisions):
        expect(turn_heading(page).first).to_be_visible()
        assert page.evaluate(WIDER_THAN_SCREEN) <= 0
        if is_over(page):
            return
        decide(page, press)
    assert decisions < MAX_DECISIONS, "the game does not end"

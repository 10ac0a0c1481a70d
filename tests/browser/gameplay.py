"""Whole games in the page: whatever it offers is pressed, as somebody might who is in a hurry."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .words import begins, either, t

OVER = either(
    begins("table-over-wins", n=1), begins("table-over-wins", n=2), begins("table-over-nobody")
)
MINE = either(begins("table-ask-you"), begins("table-ask-you-as"), begins("table-ask-hand-over"))
CLAW = begins("table-die", face=t("table-face-C"))
BUY = begins("act-buy")
THROWS = [
    begins("table-throw", all="yes", n=1),
    begins("table-throw", all="yes"),
    begins("table-throw", all="no", n=1),
    begins("table-throw", all="no"),
]
# The rest of what may be asked, the hasty answer first: who stays in Tokyo is out or wins soon.
ANSWERS = [begins(f"act-{what}") for what in ("stay", "done", "pass", "use", "heal", "resolve")]
MOST_DECISIONS = 600
Press = Callable[[Locator], None]


def heading(page: Page) -> Locator:
    """It is one's move, or all is over."""
    return page.get_by_role("heading", name=either(MINE, OVER))


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=OVER).is_visible()


def is_asked(page: Page) -> bool:
    return page.get_by_role("heading", name=MINE).is_visible()


def decide(page: Page, press: Press) -> None:
    """One decision of whoever is asked: claws are kept, the first card is bought."""
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
    throw = page.get_by_role("button", name=either(*THROWS))
    press(throw if throw.is_visible() and throw.is_enabled() else stop)


def play_on(page: Page, press: Press, decisions: int = MOST_DECISIONS) -> None:
    """Decide so often, or until the game is over."""
    for _ in range(decisions):
        expect(heading(page).first).to_be_visible()
        if is_over(page):
            return
        decide(page, press)
    assert decisions < MOST_DECISIONS, "the game does not end"

"""Puzzles in a browser: try, answer, rating and streak, the next one, and playing it out."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from daikaiju.coach.explanation import puzzle_sentences
from daikaiju.coach.puzzle import Puzzle, puzzles
from daikaiju.text import translate

from .browser_user import Device
from .conftest import UserFactory
from .gameplay import YOUR_TURN
from .page_text import t

# A decision about Tokyo has two buttons, which are easy to press.
TOKYO = next(puzzle for puzzle in puzzles() if puzzle.best == "stay")
ANSWER, NEXT, PLAY = (translate(f"puzzle-{key}") for key in ("answer", "next", "play"))
RIGHT = translate("puzzle-right")


def stored(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('daikaiju.puzzles')"))


def wrong_sentence(puzzle: Puzzle) -> str:
    return translate("puzzle-wrong", cost=puzzle.others[0][1])


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_puzzle_is_tried_until_it_is_right(new_user: UserFactory, device: Device) -> None:
    user = new_user(device=device)
    page = user.open(f"/#puzzle/{TOKYO.id}")
    user.press(page.get_by_role("button", name=t("act-yield")))
    expect(page.get_by_text(wrong_sentence(TOKYO))).to_be_visible()
    expect(page.get_by_role("button", name=NEXT)).to_be_hidden()
    user.press(page.get_by_role("button", name=t("act-stay")))
    expect(page.get_by_text(RIGHT)).to_be_visible()
    for sentence in puzzle_sentences(TOKYO, "en"):
        expect(page.get_by_text(sentence)).to_be_visible()
    assert stored(page)["tried"] == [TOKYO.id]
    assert stored(page)["solved"] == 0  # only the first try counts
    user.press(page.get_by_role("button", name=NEXT))
    expect(page).not_to_have_url(re.compile(TOKYO.id))
    expect(page.get_by_role("button", name=ANSWER)).to_be_visible()


def test_the_daily_puzzle_is_linked_from_the_start_page(new_user: UserFactory) -> None:
    user = new_user()
    page = user.open("/")
    page.get_by_role("link", name=t("start-puzzle")).click()
    expect(page.get_by_role("heading", name=translate("puzzle-daily"))).to_be_visible()
    page.get_by_role("button", name=ANSWER).click()
    expect(page.get_by_role("button", name=NEXT)).to_be_focused()
    expect(page.get_by_text(translate("puzzle-solved", solved=0, tried=1))).to_be_visible()


def test_a_puzzle_is_solved_with_the_keyboard_and_played_out(new_user: UserFactory) -> None:
    user = new_user()
    page = user.open(f"/#puzzle/{TOKYO.id}")
    page.get_by_role("button", name=t("act-stay")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(RIGHT)).to_be_visible()
    expect(page.get_by_role("button", name=NEXT)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=PLAY)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name=YOUR_TURN)).to_be_visible()
    expect(page.get_by_role("button", name=t("act-stay"))).to_be_visible()


def test_an_unknown_puzzle_is_not_found(new_user: UserFactory) -> None:
    page = new_user().open("/#puzzle/nope")
    expect(page.get_by_role("heading", name=translate("puzzle-missing"))).to_be_visible()

"""Decisions fit on every screen: no needed control is outside the window, and none overlaps."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize

from conftest import interpreted_rules
from daikaiju.server.protocol.messages import Picture
from live_server import LiveServer
from page_pictures import picture_of, random_positions

from .conftest import UserFactory
from .languages import set_language
from .screens import SCREENS
from .table_feed import TableFeed

SIZES = {
    "laptop": (1280, 800),
    "laptop at 200 %": (640, 400),
    "tablet": (1024, 768),
    "tablet upright": (768, 1024),
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone sideways": (844, 390),
}
LANGUAGES = ("en", "ru")  # ru: the longest texts
RANDOM_POSITIONS = 2500
MAX_CHOICES = 5  # besides dice; a decision among more cards scrolls inside its panel


@cache
def pictures_of_decisions() -> dict[str, Picture]:
    """Return one picture of each kind of decision, with two and with six seats."""
    found: dict[str, Picture] = {}
    with interpreted_rules():
        for state in islice(random_positions(random.Random(22)), RANDOM_POSITIONS):
            picture = picture_of(state)
            if state.seats in (2, 6) and _is_small(picture):
                found.setdefault(_kind(picture), picture)
    return found


def _is_small(picture: Picture) -> bool:
    return sum(not action.startswith("keep ") for action in picture.legal) <= MAX_CHOICES


def _kind(picture: Picture) -> str:
    assert picture.asked
    verbs = sorted({action.split()[0] for action in picture.legal})
    return f"{picture.setup.seats} {picture.asked.question} {' '.join(verbs)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_fit_without_scrolling(new_user: UserFactory, language: str) -> None:
    pictures = pictures_of_decisions()
    assert len(pictures) > 20
    feed = TableFeed(new_user(), next(iter(pictures.values())))
    if language != "en":
        set_language(feed.page, language)
    faults: dict[tuple[str, str], Any] = {}
    for size, (width, height) in SIZES.items():
        feed.page.set_viewport_size(ViewportSize(width=width, height=height))
        faults |= {(size, kind): feed.layout_faults(picture) for kind, picture in pictures.items()}
    assert not {where: found for where, found in faults.items() if found}


def box(what: Locator) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom."""
    found = what.bounding_box()
    assert found
    x, y = found["x"], found["y"]
    return x, y, x + found["width"], y + found["height"]


def test_log_of_a_replay_covers_neither_charts_nor_board(
    new_user: UserFactory, server: LiveServer
) -> None:
    user = new_user()
    SCREENS["replay"](user, server)
    log, controls = user.page.locator("aside.side"), user.page.locator(".controls")
    for panel in user.page.locator("[data-seat]").all():
        assert box(panel)[3] <= box(controls)[1], "the controls cover a monster"
    for share in (0, 0.5, 1):
        user.page.evaluate("share => scrollTo(0, share * document.body.scrollHeight)", share)
        assert box(user.page.locator(".after"))[2] <= box(log)[0]

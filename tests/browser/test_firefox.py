"""Firefox: whole games by mouse and by keyboard, and decisions on every screen size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import pytest

from live_server import LiveServer

from .conftest import BUILT, require
from .firefox import ENTER, TAB, VIEWPORT, FirefoxPage, find_firefox, launch_firefox, wait_until
from .gameplay import ANSWERS, BUY, CLAW, GAME_OVER, MAX_DECISIONS, THROWS, YOUR_TURN
from .page_text import TextPattern, any_of, starts_with, t
from .table_feed import ADDRESS, IS_READY, feed_script
from .test_layout import LANGUAGES, SIZES, pictures_of_decisions

# Settings without animation; a table of two without pauses; errors and pointers are recorded.
PRELOAD = """
localStorage.setItem("daikaiju.settings", JSON.stringify({ speed: "none", language: "en" }));
window.errors = [];
window.pointed = 0;
addEventListener("pointerdown", () => (pointed += 1), true);
addEventListener("error", (event) => errors.push(String(event.message)));
addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
const send = window.fetch.bind(window);
window.fetch = (url, options = {}) => {
  if (options.method === "POST" && String(url).endsWith("/tables")) {
    const body = JSON.parse(options.body);
    Object.assign(body.setup, { pace: 0, seats: 2, level: "easy" });
    options = { ...options, body: JSON.stringify(body) };
  }
  return send(url, options);
};
"""
HEADINGS = """
[...document.querySelectorAll("h1, h2")].filter((it) => it.checkVisibility())
  .map((it) => it.innerText.replace(/\\s+/g, " ").trim())
"""
# The elements are kept, so that a click reaches the same button after a change of the page.
BUTTONS = """
(window.found = [...document.querySelectorAll("button")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled))
  .map((it, index) => ({
    index,
    name: (it.getAttribute("aria-label") ?? it.innerText).replace(/\\s+/g, " ").trim(),
    pressed: it.getAttribute("aria-pressed") === "true",
  }))
"""
PLACE = """
(() => {
  const it = window.found[INDEX];
  it.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()
"""
DICE = """
[...document.querySelectorAll("[data-die] .die .die")].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})
"""
FOCUSED = """
(() => {
  const it = document.activeElement;
  const name = it.matches("button") ? (it.getAttribute("aria-label") ?? it.innerText) : "";
  return name.replace(/\\s+/g, " ").trim();
})()
"""
STOP = starts_with("table-stop")
PLAY = starts_with("start-play")
KEYS = {"act-stay": "s", "act-done": "d", "act-pass": "p"}  # answers that have a key
MAX_TABS = 150
SET_LANGUAGE = """
localStorage.setItem("daikaiju.settings", '{"speed": "none", "language": "LANGUAGE"}');
"""
INNER_SIZE = "[innerWidth, innerHeight]"
LAYOUT_FAULTS = """
(window.layoutFaults = null,
fed.allLayoutFaults(PICTURES).then((found) => { window.layoutFaults = found; }), 0)
"""


class Button(NamedTuple):
    place: int  # among the buttons that were found
    name: str
    pressed: bool


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    require(find_firefox(), "Firefox is not installed (apt-get install firefox-esr)")
    require(BUILT.is_file(), "the page is not built (make web)")
    with launch_firefox(tmp_path_factory.mktemp("firefox") / "profile") as page:
        page.preload(PRELOAD)
        yield page


def headings(page: FirefoxPage) -> list[str]:
    return list(page.evaluate(HEADINGS))


def buttons(page: FirefoxPage, name: TextPattern) -> list[Button]:
    shown = [
        Button(each["index"], each["name"], each["pressed"]) for each in page.evaluate(BUTTONS)
    ]
    return [button for button in shown if name.match(button.name)]


def click(page: FirefoxPage, button: Button) -> None:
    x, y = page.evaluate(PLACE.replace("INDEX", str(button.place)))
    page.click(x, y)


def click_until(page: FirefoxPage, name: TextPattern, is_done: Callable[[], bool]) -> None:
    """Click a button, again if it moved away, until this is true."""

    def try_it() -> bool:
        for button in [] if is_done() else buttons(page, name)[:1]:
            click(page, button)
        return is_done()

    wait_until(try_it, lambda: page.evaluate(BUTTONS))


def decide(page: FirefoxPage) -> None:
    """Keep a claw, roll or stop, or give the first answer that is offered."""
    if buttons(page, STOP):
        for claw in [die for die in buttons(page, CLAW) if not die.pressed][:1]:
            click(page, claw)
        click(page, (buttons(page, any_of(*THROWS)) or buttons(page, STOP))[0])
        return
    for answer in (BUY, *ANSWERS):
        if offered := buttons(page, answer):
            click(page, offered[0])
            return
    raise AssertionError(f"nothing to answer with: {page.evaluate(BUTTONS)}")


def press_enter_on(page: FirefoxPage, name: TextPattern) -> None:
    """Press Tab until a button with this name has the focus, then Enter."""
    for _ in range(MAX_TABS):
        if name.match(page.evaluate(FOCUSED)):
            page.type(ENTER)
            return
        page.type(TAB)
    raise AssertionError(f"Tab does not lead to {name}")


def decide_by_keyboard(page: FirefoxPage) -> None:
    """Keep the first die and roll, stop, or give an answer: by its key, or with Tab and Enter."""
    if buttons(page, STOP):
        page.type("1", "t" if buttons(page, any_of(*THROWS)) else "s")
        return
    for text, key in KEYS.items():
        if buttons(page, starts_with(text)):
            page.type(key)
            return
    for answer in ANSWERS:
        if buttons(page, answer):
            press_enter_on(page, answer)
            return
    raise AssertionError(f"nothing to answer with: {page.evaluate(BUTTONS)}")


def is_asked(page: FirefoxPage) -> bool:
    return any(YOUR_TURN.match(each) for each in headings(page))


def is_over(page: FirefoxPage) -> bool:
    return any(GAME_OVER.match(each) for each in headings(page))


def play(page: FirefoxPage, decide: Callable[[FirefoxPage], None]) -> None:
    for _ in range(MAX_DECISIONS):
        wait_until(lambda: is_over(page) or is_asked(page), lambda: headings(page))
        if is_over(page):
            return
        decide(page)
    raise AssertionError("the game does not end")


def test_dice_are_drawn_in_firefox(firefox: FirefoxPage, server: LiveServer) -> None:
    """Each face looks different."""
    kinds = pictures_of_decisions()
    picture = next(each for kind, each in kinds.items() if " keep " in kind)
    assert picture.board
    faces = picture.board.dice
    feed = firefox.preload(feed_script(picture))
    firefox.open(server.url + ADDRESS)
    wait_until(lambda: firefox.evaluate(IS_READY))
    places = wait_until(lambda: firefox.evaluate(DICE))
    shots = [firefox.screenshot(*place) for place in places]
    firefox.end_preload(feed)
    assert len(set(faces)) > 1
    assert len(shots) == len(faces)
    assert len(set(shots)) >= len(set(faces))


def test_whole_game_by_mouse_in_firefox(firefox: FirefoxPage, server: LiveServer) -> None:
    firefox.open(f"{server.url}/")
    click_until(firefox, PLAY, lambda: "/t/" in firefox.evaluate("location.href"))
    play(firefox, decide)
    wait_until(lambda: buttons(firefox, starts_with("table-over-rematch")))
    click_until(
        firefox,
        starts_with("table-over-verify"),
        lambda: t("table-fair-own") in firefox.evaluate("document.body.innerText"),
    )
    assert firefox.evaluate("window.errors") == []


def test_whole_game_by_keyboard_in_firefox(firefox: FirefoxPage, server: LiveServer) -> None:
    firefox.open(f"{server.url}/")
    wait_until(lambda: buttons(firefox, PLAY))
    press_enter_on(firefox, PLAY)
    play(firefox, decide_by_keyboard)
    before = firefox.evaluate("location.href")
    press_enter_on(firefox, starts_with("table-over-rematch"))
    wait_until(lambda: firefox.evaluate("location.href") != before)
    assert firefox.evaluate("[pointed, errors]") == [0, []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_fit_without_scrolling_in_firefox(
    firefox: FirefoxPage, server: LiveServer, language: str
) -> None:
    pictures = pictures_of_decisions()
    shown = msgspec.json.encode(list(pictures.values())).decode()
    feed = firefox.preload(
        f"{SET_LANGUAGE.replace('LANGUAGE', language)}{feed_script(next(iter(pictures.values())))}"
    )
    firefox.open(server.url + ADDRESS)
    wait_until(lambda: firefox.evaluate(IS_READY))
    wait_until(lambda: firefox.evaluate("document.documentElement.lang") == language)
    faults: dict[tuple[str, str], list[str]] = {}
    for size, (width, height) in SIZES.items():
        firefox.resize(width, height)
        wait_until(lambda size=(width, height): firefox.evaluate(INNER_SIZE) == [*size])  # type: ignore[misc]
        firefox.evaluate(LAYOUT_FAULTS.replace("PICTURES", shown))
        found: list[list[str]] = wait_until(lambda: firefox.evaluate("window.layoutFaults"))
        faults |= {(size, kind): each for kind, each in zip(pictures, found, strict=True) if each}
    firefox.end_preload(feed)
    firefox.resize(*VIEWPORT)
    assert not faults

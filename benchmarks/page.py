"""`python -m benchmarks.page`: the page in Chromium, server and browser on this machine.

Each visit is that of a newcomer with an empty cache. The clock is that of the page, from the
start of the navigation. An update counts as drawn when the frame after it has been painted.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, Route

from .chromium import chromium, program
from .hosting import Host
from .rows import Row, print_rows
from .server import percentile

VISITS = 7
PLAYED = 30.0  # seconds
PACE = 150  # milliseconds before each decision of a bot: so often there are updates
BYTES_TARGET, READY_TARGET, DRAWN_TARGET = 150_000, 1500, 50  # bytes, milliseconds, milliseconds
PLAY, QUESTION = "form button.main:not(:disabled)", "#question"
WORK = {"ScriptDuration", "RecalcStyleDuration", "LayoutDuration"}
AT_ONCE = json.dumps({"speed": "none"})  # what happens is shown without being played

WATCH = """
window.appeared = {};
window.drawn = [];
new MutationObserver(() => {
  for (const [name, what] of Object.entries(WANTED)) {
    if (name in appeared || !document.querySelector(what)) continue;
    appeared[name] = 0;
    painted(() => (appeared[name] = performance.now()));
  }
}).observe(document, { childList: true, subtree: true, attributes: true });

function painted(then) {  // a message that is posted in a frame arrives after it
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
}

window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      const came = performance.now();
      if (data.startsWith('{"type":"update"')) painted(() => drawn.push(performance.now() - came));
    });
  }
};
"""
WANTED = json.dumps({"play": PLAY, "table": QUESTION})


@dataclass
class Figures:
    """Of each visit, and of each update: bytes and milliseconds."""

    sizes: list[float] = field(default_factory=list)
    playable: list[float] = field(default_factory=list)
    seated: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    work: float = 0.0  # of the processor, all updates together


def measured(seconds: float) -> Figures:
    figures = Figures()
    with (
        tempfile.TemporaryDirectory() as folder,
        Host(str(Path(folder) / "tables.db")) as host,
        chromium() as browser,
    ):
        for _ in range(VISITS):
            _visit(_newcomer(browser), host.url, figures)
        _play(_newcomer(browser), host.url, seconds, figures)
    return figures


def _newcomer(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(f"const WANTED = {WANTED};{WATCH}")
    context.add_init_script(f"localStorage.setItem('daikaiju.settings', '{AT_ONCE}')")
    context.route("**/api/v1/tables", _hurry)
    return context.new_page()


def _hurry(route: Route) -> None:
    """A new table is as the page wants it, but its bots do not wait to be followed."""
    if route.request.method == "POST":
        body = json.loads(route.request.post_data or "{}")
        body["setup"]["pace"] = PACE
        route.continue_(post_data=json.dumps(body))
    else:
        route.continue_()


def _visit(page: Page, url: str, figures: Figures) -> None:
    """Open the page, press its great button as soon as it can be pressed, and leave."""
    received = 0.0

    def count(finished: dict[str, float]) -> None:
        nonlocal received
        received += finished["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.on("Network.loadingFinished", count)
    session.send("Network.enable")
    page.goto(url)
    figures.playable.append(_appeared(page, "play"))
    page.wait_for_load_state("networkidle")
    figures.sizes.append(received)
    pressed = float(page.evaluate("performance.now()"))
    page.locator(PLAY).click()
    figures.seated.append(figures.playable[-1] + _appeared(page, "table") - pressed)
    page.context.close()


def _appeared(page: Page, name: str) -> float:
    """When it was there for the first time."""
    while not (when := page.evaluate(f"appeared.{name}")):
        page.wait_for_timeout(20)
    return float(when)


def _play(page: Page, url: str, seconds: float, figures: Figures) -> None:
    """Games against bots, by keys: stop, stay, done, pass, whatever is asked."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.goto(url)
        page.locator(PLAY).click()
        page.locator(QUESTION).wait_for()
        before = _work(session)
        while page.locator(QUESTION).is_visible() and time.monotonic() < end:
            for key in "sdp":
                page.keyboard.press(key)
            page.wait_for_timeout(PACE)
        figures.drawn += page.evaluate("drawn")
        figures.work += _work(session) - before


def _work(session: CDPSession) -> float:
    """Milliseconds that the processor has spent for script, style and layout of the page."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return sum(1000 * float(each["value"]) for each in metrics if each["name"] in WORK)


def page_rows(seconds: float) -> list[Row]:
    """The figures of docs/speed.md."""
    if not program():
        return [("the page in Chromium", "not installed", "")]
    found = measured(seconds)
    ordered = sorted(found.drawn)
    size = f"≤ {BYTES_TARGET / 1000:g}"
    return [
        ("the first page, compressed (kB)", f"{max(found.sizes) / 1000:.1f}", size),
        ("… can be used (ms), p50 / worst", _told(found.playable), f"≤ {READY_TARGET}"),
        ("… and a table with three bots (ms), p50 / worst", _told(found.seated), ""),
        (
            f"{len(ordered)} updates, arrived to drawn (ms), p50 / p99",
            f"{median(ordered):.0f} / {percentile(ordered, 0.99):.0f}",
            f"≤ {DRAWN_TARGET}",
        ),
        ("… at work for each (ms of the processor)", f"{found.work / len(ordered):.0f}", ""),
    ]


def _told(times: Sequence[float]) -> str:
    return f"{median(times):.0f} / {max(times):.0f}"


if __name__ == "__main__":
    print_rows("page", page_rows, PLAYED)

"""`python -m benchmarks.page`: the page in Chromium, server and browser on this machine.

Each visit starts with an empty cache. Times are those of the page's clock, from the start of the
navigation. An update counts as drawn when the next frame has been painted.
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

from .chromium import find_chromium, launch_chromium
from .rows import Row, print_rows
from .server_process import ServerProcess
from .table_load import percentile

VISITS = 7
PLAY_SECONDS = 30.0  # seconds
BOT_DELAY = 150  # milliseconds before each decision of a bot; sets the rate of updates
BYTES_TARGET, READY_TARGET, DRAWN_TARGET = 150_000, 1500, 50  # bytes, milliseconds, milliseconds
WORK_TARGET, SHIFT_TARGET = 12, 0.02  # milliseconds; cumulative layout shift of a game
PLAY, QUESTION = "form button.main:not(:disabled)", "#question"
CPU_METRICS = {"ScriptDuration", "RecalcStyleDuration", "LayoutDuration"}
NO_ANIMATION = json.dumps({"speed": "none"})  # events are shown without animation

WATCH = """
window.appeared = {};
window.drawn = [];
window.shifted = 0;
new PerformanceObserver((list) => {  // of the layout, without those that follow an input
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver(() => {
  for (const [name, what] of Object.entries(WANTED)) {
    if (name in appeared || !document.querySelector(what)) continue;
    appeared[name] = 0;
    painted(() => (appeared[name] = performance.now()));
  }
}).observe(document, { childList: true, subtree: true, attributes: true });

function painted(then) {  // a message posted in a frame arrives after the frame
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
class PageTimes:
    """Bytes and milliseconds of each visit and each update."""

    sizes: list[float] = field(default_factory=list)
    playable: list[float] = field(default_factory=list)
    table_open: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    work: float = 0.0  # CPU milliseconds of all updates
    shifts: list[float] = field(default_factory=list)  # cumulative layout shift of each game


def measure_page(seconds: float) -> PageTimes:
    times = PageTimes()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(str(Path(folder) / "tables.db")) as server,
        launch_chromium() as browser,
    ):
        for _ in range(VISITS):
            _visit(_new_page(browser), server.url, times)
        _play(_new_page(browser), server.url, seconds, times)
    return times


def _new_page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(f"const WANTED = {WANTED};{WATCH}")
    context.add_init_script(f"localStorage.setItem('daikaiju.settings', '{NO_ANIMATION}')")
    context.route("**/api/v1/tables", _set_bot_delay)
    return context.new_page()


def _set_bot_delay(route: Route) -> None:
    """Change the delay of bots in requests for a new table."""
    if route.request.method == "POST":
        body = json.loads(route.request.post_data or "{}")
        body["setup"]["pace"] = BOT_DELAY
        route.continue_(post_data=json.dumps(body))
    else:
        route.continue_()


def _visit(page: Page, url: str, times: PageTimes) -> None:
    """Open the page, press the main button as soon as it is enabled, and close the page."""
    received = 0.0

    def count(finished: dict[str, float]) -> None:
        nonlocal received
        received += finished["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.on("Network.loadingFinished", count)
    session.send("Network.enable")
    page.goto(url)
    times.playable.append(_appeared(page, "play"))
    page.wait_for_load_state("networkidle")
    times.sizes.append(received)
    pressed = float(page.evaluate("performance.now()"))
    page.locator(PLAY).click()
    times.table_open.append(times.playable[-1] + _appeared(page, "table") - pressed)
    page.context.close()


def _appeared(page: Page, name: str) -> float:
    """Wait for an element of WANTED; return when it appeared first."""
    while not (when := page.evaluate(f"appeared.{name}")):
        page.wait_for_timeout(20)
    return float(when)


def _play(page: Page, url: str, seconds: float, times: PageTimes) -> None:
    """Play against bots with the keys for stop, stay, done and pass."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.goto(url)
        page.locator(PLAY).click()
        page.locator(QUESTION).wait_for()
        before = _cpu_milliseconds(session)
        while page.locator(QUESTION).is_visible() and time.monotonic() < end:
            for key in "sdp":
                page.keyboard.press(key)
            page.wait_for_timeout(BOT_DELAY)
        times.drawn += page.evaluate("drawn")
        times.work += _cpu_milliseconds(session) - before
        times.shifts.append(float(page.evaluate("shifted")))


def _cpu_milliseconds(session: CDPSession) -> float:
    """Return the CPU time for script, style and layout of the page, in milliseconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return sum(1000 * float(each["value"]) for each in metrics if each["name"] in CPU_METRICS)


def page_rows(seconds: float) -> list[Row]:
    """Return the rows of docs/speed.md."""
    if not find_chromium():
        return [("the page in Chromium", "not installed", "")]
    found = measure_page(seconds)
    ordered = sorted(found.drawn)
    size = f"≤ {BYTES_TARGET / 1000:g}"
    return [
        ("the first page, compressed (kB)", f"{max(found.sizes) / 1000:.1f}", size),
        ("… can be used (ms), p50 / worst", _format_times(found.playable), f"≤ {READY_TARGET}"),
        ("… and a table with three bots (ms), p50 / worst", _format_times(found.table_open), ""),
        (
            f"{len(ordered)} updates, arrived to drawn (ms), p50 / p99",
            f"{median(ordered):.0f} / {percentile(ordered, 0.99):.0f}",
            f"≤ {DRAWN_TARGET}",
        ),
        ("… CPU time of each (ms)", f"{found.work / len(ordered):.1f}", f"≤ {WORK_TARGET}"),
        (
            f"layout shift of a game, worst of {len(found.shifts)}",
            f"{max(found.shifts):.3f}",
            f"≤ {SHIFT_TARGET}",
        ),
    ]


def _format_times(times: Sequence[float]) -> str:
    return f"{median(times):.0f} / {max(times):.0f}"


if __name__ == "__main__":
    print_rows("page", page_rows, PLAY_SECONDS)

"""`python -m benchmarks.static_page`: the page of `make static` in Chromium and Node.

Sizes are those of the files that the page requests, compressed with brotli. Speeds compare
processor time with machine code in the same run. `--lighthouse 3` also runs Lighthouse three times,
as a phone and as a desktop; npx downloads it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page

from .chromium import find_chromium, launch_chromium
from .rows import Row
from .static_host import static_host
from .static_speed import speed_rows

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build/static"
VISITS: Final = 5
PLAY, QUESTION = "form button.main:not(:disabled)", "#question"
WEIGHTS: Final = ".bin"
LIGHTHOUSE: Final = "lighthouse@12.8.2"  # 185 MB with its packages: not one of the page's
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
PRESETS: Final[dict[str, list[str]]] = {"phone": [], "desktop": ["--preset=desktop"]}
TARGETS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100}
# Changes the setup of new tables.
CHANGED_TABLES: Final = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (message.path === "/tables") Object.assign(message.body.setup, SETUP);
  post.call(this, message);
};
"""
WITHOUT_PAUSES: Final = CHANGED_TABLES.replace("SETUP", "{ pace: 0 }")
SEARCHING_BOTS: Final = CHANGED_TABLES.replace("SETUP", '{ level: "legend", pace: 0 }')
# The first answer that is offered, if any: dice are stopped, not kept.
ANSWER: Final = """
(document.querySelector('.prompt [data-action]:enabled') ?? document.body).click();
for (const key of ["s", "d", "p"]) dispatchEvent(new KeyboardEvent("keydown", { key }));
"""
END: Final = "a[download]"
LONG_TASK: Final = 50.0  # milliseconds
BROTLI: Final = """
const { brotliCompressSync } = require("zlib"), { readFileSync } = require("fs");
const sizes = JSON.parse(process.argv[1]).map((f) => brotliCompressSync(readFileSync(f)).length);
process.stdout.write(JSON.stringify(sizes));
"""


def page_rows(url: str, seconds: float) -> Iterator[Row]:
    """Return sizes, the time to the first decision, and long tasks while bots search."""
    with launch_chromium() as browser:
        first, whole = _files_of_a_game(browser, url)
        times = [_milliseconds_to_decision(browser, url) for _ in range(VISITS)]
        tasks = _task_times(browser, url, seconds)
    yield "the first page (kB, brotli)", _kilobytes(first), "≤ 150"
    what = "everything for a whole game against bots, while their network is not loaded (kB)"
    yield what, _kilobytes(whole), "≤ 300"
    weights = [url + str(file.relative_to(FOLDER)) for file in FOLDER.glob(f"assets/*{WEIGHTS}")]
    yield "the network of the bots (kB)", _kilobytes(weights), ""
    shown = f"{median(times):.0f} / {max(times):.0f}"
    yield "click on Play now to the own decision (ms), p50 / worst", shown, "≤ 1000"
    for kind, spent in zip(("processor", "wall"), zip(*tasks, strict=True), strict=True):
        long = sum(task > LONG_TASK for task in spent)
        what = f"tasks of the page over 50 ms while bots search, number / longest ({kind} ms)"
        yield what, f"{long} / {max(spent):.0f}", "0"


def _new_page(browser: Browser, script: str = "") -> Page:
    """Return a page with an empty cache."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.add_init_script(script)
    return context.new_page()


def _files_of_a_game(browser: Browser, url: str) -> tuple[list[str], list[str]]:
    """Return the files until the first page can be used, and those until the end of a game that
    does not get the weights."""
    page, found = _new_page(browser, WITHOUT_PAUSES), dict[str, None]()
    page.emulate_media(reduced_motion="reduce")
    page.context.on("requestfinished", lambda request: found.setdefault(request.url))
    page.context.route(f"**/*{WEIGHTS}", lambda route: route.abort())
    page.goto(url)
    page.locator(PLAY).wait_for()
    first = list(found)
    page.locator(PLAY).click()
    page.locator(QUESTION).wait_for()
    while not page.locator(END).count():
        page.evaluate(ANSWER)
        page.wait_for_timeout(20)
    page.context.close()
    return first, list(found)


def _kilobytes(urls: list[str]) -> str:
    paths = [FOLDER / (url.split("/", 3)[3].split("#")[0] or "index.html") for url in urls]
    files = json.dumps([str(path) for path in paths if path.is_file()])
    done = subprocess.run(["node", "-e", BROTLI, files], capture_output=True, check=True)
    return f"{sum(json.loads(done.stdout)) / 1000:.0f}"


def _milliseconds_to_decision(browser: Browser, url: str) -> float:
    page = _new_page(browser)
    page.goto(url)
    page.locator(PLAY).wait_for()
    begun = float(page.evaluate("performance.now()"))
    page.locator(PLAY).click()
    page.locator(QUESTION).wait_for()
    took = float(page.evaluate("performance.now()")) - begun
    page.context.close()
    return took


def _task_times(browser: Browser, url: str, seconds: float) -> list[tuple[float, float]]:
    """Return the milliseconds (processor, wall) of the tasks of the page while bots search."""
    page = _new_page(browser, SEARCHING_BOTS)
    page.goto(url)
    page.locator(PLAY).click()
    page.locator(QUESTION).wait_for()
    browser.start_tracing(page=page, categories=["toplevel"])
    for _ in range(round(4 * seconds)):
        for key in "sdp":  # stop, done, pass
            page.keyboard.press(key)
        page.wait_for_timeout(250)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return list(_main_thread_tasks(events))


def _main_thread_tasks(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """Yield the milliseconds (processor, wall) of the tasks in a trace of Chromium."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        is_task = event["name"].endswith("RunTask") and "tdur" in event
        if is_task and (event["pid"], event["tid"]) in threads:
            yield event["tdur"] / 1000, event["dur"] / 1000  # given in microseconds


def lighthouse_rows(url: str, runs: int) -> Iterator[Row]:
    """Return the scores of several runs as a phone and as a desktop."""
    for preset, options in PRESETS.items():
        reports = [_lighthouse_report(url, options) for _ in range(runs)]
        for name in CATEGORIES:
            scores = [100 * report["categories"][name]["score"] for report in reports]
            shown = f"{median(scores):.0f} ({min(scores):.0f}-{max(scores):.0f})"
            yield f"Lighthouse, {preset}, {name}", shown, f"≥ {TARGETS[name]}"
        blocked = [report["audits"]["total-blocking-time"]["numericValue"] for report in reports]
        yield f"… {preset}, total blocking time (ms), p50", f"{median(blocked):.0f}", ""


def _lighthouse_report(url: str, options: list[str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output", "json", *options]
        command += ["--output-path", str(report), f"--only-categories={','.join(CATEGORIES)}"]
        command += ["--chrome-flags=--headless --no-sandbox --disable-gpu"]
        environment = {**os.environ, "CHROME_PATH": find_chromium()}
        subprocess.run(command, env=environment, cwd=folder, check=True)
        found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.static_page", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of play")
    parser.add_argument("--lighthouse", type=int, default=0, metavar="RUNS")
    args = parser.parse_args()
    if not (FOLDER / "index.html").is_file():
        sys.exit("build/static is missing: run `make static`")
    with static_host(FOLDER) as url:
        rows = list(page_rows(url, args.seconds)) if find_chromium() else []
        rows += lighthouse_rows(url, args.lighthouse) if args.lighthouse else []
    for what, result, target in (*rows, *speed_rows()):
        print(f"| {what} | {result} | {target} |")


if __name__ == "__main__":
    main()

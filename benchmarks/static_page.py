"""`python -m benchmarks.static_page`: the page of `make static` in Chromium and Node.

Sizes are those of the files that the page requests, compressed with brotli. Speeds compare
processor time with machine code in the same run. `--lighthouse` also runs Lighthouse, which npx
downloads.
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
TARGETS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100}
# Bots that search, without pauses between moves.
SEARCHING_BOTS: Final = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  const setup = { level: "legend", pace: 0 };
  if (message.path === "/tables") Object.assign(message.body.setup, setup);
  post.call(this, message);
};
"""
LONG_TASK: Final = 50.0  # milliseconds
BROTLI: Final = """
const { brotliCompressSync } = require("zlib"), { readFileSync } = require("fs");
const sizes = JSON.parse(process.argv[1]).map((f) => brotliCompressSync(readFileSync(f)).length);
process.stdout.write(JSON.stringify(sizes));
"""


def page_rows(url: str, seconds: float) -> Iterator[Row]:
    """Return sizes, the time to the first decision, and long tasks while bots search."""
    with launch_chromium() as browser:
        first, whole = _requested_files(browser, url)
        times = [_milliseconds_to_decision(browser, url) for _ in range(VISITS)]
        tasks = _task_times(browser, url, seconds)
    weights = [file for file in whole if file.endswith(WEIGHTS)]
    yield "the first page (kB, brotli)", _kilobytes(first), "≤ 150"
    others = [file for file in whole if file not in weights]
    yield "… and all until the first decision, without weights (kB)", _kilobytes(others), "≤ 300"
    yield "weights of the bots (kB)", _kilobytes(weights), ""
    shown = f"{median(times):.0f} / {max(times):.0f}"
    yield "click on Play now to the own decision (ms), p50 / worst", shown, "≤ 1000"
    long = sum(task > LONG_TASK for task in tasks)
    what = "tasks of the page over 50 ms while bots search, number / longest (processor ms)"
    yield what, f"{long} / {max(tasks, default=0.0):.0f}", "0"


def _new_page(browser: Browser, script: str = "") -> Page:
    """Return a page with an empty cache."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.add_init_script(script)
    return context.new_page()


def _requested_files(browser: Browser, url: str) -> tuple[list[str], list[str]]:
    """Return the files until the first page can be used, and until the first own decision."""
    page, found = _new_page(browser), dict[str, None]()
    page.context.on("request", lambda request: found.setdefault(request.url))
    page.goto(url)
    page.locator(PLAY).wait_for()
    first = list(found)
    page.locator(PLAY).click()
    page.locator(QUESTION).wait_for()
    page.wait_for_load_state("networkidle")
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


def _task_times(browser: Browser, url: str, seconds: float) -> list[float]:
    """Return the processor milliseconds of the tasks of the main thread while bots search."""
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


def _main_thread_tasks(events: list[dict[str, Any]]) -> Iterator[float]:
    """Yield the processor milliseconds of the tasks in a trace of Chromium."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        is_task = event["name"].endswith("RunTask") and "tdur" in event
        if is_task and (event["pid"], event["tid"]) in threads:
            yield event["tdur"] / 1000  # given in microseconds


def lighthouse_rows(url: str) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output", "json"]
        command += ["--output-path", str(report), f"--only-categories={','.join(CATEGORIES)}"]
        command += ["--chrome-flags=--headless --no-sandbox --disable-gpu"]
        environment = {**os.environ, "CHROME_PATH": find_chromium()}
        subprocess.run(command, env=environment, check=True)
        found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    for name in CATEGORIES:
        score = f"{100 * found['categories'][name]['score']:.0f}"
        yield f"Lighthouse, {name}", score, f"≥ {TARGETS[name]}"
    blocked = found["audits"]["total-blocking-time"]["numericValue"]
    yield "… total blocking time on a phone, simulated (ms)", f"{blocked:.0f}", ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.static_page", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of play")
    parser.add_argument("--lighthouse", action="store_true")
    args = parser.parse_args()
    if not (FOLDER / "index.html").is_file():
        sys.exit("build/static is missing: run `make static`")
    with static_host(FOLDER) as url:
        rows = list(page_rows(url, args.seconds)) if find_chromium() else []
        rows += lighthouse_rows(url) if args.lighthouse else []
    for what, result, target in (*rows, *speed_rows()):
        print(f"| {what} | {result} | {target} |")


if __name__ == "__main__":
    main()

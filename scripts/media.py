"""`python scripts/media.py`: make the screenshot and the animation of README and the site.

The script starts a server on a loopback port with fixed dice, opens a game against three bots in
Chromium, plays some turns, and writes docs/media/table.png and docs/media/turn.webp. Bots choose
at random between equal actions, so the game is not the same each time; if it is over too soon, the
script tries again. It needs Chromium, the built page (`make web`) and the extras `dev` and `docs`.
"""

from __future__ import annotations

import io
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, Route, TimeoutError

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from benchmarks.chromium import launch_chromium  # noqa: E402

MEDIA = ROOT / "docs" / "media"
SEED = 15
WIDTH, HEIGHT = 1280, 800
WIDTH_SHOWN = 800  # of the animation
ATTEMPTS = 5
DECISIONS = 14  # before the screenshot
FRAMES, FRAME_SECONDS = 64, 0.2
START_SECONDS = 60
ANSWER_SECONDS = 30
PACE = 100  # milliseconds before each decision of a bot
ANSWERS = re.compile("^(Leave Tokyo|Buy |Heal|Take |Use |No, thanks|End turn)")


def main() -> None:
    for attempt in range(ATTEMPTS):
        try:
            make_media()
            break
        except TimeoutError:
            if attempt == ATTEMPTS - 1:
                raise


def make_media() -> None:
    """Play a game and write both files."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(folder) as url,
        launch_chromium() as browser,
    ):
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB", color_scheme="dark"
        )
        context.route("**/api/v1/tables", hurry)
        context.set_default_timeout(1000 * ANSWER_SECONDS)
        page = open_game(context, url)
        for _ in range(DECISIONS):
            decide(page)
        wait_for_dice(page)
        page.screenshot(path=MEDIA / "table.png", animations="disabled")
        shrink(MEDIA / "table.png")
        set_speed(page, "normal")
        page.reload()
        wait_for_dice(page)
        context.set_default_timeout(1000)
        write_animation(record_turn(page), MEDIA / "turn.webp")


# --- the server ----------------------------------------------------------------------------------


@contextmanager
def server(folder: str) -> Iterator[str]:
    """Run a server until the block ends; yield its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, __file__, "--serve", str(port), f"{folder}/tables.db"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        end = time.monotonic() + START_SECONDS
        while not answers(url):
            if time.monotonic() > end or process.poll() is not None:
                raise SystemExit("the server does not start; try `daikaiju serve`")
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait()


def answers(url: str) -> bool:
    try:
        urllib.request.urlopen(f"{url}/healthz", timeout=1).close()
    except OSError:
        return False
    return True


def serve(port: str, store: str) -> int:
    """Run `daikaiju serve` with fixed dice."""
    from daikaiju.rng import provably_fair

    random.seed(SEED)
    secrets = random.Random(SEED)
    size = provably_fair.SECRET_BYTES
    provably_fair.new_secret = lambda: secrets.randbytes(size)

    from daikaiju.cli import main as daikaiju

    return daikaiju(["serve", "--port", port, "--store", store])


# --- the game ------------------------------------------------------------------------------------


def open_game(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    set_speed(page, "none")
    page.reload()
    page.get_by_role("button", name="Play now").click()
    return page


def set_speed(page: Page, speed: str) -> None:
    settings = json.dumps({"speed": speed, "language": "en"})
    page.evaluate("text => localStorage.setItem('daikaiju.settings', text)", settings)


def hurry(route: Route) -> None:
    """Open the table as the page asks, but with fast bots that are easy to survive."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = json.loads(route.request.post_data or "{}")
    body["setup"] |= {"pace": PACE, "level": "easy"}
    route.continue_(post_data=json.dumps(body))


def wait_for_move(page: Page) -> None:
    """Wait until the player has to decide."""
    page.get_by_role("heading", name="your move!").wait_for()
    close_hint(page)


def close_hint(page: Page) -> None:
    """Close the hint that the page shows in a first game, if there is one."""
    hint = page.get_by_role("button", name="Got it")
    if hint.is_visible():
        hint.click()


def wait_for_dice(page: Page) -> None:
    """Decide until the player may keep dice."""
    wait_for_move(page)
    while not throw_button(page).is_visible():
        decide(page)
        wait_for_move(page)


def throw_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Throw .*again"))


def decide(page: Page) -> None:
    """Make one decision: keep claws and energy, buy cards, leave Tokyo."""
    wait_for_move(page)
    before = log_text(page)
    stop = page.get_by_role("button", name=re.compile("^Stop"))
    if stop.is_visible():
        while keep_die(page):
            pass
        throw = throw_button(page)
        (throw if throw.is_visible() and throw.is_enabled() else stop).click()
    else:
        page.get_by_role("button", name=ANSWERS).first.click()
    end = time.monotonic() + ANSWER_SECONDS
    while log_text(page) == before:
        if time.monotonic() > end:
            raise TimeoutError("the page does not show the decision")
        page.wait_for_timeout(50)


def log_text(page: Page) -> str:
    return page.get_by_role("log").inner_html()


def keep_die(page: Page) -> bool:
    """Keep one more claw or energy; return whether there was one."""
    for face in ("claw", "energy"):
        dice = page.get_by_role("button", name=re.compile(f"^Die .*: {face}"), pressed=False)
        if dice.count() and dice.first.is_enabled():
            dice.first.click()
            return True
    return False


# --- the pictures --------------------------------------------------------------------------------


def record_turn(page: Page) -> list[Image.Image]:
    """Take pictures while the player throws and the bots answer."""
    frames: list[Image.Image] = []
    while len(frames) < FRAMES:
        start = time.monotonic()
        with suppress(TimeoutError):
            close_hint(page)
        picture = page.screenshot(timeout=1000 * ANSWER_SECONDS)
        frames.append(Image.open(io.BytesIO(picture)).convert("RGB"))
        if len(frames) % 5 == 0:
            with suppress(TimeoutError):  # the button was there, but an animation has removed it
                press_next(page)
        page.wait_for_timeout(max(0.0, 1000 * (FRAME_SECONDS - (time.monotonic() - start))))
    return frames


def press_next(page: Page) -> None:
    """Do one visible thing: keep a die, throw, or answer. Do nothing in the turn of a bot."""
    stop = page.get_by_role("button", name=re.compile("^Stop"))
    if stop.is_visible():
        if keep_die(page):
            return
        throw = throw_button(page)
        (throw if throw.is_visible() and throw.is_enabled() else stop).click()
    elif (answer := page.get_by_role("button", name=ANSWERS).first).is_visible():
        answer.click()


def shrink(path: Path) -> None:
    """Store a picture with 256 colours: a quarter of the size, and no visible difference."""
    Image.open(path).convert("RGB").quantize(256).save(path, optimize=True)


def write_animation(frames: list[Image.Image], path: Path) -> None:
    height = HEIGHT * WIDTH_SHOWN // WIDTH
    small = [frame.resize((WIDTH_SHOWN, height), Image.Resampling.LANCZOS) for frame in frames]
    duration = int(1000 * FRAME_SECONDS)
    small[0].save(
        path,
        save_all=True,
        append_images=small[1:],
        duration=duration,
        loop=0,
        quality=60,
        method=6,
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        sys.exit(serve(*sys.argv[2:4]))
    main()

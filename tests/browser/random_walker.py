"""A user who presses anything that the page shows, and what must be true after each step."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import NamedTuple

from playwright.sync_api import Page, Response

from .accessibility import overflow
from .browser_user import BrowserUser
from .page_text import KEYS

# All controls that a user could press now. An open dialog hides the page behind it.
CONTROLS = """
() => {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const within = dialogs.at(-1) ?? document;
  const found = within.querySelectorAll("button, a[href], summary, select, input, textarea");
  window.walked = [...found].filter((it) =>
    !it.disabled && it.type !== "file" && !it.download && it.origin !== "null" &&
    (!it.href || it.origin === location.origin) &&
    it.checkVisibility({ visibilityProperty: true }) && !it.matches(".skip") &&
    it.getBoundingClientRect().width > 2);
  const isField = (it) => it.matches("select, input, textarea");
  return walked.map((it) => [isField(it) ? it.type : "press", it.className]);
}
"""
# Scroll to a control; return its name, its centre, and the element that covers it at any position.
# Chromium finds the element at a point only one frame after a scroll. The welcome can be closed.
AIM = """
async (n) => {
  const it = window.walked[n];
  const label = it.getAttribute("aria-label") || it.innerText || it.labels?.[0]?.innerText || "";
  const name = label.trim().slice(0, 40);
  const place = it.outerHTML.replace(/\\s+/g, " ").slice(0, 120);
  let cover = "";
  let isClosable = false;
  for (const block of ["center", "start", "end"]) {
    it.scrollIntoView({ block, inline: "center", behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const { x, y, width, height } = it.getClientRects()[0] ?? it.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...at);
    const isHit = it.contains(hit) || hit?.closest("label")?.control === it;
    if (isHit) return { name, place, at, cover: "" };
    isClosable ||= Boolean(hit?.closest(".side .welcome"));
    cover = hit?.outerHTML.slice(0, 120) ?? "the edge of the window";
  }
  return { name, place, at: [0, 0], cover: it.isConnected ? cover : "", isClosable };
}
"""
TEXT = """
() => [...document.querySelectorAll("#app *")]
  .filter((it) => !it.children.length && !it.closest("code")).map((it) => it.textContent).join(" ")
"""
HAS_SCREEN = "() => document.querySelector('h1, h2') && !document.querySelector('.loading')"
WORD = re.compile(r"[a-z]+(?:-\w+)+|undefined|NaN|\[object")
MAY_REFUSE = re.compile(r"/codes/\w{6}$|/players/move$")  # of codes that a user can type
TYPED = ("Ann", "ABCDEF", "7", "\u202e𓀀 <b>&amp;", "", "a" * 40)
RAW_WORDS = {*KEYS, "undefined", "NaN", "[object"}  # none of them is meant for a user
TEXTS = ("text", "search", "number", "textarea", "email")


class Step(NamedTuple):
    """What was pressed, and the faults that were found afterwards."""

    what: str
    faults: list[str]


def covered_controls(page: Page) -> list[str]:
    """Return the controls that something covers wherever the page is scrolled to."""
    number = len(page.evaluate(CONTROLS))
    aims = [page.evaluate(AIM, n) for n in range(number)]
    return [f"{aim['name']}: {aim['cover']}" for aim in aims if aim["cover"]]


class RandomWalker:
    """Presses random controls of one page."""

    def __init__(self, user: BrowserUser, seed: int) -> None:
        self.user = user
        self.rng = random.Random(seed)
        self.refused: list[str] = []
        user.page.on("response", self._on_response)

    @property
    def page(self) -> Page:
        return self.user.page

    def walk(self, steps: int) -> Iterator[Step]:
        self.user.open("/")
        for _ in range(steps):
            self._wait()
            yield self._step()

    def _wait(self) -> None:
        """Wait until the page shows a screen."""
        self.page.wait_for_function(HAS_SCREEN)

    def _step(self) -> Step:
        controls: list[tuple[str, str]] = [*map(tuple, self.page.evaluate(CONTROLS))]
        if not controls:
            return Step("nothing", ["there is no control"])
        kind = self.rng.choice(sorted(set(controls)))  # a long list counts as one control
        number = self.rng.choice([n for n, each in enumerate(controls) if each == kind])
        aim = self.page.evaluate(AIM, number)
        what = f"{aim['name'] or 'no name'} at {self.page.url}: {aim['place']}"
        if aim["cover"]:
            is_fault = not (aim["isClosable"] or self._is_transient(aim["cover"]))
            return Step(what, [f"covered by {aim['cover']}"] if is_fault else [])
        self._use(kind[0], number, aim["at"])
        self._wait()
        return Step(what, self._faults())

    @staticmethod
    def _is_transient(cover: str) -> bool:
        """Return whether a message or an animation is in front, which goes away by itself."""
        return "toast" in cover or "motion" in cover

    def _use(self, kind: str, number: int, at: list[float]) -> None:
        control = f"window.walked[{number}]"
        if kind == "select-one":
            self.page.evaluate(
                f"""(n) => {{ const it = {control}; it.selectedIndex = n % it.options.length;
                it.dispatchEvent(new Event("change", {{ bubbles: true }})); }}""",
                self.rng.randrange(100),
            )
            return
        if self.user.device == "phone":
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        if kind in TEXTS:
            self.page.keyboard.insert_text(self.rng.choice(TYPED))

    def _faults(self) -> list[str]:
        words = WORD.findall(self.page.evaluate(TEXT))
        raw = [f"raw text: {word}" for word in words if word in RAW_WORDS]
        return [*raw, *overflow(self.page), *self._errors()]

    def _errors(self) -> list[str]:
        """Return the new errors; the console reports each refused request too."""
        found = [each for each in self.user.errors if "Failed to load resource" not in each]
        found += self.refused
        self.user.errors.clear()
        self.refused.clear()
        return found

    def _on_response(self, response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST and not MAY_REFUSE.search(response.url):
            self.refused.append(f"{response.status} {response.request.method} {response.url}")

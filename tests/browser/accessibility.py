"""Whether everybody can use a screen: what axe-core finds, and what does not fit on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical", "moderate")
TRY = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
# What can be pressed must lie within the width, unless it is in something that one can scroll.
OUTSIDE = """
() => [...document.querySelectorAll("button, a, input:not(.unseen), select, summary")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => {
    for (let up = it.parentElement; up; up = up.parentElement) {
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(up).overflowX);
      if (scrolls && up.scrollWidth > up.clientWidth) return false;
    }
    const { left, right, bottom } = it.getBoundingClientRect();
    return bottom > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
  })
  .map((it) => `outside: ${it.outerHTML.slice(0, 120)}`)
"""


def barriers(page: Page) -> str:
    """What axe-core finds to be in somebody's way: a paragraph for each rule, with a few places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(TRY)
    return "\n".join(_told(each) for each in found if each["impact"] in GRAVE)


def _told(finding: dict[str, Any]) -> str:
    nodes = finding["nodes"]
    places = [f"  {node['html'][:200]}\n  {node.get('failureSummary', '')}" for node in nodes[:3]]
    head = f"{finding['impact']}: {finding['id']}: {finding['help']} ({len(nodes)} places)"
    return "\n".join([head, *places])


def overflow(page: Page) -> list[str]:
    """What makes the screen wider than it is, or lies beside it."""
    size = page.viewport_size
    assert size
    wide = int(page.evaluate("document.documentElement.scrollWidth"))
    outside: list[str] = page.evaluate(OUTSIDE)
    return [*outside, *([f"{wide} pixels on {size['width']}"] if wide > size["width"] else [])]

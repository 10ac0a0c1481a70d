"""Accessibility checks: axe-core violations and horizontal overflow."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Page

from .waiting import wait_for_rest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without selectors, which are not shown, and without preloading of style sheets and media, which no
# enabled rule reads: both take most of the time on long pages.
RUN_AXE = """
async (choice) => {
  const options = { resultTypes: ["violations"], selectors: false, iframes: false, preload: false };
  return (await axe.run(document, { ...options, ...choice })).violations;
}
"""
# Change the theme without transitions of colours: there is one for each element, and together they
# take several seconds.
SET_THEME = """
(theme) => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
}
"""
CONTRAST = "color-contrast"  # the rule that takes most of the time
ONLY_CONTRAST = {"runOnly": [CONTRAST]}  # all that another theme can change
WITHOUT_CONTRAST = {"rules": {CONTRAST: {"enabled": False}}}  # all that another language can change
# Controls must be within the page width, unless a parent element scrolls.
FIND_OUTSIDE = """
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


def axe_violations(page: Page, choice: Mapping[str, Any] = MappingProxyType({})) -> str:
    """Return the violations of all or some rules, one paragraph per rule with a few elements."""
    wait_for_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, dict(choice))
    return "\n".join(map(_describe, found))


def light_theme_violations(page: Page) -> str:
    """Return what is hard to read in the light theme; the page is dark again afterwards."""
    page.evaluate(SET_THEME, "light")
    found = axe_violations(page, ONLY_CONTRAST)
    page.evaluate(SET_THEME, "dark")
    return found


def _describe(finding: dict[str, Any]) -> str:
    nodes = finding["nodes"]
    places = [f"  {node['html'][:200]}\n  {node.get('failureSummary', '')}" for node in nodes[:3]]
    head = f"{finding['impact']}: {finding['id']}: {finding['help']} ({len(nodes)} places)"
    return "\n".join([head, *places])


def overflow(page: Page) -> list[str]:
    """Return the elements outside the viewport, and the page width if it is too wide."""
    size = page.viewport_size
    assert size
    wide = int(page.evaluate("document.documentElement.scrollWidth"))
    outside: list[str] = page.evaluate(FIND_OUTSIDE)
    return [*outside, *([f"{wide} pixels on {size['width']}"] if wide > size["width"] else [])]

"""Page languages: change the language, find untranslated text."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

PSEUDO = "x-pseudo"  # English with changed letters: web/src/i18n/languages.ts
PICK = "#language-above"
# The list has no pseudo-locale, so the script adds an option for it.
CHOOSE = """
(list, code) => {
  if (![...list.options].some(({ value }) => value === code)) list.add(new Option(code, code));
  list.value = code;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}
"""
# Visible and accessible text with its element. Elements with another `lang`, key names and old
# live announcements are skipped.
WORDS = """
() => {
  const OTHER = "script, style, noscript, body [lang], code, kbd, .unseen[aria-live]";
  const READ = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });
  const start = (it) => it.outerHTML.slice(0, 120);
  const found = [["title", document.title]];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: it, data } = walk.currentNode;
    if (data.trim() && isSeen(it) && !it.closest(OTHER)) found.push([start(it), data]);
  }
  for (const name of READ) {
    for (const it of document.querySelectorAll(`[${name}]`)) {
      if (!it.closest(OTHER)) found.push([`${name} of ${start(it)}`, it.getAttribute(name)]);
    }
  }
  return found;
}
"""
# Names of players and servers, and text of the browser for lists, times and dates.
NAMES = re.compile(
    r"Ann|Bob|Zoe(,? whose name is long)?|Player|LESSON|\b[A-Z]+-\d+D?\b|\band\b|"
    r"\b(this|last|next) (minute|hour)\b|\b[A-Z][a-z]{2} \d{1,2}, \d{4}|"
    r"\b\d+ (second|minute|hour|day)s?( ago)?\b|\b[0-9A-HJ-NP-Z]{6}\b|"
    r"\b[0-9A-Z]{4}( [0-9A-Z]{4}){2}\b|\b[0-9a-f]{8,}…?|"
    r"https?://\S+|127\.0\.0\.1:\d+\S*"
)
UNCHANGED = re.compile(r"[aeiouyAEIOUY]")


def set_language(page: Page, code: str) -> None:
    """Choose a language in the list at the top of the page."""
    page.locator(PICK).evaluate(CHOOSE, code)
    if code != PSEUDO:
        expect(page.locator("html")).to_have_attribute("lang", code)


def untranslated(page: Page) -> list[str]:
    """Return the text of the page, shown in the pseudo-locale, that comes from no catalogue."""
    found: list[tuple[str, str]] = page.evaluate(WORDS)
    return sorted(
        {
            f"{text.strip()!r} in {where}"
            for where, text in found
            if UNCHANGED.search(NAMES.sub(" ", text))
        }
    )

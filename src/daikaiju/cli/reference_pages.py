"""Markdown pages of docs/reference/ that are made from the rules, the catalogues and scenarios.

They are in English. `daikaiju docs` writes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from ..record.catalogue import Entry, catalogue
from ..record.scenario import Scenario
from ..rules.constants import EDITION_NAMES
from ..text import differences, examples, has_message, rulebook, rulings, translate

_SETTING_ROW: Final = re.compile(r"^(?P<start>\| `(?P<name>\w+)` \| .*? ?\| ).*\|$", re.MULTILINE)
TITLES: Final = {"first": "First edition", "second": "Second edition", "dark": "Dark Edition"}


def head(source: str) -> str:
    """Return the comment at the top of a generated page."""
    return f"<!-- Made by `daikaiju docs` from {source}. Do not edit. -->\n"


def _sections() -> list[str]:
    """Return the sections of the rulebook in reading order."""
    return list(dict.fromkeys(rule.section for rule in rulebook()))


# --- the rulebook --------------------------------------------------------------------------------


def rulebook_page(edition: str) -> str:
    """Return the rulebook of one edition: sections, rules and worked examples."""
    parts = [
        head("src/daikaiju/text/"),
        f"# Rulebook: {TITLES[edition]}\n",
        f"{translate('rules-lead')}\n",
        "The name after each rule leads to the scenarios that prove it.\n",
    ]
    for section in _sections():
        parts += _section(section, edition)
    return "\n".join(parts)


def _section(section: str, edition: str) -> Iterator[str]:
    rules = [r for r in rulebook() if r.section == section and edition in r.editions]
    if not rules:
        return
    yield f"## {translate(f'section-{section}')}\n"
    yield f"*{translate(f'section-{section}.lead')}*\n"
    for rule in rules:
        yield f"- {translate(rule.key)} [{rule.id}](rules.md#{rule.id.lower()})"
    yield ""
    for example in examples():
        if example.section == section and edition in example.editions:
            yield f"> **Example: {translate(example.key)}.** {translate(f'{example.key}.text')}\n"


def editions_page() -> str:
    """Return the differences between the editions, one heading each."""
    parts = [
        head("src/daikaiju/text/"),
        "# Differences between the editions\n",
        "Each heading is one topic of the rulebook, with what each edition says about it.\n",
    ]
    for difference in differences():
        if difference.is_none:
            continue
        parts.append(f"## {translate(difference.key)}\n")
        for edition in EDITION_NAMES:
            parts.append(f"- **{TITLES[edition]}:** {translate(f'{difference.key}.{edition}')}")
        parts.append("")
    same = [difference for difference in differences() if difference.is_none]
    if same:
        parts.append("## The same in all editions\n")
        for difference in same:
            key = difference.key
            parts.append(f"- **{translate(key)}:** {translate(f'{key}.{EDITION_NAMES[0]}')}")
        parts.append("")
    return "\n".join(parts)


# --- rules and their proofs ----------------------------------------------------------------------


def rules_page(scenarios: Iterable[Scenario], root: Path, unproved: Mapping[str, str]) -> str:
    """Return each rule, its editions, and the scenarios that prove it.

    `unproved` has the reason for each rule without a scenario.
    """
    proofs: dict[str, list[Scenario]] = {rule.id: [] for rule in rulebook()}
    for scenario in scenarios:
        for id in dict.fromkeys(scenario.rules):
            if id in proofs:
                proofs[id].append(scenario)
    lines = [head("scenarios/"), "# Rules and the scenarios that prove them", ""]
    for section in _sections():
        lines += [f"## {translate(f'section-{section}')}", ""]
        for rule in rulebook():
            if rule.section == section:
                editions = ", ".join(rule.editions)
                lines += [f"### {rule.id}", "", f"*{editions}* — {translate(rule.key)}", ""]
                lines += [_proof(root, scenario) for scenario in proofs[rule.id]]
                if not proofs[rule.id]:
                    lines.append(f"- no scenario: {unproved.get(rule.id, 'none yet')}")
                lines.append("")
    return "\n".join(lines)


def _proof(root: Path, scenario: Scenario) -> str:
    file = Path(scenario.where.rpartition(":")[0]).resolve().relative_to(root.resolve())
    return f"- [{scenario.title}](../../{file.as_posix()}) ({', '.join(scenario.editions)})"


# --- cards and tiles -----------------------------------------------------------------------------


def cards_page() -> str:
    """Return every card and tile: cost by edition, effect, rulings."""
    entries = catalogue()
    cards = [entry for entry in entries if entry.kind != "tile"]
    tiles = [entry for entry in entries if entry.kind == "tile"]
    lines = [
        head("the rules and src/daikaiju/text/"),
        "# Cards and tiles\n",
        f"{len(cards)} cards and {len(tiles)} faces of Wickedness tiles, with our rulings. "
        "The texts are our own words.\n",
        "## Cards\n",
        *_cards(cards),
        "## Wickedness tiles\n",
        *_cards(tiles),
    ]
    return "\n".join(lines)


def _cards(entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        yield f"### {entry.title}\n"
        yield f"{_printed(entry)}\n"
        yield f"{entry.effect}\n"
        for edition in EDITION_NAMES:
            if has_message(own := f"card-{entry.id}.effect-{edition}"):
                yield f"**{TITLES[edition]}:** {translate(own)}\n"
        ruled = [ruling for ruling in rulings() if ruling.card == entry.id]
        if ruled:
            yield "Rulings:\n"
        for ruling in ruled:
            yield f"- {translate(ruling.key)}{' *(Dark Edition)*' if ruling.is_dark else ''}"
        if ruled:
            yield ""
        yield f"Name in files: `{entry.id}`. It acts at: {'; '.join(entry.moments)}.\n"


def _printed(entry: Entry) -> str:
    if entry.kind == "tile":
        return f"*Tile of level {entry.level}, {entry.side} side.*"
    prices = []
    for edition, cost in entry.costs.items():
        copies = f", {entry.copies[edition]} copies" if entry.copies[edition] > 1 else ""
        name = f" as “{entry.titles[edition]}”" if edition in entry.titles else ""
        prices.append(f"{TITLES[edition]}: {cost} ⚡{copies}{name}")
    return f"*{entry.kind.capitalize()} card.* {' · '.join(prices)}"


# --- settings of the server ----------------------------------------------------------------------


def update_settings_table(page: str, descriptions: Mapping[str, str]) -> str:
    """Return the page with the description of each setting in its table row."""

    def row(match: re.Match[str]) -> str:
        description = descriptions.get(match["name"])
        return f"{match['start']}{description} |" if description else match[0]

    return _SETTING_ROW.sub(row, page)

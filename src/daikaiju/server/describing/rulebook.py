"""What the page in the browser knows of the rules: cards, and the rules that happenings name.

`rulebook.json` and, apart from it because it is long and seldom read, `rulings.json` are made from
it by `daikaiju docs`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import yaml

from ...record.catalogue import Entry, catalogue
from ..telling.happenings import all_ids

# Remarks on how the rulebook of some language words it: of no use at the table.
_OF_LANGUAGES: Final = re.compile(r" \([^()]*\b(?:ES|FA|FR|RU|ZH)\b[^()]*\)")


def rulebook_document(root: Path) -> str:
    """The file, one card or rule a line."""
    cards = {entry.id: _printed(entry) for entry in catalogue()}
    return f'{{"cards": {_lines(cards)},\n"rules": {_lines(_rules(root))}}}\n'


def rulings_document(root: Path) -> str:
    """How we rule each card and tile, one of them a line; of each sentence, where it holds."""
    known = yaml.safe_load((root / "scenarios/known/card-rulings.yaml").read_text("utf-8"))
    rulings: dict[str, list[dict[str, str]]] = {}
    for id, sentence in known.items():
        kind, _, name = id.partition(":")
        only = {"only": "dark"} if kind == "dark" else {}
        rulings.setdefault(name.partition("#")[0], []).append({"text": sentence, **only})
    return _lines(rulings) + "\n"


def _printed(entry: Entry) -> dict[str, Any]:
    """What is printed on a card or tile, without what is empty."""
    printed = {
        "title": entry.title,
        "titles": entry.titles,
        "kind": entry.kind,
        "level": entry.level,
        "side": entry.side,
        "costs": entry.costs,
        "copies": {edition: copies for edition, copies in entry.copies.items() if copies > 1},
        "effect": entry.effect,
    }
    return {name: value for name, value in printed.items() if value}


def _rules(root: Path) -> dict[str, str]:
    known = yaml.safe_load((root / "scenarios/known/rules.yaml").read_text("utf-8"))
    named = {id for _, id in all_ids()}
    return {r["id"]: plain_text(r["text"]) for r in known if r["id"] in named}


def plain_text(rule: str) -> str:
    """The text of a rule as people at the table need it."""
    return _OF_LANGUAGES.sub("", rule)


def _lines(things: dict[str, Any]) -> str:
    lines = [f"{json.dumps(id)}: {_compact(thing)}" for id, thing in things.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _compact(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)

"""`daikaiju docs`: the generated documents."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import yaml

from ..record.catalogue import Entry, catalogue
from ..record.scenario import Scenario, find_scenarios
from .extras import missing

HEAD = "<!-- Made by `daikaiju docs` from scenarios/. Do not edit. -->\n"


def run(args: argparse.Namespace) -> int:
    """Write them; with --check, only say which are stale (exit status 1)."""
    stale = []
    for path, text in documents(args.root).items():
        target = args.root / path
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not args.check:
            target.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path} {'is stale: run `daikaiju docs`' if args.check else 'was made anew'}")
    return 1 if stale and args.check else 0


def documents(root: Path) -> dict[str, str]:
    """Every generated document by its path."""
    return {
        "docs/rules.md": rules_document(root),
        "docs/cards.md": cards_document(root),
        "docs/catalogue.json": catalogue_document(),
        **server_documents(root),
    }


def server_documents(root: Path) -> dict[str, str]:
    """How programs talk to the server, for people, for HTTP and for TypeScript; and what its page
    knows of the rules."""
    try:
        from ..server.describing.lessons import lesson_documents
        from ..server.describing.openapi import openapi_text
        from ..server.describing.protocol_page import protocol_page
        from ..server.describing.rulebook import rulebook_document, rulings_document
        from ..server.describing.typescript import protocol_types
        from ..server.web.routes import ROUTES
    except ModuleNotFoundError as error:
        raise missing(error) from error
    return {
        "docs/protocol.md": protocol_page(ROUTES),
        "docs/openapi.json": openapi_text(ROUTES),
        "web/src/generated/protocol.ts": protocol_types(),
        "web/src/generated/rulebook.json": rulebook_document(root),
        "web/src/generated/rulings.json": rulings_document(root),
        **lesson_documents(root),
    }


def catalogue_document() -> str:
    """The catalogue for machines."""
    entries = [entry.as_dict() for entry in catalogue()]
    return json.dumps(entries, indent=1, ensure_ascii=False) + "\n"


def cards_document(root: Path) -> str:
    """Every card and tile: prices by edition, what it does, how we rule it."""
    known = yaml.safe_load((root / "scenarios/known/card-rulings.yaml").read_text("utf-8"))
    lines = [HEAD.replace("scenarios/", "the rules"), "# Cards and tiles", ""]
    for entry in catalogue():
        lines += [
            f"## {entry.title}",
            "",
            f"`{entry.id}` · {_printed(entry)}",
            "",
            entry.effect,
            "",
        ]
        rulings = [
            f"- {sentence}{' *(Dark Edition)*' if ruling.startswith('dark:') else ''}"
            for ruling, sentence in known.items()
            if ruling.partition(":")[2].partition("#")[0] == entry.id
        ]
        lines += [*rulings, ""] if rulings else []
        lines += [f"*Acts when: {'; '.join(entry.moments)}.*", ""]
    return "\n".join(lines)


def _printed(entry: Entry) -> str:
    if entry.kind == "tile":
        return f"tile of level {entry.level}, {entry.side}"
    prices = []
    for edition, cost in entry.costs.items():
        copies = f" ×{entry.copies[edition]}" if entry.copies[edition] > 1 else ""
        name = f" as “{entry.titles[edition]}”" if edition in entry.titles else ""
        prices.append(f"{edition} {cost} ⚡{copies}{name}")
    return f"{entry.kind} · " + " · ".join(prices)


def rules_document(root: Path) -> str:
    """Each rule, its editions, and the scenarios that prove it."""
    known = yaml.safe_load((root / "scenarios/known/rules.yaml").read_text(encoding="utf-8"))
    silent = yaml.safe_load((root / "scenarios/known/not-behaviour.yaml").read_text("utf-8"))
    scenarios = list(find_scenarios([root / "scenarios"]))
    lines = [HEAD, "# The rules, and what proves them", ""]
    section = ""
    for rule in known:
        if rule["section"] != section:
            section = rule["section"]
            lines += [f"## {section}", ""]
        lines += [f"### {rule['id']}", "", f"*{', '.join(rule['editions'])}* — {rule['text']}", ""]
        proofs = [s for s in scenarios if rule["id"] in s.rules]
        lines += [_proof(root, scenario) for scenario in proofs]
        if not proofs:
            lines.append(f"- no scenario: {silent.get(rule['id'], 'none yet')}")
        lines.append("")
    return "\n".join(lines)


def _proof(root: Path, scenario: Scenario) -> str:
    file = Path(scenario.where.rpartition(":")[0]).resolve().relative_to(root.resolve())
    return f"- [{scenario.title}](../{file.as_posix()}) ({', '.join(scenario.editions)})"

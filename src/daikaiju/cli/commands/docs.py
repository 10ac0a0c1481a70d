"""`daikaiju docs`: the generated documents. They are in English, for those who work on the game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import yaml

from ...envs.descriptions import spaces_page
from ...record.catalogue import Entry, catalogue
from ...record.scenario import Scenario, find_scenarios
from ...rules.editions import EDITIONS
from ...text import has_sentence, rulebook, rulings, sentence
from ..extras import missing
from ..output import say

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
        print(say("cli-doc-stale", file=path) if args.check else say("cli-doc-made", file=path))
    return 1 if stale and args.check else 0


def documents(root: Path) -> dict[str, str]:
    """Every generated document by its path."""
    return {
        "docs/rules.md": rules_document(root),
        "docs/cards.md": cards_document(),
        "docs/catalogue.json": catalogue_document(),
        "docs/spaces.md": HEAD.replace("scenarios/", "the environments") + spaces_page(),
        **server_documents(root),
    }


def server_documents(root: Path) -> dict[str, str]:
    """How programs talk to the server, for people, for HTTP and for TypeScript; and what it and
    its page know of the rules."""
    try:
        from ...server.codegen.lesson_builder import lesson_documents
        from ...server.codegen.openapi import openapi_text
        from ...server.codegen.proofs import examples_document, proofs_document, proofs_in_short
        from ...server.codegen.protocol_page import protocol_page
        from ...server.codegen.rulebook import rulebook_document
        from ...server.codegen.typescript import protocol_types
        from ...server.web.routes import ROUTES
    except ModuleNotFoundError as error:
        raise missing(error) from error
    return {
        "docs/protocol.md": protocol_page(ROUTES),
        "docs/openapi.json": openapi_text(ROUTES),
        "web/src/generated/protocol.ts": protocol_types(),
        "src/daikaiju/server/tables/examples.json": examples_document(root),
        "src/daikaiju/text/proofs.json": proofs_in_short(root),
        "web/src/generated/rulebook.json": rulebook_document(root),
        "web/src/generated/proofs.json": proofs_document(root),
        **lesson_documents(),
    }


def catalogue_document() -> str:
    """The catalogue for machines."""
    entries = [entry.as_dict() for entry in catalogue()]
    return json.dumps(entries, indent=1, ensure_ascii=False) + "\n"


def cards_document() -> str:
    """Every card and tile: prices by edition, what it does, how we rule it."""
    lines = [HEAD.replace("scenarios/", "the rules"), "# Cards and tiles", ""]
    for entry in catalogue():
        lines += [
            f"## {entry.title}",
            "",
            f"`{entry.id}` · {_printed(entry)}",
            "",
            *_effects(entry),
            "",
        ]
        ruled = [
            f"- {sentence(ruling.key)}{' *(Dark Edition)*' if ruling.is_dark else ''}"
            for ruling in rulings()
            if ruling.card == entry.id
        ]
        lines += [*ruled, ""] if ruled else []
        lines += [f"*Acts when: {'; '.join(entry.moments)}.*", ""]
    return "\n".join(lines)


def _effects(entry: Entry) -> list[str]:
    """What it does, and what it does in an edition that says otherwise."""
    lines = [entry.effect]
    for edition in EDITIONS:
        own = f"card-{entry.id}.effect-{edition.name}"
        if has_sentence(own):
            lines += ["", f"*{edition.name}:* {sentence(own)}"]
    return lines


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
    silent = yaml.safe_load((root / "scenarios/known/not-behaviour.yaml").read_text("utf-8"))
    scenarios = list(find_scenarios([root / "scenarios"]))
    lines = [HEAD, "# The rules, and what proves them", ""]
    section = ""
    for rule in rulebook():
        if rule.section != section:
            section = rule.section
            lines += [f"## {sentence(f'section-{section}')}", ""]
        lines += [f"### {rule.id}", "", f"*{', '.join(rule.editions)}* — {sentence(rule.key)}", ""]
        proofs = [s for s in scenarios if rule.id in s.rules]
        lines += [_proof(root, scenario) for scenario in proofs]
        if not proofs:
            lines.append(f"- no scenario: {silent.get(rule.id, 'none yet')}")
        lines.append("")
    return "\n".join(lines)


def _proof(root: Path, scenario: Scenario) -> str:
    file = Path(scenario.where.rpartition(":")[0]).resolve().relative_to(root.resolve())
    return f"- [{scenario.title}](../{file.as_posix()}) ({', '.join(scenario.editions)})"

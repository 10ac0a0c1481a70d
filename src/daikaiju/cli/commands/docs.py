"""`daikaiju docs`: write the generated files of docs/reference/, the server and the web page."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import yaml

from ...record.catalogue import catalogue
from ...record.scenario import Scenario, find_scenarios
from ...rules.constants import EDITION_NAMES
from ..extras import missing_extra_error
from ..output import message
from ..parser import help_text
from ..reference_pages import (
    cards_page,
    editions_page,
    head,
    rulebook_page,
    rules_page,
    update_settings_table,
)
from ..repository import add_root_option, check_repository

REFERENCE = "docs/reference"
BENCHMARK = f"{REFERENCE}/benchmark"
HOSTING = "docs/hosting.md"
UNPROVED = "scenarios/known/not-behaviour.yaml"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help=help_text("cli-docs-check"))
    add_root_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the stale files; with --check, only name them and return exit status 1."""
    check_repository(args.root, HOSTING)
    check_repository(args.root, UNPROVED)
    stale = []
    for path, text in documents(args.root).items():
        target = args.root / path
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not args.check:
            target.write_text(text, encoding="utf-8")
    key = "cli-doc-stale" if args.check else "cli-doc-made"
    for path in stale:
        print(message(key, file=path))
    return 1 if stale and args.check else 0


def documents(root: Path) -> dict[str, str]:
    """Return the text of every generated file by its path. Scenarios are read once."""
    from ...envs.descriptions import spaces_page  # imported here: it needs all cards

    scenarios = list(find_scenarios([root / "scenarios"]))
    unproved = yaml.safe_load((root / UNPROVED).read_text("utf-8"))
    books = {f"{REFERENCE}/rulebook-{name}.md": rulebook_page(name) for name in EDITION_NAMES}
    return {
        **books,
        f"{REFERENCE}/editions.md": editions_page(),
        f"{REFERENCE}/rules.md": rules_page(scenarios, root, unproved),
        f"{REFERENCE}/cards.md": cards_page(),
        f"{REFERENCE}/catalogue.json": catalogue_text(),
        f"{REFERENCE}/spaces.md": head("src/daikaiju/envs/") + "\n" + spaces_page(),
        **benchmark_documents(root),
        **server_documents(scenarios, root),
    }


def benchmark_documents(root: Path) -> dict[str, str]:
    """Return the page of the benchmark and its plots."""
    from ...arena.benchmark_page import page_files  # imported here: it needs the compiler

    pages = page_files(root / BENCHMARK, "benchmark")
    return {f"{REFERENCE}/{name}": text for name, text in pages.items()}


def server_documents(scenarios: Sequence[Scenario], root: Path) -> dict[str, str]:
    """Return the protocol page, OpenAPI, the TypeScript types, and the data that the server and
    the web page need about rules, examples, lessons and puzzles."""
    try:
        from ...server.codegen.coach_tables import coach_document
        from ...server.codegen.engine_tables import engine_document
        from ...server.codegen.lesson_builder import lesson_documents
        from ...server.codegen.proofs import (
            examples_document,
            proof_counts_document,
            proofs_document,
        )
        from ...server.codegen.protocol_page import protocol_page
        from ...server.codegen.puzzle_files import puzzle_documents
        from ...server.codegen.rulebook import rulebook_document
        from ...server.codegen.typescript import protocol_types
        from ...server.settings import Settings
        from ...server.web.openapi import openapi_text
        from ...server.web.routes import ROUTES
    except ModuleNotFoundError as error:
        raise missing_extra_error(error) from error
    hosting = (root / HOSTING).read_text("utf-8")
    return {
        HOSTING: update_settings_table(hosting, _setting_descriptions(Settings)),
        f"{REFERENCE}/protocol.md": protocol_page(ROUTES),
        f"{REFERENCE}/openapi.json": openapi_text(ROUTES),
        "web/src/generated/protocol.ts": protocol_types(),
        "web/src/generated/engine.json": engine_document(),
        "web/src/generated/coach.json": coach_document(),
        "src/daikaiju/server/tables/examples.json": examples_document(scenarios),
        "src/daikaiju/text/proofs.json": proof_counts_document(scenarios),
        "web/src/generated/rulebook.json": rulebook_document(scenarios),
        "web/src/generated/proofs.json": proofs_document(scenarios, root),
        **lesson_documents(),
        **puzzle_documents(),
    }


def _setting_descriptions(settings: type) -> dict[str, str]:
    """Return the description of each setting of the server."""
    import msgspec

    properties = msgspec.json.schema(settings)["$defs"][settings.__name__]["properties"]
    return {name: str(schema.get("description", "")) for name, schema in properties.items()}


def catalogue_text() -> str:
    """Return the catalogue as JSON."""
    entries = [entry.as_dict() for entry in catalogue()]
    return json.dumps(entries, indent=1, ensure_ascii=False) + "\n"

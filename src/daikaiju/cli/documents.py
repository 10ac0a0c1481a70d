"""`daikaiju docs`: the generated documents."""

from __future__ import annotations

import argparse
from pathlib import Path

import yaml

from ..record.scenario import Scenario, find_scenarios

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
    return {"docs/rules.md": rules_document(root)}


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

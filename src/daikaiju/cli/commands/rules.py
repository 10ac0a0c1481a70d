"""`daikaiju rules [SECTION|ID …] [--edition E] [--compare]`: the rulebook and its test counts."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...rules.constants import EDITION_NAMES
from ...text import (
    Difference,
    Example,
    Rule,
    UserError,
    differences,
    examples,
    proof_count,
    rulebook,
    rules_of_difference,
)
from ..output import join_list, message
from ..parser import help_text

_DEFAULT_EDITIONS: Final = ("second", "dark", "first")  # without --edition, in this order


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("what", nargs="*", metavar="WHAT", help=help_text("cli-rules-what"))
    edition = help_text("cli-rules-edition", default=_DEFAULT_EDITIONS[0])
    parser.add_argument("--edition", choices=EDITION_NAMES, help=edition)
    parser.add_argument("--compare", action="store_true", help=help_text("cli-rules-compare"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print all rules or the named ones; with --compare, the differences between editions."""
    console = Console(highlight=False)
    found = [_find(name) for name in args.what]
    if args.compare:
        _compare(console, found)
    elif found:
        for item in found:
            _show(console, item, args.edition)
    else:
        _show_all(console, args.edition or _DEFAULT_EDITIONS[0])
    return 0


# --- finding -------------------------------------------------------------------------------------

Found = str | Rule | Example  # a section by its name


def _find(name: str) -> Found:
    """Return the section, rule or example with that id or title; else raise a UserError."""
    wanted = name.casefold().strip()
    for section in _sections():
        if wanted in (section, message(f"section-{section}").casefold()):
            return section
    items: list[Rule | Example] = [*rulebook(), *examples()]
    for item in items:
        if wanted == item.id.casefold():
            return item
    raise UserError("mistake-rule", given=name, known=", ".join(_sections()))


def _sections() -> list[str]:
    return list(dict.fromkeys(rule.section for rule in rulebook()))


def _edition_for(section: str, requested: str | None) -> str:
    """Return the edition in which a section is shown: the requested one, else one that has it."""
    known = {edition for rule in rulebook() if rule.section == section for edition in rule.editions}
    if requested and requested not in known:
        raise _edition_error(message(f"section-{section}"), known)
    return requested or next(edition for edition in _DEFAULT_EDITIONS if edition in known)


def _edition_error(name: str, editions: Iterable[str]) -> UserError:
    names = [_edition(edition) for edition in EDITION_NAMES if edition in editions]
    return UserError("mistake-rule-edition", name=name, editions=join_list(names))


# --- showing -------------------------------------------------------------------------------------


def _show_all(console: Console, edition: str) -> None:
    _print(
        console, message("cli-rules-heading", title=message("rules-title"), edition=edition), "bold"
    )
    _print(console, message("rules-lead"))
    for section in _sections():
        if any(rule.section == section and edition in rule.editions for rule in rulebook()):
            _show_section(console, section, edition)


def _show(console: Console, item: Found, requested: str | None) -> None:
    if isinstance(item, str):
        _show_section(console, item, _edition_for(item, requested))
        return
    if requested and requested not in item.editions:
        raise _edition_error(item.id, item.editions)
    if isinstance(item, Example):
        _show_example(console, item)
    else:
        _show_rules(console, [item])
        names = [_edition(edition) for edition in item.editions]
        _print(console, message("cli-rules-holds", editions=join_list(names)), "dim", indent=2)


def _show_section(console: Console, section: str, edition: str) -> None:
    console.print()
    title = message(f"section-{section}")
    _print(console, message("cli-rules-heading", title=title, edition=edition), "bold")
    _print(console, message(f"section-{section}.lead"), "dim")
    _show_rules(console, [r for r in rulebook() if r.section == section and edition in r.editions])
    for example in examples():
        if example.section == section and edition in example.editions:
            _show_example(console, example)


def _show_rules(console: Console, rules: Sequence[Rule]) -> None:
    """Print each rule with its id and the number of scenarios that test it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(ratio=1, overflow="fold")  # Chinese has no spaces
    table.add_column(no_wrap=True, style="dim", justify="right")
    for rule in rules:
        proved = message("cli-rules-proved", many=proof_count(rule.id))
        table.add_row(*map(Text, (rule.id, message(rule.key), proved)))
    console.print(Padding.indent(table, 2))


def _show_example(console: Console, example: Example) -> None:
    title = message("cli-rules-example", id=example.id, title=message(example.key))
    _print(console, title, "italic", indent=2)
    _print(console, message(f"{example.key}.text"), "dim", indent=4)


def _print(console: Console, text: str, style: str = "", indent: int = 0) -> None:
    console.print(Padding.indent(Text(text, style), indent))


# --- comparing -----------------------------------------------------------------------------------


def _compare(console: Console, found: Sequence[Found]) -> None:
    """Print the differences between editions side by side; only those about `found`, if any."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in (message("cli-rules-matter"), *map(_edition, EDITION_NAMES)):
        table.add_column(heading, ratio=1, overflow="fold")
    for difference in differences():
        if not difference.is_none and _is_about(difference, found):
            table.add_row(
                _subject(difference), *(Text(_edition_text(difference, e)) for e in EDITION_NAMES)
            )
    if not table.row_count:
        _print(console, message("cli-rules-same"))
        return
    console.print(table)


def _is_about(difference: Difference, found: Sequence[Found]) -> bool:
    rules = [rule for rule in rulebook() if rule.id in rules_of_difference(difference)]
    return not found or any(rule in found or rule.section in found for rule in rules)


def _subject(difference: Difference) -> Text:
    """Return the subject of a difference, and the ids of its rules."""
    rules = " ".join(rules_of_difference(difference))
    return Text.assemble(message(difference.key), "\n" if rules else "", (rules, "cyan"))


def _edition_text(difference: Difference, edition: str) -> str:
    return message(f"{difference.key}.{edition}")


def _edition(name: str) -> str:
    return message("cli-edition-name", edition=name)

"""`daikaiju rules [SECTION|ID …] [--edition E] [--compare]`: the rulebook, and what proves it."""

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
    Told,
    differences,
    examples,
    proofs_of,
    rulebook,
    rules_about,
)
from ..output import listed, say
from ..parser import help_text

_USUAL: Final = ("second", "dark", "first")  # what one reads if one does not say which


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("what", nargs="*", metavar="WHAT", help=help_text("cli-rules-what"))
    edition = help_text("cli-rules-edition", default=_USUAL[0])
    parser.add_argument("--edition", choices=EDITION_NAMES, help=edition)
    parser.add_argument("--compare", action="store_true", help=help_text("cli-rules-compare"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Everything, or what was named; or how the editions differ in it."""
    console = Console(highlight=False)
    found = [_named(name) for name in args.what]
    if args.compare:
        _compare(console, found)
    elif found:
        for thing in found:
            _show(console, thing, args.edition)
    else:
        _show_all(console, args.edition or _USUAL[0])
    return 0


# --- finding -------------------------------------------------------------------------------------

Found = str | Rule | Example  # a section by its name


def _named(name: str) -> Found:
    """The section, rule or example of that id or title; else a sentence with what there is."""
    wanted = name.casefold().strip()
    for section in _sections():
        if wanted in (section, say(f"section-{section}").casefold()):
            return section
    things: list[Rule | Example] = [*rulebook(), *examples()]
    for thing in things:
        if wanted == thing.id.casefold():
            return thing
    raise Told("mistake-rule", given=name, known=", ".join(_sections()))


def _sections() -> list[str]:
    return list(dict.fromkeys(rule.section for rule in rulebook()))


def _edition_for(section: str, asked: str | None) -> str:
    """The edition in which a section is shown: the one that was asked for, else one that has it."""
    known = {edition for rule in rulebook() if rule.section == section for edition in rule.editions}
    if asked and asked not in known:
        raise _elsewhere(say(f"section-{section}"), known)
    return asked or next(edition for edition in _USUAL if edition in known)


def _elsewhere(name: str, editions: Iterable[str]) -> Told:
    names = [_edition(edition) for edition in EDITION_NAMES if edition in editions]
    return Told("mistake-rule-edition", name=name, editions=listed(names))


# --- showing -------------------------------------------------------------------------------------


def _show_all(console: Console, edition: str) -> None:
    _print(console, say("cli-rules-heading", title=say("rules-title"), edition=edition), "bold")
    _print(console, say("rules-lead"))
    for section in _sections():
        if any(rule.section == section and edition in rule.editions for rule in rulebook()):
            _show_section(console, section, edition)


def _show(console: Console, thing: Found, asked: str | None) -> None:
    if isinstance(thing, str):
        _show_section(console, thing, _edition_for(thing, asked))
        return
    if asked and asked not in thing.editions:
        raise _elsewhere(thing.id, thing.editions)
    if isinstance(thing, Example):
        _show_example(console, thing)
    else:
        _show_rules(console, [thing])
        names = [_edition(edition) for edition in thing.editions]
        _print(console, say("cli-rules-holds", editions=listed(names)), "dim", indent=2)


def _show_section(console: Console, section: str, edition: str) -> None:
    console.print()
    title = say(f"section-{section}")
    _print(console, say("cli-rules-heading", title=title, edition=edition), "bold")
    _print(console, say(f"section-{section}.lead"), "dim")
    _show_rules(console, [r for r in rulebook() if r.section == section and edition in r.editions])
    for example in examples():
        if example.section == section and edition in example.editions:
            _show_example(console, example)


def _show_rules(console: Console, rules: Sequence[Rule]) -> None:
    """Each with its id, and with how many scenarios prove it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(ratio=1, overflow="fold")  # Chinese has no spaces
    table.add_column(no_wrap=True, style="dim", justify="right")
    for rule in rules:
        proved = say("cli-rules-proved", many=proofs_of(rule.id))
        table.add_row(*map(Text, (rule.id, say(rule.key), proved)))
    console.print(Padding.indent(table, 2))


def _show_example(console: Console, example: Example) -> None:
    title = say("cli-rules-example", id=example.id, title=say(example.key))
    _print(console, title, "italic", indent=2)
    _print(console, say(f"{example.key}.text"), "dim", indent=4)


def _print(console: Console, text: str, style: str = "", indent: int = 0) -> None:
    console.print(Padding.indent(Text(text, style), indent))


# --- comparing -----------------------------------------------------------------------------------


def _compare(console: Console, found: Sequence[Found]) -> None:
    """What differs, edition beside edition; of what was named only what has to do with it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in (say("cli-rules-matter"), *map(_edition, EDITION_NAMES)):
        table.add_column(heading, ratio=1, overflow="fold")
    for difference in differences():
        if not difference.is_none and _is_about(difference, found):
            table.add_row(_matter(difference), *(Text(_in(difference, e)) for e in EDITION_NAMES))
    if not table.row_count:
        _print(console, say("cli-rules-same"))
        return
    console.print(table)


def _is_about(difference: Difference, found: Sequence[Found]) -> bool:
    rules = [rule for rule in rulebook() if rule.id in rules_about(difference)]
    return not found or any(rule in found or rule.section in found for rule in rules)


def _matter(difference: Difference) -> Text:
    """What it is about, and the rules that say so."""
    rules = " ".join(rules_about(difference))
    return Text.assemble(say(difference.key), "\n" if rules else "", (rules, "cyan"))


def _in(difference: Difference, edition: str) -> str:
    return say(f"{difference.key}.{edition}")


def _edition(name: str) -> str:
    return say("cli-edition-name", edition=name)

"""What the page in the browser knows of the rules: cards, and which rules hold where.

The words are in the catalogues (text/locales). `rulebook.json` is made from it by `daikaiju docs`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from ...record.catalogue import Entry, catalogue
from ...rules import moments
from ...rules.hooks import Moment
from ...text import Example, Rule, differences, examples, rulebook, rulings
from .proofs import lines, proofs_by_rule, rules_by_difference

# When a card or tile acts, as players tell the parts of a turn apart.
WHEN: Final[dict[str, tuple[Moment, ...]]] = {
    "once": (moments.gained, moments.most_hearts),
    "start": (moments.starts_in_tokyo, moments.turn_starts, moments.copy_moves),
    "throwing": (
        moments.dice_thrown,
        moments.throws,
        moments.while_throwing,
        moments.thrown_again,
        moments.others_dice,
        moments.before_resolving,
        moments.turning_dice,
    ),
    "dice": (
        moments.combinations,
        moments.number_scored,
        moments.energy_rolled,
        moments.hearts_rolled,
        moments.heals_others,
        moments.energy_gained,
        moments.hearts_gained,
    ),
    "attacking": (
        moments.claws_added,
        moments.claws_raised,
        moments.claws_multiplied,
        moments.reaches_all,
        moments.attacks,
        moments.wounds,
    ),
    "hurt": (
        moments.loss_begins,
        moments.holds_loss,
        moments.before_loss,
        moments.loss_taken,
        moments.has_lost,
        moments.hits_back,
        moments.last_words,
        moments.saved,
        moments.somebody_fell,
    ),
    "tokyo": (
        moments.starts_in_tokyo,
        moments.holds_loss,
        moments.yields,
        moments.swaps,
        moments.enters,
    ),
    "buying": (
        moments.price,
        moments.buying_offers,
        moments.buys_top,
        moments.buys_from_others,
        moments.buys,
        moments.claims,
    ),
    "end": (moments.sales, moments.turn_ends, moments.after_turn, moments.another_turn),
    "any": (moments.any_time,),
}
# What follows from a moment before it, or goes on all the time.
FOLLOWS: Final = (
    moments.sleeps,
    moments.barred,
    moments.lost,
    moments.aside_again,
    moments.used,
    moments.used_on_die,
    moments.used_to_turn,
    moments.landed,
)


def rulebook_document(root: Path) -> str:
    """Cards and tiles, the sections of the rulebook with rules and examples, the differences of
    editions with the rules that they are about; one of them a line."""
    cards = {entry.id: _printed(entry) for entry in catalogue()}
    about = rules_by_difference(root)
    compared = {
        number: {"rules": about[number]} | ({"same": True} if difference.is_none else {})
        for difference in differences()
        if (number := str(difference.number))
    }
    parts = {
        "cards": lines(cards),
        "sections": lines(_by_section(rulebook())),
        "proofs": lines(proofs_by_rule(root)),
        "examples": lines(_by_section(examples())),
        "differences": lines(compared),
    }
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _by_section(things: Iterable[Rule | Example]) -> dict[str, dict[str, tuple[str, ...]]]:
    sections: dict[str, dict[str, tuple[str, ...]]] = {}
    for thing in things:
        sections.setdefault(thing.section, {})[thing.id] = thing.editions
    return sections


def _printed(entry: Entry) -> dict[str, Any]:
    """What is printed on a card or tile, without what is empty."""
    printed = {
        "kind": entry.kind,
        "level": entry.level,
        "side": entry.side,
        "costs": entry.costs,
        "copies": {edition: copies for edition, copies in entry.copies.items() if copies > 1},
        "when": when(entry),
        "rulings": [ruling.key for ruling in rulings() if ruling.card == entry.id],
    }
    return {name: value for name, value in printed.items() if value}


def when(entry: Entry) -> list[str]:
    """The parts of a game in which a card or tile acts."""
    names = set(entry.moments)
    return [group for group, those in WHEN.items() if names & {moment.name for moment in those}]

"""Data of the rulebook for the page: cards, rules and where they apply.

The texts are in the catalogues (text/locales). `daikaiju docs` writes `rulebook.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ...record.catalogue import Entry, catalogue
from ...record.scenario import Scenario
from ...rules import moments
from ...rules.hooks import Moment
from ...text import Example, Rule, differences, examples, rulebook, rulings
from .proofs import json_lines, proof_counts, rules_by_difference

# The phases of a turn, each with its moments.
MOMENTS_BY_PHASE: Final[dict[str, tuple[Moment, ...]]] = {
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
        moments.claws_spread,
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
        moments.monster_fell,
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
# Moments that follow from another moment or apply all the time.
OTHER_MOMENTS: Final = (
    moments.sleeps,
    moments.barred,
    moments.lost,
    moments.aside_again,
    moments.stars_before_claws,
    moments.used,
    moments.used_on_die,
    moments.used_to_turn,
    moments.landed,
)


def rulebook_document(scenarios: Sequence[Scenario]) -> str:
    """Return cards and tiles, sections with rules and examples, and differences of editions.

    Each of them is one line of JSON.
    """
    cards = {entry.id: _card_document(entry) for entry in catalogue()}
    about = rules_by_difference(scenarios)
    compared = {
        number: {"rules": about[number]} | ({"same": True} if difference.is_none else {})
        for difference in differences()
        if (number := str(difference.number))
    }
    parts = {
        "cards": json_lines(cards),
        "sections": json_lines(_by_section(rulebook())),
        "proofs": json_lines(proof_counts(scenarios)),
        "examples": json_lines(_by_section(examples())),
        "differences": json_lines(compared),
    }
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _by_section(items: Iterable[Rule | Example]) -> dict[str, dict[str, tuple[str, ...]]]:
    sections: dict[str, dict[str, tuple[str, ...]]] = {}
    for item in items:
        sections.setdefault(item.section, {})[item.id] = item.editions
    return sections


def _card_document(entry: Entry) -> dict[str, Any]:
    """Return the printed properties of a card or tile, without empty ones."""
    printed = {
        "kind": entry.kind,
        "level": entry.level,
        "side": entry.side,
        "costs": entry.costs,
        "copies": {edition: copies for edition, copies in entry.copies.items() if copies > 1},
        "when": phases_of(entry),
        "rulings": [ruling.key for ruling in rulings() if ruling.card == entry.id],
    }
    return {name: value for name, value in printed.items() if value}


def phases_of(entry: Entry) -> list[str]:
    """Return the phases of a game in which a card or tile acts."""
    names = set(entry.moments)
    return [
        phase
        for phase, phase_moments in MOMENTS_BY_PHASE.items()
        if names & {moment.name for moment in phase_moments}
    ]

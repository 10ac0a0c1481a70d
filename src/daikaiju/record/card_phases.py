"""The phases of a turn in which cards and tiles act."""

from __future__ import annotations

from typing import Final

from ..rules import moments
from ..rules.hooks import Moment
from .catalogue import Entry

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


def phases_of(entry: Entry) -> list[str]:
    """Return the phases of a game in which a card or tile acts."""
    names = set(entry.moments)
    return [
        phase
        for phase, phase_moments in MOMENTS_BY_PHASE.items()
        if names & {moment.name for moment in phase_moments}
    ]

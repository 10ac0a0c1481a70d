"""Standing orders: what the table decides for somebody without asking.

Only what the orders name is ever decided; everything else is the person's. An order for a card
counts also for its copies (`use mimic` while Mimic works as Wings); an order that names the
copier itself goes before it.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, Literal

from ...rules.actions import (
    A_DONE,
    A_PASS,
    A_STAY,
    A_TURN_DIE,
    A_USE,
    A_YIELD,
    first_of,
    kind_of,
    pack,
)
from ...rules.agenda import (
    ASIDE,
    BUY,
    GO_ON,
    OPPORTUNITY,
    PROBE,
    PROTECT,
    SWAP,
    YIELD,
    actor,
    top_a,
    top_kind,
)
from ...rules.constants import NOTHING, THINGS
from ...rules.definitions import COPIER, THINGS_PRINTED, TILE, Thing
from ...rules.editions import Edition, find_edition
from ...rules.engine import legal_actions
from ...rules.hooks import Moment, acting, copier_of
from ...rules.moments import (
    after_turn,
    aside_again,
    before_loss,
    claims,
    loss_taken,
    others_dice,
    swaps,
)
from ...rules.state import State
from .values import Orders


class Needs(Enum):
    """What must be known before orders can be followed."""

    DANGER = auto()


NEEDS_DANGER: Final = Needs.DANGER
Decided = int | Literal[Needs.DANGER] | None

ROUNDING: Final = 1e-9  # a chance of a quarter is 25 percent, however it was added up
# The questions that somebody is asked in another monster's turn because of a card, each with the
# moment at which that card acts.
BROUGHT_BY: Final[dict[int, Moment]] = {
    PROTECT: before_loss,
    PROBE: others_dice,
    ASIDE: aside_again,
    OPPORTUNITY: claims,
    SWAP: swaps,
}
# The questions that are nothing but the offer to use a card: there "use" can be done unasked.
USE_OR_PASS: Final[dict[int, Moment]] = {PROTECT: before_loss, GO_ON: after_turn}


def ordered(orders: Orders, state: State, seat: int, danger: float | None = None) -> Decided:
    """The legal action that orders take in the decision of `seat`; None: the person is asked.

    NEEDS_DANGER: it depends on the chance that the monster dies if it stays. Whoever cannot find
    that out asks the person.
    """
    if actor(state) != seat:
        return None
    kind = top_kind(state)
    if kind == YIELD:
        return _about_tokyo(orders, state, seat, danger)
    if kind in (BUY, OPPORTUNITY) and state.energy[seat] < orders.buy_from:
        return pack(A_DONE if kind == BUY else A_PASS)
    return _about_cards(orders, state, seat) if orders.cards else None


# --- Tokyo ---------------------------------------------------------------------------------------


def _about_tokyo(orders: Orders, state: State, seat: int, danger: float | None) -> Decided:
    if orders.tokyo == "ask":
        return None
    if orders.tokyo == "danger" and danger is None:
        return NEEDS_DANGER
    return pack(A_YIELD if _yields(orders, state, seat, danger or 0.0) else A_STAY)


def _yields(orders: Orders, state: State, seat: int, danger: float) -> bool:
    if orders.tokyo == "hearts":
        return hearts_if_staying(state, seat) <= orders.hearts
    if orders.tokyo == "danger":
        return 100 * danger >= orders.danger - ROUNDING
    return orders.tokyo == "yield"


def hearts_if_staying(state: State, seat: int) -> int:
    """The hearts left after this attack; those that yielding would save are counted as lost."""
    return max(0, state.health[seat] - int(loss_taken(state, seat, state.held[seat])))


# --- cards ---------------------------------------------------------------------------------------


def _about_cards(orders: Orders, state: State, seat: int) -> int | None:
    """Use what is to be used; else, if nothing but what is never used could be chosen, decline."""
    wanted = _to_use(orders, state, seat)
    if wanted is not None:
        return wanted
    if top_kind(state) in (OPPORTUNITY, SWAP):
        return pack(A_PASS) if _is_never_wanted(orders, state, seat) else None
    legal = legal_actions(state)
    left = [action for action in legal if not _is_never_used(orders, state, action)]
    return left[0] if len(left) == 1 < len(legal) else None


def _to_use(orders: Orders, state: State, seat: int) -> int | None:
    """The first offer, in the order of the orders, that is always taken."""
    offer = USE_OR_PASS.get(top_kind(state))
    if offer is None:
        return None
    out = [0] * THINGS
    offers = out[: offer(state, seat, out, 0)]
    named = {_name(orders, state, first_of(action)): action for action in reversed(offers)}
    for name, what in orders.cards.items():
        if what == "use" and name in named:
            return named[name]
    return None


def _is_never_used(orders: Orders, state: State, action: int) -> bool:
    if not A_USE <= kind_of(action) <= A_TURN_DIE:
        return False
    return _is_never(orders, state, first_of(action))


def _is_never_wanted(orders: Orders, state: State, seat: int) -> bool:
    """Is nothing that brings this question up ever to be used?"""
    if top_kind(state) == SWAP:
        return _is_never(orders, state, top_a(state))
    return all(_is_never(orders, state, source) for source in _sources(state, seat, claims))


def _sources(state: State, seat: int, moment: Moment) -> list[int]:
    """The things of a monster that act at a moment: cards, and copies of them."""
    cards = [card for card, _ in moment.effects]
    own = [card for card in cards if state.lies[card] == seat]
    copiers = [copier_of(state, seat, card) for card in cards]
    return own + [copier for copier in copiers if copier != NOTHING]


def _is_never(orders: Orders, state: State, source: int) -> bool:
    return orders.cards.get(_name(orders, state, source)) == "never"


def _name(orders: Orders, state: State, source: int) -> str:
    """The name under which orders speak of a thing: its own, or that of the card it copies."""
    own, acts_as = (THINGS_PRINTED[thing].name for thing in (source, acting(state, source)))
    return own if own in orders.cards else acts_as


# --- what there is to order ----------------------------------------------------------------------


def cards_for_orders(edition: str) -> tuple[str, ...]:
    """The cards about which somebody can be asked in another monster's turn, and what copies them.

    They follow from the moments at which cards act. Orders may name any card; others only matter
    in one's own turn.
    """
    box = find_edition(edition)
    bringing = [card for moment in BROUGHT_BY.values() for card, _ in moment.effects]
    things = [THINGS_PRINTED[thing] for thing in [*bringing, *(int(copier) for copier in COPIER)]]
    return tuple(dict.fromkeys(thing.name for thing in things if _is_in_box(box, thing)))


def _is_in_box(box: Edition, thing: Thing) -> bool:
    return box.has_wickedness if thing.kind == TILE else thing.label in box.deck

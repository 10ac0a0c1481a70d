"""Standing orders: decisions that the table makes for a player without asking.

The table decides only questions that the orders name. An order for a card also applies to its
copies (`use mimic` while Mimic works as Wings); an order for the copier itself takes precedence.
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
from ...rules.definitions import ALL_THINGS, COPIER, TILE
from ...rules.editions import Options, find_edition
from ...rules.engine import legal_actions
from ...rules.hooks import Moment, copier_of, effective_card
from ...rules.identity import thing_named
from ...rules.moments import (
    after_turn,
    aside_again,
    before_loss,
    claims,
    loss_taken,
    others_dice,
    swaps,
)
from ...rules.setup import deck_of
from ...rules.state import State
from ..protocol.values import Orders


class Missing(Enum):
    """Information that is needed before orders can be applied."""

    DANGER = auto()


NEEDS_DANGER: Final = Missing.DANGER
OrderedAction = int | Literal[Missing.DANGER] | None

ROUNDING_ERROR: Final = 1e-9  # so that a computed chance of a quarter counts as 25 percent
# Questions (frame kinds) that a card causes in an opponent's turn -> moment at which the card acts.
CARD_QUESTIONS: Final[dict[int, Moment]] = {
    PROTECT: before_loss,
    PROBE: others_dice,
    ASIDE: aside_again,
    OPPORTUNITY: claims,
    SWAP: swaps,
}
# Questions that only offer to use a card. The order "use" answers them.
USE_OR_PASS: Final[dict[int, Moment]] = {PROTECT: before_loss, GO_ON: after_turn}


def ordered_action(
    orders: Orders, state: State, seat: int, danger: float | None = None
) -> OrderedAction:
    """Return the legal action that orders choose in the decision of `seat`; None: ask the player.

    Return NEEDS_DANGER if the action depends on the chance that the monster dies if it stays.
    A caller that cannot compute that chance asks the player.
    """
    if actor(state) != seat:
        return None
    kind = top_kind(state)
    if kind == YIELD:
        return _tokyo_action(orders, state, seat, danger)
    if kind in (BUY, OPPORTUNITY) and state.energy[seat] < orders.buy_from:
        return pack(A_DONE if kind == BUY else A_PASS)
    return _card_action(orders, state, seat) if orders.cards else None


# --- Tokyo ---------------------------------------------------------------------------------------


def _tokyo_action(orders: Orders, state: State, seat: int, danger: float | None) -> OrderedAction:
    if orders.tokyo == "ask":
        return None
    if orders.tokyo == "danger" and danger is None:
        return NEEDS_DANGER
    return pack(A_YIELD if _yields(orders, state, seat, danger or 0.0) else A_STAY)


def _yields(orders: Orders, state: State, seat: int, danger: float) -> bool:
    if orders.tokyo == "hearts":
        return hearts_if_staying(state, seat) <= orders.hearts
    if orders.tokyo == "danger":
        return 100 * danger >= orders.danger - ROUNDING_ERROR
    return orders.tokyo == "yield"


def hearts_if_staying(state: State, seat: int) -> int:
    """Return the hearts left after this attack if the monster stays in Tokyo."""
    return max(0, state.health[seat] - int(loss_taken(state, seat, state.held[seat])))


# --- cards ---------------------------------------------------------------------------------------


def _card_action(orders: Orders, state: State, seat: int) -> int | None:
    """Use a card that is always used. Otherwise decline if all offered cards are never used."""
    chosen = _card_to_use(orders, state, seat)
    if chosen is not None:
        return chosen
    if top_kind(state) in (OPPORTUNITY, SWAP):
        return pack(A_PASS) if _are_all_sources_refused(orders, state, seat) else None
    legal = legal_actions(state)
    remaining = [action for action in legal if not _is_refused_use(orders, state, action)]
    return remaining[0] if len(remaining) == 1 < len(legal) else None


def _card_to_use(orders: Orders, state: State, seat: int) -> int | None:
    """Return the first offer, in the sequence of the orders, that is always accepted."""
    offer = USE_OR_PASS.get(top_kind(state))
    if offer is None:
        return None
    out = [0] * THINGS
    offers = out[: offer(state, seat, out, 0)]
    named = {
        _ordered_name(orders, state, _source(state, action)): action for action in reversed(offers)
    }
    for name, what in orders.cards.items():
        if what == "use" and name in named:
            return named[name]
    return None


def _is_refused_use(orders: Orders, state: State, action: int) -> bool:
    if not A_USE <= kind_of(action) <= A_TURN_DIE:
        return False
    return _is_refused(orders, state, _source(state, action))


def _source(state: State, action: int) -> int:
    """Return the card or tile that an action uses."""
    return thing_named(state, first_of(action))


def _are_all_sources_refused(orders: Orders, state: State, seat: int) -> bool:
    """Return whether orders refuse every card that leads to this question."""
    if top_kind(state) == SWAP:
        return _is_refused(orders, state, top_a(state))
    return all(_is_refused(orders, state, source) for source in _sources(state, seat, claims))


def _sources(state: State, seat: int, moment: Moment) -> list[int]:
    """Return the things of a monster that act at a moment: cards, and copies of them."""
    cards = [card for card, _ in moment.effects]
    own = [card for card in cards if state.location[card] == seat]
    copiers = [copier_of(state, seat, card) for card in cards]
    return own + [copier for copier in copiers if copier != NOTHING]


def _is_refused(orders: Orders, state: State, source: int) -> bool:
    """Return whether orders say never to use a card."""
    return orders.cards.get(_ordered_name(orders, state, source)) == "never"


def _ordered_name(orders: Orders, state: State, source: int) -> str:
    """Return the name under which orders list a thing: its own, or that of the copied card."""
    own, acts_as = (ALL_THINGS[thing].name for thing in (source, effective_card(state, source)))
    return own if own in orders.cards else acts_as


# --- cards that orders can name ------------------------------------------------------------------


def cards_for_orders(edition: str) -> tuple[str, ...]:
    """Return the cards that can cause a question in an opponent's turn, and the copiers of cards.

    The cards follow from the moments at which they act. Orders may name any card; all other cards
    matter only in the player's own turn.
    """
    found = find_edition(edition)
    deck = set(deck_of(found, Options()))  # with the cards of all packs
    cards = [card for moment in CARD_QUESTIONS.values() for card, _ in moment.effects]
    copiers = [int(copier) for copier in COPIER if copier != NOTHING]
    things = [ALL_THINGS[thing] for thing in [*cards, *copiers]]
    in_edition = [
        thing.name
        for thing in things
        if (found.has_wickedness if thing.kind == TILE else thing.label in deck)
    ]
    return tuple(dict.fromkeys(in_edition))

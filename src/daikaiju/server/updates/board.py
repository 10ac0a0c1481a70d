"""The board as a message, for clients that do not parse the text form of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...record.notation import faces_text, monster_name
from ...rules.agenda import BUYING, KEEP, RESOLVE, START_TURN, STEP_NAMES, top_kind
from ...rules.constants import COPIERS, DECK, DISCARD, GONE, NOTHING, ON_TOP, STACK, ZONE_NAMES
from ...rules.definitions import ALL_THINGS, COPIER, KIND, TILE
from ...rules.editions import EDITIONS
from ...rules.identity import public_name
from ...rules.market import price_for
from ...rules.predictions import predicted_seat, stake_of
from ...rules.state import State
from ..protocol.messages import Board, CardSeen, MonsterSeen, OnOffer

QUESTIONS: Final = (  # agenda.KEEP and the frame kinds after it
    "keep",
    "probe",
    "change",
    "aside",
    "order",
    "use_heart",
    "protect",
    "yield",
    "swap",
    "buy",
    "opportunity",
    "store",
    "sell",
    "copy",
    "move_copy",
    "take",
    "go_on",
    "predict",
)
_UNSEEN: Final = (DECK, GONE)  # locations of most cards
_REPEATED_STEPS: Final = {RESOLVE, BUYING}  # steps that repeat until they are finished


def board_of(visible: State) -> Board:
    """Return the board; `visible` is the state without what is hidden from its viewer."""
    things = _things_by_location(visible)
    top, deck = things.get(ON_TOP, ()), bytes(visible.location).count(DECK)
    return Board(
        edition=EDITIONS[visible.edition].name,
        turn=visible.turn,
        step=step_name(visible),
        throws=visible.throws,
        dice=_dice(list(visible.dice)),
        monsters=tuple(
            _monster(visible, seat, things.get(seat, ())) for seat in range(visible.seats)
        ),
        market=tuple(_on_offer(visible, card) for card in visible.market),
        deck=deck + len(top),
        discard=_labels(visible, things.get(DISCARD, ())),
        tiles=_labels(visible, things.get(STACK, ())),
        top=_label(visible, top[0]) if top else "",
        aside=_dice(list(visible.aside)),
    )


def question(state: State) -> str:
    """Return the name of the pending decision."""
    return QUESTIONS[top_kind(state) - KEEP]


def step_name(state: State) -> str:
    """Return the name of the current step of the turn.

    `state.step` is the next step. Pending frames belong to the step before, or to a step that runs
    again after them.
    """
    if state.depth == 0 or state.step in _REPEATED_STEPS:
        return STEP_NAMES[state.step]
    return STEP_NAMES[max(START_TURN, state.step - 1)]


def _things_by_location(state: State) -> dict[int, list[int]]:
    """Return the cards and tiles at each location, without those of the deck, which are many."""
    things: dict[int, list[int]] = {}
    locations = bytes(state.location)[: len(ALL_THINGS)]
    for thing, location in [each for each in enumerate(locations) if each[1] not in _UNSEEN]:
        things.setdefault(location, []).append(thing)
    return things


def _labels(state: State, things: Sequence[int]) -> tuple[str, ...]:
    return tuple(_label(state, thing) for thing in things)


def _label(state: State, thing: int) -> str:
    """Return the label with which actions name a card or tile in this position."""
    return ALL_THINGS[public_name(state, thing)].label


def _dice(counts: list[int]) -> str:
    return faces_text(counts) if any(counts) else ""


def _monster(state: State, seat: int, things: Sequence[int]) -> MonsterSeen:
    return MonsterSeen(
        monster=monster_name(state, seat),
        health=state.health[seat],
        stars=state.stars[seat],
        energy=state.energy[seat],
        place=ZONE_NAMES[state.place[seat]],
        poison=state.poison[seat],
        shrink=state.shrink[seat],
        wickedness=state.wickedness[seat],
        zombie=state.zombie[seat] != 0,
        prediction=max(-1, predicted_seat(state, seat)),
        stake=stake_of(state, seat),
        cards=tuple(_card(state, thing) for thing in things if KIND[thing] != TILE),
        tiles=tuple(_card(state, thing) for thing in things if KIND[thing] == TILE),
    )


def _card(state: State, thing: int) -> CardSeen:
    return CardSeen(_label(state, thing), state.counter[thing], _copied(state, thing))


def _copied(state: State, thing: int) -> str:
    """Return the card that a card copies; empty if it copies none."""
    for k in range(COPIERS):
        if COPIER[k] == thing and state.copies[k] != NOTHING:
            return _label(state, state.copies[k])
    return ""


def _on_offer(state: State, card: int) -> OnOffer | None:
    if card == NOTHING:
        return None
    prices = (int(price_for(state, seat, card)) for seat in range(state.seats))
    return OnOffer(_label(state, card), tuple(prices))

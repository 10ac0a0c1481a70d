"""What lies on the table, spelled out, for clients that do not read the line of a position."""

from __future__ import annotations

from typing import Final

from ...record.notation import faces_text, monster_name
from ...rules.agenda import BUYING, KEEP, RESOLVE, START_TURN, STEP_NAMES, top_kind
from ...rules.constants import COPIERS, DECK, DISCARD, NOTHING, ON_TOP, PLACE_NAMES, STACK, THINGS
from ...rules.definitions import COPIER, THINGS_PRINTED, TILE
from ...rules.editions import EDITIONS
from ...rules.market import price_for
from ...rules.state import State
from .messages import Board, CardSeen, MonsterSeen, OnOffer

QUESTIONS: Final = (  # agenda.KEEP and those after it
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
)
_LABELS: Final = tuple(thing.label for thing in THINGS_PRINTED)
_IS_TILE: Final = tuple(thing.kind == TILE for thing in THINGS_PRINTED)
_GOES_ON: Final = {RESOLVE, BUYING}  # steps that come again until all is done


def board_of(seen: State) -> Board:
    """The board, as somebody sees it: `seen` is already a view."""
    things = _things_by_place(seen)
    top = things[ON_TOP]
    return Board(
        edition=EDITIONS[seen.edition].name,
        turn=seen.turn,
        step=step_name(seen),
        throws=seen.throws,
        dice=_dice(list(seen.dice)),
        monsters=tuple(_monster(seen, seat, things[seat]) for seat in range(seen.seats)),
        market=tuple(_on_offer(seen, card) for card in seen.market),
        deck=len(things[DECK]) + len(top),
        discard=_labels(things[DISCARD]),
        tiles=_labels(things[STACK]),
        top=_LABELS[top[0]] if top else "",
        aside=_dice(list(seen.aside)),
    )


def question(state: State) -> str:
    """What the seat that must decide is asked."""
    return QUESTIONS[top_kind(state) - KEEP]


def step_name(state: State) -> str:
    """The step of the turn in which the game is.

    `state.step` is the next one. What is pending belongs to the one before, or to a step that
    will come again when it is settled.
    """
    if state.depth == 0 or state.step in _GOES_ON:
        return STEP_NAMES[state.step]
    return STEP_NAMES[max(START_TURN, state.step - 1)]


def _things_by_place(state: State) -> list[list[int]]:
    """The cards and tiles that lie at each place."""
    places: list[list[int]] = [[] for _ in range(THINGS)]
    for thing, place in enumerate(state.lies[: len(_LABELS)]):
        places[place].append(thing)
    return places


def _labels(things: list[int]) -> tuple[str, ...]:
    return tuple(_LABELS[thing] for thing in things)


def _dice(counts: list[int]) -> str:
    return faces_text(counts) if any(counts) else ""


def _monster(state: State, seat: int, things: list[int]) -> MonsterSeen:
    return MonsterSeen(
        monster=monster_name(state, seat),
        health=state.health[seat],
        stars=state.stars[seat],
        energy=state.energy[seat],
        place=PLACE_NAMES[state.place[seat]],
        poison=state.poison[seat],
        shrink=state.shrink[seat],
        wickedness=state.wickedness[seat],
        zombie=state.zombie[seat] != 0,
        cards=tuple(_card(state, thing) for thing in things if not _IS_TILE[thing]),
        tiles=tuple(_card(state, thing) for thing in things if _IS_TILE[thing]),
    )


def _card(state: State, thing: int) -> CardSeen:
    return CardSeen(_LABELS[thing], state.counter[thing], _copied(state, thing))


def _copied(state: State, thing: int) -> str:
    for k in range(COPIERS):
        if COPIER[k] == thing and state.copies[k] != NOTHING:
            return _LABELS[state.copies[k]]
    return ""


def _on_offer(state: State, card: int) -> OnOffer | None:
    if card == NOTHING:
        return None
    prices = (int(price_for(state, seat, card)) for seat in range(state.seats))
    return OnOffer(_LABELS[card], tuple(prices))

"""The action space: every decision of every edition has one fixed number, its id.

Ids have the same meaning in every position. They come in this order:

| ids                      | meaning                                                              |
|--------------------------|----------------------------------------------------------------------|
| keep                     | keep exactly these dice (up to six), throw the others                |
| throw                    | throw exactly these dice (1 to 5) again, keep the rest; used where   |
|                          | more than six dice would be kept, which takes a hand of eight        |
| stop … pass              | answers without an argument                                          |
| resolve, heal_other, …   | answers with a face, a monster or a number                           |
| buy, sell, use, …        | all actions with the first card, then with the second card, …        |

Sets of dice are numbered by how many dice they have, then by their faces: a set with k₁ … k₆ dice
of the faces 1, 2, 3, E, C, H has the number C(s₁, 1) + C(s₂ + 1, 2) + … + C(s₆ + 5, 6), where
sᵢ = k₁ + … + kᵢ. Monsters are counted clockwise from the deciding one. Cards come in the order of
their ids, so that the cards of a new release or a pack add ids only at the end. A card with several
printed copies has ids for each; equal copies are ordered by where they are (rules/identity.py).

`KINDS` lists the kinds; action_names.py explains an id. VERSION changes when the meaning of any id
changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, permutations
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np

from ..rules import actions as engine_actions
from ..rules import chance, moments
from ..rules.actions import (
    A_HEAL_OTHER,
    A_KEEP,
    A_TURN_DIE,
    A_USE,
    A_USE_DIE,
    dice_of,
    first_of,
    kind_of,
    one_die,
    pack,
    second_of,
    third_of,
)
from ..rules.agenda import KEEP, top_kind, top_seat
from ..rules.constants import FACES, MAX_SEATS, NOTHING, THINGS
from ..rules.definitions import (
    ALL_CARDS,
    COPIER,
    DISCARD_CARD,
    KEEP_CARD,
    TILE,
    Card,
    close_registry,
)
from ..rules.hooks import DieOffer, Offer, TurnOffer
from ..rules.operations import clockwise
from ..rules.signatures import Bytes, Word, Words, compiled_once
from ..rules.state import State
from ..rules.stored_energy import MAX_STORED
from ..rules.transitions import list_except_keeps, list_legal
from .keeps import count_keeps, nth_keep

VERSION: Final = 2

MAX_KEPT: Final = 6  # larger sets are named by the dice that are thrown instead
MAX_DICE: Final = 12  # in one hand
FIRST_THROW: Final = comb(MAX_KEPT + FACES, FACES)
AFTER_DICE: Final = FIRST_THROW + comb(MAX_DICE - MAX_KEPT - 1 + FACES, FACES) - 1
assert chance.MAX_DICE <= MAX_DICE, "MAX_DICE must be at least the dice that the rules can throw"

# RANK[face, dice]: contribution to the index of a set of `dice` dice with faces up to this one.
RANK = np.array([[comb(n + face, face + 1) for n in range(MAX_DICE + 1)] for face in range(FACES)])

close_registry("the action space is built when daikaiju.spaces is used; load packs before that")


# --- the table -----------------------------------------------------------------------------------


class Kind(NamedTuple):
    """All ids with one meaning: `ids` ascends, and is a range where no card is named."""

    name: str
    ids: Sequence[int]
    sentence: str


class _Part(NamedTuple):
    """Adjacent ids of one kind."""

    name: str
    sentence: str
    actions: list[int]


def _sets_of_dice(most: int) -> list[int]:
    """Return the payloads of all sets of up to `most` dice, ordered by their index."""
    sets = {0: [0] * FACES}
    waiting = [[0] * FACES]
    while waiting:
        counts = waiting.pop()
        for face in range(FACES) if sum(counts) < most else ():
            more = [n + (other == face) for other, n in enumerate(counts)]
            if number_of_set(more) not in sets:
                sets[number_of_set(more)] = more
                waiting.append(more)
    return [sum(n * one_die(f) for f, n in enumerate(sets[i])) for i in range(len(sets))]


def number_of_set(counts: list[int]) -> int:
    """Return the index of a set of dice, given its number of dice per face."""
    return sum(int(RANK[face, sum(counts[: face + 1])]) for face in range(FACES))


def _dice_parts() -> Iterator[_Part]:
    keeps, throws = _sets_of_dice(MAX_KEPT), _sets_of_dice(MAX_DICE - MAX_KEPT - 1)[1:]
    kept = [pack(A_KEEP) + payload for payload in keeps]
    yield _Part("keep", "keep exactly these dice, throw the others", kept)
    yield _Part("throw", "throw exactly these dice again, keep the rest", throws)


PLAIN_ANSWERS = {
    "stop": "stop throwing",
    "heal": "heal with a heart die",
    "cure_poison": "remove a poison token with a heart die",
    "cure_shrink": "remove a shrink token with a heart die",
    "yield": "leave Tokyo",
    "stay": "stay in Tokyo",
    "sweep": "pay to replace all cards of the market",
    "done": "buy nothing more",
    "pass": "do nothing, or decline",
}


def _answer_parts() -> Iterator[_Part]:
    """Yield the answers that name no card."""
    for name, sentence in PLAIN_ANSWERS.items():
        yield _Part(name, sentence, [pack(_engine_kind(name))])
    for name, sentence, arguments in (
        ("resolve", "resolve this face next", range(FACES)),
        ("heal_other", "heal this monster", range(1, MAX_SEATS)),
        ("store", "store this much energy", range(MAX_STORED + 1)),
    ):
        yield _Part(name, sentence, [pack(_engine_kind(name), n) for n in arguments])


def _engine_kind(name: str) -> int:
    kind: int = getattr(engine_actions, f"A_{name.upper()}")
    return kind


_CARD_ACTIONS = {  # kind of action -> its meaning, and the kinds of cards that it names
    "buy": ("buy this card", {KEEP_CARD, DISCARD_CARD}),
    "sell": ("sell this Keep card", {KEEP_CARD}),
    "copy": ("copy this Keep card", {KEEP_CARD}),
    "swap": ("take this Keep card in exchange", {KEEP_CARD}),
    "take": ("take this Wickedness tile", {TILE}),
}


def _card_parts(card: Card) -> Iterator[_Part]:
    """Yield all actions that name a card or tile; its copies come one after the other."""
    names = range(card.id, card.id + card.copies)
    for name, (sentence, kinds) in _CARD_ACTIONS.items():
        if card.kind in kinds:
            yield _Part(name, sentence, [pack(_engine_kind(name), n) for n in names])
    if _is_usable(card, Offer):
        yield _Part("use", "use this card or tile", [pack(A_USE, n) for n in names])
    if _is_usable(card, DieOffer):
        on_dice = [pack(A_USE_DIE, n, face) for n in names for face in range(FACES)]
        yield _Part("use_die", "use this card or tile on a die", on_dice)
    if _is_usable(card, TurnOffer):
        pairs = list(permutations(range(FACES), 2))
        turns = [pack(A_TURN_DIE, n, face, to) for n in names for face, to in pairs]
        yield _Part("turn_die", "turn a die with this card or tile", turns)


def _is_usable(card: Card, shape: type[Offer]) -> bool:
    """Return whether a card has an offer of exactly this hook, or may copy a card that has one."""
    offers = [m for m in vars(moments).values() if type(m) is shape]
    return card.id in COPIER or any(card.id == thing for m in offers for thing, _ in m.effects)


def _table() -> tuple[tuple[Kind, ...], Any]:
    """Return the kinds and the action of every id. `action_of` resolves relative actions."""
    every = list[int]()
    ids: dict[str, list[int]] = {}
    sentences = {}
    cards = (part for card in ALL_CARDS for part in _card_parts(card))
    for name, sentence, those in chain(_dice_parts(), _answer_parts(), cards):
        ids.setdefault(name, []).extend(range(len(every), len(every) + len(those)))
        sentences[name] = sentence
        every += those
    kinds = [Kind(name, _as_range(found), sentences[name]) for name, found in ids.items()]
    return tuple(kinds), np.array(every)


def _as_range(ids: list[int]) -> Sequence[int]:
    return range(ids[0], ids[-1] + 1) if ids[-1] - ids[0] + 1 == len(ids) else tuple(ids)


KINDS, ACTION = _table()
ACTIONS: Final = len(ACTION)  # number of ids
FIRST_CARD_ACTION: Final = next(kind.ids[0] for kind in KINDS if kind.name == "buy")


def _first_ids() -> Any:
    """Return [kind, first]: the first id of this kind of action with this argument, or -1."""
    first = np.full((engine_actions.A_PASS + 1, THINGS), NOTHING, np.int16)
    for number in range(ACTIONS - 1, AFTER_DICE - 1, -1):
        first[kind_of(ACTION[number]), first_of(ACTION[number])] = number
    return first


FIRST = _first_ids()
HEAL_OTHERS: Final = int(FIRST[A_HEAL_OTHER, 1])


# --- ids and actions -----------------------------------------------------------------------------


def id_of(state: State, action: int) -> int:
    """Return the id of a legal action of the seat that must decide."""
    kind = kind_of(action)
    if kind == A_KEEP:
        return _id_of_keep(state, action)
    if kind == A_HEAL_OTHER:
        return HEAL_OTHERS - 1 + _steps_to(state, first_of(action))
    number: int = FIRST[kind, first_of(action)]
    if kind == A_USE_DIE:
        number += second_of(action)
    elif kind == A_TURN_DIE:
        face, to = second_of(action), third_of(action)
        number += face * (FACES - 1) + (to - 1 if to > face else to)
    return number


def _id_of_keep(state: State, action: int) -> int:
    kept = 0
    thrown = 0
    by_kept = 0
    by_thrown = 0
    for face in range(FACES):
        dice = dice_of(action, face)
        kept += dice
        thrown += state.dice[face] - dice
        by_kept += RANK[face, kept]
        by_thrown += RANK[face, thrown]
    return by_kept if kept <= MAX_KEPT else FIRST_THROW - 1 + by_thrown


def _steps_to(state: State, seat: int) -> int:
    """Return the clockwise distance from the deciding seat to `seat`."""
    steps = seat - top_seat(state)
    return steps if steps > 0 else steps + state.seats


def action_of(state: State, number: Word) -> int:
    """Return the action of a legal id.

    Thrown dice and distances to a seat are converted with the position.
    """
    action: int = ACTION[number]
    if FIRST_THROW <= number < AFTER_DICE:
        return pack(A_KEEP) + _dice_on_table(state) - action
    if kind_of(action) == A_HEAL_OTHER:
        return pack(A_HEAL_OTHER, clockwise(state, top_seat(state), first_of(action)))
    return action


def _dice_on_table(state: State) -> int:
    payload = 0
    for face in range(FACES):
        payload += state.dice[face] * one_die(face)
    return payload


# --- legal ids -----------------------------------------------------------------------------------


def is_legal_id(state: State, number: Word, out: Words) -> bool:
    """Return whether the deciding seat may take the action with this id; `out` is scratch."""
    if number < 0 or number >= ACTIONS:
        return False
    if number < AFTER_DICE:
        return _is_legal_set(state, number)
    others = _list_others(state, out)
    for i in range(others):
        if id_of(state, out[i]) == number:
            return True
    return False


def _is_legal_set(state: State, number: Word) -> bool:
    """Return whether these dice are on the table, and enough others to make the id valid."""
    others = 0
    for face in range(FACES):
        named = dice_of(ACTION[number], face)
        if named > state.dice[face]:
            return False
        others += state.dice[face] - named
    return _may_keep(state) and others > (0 if number < FIRST_THROW else MAX_KEPT)


def _may_keep(state: State) -> bool:
    return top_kind(state) == KEEP and state.throws > 0


def _list_others(state: State, out: Words) -> int:
    """List the legal actions that are not keeps. Return their number."""
    return list_except_keeps(state, out) if _may_keep(state) else list_legal(state, out)


@compiled_once
def write_mask(state: State, out: Words, mask: Bytes) -> int:
    """Set the cell of every legal id to 1 in a mask of zeros. Return their number.

    `out` is scratch for actions; keeps, the most frequent kind, are marked without a list.
    """
    keeps = _mark_keeps(state, mask) if _may_keep(state) else 0
    others = _list_others(state, out)
    for i in range(others):
        mask[id_of(state, out[i])] = 1
    return keeps + others


def _mark_keeps(state: State, mask: Bytes) -> int:
    """Mark every subset of the dice except the whole; return their number."""
    dice = 0
    whole = 0
    for face in range(FACES):
        dice += state.dice[face]
        whole += RANK[face, dice]
    if dice > MAX_KEPT:
        return _mark_keeps_of_many(state, mask)
    for ones in range(state.dice[0] + 1):
        for twos in range(state.dice[1] + 1):
            for threes in range(state.dice[2] + 1):
                number = RANK[0, ones] + RANK[1, ones + twos] + RANK[2, ones + twos + threes]
                _mark_with_numbers(state, mask, number, ones + twos + threes)
    mask[whole] = 0
    return count_keeps(state)


def _mark_with_numbers(state: State, mask: Bytes, number: Word, kept: int) -> None:
    """Mark all sets with these 1s, 2s and 3s: `kept` dice with the partial index `number`."""
    for energy in range(kept, kept + state.dice[3] + 1):
        for claws in range(energy, energy + state.dice[4] + 1):
            so_far = number + RANK[3, energy] + RANK[4, claws]
            for hearts in range(claws, claws + state.dice[5] + 1):
                mask[so_far + RANK[5, hearts]] = 1


def _mark_keeps_of_many(state: State, mask: Bytes) -> int:
    """Mark the keeps of more than six dice, which is rare; return their number."""
    keeps = count_keeps(state)
    for i in range(keeps):
        mask[_id_of_keep(state, nth_keep(state, i))] = 1
    return keeps

"""The rules of the reduced game of two monsters: pure functions on immutable positions.

It is the second edition with fewer and simpler dice, hearts, stars and cards, and an end after some
turns. What remains is as in the full game: a monster in Tokyo gains 2 stars when its turn starts,
claws hit the other monster, one that was hit in Tokyo may yield, an empty Tokyo must be entered for
1 star, dice heal no monster in Tokyo, stars win at the end of a turn, and the last monster wins at
once.

- Monster 0 has the first turn and `lead` stars, monster 1 is in Tokyo: the chances are about equal.
- A die has four faces: star, energy, claw, heart. Dice are thrown up to `throws` times.
- Each monster has one secret card, drawn by chance from `CARDS`. It may play it at the end of one
  of its turns for `PRICE` energy. In the full game the only secret is a card of the deck that a
  monster has looked at. Such a card made no difference in small games that were tried; a secret
  card does: the value of the game for monster 0 is 0.042, and 0.057 with open cards.
- After `turns` turns the monster with more stars wins; with equal stars the game is a draw.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import IntEnum
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final, NamedTuple

FACES: Final = "SECH"  # star, energy, claw, heart
STAR, ENERGY, CLAW, HEART = range(len(FACES))
CARDS: Final = ("commuter_train", "fire_blast")
TRAIN, BLAST = range(len(CARDS))
PRICE: Final = 2
CARD_STARS, CARD_DAMAGE = 2, 2
ENTRY_STARS, TOKYO_STARS = 1, 2
NONE: Final = -1  # no monster, no card

Pair = tuple[int, int]
Hand = tuple[int, ...]  # number of dice by face


@dataclass(frozen=True)
class MiniSetup:
    """The size of the game; invalid values raise ValueError."""

    dice: int = 1
    throws: int = 2
    hearts: int = 3  # of each monster at the start
    most_hearts: int = 4
    stars: int = 4  # to win
    lead: int = 1  # stars of monster 0 at the start
    energy: int = 2  # of each monster at the start
    turns: int = 2  # of both monsters together

    def __post_init__(self) -> None:
        for field in fields(self):
            value, (least, most) = getattr(self, field.name), LIMITS[field.name]
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                known = f"choose a whole number from {least} to {most}"
                raise ValueError(f"{field.name} cannot be {value!r}: {known}")
        if self.hearts > self.most_hearts:
            raise ValueError(
                f"{self.hearts} hearts are too many: choose at most most_hearts={self.most_hearts}"
            )


LIMITS: Final = {
    "dice": (1, 4),
    "throws": (1, 3),
    "hearts": (1, 10),
    "most_hearts": (1, 10),
    "stars": (1, 20),
    "lead": (0, 20),
    "energy": (0, 10),
    "turns": (1, 100),
}


class Phase(IntEnum):
    """What happens next; chance acts in DRAW and THROW."""

    THROW = 0
    KEEP = 1
    YIELD = 2
    DRAW = 3
    BUY = 4
    OVER = 5


class MiniPosition(NamedTuple):
    """A position. Monsters have the numbers 0 and 1, cards those of `CARDS`."""

    hearts: Pair
    stars: Pair
    energy: Pair = (0, 0)
    tokyo: int = NONE  # the monster in Tokyo
    active: int = 0
    turn: int = 0  # turns that are over
    phase: Phase = Phase.DRAW
    throws: int = 0  # throws that are left
    kept: Hand = (0, 0, 0, 0)  # in KEEP all dice as they lie
    cards: Pair = (NONE, NONE)  # the secret card of each monster; NONE if not yet drawn, or played

    def __deepcopy__(self, memo: dict[int, Any]) -> MiniPosition:
        return self  # immutable


def start_position(setup: MiniSetup) -> MiniPosition:
    """Return the first position: monster 1 is in Tokyo, and it is the turn of monster 0."""
    hearts, energy = (setup.hearts, setup.hearts), (setup.energy, setup.energy)
    return MiniPosition(hearts, (setup.lead, 0), energy, tokyo=1, throws=setup.throws)


# --- sets of dice --------------------------------------------------------------------------------


@cache
def hands(dice: int) -> tuple[Hand, ...]:
    """Return all sets of up to this many dice, ordered by size, then by faces."""
    found = []
    for size in range(dice + 1):
        for chosen in combinations_with_replacement(range(len(FACES)), size):
            found.append(tuple(chosen.count(face) for face in range(len(FACES))))
    return tuple(found)


@cache
def throw_odds(dice: int) -> dict[Hand, float]:
    """Return the probability of each set of exactly this many thrown dice."""
    return {
        hand: factorial(dice) / prod(map(factorial, hand)) / len(FACES) ** dice
        for hand in hands(dice)
        if sum(hand) == dice
    }


def kept_hands(hand: Hand) -> list[Hand]:
    """Return the sets of dice that can be kept from these dice."""
    return [
        each
        for each in hands(sum(hand))
        if all(few <= many for few, many in zip(each, hand, strict=True))
    ]


# --- transitions ---------------------------------------------------------------------------------


def after_throw(setup: MiniSetup, at: MiniPosition, thrown: Hand) -> MiniPosition:
    """Add thrown dice; the last throw is resolved at once."""
    hand = tuple(a + b for a, b in zip(at.kept, thrown, strict=True))
    at = at._replace(kept=hand, throws=at.throws - 1)
    return at._replace(phase=Phase.KEEP) if at.throws else _resolve(setup, at)


def after_keep(setup: MiniSetup, at: MiniPosition, kept: Hand) -> MiniPosition:
    """Keep some dice and throw the others; the dice are resolved if all are kept."""
    if kept == at.kept:
        return _resolve(setup, at)
    return at._replace(kept=kept, phase=Phase.THROW)


def after_yield(setup: MiniSetup, at: MiniPosition, yields: bool) -> MiniPosition:
    return _enter(setup, at._replace(tokyo=NONE) if yields else at)


def after_draw(at: MiniPosition, card: int) -> MiniPosition:
    """Give a secret card to monster 0, then to monster 1."""
    if at.cards[0] == NONE:
        return at._replace(cards=(card, NONE))
    return at._replace(cards=(at.cards[0], card), phase=Phase.THROW)


def after_buy(setup: MiniSetup, at: MiniPosition, buys: bool) -> MiniPosition:
    """Pay for the secret card and play it, or keep it."""
    if not buys:
        return _end_turn(setup, at)
    me, card = at.active, at.cards[at.active]
    cards = (NONE, at.cards[1]) if me == 0 else (at.cards[0], NONE)
    at = at._replace(energy=_add(at.energy, me, -PRICE), cards=cards)
    if card == TRAIN:
        return _end_turn(setup, at._replace(stars=_add(at.stars, me, CARD_STARS)))
    at = _hit(at, CARD_DAMAGE)
    return at if at.phase == Phase.OVER else _end_turn(setup, at)


def _resolve(setup: MiniSetup, at: MiniPosition) -> MiniPosition:
    me, hand = at.active, at.kept
    at = at._replace(stars=_add(at.stars, me, hand[STAR]), energy=_add(at.energy, me, hand[ENERGY]))
    at = at if at.tokyo == me else _heal(setup, at, hand[HEART])
    if hand[CLAW] == 0 or at.tokyo == NONE:
        return _enter(setup, at)
    at = _hit(at, hand[CLAW])
    if at.phase == Phase.OVER or at.tokyo == me:
        return at if at.phase == Phase.OVER else _enter(setup, at)
    return at._replace(phase=Phase.YIELD)


def _enter(setup: MiniSetup, at: MiniPosition) -> MiniPosition:
    """Enter an empty Tokyo; then the active monster may play its card, if it can pay."""
    me = at.active
    if at.tokyo == NONE:
        at = at._replace(tokyo=me, stars=_add(at.stars, me, ENTRY_STARS))
    if at.cards[me] != NONE and at.energy[me] >= PRICE:
        return at._replace(phase=Phase.BUY)
    return _end_turn(setup, at)


def _end_turn(setup: MiniSetup, at: MiniPosition) -> MiniPosition:
    turn, following = at.turn + 1, 1 - at.active
    at = at._replace(turn=turn, throws=0, kept=(0,) * len(FACES))
    if at.stars[at.active] >= setup.stars or turn == setup.turns:
        return at._replace(phase=Phase.OVER)
    stars = _add(at.stars, following, TOKYO_STARS) if at.tokyo == following else at.stars
    return at._replace(active=following, stars=stars, phase=Phase.THROW, throws=setup.throws)


def _add(pair: Pair, monster: int, value: int) -> Pair:
    return (pair[0] + value, pair[1]) if monster == 0 else (pair[0], pair[1] + value)


def _heal(setup: MiniSetup, at: MiniPosition, value: int) -> MiniPosition:
    gained = min(value, setup.most_hearts - at.hearts[at.active])
    return at._replace(hearts=_add(at.hearts, at.active, gained))


def _hit(at: MiniPosition, value: int) -> MiniPosition:
    """The other monster loses hearts; the game is over if it has none left."""
    other = 1 - at.active
    hearts = _add(at.hearts, other, -min(value, at.hearts[other]))
    return at._replace(hearts=hearts, phase=at.phase if hearts[other] else Phase.OVER)


def winner(setup: MiniSetup, at: MiniPosition) -> int:
    """Return the winner of a game that is over, or NONE for a draw."""
    for monster in (0, 1):
        if at.hearts[1 - monster] == 0:
            return monster
    if at.stars[at.active] >= setup.stars:
        return at.active
    return NONE if at.stars[0] == at.stars[1] else int(at.stars[1] > at.stars[0])

"""A hand: the dice of a monster during its throws, throws left, and dice modifiers.

`hand.after("keep 11")` is the hand after an action; actions are written as in docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from ..record.notation import faces_text, parse_faces
from ..rules.constants import DICE, FACE_LETTERS, FACES, THROWS
from ..text import UserError
from .dice_sets import MAX_DICE, set_index
from .modifiers import DiceModifier, DieTurn, ExtraThrows, FaceRethrow

MAX_THROWS = 30  # a limit of the computing time
Kind = TypeVar("Kind", bound=DiceModifier)


@dataclass(frozen=True)
class Hand:
    """Dice, throws left, modifiers and energy of a monster.

    `dice` has the number of dice on the table by face. `to_throw` dice are not on the table yet:
    the next throw throws them, without a choice. `energy` pays for `modifiers`.
    """

    dice: tuple[int, ...]
    throws: int = 0
    to_throw: int = 0
    energy: int = 0
    modifiers: tuple[DiceModifier, ...] = ()
    stopped: bool = False  # no more throws: dice can only be turned

    @classmethod
    def of(
        cls,
        faces: str,
        throws: int = THROWS - 1,
        energy: int = 0,
        modifiers: tuple[DiceModifier, ...] = (),
    ) -> Self:
        """Return a hand with these dice on the table: `Hand.of("113ECH", throws=2)`."""
        return cls(tuple(parse_faces(faces)), throws, 0, energy, modifiers)

    @classmethod
    def fresh(
        cls,
        dice: int = DICE,
        throws: int = THROWS,
        energy: int = 0,
        modifiers: tuple[DiceModifier, ...] = (),
    ) -> Self:
        """Return the hand at the start of a turn: all dice are still to be thrown."""
        return cls((0,) * FACES, throws, dice, energy, modifiers)

    def __post_init__(self) -> None:
        if len(self.dice) != FACES or min(*self.dice, self.to_throw) < 0:
            raise ValueError("`dice` must have a number of dice for each of the six faces")
        if not 1 <= self.count <= MAX_DICE:
            raise UserError("mistake-dice", dice=self.count, most=MAX_DICE)
        if not 0 <= self.throws <= MAX_THROWS:
            raise UserError("mistake-throws", throws=self.throws, most=MAX_THROWS)
        if self.to_throw and self.throws == 0:
            raise UserError("mistake-no-throw")
        if self.energy < 0:
            raise UserError("mistake-energy", energy=self.energy)
        _check_same({modifier.face for modifier in self.modifiers_of(FaceRethrow)})
        _check_same(
            {modifier.price for modifier in self.modifiers_of(ExtraThrows) if modifier.price}
        )
        _check_same(
            {
                (modifier.to, modifier.price)
                for modifier in self.modifiers_of(DieTurn)
                if modifier.price
            }
        )

    @property
    def count(self) -> int:
        """The number of dice, on the table or still to be thrown."""
        return sum(self.dice) + self.to_throw

    @property
    def number(self) -> int:
        """The index of the set of dice on the table (dice_sets.py)."""
        return set_index(self.dice)

    def modifiers_of(self, kind: type[Kind]) -> list[Kind]:
        """Return the modifiers of one class that are usable now or later."""
        too_late = self.stopped and kind is not DieTurn
        return (
            []
            if too_late
            else [modifier for modifier in self.modifiers if isinstance(modifier, kind)]
        )

    # --- actions ---------------------------------------------------------------------------------

    def after(self, action: str) -> Hand:
        """Return the hand after an action such as `keep 11` or `stop`.

        Dice that the action throws are `to_throw` then. Raises UserError if it is impossible.
        """
        verb, _, rest = action.partition(" ")
        if verb == "keep":
            return self._keep(parse_faces(rest))
        if action == "stop" and not self.stopped:
            return replace(self, throws=0, stopped=True)
        if action == "pass" and self.stopped:
            return replace(self, modifiers=())
        if action not in self.uses():
            possible = ", ".join(["pass" if self.stopped else "keep FACES, stop", *self.uses()])
            raise UserError("mistake-use", action=action, possible=possible)
        return self.uses()[action]

    def _keep(self, kept: list[int]) -> Hand:
        if self.throws == 0 or self.to_throw:
            raise UserError("mistake-keep-now")
        if any(more > have for more, have in zip(kept, self.dice, strict=True)):
            dice = faces_text(list(self.dice))
            raise UserError("mistake-keep", kept=faces_text(kept), dice=dice)
        if sum(kept) == self.count:
            raise UserError("mistake-keep-all")
        return replace(self, dice=tuple(kept), to_throw=self.count - sum(kept))

    def uses(self) -> dict[str, Hand]:
        """Return every `use …` action that is possible now, with the hand after it.

        Of modifiers with the same effect only the first is offered. That should be a copy, because
        a copy ends when the copied card is used up.
        """
        found: dict[Hashable, dict[str, Hand]] = {}
        for modifier in self.modifiers if self.to_throw == 0 else ():
            if not found.get(modifier.effect):
                found[modifier.effect] = dict(self._uses_of(modifier))
        return {action: hand for uses in found.values() for action, hand in uses.items()}

    def _uses_of(self, modifier: DiceModifier) -> Iterator[tuple[str, Hand]]:
        if isinstance(modifier, DieTurn) and self.stopped and self._is_usable(modifier):
            yield from self._turns(modifier)
        elif isinstance(modifier, ExtraThrows) and not self.stopped and self._is_usable(modifier):
            yield f"use {modifier.name}", replace(self._pay(modifier), throws=self.throws + 1)
        elif isinstance(modifier, FaceRethrow) and not self.stopped and self.dice[modifier.face]:
            left = _change_count(self.dice, modifier.face, -1)
            action = f"use {modifier.name} {FACE_LETTERS[modifier.face]}"
            yield action, replace(self, dice=left, to_throw=1, throws=self.throws + 1)

    def _turns(self, modifier: DieTurn) -> Iterator[tuple[str, Hand]]:
        """Yield turning each die on the table to each face that it does not show."""
        for face in range(FACES):
            for to in range(FACES) if modifier.to is None else (modifier.to,):
                if self.dice[face] and to != face:
                    onto = f">{FACE_LETTERS[to]}" if modifier.to is None else ""
                    dice = _change_count(_change_count(self.dice, face, -1), to, +1)
                    action = f"use {modifier.name} {FACE_LETTERS[face]}{onto}"
                    yield action, replace(self._pay(modifier), dice=dice)

    def _is_usable(self, modifier: ExtraThrows | DieTurn) -> bool:
        """Whether a use or the energy for it is left."""
        return self.energy >= modifier.price if modifier.price else modifier.uses > 0

    def _pay(self, modifier: ExtraThrows | DieTurn) -> Hand:
        """Return the hand with one use less, or without the energy for it."""
        if modifier.price:
            return replace(self, energy=self.energy - modifier.price)
        left = replace(modifier, uses=modifier.uses - 1)
        return replace(
            self, modifiers=tuple(left if each is modifier else each for each in self.modifiers)
        )


def _change_count(dice: tuple[int, ...], face: int, more: int) -> tuple[int, ...]:
    return tuple(many + more * (each == face) for each, many in enumerate(dice))


def _check_same(different: set[Hashable]) -> None:
    if len(different) > 1:
        raise ValueError("modifiers of one kind must have the same face and the same price")

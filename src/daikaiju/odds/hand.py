"""A hand: dice on the table, throws left, and what else may be done to the dice.

`hand.after("keep 11")` is the hand that an action leaves; actions are written as in
docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from ..record.notation import faces_text, read_faces
from ..rules.constants import DICE, FACE_LETTERS, FACES, THROWS
from ..text import Told
from .dice_sets import MOST_DICE, number_of
from .modifiers import Help, MoreThrows, ThrownAgain, Turned

MOST_THROWS = 30  # more would be no game, but a long calculation
Kind = TypeVar("Kind", bound=Help)


@dataclass(frozen=True)
class Hand:
    """Dice by the face they show, throws left, and helps with the energy to pay for them.

    Dice `to_throw` are not on the table yet: the next of the throws is theirs, and no choice.
    """

    dice: tuple[int, ...]
    throws: int = 0
    to_throw: int = 0
    energy: int = 0
    helps: tuple[Help, ...] = ()
    stopped: bool = False  # all throws are over: dice can only be turned

    @classmethod
    def of(
        cls, faces: str, throws: int = THROWS - 1, energy: int = 0, helps: tuple[Help, ...] = ()
    ) -> Self:
        """These dice on the table: `Hand.of("113ECH", throws=2)`."""
        return cls(tuple(read_faces(faces)), throws, 0, energy, helps)

    @classmethod
    def fresh(
        cls, dice: int = DICE, throws: int = THROWS, energy: int = 0, helps: tuple[Help, ...] = ()
    ) -> Self:
        """A turn that begins: nothing on the table, all dice to throw."""
        return cls((0,) * FACES, throws, dice, energy, helps)

    def __post_init__(self) -> None:
        if len(self.dice) != FACES or min(*self.dice, self.to_throw) < 0:
            raise ValueError("a hand has a number of dice for each of the six faces")
        if not 1 <= self.count <= MOST_DICE:
            raise Told("mistake-dice", dice=self.count, most=MOST_DICE)
        if not 0 <= self.throws <= MOST_THROWS:
            raise Told("mistake-throws", throws=self.throws, most=MOST_THROWS)
        if self.to_throw and self.throws == 0:
            raise Told("mistake-no-throw")
        if self.energy < 0:
            raise Told("mistake-energy", energy=self.energy)
        _check_alike({help.face for help in self.all(ThrownAgain)})
        _check_alike({help.price for help in self.all(MoreThrows) if help.price})
        _check_alike({(help.to, help.price) for help in self.all(Turned) if help.price})

    @property
    def count(self) -> int:
        """How many dice there are, on the table or not."""
        return sum(self.dice) + self.to_throw

    @property
    def number(self) -> int:
        """The number of the set on the table (dice_sets.py)."""
        return number_of(self.dice)

    def all(self, kind: type[Kind]) -> list[Kind]:
        """The helps of one kind that can be used now or later."""
        too_late = self.stopped and kind is not Turned
        return [] if too_late else [help for help in self.helps if isinstance(help, kind)]

    # --- what an action leaves -------------------------------------------------------------------

    def after(self, action: str) -> Hand:
        """The hand that an action leaves; dice that it throws are then `to_throw`."""
        verb, _, rest = action.partition(" ")
        if verb == "keep":
            return self._keep(read_faces(rest))
        if action == "stop" and not self.stopped:
            return replace(self, throws=0, stopped=True)
        if action == "pass" and self.stopped:
            return replace(self, helps=())
        if action not in self.uses():
            possible = ", ".join(["pass" if self.stopped else "keep FACES, stop", *self.uses()])
            raise Told("mistake-use", action=action, possible=possible)
        return self.uses()[action]

    def _keep(self, kept: list[int]) -> Hand:
        if self.throws == 0 or self.to_throw:
            raise Told("mistake-keep-now")
        if any(more > have for more, have in zip(kept, self.dice, strict=True)):
            dice = faces_text(list(self.dice))
            raise Told("mistake-keep", kept=faces_text(kept), dice=dice)
        if sum(kept) == self.count:
            raise Told("mistake-keep-all")
        return replace(self, dice=tuple(kept), to_throw=self.count - sum(kept))

    def uses(self) -> dict[str, Hand]:
        """Every `use …` that is possible now, and the hand that it leaves.

        Of helps that do the same only the first is offered, which should be a copy: a copy ends
        with the card that it copies.
        """
        found: dict[Hashable, dict[str, Hand]] = {}
        for help in self.helps if self.to_throw == 0 else ():
            if not found.get(help.effect):
                found[help.effect] = dict(self._uses_of(help))
        return {action: hand for uses in found.values() for action, hand in uses.items()}

    def _uses_of(self, help: Help) -> Iterator[tuple[str, Hand]]:
        if isinstance(help, Turned) and self.stopped and self._has(help):
            yield from self._turns(help)
        elif isinstance(help, MoreThrows) and not self.stopped and self._has(help):
            yield f"use {help.name}", replace(self._paid(help), throws=self.throws + 1)
        elif isinstance(help, ThrownAgain) and not self.stopped and self.dice[help.face]:
            left = _with(self.dice, help.face, -1)
            action = f"use {help.name} {FACE_LETTERS[help.face]}"
            yield action, replace(self, dice=left, to_throw=1, throws=self.throws + 1)

    def _turns(self, help: Turned) -> Iterator[tuple[str, Hand]]:
        """Each die on the table turned to each face that it does not show."""
        for face in range(FACES):
            for to in range(FACES) if help.to is None else (help.to,):
                if self.dice[face] and to != face:
                    onto = f">{FACE_LETTERS[to]}" if help.to is None else ""
                    dice = _with(_with(self.dice, face, -1), to, +1)
                    action = f"use {help.name} {FACE_LETTERS[face]}{onto}"
                    yield action, replace(self._paid(help), dice=dice)

    def _has(self, help: MoreThrows | Turned) -> bool:
        """Is there another use of it?"""
        return self.energy >= help.price if help.price else help.uses > 0

    def _paid(self, help: MoreThrows | Turned) -> Hand:
        """One use less, or the energy for it gone."""
        if help.price:
            return replace(self, energy=self.energy - help.price)
        left = replace(help, uses=help.uses - 1)
        return replace(self, helps=tuple(left if each is help else each for each in self.helps))


def _with(dice: tuple[int, ...], face: int, more: int) -> tuple[int, ...]:
    return tuple(many + more * (each == face) for each, many in enumerate(dice))


def _check_alike(different: set[Hashable]) -> None:
    if len(different) > 1:
        raise ValueError("helps of one kind must have the same face and the same price")

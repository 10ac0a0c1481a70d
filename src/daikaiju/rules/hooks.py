"""The shapes that the effect of a card or tile can have. The moments themselves: moments.py.

The phases of the game call moments and never name a card; a card attaches a short function to a
moment with `@at(MOMENT, CARD)`. A moment calls it for each monster that owns the card or a working
copy of it; `source` is then the thing that brings the effect: the card itself, or its copier.

| shape     | the effect                                | the moment                          |
|-----------|-------------------------------------------|-------------------------------------|
| Modifier  | `(state, owner, source, value)` → value   | asks every owned card in turn       |
| Reaction  | `(state, owner, source)`                  | lets every owned card act           |
| Response  | `(state, owner, source, other)`           | the same, told who or what else     |
| Offer     | `(state, owner, source)` → bool           | lists `use CARD`                    |
| DieOffer  | `(state, owner, source, face)` → bool     | lists `use CARD FACE`               |
| TurnOffer | `(state, owner, source)` → bool           | lists `use CARD FACE>FACE`          |
| Possible  | (that of an offer)                        | is there anything to ask about?     |
| Deed      | `(state, owner, source)`                  | lets one thing act: the source      |
| DieDeed   | `(state, owner, source, face)`            | the same, on one die                |
| TurnDeed  | `(state, owner, source, face, to)`        | the same, turning a die             |
| Verdict   | `(state, owner, source)` → bool           | asks one thing about itself         |

At its first call a moment writes all its effects down as one plain function (`print(MOMENT.text())`
shows it), which runs interpreted or compiled like any other. Effects act in the order in which
they were attached. A bit of `state.acts` says whether an owner has anything that acts at a moment.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable
from textwrap import indent
from typing import Any, ClassVar

import numpy as np

from .actions import A_TURN_DIE, A_USE, A_USE_DIE, pack
from .constants import COPIERS, FACES, NOTHING, THINGS
from .definitions import COPIER, KEEP_CARD, KIND, printed_copies
from .locations import first_lying, next_lying
from .state import State, Word

Effect = Callable[..., Any]

ACTS_AT = np.zeros(THINGS, np.int64)  # the moments (bits) at which each thing acts for its owner
_MOST_MOMENTS = 62
COPIES = "_and_copies"  # added to the name of a moment's function for when something is copied


class Moment:
    """A named moment. Subclasses give it a shape: what it is called with, and one effect's part."""

    parameters: ClassVar[tuple[str, ...]] = ("state", "owner", "source")  # of an effect
    called_with: ClassVar[str] = "state, owner"
    part: ClassVar[str]  # of one EFFECT, brought by SOURCE
    result: ClassVar[str] = "None"
    numbered: ClassVar[int] = 0

    def __init__(self, name: str) -> None:
        self.name = name
        self.effects: list[tuple[int, Effect]] = []
        self.number = self._next_number()
        self._function: Effect | None = None

    def _next_number(self) -> int:
        if Moment.numbered >= _MOST_MOMENTS:
            raise ValueError(f"no room for the moment {self.name!r}: at most {_MOST_MOMENTS}")
        Moment.numbered += 1
        return Moment.numbered - 1

    def attach(self, thing: int, effect: Effect) -> None:
        """Let `effect` act at this moment for owners of `thing` (each printed copy)."""
        got = tuple(inspect.signature(effect).parameters)
        if got != self.parameters:
            raise TypeError(
                f"{effect.__name__}({', '.join(got)}) cannot act at the moment {self.name!r}, "
                f"which calls it with ({', '.join(self.parameters)})"
            )
        if self._function is not None:
            raise RuntimeError(f"{effect.__name__} comes too late for {self.name!r}")
        if any(e.__name__ == effect.__name__ and e is not effect for _, e in self.effects):
            raise ValueError(f"two effects at {self.name!r} are called {effect.__name__}")
        for copy in printed_copies(thing):
            self.effects.append((copy, effect))
            if self.number != NOTHING:
                ACTS_AT[copy] |= 1 << self.number

    def text(self) -> str:
        """All effects of this moment, written down as one function; and as another for when
        anything is copied, which is seldom so."""
        if not self.effects:
            return self._written("")
        own = [self._own_part(thing, effect) for thing, effect in self.effects]
        copied = [self._copied_part(thing, effect) for thing, effect in self.effects]
        first = f"if state.acts[owner] >> {self.number} & 1 == 0:\n    return {self.result}\n"
        if not any(copied):
            return self._written("".join([first, *own]))
        first += f"if is_anything_copied(state):\n    return {self._named(COPIES)}\n"
        both = [part for parts in zip(own, copied, strict=True) for part in parts]
        return f"{self._written(''.join([first, *own]))}\n\n{self._written(''.join(both), COPIES)}"

    def _written(self, body: str, suffix: str = "") -> str:
        return f"def {self._named(suffix)}:\n" + indent(f"{body}return {self.result}\n", "    ")

    def _named(self, suffix: str) -> str:
        """The name of the written function, and what it is called with."""
        name = "".join(c if c.isalnum() else "_" for c in self.name)
        return f"{name}{suffix}({self.called_with})"

    def _own_part(self, thing: int, effect: Effect) -> str:
        """The part of one effect, for its own card."""
        return f"if state.lies[{thing}] == owner:\n{indent(self._part(effect, str(thing)), '    ')}"

    def _copied_part(self, thing: int, effect: Effect) -> str:
        """The same for a copy of that card, if there can be one."""
        if KIND[thing] != KEEP_CARD:
            return ""
        return (
            f"copier = copier_of(state, owner, {thing})\n"
            f"if copier != NOTHING:\n{indent(self._part(effect, 'copier'), '    ')}"
        )

    def _part(self, effect: Effect, source: str) -> str:
        return self.part.replace("EFFECT", effect.__name__).replace("SOURCE", source)

    def function(self) -> Effect:
        """The function that `text` describes, made once."""
        if self._function is None:
            text, file = self.text(), f"<moment: {self.name}>"
            space = {**_VOCABULARY, **{effect.__name__: effect for _, effect in self.effects}}
            exec(compile(text, file, "exec"), space)
            linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
            function: Any = space[text[4 : text.index("(")]]
            for each in (function, space.get(f"{function.__name__}{COPIES}", function)):
                each.__module__ = __name__
            self._function = function
        return self._function

    def __call__(self, *arguments: Any) -> Any:
        return self.function()(*arguments)


def at(moment: Moment, thing: int) -> Callable[[Effect], Effect]:
    """Attach the function below to a moment, for owners of `thing`."""

    def attach(effect: Effect) -> Effect:
        moment.attach(thing, effect)
        return effect

    return attach


# --- what the written functions may call ---------------------------------------------------------


def is_anything_copied(state: State) -> bool:
    """Asked once in a moment: nothing begins to be copied by an effect."""
    for k in range(COPIERS):
        if state.copies[k] != NOTHING:
            return True
    return False


def copier_of(state: State, owner: int, card: int) -> int:
    """The thing of this owner that works as a copy of a card, or NOTHING."""
    for k in range(COPIERS):
        if state.copies[k] == card and state.lies[COPIER[k]] == owner:
            return COPIER[k]
    return NOTHING


def acting(state: State, source: int) -> int:
    """The card that a thing works as: what it copies, or itself."""
    for k in range(COPIERS):
        if COPIER[k] == source and state.copies[k] != NOTHING:
            return state.copies[k]
    return source


def list_turns(state: State, source: int, out: Any, n: int) -> int:
    """Every die on the table turned to every other face."""
    for face in range(FACES):
        for other in range(FACES):
            if state.dice[face] > 0 and other != face:
                out[n] = pack(A_TURN_DIE, source, face, other)
                n += 1
    return n


_VOCABULARY = {
    "NOTHING": NOTHING,
    "FACES": FACES,
    "A_USE": A_USE,
    "A_USE_DIE": A_USE_DIE,
    "pack": pack,
    "copier_of": copier_of,
    "is_anything_copied": is_anything_copied,
    "acting": acting,
    "list_turns": list_turns,
}


# --- every owned card acts -----------------------------------------------------------------------


class Modifier(Moment):
    """Changes a number: `value = moment(state, owner, value)`."""

    parameters = ("state", "owner", "source", "value")
    called_with = "state, owner, value"
    part = "value = EFFECT(state, owner, SOURCE, value)\n"
    result = "value"


class Reaction(Moment):
    """Lets cards act: `moment(state, owner)`."""

    part = "EFFECT(state, owner, SOURCE)\n"


class Response(Moment):
    """Lets cards act and tells them who or what else: `moment(state, owner, other)`."""

    parameters = ("state", "owner", "source", "other")
    called_with = "state, owner, other"
    part = "EFFECT(state, owner, SOURCE, other)\n"


class Offer(Moment):
    """Lists what may be used: `n = moment(state, owner, out, n)` writes actions from out[n] on."""

    called_with = "state, owner, out, n"
    part = "if EFFECT(state, owner, SOURCE):\n    out[n] = pack(A_USE, SOURCE)\n    n += 1\n"
    result = "n"
    possible: ClassVar[str] = "if EFFECT(state, owner, SOURCE):\n    return True\n"


class DieOffer(Offer):
    """An offer on one of the dice."""

    parameters = ("state", "owner", "source", "face")
    part = (
        "for face in range(FACES):\n    if EFFECT(state, owner, SOURCE, face):\n"
        "        out[n] = pack(A_USE_DIE, SOURCE, face)\n        n += 1\n"
    )
    possible = (
        "for face in range(FACES):\n    if EFFECT(state, owner, SOURCE, face):\n"
        "        return True\n"
    )


class TurnOffer(Offer):
    """An offer to turn any die on the table to any other face."""

    part = "if EFFECT(state, owner, SOURCE):\n    n = list_turns(state, SOURCE, out, n)\n"


class Possible(Moment):
    """Is anything on offer at that moment? `moment(state, owner)`; decides whether to ask."""

    result = "False"

    def __init__(self, offer: Offer) -> None:
        super().__init__(f"possible: {offer.name}")
        self.offer = offer

    def _next_number(self) -> int:
        return NOTHING

    def text(self) -> str:
        self.number, self.effects = self.offer.number, self.offer.effects
        return super().text()

    def _part(self, effect: Effect, source: str) -> str:
        return self.offer.possible.replace("EFFECT", effect.__name__).replace("SOURCE", source)


# --- one thing acts ------------------------------------------------------------------------------


class Deed(Moment):
    """Lets one thing act, as itself or as what it copies: `moment(state, owner, source)`."""

    called_with = "state, owner, source"
    part = "EFFECT(state, owner, source)\n"

    def _next_number(self) -> int:
        return NOTHING

    def text(self) -> str:
        parts = [
            f"if card == {thing}:\n{indent(self._part(effect, 'source'), '    ')}"
            for thing, effect in self.effects
        ]
        return self._written("".join(["card = acting(state, source)\n", *parts]))


class DieDeed(Deed):
    """Lets one thing act on one die: `moment(state, owner, source, face)`."""

    parameters = ("state", "owner", "source", "face")
    called_with = "state, owner, source, face"
    part = "EFFECT(state, owner, source, face)\n"


class TurnDeed(Deed):
    """Lets one thing turn a die: `moment(state, owner, source, face, to)`."""

    parameters = ("state", "owner", "source", "face", "to")
    called_with = "state, owner, source, face, to"
    part = "EFFECT(state, owner, source, face, to)\n"


class Verdict(Deed):
    """Asks one thing about itself: `moment(state, owner, source)` → bool."""

    part = "return EFFECT(state, owner, source)\n"
    result = "False"


def acts_of(state: State, seat: int) -> Word:
    """The moments (bits) at which a monster's things act."""
    acts = 0
    thing = first_lying(state, seat)
    while thing != NOTHING:
        if KIND[thing] != NOTHING:
            acts |= ACTS_AT[thing]
        thing = next_lying(state, seat, thing)
    for k in range(COPIERS):
        if state.copies[k] != NOTHING and state.lies[COPIER[k]] == seat:
            acts |= ACTS_AT[state.copies[k]]
    return acts


def note_gain(state: State, seat: int, thing: int) -> None:
    """Bring `state.acts` up to date after this has come to a monster."""
    state.acts[seat] |= ACTS_AT[thing] | ACTS_AT[acting(state, thing)]


def note_acts(state: State, seat: int) -> None:
    """Bring `state.acts` up to date after something has left a monster, or been copied."""
    state.acts[seat] = acts_of(state, seat)

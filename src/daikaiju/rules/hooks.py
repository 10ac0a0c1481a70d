"""Kinds of hooks for the effects of cards and tiles. The hooks themselves are in moments.py.

A *moment* is a hook. The phases of the game call moments and never name a card; a card attaches a
short function to a moment with `@at(MOMENT, CARD)`. A moment called for an owner calls the
functions of all things of that owner. `source` is the thing that has the effect: the card itself,
or a copier that copies it.

| kind             | effect function                          | a call of the moment               |
|------------------|------------------------------------------|------------------------------------|
| Modifier         | `(state, owner, source, value)` → value  | passes a number through all things |
| Reaction         | `(state, owner, source)`                 | runs all things                    |
| Response         | `(state, owner, source, other)`          | the same, with an argument `other` |
| Offer            | `(state, owner, source)` → bool          | lists `use CARD`                   |
| DieOffer         | `(state, owner, source, face)` → bool    | lists `use CARD FACE`              |
| TurnOffer        | `(state, owner, source)` → bool          | lists `use CARD FACE>FACE`         |
| OfferQuery       | (as its offer)                           | whether the offer lists anything   |
| SourceAction     | `(state, owner, source)`                 | runs one thing, the source         |
| SourceDieAction  | `(state, owner, source, face)`           | the same, on one die               |
| SourceTurnAction | `(state, owner, source, face, to)`       | the same, turning a die            |
| SourceQuery      | `(state, owner, source)` → bool          | asks one thing                     |

A use of an offered thing runs `used`, `used_on_die` or `used_to_turn` (`Offer.used_at`).

At its first call a moment generates one plain function from all its effects (`print(MOMENT.text())`
shows it), which runs interpreted or compiled like any other. Effects run in the order in which they
were attached. A bit of `state.acts` says whether an owner has anything that acts at a moment.
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
from .identity import public_name
from .locations import first_at, next_at
from .signatures import RARELY_CALLED, Word, Words, rarely_called
from .state import WORD, State, first_word, word_at

Effect = Callable[..., Any]

MOMENT_BITS = np.zeros(THINGS, np.int64)  # by thing: the moments (bits) at which it acts
_MAX_MOMENTS = 62
COPIES_WORD = first_word("copies")
NO_COPIES = -1  # as one word: four times NOTHING
assert COPIERS * 2 == WORD, "the copies of a state must be one word"
assert NOTHING == NO_COPIES, "NO_COPIES must be the word of a state without copies"
COPIES_SUFFIX = "_and_copies"  # suffix of the generated function for positions with copies
RARELY_CALLED.add(COPIES_SUFFIX)


class Moment:
    """A named hook. Subclasses define its parameters and the code generated for one effect."""

    parameters: ClassVar[tuple[str, ...]] = ("state", "owner", "source")  # of an effect function
    called_with: ClassVar[str] = "state, owner"  # parameters of the generated function
    part: ClassVar[str]  # code for one effect; EFFECT and SOURCE are replaced
    result: ClassVar[str] = "None"
    returns: ClassVar[str] = "None"  # type that an effect function returns
    numbered: ClassVar[int] = 0  # moments that have a bit in `state.acts`

    def __init__(self, name: str) -> None:
        self.name = name
        self.effects: list[tuple[int, Effect]] = []
        self.number = self._next_number()
        self._function: Effect | None = None

    def _next_number(self) -> int:
        if Moment.numbered >= _MAX_MOMENTS:
            raise ValueError(f"`state.acts` has no bit for {self.name!r}: at most {_MAX_MOMENTS}")
        Moment.numbered += 1
        return Moment.numbered - 1

    def attach(self, thing: int, effect: Effect) -> None:
        """Call `effect` at this moment for owners of `thing` (of each printed copy)."""
        got = tuple(inspect.signature(effect).parameters)
        if got != self.parameters:
            raise TypeError(
                f"{effect.__name__}({', '.join(got)}) cannot be attached to {self.name!r}, "
                f"which calls effects with ({', '.join(self.parameters)})"
            )
        if self._function is not None:
            raise RuntimeError(
                f"{effect.__name__} is attached to {self.name!r} after its first call"
            )
        if any(e.__name__ == effect.__name__ and e is not effect for _, e in self.effects):
            raise ValueError(f"two effects of {self.name!r} have the name {effect.__name__}")
        for copy in printed_copies(thing):
            self.effects.append((copy, effect))
            if self.number != NOTHING:
                MOMENT_BITS[copy] |= 1 << self.number

    def text(self) -> str:
        """Return the source of the generated function, and of a second one for positions with
        copies, which are rare."""
        if not self.effects:
            return self._define("")
        own = [self._own_part(thing, effect) for thing, effect in self.effects]
        copied = [self._copied_part(thing, effect) for thing, effect in self.effects]
        first = f"if state.acts[owner] >> {self.number} & 1 == 0:\n    return {self.result}\n"
        if not any(copied):
            return self._define("".join([first, *own]))
        first += f"if is_anything_copied(state):\n    return {self._call(COPIES_SUFFIX)}\n"
        both = [part for parts in zip(own, copied, strict=True) for part in parts]
        plain, with_copies = "".join([first, *own]), "".join(both)
        return f"{self._define(plain)}\n\n{self._define(with_copies, COPIES_SUFFIX)}"

    def _define(self, body: str, suffix: str = "") -> str:
        return f"def {self._call(suffix)}:\n" + indent(f"{body}return {self.result}\n", "    ")

    def _call(self, suffix: str) -> str:
        """Return a call of the generated function."""
        name = "".join(c if c.isalnum() else "_" for c in self.name)
        return f"{name}{suffix}({self.called_with})"

    def _own_part(self, thing: int, effect: Effect) -> str:
        """Return the code of one effect for its own card."""
        body = indent(self._part(effect, str(thing)), "    ")
        return f"if state.location[{thing}] == owner:\n{body}"

    def _copied_part(self, thing: int, effect: Effect) -> str:
        """Return the code of one effect for a copy of its card, if the card can be copied."""
        if KIND[thing] != KEEP_CARD:
            return ""
        return (
            f"copier = copier_of(state, owner, {thing})\n"
            f"if copier != NOTHING:\n{indent(self._part(effect, 'copier'), '    ')}"
        )

    def _part(self, effect: Effect, source: str) -> str:
        return self.part.replace("EFFECT", effect.__name__).replace("SOURCE", source)

    def function(self) -> Effect:
        """Return the generated function; it is built at the first call."""
        if self._function is None:
            text, file = self.text(), f"<moment: {self.name}>"
            space = {
                **_GENERATED_GLOBALS,
                **{effect.__name__: effect for _, effect in self.effects},
            }
            exec(compile(text, file, "exec"), space)
            linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
            function: Any = space[text[4 : text.index("(")]]
            for each in (function, space.get(f"{function.__name__}{COPIES_SUFFIX}", function)):
                each.__module__ = __name__
                each.__annotations__ = self._types()
            self._function = function
        return self._function

    def _types(self) -> dict[str, Any]:
        """Return the types of the parameters of the generated function."""
        types = {"state": State, "out": Words}
        return {name: types.get(name, int) for name in self.called_with.split(", ")}

    def __call__(self, *arguments: Any) -> Any:
        return self.function()(*arguments)


def at(moment: Moment, thing: int) -> Callable[[Effect], Effect]:
    """Decorator: attach an effect function to a moment, for owners of `thing`."""

    def attach(effect: Effect) -> Effect:
        moment.attach(thing, effect)
        return effect

    return attach


# --- functions that generated code may call ------------------------------------------------------


def is_anything_copied(state: State) -> bool:
    """Whether any copier is active. Called once per moment: no effect starts a copy."""
    return word_at(state, COPIES_WORD) != NO_COPIES


def copier_of(state: State, owner: int, card: int) -> int:
    """Return the thing of this owner that acts as a copy of a card, or NOTHING."""
    for k in range(COPIERS):
        if state.copies[k] == card and state.location[COPIER[k]] == owner:
            return COPIER[k]
    return NOTHING


def effective_card(state: State, source: int) -> int:
    """Return the card that a thing acts as: the card that it copies, or itself."""
    for k in range(COPIERS):
        if COPIER[k] == source and state.copies[k] != NOTHING:
            return state.copies[k]
    return source


def list_die_turns(state: State, source: int, out: Words, n: int) -> int:
    """List turning each die on the table to each other face."""
    name = public_name(state, source)
    for face in range(FACES):
        for other in range(FACES):
            if state.dice[face] > 0 and other != face:
                out[n] = pack(A_TURN_DIE, name, face, other)
                n += 1
    return n


_GENERATED_GLOBALS = {
    "NOTHING": NOTHING,
    "FACES": FACES,
    "A_USE": A_USE,
    "A_USE_DIE": A_USE_DIE,
    "pack": pack,
    "public_name": public_name,
    "copier_of": copier_of,
    "is_anything_copied": is_anything_copied,
    "effective_card": effective_card,
    "list_die_turns": list_die_turns,
}


# --- all things of an owner act ------------------------------------------------------------------


class Modifier(Moment):
    """Changes a number: `value = moment(state, owner, value)`."""

    parameters = ("state", "owner", "source", "value")
    called_with = "state, owner, value"
    part = "value = EFFECT(state, owner, SOURCE, value)\n"
    result = "value"
    returns = "int"


class Reaction(Moment):
    """Runs effects: `moment(state, owner)`."""

    part = "EFFECT(state, owner, SOURCE)\n"


class Response(Moment):
    """Runs effects with a further seat, face or number: `moment(state, owner, other)`."""

    parameters = ("state", "owner", "source", "other")
    called_with = "state, owner, other"
    part = "EFFECT(state, owner, SOURCE, other)\n"


class Offer(Moment):
    """Lists usable things: `n = moment(state, owner, out, n)` writes actions from out[n] on.

    `used_at` names the moment that runs the use; empty if the rules themselves run it.
    """

    called_with = "state, owner, out, n"
    part = (
        "if EFFECT(state, owner, SOURCE):\n"
        "    out[n] = pack(A_USE, public_name(state, SOURCE))\n    n += 1\n"
    )
    result = "n"
    returns = "bool"
    possible: ClassVar[str] = "if EFFECT(state, owner, SOURCE):\n    return True\n"
    use: ClassVar[str] = "used"

    def __init__(self, name: str, used_at: str | None = None) -> None:
        super().__init__(name)
        self.used_at = self.use if used_at is None else used_at


class DieOffer(Offer):
    """An offer that applies to one die."""

    parameters = ("state", "owner", "source", "face")
    part = (
        "for face in range(FACES):\n    if EFFECT(state, owner, SOURCE, face):\n"
        "        out[n] = pack(A_USE_DIE, public_name(state, SOURCE), face)\n        n += 1\n"
    )
    possible = (
        "for face in range(FACES):\n    if EFFECT(state, owner, SOURCE, face):\n"
        "        return True\n"
    )
    use = "used_on_die"


class TurnOffer(Offer):
    """An offer to turn any die on the table to any other face."""

    part = "if EFFECT(state, owner, SOURCE):\n    n = list_die_turns(state, SOURCE, out, n)\n"
    use = "used_to_turn"


class OfferQuery(Moment):
    """Whether an offer lists anything: `moment(state, owner)` → bool. Decides whether to ask."""

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


class SourceAction(Moment):
    """Runs the effect of one thing, or of the card it copies: `moment(state, owner, source)`."""

    called_with = "state, owner, source"
    part = "EFFECT(state, owner, source)\n"

    def _next_number(self) -> int:
        return NOTHING

    def text(self) -> str:
        parts = [
            f"if card == {thing}:\n{indent(self._part(effect, 'source'), '    ')}"
            for thing, effect in self.effects
        ]
        return self._define("".join(["card = effective_card(state, source)\n", *parts]))


class SourceDieAction(SourceAction):
    """Runs the effect of one thing on one die: `moment(state, owner, source, face)`."""

    parameters = ("state", "owner", "source", "face")
    called_with = "state, owner, source, face"
    part = "EFFECT(state, owner, source, face)\n"


class SourceTurnAction(SourceAction):
    """Runs the effect of one thing that turns a die: `moment(state, owner, source, face, to)`."""

    parameters = ("state", "owner", "source", "face", "to")
    called_with = "state, owner, source, face, to"
    part = "EFFECT(state, owner, source, face, to)\n"


class SourceQuery(SourceAction):
    """Asks one thing a yes-or-no question: `moment(state, owner, source)` → bool."""

    part = "return EFFECT(state, owner, source)\n"
    result = "False"
    returns = "bool"


@rarely_called
def moment_bits(state: State, seat: int) -> Word:
    """Return the moments (bits) at which the things of a monster act."""
    acts = 0
    thing = first_at(state, seat)
    while thing != NOTHING:
        if KIND[thing] != NOTHING:
            acts |= MOMENT_BITS[thing]
        thing = next_at(state, seat, thing)
    for k in range(COPIERS):
        if state.copies[k] != NOTHING and state.location[COPIER[k]] == seat:
            acts |= MOMENT_BITS[state.copies[k]]
    return acts


def add_moment_bits(state: State, seat: int, thing: int) -> None:
    """Update `state.acts` after a monster has received a thing."""
    state.acts[seat] |= MOMENT_BITS[thing] | MOMENT_BITS[effective_card(state, thing)]


def update_moment_bits(state: State, seat: int) -> None:
    """Recompute `state.acts` after a monster has lost a thing or changed a copy."""
    state.acts[seat] = moment_bits(state, seat)

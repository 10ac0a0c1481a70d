"""The functions of a new card: a simple effect for each moment.

The parameters and the result come from the kind of the moment (rules/hooks.py). Where there are
several candidates, trial.py takes the first one that changes a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...rules.hooks import DieOffer, Modifier, Offer, SourceQuery, TurnOffer
from ...rules.moments import MOMENTS

_UNUSED: Final = "state.used[source] == 0"
_USE: Final = "state.used[source] = 1"
_THROW: Final = "push(state, THROW_FOR, owner, source, 1)"


@dataclass(frozen=True)
class Effect:
    """One function of a card."""

    name: str  # of the function
    moment: str  # name in rules/moments.py
    says: str  # what it does, for its docstring and for the text of the card
    lines: tuple[str, ...]  # its body

    def source(self) -> str:
        """Return the code of the function, without decorators."""
        moment = MOMENTS[self.moment]
        types = {"state": "State"}
        parameters = ", ".join(f"{name}: {types.get(name, 'int')}" for name in moment.parameters)
        body = "".join(f"    {line}\n" for line in (f'"""{self.says}"""', *self.lines))
        return f"def {self.name}({parameters}) -> {moment.returns}:\n{body}"


def candidates(name: str, kind: str, moment: str) -> list[list[Effect]]:
    """Return the possible functions of a card that acts at this moment, the simplest first.

    `name` is that of the function that changes the game; `kind` is keep, discard or tile.
    """
    hook = MOMENTS[moment]
    if moment == "landed":
        return [_throw_effects(name, kind)]
    offer = moment if isinstance(hook, Offer) else _offer_used_at(moment)
    if offer:
        return [_offer_effects(name, offer)]
    if isinstance(hook, Modifier):
        return [
            [Effect(name, moment, says, (f"return value {sign} 1",))]
            for says, sign in (("1 more.", "+"), ("1 less.", "-"))
        ]
    if isinstance(hook, SourceQuery):
        return [
            [
                Effect(
                    name,
                    moment,
                    "A monster in Tokyo cannot have it.",
                    ("return in_tokyo(state, owner)",),
                )
            ]
        ]
    return [
        [Effect(name, moment, "The owner gains 1 star.", ("gain_stars(state, owner, 1, source)",))]
    ]


def _offer_used_at(moment: str) -> str:
    """Return the first offer whose use runs this moment; empty if there is none."""
    offers = [n for n, m in MOMENTS.items() if isinstance(m, Offer) and m.used_at == moment]
    return offers[0] if offers else ""


def _offer_effects(name: str, offer: str) -> list[Effect]:
    """Return the function that offers the use of the card, and the one that runs it."""
    hook = MOMENTS[offer]
    assert isinstance(hook, Offer)
    may_use = f"may_use_{name}"
    if not hook.used_at:
        lines = ("return face == ONE and state.aside[face] > 0",)
        return [Effect(may_use, offer, "The owner may reroll a 1.", lines)]
    if isinstance(hook, DieOffer):
        condition = f"face != HEART and state.dice[face] > 0 and {_UNUSED}"
        says, line = "One die becomes a heart.", "turn_die(state, face, HEART)"
    elif isinstance(hook, TurnOffer):
        condition = _UNUSED
        says, line = "One die becomes any other face.", "turn_die(state, face, to)"
    else:
        condition, says, line = (
            _UNUSED,
            "The owner gains 1 star.",
            "gain_stars(state, owner, 1, source)",
        )
    return [
        Effect(may_use, offer, "The owner may use it once in each turn.", (f"return {condition}",)),
        Effect(name, hook.used_at, says, (_USE, line)),
    ]


def _throw_effects(name: str, kind: str) -> list[Effect]:
    """Return the functions of a card that throws a die and acts on its face."""
    star = "gain_stars(state, owner, state.aside[HEART], source)"
    landed = Effect(f"{name}_landed", "landed", "A heart gives 1 star.", (star,))
    if kind == "discard":
        return [Effect(name, "gained", "One die is rolled.", (_THROW,)), landed]
    offer = Effect(
        f"may_use_{name}",
        "any_time",
        "The owner may use it once in each turn.",
        (f"return {_UNUSED}",),
    )
    return [offer, Effect(name, "used", "One die is rolled.", (_USE, _THROW)), landed]

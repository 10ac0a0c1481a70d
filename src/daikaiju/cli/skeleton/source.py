"""The Python code of a new card."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from ... import card_api
from .effects import Effect
from .plan import CardPlan

SIDES = ("RED", "GREEN")


def card_source(plan: CardPlan, effects: Sequence[Effect], first_id: int) -> str:
    """Return the declaration of a card with its functions."""
    lines = [
        f"{face.constant} = {_declaration(plan, index, first_id + index)}\n"
        for index, face in enumerate(plan.faces)
    ]
    return "\n\n".join(["".join(lines), *(_function_source(plan, each) for each in effects)])


def _declaration(plan: CardPlan, index: int, number: int) -> str:
    name = plan.faces[index].name
    if plan.kind != "tile":
        return f'{plan.kind}("{name}", id={number}, cost={plan.cost})'
    back = plan.faces[1 - index].name
    return f'tile("{name}", id={number}, level={plan.level}, side={SIDES[index]}, back="{back}")'


def _function_source(plan: CardPlan, effect: Effect) -> str:
    decorators = "".join(f"@at({effect.moment}, {face.constant})\n" for face in plan.faces)
    return decorators + effect.source()


def names_needed(source: str) -> list[str]:
    """Return the names of `daikaiju.card_api` that code uses."""
    used = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    return sorted(name for name in used if hasattr(card_api, name))

"""The texts and the scenario file of a new card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ...packs import UNTRANSLATED
from ...rules.moments import MOMENTS
from ...text import ENGLISH
from .effects import Effect
from .observation import Document
from .plan import CardPlan, Face

_MARK: Final = f"# {UNTRANSLATED}: translate this text, then remove this line\n"


def catalogue_text(
    plan: CardPlan, face: Face, effects: Sequence[Effect], language: str, remark: str = ""
) -> str:
    """Return the name and effect of a card as a Fluent message.

    In other languages than English it is marked as untranslated and has a remark, which stays.
    """
    mark = untranslated_mark(language, remark)
    moment = moment_phrase(plan)
    says = " ".join(effect.says for effect in effects)
    sentence = f"{moment[0].upper()}{moment[1:]}: {says[0].lower()}{says[1:]}"
    return f"{mark}card-{face.name} = {face.title}\n    .effect = {sentence}\n"


def untranslated_mark(language: str, remark: str = "") -> str:
    """Return the comment before a text that is still English."""
    return "" if language == ENGLISH else f"{_MARK}{remark}"


def moment_phrase(plan: CardPlan) -> str:
    """Return the description of the moment of a card, without remarks for programmers."""
    return re.sub(r" \(.*?\)|:.*", "", MOMENTS[plan.moment].name)


def scenario_file(documents: Sequence[Document]) -> str:
    """Return scenarios as the text of a YAML file."""
    return "---\n".join(map(_scenario_text, documents))


def _scenario_text(document: Document) -> str:
    lines = []
    for key, value in document.items():
        if key == "start":
            lines += ["start:", *(f"  {name}: {_flow(each)}" for name, each in value.items())]
        elif key == "steps":
            lines += ["steps:", *(line for step in value for line in _step_lines(step))]
        elif value:
            lines.append(f"{key}: {_flow(value)}")
    return "\n".join([*lines, ""])


def _step_lines(step: Document) -> list[str]:
    expected = f"expect: {_flow(step['expect'])}"
    if not step["do"]:
        return [f"  - {expected}"]
    return ["  - do: |", *(f"      {line}" for line in step["do"]), f"    {expected}"]


def _flow(value: Any) -> str:
    """Return a value as YAML on one line."""
    import yaml

    text = yaml.safe_dump(
        value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=10**6
    )
    return text.removesuffix("...\n").strip()

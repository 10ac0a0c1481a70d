"""The files of a new card in a pack."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ... import card_api
from ...text import LANGUAGES, UserError
from .changes import Changes
from .effects import Effect
from .observation import Document
from .plan import CardPlan
from .source import card_source, names_needed
from .texts import catalogue_text, scenario_file, untranslated_mark

_HEAD: Final = '''\
# ruff: noqa: F403, F405, RUF100
"""{title}: a pack of cards for Daikaiju. docs/packs.md explains what a card can do.

Try it with `daikaiju check --pack {file}` and `daikaiju play --pack {file}`.
"""

from daikaiju.card_api import *
'''


def pack_changes(
    file: Path,
    module: dict[str, Any],
    first_id: int,
    plan: CardPlan,
    effects: Sequence[Effect],
    documents: Sequence[Document],
) -> Changes:
    """Return the changes that add a card to a pack.

    `module` holds the names that the file of the pack defines; it is empty for a new file.
    """
    changes = Changes()
    title = file.stem.replace("_", " ").title()
    head = _HEAD.format(title=title, file=file.name)
    source = card_source(plan, effects, first_id)
    changes.append(file, f"\n\n{source}" if module else f"\n{source}", head)
    if module:
        _add_import(changes, file, source, module)
    folder = file.with_suffix("")
    for language in LANGUAGES:
        path = folder / "texts" / f"{language}.ftl"
        _check_texts(changes.text_of(path), path, plan)
        texts = [catalogue_text(plan, face, effects, language) for face in plan.faces]
        pack_title = f"{untranslated_mark(language)}pack-{file.stem} = {title}\n"
        changes.append(path, "".join(texts), pack_title)
    changes.create(folder / "scenarios" / f"{plan.name}.yaml", scenario_file(documents))
    return changes


def _add_import(changes: Changes, file: Path, source: str, module: dict[str, Any]) -> None:
    """Import the names that the file does not have yet, after its last import."""
    missing = [n for n in names_needed(source) if module.get(n) is not getattr(card_api, n)]
    nodes = ast.parse(changes.text_of(file)).body
    imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    if missing:
        line = imports[-1].end_lineno if imports else 0
        text = f"from daikaiju.card_api import {', '.join(missing)}\n"
        changes.insert(file, line or 0, text)


def _check_texts(text: str, path: Path, plan: CardPlan) -> None:
    for face in plan.faces:
        if re.search(rf"^card-{face.name} *=", text, re.M):
            raise UserError("mistake-card-text", file=str(path), card=face.name)

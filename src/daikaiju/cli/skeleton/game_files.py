"""The files of a new card of the game itself, in a clone of the repository."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from ...rules import agenda, constants, definitions, hooks, locations, moments, operations, state
from ...rules.definitions import ALL_CARDS, ALL_THINGS, DISCARD_CARD, KEEP_CARD, TILE
from ...rules.editions import decks
from ...rules.moments import MOMENTS
from ...text import LANGUAGES, UserError
from .changes import Changes
from .effects import Effect
from .observation import Document
from .plan import CardPlan
from .source import card_source, names_needed
from .texts import catalogue_text, scenario_file

_KINDS: Final = {"keep": KEEP_CARD, "discard": DISCARD_CARD, "tile": TILE}
_MODULES: Final = (agenda, constants, definitions, hooks, locations, moments, operations, state)
_WIDTH: Final = 100  # characters of a line
_OURS: Final = "# ours\n"  # marks a title that no printed edition has
_CARD_KEY: Final = re.compile(r"^card-(\w+) *=")


def repository() -> Path:
    """Return the folder of the repository; raise UserError if this is an installed package."""
    root = Path(decks.__file__).parents[4]
    if not (root / "scenarios" / "cards").is_dir():
        raise UserError("mistake-no-clone")
    return root


def game_changes(
    root: Path,
    first_id: int,
    plan: CardPlan,
    effects: Sequence[Effect],
    documents: Sequence[Document],
) -> Changes:
    """Return the changes that add a card to the game: code, deck, texts and scenarios."""
    changes = Changes()
    folder = "tiles" if plan.kind == "tile" else "cards"
    changes.create(root / "scenarios" / folder / f"{plan.name}.yaml", scenario_file(documents))
    _add_code(changes, card_source(plan, effects, first_id), _module_for(plan, effects))
    if plan.kind != "tile":
        _add_to_deck(changes, plan)
    for language in LANGUAGES:
        path = root / "src/daikaiju/text/locales" / language / "cards.ftl"
        for face in plan.faces:
            text = catalogue_text(plan, face, effects, language, _OURS)
            _add_text(changes, path, plan, face.name, text)
    return changes


# --- code ----------------------------------------------------------------------------------------


def _module_for(plan: CardPlan, effects: Sequence[Effect]) -> ModuleType:
    """Return the module with most effects of such cards, at the same moment if there are any."""
    at_moment = Counter(_modules_of_effects(plan, {effect.moment for effect in effects}))
    found = at_moment or Counter(_modules_of_effects(plan, set(MOMENTS)))
    return sys.modules[found.most_common(1)[0][0]]


def _modules_of_effects(plan: CardPlan, wanted: set[str]) -> Iterator[str]:
    """Yield the module of each effect of cards of the same kind, and tiles of the same level."""
    for name in wanted:
        for thing, effect in MOMENTS[name].effects:
            card = ALL_THINGS[thing].card
            if not card.pack and (card.kind, card.level) == (_KINDS[plan.kind], plan.level):
                yield effect.__module__


def _add_code(changes: Changes, source: str, module: ModuleType) -> None:
    path = Path(str(module.__file__))
    changes.append(path, f"\n\n{source}")
    for name in names_needed(source):
        changes.texts[path] = _with_import(changes.texts[path], _home_of(name), name)


def _home_of(name: str) -> str:
    """Return the module of rules/ that defines a name."""
    for module in _MODULES:
        for node in ast.parse(inspect.getsource(module)).body:
            targets = getattr(node, "targets", [getattr(node, "target", node)])
            if name in {getattr(each, "id", getattr(each, "name", "")) for each in targets}:
                return module.__name__.rpartition(".")[2]
    raise LookupError(name)


def _with_import(text: str, module: str, name: str) -> str:
    """Return the text of a file with `from ..MODULE import NAME` among its imports."""
    imports = [node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)]
    lines = text.splitlines(keepends=True)
    same = [node for node in imports if node.level == 2 and node.module == module]
    names = {name, *(alias.name for node in same for alias in node.names)}
    statement = _import_statement(module, sorted(names, key=_sort_key))
    if same:
        first, last = same[0].lineno - 1, same[0].end_lineno
    else:
        earlier = [node for node in imports if (node.module or "") < module]
        first = last = (earlier[-1].end_lineno or 0) if earlier else imports[0].lineno - 1
    return "".join([*lines[:first], statement, *lines[last:]])


def _import_statement(module: str, names: Sequence[str]) -> str:
    line = f"from ..{module} import {', '.join(names)}\n"
    if len(line) <= _WIDTH + 1:
        return line
    return "".join([f"from ..{module} import (\n", *(f"    {name},\n" for name in names), ")\n"])


def _sort_key(name: str) -> tuple[int, str]:
    """Return the order of imported names: constants, classes, functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


# --- deck and texts ------------------------------------------------------------------------------


def _add_to_deck(changes: Changes, plan: CardPlan) -> None:
    """Add the card to the cards that all editions have beside the printed ones."""
    path = Path(str(decks.__file__))
    text = changes.text_of(path)
    first = text.index("ADDED:")
    last = text.index(")\n", first) + len(")\n")
    names = "".join(f'    "{name}",\n' for name in sorted([*decks.ADDED, plan.name]))
    changes.texts[path] = f"{text[:first]}ADDED: tuple[str, ...] = (\n{names})\n{text[last:]}"


def _add_text(changes: Changes, path: Path, plan: CardPlan, name: str, text: str) -> None:
    """Insert the text of a card after the card before it, in alphabetical order."""
    lines = changes.text_of(path).splitlines()
    group = [card.name for card in ALL_CARDS if not card.pack and card.level == plan.level]
    places = {name: n for n, line in enumerate(lines) for name in _CARD_KEY.findall(line)}
    earlier = [each for each in [*group, *(f.name for f in plan.faces)] if each in places]
    before = max((each for each in earlier if each < name), default="")
    if before:
        line = places[before] + 1
        while line < len(lines) and lines[line].startswith(" "):
            line += 1
        changes.insert(path, line, f"\n{text}")
    else:
        line = places[min(earlier)]
        while lines[line - 1].startswith("# "):
            line -= 1
        changes.insert(path, line, f"{text}\n")

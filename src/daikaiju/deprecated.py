"""Old import names that still work, with a DeprecationWarning, until version 0.3.0.

To keep a renamed module or name importable, add one line to `MODULES` or `NAMES`.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType
from typing import Any, Final

REMOVED_IN: Final = "0.3.0"

# Old module -> new module.
MODULES: Final = {
    "daikaiju.arena.figures": "daikaiju.arena.match_stats",
    "daikaiju.arena.interval": "daikaiju.arena.confidence",
    "daikaiju.arena.report": "daikaiju.arena.match_report",
    "daikaiju.envs.actions": "daikaiju.spaces.actions",
    "daikaiju.envs.card_cells": "daikaiju.spaces.card_cells",
    "daikaiju.envs.gpu": "daikaiju.envs.cuda_compiler",
    "daikaiju.envs.observations": "daikaiju.spaces.observations",
    "daikaiju.envs.observing": "daikaiju.spaces.observations",
    "daikaiju.envs.rivals": "daikaiju.envs.greedy_batch",
    "daikaiju.odds.solved": "daikaiju.odds.core_tables",
    "daikaiju.rules.machine": "daikaiju.rules.compiler",
}
# Old name -> new name, both with their module. The module of the old name must be a current one.
NAMES: Final = {
    "daikaiju.arena.match_stats.figures": "daikaiju.arena.match_stats.match_statistics",
    "daikaiju.odds.Help": "daikaiju.odds.DiceModifier",
    "daikaiju.odds.MoreThrows": "daikaiju.odds.ExtraThrows",
    "daikaiju.odds.ThrownAgain": "daikaiju.odds.FaceRethrow",
    "daikaiju.odds.Turned": "daikaiju.odds.DieTurn",
    "daikaiju.odds.help_of": "daikaiju.odds.modifier_of",
    "daikaiju.odds.helps_of": "daikaiju.odds.modifiers_of",
    "daikaiju.odds.read_goal": "daikaiju.odds.parse_goal",
    "daikaiju.odds.read_goal_at": "daikaiju.odds.parse_goal_at",
    "daikaiju.odds.core_tables.chance_of": "daikaiju.odds.core_tables.win_chance",
    "daikaiju.rules.compiler.compiled": "daikaiju.rules.compiler.get_compiled",
    "daikaiju.record.prove": "daikaiju.record.run_scenario",
    "daikaiju.record.picture.picture": "daikaiju.record.picture.draw_position",
    "daikaiju.record.timeline.timeline": "daikaiju.record.timeline.draw_timeline",
}


def _warn(old: str, new: str) -> None:
    text = f"{old} is deprecated and will be removed in {REMOVED_IN}: use {new}"
    # Level 3 is the code that imports: Python skips the frames of the import system.
    warnings.warn(text, DeprecationWarning, stacklevel=3)


class _AliasLoader:
    """Loads an old module name as the module object of the new name."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        new = MODULES[spec.name]
        _warn(spec.name, new)
        module = import_module(new)
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Undo the change of `__spec__` by the import system: the module has run already."""
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state


class _Loader(SourceFileLoader):
    """Loads a module that has old names, and adds a `__getattr__` that serves them."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        own = vars(module).get("__getattr__")

        def get(name: str) -> Any:
            new = NAMES.get(f"{module.__name__}.{name}")
            if new:
                _warn(f"{module.__name__}.{name}", new)
                place, _, new_name = new.rpartition(".")
                value = getattr(import_module(place), new_name)
                setattr(module, name, value)  # the next access does not warn again
                return value
            if own:
                return own(name)
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")

        vars(module)["__getattr__"] = get


class Finder:
    """A finder of the import system for the modules of both tables."""

    _with_old_names: Final = {old.rpartition(".")[0] for old in NAMES}

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in MODULES:
            return ModuleSpec(name, _AliasLoader())  # type: ignore[arg-type]
        if name not in cls._with_old_names:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and type(spec.loader) is SourceFileLoader:
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


def install() -> None:
    """Add the finder to the import system, once."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)

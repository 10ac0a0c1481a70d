"""Old import names: each one still works, warns, and is the same object as the new name."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from itertools import chain

import pytest

from daikaiju.deprecated import MODULES, NAMES, REMOVED_IN

# Run in a process of its own: an old name warns only the first time. Arguments: old, new, old, …
OLD_MODULES = """
import importlib, sys, warnings
for old, new in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always", DeprecationWarning)
        found = importlib.import_module(old)
        importlib.import_module(old)
    assert found is importlib.import_module(new), old
    assert found.__name__ == found.__spec__.name == new, found.__spec__
    mine = [str(each.message) for each in seen if "daikaiju" in str(each.message)]
    assert mine == [f"{old} is deprecated and will be removed in REMOVED_IN: use {new}"], mine
"""
OLD_NAMES = """
import importlib, sys, warnings
for old, new in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
    source, _, name = old.rpartition(".")
    target, _, new_name = new.rpartition(".")
    module = importlib.import_module(source)
    value = getattr(importlib.import_module(target), new_name)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always", DeprecationWarning)
        exec(f"from {source} import {name} as found")
        assert found is value is getattr(module, name), old
    mine = [str(each.message) for each in seen if "daikaiju" in str(each.message)]
    assert mine == [f"{old} is deprecated and will be removed in REMOVED_IN: use {new}"], mine
    assert seen[0].filename == "<string>", seen[0].filename
"""


def run(code: str, renamed: Mapping[str, str]) -> None:
    code = code.replace("REMOVED_IN", REMOVED_IN)
    arguments = chain.from_iterable(renamed.items())
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_old_modules_are_the_new_ones() -> None:
    run(OLD_MODULES, MODULES)


def test_old_names_are_the_new_ones() -> None:
    run(OLD_NAMES, NAMES)


def test_names_are_not_chained() -> None:
    """A name that was renamed twice points to its last name, in a module that exists."""
    assert not set(MODULES) & set(MODULES.values())
    assert not set(NAMES) & set(NAMES.values())
    assert not {old.rpartition(".")[0] for old in (*NAMES, *NAMES.values())} & set(MODULES)


def test_an_unknown_module_is_not_found() -> None:
    for name in ("daikaiju.nothing", "daikaiju.arena.nothing", "daikaiju.record.picture.nothing"):
        with pytest.raises(ImportError):
            import_module(name)


def test_an_unknown_name_is_not_found() -> None:
    for module in sorted({old.rpartition(".")[0] for old in NAMES}):
        with pytest.raises(AttributeError, match=f"module '{module}' has no attribute 'nothing'"):
            _ = import_module(module).nothing
        with pytest.raises(ImportError):
            exec(f"from {module} import nothing")


def test_the_import_does_not_warn() -> None:
    run("import daikaiju, sys; assert 'daikaiju.rules' not in sys.modules", {})

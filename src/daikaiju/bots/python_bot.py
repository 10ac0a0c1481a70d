"""*py:FILE:CLASS* and *py:MODULE:CLASS*: a bot in Python, loaded from a file or a module.

Loading runs the code of the file. Only the person who starts the program names such a bot: neither
a client of a server nor a record can.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import inspect
import os
import sys
import threading
import zlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ..rules.state import State
from ..text import UserError
from .bot import Bot, DrawBelow
from .faults import failure_text

_modules: dict[str, ModuleType] = {}  # loaded files by their full path
_lock = threading.Lock()  # several workers of a match make the same bot


def load_python_bot(spec: str, source: str, name: str) -> Bot:
    """Return a bot of the class `name` in a file or module. Raise UserError if that fails."""
    with _lock:
        module = _load(spec, source)
    return PythonBot(spec, _find_class(module, spec, source, name))


class PythonBot(Bot):
    """A bot of a user's class. It uses only what `Bot` documents for subclasses.

    An error of the class is never one of the program: before the first game it is a UserError.
    """

    def __init__(self, spec: str, user_class: Callable[[str], Bot]) -> None:
        super().__init__(spec)
        self._bot: Bot = self._run(user_class, spec)
        self._bot.spec = spec
        self.needs = self._bot.needs

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        return self._bot.choose(state, seat, draw)

    def over(self, state: State) -> None:
        self._bot.over(state)

    def check(self, start: State) -> None:
        self._run(self._bot.check, start)

    def start(self) -> None:
        self._run(self._bot.start)

    def close(self) -> None:
        """Close the bot. Its games are over, so that an error there changes no result."""
        with contextlib.suppress(Exception, SystemExit):
            self._bot.close()

    def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call code of the user. Raise UserError if it fails."""
        try:
            return function(*arguments)
        except UserError:
            raise
        except (Exception, SystemExit) as error:
            problem = failure_text(error)
            raise UserError("mistake-bot-program", bot=self.spec, problem=problem) from error


def source_file(source: str) -> Path | None:
    """Return the file or the file of a module, which is not run; None if there is none."""
    if source.endswith(".py"):
        return Path(source)
    _add_to_import_path(Path.cwd())
    try:
        found = importlib.util.find_spec(source)
    except (ImportError, ValueError):
        return None
    return Path(found.origin) if found and found.origin else None


def _load(spec: str, source: str) -> ModuleType:
    path = Path(os.path.realpath(source))
    is_file = source.endswith(".py")
    if is_file and not path.is_file():
        raise UserError("mistake-bot-file", bot=spec, file=source)
    try:
        return _load_file(path) if is_file else _import(source)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{source}.".startswith(f"{error.name}."):
            raise UserError("mistake-bot-file", bot=spec, file=source) from None
        problem = failure_text(error)
        raise UserError("mistake-bot-program", bot=spec, problem=problem) from error


def _load_file(path: Path) -> ModuleType:
    """Run a file once. Its folder is added to the import path, as for a script."""
    if str(path) not in _modules:
        _add_to_import_path(path.parent)
        name = f"daikaiju_bot_{path.stem}_{zlib.crc32(str(path).encode()):08x}"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        _modules[str(path)] = module
    return _modules[str(path)]


def _import(name: str) -> ModuleType:
    """Import a module that is installed or in the current folder."""
    _add_to_import_path(Path.cwd())
    return importlib.import_module(name)


def _add_to_import_path(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _find_class(module: ModuleType, spec: str, source: str, name: str) -> Any:
    found = getattr(module, name, None)
    if inspect.isclass(found) and issubclass(found, Bot):
        return found
    if found is not None:
        raise UserError("mistake-bot-not-bot", bot=spec, name=name)
    known = [each for each, value in vars(module).items() if _is_own_bot(value)]
    raise UserError("mistake-bot-class", file=source, name=name, known=", ".join(known) or "–")


def _is_own_bot(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, Bot) and value is not Bot

"""Packs: further cards and tiles, which the person who starts the program chooses.

A pack is a Python file, or an installed distribution with an entry point in the group
`daikaiju.packs`. It declares cards with the functions of `daikaiju.card_api`. Beside the file
`my_cards.py`, the folder `my_cards/` holds the texts (`texts/en.ftl` …) and `scenarios/`.

    daikaiju play --pack my_cards.py

Loading a pack runs its code. Nothing that a client of a server or a record contains ever loads one.
Packs are loaded before the first game. Processes that this one starts load the same packs, which
the environment variable DAIKAIJU_PACKS names with their hashes: `/home/ann/my_cards.py@0a1b…`,
separated like the folders in PATH.
"""

from __future__ import annotations

import builtins
import dis
import hashlib
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from types import FunctionType
from typing import Final

from .rules.constants import EDITION_NAMES
from .rules.definitions import ALL_CARDS, CODE_PACKAGES, Card, declaring
from .rules.errors import RulesError
from .text.languages import ENGLISH, LANGUAGES
from .text.translation import add_catalogues, has_message, translate

GROUP: Final = "daikaiju.packs"  # of entry points
VARIABLE: Final = "DAIKAIJU_PACKS"
_NAME: Final = re.compile("[a-z][a-z0-9_]*")
_DIGEST_LENGTH: Final = 16  # hexadecimal digits
_WITH_DIGEST: Final = re.compile(f"(.+)@([0-9a-f]{{{_DIGEST_LENGTH}}})")
UNTRANSLATED: Final = "untranslated"  # a comment that begins so marks a text that is still English
_MARKED: Final = re.compile(rf"^# {UNTRANSLATED}\b.*\n(?:#.*\n)*((?:card|pack)-\w+) *=", re.M)


@dataclass(frozen=True)
class Pack:
    """A loaded pack."""

    name: str
    source: str  # the file, or the name of the entry point
    digest: str  # of its code
    folder: Path  # of its texts and scenarios
    cards: tuple[Card, ...]

    @property
    def reference(self) -> str:
        """The name and digest, as in a game record."""
        return f"{self.name}@{self.digest}"

    @property
    def scenarios(self) -> Path:
        return self.folder / "scenarios"


PACKS: dict[str, Pack] = {}  # the loaded packs by name, in the order of loading


class PackError(RulesError):
    """A pack that cannot be loaded or is missing."""


def load_pack(source: str | Path) -> Pack:
    """Load a pack by its file or the name of its entry point, unless it is already loaded."""
    text = str(source)
    path = Path(text)
    is_file = path.suffix == ".py" or (not _NAME.fullmatch(text) and path.exists())
    name = pack_name(path.stem if is_file else text)
    found = os.path.realpath(path) if is_file else text
    if os.pathsep in found:
        sentence = f"the path of a pack must not contain {os.pathsep}: {found}"
        raise _error("mistake-pack-path", sentence, file=found, sign=os.pathsep)
    if name in PACKS:
        if PACKS[name].source != found:
            sentence = f"two packs have the name {name}"
            raise _error("mistake-pack-twice", sentence, pack=name)
        return PACKS[name]
    pack = _load_file(name, Path(found)) if is_file else _load_entry_point(name)
    PACKS[name] = pack
    named = (f"{each.source}@{each.digest}" for each in PACKS.values())
    os.environ[VARIABLE] = os.pathsep.join(named)
    return pack


def pack_name(name: str) -> str:
    """Return the name if a pack can have it; else raise PackError."""
    if not _NAME.fullmatch(name):
        raise _error("mistake-pack-name", f"{name!r} is not a name for a pack", pack=name)
    return name


def load_named_packs() -> None:
    """Load the packs that the environment variable DAIKAIJU_PACKS names.

    Their hashes are checked if it has them: a file may have changed since another process read it.
    """
    for text in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        named = _WITH_DIGEST.fullmatch(text)
        pack = load_pack(named[1] if named else text)
        if named:
            find_pack(f"{pack.name}@{named[2]}")


def find_pack(reference: str) -> Pack:
    """Return the loaded pack of a reference such as `my_cards@0a1b…`, or raise PackError."""
    name, _, digest = reference.strip().partition("@")
    if name not in PACKS:
        sentence = f"the pack {name} is needed: start with --pack {name}.py"
        raise _error("mistake-pack-missing", sentence, pack=name, need=digest)
    if digest and PACKS[name].digest != digest:
        sentence = f"the pack {name} has changed: its hash is {PACKS[name].digest}, not {digest}"
        raise _error(
            "mistake-pack-changed", sentence, pack=name, have=PACKS[name].digest, need=digest
        )
    return PACKS[name]


def command_options() -> list[str]:
    """Return the options with which a command loads the packs of this process."""
    found = []
    for pack in PACKS.values():
        path = Path(pack.source)
        is_near = path.is_relative_to(Path.cwd())
        found += ["--pack", str(path.relative_to(Path.cwd())) if is_near else pack.source]
    return found


def untranslated_texts(pack: Pack) -> dict[str, list[str]]:
    """Return the keys without a translation, by language; languages without any are left out."""
    keys = [f"pack-{pack.name}", *(f"card-{card.name}" for card in pack.cards)]
    found = {}
    for language in LANGUAGES:
        file = pack.folder / "texts" / f"{language}.ftl"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        missing = [key for key in keys if not _has_text(text, key)]
        found[language] = [*missing, *(key for key in _MARKED.findall(text) if key in keys)]
    return {language: some for language, some in found.items() if some and language != ENGLISH}


def _error(key: str, sentence: str, **variables: str) -> PackError:
    return PackError(sentence, key, **variables)


# --- loading -------------------------------------------------------------------------------------


def _load_file(name: str, path: Path) -> Pack:
    if not path.is_file() or path.suffix != ".py":
        raise _error("mistake-pack-file", f"there is no Python file {path}", file=str(path))
    module_name = f"daikaiju_pack_{name}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    cards = _declare(name, module_name, partial(spec.loader.exec_module, module))
    return _with_texts(Pack(name, str(path), _digest([path]), path.with_suffix(""), cards))


def _load_entry_point(name: str) -> Pack:
    found = [each for each in entry_points(group=GROUP) if each.name == name]
    if not found:
        known = ", ".join(sorted(each.name for each in entry_points(group=GROUP))) or "none"
        sentence = f"there is no pack {name}: give a Python file, or an installed pack ({known})"
        raise _error("mistake-pack-unknown", sentence, pack=name, known=known)
    module_name = found[0].value.partition(":")[0]
    cards = _declare(name, module_name, partial(importlib.import_module, module_name))
    file = Path(str(sys.modules[module_name].__file__))
    is_package = file.stem == "__init__"
    sources = sorted(file.parent.rglob("*.py")) if is_package else [file]
    folder = file.parent if is_package else file.with_suffix("")
    return _with_texts(Pack(name, name, _digest(sources), folder, cards))


def _declare(name: str, module: str, run: Callable[[], object]) -> tuple[Card, ...]:
    """Run the code of a pack and return the cards that it declares."""
    CODE_PACKAGES.add(module.partition(".")[0])
    try:
        with declaring(name):
            run()
        _check_names(module)
    except RulesError:
        raise
    except Exception as error:
        problem = f"{type(error).__name__}: {error}{_line_of(error, module)}"
        sentence = f"the pack {name} cannot be loaded: {problem}"
        raise _error("mistake-pack-broken", sentence, pack=name, problem=problem) from error
    cards = tuple(card for card in ALL_CARDS if card.pack == name)
    if not cards:
        raise _error("mistake-pack-empty", f"the pack {name} declares no card", pack=name)
    return cards


def _check_names(module: str) -> None:
    """Raise NameError if a function of a pack uses a name that does not exist."""
    for function in vars(sys.modules[module]).values():
        if isinstance(function, FunctionType) and function.__module__ == module:
            for step in dis.get_instructions(function):
                known = step.argval in function.__globals__ or hasattr(builtins, str(step.argval))
                if step.opname == "LOAD_GLOBAL" and not known:
                    raise NameError(f"{function.__name__} uses the unknown name {step.argval}")


def _line_of(error: Exception, module: str) -> str:
    """Return the last line of the pack in the traceback of an error."""
    found = ""
    traceback = error.__traceback__
    while traceback:
        if traceback.tb_frame.f_globals.get("__name__") == module:
            found = f" (line {traceback.tb_lineno})"
        traceback = traceback.tb_next
    return found


# --- texts ---------------------------------------------------------------------------------------


def _with_texts(pack: Pack) -> Pack:
    """Add the texts of a pack to the catalogues; a card without a text shows its name."""
    texts = {
        file.stem: file.read_text(encoding="utf-8")
        for file in sorted((pack.folder / "texts").glob("*.ftl"))
    }
    lines = [texts.get(ENGLISH, "")]
    if not _has_text(lines[0], f"pack-{pack.name}"):
        lines.append(f"pack-{pack.name} = {_title(pack.name)}")
    for card in pack.cards:
        if not _has_text(lines[0], f"card-{card.name}"):
            title = _title(card.name)
            lines.append(f"card-{card.name} = {title}\n    .effect = {title}")
    add_catalogues(f"pack-{pack.name}.ftl", {**texts, ENGLISH: "\n".join(lines)})
    return pack


def _title(name: str) -> str:
    return name.replace("_", " ").title()


def check_texts() -> None:
    """Raise PackError if a text of a pack cannot be read in one of the languages."""
    for language in LANGUAGES:
        pack_texts(language)


def pack_texts(language: str) -> dict[str, str]:
    """Return the texts of all packs in a language, by key: `card-second_wind.effect`."""
    texts = {}
    for pack in PACKS.values():
        for key, is_needed in _text_keys(pack):
            try:
                if is_needed or has_message(key):
                    texts[key] = str(translate(key, language))  # without its subclass of str
            except LookupError as error:
                raise _text_error(pack.name, key, f"{error.args[0]}") from None
    return texts


def _text_error(pack: str, key: str, problem: str) -> PackError:
    sentence = f"the text {key} of the pack {pack} cannot be used: {problem}"
    return _error("mistake-pack-text", sentence, pack=pack, message=key, problem=problem)


def _text_keys(pack: Pack) -> Iterator[tuple[str, bool]]:
    """Yield the keys of the texts of a pack, and whether each is needed."""
    yield f"pack-{pack.name}", True
    for card in pack.cards:
        key = f"card-{card.name}"
        yield from ((key, True), (f"{key}.effect", True))
        for edition in EDITION_NAMES:
            yield from ((f"{key}.{edition}", False), (f"{key}.effect-{edition}", False))


def _has_text(catalogue: str, key: str) -> bool:
    return re.search(rf"^{key} *=", catalogue, re.M) is not None


def _digest(sources: list[Path]) -> str:
    """Return a hash of Python files; line ends do not matter."""
    digest = hashlib.sha256()
    for path in sources:
        text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
        digest.update(f"{path.name}\0{text}\0".encode())
    return digest.hexdigest()[:_DIGEST_LENGTH]

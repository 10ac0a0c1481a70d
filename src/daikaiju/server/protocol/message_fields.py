"""What typed messages say of themselves, for the descriptions that are made from them.

Sentences about a field stand in its `Meta`, or behind it as a comment.
"""

from __future__ import annotations

import ast
import inspect as source
import io
import textwrap
import tokenize
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from ...record.dice_proof import Proof
from ..tables import values
from ..tables.odds_messages import Odds
from ..updates import messages
from ..web import http_types

Kind = inspect.Type
Described = type[Any]  # a struct, or a dataclass of another room
STRUCTS = (inspect.StructType, inspect.DataclassType)


@dataclass(frozen=True)
class Field:
    """One field of a struct."""

    name: str
    kind: Kind  # without its Meta
    about: str
    is_required: bool
    default: Any = None  # what it is where it is absent, as JSON would have it


@dataclass(frozen=True)
class Shape:
    """A struct: its name, what it is for, the tag by which unions know it, its fields."""

    name: str
    about: str
    tag: str
    fields: tuple[Field, ...]
    leaves_out: bool  # fields that have their default are not sent


_SHAPES: dict[Described, Shape] = {}


def shape(struct: Described) -> Shape:
    """A struct, described; its source is read only once."""
    if struct not in _SHAPES:
        _SHAPES[struct] = _described(struct)
    return _SHAPES[struct]


def _described(struct: Described) -> Shape:
    info = inspect.type_info(struct)
    assert isinstance(info, STRUCTS)
    notes = _notes(struct)
    config = getattr(struct, "__struct_config__", None)
    return Shape(
        struct.__name__,
        source.cleandoc(struct.__doc__ or ""),
        str(getattr(info, "tag", None) or ""),
        tuple(_field(each, notes.get(each.name, "")) for each in info.fields),
        bool(config and config.omit_defaults),
    )


def _field(field: inspect.Field, note: str) -> Field:
    kind, about = plain(field.type)
    default = field.default
    if default is NODEFAULT and field.default_factory is not NODEFAULT:
        default = field.default_factory()
    given = None if field.required else msgspec.to_builtins(default)
    return Field(field.encode_name, kind, sentence(about or note), field.required, given)


def plain(kind: Kind) -> tuple[Kind, str]:
    """A type without its Meta, and what that says."""
    if isinstance(kind, inspect.Metadata):
        return kind.type, str((kind.extra_json_schema or {}).get("description", ""))
    return kind, ""


def sentence(text: str) -> str:
    """Words as a sentence: `whose` is `Whose.`"""
    text = text.strip()
    if not text:
        return ""
    start = text if text[0] in "`…" else text[0].upper() + text[1:]
    return start if start[-1] in ".…!?" else f"{start}."


def structs_in(kind: Kind) -> Iterator[Described]:
    """The structs that a type is made of, outermost first, without going into them."""
    kind, _ = plain(kind)
    if isinstance(kind, STRUCTS):
        yield kind.cls
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from structs_in(each)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        yield from structs_in(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from structs_in(kind.value_type)


def reached(*structs: Described) -> list[Described]:
    """These structs and all that they are made of, each once, in order of appearance."""
    found: dict[Described, None] = {}
    waiting = list(structs)
    while waiting:
        struct = waiting.pop(0)
        if struct not in found:
            found[struct] = None
            waiting += [each for field in shape(struct).fields for each in structs_in(field.kind)]
    return list(found)


def _structs_of(module: ModuleType) -> list[Described]:
    """Those that a module defines, in the order of the file."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct)
        if value.__module__ == module.__name__
    ]


# --- unions and choices --------------------------------------------------------------------------

COMMANDS: tuple[Described, ...] = get_args(messages.AnyCommand)
MESSAGES: tuple[Described, ...] = get_args(messages.AnyMessage)
EXCHANGES: tuple[Described, ...] = (*_structs_of(http_types), Proof, Odds)


@cache
def choices() -> dict[frozenset[Any], tuple[str, tuple[Any, ...]]]:
    """Sets of words that have a name of their own (`Level`), with the words in our order."""
    found: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}
    for module in (values, http_types):
        for name, value in vars(module).items():
            words = get_args(value)
            if name[0].isupper() and words and all(isinstance(word, str) for word in words):
                found.setdefault(frozenset(words), (name, words))
    return found


# --- comments behind fields ----------------------------------------------------------------------


def _notes(struct: Described) -> dict[str, str]:
    """The comment behind each field, of the struct and of those that it grows out of."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        with suppress(OSError, TypeError):  # of what is not written in Python, there is no source
            found |= _notes_in(textwrap.dedent(source.getsource(each)))
    return found


def _notes_in(text: str) -> dict[str, str]:
    comments = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    body = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)).body
    return {
        node.target.id: comments[node.end_lineno]
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.end_lineno in comments
    }

"""Descriptions of message types, from which documents and types are generated.

The description of a field is its `Meta` description or the comment behind it.
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
from . import http_types, messages, profile_types, review_types, values
from .odds_messages import Odds

Kind = inspect.Type
DescribedType = type[Any]  # a struct, or a dataclass of another package
STRUCT_KINDS = (inspect.StructType, inspect.DataclassType)


@dataclass(frozen=True)
class Field:
    """One field of a struct."""

    name: str
    kind: Kind  # without its Meta
    description: str
    is_required: bool
    default: Any = None  # the default value as JSON


@dataclass(frozen=True)
class Shape:
    """A struct: name, description, tag in unions, and fields."""

    name: str
    description: str
    tag: str
    fields: tuple[Field, ...]
    omits_defaults: bool  # fields with their default value are not sent


_SHAPES: dict[DescribedType, Shape] = {}


def shape_of(struct: DescribedType) -> Shape:
    """Return the description of a struct; its source is read once."""
    if struct not in _SHAPES:
        _SHAPES[struct] = _make_shape(struct)
    return _SHAPES[struct]


def _make_shape(struct: DescribedType) -> Shape:
    info = inspect.type_info(struct)
    assert isinstance(info, STRUCT_KINDS)
    comments = _field_comments(struct)
    config = getattr(struct, "__struct_config__", None)
    return Shape(
        struct.__name__,
        source.cleandoc(struct.__doc__ or ""),
        str(getattr(info, "tag", None) or ""),
        tuple(_make_field(each, comments.get(each.name, "")) for each in info.fields),
        bool(config and config.omit_defaults),
    )


def _make_field(field: inspect.Field, note: str) -> Field:
    kind, description = without_meta(field.type)
    default = field.default
    if default is NODEFAULT and field.default_factory is not NODEFAULT:
        default = field.default_factory()
    given = None if field.required else msgspec.to_builtins(default)
    return Field(field.encode_name, kind, as_sentence(description or note), field.required, given)


def without_meta(kind: Kind) -> tuple[Kind, str]:
    """Return a type without its Meta, and the description in the Meta."""
    if isinstance(kind, inspect.Metadata):
        return kind.type, str((kind.extra_json_schema or {}).get("description", ""))
    return kind, ""


def as_sentence(text: str) -> str:
    """Return text with a capital and a full stop."""
    text = text.strip()
    if not text:
        return ""
    start = text if text[0] in "`…" else text[0].upper() + text[1:]
    return start if start[-1] in ".…!?" else f"{start}."


def structs_in(kind: Kind) -> Iterator[DescribedType]:
    """Yield the structs that a type consists of, outermost first, without descending into them."""
    kind, _ = without_meta(kind)
    if isinstance(kind, STRUCT_KINDS):
        yield kind.cls
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from structs_in(each)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        yield from structs_in(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from structs_in(kind.value_type)


def reachable_types(*structs: DescribedType) -> list[DescribedType]:
    """Return these structs and all that they contain, each once, in order of appearance."""
    found: dict[DescribedType, None] = {}
    waiting = list(structs)
    while waiting:
        struct = waiting.pop(0)
        if struct not in found:
            found[struct] = None
            waiting += [
                each for field in shape_of(struct).fields for each in structs_in(field.kind)
            ]
    return list(found)


def _structs_of(module: ModuleType) -> list[DescribedType]:
    """Return the structs that a module defines, in the order of the file."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct)
        if value.__module__ == module.__name__
    ]


# --- unions and choices --------------------------------------------------------------------------

COMMAND_TYPES: tuple[DescribedType, ...] = get_args(messages.AnyCommand)
MESSAGE_TYPES: tuple[DescribedType, ...] = get_args(messages.AnyMessage)
HTTP_TYPES: tuple[DescribedType, ...] = (
    *_structs_of(http_types),
    *_structs_of(profile_types),
    *_structs_of(review_types),
    Proof,
    Odds,
)


@cache
def named_choices() -> dict[frozenset[Any], tuple[str, tuple[Any, ...]]]:
    """Return the literal types that have a name (`Level`), with their values in order."""
    found: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}
    for module in (values, http_types, review_types):
        for name, value in vars(module).items():
            words = get_args(value)
            if name[0].isupper() and words and all(isinstance(word, str) for word in words):
                found.setdefault(frozenset(words), (name, words))
    return found


# --- comments behind fields ----------------------------------------------------------------------


def _field_comments(struct: DescribedType) -> dict[str, str]:
    """Return the comment behind each field of a struct and of its base classes."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        with suppress(OSError, TypeError):  # built-in types have no source
            found |= _comments_in_source(textwrap.dedent(source.getsource(each)))
    return found


def _comments_in_source(text: str) -> dict[str, str]:
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

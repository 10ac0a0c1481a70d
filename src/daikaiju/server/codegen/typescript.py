"""The messages as types for TypeScript: web/src/generated/protocol.ts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import inspect

from ..refusals import STATUS
from ..updates.messages import PROTOCOL
from .message_fields import (
    COMMANDS,
    EXCHANGES,
    MESSAGES,
    STRUCTS,
    Described,
    Field,
    Kind,
    Shape,
    choices,
    plain,
    reached,
    shape,
    structs_in,
)

HEAD: Final = "// Made by `daikaiju docs` from src/daikaiju/server/. Do not edit."
_WIDTH: Final = 100
_SIMPLE: Final = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def protocol_types() -> str:
    """The whole file."""
    every = reached(*COMMANDS, *MESSAGES, *EXCHANGES)
    told = set(reached(*MESSAGES, *(each for each in EXCHANGES if not _is_strict(each))))
    parts = [
        HEAD,
        f"/** The version of the messages. */\nexport const PROTOCOL = {PROTOCOL};",
        *_named_choices(),
        *(interface(shape(struct), struct not in told, told) for struct in every),
        union("AnyCommand", "What browsers send.", COMMANDS),
        union("AnyMessage", "What the server sends on a socket.", MESSAGES),
        _words("RefusalCode", "Why something is refused; later versions may know more.", STATUS),
    ]
    return "\n\n".join(parts) + "\n"


def _is_strict(struct: Described) -> bool:
    """What comes from outside has no fields that we do not know."""
    config = getattr(struct, "__struct_config__", None)
    return bool(config and config.forbid_unknown_fields)


def _named_choices() -> Iterator[str]:
    for name, words in choices().values():
        yield _words(name, "", words)


def _words(name: str, about: str, words: Iterable[str]) -> str:
    return f"{_comment(about)}export type {name} ={_either([json.dumps(w) for w in words])};"


def union(name: str, about: str, structs: Iterable[Described]) -> str:
    """A type that is one of several, told apart by `type`."""
    return f"{_comment(about)}export type {name} ={_either([s.__name__ for s in structs])};"


def _either(types: list[str]) -> str:
    line = " " + " | ".join(types)
    return line if len(line) < _WIDTH - 40 else "".join(f"\n  | {each}" for each in types)


# --- one struct ----------------------------------------------------------------------------------


def interface(described: Shape, is_sent: bool = False, complete: Iterable[Described] = ()) -> str:
    """A struct. One that is only sent by browsers may leave out whatever has a default.

    `complete` are those that the server sends; inside what is only sent they need not be whole.
    """
    lines = [f"{_comment(described.about)}export interface {described.name} {{"]
    if described.tag:
        lines.append(f"  type: {json.dumps(described.tag)};")
    for field in described.fields:
        is_optional = not field.is_required and (is_sent or described.leaves_out)
        parts = set(structs_in(field.kind)) & set(complete) if is_sent else set()
        lines += _member(field, is_optional, {part for part in parts if _has_defaults(part)})
    return "\n".join([*lines, "}"])


def _has_defaults(struct: Described) -> bool:
    described = shape(struct)
    return not described.leaves_out and any(not field.is_required for field in described.fields)


def _member(field: Field, is_optional: bool, partly: set[Described]) -> Iterator[str]:
    about = field.about
    if is_optional:
        about = f"{about} If absent: {_value(field.default)}.".strip()
    yield from (f"  {line}" for line in _comment(about).splitlines())
    yield f"  {field.name}{'?' if is_optional else ''}: {type_text(field.kind, partly)};"


def _value(value: Any) -> str:
    is_many = isinstance(value, dict) and value
    return "all that its fields are if absent" if is_many else json.dumps(value, ensure_ascii=False)


def type_text(kind: Kind, partly: Iterable[Described] = ()) -> str:
    """A type as TypeScript writes it."""
    kind, _ = plain(kind)
    if isinstance(kind, STRUCTS):
        name = kind.cls.__name__
        return f"Partial<{name}>" if kind.cls in partly else name
    if isinstance(kind, inspect.LiteralType):
        named = choices().get(frozenset(kind.values))
        return named[0] if named else " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(type_text(each, partly) for each in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        item = type_text(kind.item_type, partly)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{type_text(kind.key_type)}, {type_text(kind.value_type, partly)}>"
    return _SIMPLE[type(kind)]


def _comment(about: str) -> str:
    if not about:
        return ""
    lines = about.splitlines()
    if len(lines) == 1:
        return f"/** {about} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"

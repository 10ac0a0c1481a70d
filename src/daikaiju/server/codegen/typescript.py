"""TypeScript types of the messages: web/src/generated/protocol.ts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import inspect

from ..protocol.message_fields import (
    COMMAND_TYPES,
    HTTP_TYPES,
    MESSAGE_TYPES,
    STRUCT_KINDS,
    DescribedType,
    Field,
    Kind,
    Shape,
    named_choices,
    reachable_types,
    shape_of,
    structs_in,
    without_meta,
)
from ..protocol.messages import PROTOCOL
from ..refusals import HTTP_STATUS

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
    """Return the whole file."""
    all_types = reachable_types(*COMMAND_TYPES, *MESSAGE_TYPES, *HTTP_TYPES)
    sent_by_server = set(
        reachable_types(*MESSAGE_TYPES, *(each for each in HTTP_TYPES if not _is_strict(each)))
    )
    parts = [
        HEAD,
        f"/** Version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};",
        *_named_choices(),
        *(
            interface(shape_of(struct), struct not in sent_by_server, sent_by_server)
            for struct in all_types
        ),
        union("AnyCommand", "Commands that clients send.", COMMAND_TYPES),
        union("AnyMessage", "Messages that the server sends on a socket.", MESSAGE_TYPES),
        _literal_type(
            "RefusalCode", "Reason of a refusal; later versions may add codes.", HTTP_STATUS
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _is_strict(struct: DescribedType) -> bool:
    """Return whether a struct refuses unknown fields, as all input of the server does."""
    config = getattr(struct, "__struct_config__", None)
    return bool(config and config.forbid_unknown_fields)


def _named_choices() -> Iterator[str]:
    for name, values in named_choices().values():
        yield _literal_type(name, "", values)


def _literal_type(name: str, description: str, values: Iterable[str]) -> str:
    literals = [json.dumps(value) for value in values]
    return f"{_comment(description)}export type {name} ={_union_text(literals)};"


def union(name: str, description: str, structs: Iterable[DescribedType]) -> str:
    """Return a union type that is discriminated by `type`."""
    return (
        f"{_comment(description)}export type {name} ={_union_text([s.__name__ for s in structs])};"
    )


def _union_text(types: list[str]) -> str:
    line = " " + " | ".join(types)
    return line if len(line) < _WIDTH - 40 else "".join(f"\n  | {each}" for each in types)


# --- one struct ----------------------------------------------------------------------------------


def interface(
    shape: Shape, is_sent: bool = False, whole_types: Iterable[DescribedType] = ()
) -> str:
    """Return a struct as an interface. Structs that only clients send may omit defaults.

    `whole_types` are the structs that the server sends; inside client input they may be partial.
    """
    lines = [f"{_comment(shape.description)}export interface {shape.name} {{"]
    if shape.tag:
        lines.append(f"  type: {json.dumps(shape.tag)};")
    for field in shape.fields:
        is_optional = not field.is_required and (is_sent or shape.omits_defaults)
        nested = set(structs_in(field.kind)) & set(whole_types) if is_sent else set()
        lines += _member(field, is_optional, {part for part in nested if _has_defaults(part)})
    return "\n".join([*lines, "}"])


def _has_defaults(struct: DescribedType) -> bool:
    shape = shape_of(struct)
    return not shape.omits_defaults and any(not field.is_required for field in shape.fields)


def _member(field: Field, is_optional: bool, partial_types: set[DescribedType]) -> Iterator[str]:
    description = field.description
    if is_optional:
        description = f"{description} If absent: {_default_text(field.default)}.".strip()
    yield from (f"  {line}" for line in _comment(description).splitlines())
    yield f"  {field.name}{'?' if is_optional else ''}: {type_text(field.kind, partial_types)};"


def _default_text(value: Any) -> str:
    has_fields = isinstance(value, dict) and value
    return "the defaults of its fields" if has_fields else json.dumps(value, ensure_ascii=False)


def type_text(kind: Kind, partial_types: Iterable[DescribedType] = ()) -> str:
    """Return a type in TypeScript syntax."""
    kind, _ = without_meta(kind)
    if isinstance(kind, STRUCT_KINDS):
        name = kind.cls.__name__
        return f"Partial<{name}>" if kind.cls in partial_types else name
    if isinstance(kind, inspect.LiteralType):
        named = named_choices().get(frozenset(kind.values))
        return named[0] if named else " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(type_text(each, partial_types) for each in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        item = type_text(kind.item_type, partial_types)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{type_text(kind.key_type)}, {type_text(kind.value_type, partial_types)}>"
    return _SIMPLE[type(kind)]


def _comment(description: str) -> str:
    if not description:
        return ""
    lines = description.splitlines()
    if len(lines) == 1:
        return f"/** {description} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"

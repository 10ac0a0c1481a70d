"""The page docs/reference/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import inspect

from ...text import translate
from ..protocol.message_fields import (
    COMMAND_TYPES,
    HTTP_TYPES,
    MESSAGE_TYPES,
    STRUCT_KINDS,
    DescribedType,
    Field,
    Kind,
    named_choices,
    reachable_types,
    shape_of,
    without_meta,
)
from ..protocol.messages import AnyCommand
from ..refusals import HTTP_STATUS, RETRYABLE
from ..web.endpoint import Endpoint
from .protocol_text import CONNECTING, RESENDING, SOCKET_LIFE, TITLE, VERSIONS

HEAD: Final = "<!-- Made by `daikaiju docs` from src/daikaiju/server/. Do not edit. -->\n"
# Example values for the sentences of refusals.
EXAMPLE_VALUES: Final[dict[str, str | int]] = {
    "action": "keep 77",
    "allowed": "…",
    "bytes": 4096,
    "code": "ABCDEF",
    "detail": "…",
    "expected": "application/json",
    "method": "DELETE",
    "monster": "the_king",
    "monsters": "…",
    "name": "Ann",
    "pack": "my_cards@0a1b2c3d4e5f6a7b",
    "seats": 4,
    "seconds": 3,
    "tables": 20,
}
_SIMPLE: Final = {
    inspect.AnyType: "anything",
    inspect.BoolType: "true or false",
    inspect.NoneType: "null",
}


def protocol_page(endpoints: Sequence[Endpoint]) -> str:
    """Return the whole page."""
    top_types = [*COMMAND_TYPES, *MESSAGE_TYPES]
    rest = [
        struct for struct in reachable_types(*top_types, *HTTP_TYPES) if struct not in top_types
    ]
    parts = [
        HEAD,
        TITLE,
        CONNECTING,
        SOCKET_LIFE,
        "## Commands\n",
        "Commands that clients send. A field with a default may be left out.\n",
        *map(_section, COMMAND_TYPES),
        "## Messages\n",
        "Messages that the server sends on a socket. A field that has its default value is "
        "left out.\n",
        *map(_section, MESSAGE_TYPES),
        "## Parts of messages\n",
        *map(_section, rest),
        *_endpoint_table(endpoints),
        *_refusal_table(),
        RESENDING,
        VERSIONS,
    ]
    return "\n".join(parts)


# --- structs -------------------------------------------------------------------------------------


def _section(struct: DescribedType) -> str:
    described = shape_of(struct)
    tag = f" — `{described.tag}`" if described.tag else ""
    lines = [f"### {described.name}{tag}", "", described.description, ""]
    if described.fields:
        lines += ["| field | type | meaning | default |", "|---|---|---|---|"]
        lines += [_row(field) for field in described.fields]
        lines.append("")
    return "\n".join(lines)


def _row(field: Field) -> str:
    cells = (f"`{field.name}`", describe_kind(field.kind), field.description, _default_text(field))
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def _default_text(field: Field) -> str:
    """Return the value of an omitted field."""
    if field.is_required:
        return ""
    if isinstance(field.kind, STRUCT_KINDS):
        return "the defaults of its fields"
    return f"`{json.dumps(field.default, ensure_ascii=False)}`"


def describe_kind(kind: Kind) -> str:
    """Return a type in words, such as `integer, 0 to 5`."""
    kind, _ = without_meta(kind)
    if isinstance(kind, STRUCT_KINDS):
        return _link(kind.cls)
    if isinstance(kind, inspect.LiteralType):
        _, words = named_choices().get(frozenset(kind.values), ("", kind.values))
        return _join_or(f"`{json.dumps(word)}`" for word in words)
    if isinstance(kind, inspect.UnionType):
        return _join_or(describe_kind(each) for each in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return f"list of: {describe_kind(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"object from {describe_kind(kind.key_type)} to {describe_kind(kind.value_type)}"
    if isinstance(kind, inspect.StrType):
        return (
            "text"
            + _range_text(kind.min_length, kind.max_length, " characters")
            + _pattern(kind.pattern)
        )
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        name = "integer" if isinstance(kind, inspect.IntType) else "number"
        return name + _range_text(kind.ge, kind.le)
    return _SIMPLE[type(kind)]


def _link(struct: DescribedType) -> str:
    described = shape_of(struct)
    anchor = described.name.lower() + (f"--{described.tag}" if described.tag else "")
    return f"[{described.name}](#{anchor})"


def _join_or(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _range_text(least: Any, most: Any, unit: str = "") -> str:
    if least is not None and most is not None:
        return f", {least:,} to {most:,}{unit}"
    if most is not None:
        return f", up to {most:,}{unit}"
    return f", {least:,} or more{unit}" if least is not None else ""


def _pattern(pattern: str | None) -> str:
    return f", `{pattern}`" if pattern else ""


# --- HTTP and refusals ---------------------------------------------------------------------------


def _endpoint_table(endpoints: Sequence[Endpoint]) -> Iterator[str]:
    yield "## Over HTTP\n"
    yield (
        "All requests. [openapi.json](openapi.json) has the same content for programs. "
        "Bodies are JSON.\n"
    )
    yield "| request | body or query | answer | purpose |\n|---|---|---|---|"
    for endpoint in endpoints:
        given = [kind for kind in (endpoint.body, endpoint.query) if kind is not None]
        row = (
            f"`{endpoint.method} {endpoint.path}`",
            " ".join(map(_kind_link, given)),
            _kind_link(endpoint.reply) if endpoint.reply is not None else "",
            " ".join(filter(None, [endpoint.summary, endpoint.description])),
        )
        yield f"| {' | '.join(row)} |"
    yield ""


def _kind_link(kind: Any) -> str:
    """Return a link to a struct or to the commands, or the name of another type."""
    if isinstance(kind, str):
        return f"`{kind}`"
    if kind is AnyCommand:
        return "[a command](#commands)"
    return _link(kind) if isinstance(kind, type) else "JSON"


def _refusal_table() -> Iterator[str]:
    yield "## Refusals\n"
    yield (
        "A refused command or request has changed nothing. The answer is a "
        "[Refused](#refused--refused), over HTTP with this status. Its sentence is in the language "
        "of the player; here it is in English, with example values. A retry may succeed a little "
        "later if the code is marked with ↻.\n"
    )
    yield "| code | status | sentence |\n|---|---|---|"
    for code, status in HTTP_STATUS.items():
        again = " ↻" if code in RETRYABLE else ""
        yield f"| `{code}`{again} | {status} | {_refusal_text(code)} |"
    yield ""


def _refusal_text(code: str) -> str:
    return translate(f"refused-{code}", "en", **EXAMPLE_VALUES)

"""The protocol as a page for people: docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import inspect

from ...text import sentence
from ..refusals import AGAIN, STATUS
from ..updates.messages import AnyCommand
from ..web.endpoint import Endpoint
from .message_fields import (
    COMMANDS,
    EXCHANGES,
    MESSAGES,
    STRUCTS,
    Described,
    Field,
    Kind,
    choices,
    plain,
    reached,
    shape,
)
from .protocol_text import CONNECTING, RESENDING, SOCKET_WORDS, TITLE, VERSIONS

HEAD: Final = "<!-- Made by `daikaiju docs` from src/daikaiju/server/. Do not edit. -->\n"
# What sentences speak of, as an example.
EXAMPLES: Final[dict[str, str | int]] = {
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
    """The whole page."""
    told = [*COMMANDS, *MESSAGES]
    rest = [struct for struct in reached(*told, *EXCHANGES) if struct not in told]
    parts = [
        HEAD,
        TITLE,
        CONNECTING,
        SOCKET_WORDS,
        "## Commands\n",
        "What you send. Fields with a value in the last column may be left out.\n",
        *map(_section, COMMANDS),
        "## Messages\n",
        "What the server sends on a socket. Fields that have the value in the last column are "
        "left out.\n",
        *map(_section, MESSAGES),
        "## What they are made of\n",
        *map(_section, rest),
        *_over_http(endpoints),
        *_refusals(),
        RESENDING,
        VERSIONS,
    ]
    return "\n".join(parts)


# --- structs -------------------------------------------------------------------------------------


def _section(struct: Described) -> str:
    described = shape(struct)
    tag = f" — `{described.tag}`" if described.tag else ""
    lines = [f"### {described.name}{tag}", "", described.about, ""]
    if described.fields:
        lines += ["| field | type | meaning | else |", "|---|---|---|---|"]
        lines += [_row(field) for field in described.fields]
        lines.append("")
    return "\n".join(lines)


def _row(field: Field) -> str:
    cells = (f"`{field.name}`", type_words(field.kind), field.about, _usual(field))
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def _usual(field: Field) -> str:
    """What it is if it is left out."""
    if field.is_required:
        return ""
    if isinstance(field.kind, STRUCTS):
        return "as if each of its fields was left out"
    return f"`{json.dumps(field.default, ensure_ascii=False)}`"


def type_words(kind: Kind) -> str:
    """A type in words: `whole number, 0 to 5`."""
    kind, _ = plain(kind)
    if isinstance(kind, STRUCTS):
        return _link(kind.cls)
    if isinstance(kind, inspect.LiteralType):
        _, words = choices().get(frozenset(kind.values), ("", kind.values))
        return _any_of(f"`{json.dumps(word)}`" for word in words)
    if isinstance(kind, inspect.UnionType):
        return _any_of(type_words(each) for each in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return f"list of: {type_words(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"object from {type_words(kind.key_type)} to {type_words(kind.value_type)}"
    if isinstance(kind, inspect.StrType):
        return "text" + _span(kind.min_length, kind.max_length, " signs") + _pattern(kind.pattern)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        name = "whole number" if isinstance(kind, inspect.IntType) else "number"
        return name + _span(kind.ge, kind.le)
    return _SIMPLE[type(kind)]


def _link(struct: Described) -> str:
    described = shape(struct)
    anchor = described.name.lower() + (f"--{described.tag}" if described.tag else "")
    return f"[{described.name}](#{anchor})"


def _any_of(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _span(least: Any, most: Any, unit: str = "") -> str:
    if least is not None and most is not None:
        return f", {least:,} to {most:,}{unit}"
    if most is not None:
        return f", up to {most:,}{unit}"
    return f", {least:,} or more{unit}" if least is not None else ""


def _pattern(pattern: str | None) -> str:
    return f", `{pattern}`" if pattern else ""


# --- HTTP and refusals ---------------------------------------------------------------------------


def _over_http(endpoints: Sequence[Endpoint]) -> Iterator[str]:
    yield "## Over HTTP\n"
    yield (
        "Everything that can be asked; [openapi.json](openapi.json) says the same to programs. "
        "Bodies are JSON.\n"
    )
    yield "| request | body or query | answer | what for |\n|---|---|---|---|"
    for endpoint in endpoints:
        given = [kind for kind in (endpoint.body, endpoint.query) if kind is not None]
        row = (
            f"`{endpoint.method} {endpoint.path}`",
            " ".join(map(_named, given)),
            _named(endpoint.reply) if endpoint.reply is not None else "",
            " ".join(filter(None, [endpoint.summary, endpoint.description])),
        )
        yield f"| {' | '.join(row)} |"
    yield ""


def _named(kind: Any) -> str:
    """A struct, the union of commands, a kind of content, or another type."""
    if isinstance(kind, str):
        return f"`{kind}`"
    if kind is AnyCommand:
        return "[a command](#commands)"
    return _link(kind) if isinstance(kind, type) else "JSON"


def _refusals() -> Iterator[str]:
    yield "## Refusals\n"
    yield (
        "Whatever is refused has changed nothing. The answer is a [Refused](#refused--refused), "
        "over HTTP with the status given here. Its sentence is in the language of the player; here "
        "it is in English, with an example of its words. Those with ↻ may work a little later.\n"
    )
    yield "| code | status | sentence |\n|---|---|---|"
    for code, status in STATUS.items():
        again = " ↻" if code in AGAIN else ""
        yield f"| `{code}`{again} | {status} | {_told(code)} |"
    yield ""


def _told(code: str) -> str:
    return sentence(f"refused-{code}", "en", **EXAMPLES)

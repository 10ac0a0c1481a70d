"""The description of what can be asked over HTTP, as OpenAPI 3.1: docs/openapi.json.

It is made from the same table of endpoints and the same types as the server itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ... import __version__
from ..refusals import STATUS
from ..updates.messages import AnyCommand, Refused
from ..web.endpoint import PARTS, Endpoint
from ..web.sessions import COOKIE
from .message_fields import Described, reached, shape, structs_in

Json = dict[str, Any]
JSON: Final = "application/json"
REFERENCE: Final = "#/components/schemas/{name}"
ABOUT: Final = (
    "Tables of King of Tokyo for people and bots. What happens at a table is told over its "
    "socket, `/api/v1/tables/{table}/socket`: see docs/protocol.md. Within version 1 things are "
    "added and never taken away, so ignore fields and messages that you do not know."
)
# What any request can meet, also one that was right.
EVERYWHERE: Final = (
    "bad-request",
    "foreign-origin",
    "too-fast",
    "server-error",
    "unavailable",
    "closing",
)
WITH_BODY: Final = ("too-big", "wrong-type")
_PART: Final = re.compile(r"{([a-z_]+)(?::[a-z]+)?}")


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The whole description."""
    schemas = _Schemas(endpoints)
    paths: Json = {}
    for endpoint in endpoints:
        path = _PART.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Who you are."}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Daikaiju",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "Where this was found."}],
        "paths": paths,
        "components": {"schemas": schemas.components, "securitySchemes": {"player": cookie}},
    }


def openapi_text(endpoints: Sequence[Endpoint]) -> str:
    return json.dumps(openapi(endpoints), indent=1, ensure_ascii=False) + "\n"


def codes_of(endpoint: Endpoint) -> list[str]:
    """Every refusal that an endpoint can answer with, in the order of refusals.py."""
    possible = {*EVERYWHERE, *endpoint.codes}
    if endpoint.body is not None:
        possible.update(WITH_BODY)
    if endpoint.who == "somebody":
        possible.add("no-player")
    possible.update(PARTS[name][1] for name in _PART.findall(endpoint.path) if name in PARTS)
    return [code for code in STATUS if code in possible]


# --- schemas -------------------------------------------------------------------------------------


class _Schemas:
    """The schemas of all types that endpoints use, each struct described once."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._kinds: list[Any] = [Refused, *(kind for kind, _ in PARTS.values())]
        for endpoint in endpoints:
            self._kinds += [kind for kind in (endpoint.body, endpoint.reply) if _is_type(kind)]
            if endpoint.query:
                self._kinds += [field.type for field in msgspec.structs.fields(endpoint.query)]
        schemas, self.components = msgspec.json.schema_components(
            self._kinds, ref_template=REFERENCE
        )
        self._schemas = list(schemas)
        for struct in self._structs():
            self._add_notes(struct)

    def of(self, kind: Any) -> Json:
        return self._schemas[next(n for n, known in enumerate(self._kinds) if known is kind)]

    def _structs(self) -> list[Described]:
        infos = [msgspec.inspect.type_info(kind) for kind in self._kinds]
        return reached(*(struct for info in infos for struct in structs_in(info)))

    def _add_notes(self, struct: Described) -> None:
        """What stands behind a field as a comment."""
        described = shape(struct)
        properties = self.components[described.name]["properties"]
        for field in described.fields:
            if field.about:
                properties[field.name].setdefault("description", field.about)


def _is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


# --- operations ----------------------------------------------------------------------------------


def _operation(endpoint: Endpoint, schemas: _Schemas) -> Json:
    operation: Json = {"operationId": endpoint.name, "summary": endpoint.summary}
    if endpoint.description:
        operation["description"] = endpoint.description
    if parameters := [*_path_parameters(endpoint, schemas), *_query_parameters(endpoint, schemas)]:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        is_needed = endpoint.body is AnyCommand or not _can_be_empty(endpoint.body)
        content = {JSON: {"schema": schemas.of(endpoint.body)}}
        operation["requestBody"] = {"required": is_needed, "content": content}
    operation["responses"] = _responses(endpoint, schemas)
    if endpoint.who != "unasked":
        operation["security"] = (
            [{"player": []}] if endpoint.who == "somebody" else [{}, {"player": []}]
        )
    return operation


def _can_be_empty(body: Any) -> bool:
    """Nothing in it is required: then there need not be a body at all."""
    try:
        msgspec.convert({}, body)
    except msgspec.ValidationError:
        return False
    return True


def _path_parameters(endpoint: Endpoint, schemas: _Schemas) -> list[Json]:
    found = []
    for name in _PART.findall(endpoint.path):
        schema = schemas.of(PARTS[name][0]) if name in PARTS else {"type": "string"}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    return found


def _query_parameters(endpoint: Endpoint, schemas: _Schemas) -> list[Json]:
    if not endpoint.query:
        return []
    return [
        {
            "name": field.encode_name,
            "in": "query",
            "required": field.required,
            "schema": _with_default(schemas.of(field.type), field.default),
        }
        for field in msgspec.structs.fields(endpoint.query)
    ]


def _with_default(schema: Json, default: Any) -> Json:
    has_one = default is not None and default is not msgspec.NODEFAULT
    return {**schema, "default": default} if has_one else schema


def _responses(endpoint: Endpoint, schemas: _Schemas) -> Json:
    done: Json = {"description": "Done."}
    if isinstance(endpoint.reply, str):
        done["content"] = {endpoint.reply: {"schema": {"type": "string"}}}
    elif endpoint.reply is not None:
        done["content"] = {JSON: {"schema": schemas.of(endpoint.reply)}}
    responses = {str(endpoint.status): done}
    by_status: dict[int, list[str]] = {}
    for code in codes_of(endpoint):
        by_status.setdefault(STATUS[code], []).append(code)
    for status, codes in sorted(by_status.items()):
        words = f"Refused: {', '.join(f'`{code}`' for code in codes)}."
        content = {JSON: {"schema": schemas.of(Refused)}}
        responses[str(status)] = {"description": words, "content": content}
    return responses

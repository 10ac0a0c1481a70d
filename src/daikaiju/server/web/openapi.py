"""The OpenAPI 3.1 document of the HTTP interface: docs/reference/openapi.json.

It is generated from the same endpoints and types that the server uses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ... import __version__
from ..protocol.message_fields import DescribedType, reachable_types, shape_of, structs_in
from ..protocol.messages import AnyCommand, Refused
from ..refusals import HTTP_STATUS
from .endpoint import PATH_PARAMS, Endpoint
from .sessions import COOKIE

Json = dict[str, Any]
JSON: Final = "application/json"
REF_TEMPLATE: Final = "#/components/schemas/{name}"
DESCRIPTION: Final = (
    "Tables of King of Tokyo for people and bots. The server sends all changes of a table over its "
    "socket, `/api/v1/tables/{table}/socket`: see docs/reference/protocol.md. Within version 1 "
    "things are added and never taken away, so ignore fields and messages that you do not know."
)
# Codes that any request can get, also a valid one.
COMMON_CODES: Final = (
    "bad-request",
    "foreign-origin",
    "too-fast",
    "server-error",
    "unavailable",
    "closing",
)
BODY_CODES: Final = ("too-big", "wrong-type")
_PATH_PARAMETER: Final = re.compile(r"{([a-z_]+)(?::[a-z]+)?}")


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """Return the whole document."""
    schemas = _Schemas(endpoints)
    paths: Json = {}
    for endpoint in endpoints:
        path = _PATH_PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    cookie = {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "Identifies the player.",
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Daikaiju",
            "version": __version__,
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "The origin of this document."}],
        "paths": paths,
        "components": {"schemas": schemas.components, "securitySchemes": {"player": cookie}},
    }


def openapi_text(endpoints: Sequence[Endpoint]) -> str:
    return json.dumps(openapi(endpoints), indent=1, ensure_ascii=False) + "\n"


def refusal_codes(endpoint: Endpoint) -> list[str]:
    """Return the refusal codes that an endpoint can answer with, in the order of refusals.py."""
    possible = {*COMMON_CODES, *endpoint.codes}
    if endpoint.body is not None:
        possible.update(BODY_CODES)
    if endpoint.session == "required":
        possible.add("no-player")
    possible.update(
        PATH_PARAMS[name][1]
        for name in _PATH_PARAMETER.findall(endpoint.path)
        if name in PATH_PARAMS
    )
    return [code for code in HTTP_STATUS if code in possible]


# --- schemas -------------------------------------------------------------------------------------


class _Schemas:
    """The schemas of all types that endpoints use, each struct once."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._kinds: list[Any] = [Refused, *(kind for kind, _ in PATH_PARAMS.values())]
        for endpoint in endpoints:
            self._kinds += [kind for kind in (endpoint.body, endpoint.reply) if _is_type(kind)]
            if endpoint.query:
                self._kinds += [field.type for field in msgspec.structs.fields(endpoint.query)]
        schemas, self.components = msgspec.json.schema_components(
            self._kinds, ref_template=REF_TEMPLATE
        )
        self._schemas = list(schemas)
        for struct in self._structs():
            self._add_notes(struct)

    def of(self, kind: Any) -> Json:
        # By equality: on Python 3.14 two evaluations of `int | None` are different objects.
        return self._schemas[self._kinds.index(kind)]

    def _structs(self) -> list[DescribedType]:
        infos = [msgspec.inspect.type_info(kind) for kind in self._kinds]
        return reachable_types(*(struct for info in infos for struct in structs_in(info)))

    def _add_notes(self, struct: DescribedType) -> None:
        """Add the comment behind each field as its description."""
        described = shape_of(struct)
        properties = self.components[described.name]["properties"]
        for field in described.fields:
            if field.description:
                properties[field.name].setdefault("description", field.description)


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
    if endpoint.session != "ignored":
        operation["security"] = (
            [{"player": []}] if endpoint.session == "required" else [{}, {"player": []}]
        )
    return operation


def _can_be_empty(body: Any) -> bool:
    """Return whether no field of a body is required, so that the body may be absent."""
    try:
        msgspec.convert({}, body)
    except msgspec.ValidationError:
        return False
    return True


def _path_parameters(endpoint: Endpoint, schemas: _Schemas) -> list[Json]:
    found = []
    for name in _PATH_PARAMETER.findall(endpoint.path):
        schema = schemas.of(PATH_PARAMS[name][0]) if name in PATH_PARAMS else {"type": "string"}
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
    for code in refusal_codes(endpoint):
        by_status.setdefault(HTTP_STATUS[code], []).append(code)
    for status, codes in sorted(by_status.items()):
        words = f"Refused: {', '.join(f'`{code}`' for code in codes)}."
        content = {JSON: {"schema": schemas.of(Refused)}}
        responses[str(status)] = {"description": words, "content": content}
    return responses

"""HTTP responses: values as JSON, and refusals as JSON with a readable sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
import structlog
from starlette.responses import Response

from ...text import translate
from .. import metrics
from ..protocol.messages import Closing, Refused
from ..refusals import HTTP_STATUS, RETRYABLE, Refusal

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
NO_STORE: Final = {"Cache-Control": "no-store"}
RETRY_SECONDS: Final = {"too-fast": 10.0}  # before a reconnect; 1 s for other codes
_encode: Final = msgspec.json.Encoder().encode
log = structlog.get_logger("daikaiju.http")


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    return Response(_encode(value), status, {**NO_STORE, **(headers or {})}, JSON)


def refusal_response(refusal: Refusal, language: str) -> Response:
    """Return the response for a refused request or socket handshake."""
    headers = {}
    if "seconds" in refusal.params:
        headers["Retry-After"] = str(refusal.params["seconds"])
    if refusal.code == "not-allowed":
        headers["Allow"] = str(refusal.params["allowed"])
    return json_response(refusal_message(refusal, language), HTTP_STATUS[refusal.code], headers)


def refusal_message(
    refusal: Refusal, language: str, command: str = "", seq: int = 0, ply: int = 0
) -> Refused:
    """Return the message for a refusal, with `seq` and `ply` of its table, and count it."""
    metrics.count_refusal(refusal.code)
    return Refused(
        code=refusal.code,
        sentence=_render_sentence(f"refused-{refusal.code}", language, refusal.params),
        id=command,
        seq=seq,
        ply=ply,
        again=refusal.code in RETRYABLE,
    )


def closing_message(code: str, language: str) -> Closing:
    """Return the message that is sent before a socket is closed."""
    text = _render_sentence(f"closing-{code}", language, {})
    return Closing(code, text, RETRY_SECONDS.get(code, 1.0))


def _render_sentence(key: str, language: str, params: Mapping[str, str | int]) -> str:
    """Return the sentence for a key, or the key itself if a parameter of it is missing."""
    try:
        return str(translate(key, language, **params))  # msgspec encodes no subclasses of str
    except KeyError as error:
        log.error("a sentence has no such parameter", code=str(error))
        return key

"""Answers over HTTP: values as JSON, and refusals as JSON with a sentence that one can read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
import structlog
from starlette.responses import Response

from ...text import sentence
from .. import metrics
from ..refusals import AGAIN, STATUS, Refusal
from ..updates.messages import Closing, Refused

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
NEVER_KEPT: Final = {"Cache-Control": "no-store"}
AFTER: Final = {"too-fast": 10.0}  # seconds until somebody may come back; else one
_encode: Final = msgspec.json.Encoder().encode
log = structlog.get_logger("daikaiju.http")


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    return Response(_encode(value), status, {**NEVER_KEPT, **(headers or {})}, JSON)


def refusal_response(refusal: Refusal, language: str) -> Response:
    """The answer to a request that is not carried out. It serves handshakes of sockets as well."""
    headers = {}
    if "seconds" in refusal.words:
        headers["Retry-After"] = str(refusal.words["seconds"])
    if refusal.code == "not-allowed":
        headers["Allow"] = str(refusal.words["allowed"])
    return json_response(refused(refusal, language), STATUS[refusal.code], headers)


def refused(
    refusal: Refusal, language: str, command: str = "", seq: int = 0, ply: int = 0
) -> Refused:
    """A refusal as it is told, with the state of the table that it is about."""
    metrics.refused(refusal.code)
    return Refused(
        code=refusal.code,
        sentence=_words(f"refused-{refusal.code}", language, refusal.words),
        id=command,
        seq=seq,
        ply=ply,
        again=refusal.code in AGAIN,
    )


def closing(code: str, language: str) -> Closing:
    """What is said before a socket is closed."""
    return Closing(code, _words(f"closing-{code}", language, {}), AFTER.get(code, 1.0))


def _words(key: str, language: str, words: Mapping[str, str | int]) -> str:
    """A sentence; where we have forgotten a word of it, its key still says what it is about."""
    try:
        return str(sentence(key, language, **words))  # plain: JSON knows no other
    except KeyError as error:
        log.error("a sentence cannot be said", code=str(error))
        return key

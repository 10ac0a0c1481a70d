"""How a server says no: over HTTP, on a socket, and to a handshake."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from daikaiju.server.refusals import STATUS
from serving import Json, Visitor


def is_refused(answer: Any, code: str) -> bool:
    """Refused with this code, its status, and a sentence."""
    assert answer.headers["content-type"] == "application/json", answer.text
    said = answer.json()
    assert (said["type"], said["code"]) == ("refused", code), said
    assert said["sentence"].endswith((".", "。")), said
    assert answer.status_code == STATUS[code]
    return True


def is_refusal(message: Json, code: str) -> bool:
    assert (message["type"], message["code"]) == ("refused", code), message
    return bool(message["sentence"])


def refused_handshake(visitor: Visitor, table: str, **headers: str) -> tuple[int, Json]:
    """The answer to a handshake that fails."""
    with pytest.raises(InvalidStatus) as failed, visitor.visit(table, **headers):
        pass
    response = failed.value.response
    return response.status_code, json.loads(response.body or b"{}")

"""How a server says no: over HTTP, on a socket, and to a handshake."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from daikaiju.server.refusals import STATUS
from serving import Json, Visitor


def is_refusal(message: Json, code: str) -> bool:
    """Refused with this code and a sentence."""
    assert (message["type"], message["code"]) == ("refused", code), message
    assert message["sentence"].endswith((".", "。")), message
    return True


def is_refused(answer: Any, code: str) -> bool:
    """… over HTTP, with the status of the code."""
    assert answer.headers["content-type"] == "application/json", answer.text
    assert answer.status_code == STATUS[code]
    return is_refusal(answer.json(), code)


def refused_handshake(visitor: Visitor, table: str, **headers: str) -> tuple[int, Json]:
    """The answer to a handshake that fails."""
    with pytest.raises(InvalidStatus) as failed, visitor.visit(table, **headers):
        pass
    response = failed.value.response
    return response.status_code, json.loads(response.body or b"{}")

"""Checks of refusals over HTTP, on sockets and in handshakes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from daikaiju.server.refusals import HTTP_STATUS
from live_server import Client, Json


def is_refusal(message: Json, code: str) -> bool:
    """Assert that a message is a refusal with this code and a sentence."""
    assert (message["type"], message["code"]) == ("refused", code), message
    assert message["sentence"].endswith((".", "。")), message
    return True


def is_refused(answer: Any, code: str) -> bool:
    """Assert that an HTTP response is a refusal with this code and its status."""
    assert answer.headers["content-type"] == "application/json", answer.text
    assert answer.status_code == HTTP_STATUS[code]
    return is_refusal(answer.json(), code)


def refused_handshake(client: Client, table: str, **headers: str) -> tuple[int, Json]:
    """Return the status and body of a failed handshake."""
    with pytest.raises(InvalidStatus) as failed, client.connect(table, **headers):
        pass
    response = failed.value.response
    return response.status_code, json.loads(response.body or b"{}")

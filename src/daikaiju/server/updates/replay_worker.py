"""Worker process that replays games: each request is one line of input, each answer one of output.

A request is the name of a function in `REPLAYS` with its arguments, pickled, in base 64; the answer
is its result or its `Refusal`. Only the server writes to the pipe, so unpickling is safe.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ...record.dice_proof import Proof, build_proof
from ...record.game import Record
from ..protocol.http_types import History
from ..refusals import Refusal
from ..tables.entries import Entry, decode_entry
from ..workers.worker_loop import serve_requests
from .records import RecordStart, past_updates, position_at, read_record_start, record_of
from .uploads import updates_of_record

Log = Sequence[bytes]  # encoded entries


def _entries(log: Log) -> list[Entry]:
    return [decode_entry(data) for data in log]


def replay_record(log: Log, player: str, secret: bytes | None) -> Record:
    return record_of(_entries(log), player, secret)


def replay_proof(log: Log, player: str, secret: bytes | None) -> Proof:
    return build_proof(record_of(_entries(log), player, secret))


def replay_updates(
    table: str, log: Log, secret: bytes, player: str, after: int, most: int
) -> bytes:
    found = past_updates(table, _entries(log), secret, player, after, most)
    return msgspec.json.encode(History(tuple(found)))


def replay_fork(log: Log, ply: int, player: str) -> str:
    return position_at(_entries(log), ply, player)


def replay_upload(text: str, ply: int) -> RecordStart:
    return read_record_start(text, ply)


def replay_watched(text: str, after: int, most: int) -> bytes:
    return msgspec.json.encode(History(tuple(updates_of_record(text, after, most))))


REPLAYS: Final[dict[str, Callable[..., Any]]] = {
    function.__name__: function
    for function in (
        *(replay_record, replay_proof, replay_updates, replay_fork),
        *(replay_upload, replay_watched),
    )
}


def answer(request: str) -> str:
    """Return the answer line to a request line."""
    return answer_with(REPLAYS, request)


def answer_with(functions: Mapping[str, Callable[..., Any]], request: str) -> str:
    """Return the answer line of one of these functions."""
    name, arguments = pickle.loads(b64decode(request))
    try:
        result = functions[name](*arguments)
    except Refusal as refusal:
        result = refusal
    except Exception as error:  # any error: the server reports it
        return " ".join(f"! {type(error).__name__}: {error}".split())
    return b64encode(pickle.dumps(result)).decode()


if __name__ == "__main__":
    serve_requests(answer)

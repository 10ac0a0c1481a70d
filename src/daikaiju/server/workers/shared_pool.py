"""The queues of worker processes, shared by all processes of a server.

One process has the queues (`serve_queues`). The others send requests to it (`RemoteQueue`): each
request and each answer is one line of JSON on a stream.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from ..processes.siblings import Siblings
from .bot_pool import MAX_ANSWER, Queue, WorkerError

MAX_TRIES: Final = 3  # of a request, if the process with the queues ends
BEAT_SECONDS: Final = 0.25
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class QueueRequest(Struct):
    """A request for one of the queues."""

    id: int
    queue: str
    text: str
    timeout: float
    client: str = ""


class QueueAnswer(Struct):
    """The answer to a request, or the reason why there is none."""

    id: int
    text: str = ""
    error: str = ""


_encode: Final = msgspec.json.Encoder().encode
_decode_request: Final = msgspec.json.Decoder(QueueRequest).decode
_decode_answer: Final = msgspec.json.Decoder(QueueAnswer).decode


# --- the process with the queues -----------------------------------------------------------------


async def serve_queues(siblings: Siblings, queues: Mapping[str, Queue]) -> None:
    """Answer the requests of all processes until this task is cancelled."""
    mailbox, tasks = siblings.own_mailbox, set[asyncio.Task[None]]()
    assert mailbox is not None

    def receive() -> None:
        while message := mailbox.receive():
            if message.file is not None:
                task = asyncio.create_task(_serve_stream(message.file, queues))
                tasks.add(task)
                task.add_done_callback(tasks.discard)

    asyncio.get_running_loop().add_reader(mailbox.receiver.fileno(), receive)
    try:
        while True:
            siblings.report_life()
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        for queue in queues.values():
            await queue.close()


async def _serve_stream(file: int, queues: Mapping[str, Queue]) -> None:
    """Answer the requests of one process."""
    reader, writer = await _open_stream(socket.socket(fileno=file))
    async with asyncio.TaskGroup() as group:
        while line := await reader.readline():
            group.create_task(_answer(_decode_request(line), queues, writer))
    writer.close()


async def _answer(
    request: QueueRequest, queues: Mapping[str, Queue], writer: asyncio.StreamWriter
) -> None:
    answer = QueueAnswer(request.id)
    try:
        answer.text = await queues[request.queue].ask(request.text, request.timeout, request.client)
    except WorkerError as error:
        answer.error = str(error)
    writer.write(_encode(answer) + b"\n")


async def _open_stream(end: socket.socket) -> Streams:
    end.setblocking(False)
    return await asyncio.open_connection(sock=end, limit=MAX_ANSWER)


# --- the other processes -------------------------------------------------------------------------


class PoolConnection:
    """The connection of one process to the queues. It is opened when it is first needed."""

    def __init__(self, siblings: Siblings) -> None:
        self._siblings = siblings
        self._waiting: dict[int, asyncio.Future[QueueAnswer]] = {}
        self._last_id = 0
        self._writer: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()

    def queue(self, name: str) -> RemoteQueue:
        return RemoteQueue(self, name)

    async def ask(self, queue: str, text: str, timeout: float, client: str) -> str:
        """Return the answer to a request. It is sent again if the process with the queues ends."""
        for _ in range(MAX_TRIES):
            try:
                answer = await self._ask_once(queue, text, timeout, client)
            except ConnectionError:
                continue
            if answer.error:
                raise WorkerError(answer.error)
            return answer.text
        raise WorkerError("ended")

    async def _ask_once(self, queue: str, text: str, timeout: float, client: str) -> QueueAnswer:
        async with self._opening:
            writer = self._writer or await self._connect()
        self._last_id += 1
        id = self._last_id
        answer: asyncio.Future[QueueAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        try:
            writer.write(_encode(QueueRequest(id, queue, text, timeout, client)) + b"\n")
            return await answer
        finally:
            self._waiting.pop(id, None)

    async def _connect(self) -> asyncio.StreamWriter:
        assert self._siblings.pool is not None
        here, there = socket.socketpair()
        with there:
            if not self._siblings.pool.send("stream", file=there.fileno()):
                here.close()
                raise WorkerError("is overloaded")
        reader, self._writer = await _open_stream(here)
        self._task = asyncio.create_task(self._read(reader, self._writer))
        return self._writer

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while (line := await reader.readline()).endswith(b"\n"):
                answer = _decode_answer(line)
                waiting = self._waiting.get(answer.id)
                if waiting and not waiting.done():
                    waiting.set_result(answer)
        finally:
            writer.close()
            self._writer = None
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError())

    async def close(self) -> None:
        """Cancel all waiting requests."""
        if self._task:
            self._task.cancel()
        for waiting in self._waiting.values():
            waiting.cancel()


class RemoteQueue:
    """One of the queues of the process that has them."""

    process_ids: tuple[int, ...] = ()  # they belong to the other process

    def __init__(self, connection: PoolConnection, name: str) -> None:
        self._connection, self._name = connection, name
        self.is_closed = False

    async def ask(self, text: str, timeout: float, client: str = "") -> str:
        return await self._connection.ask(self._name, text, timeout, client)

    async def close(self) -> None:
        self.is_closed = True
        await self._connection.close()

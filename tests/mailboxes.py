"""An SMTP server on loopback that keeps the messages it gets."""

from __future__ import annotations

import asyncio
import email
import re
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from live_server import TIMEOUT
from polling import wait_until

PUBLIC = "https://games.example.org"


class Mailbox:
    """The handler of an SMTP server: it keeps the messages, or refuses them."""

    def __init__(self) -> None:
        self.answers: list[str] = []  # to the next messages, instead of taking them
        self.messages: list[tuple[str, EmailMessage]] = []
        self.sessions: list[Session] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answers:
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        self.sessions.append(session)
        for to in envelope.rcpt_tos:
            self.messages.append((to, email.message_from_bytes(content, policy=default)))
        return "250 OK"

    def last_link(self, part: str) -> str:
        """Wait for a message and return the token of its last link of this kind."""
        wait_until(lambda: bool(self.messages))
        text = self.messages[-1][1].get_content()
        found = re.search(rf"{re.escape(PUBLIC + part)}(\S+)\s", text)
        assert found, text
        return found[1]


@contextmanager
def smtp_server(
    mailbox: Mailbox, encryption: ssl.SSLContext | None = None, **options: Any
) -> Iterator[int]:
    """Run an SMTP server in a thread; yield its port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def start() -> asyncio.Server:
        return await loop.create_server(
            lambda: SMTP(mailbox, loop=loop, hostname="localhost", **options),
            "127.0.0.1",
            0,
            ssl=encryption,
        )

    async def stop(running: asyncio.Server) -> None:
        running.close()
        loop.call_soon(loop.stop)

    running = asyncio.run_coroutine_threadsafe(start(), loop).result(TIMEOUT)
    try:
        yield running.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(stop(running), loop)
        thread.join(TIMEOUT)
        loop.close()


def smtp_settings(port: int, **more: Any) -> dict[str, Any]:
    return {
        "smtp_host": "localhost",
        "smtp_port": port,
        "smtp_tls": "none",
        "smtp_from": "games@example.org",
        "public_url": PUBLIC,
    } | more

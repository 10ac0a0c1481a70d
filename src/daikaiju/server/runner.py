"""Running a server: a store, bots, a hall of tables, and uvicorn in front of it, until a signal.

The first SIGINT or SIGTERM ends it in good order: no new commands, everybody at the tables is told,
what is being stored is stored. The second one ends it at once; even then nothing is lost that
anybody has been told of.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..text import Told
from . import logs
from .settings import Settings, default_store
from .store import Store, StoreError, open_store
from .tables.bot_pool import Thinkers
from .tables.registry import Hall
from .web.access_log import Access
from .web.app import make_app
from .web.connections import Server, uvicorn_config

ANYWHERE: Final = ("0.0.0.0", "::")
LAST_SECONDS: Final = 5  # for what is being stored when the server ends
SAME_SECONDS: Final = 1.0  # signals within this are one, which has come by two ways
FILES_BESIDE_SOCKETS: Final = 256
SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)


class ServeError(Told):
    """Why the server cannot run: one sentence."""


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal; `ready` is called with the port as soon as people can come."""
    logs.configure(settings)
    _allow_sockets(settings.sockets)
    _collect_seldom()
    with (
        _listening(settings.host, settings.port) as listener,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        runner.run(_serve(settings, listener, ready))


def _collect_seldom() -> None:
    """Hardly anything here is garbage in circles; to look for it often would stop all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quicker event loop, on systems for which there is one."""
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None
    return new_event_loop


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[int], None]) -> None:
    store = await _opened(settings.store)
    try:
        hall = Hall(store, settings, Thinkers(settings.thinkers))
        await hall.start()
        port = listener.getsockname()[1]
        await _Server(hall, lambda: ready(port)).serve([listener])
    finally:
        await _closed(store)


async def _opened(url: str) -> Store:
    if url == default_store():
        with suppress(OSError):  # if it is not there, the store says what is wrong
            Path(url).parent.mkdir(parents=True, exist_ok=True)
    try:
        return await open_store(url, f"{socket.gethostname()} {os.getpid()}")
    except StoreError as error:
        raise ServeError("mistake-store", problem=error) from None


async def _closed(store: Store) -> None:
    try:
        await asyncio.wait_for(store.close(), LAST_SECONDS)
    except TimeoutError:
        logs.log.warning("the store was not closed in time", seconds=LAST_SECONDS)


class _Server(Server):
    """The server, which says when it is there, and ends at a signal."""

    def __init__(self, hall: Hall, ready: Callable[[], None]) -> None:
        super().__init__(uvicorn_config(Access(make_app(hall)), hall.settings), hall)
        self._ready = ready
        self._asked = 0.0  # when the first signal came

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
        logs.log.info("serving", version=__version__)
        _notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _notify("STOPPING=1")
        await super().shutdown(sockets)
        logs.log.info("ended")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal ends it in good order, a second one at once."""
        before = {each: signal.signal(each, self._on_signal) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _on_signal(self, number: int, _frame: Any) -> None:
        now = time.monotonic()
        if not self.should_exit:
            self.should_exit, self._asked = True, now
            logs.log.info("ending", signal=signal.Signals(number).name)
        elif now - self._asked > SAME_SECONDS:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)


def _notify(state: str) -> None:
    """Tell systemd, if it was systemd that started us and wants to know."""
    name = os.environ.get("NOTIFY_SOCKET")
    if name and hasattr(socket, "AF_UNIX"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.connect("\0" + name[1:] if name.startswith("@") else name)
            sender.send(state.encode())


# --- addresses -----------------------------------------------------------------------------------


def _listening(host: str, port: int) -> socket.socket:
    """A socket at which people can call; else one sentence."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError:
        raise ServeError("mistake-host", host=host) from None
    listener = socket.socket(family, kind, number)
    try:
        if os.name == "posix":  # a port that was just given back may be taken again
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1)  # uvicorn makes the queue longer; here it shows that the port is free
    except OSError as error:
        listener.close()
        raise _why_not(error, host, str(port)) from None
    return listener


def _why_not(error: OSError, host: str, port: str) -> ServeError:
    if error.errno == errno.EADDRINUSE:
        return ServeError("mistake-port-used", host=host, port=port)
    if error.errno == errno.EACCES:
        return ServeError("mistake-port-reserved", port=port)
    if error.errno == errno.EADDRNOTAVAIL:
        return ServeError("mistake-address", host=host)
    reason = error.strerror or str(error)
    return ServeError("mistake-port", host=host, port=port, reason=reason)


def urls(settings: Settings, port: int) -> list[str]:
    """Where people can reach the server, the best address first."""
    if settings.public_url:
        return [settings.public_url]
    hosts = lan_addresses() if settings.host in ANYWHERE else []
    return [f"http://{_bracketed(host)}:{port}" for host in hosts or [_nearby(settings.host)]]


def _nearby(host: str) -> str:
    return "localhost" if host in ANYWHERE else host


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_addresses() -> list[str]:
    """This machine's addresses in its networks, the one that it calls from first."""
    found: dict[str, None] = {}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # sends nothing: the system only chooses the way
        found[asking.getsockname()[0]] = None
    with suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(info[4][0])] = None
    return [each for each in found if not ip_address(each).is_loopback]


def _allow_sockets(most: int) -> None:
    """A socket is a file to the system, which allows few unless it is asked for more."""
    if sys.platform == "win32":
        return
    import resource

    allowed, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + FILES_BESIDE_SOCKETS
    if limit != resource.RLIM_INFINITY:
        wanted = min(wanted, limit)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, limit))

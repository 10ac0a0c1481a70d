"""The server: store, bot pool, table registry and uvicorn, until a signal.

Several processes may share the port; then a supervisor starts them (`processes/supervisor.py`).

The first SIGINT or SIGTERM shuts down gracefully: new commands are refused, clients are notified,
running writes are stored. The second one ends the process at once; even then no acknowledged
command is lost.
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
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..text import UserError
from . import logs
from .actors.registry import TableRegistry
from .processes.siblings import ALONE, Siblings
from .processes.supervisor import Jobs, Supervisor, automatic_count
from .settings import Settings, default_store
from .store import Store, StoreError, open_store, prepare_store
from .store.file_locks import FileLock
from .tables.game_packs import loaded_packs
from .updates.replay_pool import ReplayPool, make_replay_queue
from .updates.review_pool import ReviewPool, make_review_queue
from .web.access_log import AccessLog
from .web.app import make_app
from .web.connections import Server, uvicorn_config
from .workers.bot_pool import BotPool, Queue, make_queues
from .workers.shared_pool import PoolConnection, serve_queues

REPLAY_QUEUE: Final = "replay"
REVIEW_QUEUE: Final = "review"
ALL_INTERFACES: Final = ("0.0.0.0", "::")
STORE_CLOSE_SECONDS: Final = 5  # for running writes at shutdown
REPEATED_SIGNAL_SECONDS: Final = 1.0  # a signal repeated within this time counts once
EXTRA_FILES: Final = 256  # open files beside the sockets
SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)


class ServeError(UserError):
    """The server cannot run: a translated error for the user."""


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal; `ready` is called with the port when the server accepts connections."""
    logs.configure(settings)
    _raise_file_limit(settings.sockets)
    _reduce_garbage_collection()
    with _open_listener(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        count = count_processes(settings)
        if count == 1:
            _run(_serve(settings, listener, lambda: ready(port)))
        else:
            _supervise(count, settings, listener, lambda: ready(port))


def count_processes(settings: Settings) -> int:
    """Return the number of processes; a `ServeError` if the system does not support several."""
    if settings.processes > 1 and not hasattr(os, "fork"):
        raise ServeError("mistake-processes")
    return settings.processes or automatic_count()


def _run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work)


def _reduce_garbage_collection() -> None:
    """Run the garbage collector rarely: there are few cycles, and a collection stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of uvloop, or None where it is not available."""
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None
    return new_event_loop


async def _serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    siblings: Siblings = ALONE,
) -> None:
    store = await _open_store(settings.store, siblings)
    try:
        registry = _make_registry(store, settings, siblings)
        await registry.start()
        await _SignalServer(registry, ready).serve([listener])
    finally:
        await _close_store(store)


def _make_registry(store: Store, settings: Settings, siblings: Siblings) -> TableRegistry:
    """Return the registry of a process. Several processes share their bot workers."""
    if siblings is ALONE:
        return TableRegistry(store, settings, BotPool(settings.thinkers))
    pool = PoolConnection(siblings)
    bots = BotPool(queues={name: pool.queue(name) for name in make_queues(1)})
    replays = ReplayPool(queue=pool.queue(REPLAY_QUEUE))
    reviews = ReviewPool(queue=pool.queue(REVIEW_QUEUE))
    return TableRegistry(store, settings, bots, (replays, reviews), siblings)


# --- several processes ---------------------------------------------------------------------------


def _supervise(
    count: int, settings: Settings, listener: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve with several processes until a signal."""
    lock = asyncio.run(_prepare_store(settings.store))  # all processes keep it

    def on_ready() -> None:
        ready()
        _report_start(processes=count)

    jobs = Jobs(
        serve=partial(_serve_as_one_of_several, settings, listener),
        run_pool=partial(_run_pool, settings),
        on_ready=on_ready,
        on_tick=_notify_watchdog,
        on_end=_report_end,
    )
    supervisor = Supervisor(count, jobs)
    supervisor.run()
    logs.log.info("ended")
    if lock:
        lock.release()
    if supervisor.has_failed:
        raise ServeError("mistake-process-start")


def _serve_as_one_of_several(
    settings: Settings, listener: socket.socket, siblings: Siblings
) -> None:
    os.environ.pop("NOTIFY_SOCKET", None)  # only the supervisor reports to systemd
    logs.name_process(str(siblings.number))
    logs.log.info("a process starts", pid=os.getpid())
    _run(_serve(settings, listener, lambda: None, siblings))


def _run_pool(settings: Settings, siblings: Siblings) -> None:
    """Run the process that has the bot workers of all processes."""
    logs.name_process("pool")
    queues = {**make_queues(settings.thinkers), REPLAY_QUEUE: make_replay_queue()}
    queues[REVIEW_QUEUE] = make_review_queue()
    _run(_serve_queues(siblings, queues))


async def _serve_queues(siblings: Siblings, queues: Mapping[str, Queue]) -> None:
    task = asyncio.create_task(serve_queues(siblings, queues))
    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


async def _prepare_store(url: str) -> FileLock | None:
    _make_store_folder(url)
    try:
        return await prepare_store(url)
    except StoreError as error:
        raise ServeError("mistake-store", problem=error) from None


# --- the store -----------------------------------------------------------------------------------


def _make_store_folder(url: str) -> None:
    if url == default_store():
        with suppress(OSError):  # the store reports a missing folder
            Path(url).parent.mkdir(parents=True, exist_ok=True)


async def _open_store(url: str, siblings: Siblings) -> Store:
    _make_store_folder(url)
    node = f"{socket.gethostname()} {os.getpid()}"
    try:
        return await open_store(url, node, is_prepared=siblings is not ALONE)
    except StoreError as error:
        raise ServeError("mistake-store", problem=error) from None


async def _close_store(store: Store) -> None:
    try:
        await asyncio.wait_for(store.close(), STORE_CLOSE_SECONDS)
    except TimeoutError:
        logs.log.warning("the store was not closed in time", seconds=STORE_CLOSE_SECONDS)


class _SignalServer(Server):
    """The uvicorn server that reports readiness and handles the signals."""

    def __init__(self, registry: TableRegistry, ready: Callable[[], None]) -> None:
        app = AccessLog(make_app(registry))
        super().__init__(uvicorn_config(app, registry.settings, registry.siblings), registry)
        self._ready = ready
        self._first_signal = 0.0  # time of the first signal
        self._watchdog: asyncio.Task[None] | None = None
        self._signal = 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
        if self._registry.siblings is ALONE:
            _report_start()
        self._watchdog = asyncio.create_task(feed_watchdog(), name="watchdog")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._registry.siblings is ALONE:
            _report_end(self._signal)
        await super().shutdown(sockets)
        if self._watchdog:
            self._watchdog.cancel()
        logs.log.info("ended")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals: the first one shuts down gracefully, a second one at once."""
        before = {each: signal.signal(each, self._on_signal) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _on_signal(self, number: int, _frame: Any) -> None:
        """Note the signal. It may interrupt a line of the log, so logging here would deadlock."""
        now = time.monotonic()
        if not self.should_exit:
            self.should_exit, self._first_signal = True, now
            self._signal = number
        elif now - self._first_signal > REPEATED_SIGNAL_SECONDS:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)


def _report_start(**fields: int) -> None:
    packs = ", ".join(loaded_packs())
    logs.log.info("serving", version=__version__, **fields, **({"packs": packs} if packs else {}))
    _notify("READY=1")


def _report_end(number: int) -> None:
    logs.log.info("ending", signal=signal.Signals(number).name if number else "")
    _notify("STOPPING=1")


async def feed_watchdog() -> None:
    """Report to systemd that the event loop runs, twice in each period of `WatchdogSec`."""
    period = int(os.environ.get("WATCHDOG_USEC") or 0) / 1_000_000
    while period:
        _notify("WATCHDOG=1")
        await asyncio.sleep(period / 2)


def _notify_watchdog() -> None:
    """Report to systemd that the supervisor runs, if it expects it."""
    if os.environ.get("WATCHDOG_USEC"):
        _notify("WATCHDOG=1")


def _notify(state: str) -> None:
    """Notify systemd, if it started this process and expects it."""
    name = os.environ.get("NOTIFY_SOCKET")
    if name and hasattr(socket, "AF_UNIX"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.connect("\0" + name[1:] if name.startswith("@") else name)
            sender.send(state.encode())


# --- addresses -----------------------------------------------------------------------------------


def _open_listener(host: str, port: int) -> socket.socket:
    """Return a listening socket; else raise a `ServeError`."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError:
        raise ServeError("mistake-host", host=host) from None
    listener = socket.socket(family, kind, number)
    try:
        if os.name == "posix":  # a recently closed port may be reused
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1)  # checks that the port is free; uvicorn sets the real backlog
    except OSError as error:
        listener.close()
        raise _bind_error(error, host, str(port)) from None
    return listener


def _bind_error(error: OSError, host: str, port: str) -> ServeError:
    if error.errno == errno.EADDRINUSE:
        return ServeError("mistake-port-used", host=host, port=port)
    if error.errno == errno.EACCES:
        return ServeError("mistake-port-reserved", port=port)
    if error.errno == errno.EADDRNOTAVAIL:
        return ServeError("mistake-address", host=host)
    reason = error.strerror or str(error)
    return ServeError("mistake-port", host=host, port=port, reason=reason)


def urls(settings: Settings, port: int) -> list[str]:
    """Return the URLs of the server, best first."""
    if settings.public_url:
        return [settings.public_url]
    hosts = lan_addresses() if settings.host in ALL_INTERFACES else []
    return [f"http://{_bracketed(host)}:{port}" for host in hosts or [_local_name(settings.host)]]


def _local_name(host: str) -> str:
    return "localhost" if host in ALL_INTERFACES else host


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_addresses() -> list[str]:
    """Return the LAN addresses of this machine, the one of the default route first."""
    found: dict[str, None] = {}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: the system only selects a route
        found[probe.getsockname()[0]] = None
    with suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(info[4][0])] = None
    return [each for each in found if not ip_address(each).is_loopback]


def _raise_file_limit(sockets: int) -> None:
    """Raise the limit of open files: each socket needs one."""
    if sys.platform == "win32":
        return
    import resource

    allowed, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + EXTRA_FILES
    if limit != resource.RLIM_INFINITY:
        wanted = min(wanted, limit)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, limit))

"""The folder of machine code and solved tables, and locks between the processes that write it."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from .compile_progress import report

VARIABLE: Final = "DAIKAIJU_CACHE"


def cache_root() -> Path:
    """Return the folder of the cache: $DAIKAIJU_CACHE, or one in the user's cache directory."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "daikaiju"


def make_writable() -> Path:
    """Return the folder of the cache, to write to it.

    If that is impossible, a temporary folder replaces it for this process and those that it starts,
    and one sentence says so.
    """
    root = cache_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError as error:
        replacement = tempfile.mkdtemp(prefix="daikaiju-")
        os.environ[VARIABLE] = replacement
        atexit.register(_remove, replacement, os.getpid())
        words = {"folder": str(root), "reason": str(error.strerror), "replacement": replacement}
        report("unwritable", **words)
        return Path(replacement)


def _remove(folder: str, process: int) -> None:
    """Remove a temporary folder, unless this is a fork of the process that made it."""
    if os.getpid() == process:
        shutil.rmtree(folder, ignore_errors=True)


# --- locks ---------------------------------------------------------------------------------------


@contextmanager
def lock(name: str, waits: Callable[[], None]) -> Iterator[None]:
    """Hold the lock of this name among all processes; call `waits` if another process holds it."""
    folder = make_writable() / "locks"
    folder.mkdir(exist_ok=True)
    with (folder / f"{name}.lock").open("a+b") as file:
        if not _try_lock(file):
            waits()
            _wait_for_lock(file)
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        with suppress(OSError):
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            return True
        return False

    def _wait_for_lock(file: IO[bytes]) -> None:
        while True:
            with suppress(OSError):  # after ten attempts, one a second
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        with suppress(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False

    def _wait_for_lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)

"""Locks of SQLite files: one server for a file, one writing process at a time."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from ...text import file_error_reason
from .errors import StoreSetupError

ORPHAN_SECONDS: Final = 5.0  # for the processes of a killed supervisor to end
PRIVATE_MODE: Final = 0o600  # the store contains the future dice of running games


class FileLock:
    """The lock of a SQLite file for one server. The system releases it if the process dies."""

    def __init__(self, file: Path) -> None:
        """Take the lock and check write access; else raise a `StoreSetupError`.

        Forked processes keep the lock too. If the supervisor was killed, they end at once, so this
        one waits for them.
        """
        try:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_MODE))
            _check_single_name(file)
            # A symbolic link to the file has the same lock.
            lock = os.open(f"{file.resolve()}.lock", os.O_RDWR | os.O_CREAT, PRIVATE_MODE)
        except OSError as error:
            reason = file_error_reason(error)
            raise StoreSetupError("mistake-store-denied", file=str(file), reason=reason) from None
        self._handle: IO[bytes] = os.fdopen(lock, "r+b", buffering=0)
        deadline = time.monotonic() + ORPHAN_SECONDS
        while not _try_to_lock(self._handle):
            self._handle.seek(0)
            holder = self._handle.read(20).decode("ascii", "replace").strip()
            if _is_running(holder) or time.monotonic() > deadline:
                self._handle.close()
                raise StoreSetupError("mistake-store-used", file=str(file), process=holder or "?")
            time.sleep(0.02)
        self._handle.seek(0)
        self._handle.truncate(0)
        self._handle.write(str(os.getpid()).encode())

    def release(self) -> None:
        self._handle.close()


def _try_to_lock(handle: IO[bytes]) -> bool:
    with suppress(OSError):
        _lock(handle)
        return True
    return False


def _is_running(process: str) -> bool:
    """Return whether a process with this id may run."""
    if os.name != "posix" or not process.isdecimal():
        return True
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


class WriteTurn:
    """The turn to write to a SQLite file, if several processes do so.

    They wait for it in the system, in the order of their arrival. SQLite alone would wait by trying
    again after ever longer pauses. The system passes the turn on if a process dies.
    """

    def __init__(self, file: Path) -> None:
        self._handle = os.open(f"{file.resolve()}.turn", os.O_RDWR | os.O_CREAT, PRIVATE_MODE)

    def __enter__(self) -> None:
        wait_for_turn(self._handle)

    def __exit__(self, *_: object) -> None:
        end_turn(self._handle)

    def close(self) -> None:
        os.close(self._handle)


def _check_single_name(file: Path) -> None:
    """Refuse a file with a second name (hard link), under which another server might use it."""
    if file.stat().st_nlink > 1:
        raise StoreSetupError("mistake-store-names", file=str(file))


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: IO[bytes]) -> None:
        handle.seek(1 << 30)  # beyond the bytes that other processes read
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        handle.seek(0)

    def wait_for_turn(handle: int) -> None:
        """Windows has no several processes: nothing to wait for."""

    end_turn = wait_for_turn

else:
    import fcntl

    def wait_for_turn(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)

    def end_turn(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)

    def _lock(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

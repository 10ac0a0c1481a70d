"""A log file that is renamed when it is full: `server.log`, `server.log.1`, `server.log.2` …

Several processes may write to the same file: each line is one write at the end of the file, and a
lock decides which process renames it.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..text import UserError, file_error_reason

if TYPE_CHECKING:
    from collections.abc import Iterator

_MODE: Final = 0o600  # lines about refusals contain addresses
_FLAGS: Final = os.O_WRONLY | os.O_CREAT | os.O_APPEND


class LogFile:
    """A stream for log lines."""

    def __init__(self, path: Path, max_bytes: int, kept: int) -> None:
        """Open the file; raise a `UserError` if it cannot be written."""
        self._path, self._max_bytes, self._kept = path, max_bytes, kept
        try:
            self._handle = os.open(path, _FLAGS, _MODE)
        except OSError as error:
            reason = file_error_reason(error)
            raise UserError("mistake-log-file", file=str(path), reason=reason) from None

    def write(self, text: str) -> None:
        data = text.encode("utf-8", "replace")
        if os.fstat(self._handle).st_size + len(data) > self._max_bytes:
            self._rotate()
        os.write(self._handle, data)

    def flush(self) -> None:
        """Do nothing: each line is written at once."""

    def _rotate(self) -> None:
        """Rename the full file, unless another process has done so, and open a new one."""
        with _locked(self._path.with_name(f"{self._path.name}.lock")):
            if self._is_current():
                for number in range(self._kept - 1, 0, -1):
                    self._rename(self._numbered(number), self._numbered(number + 1))
                self._rename(self._path, self._numbered(1))
            handle = os.open(self._path, _FLAGS, _MODE)
        os.close(self._handle)
        self._handle = handle

    def _is_current(self) -> bool:
        """Whether the open file still has the name of the log."""
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return False
        return os.path.samestat(found, os.fstat(self._handle))

    def _numbered(self, number: int) -> Path:
        return self._path.with_name(f"{self._path.name}.{number}")

    @staticmethod
    def _rename(old: Path, new: Path) -> None:
        if old.exists():
            old.replace(new)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold a lock among all processes, where the system has one."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, _MODE)
    try:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)

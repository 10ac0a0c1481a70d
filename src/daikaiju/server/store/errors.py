"""The errors of the store."""

from __future__ import annotations

from ...text import LocalizedError


class StoreError(Exception):
    """An operation of the store failed; the message says why."""


class StoreSetupError(LocalizedError, StoreError):
    """A translated error that the user can fix before a server, backup or restore starts."""


class Conflict(StoreError):
    """The entry is already written, or the table is deleted: read the log and decide again."""


class CodeTaken(StoreError):
    """Another table has this code."""


class Unavailable(StoreError):
    """The store cannot be reached, or it is unknown whether it wrote: read before continuing."""

"""The base class of the parts of the store."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select

from .appends import Operation


class Queries:
    """A part of the store. The store itself has the connections."""

    async def _read(self, query: Select[Any]) -> list[Any]:
        """Return the rows of a query."""
        raise NotImplementedError

    async def _write(self, work: Operation) -> Any:
        """Run an operation, in a transaction with other writes."""
        raise NotImplementedError

    async def _write_alone(self, work: Operation) -> Any:
        """Run an operation in its own transaction.

        Operations that lock several rows need it: in a transaction with other writes they could
        wait for another server, which waits for these writes.
        """
        raise NotImplementedError

"""Messages after a fault: they contain all parts that can be built.

A move is stored before its updates are built. If a part of an update cannot be built, clients get
the update without that part, so they always learn the new position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import structlog

from ..protocol.messages import Welcome
from ..tables.entries import Entry
from ..tables.moves import Play
from .builder import ENCODER, UpdateBuilder

T = TypeVar("T")
log: Final = structlog.get_logger("daikaiju.table")


def safe_update(builder: UpdateBuilder, entry: Entry, play: Play | None, player: str) -> bytes:
    """Return an update, or its parts that can be built."""
    try:
        return builder.encoded_update(entry, play, player)
    except Exception:
        _log_fault(builder, "an update could not be built")
        return ENCODER.encode(ReducedBuilder.of(builder).update(entry, play, player))


def safe_welcome(builder: UpdateBuilder, player: str) -> Welcome:
    """Return a welcome, or its parts that can be built."""
    try:
        return builder.welcome(player)
    except Exception:
        _log_fault(builder, "a welcome could not be built")
        return ReducedBuilder.of(builder).welcome(player)


def _log_fault(builder: UpdateBuilder, event: str) -> None:
    """Log the exception that is being handled."""
    log.exception(event, table=builder.table.id, seq=builder.table.snapshot.seq)


class ReducedBuilder(UpdateBuilder):
    """Builds messages without the parts that raise an exception."""

    @classmethod
    def of(cls, other: UpdateBuilder) -> ReducedBuilder:
        return cls(
            other.table,
            other._now,
            other._present,
            other._watchers,
            other._until,
            other._shows_all,
            other._spectators,
        )

    def _part(self, default: T, build: Callable[[], T]) -> T:
        try:
            value = build()
            ENCODER.encode(value)
        except Exception:
            _log_fault(self, "a part of a message is left out")
            return default
        return value

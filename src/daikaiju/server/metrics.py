"""Figures of a running server, in the form that Prometheus reads.

What happens is counted where it happens, by the functions below: they cost a microsecond or two.
What stands still, such as tables and sockets, is looked at when somebody asks.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from .. import __version__

if TYPE_CHECKING:
    from .tables.registry import Hall

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
PHASES: Final = ("gathering", "playing", "over")
DONE: Final = "done"
# In seconds: a durable commit takes a few milliseconds, a search for a move up to some seconds.
_STORING: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_THINKING: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_ENTRIES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REGISTRY: Final = CollectorRegistry()
_commands = Counter(
    "daikaiju_commands",
    "Commands by kind, and what became of them.",
    ["kind", "result"],
    registry=REGISTRY,
)
_refusals = Counter(
    "daikaiju_refusals", "What was refused, by HTTP and on sockets.", ["code"], registry=REGISTRY
)
_answering = Histogram(
    "daikaiju_command_seconds",
    "From the arrival of a command until it was stored.",
    registry=REGISTRY,
    buckets=_STORING,
)
_storing = Histogram(
    "daikaiju_store_seconds", "Transactions of the store.", registry=REGISTRY, buckets=_STORING
)
_batches = Histogram(
    "daikaiju_store_entries",
    "Entries that went into one transaction.",
    registry=REGISTRY,
    buckets=_ENTRIES,
)
_thinking = Histogram(
    "daikaiju_thinking_seconds",
    "How long bots took to decide.",
    ["level"],
    registry=REGISTRY,
    buckets=_THINKING,
)
_tables = Gauge("daikaiju_tables", "Tables at hand, by phase.", ["phase"], registry=REGISTRY)
_sockets = Gauge("daikaiju_sockets", "Connected browsers.", registry=REGISTRY)
Info("daikaiju_build", "What is running.", registry=REGISTRY).info({"version": __version__})
ProcessCollector(registry=REGISTRY)

# --- what happens --------------------------------------------------------------------------------


def command(kind: str, result: str, seconds: float) -> None:
    """A command was carried out (`done`), or refused with a code."""
    _counted_command(kind, result)()
    if result == DONE:
        _answering.observe(seconds)


def refused(code: str) -> None:
    """Somebody was told that something is refused."""
    _counted_refusal(code)()


def stored(seconds: float, entries: int) -> None:
    """The store has committed a transaction with so many entries."""
    _storing.observe(seconds)
    _batches.observe(entries)


def thought(level: str, seconds: float) -> None:
    """A bot has decided."""
    _observed_thought(level)(seconds)


# Finding the child of a label takes longer than counting: it is done once for each.


@cache
def _counted_command(kind: str, result: str) -> Callable[[], None]:
    return _commands.labels(kind, result).inc


@cache
def _counted_refusal(code: str) -> Callable[[], None]:
    return _refusals.labels(code).inc


@cache
def _observed_thought(level: str) -> Callable[[float], None]:
    return _thinking.labels(level).observe


# --- what stands still ---------------------------------------------------------------------------


def exposition(hall: Hall) -> bytes:
    """All figures, as text."""
    phases = Tally(keeper.table.kept.phase for keeper in hall.keepers)
    for phase in PHASES:
        _tables.labels(phase).set(phases[phase])
    _sockets.set(sum(keeper.listeners for keeper in hall.keepers))
    return generate_latest(REGISTRY)

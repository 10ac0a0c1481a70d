"""Metrics of a running server in the Prometheus text format.

Events are counted where they happen, by the functions below; a call takes about a microsecond.
Gauges such as tables and sockets are set when the metrics are requested.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
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
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from .. import __version__

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
PHASES: Final = ("gathering", "playing", "over")
DONE: Final = "done"
# Histogram buckets in seconds: a durable commit takes milliseconds, a bot decision up to seconds.
_STORE_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_DECISION_BUCKETS: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_ENTRY_BUCKETS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REGISTRY: Final = CollectorRegistry()
_commands = Counter(
    "daikaiju_commands",
    "Commands by kind and result.",
    ["kind", "result"],
    registry=REGISTRY,
)
_refusals = Counter(
    "daikaiju_refusals", "Refusals by code, on HTTP and sockets.", ["code"], registry=REGISTRY
)
_command_seconds = Histogram(
    "daikaiju_command_seconds",
    "Time from the arrival of a command until it is stored.",
    registry=REGISTRY,
    buckets=_STORE_BUCKETS,
)
_store_seconds = Histogram(
    "daikaiju_store_seconds",
    "Duration of store transactions.",
    registry=REGISTRY,
    buckets=_STORE_BUCKETS,
)
_store_entries = Histogram(
    "daikaiju_store_entries",
    "Log entries per transaction.",
    registry=REGISTRY,
    buckets=_ENTRY_BUCKETS,
)
_decision_seconds = Histogram(
    "daikaiju_thinking_seconds",
    "Duration of bot decisions.",
    ["level"],
    registry=REGISTRY,
    buckets=_DECISION_BUCKETS,
)
_tables = Gauge("daikaiju_tables", "Tables in memory by phase.", ["phase"], registry=REGISTRY)
_sockets = Gauge("daikaiju_sockets", "Open sockets.", registry=REGISTRY)
Info("daikaiju_build", "The version of the server.", registry=REGISTRY).info(
    {"version": __version__}
)
ProcessCollector(registry=REGISTRY)

# --- events --------------------------------------------------------------------------------------


def count_command(kind: str, result: str, seconds: float) -> None:
    """Count a command by its result: `done`, or the code of a refusal."""
    _command_counter(kind, result)()
    if result == DONE:
        _command_seconds.observe(seconds)


def count_refusal(code: str) -> None:
    """Count a refusal that was sent to a client."""
    _refusal_counter(code)()


def observe_transaction(seconds: float, entries: int) -> None:
    """Record a committed transaction of the store."""
    _store_seconds.observe(seconds)
    _store_entries.observe(entries)


def observe_bot_decision(level: str, seconds: float) -> None:
    """Record the duration of a bot decision."""
    _decision_observer(level)(seconds)


# Looking up the child of a label takes longer than counting, so the children are cached.


@cache
def _command_counter(kind: str, result: str) -> Callable[[], None]:
    return _commands.labels(kind, result).inc


@cache
def _refusal_counter(code: str) -> Callable[[], None]:
    return _refusals.labels(code).inc


@cache
def _decision_observer(level: str) -> Callable[[float], None]:
    return _decision_seconds.labels(level).observe


# --- gauges --------------------------------------------------------------------------------------


class Sample(Struct):
    """One value of a metric."""

    name: str
    labels: dict[str, str]
    value: float


class Family(Struct):
    """A metric of one process, for another one that reports those of all processes."""

    name: str
    description: str
    kind: str
    samples: list[Sample]


def set_gauges(phases: Iterable[str], sockets: int) -> None:
    """Set the gauges: `phases` has the phase of each table in memory."""
    counts = Tally(phases)
    for phase in PHASES:
        _tables.labels(phase).set(counts[phase])
    _sockets.set(sockets)


def render_metrics() -> bytes:
    """Return the metrics of this process as text."""
    return generate_latest(REGISTRY)


# --- several processes ---------------------------------------------------------------------------


def encode_metrics() -> bytes:
    """Return the metrics of this process for `render_all`."""
    return msgspec.json.encode(
        [
            Family(
                family.name,
                family.documentation,
                family.type,
                [Sample(each.name, each.labels, each.value) for each in family.samples],
            )
            for family in REGISTRY.collect()
        ]
    )


class _AllProcesses(Collector):
    """The metrics of all processes; the label `process` has the number of the process."""

    def __init__(self, by_process: Mapping[int, bytes]) -> None:
        self._by_process = by_process

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for process, data in self._by_process.items():
            for family in msgspec.json.decode(data, type=list[Family]):
                metric = found.setdefault(
                    family.name, Metric(family.name, family.description, family.kind)
                )
                for sample in family.samples:
                    labels = sample.labels | {"process": str(process)}
                    metric.add_sample(sample.name, labels, sample.value)
        return found.values()


def render_all(by_process: Mapping[int, bytes]) -> bytes:
    """Return the metrics of all processes as text."""
    registry = CollectorRegistry()
    registry.register(_AllProcesses(by_process))
    return generate_latest(registry)

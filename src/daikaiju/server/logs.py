"""The log of a running server: a line for people, or an object of JSON for machines.

A line has words of ours and the fields named here, and nothing else: whatever is given under any
other name is left out. So tokens, cookies, what people say and what they are called cannot end
there by mistake. Of an error, its kind and where it arose are told, but not its own words, which
may repeat what somebody sent.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, TextIO, cast

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from .settings import Settings, told_store

FIELDS: Final = frozenset(
    {
        *("event", "level", "at", "logger", "error", "trace"),
        *("request", "method", "route", "status", "address"),  # HTTP
        *("table", "player", "command", "code", "milliseconds"),  # commands
        *("tables", "sockets", "seconds", "version", "url", "store", "signal"),  # the server
    }
)
QUIET: Final = ("ping",)  # commands that browsers send all the time
_URL: Final = re.compile(r"[a-z+]+://\S+")
_PLAIN: Final = re.compile(r"[!-~]+")
_LONGEST: Final = 300

log = structlog.get_logger("daikaiju.server")


def configure(settings: Settings, file: TextIO | None = None) -> None:
    """Write the log in this form from now on, libraries' warnings included.

    To stderr once and for all, which is quicker; or to a file, until this is called again.
    """
    stamp, last = _FORMS[settings.logs]
    processors: list[Processor] = [
        structlog.processors.add_log_level,
        stamp,
        _with_trace,
        _only_known,
        last,
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(settings.log_level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Unfailing(file or sys.stderr))),
        cache_logger_on_first_use=file is None,
    )
    logging.basicConfig(handlers=[_Forwarding()], level=logging.WARNING, force=True)


def commanded(
    command: str, seconds: float, *, table: str = "", player: str = "", code: str = ""
) -> None:
    """A command was carried out, or refused with a code."""
    given = {"command": command, "table": table, "player": player, "code": code}
    words = {name: value for name, value in given.items() if value}
    tell = log.debug if command in QUIET else log.info
    tell("refused" if code else "done", **words, milliseconds=round(1000 * seconds, 1))


# --- what a line may contain ---------------------------------------------------------------------


def _only_known(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The fields of the list, in its form: short, and without the passwords of URLs."""
    return {name: _plain(value) for name, value in event.items() if name in FIELDS}


def _plain(value: Any) -> Any:
    if isinstance(value, bool | int | float | None):
        return value
    text = str(value)
    if "://" in text:
        text = _URL.sub(lambda found: told_store(found[0]), text)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _with_trace(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """An error as its kind, the kinds of what led to it, and the places it passed."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = " from ".join(_kinds(error))
        places = [f"{Path(f.filename).name}:{f.lineno}" for f in extract_tb(error.__traceback__)]
        event["trace"] = " ".join(reversed(places[-12:]))
    return event


def _kinds(error: BaseException | None) -> Iterator[str]:
    while error:
        reason = f" ({error.strerror})" if isinstance(error, OSError) and error.strerror else ""
        yield type(error).__name__ + reason
        error = error.__cause__


# --- the two forms -------------------------------------------------------------------------------


def _text_line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    """`20:15:03 info    done  command=act table=… milliseconds=3.1`"""
    at, level, words = event.pop("at"), event.pop("level"), event.pop("event")
    fields = " ".join(f"{name}={_word(value)}" for name, value in event.items())
    return f"{at} {level:<7} {words}{'  ' if fields else ''}{fields}"


def _word(value: Any) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


def _json_line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    return msgspec.json.encode(event).decode()


_FORMS: Final[dict[str, tuple[Processor, Processor]]] = {
    "text": (structlog.processors.TimeStamper("%H:%M:%S", utc=False, key="at"), _text_line),
    "json": (structlog.processors.TimeStamper("iso", utc=True, key="at"), _json_line),
}


class _Forwarding(logging.Handler):
    """What libraries warn of, in the same form: their own words, not what they put into them."""

    def emit(self, record: logging.LogRecord) -> None:
        is_ours = record.name.startswith("daikaiju.")
        words = record.getMessage() if is_ours else str(record.msg)
        words = words.strip().partition("\n")[0]
        log.log(record.levelno, words, logger=record.name, exc_info=record.exc_info)


class _Unfailing:
    """A stream on which nothing can go wrong: a full disk or a gone reader stops no game."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()

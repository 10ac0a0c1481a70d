"""The log of the server: lines of text for people, or JSON objects for machines.

A line has a fixed message and the fields in `FIELDS`; other fields are dropped. So tokens, cookies,
chat messages and player names cannot get into the log by mistake. An error is logged with its type
and its traceback positions, but without its message, which may repeat data of a client.
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

from .log_file import LogFile
from .settings import Settings, redact_password

FIELDS: Final = frozenset(
    {
        *("event", "level", "at", "logger", "error", "trace"),
        *("request", "method", "route", "status", "address", "skipped"),  # HTTP
        *("table", "player", "command", "code", "milliseconds"),  # commands
        *(
            "tables",
            "sockets",
            "seconds",
            "version",
            "url",
            "store",
            "signal",
            "reason",
        ),  # the server
        *("pack", "packs"),
        *("process", "pid", "processes"),  # if several processes share a port
    }
)
DEBUG_COMMANDS: Final = ("ping",)  # sent by browsers all the time: log level debug
_URL: Final = re.compile(r"[a-z+]+://\S+")
_UNQUOTED: Final = re.compile(r"[!-~]+")
_MAX_LENGTH: Final = 300

log = structlog.get_logger("daikaiju.server")
_process = ""  # the name of this process; empty: it is the only one
_commands: CommandLog | None = None  # set by `configure`


def configure(settings: Settings, file: TextIO | None = None) -> None:
    """Configure the log and forward the warnings of libraries to it.

    Without `file` it writes to the log file or to stderr, and caches the loggers, which is
    faster. With `file` it can be configured again.
    """
    global _commands
    timestamper, renderer = _FORMATS[settings.logs]
    stream = cast(TextIO, _SafeStream(file or _open_stream(settings)))
    _commands = CommandLog(stream, timestamper, renderer)
    processors: list[Processor] = [
        structlog.processors.add_log_level,
        timestamper,
        _add_process,
        _add_trace,
        _keep_known_fields,
        renderer,
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(settings.log_level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=file is None,
    )
    logging.basicConfig(handlers=[_LibraryHandler()], level=logging.WARNING, force=True)


def _open_stream(settings: Settings) -> TextIO:
    """Return the log file, or stderr if there is none."""
    if not settings.log_file:
        return sys.stderr
    path, max_bytes = Path(settings.log_file).expanduser(), settings.log_megabytes * 1_000_000
    return cast(TextIO, LogFile(path, max_bytes, settings.log_files))


def log_command(
    command: str, seconds: float, *, table: str = "", player: str = "", code: str = ""
) -> None:
    """Log a command that was done, or refused with a code."""
    given = {"command": command, "table": table, "player": player, "code": code}
    event: EventDict = {name: value for name, value in given.items() if value}
    level = logging.DEBUG if command in DEBUG_COMMANDS else logging.INFO
    if not log.is_enabled_for(level):
        return
    event["milliseconds"] = round(1000 * seconds, 1)
    message = "refused" if code else "done"
    if _commands:
        _commands.write(logging.getLevelName(level).lower(), message, event)
    else:
        log.log(level, message, **event)


class CommandLog:
    """Writes the lines of commands, most of all lines, without the processors of structlog.

    Their values are ids and codes of this server: they contain nothing that must be removed.
    """

    def __init__(self, stream: TextIO, timestamper: Processor, renderer: Processor) -> None:
        self._stream, self._timestamper, self._renderer = stream, timestamper, renderer

    def write(self, level: str, message: str, event: EventDict) -> None:
        event.update(event=message, level=level)
        self._timestamper(None, level, event)
        line = self._renderer(None, level, _add_process(None, level, event))
        self._stream.write(f"{line!s}\n")


def name_process(name: str) -> None:
    """Add the name of this process to all lines from now on."""
    global _process
    _process = name


# --- fields --------------------------------------------------------------------------------------


def _keep_known_fields(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Keep the fields of `FIELDS`, shortened and without passwords in URLs."""
    return {name: _clean(value) for name, value in event.items() if name in FIELDS}


def _clean(value: Any) -> Any:
    if isinstance(value, bool | int | float | None):
        return value
    text = str(value)
    if "://" in text:
        text = _URL.sub(lambda found: redact_password(found[0]), text)
    return text if len(text) <= _MAX_LENGTH else text[: _MAX_LENGTH - 1] + "…"


def _add_process(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    if _process:
        event.setdefault("process", _process)
    return event


def _add_trace(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Replace the exception by its type, the types of its causes, and the traceback positions."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = " from ".join(_error_types(error))
        lines = [f"{Path(f.filename).name}:{f.lineno}" for f in extract_tb(error.__traceback__)]
        event["trace"] = " ".join(reversed(lines[-12:]))
    return event


def _error_types(error: BaseException | None) -> Iterator[str]:
    while error:
        reason = f" ({error.strerror})" if isinstance(error, OSError) and error.strerror else ""
        yield type(error).__name__ + reason
        error = error.__cause__


# --- formats -------------------------------------------------------------------------------------


def _text_line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    """Return a line such as `20:15:03 info    done  command=act table=… milliseconds=3.1`."""
    at, level, message = event.pop("at"), event.pop("level"), event.pop("event")
    fields = " ".join(f"{name}={_quote(value)}" for name, value in event.items())
    return f"{at} {level:<7} {message}{'  ' if fields else ''}{fields}"


def _quote(value: Any) -> str:
    text = str(value)
    return text if _UNQUOTED.fullmatch(text) else json.dumps(text)


def _json_line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    return msgspec.json.encode(event).decode()


_FORMATS: Final[dict[str, tuple[Processor, Processor]]] = {
    "text": (structlog.processors.TimeStamper("%H:%M:%S", utc=False, key="at"), _text_line),
    "json": (structlog.processors.TimeStamper("iso", utc=True, key="at"), _json_line),
}


class _LibraryHandler(logging.Handler):
    """Forwards log records of libraries: the message template, without its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        is_own = record.name.startswith("daikaiju.")
        message = record.getMessage() if is_own else str(record.msg)
        message = message.strip().partition("\n")[0]
        log.log(record.levelno, message, logger=record.name, exc_info=record.exc_info)


class _SafeStream:
    """A stream that ignores write errors, so that a full disk or a closed pipe stops no game."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()

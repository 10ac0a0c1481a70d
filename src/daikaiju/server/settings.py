"""The settings of the server, from command options, the environment and a file, in this order of
precedence.

Each error is one sentence: where the value is, what is wrong, what would be valid. It never
contains a password.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct, field, inspect

from ..text import UserError, file_error_reason
from .value_checks import CHECKS, SettingsError

PREFIX: Final = "DAIKAIJU_"  # of environment variables
FILE_VARIABLE: Final = f"{PREFIX}SETTINGS"
STORE_FILE: Final = "daikaiju.db"
DIRECT_OPTIONS: Final = ("host", "port", "store", "name", "public_url", "processes", "logs")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
MIN_SIMILARITY: Final = 0.75  # of an unknown variable to a setting, to be refused as a typing error


# --- the store -----------------------------------------------------------------------------------


def default_store() -> str:
    """Return the default file of the store, in the data folder of the user."""
    home = Path.home()
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    elif os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(folder / "daikaiju" / STORE_FILE)


def redact_password(store: str) -> str:
    """Return the store for display, with any password in its URL replaced by `…`."""
    scheme, colon, rest = store.partition("://")
    if not colon:
        return store
    rest = re.sub(r"(?i)(password=)[^&]*", r"\1…", rest)
    who, at, where = rest.rpartition("@")
    user, secret, _ = who.partition(":")
    return f"{scheme}://{user}{':…' if secret else ''}{at}{where}"


# --- the settings --------------------------------------------------------------------------------


def _number(least: int, most: int, description: str) -> Meta:
    return Meta(ge=least, le=most, description=description)


def _describe(description: str) -> Meta:
    return Meta(description=description)


_MAX: Final = 1_000_000


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings. A test compares the table in docs/hosting.md with the descriptions."""

    host: Annotated[
        str, _describe("The address to listen on; 0.0.0.0 means all addresses of the machine.")
    ] = "127.0.0.1"
    port: Annotated[int, _number(0, 65_535, "The port to listen on; 0 means any free port.")] = 8000
    store: Annotated[
        str, _describe("Where games are stored: a file (SQLite), or a `postgresql://…` URL.")
    ] = field(default_factory=default_store)
    name: Annotated[str, _describe("The name of the server.")] = "Daikaiju"
    public_url: Annotated[
        str, _describe("The public URL of the server, if it is behind a proxy.")
    ] = ""
    origins: Annotated[tuple[str, ...], _describe("Other sites whose pages may use the API.")] = ()
    proxies: Annotated[
        tuple[str, ...],
        _describe("Addresses or networks of proxies that report the client address."),
    ] = ("127.0.0.1", "::1")
    processes: Annotated[
        int,
        _number(
            0,
            64,
            "Number of processes that share the port; 0 means one for each core, up to 8, or one "
            "on a machine with little memory.",
        ),
    ] = 0
    thinkers: Annotated[int, _number(1, 256, "Number of bot worker processes.")] = 1
    tables: Annotated[
        int,
        _number(1, _MAX, "Maximum of unfinished tables; a table unused for a day does not count."),
    ] = 2_000
    tables_of_player: Annotated[
        int, _number(1, _MAX, "Maximum of unfinished tables of one player.")
    ] = 20
    tables_of_address: Annotated[
        int, _number(1, _MAX, "Maximum of tables opened from one address in a day.")
    ] = 200
    sockets: Annotated[int, _number(1, _MAX, "Maximum of open sockets.")] = 5_000
    sockets_of_table: Annotated[int, _number(1, _MAX, "Maximum of open sockets at one table.")] = (
        100
    )
    sockets_of_address: Annotated[
        int, _number(1, _MAX, "Maximum of open sockets from one address.")
    ] = 500
    connections_of_address: Annotated[
        int,
        _number(1, _MAX, "Maximum of open HTTP connections from one address, and of its requests."),
    ] = 100
    requests: Annotated[int, _number(1, _MAX, "Requests per minute from one address.")] = 600
    codes: Annotated[
        int, _number(1, _MAX, "Lookups of tables by code per minute from one address.")
    ] = 30
    commands: Annotated[int, _number(1, 10_000, "Commands per second on one socket.")] = 20
    gathering_days: Annotated[
        int, _number(1, 3_650, "Days after which a table that was not started is deleted.")
    ] = 7
    smtp_host: Annotated[
        str, _describe("The SMTP server for e-mail to players who want it; empty: no e-mail.")
    ] = ""
    smtp_port: Annotated[int, _number(1, 65_535, "The port of the SMTP server.")] = 587
    smtp_tls: Annotated[
        Literal["starttls", "tls", "none"],
        _describe("Encryption: `starttls`, `tls` (often port 465), or `none` on this machine."),
    ] = "starttls"
    smtp_user: Annotated[str, _describe("The user at the SMTP server; empty: no login.")] = ""
    smtp_password: Annotated[str, _describe("The password of this user.")] = ""
    smtp_from: Annotated[str, _describe("The address from which e-mail is sent.")] = ""
    logs: Annotated[
        Literal["text", "json"],
        _describe("Log lines for people (`text`) or for machines (`json`)."),
    ] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        _describe("The lowest level that is logged; `info` includes each command."),
    ] = "info"

    log_file: Annotated[
        str, _describe("A file for the log instead of the standard error output.")
    ] = ""
    log_megabytes: Annotated[
        int, _number(1, 10_000, "The size at which a log file is renamed and a new one begins.")
    ] = 50
    log_files: Annotated[int, _number(1, 1_000, "Number of renamed log files that are kept.")] = 5

    def __repr__(self) -> str:
        """Show the settings without passwords."""
        shown = {name: _redact(name, value) for name, value in msgspec.structs.asdict(self).items()}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def _redact(name: str, value: object) -> object:
    """Return the value of a setting for display, without a password."""
    if name == "store" and isinstance(value, str):
        return redact_password(value)
    return "…" if name == "smtp_password" and value else value


FIELDS: Final = {each.name: each for each in msgspec.structs.fields(Settings)}


def environment_variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def command_option(name: str) -> str:
    """Return the command line option of a setting: its own one, or `--set NAME`."""
    return f"--{name.replace('_', '-')}" if name in DIRECT_OPTIONS else f"--set {name}"


# --- collecting ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _GivenValue:
    """A value as given by the user, and where it was given."""

    name: str
    value: object
    where: str  # `DAIKAIJU_PORT`, `--port`, `daikaiju.toml: port`
    is_text: bool = True  # given as text, which may mean a number; False in a file


def read_settings(
    options: Mapping[str, object] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Return the effective settings; `options` has the command options by setting name."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    given = _read_file(file) if file else []
    given += _read_environment(environment)
    given += [
        _GivenValue(name, value, command_option(name)) for name, value in (options or {}).items()
    ]
    settings = Settings(**{each.name: _convert(each) for each in given})
    _check_mail(settings)
    return settings


def check_known(name: str, where: str) -> None:
    """Raise an error if there is no such setting."""
    if name in FIELDS:
        return
    matches = get_close_matches(name.lower().replace("-", "_"), FIELDS, 1)
    if matches:
        raise SettingsError("mistake-setting-near", where=where, setting=name, near=matches[0])
    raise SettingsError("mistake-setting", where=where, setting=name, known=", ".join(FIELDS))


def _read_file(file: Path) -> list[_GivenValue]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = file_error_reason(error)
        raise SettingsError("mistake-settings-file", file=str(file), reason=reason) from None
    except UnicodeDecodeError:
        raise SettingsError("mistake-settings-encoding", file=str(file)) from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError("mistake-settings-form", file=str(file), reason=str(error)) from None
    for name in found:
        check_known(name, str(file))
    return [_GivenValue(name, value, f"{file}: {name}", False) for name, value in found.items()]


def _read_environment(environment: Mapping[str, str]) -> list[_GivenValue]:
    """Return the settings in environment variables.

    An unknown variable with the prefix is refused only if it looks like a typing error: some
    launchers set variables such as DAIKAIJU_SERVICE_HOST.
    """
    known = {environment_variable(name): name for name in FIELDS}
    for key in environment:
        if key.startswith(PREFIX) and key not in known and key != FILE_VARIABLE:
            matches = get_close_matches(key.removeprefix(PREFIX).lower(), FIELDS, 1, MIN_SIMILARITY)
            if matches:
                near = environment_variable(matches[0])
                raise SettingsError("mistake-setting-variable", variable=key, near=near)
    return [
        _GivenValue(name, environment[key], key)
        for key, name in known.items()
        if key in environment
    ]


# --- converting ----------------------------------------------------------------------------------


def _convert(given: _GivenValue) -> Any:
    kind, value = _KINDS[given.name], given.value
    if given.is_text and isinstance(kind, inspect.VarTupleType):
        value = [part.strip() for part in str(value).split(",") if part.strip()]
    try:
        plain = msgspec.convert(value, _TYPES[given.name], strict=not given.is_text)
        return CHECKS[given.name](plain) if given.name in CHECKS else plain
    except msgspec.ValidationError:
        right = _describe_valid(kind)
    except SettingsError as error:
        right = error
    shown = repr(_redact(given.name, given.value))
    raise SettingsError("mistake-setting-value", where=given.where, given=shown, right=right)


def _describe_valid(kind: inspect.Type) -> UserError:
    if isinstance(kind, inspect.IntType):
        least, most = str(kind.ge), str(kind.le)
        return UserError("mistake-right-number", least=least, most=most)
    if isinstance(kind, inspect.LiteralType):
        return UserError(
            "mistake-right-choice", known=", ".join(str(value) for value in kind.values)
        )
    if isinstance(kind, inspect.VarTupleType):
        return UserError("mistake-right-texts")
    return UserError("mistake-right-text")


def _unwrap_type(name: str) -> inspect.Type:
    info = inspect.type_info(_TYPES[name])
    return info.type if isinstance(info, inspect.Metadata) else info


_TYPES: Final = get_type_hints(Settings, include_extras=True)
_KINDS: Final = {name: _unwrap_type(name) for name in FIELDS}


def _check_mail(settings: Settings) -> None:
    """Raise an error if e-mail is on, but something that it needs is missing."""
    if not settings.smtp_host:
        return
    for name in ("smtp_from", "public_url"):  # messages contain links
        if not getattr(settings, name):
            raise SettingsError("mistake-smtp-needs", missing=name)
    if settings.smtp_user and settings.smtp_tls == "none" and settings.smtp_host not in LOOPBACK:
        raise SettingsError("mistake-smtp-plain")

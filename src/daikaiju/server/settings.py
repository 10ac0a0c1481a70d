"""What a host may set: by options of the command, by the environment, in a file; in this order.

Every mistake is one sentence: where it stands, what is wrong, what would be right. The password of
a database is never part of it.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Meta, Struct, field, inspect

from ..text import Told, reason_of

PREFIX: Final = "DAIKAIJU_"  # of variables in the environment
FILE_VARIABLE: Final = f"{PREFIX}SETTINGS"
STORE_FILE: Final = "daikaiju.db"
OWN_OPTION: Final = ("host", "port", "store", "name", "public_url", "logs")
LONGEST_NAME: Final = 60
ALIKE: Final = 0.75  # how alike a name must be to be taken for a slip


class SettingsError(Told):
    """A setting that cannot be: where, what is wrong, what would be right."""


# --- places --------------------------------------------------------------------------------------


def default_store() -> str:
    """A file among the user's own data: the same one wherever the command is started."""
    home = Path.home()
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    elif os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(folder / "daikaiju" / STORE_FILE)


def told_store(store: str) -> str:
    """The store as it may be printed: without a password, wherever it stands in the URL."""
    scheme, colon, rest = store.partition("://")
    if not colon:
        return store
    rest = re.sub(r"(?i)(password=)[^&]*", r"\1…", rest)
    who, at, where = rest.rpartition("@")
    user, secret, _ = who.partition(":")
    return f"{scheme}://{user}{':…' if secret else ''}{at}{where}"


def is_postgres(store: str) -> bool:
    """… rather than a file."""
    return bool(re.match(r"postgres(ql)?(\+asyncpg)?://", store))


# --- the settings --------------------------------------------------------------------------------


def _number(least: int, most: int, description: str) -> Meta:
    return Meta(ge=least, le=most, description=description)


def _about(description: str) -> Meta:
    return Meta(description=description)


_MOST: Final = 1_000_000


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings. The table in docs/hosting.md is made from the descriptions."""

    host: Annotated[
        str, _about("The address to listen on; 0.0.0.0 is every one of the machine.")
    ] = "127.0.0.1"
    port: Annotated[int, _number(0, 65_535, "The port to listen on; 0 is any free one.")] = 8000
    store: Annotated[
        str, _about("Where games are kept: a file (SQLite), or `postgresql://…` for a database.")
    ] = field(default_factory=default_store)
    name: Annotated[str, _about("What the server is called.")] = "Daikaiju"
    public_url: Annotated[
        str, _about("Where people reach the server, if not where it listens (behind a proxy).")
    ] = ""
    origins: Annotated[tuple[str, ...], _about("Other sites whose pages may talk to it.")] = ()
    proxies: Annotated[
        tuple[str, ...], _about("Proxies, by address or network: they may say who is calling.")
    ] = ("127.0.0.1", "::1")
    thinkers: Annotated[int, _number(1, 256, "Processes in which bots think.")] = 1
    tables: Annotated[
        int,
        _number(1, _MOST, "Unfinished tables at once; those left alone for a day do not count."),
    ] = 2_000
    tables_of_player: Annotated[int, _number(1, _MOST, "… opened by one player.")] = 20
    sockets: Annotated[int, _number(1, _MOST, "Connected browsers at once.")] = 5_000
    sockets_of_table: Annotated[int, _number(1, _MOST, "… at one table.")] = 100
    sockets_of_address: Annotated[int, _number(1, _MOST, "… from one network address.")] = 500
    requests: Annotated[int, _number(1, _MOST, "Requests a minute from one address.")] = 600
    codes: Annotated[
        int, _number(1, _MOST, "Tables looked up by their code, a minute and address.")
    ] = 30
    commands: Annotated[int, _number(1, 10_000, "Commands a second from one browser.")] = 20
    gathering_days: Annotated[
        int, _number(1, 3_650, "Days after which tables that nobody has started are forgotten.")
    ] = 7
    logs: Annotated[
        Literal["text", "json"], _about("Log lines for people (text) or for machines (json).")
    ] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        _about("The least that is logged; info has a line for every command."),
    ] = "info"

    def __repr__(self) -> str:
        """Without the password that `store` may have."""
        told = msgspec.structs.asdict(self) | {"store": told_store(self.store)}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in told.items())})"


FIELDS: Final = {each.name: each for each in msgspec.structs.fields(Settings)}


def variable(name: str) -> str:
    """The variable of the environment for a setting."""
    return PREFIX + name.upper()


def option(name: str) -> str:
    """The option of the command line for a setting: its own, or one of the rarely touched."""
    return f"--{name.replace('_', '-')}" if name in OWN_OPTION else f"--set {name}"


# --- collecting ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Given:
    """One value as somebody wrote it, and where."""

    name: str
    value: object
    where: str  # `DAIKAIJU_PORT`, `--port`, `daikaiju.toml: port`
    is_text: bool = True  # … also where it means a number: everywhere but in a file


def read_settings(
    options: Mapping[str, object] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """The settings that hold; `options` are those of the command line, by the setting's name."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    given = _in_file(file) if file else []
    given += _in_environment(environment)
    given += [_Given(name, value, option(name)) for name, value in (options or {}).items()]
    return Settings(**{each.name: _converted(each) for each in given})


def check_known(name: str, where: str) -> None:
    """Is there such a setting? Else one sentence."""
    if name in FIELDS:
        return
    alike = get_close_matches(name.lower().replace("-", "_"), FIELDS, 1)
    if alike:
        raise SettingsError("mistake-setting-near", where=where, setting=name, near=alike[0])
    raise SettingsError("mistake-setting", where=where, setting=name, known=", ".join(FIELDS))


def _in_file(file: Path) -> list[_Given]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = reason_of(error)
        raise SettingsError("mistake-settings-file", file=str(file), reason=reason) from None
    except UnicodeDecodeError:
        raise SettingsError("mistake-settings-encoding", file=str(file)) from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError("mistake-settings-form", file=str(file), reason=str(error)) from None
    for name in found:
        check_known(name, str(file))
    return [_Given(name, value, f"{file}: {name}", False) for name, value in found.items()]


def _in_environment(environment: Mapping[str, str]) -> list[_Given]:
    """Other variables of our prefix are refused only if they look like a slip: some launchers
    make up their own, such as DAIKAIJU_SERVICE_HOST."""
    known = {variable(name): name for name in FIELDS}
    for key in environment:
        if key.startswith(PREFIX) and key not in known and key != FILE_VARIABLE:
            alike = get_close_matches(key.removeprefix(PREFIX).lower(), FIELDS, 1, ALIKE)
            if alike:
                near = variable(alike[0])
                raise SettingsError("mistake-setting-variable", variable=key, near=near)
    return [
        _Given(name, environment[key], key) for key, name in known.items() if key in environment
    ]


# --- converting ----------------------------------------------------------------------------------


def _converted(given: _Given) -> Any:
    kind, value = _KINDS[given.name], given.value
    if given.is_text and isinstance(kind, inspect.VarTupleType):
        value = [part.strip() for part in str(value).split(",") if part.strip()]
    try:
        plain = msgspec.convert(value, _TYPES[given.name], strict=not given.is_text)
        return _CHECKS[given.name](plain) if given.name in _CHECKS else plain
    except msgspec.ValidationError:
        right = _right(kind)
    except SettingsError as error:
        right = error
    shown = _shown(given)
    raise SettingsError("mistake-setting-value", where=given.where, given=shown, right=right)


def _shown(given: _Given) -> str:
    value = given.value
    if given.name == "store" and isinstance(value, str):
        value = told_store(value)
    return repr(value)


def _right(kind: inspect.Type) -> Told:
    if isinstance(kind, inspect.IntType):
        least, most = str(kind.ge), str(kind.le)
        return Told("mistake-right-number", least=least, most=most)
    if isinstance(kind, inspect.LiteralType):
        return Told("mistake-right-choice", known=", ".join(str(value) for value in kind.values))
    if isinstance(kind, inspect.VarTupleType):
        return Told("mistake-right-texts")
    return Told("mistake-right-text")


def _plain_kind(name: str) -> inspect.Type:
    info = inspect.type_info(_TYPES[name])
    return info.type if isinstance(info, inspect.Metadata) else info


_TYPES: Final = get_type_hints(Settings, include_extras=True)
_KINDS: Final = {name: _plain_kind(name) for name in FIELDS}

# --- what a type cannot say ----------------------------------------------------------------------
_DATABASE: Final = "postgresql://USER:PASSWORD@HOST/DATABASE"
# Each check gives the value back in its plain form, or says what would be right.


def _check_host(host: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", host):
        raise SettingsError("mistake-right-host")
    return host


def _check_store(store: str) -> str:
    """A file stays as it is, but for the sign of one's own folder."""
    if is_postgres(store):
        if not _site(store).path.strip("/"):
            raise SettingsError("mistake-right-database", database=_DATABASE)
        return store
    is_url = "://" in store
    if not store.strip() or (is_url and not store.startswith("sqlite:///")):
        raise SettingsError("mistake-right-store", database=_DATABASE)
    return store if is_url else str(Path(store).expanduser())


def _site(url: str) -> SplitResult:
    """The parts of a URL; of what is none, empty ones."""
    try:
        parts = urlsplit(url.strip())
        return parts if parts.port != 0 else urlsplit("")
    except ValueError:  # also of a port that is no number
        return urlsplit("")


def _check_name(name: str) -> str:
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise SettingsError("mistake-right-name", most=LONGEST_NAME)
    return plain


def _check_site(site: str) -> str:
    """`https://example.org`, without anything behind: what browsers send as the origin."""
    parts = _site(site)
    plain = f"{parts.scheme}://{parts.netloc}".lower()
    has_more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in ("http", "https") or not parts.hostname or has_more:
        raise SettingsError("mistake-right-site")
    return plain


def _check_sites(sites: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_check_site(site) for site in sites)


def _check_proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses and networks; `*` is everybody, for a server that only the proxy can reach."""
    for proxy in proxies:
        try:
            known = proxy == "*" or bool(ip_network(proxy))
        except ValueError:
            known = False
        if not known:
            raise SettingsError("mistake-right-proxies")
    return proxies


_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "host": _check_host,
    "store": _check_store,
    "name": _check_name,
    "public_url": lambda site: _check_site(site) if site else "",
    "origins": _check_sites,
    "proxies": _check_proxies,
}

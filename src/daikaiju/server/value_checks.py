"""Checks of settings beyond their type.

Each check returns the normalised value, or raises an error that says what would be valid.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from ..text import UserError
from .email_address import BadAddress, parse_address

_DATABASE: Final = "postgresql://USER:PASSWORD@HOST/DATABASE"
MAX_NAME_LENGTH: Final = 60


class SettingsError(UserError):
    """An invalid setting: where it is, what is wrong, what would be valid."""


def is_postgres(store: str) -> bool:
    """Return whether the store is a PostgreSQL URL rather than a file."""
    return bool(re.match(r"postgres(ql)?(\+asyncpg)?://", store))


def _check_host(host: str, error: str = "mistake-right-host") -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", host):
        raise SettingsError(error)
    return host


def _check_store(store: str) -> str:
    """Check a PostgreSQL URL or a file; expand `~` in a file name."""
    if is_postgres(store):
        if not _split_url(store).path.strip("/"):
            raise SettingsError("mistake-right-database", database=_DATABASE)
        return store
    is_url = "://" in store
    if not store.strip() or (is_url and not store.startswith("sqlite:///")):
        raise SettingsError("mistake-right-store", database=_DATABASE)
    return store if is_url else str(Path(store).expanduser())


def _split_url(url: str) -> SplitResult:
    """Return the parts of a URL, all empty if it is invalid."""
    try:
        parts = urlsplit(url.strip())
        return parts if parts.port != 0 else urlsplit("")
    except ValueError:  # also for a port that is not a number
        return urlsplit("")


def _check_name(name: str) -> str:
    plain = " ".join(name.split())
    if not plain or len(plain) > MAX_NAME_LENGTH or not plain.isprintable():
        raise SettingsError("mistake-right-name", most=MAX_NAME_LENGTH)
    return plain


def _check_site(site: str) -> str:
    """Check an origin as browsers send it: `https://example.org`, without a path."""
    parts = _split_url(site)
    plain = f"{parts.scheme}://{parts.netloc}".lower()
    has_more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in ("http", "https") or not parts.hostname or has_more:
        raise SettingsError("mistake-right-site")
    return plain


def _check_sites(sites: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_check_site(site) for site in sites)


def _check_proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """Check addresses and networks; `*` means any, for a server that only the proxy can reach."""
    for proxy in proxies:
        try:
            known = proxy == "*" or bool(ip_network(proxy))
        except ValueError:
            known = False
        if not known:
            raise SettingsError("mistake-right-proxies")
    return proxies


def _check_sender(address: str) -> str:
    try:
        return parse_address(address)
    except BadAddress:
        raise SettingsError("mistake-right-email") from None


CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "host": _check_host,
    "store": _check_store,
    "name": _check_name,
    "public_url": lambda site: _check_site(site) if site else "",
    "origins": _check_sites,
    "proxies": _check_proxies,
    "smtp_host": lambda host: _check_host(host, "mistake-right-server") if host else "",
    "smtp_from": lambda address: _check_sender(address) if address else "",
}

"""Which push endpoints the server contacts: https on public addresses only.

A client chooses the endpoint. Without these checks it could make the server send requests into the
network of its host. The address that was checked is also the one that is used: a second lookup of
the name could give another one.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

MAX_ENDPOINT: Final = 1000  # characters
HTTPS_PORT: Final = 443


class BadEndpoint(ValueError):
    """An endpoint that the server does not contact."""


@dataclass(frozen=True)
class Endpoint:
    """The parts of the URL of a push endpoint."""

    host: str
    port: int
    path: str  # with the query

    @property
    def origin(self) -> str:
        return f"https://{self.host}" + ("" if self.port == HTTPS_PORT else f":{self.port}")


@dataclass(frozen=True)
class EndpointPolicy:
    """The rules for endpoints; tests allow loopback addresses and other ports."""

    allows_loopback: bool = False

    def parse(self, url: str) -> Endpoint:
        """Return the parts of a URL, or raise `BadEndpoint`."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or HTTPS_PORT
        except ValueError:
            raise BadEndpoint("not a URL") from None
        if parts.scheme != "https" or "@" in parts.netloc or len(url) > MAX_ENDPOINT:
            raise BadEndpoint("not an https URL without user and password")
        if not url.isascii() or not url.isprintable() or " " in url:
            raise BadEndpoint("not a URL")
        if not self.allows_loopback and (port != HTTPS_PORT or not _is_public_name(host)):
            raise BadEndpoint("not a public host name on port 443")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Endpoint(host, port, path)

    def resolve(self, endpoint: Endpoint) -> str:
        """Return an address of the host. Raise `BadEndpoint` if any address is not public."""
        found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(self._is_allowed, addresses)):
            raise BadEndpoint("not a public address")
        return addresses[0]

    def _is_allowed(self, text: str) -> bool:
        address = ip_address(text.partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
        for each in filter(None, (address, mapped)):
            is_loopback = self.allows_loopback and each.is_loopback
            if not is_loopback and (not each.is_global or each.is_multicast):
                return False
        return True


def _is_public_name(host: str) -> bool:
    """Return whether a host is a name with a domain, not an address."""
    try:
        ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2]
        local = ("local", "localhost", "lan", "internal", "arpa", "test", "invalid")
        return "." in host.strip(".") and not last.isdigit() and last not in local
    return False

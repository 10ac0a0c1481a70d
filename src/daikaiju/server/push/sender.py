"""Sends an encrypted message to a push service (RFC 8030, 8188, 8291, 8292).

`send` blocks: it runs in a thread. It follows no redirect, and ends within TOTAL_SECONDS.
"""

from __future__ import annotations

import base64
import http.client
import socket
import ssl
import threading
from contextlib import suppress
from typing import Final, Literal

import http_ece
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from ..store.subscriptions import Subscription
from .endpoint_policy import BadEndpoint, Endpoint, EndpointPolicy

CONNECT_SECONDS: Final = 5.0
TOTAL_SECONDS: Final = 10.0
TTL_SECONDS: Final = 24 * 60 * 60  # how long a push service keeps a message for a sleeping device
GONE: Final = (404, 410)  # the browser has cancelled the subscription
Result = Literal["sent", "gone", "failed"]


def new_private_key() -> bytes:
    """Return a new VAPID key, as it is stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.DER,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def decode_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError if the keys of a subscription are not valid."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64(p256dh))
    if len(decode_base64(auth)) != 16:
        raise ValueError("auth")


class PushSender:
    """Sends messages with the VAPID key of this server."""

    def __init__(
        self,
        private_key: bytes,
        subject: str,
        policy: EndpointPolicy = EndpointPolicy(),
        context: ssl.SSLContext | None = None,
    ) -> None:
        """`subject` is a URL by which the operator of a push service finds the host."""
        self._vapid = Vapid02.from_der(base64.urlsafe_b64encode(private_key))
        self._subject, self._policy = subject, policy
        self._context = context or ssl.create_default_context()

    @property
    def public_key(self) -> str:
        """The key that browsers need for a subscription, in base64url."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def send(self, to: Subscription, message: bytes) -> Result:
        """Send a message; never raises for what an endpoint or its owner can cause."""
        try:
            endpoint = self._policy.parse(to.endpoint)
            body = self._encrypt(to, message)
            address = self._policy.resolve(endpoint)
            status = self._post(endpoint, address, body)
        except (BadEndpoint, InvalidKey):
            return "gone"
        except (OSError, http.client.HTTPException, ValueError):
            return "failed"
        return "gone" if status in GONE else "sent" if 200 <= status < 300 else "failed"

    def _encrypt(self, to: Subscription, message: bytes) -> bytes:
        encrypted: bytes = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode_base64(to.p256dh),
            auth_secret=decode_base64(to.auth),
            version="aes128gcm",
        )
        return encrypted

    def _post(self, endpoint: Endpoint, address: str, body: bytes) -> int:
        claims = {"aud": endpoint.origin, "sub": self._subject}
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL_SECONDS),
            "Topic": "turn",  # replaces an earlier message that was not delivered yet
            **self._vapid.sign(claims),
        }
        connection = _CheckedConnection(endpoint, address, self._context)
        watchdog = threading.Timer(TOTAL_SECONDS, connection.abort)
        watchdog.daemon = True
        watchdog.start()
        try:
            connection.request("POST", endpoint.path, body, headers)
            return connection.getresponse().status
        finally:
            watchdog.cancel()
            connection.close()


class _CheckedConnection(http.client.HTTPSConnection):
    """A connection to an address that was checked; the name is used for TLS and as Host."""

    def __init__(self, endpoint: Endpoint, address: str, context: ssl.SSLContext) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=CONNECT_SECONDS, context=context)
        self._address, self._tls = address, context

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), CONNECT_SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)

    def abort(self) -> None:
        """End the connection from another thread, also while it waits."""
        if self.sock:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)

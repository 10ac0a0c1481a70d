"""Web Push: allowed endpoints, encrypted messages over real TLS, and who is notified when."""

from __future__ import annotations

import asyncio
import base64
import datetime
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from daikaiju.server.clock import milliseconds
from daikaiju.server.mail.mailer import Mailer
from daikaiju.server.push.endpoint_policy import BadEndpoint, EndpointPolicy
from daikaiju.server.push.notifier import INTERVAL_MS, WAIT_MS, Notifier
from daikaiju.server.push.sender import PushSender, new_private_key
from daikaiju.server.store.subscriptions import Subscription
from live_server import Client, LiveServer
from polling import wait_until_async
from registries import TIMEOUT
from stores import opened_store

from .refusal_checks import is_refused

# --- a browser and a push service ----------------------------------------------------------------


class Browser:
    """The keys of a subscription, with which a browser decrypts messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.p256dh, self.secret = encode(point), bytes(range(16))
        self.auth = encode(self.secret)

    def decrypt(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        found: dict[str, str] = json.loads(plain)
        return found

    def subscription(self, endpoint: str, player: str = "ann") -> Subscription:
        return Subscription(player, endpoint, self.p256dh, self.auth)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class PushService(HTTPServer):
    """An https server that records requests and answers with a status."""

    def __init__(self, status: int) -> None:
        super().__init__(("127.0.0.1", 0), _PushHandler)
        self.status = status
        self.requests: list[tuple[str, dict[str, str], bytes]] = []

    @property
    def endpoint(self) -> str:
        return f"https://localhost:{self.server_port}/send/abc?d=1"


class _PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): text for name, text in self.headers.items()}
        self.server.requests.append((self.path, headers, body))
        self.send_response(self.server.status)
        if self.server.status == 307:
            self.send_header("Location", self.server.endpoint)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@contextmanager
def push_service(folder: Path, status: int = 201) -> Iterator[tuple[PushService, PushSender]]:
    """Run a push service on this machine; yield it with a sender that trusts it."""
    certificate = make_certificate(folder)
    service = PushService(status)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(certificate)
    service.socket = own.wrap_socket(service.socket, server_side=True)
    thread = threading.Thread(target=service.serve_forever)
    thread.start()
    trusting = ssl.create_default_context(cafile=str(certificate))
    policy = EndpointPolicy(allows_loopback=True)
    try:
        yield service, PushSender(new_private_key(), "https://example.org", policy, trusting)
    finally:
        service.shutdown()
        thread.join(TIMEOUT)
        service.server_close()


def make_certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    built = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + built.public_bytes(serialization.Encoding.PEM))
    return file


# --- endpoints -----------------------------------------------------------------------------------

BAD_ENDPOINTS = [
    "http://push.example.org/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://localhost/a",
    "https://router.lan/a",
    "https://db.internal/a",
    "https://push.example.org:8443/a",
    "https://user@push.example.org/a",
    "https://push.example.org/" + "a" * 1000,
    "https://push.example.org/a b",
    "ftp://push.example.org/a",
    "//push.example.org",
    "https://",
    "",
]


@pytest.mark.parametrize("url", BAD_ENDPOINTS)
def test_private_and_unencrypted_endpoints_are_refused(url: str) -> None:
    with pytest.raises(BadEndpoint):
        EndpointPolicy().parse(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "2002:0a00:0001::1"),
        *("224.0.0.1", "ff02::1", "255.255.255.255"),
    ],
)
def test_name_with_one_private_address_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name resolves to a public address, too: all must be public."""
    found = [(0, 0, 0, "", (each, 443)) for each in ("93.184.216.34", address)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    policy = EndpointPolicy()
    endpoint = policy.parse("https://push.example.org/a")
    with pytest.raises(BadEndpoint):
        policy.resolve(endpoint)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found[:1])
    assert policy.resolve(endpoint) == "93.184.216.34"


def test_server_sends_nothing_to_its_own_machine(tmp_path: Path) -> None:
    with push_service(tmp_path) as (service, _):
        sender = PushSender(new_private_key(), "https://example.org")
        assert sender.send(Browser().subscription(service.endpoint), b"{}") == "gone"
        assert not service.requests


@pytest.mark.parametrize("url", BAD_ENDPOINTS[:6])
def test_subscription_with_a_bad_endpoint_is_refused(ann: Client, url: str) -> None:
    browser = Browser()
    body = {"endpoint": url, "p256dh": browser.p256dh, "auth": browser.auth}
    assert is_refused(ann.post("/players/me/push", body), "bad-request")


def test_subscription_with_bad_keys_is_refused(ann: Client) -> None:
    good = Browser()
    for keys in ({"p256dh": "AAAA", "auth": good.auth}, {"p256dh": good.p256dh, "auth": "AAAA"}):
        body = {"endpoint": "https://push.example.org/a"} | keys
        assert is_refused(ann.post("/players/me/push", body), "bad-request")


# --- messages ------------------------------------------------------------------------------------


def test_message_is_encrypted_and_signed(tmp_path: Path) -> None:
    with push_service(tmp_path) as (service, sender):
        browser = Browser()
        assert sender.send(browser.subscription(service.endpoint), b'{"body": "Hi"}') == "sent"
        ((path, headers, body),) = service.requests
        assert path == "/send/abc?d=1"
        assert b"Hi" not in body
        assert browser.decrypt(body) == {"body": "Hi"}
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        assert f"k={sender.public_key}" in headers["authorization"]


@pytest.mark.parametrize(
    ("status", "result"), [(404, "gone"), (410, "gone"), (500, "failed"), (307, "failed")]
)
def test_answers_of_a_push_service(tmp_path: Path, status: int, result: str) -> None:
    with push_service(tmp_path, status) as (service, sender):
        assert sender.send(Browser().subscription(service.endpoint), b"{}") == result
        assert len(service.requests) == 1  # no redirect is followed


def test_unreachable_push_service_is_not_an_error(tmp_path: Path) -> None:
    with push_service(tmp_path) as (service, sender):
        endpoint = service.endpoint
    assert sender.send(Browser().subscription(endpoint), b"{}") == "failed"


def new_notifier(server: LiveServer, sender: PushSender) -> Notifier:
    mailer = Mailer(server.registry.store, server.settings)
    return Notifier(server.registry, mailer, sender)


# --- the notifier --------------------------------------------------------------------------------


def test_absent_player_is_notified_once_with_nothing_secret(
    server: LiveServer, tmp_path: Path
) -> None:
    ann, bob, table = server.new_game()
    asked = (ann, bob)[ann.picture(table)["asked"]["seat"]]
    waiting = bob if asked is ann else ann
    browser = Browser()
    with push_service(tmp_path) as (service, sender):
        start = milliseconds()

        async def body() -> None:
            store, notifier = server.registry.store, new_notifier(server, sender)
            for player in (asked, waiting):
                endpoint = service.endpoint + player.id
                await store.add_subscription(browser.subscription(endpoint, player.id), start)
            await notifier.check(start)  # too early
            await notifier.check(start + 2 * WAIT_MS)
            await wait_until_async(lambda: bool(service.requests))
            await notifier.check(start + 3 * WAIT_MS)
            await notifier.check(start + 3 * WAIT_MS + INTERVAL_MS)  # nothing has changed
            await asyncio.sleep(0.2)

        server.run(body)
    ((path, _, message),) = service.requests
    assert path.endswith(asked.id)
    assert browser.decrypt(message) == {"title": "Daikaiju", "body": "A game waits for you."}


def test_connected_player_is_not_notified(server: LiveServer, tmp_path: Path) -> None:
    ann, bob, table = server.new_game()
    asked = (ann, bob)[ann.picture(table)["asked"]["seat"]]
    with push_service(tmp_path) as (service, sender), asked.connect(table) as connection:
        connection.receive_welcome()

        async def body() -> None:
            store, notifier = server.registry.store, new_notifier(server, sender)
            added = Browser().subscription(service.endpoint, asked.id)
            await store.add_subscription(added, 0)
            await notifier.check(milliseconds() + 2 * WAIT_MS)
            assert await store.claim_notice(asked.id, 1, 0)  # nobody has claimed it
            await store.remove_subscription(asked.id, service.endpoint)

        server.run(body)
        assert not service.requests


def test_cancelled_subscription_is_forgotten(server: LiveServer, tmp_path: Path) -> None:
    ann, bob, table = server.new_game()
    asked = (ann, bob)[ann.picture(table)["asked"]["seat"]]
    with push_service(tmp_path, 410) as (service, sender):

        async def body() -> None:
            store, notifier = server.registry.store, new_notifier(server, sender)
            await store.add_subscription(Browser().subscription(service.endpoint, asked.id), 0)
            await notifier.check(milliseconds() + 2 * WAIT_MS)
            async with asyncio.timeout(TIMEOUT):
                while await store.subscriptions_of(asked.id):
                    await asyncio.sleep(0.01)

        server.run(body)


def test_turns_of_a_player(server: LiveServer) -> None:
    ann, bob, table = server.new_game()
    asked = (ann, bob)[ann.picture(table)["asked"]["seat"]]
    waiting = bob if asked is ann else ann
    mine = asked.get("/players/me/turns").json()
    assert [turn["table"] for turn in mine["turns"]] == [table]
    assert waiting.get("/players/me/turns").json()["turns"] == []
    assert server.anonymous_client().get("/players/me/turns").json()["turns"] == []


def test_browser_can_subscribe_and_cancel(ann: Client) -> None:
    browser, endpoint = Browser(), "https://push.example.org/a"
    assert len(ann.get("/push").json()["key"]) == 87
    assert ann.get("/push").json() == ann.server.new_player().get("/push").json()
    body = {"endpoint": endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
    assert ann.post("/players/me/push", body).status_code == 200
    store = ann.server.registry.store
    assert len(ann.server.run(lambda: store.subscriptions_of(ann.id))) == 1
    assert ann.post("/players/me/push/cancel", {"endpoint": endpoint}).status_code == 200
    assert not ann.server.run(lambda: store.subscriptions_of(ann.id))


def test_store_of_subscriptions(url: str) -> None:
    async def body() -> None:
        async with opened_store(url) as store:
            key = await store.server_key("vapid", lambda: b"first")
            assert key == await store.server_key("vapid", lambda: b"second") == b"first"
            for number in range(7):
                await store.add_subscription(
                    Subscription("ann", f"https://{number}", "p", "a"), number
                )
            found = {each.endpoint for each in await store.subscriptions_of("ann")}
            assert found == {f"https://{number}" for number in range(2, 7)}
            await store.add_subscription(Subscription("bob", "https://2", "p", "a"), 9)
            assert len(await store.subscriptions_of("ann")) == 4  # the browser is Bob's now
            claims = [await store.claim_notice("ann", now, now - 5) for now in (10, 11, 15)]
            assert claims == [True, False, True]

    asyncio.run(body())

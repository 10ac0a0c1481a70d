"""E-mail over real SMTP on loopback: confirmation, messages of waiting games, their end, limits."""

from __future__ import annotations

import email
import ssl
from collections.abc import Iterator
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult

from daikaiju.server.clock import milliseconds
from daikaiju.server.email_address import BadAddress, parse_address
from daikaiju.server.mail import mailer as mailer_module
from daikaiju.server.mail.letters import Letters
from daikaiju.server.mail.mailer import MAX_CONFIRMATIONS, Mailer
from daikaiju.server.mail.transport import SmtpTransport
from daikaiju.server.push.notifier import INTERVAL_MS, WAIT_MS, Notifier
from daikaiju.server.settings import Settings
from daikaiju.text import LANGUAGES
from live_server import HIGH_LIMITS, Client, LiveServer, running_server
from mailboxes import PUBLIC, Mailbox, smtp_server, smtp_settings
from polling import wait_until_async

from .refusal_checks import is_refused
from .test_push import make_certificate


@pytest.fixture(scope="module")
def mailbox() -> Mailbox:
    return Mailbox()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("server")
    with (
        smtp_server(mailbox) as port,
        running_server(folder, **HIGH_LIMITS, **smtp_settings(port)) as running,
    ):
        yield running


def set_address(client: Client, address: str) -> Any:
    return client.post("/players/me/email", {"address": address})


def confirmed(client: Client, mailbox: Mailbox, address: str) -> None:
    assert set_address(client, address).json() == {"address": address, "confirmed": False}
    token = mailbox.last_link("/#email/")
    stranger = client.server.anonymous_client()  # the message may be read on another device
    assert stranger.post("/email/confirm", {"token": token}).status_code == 200
    assert client.get("/players/me/email").json() == {"address": address, "confirmed": True}


# --- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("", "ann", "ann@", "@example.org", "ann@localhost", "ann@example", "a b@example.org"),
        *("ann@example.org\r\nBcc: eve@example.org", "ann@example.org\n", "ann\0@example.org"),
        *("ann@example.org,eve@example.org", "Ann <ann@example.org>", '"a b"@example.org'),
        *("ann@@example.org", ".ann@example.org", "ann..b@example.org", "ann@-example.org"),
        *("ann@exam_ple.org", "ann@[127.0.0.1]", "ann@127.0.0.1", "änn@example.org", "ann@a..b"),
        *("a" * 65 + "@example.org", "ann@" + "a" * 250 + ".org", "ann@example.org\u2028x"),
    ],
)
def test_text_that_is_no_address_is_refused(ann: Client, mailbox: Mailbox, text: str) -> None:
    with pytest.raises(BadAddress):
        parse_address(text)
    before = len(mailbox.messages)
    assert set_address(ann, text).status_code == 400
    assert len(mailbox.messages) == before


def test_domain_is_normalised() -> None:
    assert parse_address(" Ann.B+c@Bücher.Example ") == "Ann.B+c@xn--bcher-kva.example"


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_has_one_recipient_and_safe_headers(language: str) -> None:
    letters = Letters("games@example.org", "Games: of, “Ann” <x>", PUBLIC)
    for message in (
        letters.confirmation("ann@example.org", language, "token", "stop"),
        letters.turn("ann@example.org", language, "stop"),
    ):
        parsed = email.message_from_bytes(message.as_bytes(), policy=default)
        assert parsed["To"] == "ann@example.org"
        assert [each.addr_spec for each in parsed["From"].addresses] == ["games@example.org"]
        assert parsed["List-Unsubscribe"] == f"<{PUBLIC}/unsubscribe/stop>"
        assert parsed["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert parsed["Subject"]
        lines = parsed.get_content().splitlines()
        assert f"{PUBLIC}/unsubscribe/stop" in lines  # no sign beside the link


# --- confirmation and end ------------------------------------------------------------------------


def test_address_is_confirmed_and_ended_by_links(ann: Client, mailbox: Mailbox) -> None:
    confirmed(ann, mailbox, "ann1@example.org")
    to, message = mailbox.messages[-1]
    assert to == "ann1@example.org"
    assert "Ann" not in message.get_content()  # names could be used for spam
    link = message["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
    stranger = ann.server.anonymous_client()
    page = {"Accept": "text/html"}
    assert stranger.request("GET", link, headers=page).status_code == 200
    assert ann.get("/players/me/email").json()["confirmed"]  # a link checker changes nothing
    one_click = {"data": {"List-Unsubscribe": "One-Click"}}  # as mail programs do (RFC 8058)
    assert stranger.request("POST", link, **one_click).status_code == 200
    assert ann.get("/players/me/email").json() == {"address": "", "confirmed": False}
    assert stranger.request("POST", link, **one_click).status_code == 200  # again: no error


def test_wrong_and_old_links_do_nothing(ann: Client, bob: Client, mailbox: Mailbox) -> None:
    set_address(ann, "ann2@example.org")
    first = mailbox.last_link("/#email/")
    set_address(ann, "other2@example.org")
    for token in (first, f"{ann.id}.AAAA", f"{bob.id}.AAAA", mailbox.last_link("/unsubscribe/")):
        assert is_refused(ann.post("/email/confirm", {"token": token}), "no-such-email")
    for token in (f"{ann.id}.AAAA", mailbox.last_link("/#email/")):
        assert ann.request("POST", f"/unsubscribe/{token}").status_code == 200
    assert ann.get("/players/me/email").json()["address"] == "other2@example.org"
    assert ann.request("DELETE", "/api/v1/players/me/email").json()["address"] == ""


def test_link_expires(ann: Client, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    set_address(ann, "late@example.org")
    monkeypatch.setattr(mailer_module, "CONFIRM_MS", -1)
    token = mailbox.last_link("/#email/")
    assert is_refused(ann.post("/email/confirm", {"token": token}), "no-such-email")


def test_forgotten_browser_leaves_no_address(ann: Client, mailbox: Mailbox) -> None:
    confirmed(ann, mailbox, "gone@example.org")
    ann.request("DELETE", "/api/v1/players/me")
    store = ann.server.registry.store
    assert ann.server.run(lambda: store.email_of(ann.id)) is None


# --- limits --------------------------------------------------------------------------------------


def test_destination_gets_few_confirmations_of_all_players(
    server: LiveServer, mailbox: Mailbox
) -> None:
    answers = [
        set_address(server.new_player(), "VICTIM@example.org") for _ in range(MAX_CONFIRMATIONS)
    ]
    assert {answer.status_code for answer in answers} == {200}
    assert is_refused(set_address(server.new_player(), "victim@Example.org"), "mail-limit")


def test_owner_who_refuses_gets_no_new_request(server: LiveServer, mailbox: Mailbox) -> None:
    set_address(server.new_player(), "no@example.org")
    path = f"/unsubscribe/{mailbox.last_link('/unsubscribe/')}"
    assert server.anonymous_client().request("POST", path).status_code == 200
    assert is_refused(set_address(server.new_player(), "no@example.org"), "mail-limit")


def test_player_can_ask_only_few_times(ann: Client) -> None:
    answers = [set_address(ann, f"many{number}@example.org") for number in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]


def test_refused_message_is_reported_and_nothing_stored(ann: Client, mailbox: Mailbox) -> None:
    mailbox.answers = ["550 no such user"]
    assert is_refused(set_address(ann, "nobody@example.org"), "mail-failed")
    assert ann.get("/players/me/email").json()["address"] == ""


def test_server_without_smtp_has_no_email(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.new_player("Ann")
        assert ann.get("/server").json()["mail"] is False
        assert is_refused(ann.get("/players/me/email"), "no-mail")
        assert is_refused(set_address(ann, "ann@example.org"), "no-mail")


# --- a game waits --------------------------------------------------------------------------------


def test_absent_player_gets_one_message(
    server: LiveServer, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailer_module, "RETRY_SECONDS", (0.0, 0.0))
    ann, bob, table = server.new_game()
    asked = (ann, bob)[ann.picture(table)["asked"]["seat"]]
    confirmed(ann, mailbox, "turn-ann@example.org")
    confirmed(bob, mailbox, "turn-bob@example.org")
    mailbox.messages.clear()
    mailbox.answers = ["451 try again later"]
    start = milliseconds()

    async def body() -> None:
        mailer = Mailer(server.registry.store, server.settings)
        notifier = Notifier(server.registry, mailer)
        await notifier.check(start)  # too early
        await notifier.check(start + 2 * WAIT_MS)
        await wait_until_async(lambda: bool(mailbox.messages))
        await notifier.check(start + 3 * WAIT_MS)
        await notifier.check(start + 3 * WAIT_MS + INTERVAL_MS)  # nothing has changed
        await wait_until_async(lambda: not notifier.is_busy)

    server.run(body)
    ((to, message),) = mailbox.messages
    assert to == ("turn-ann@example.org" if asked is ann else "turn-bob@example.org")
    assert message["Subject"] == "A game waits for you"
    assert f"{PUBLIC}/#games" in message.get_content()
    assert table not in message.get_content()


# --- encryption and login ------------------------------------------------------------------------


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_password_is_sent_only_to_a_server_with_a_valid_certificate(
    tmp_path: Path, tls: str
) -> None:
    certificate = make_certificate(tmp_path)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(certificate)
    mailbox, logins = Mailbox(), []

    def authenticate(_server: Any, _session: Any, _envelope: Any, _how: str, data: Any) -> Any:
        logins.append((data.login, data.password))
        return AuthResult(success=True)

    options: dict[str, Any] = {"authenticator": authenticate}
    if tls == "tls":
        options |= {"encryption": own, "auth_require_tls": False}
    else:
        options |= {"tls_context": own, "require_starttls": True}
    trusting = ssl.create_default_context(cafile=str(certificate))
    with smtp_server(mailbox, **options) as port:
        user = {"smtp_tls": tls, "smtp_user": "ann", "smtp_password": "secret"}
        settings = Settings(**smtp_settings(port, **user))
        message = Letters("games@example.org", "Games", PUBLIC).turn("a@example.org", "fa", "stop")
        assert SmtpTransport(settings).send(message, "a@example.org") == "failed"
        assert logins == []
        assert SmtpTransport(settings, trusting).send(message, "a@example.org") == "sent"
    assert logins == [(b"ann", b"secret")]
    assert len(mailbox.messages) == 1


def test_server_that_offers_no_encryption_gets_nothing() -> None:
    mailbox = Mailbox()
    with smtp_server(mailbox) as port:
        settings = Settings(**smtp_settings(port, smtp_tls="starttls"))
        message = Letters("games@example.org", "Games", PUBLIC).turn("a@example.org", "en", "stop")
        assert SmtpTransport(settings).send(message, "a@example.org") == "failed"
    assert not mailbox.messages

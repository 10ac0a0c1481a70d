"""Sends a message to the SMTP server of the host. `send` blocks: it runs in a thread."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final, Literal
from urllib.parse import urlsplit

import structlog

from ..settings import Settings

TIMEOUT_SECONDS: Final = 10.0  # for each answer of the server
Result = Literal["sent", "refused", "failed"]
log = structlog.get_logger("daikaiju.mail")


@dataclass(frozen=True)
class SmtpTransport:
    """A connection for each message. With TLS, the certificate of the server must be valid."""

    settings: Settings
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    def send(self, message: EmailMessage, to: str) -> Result:
        """Send a message. `refused`: a later attempt would fail too."""
        try:
            with closing(self._connect()) as server:
                server.send_message(message, self.settings.smtp_from, [to])
                with suppress(OSError, smtplib.SMTPException):  # the message is accepted already
                    server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            return _failure(error, min(code for code, _ in error.recipients.values()))
        except smtplib.SMTPResponseException as error:
            return _failure(error, error.smtp_code)
        except (OSError, smtplib.SMTPException) as error:
            return _failure(error, 0)
        return "sent"

    def _connect(self) -> smtplib.SMTP:
        settings = self.settings
        own_name = urlsplit(settings.public_url).hostname or "localhost"
        where = (settings.smtp_host, settings.smtp_port, own_name)
        if settings.smtp_tls == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                *where, timeout=TIMEOUT_SECONDS, context=self.context
            )
        else:
            server = smtplib.SMTP(*where, timeout=TIMEOUT_SECONDS)
        try:
            if settings.smtp_tls == "starttls":
                server.starttls(context=self.context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
        except BaseException:
            server.close()
            raise
        return server


def _failure(error: Exception, code: int) -> Result:
    """Log the kind of a failure, without the text of the server, which may repeat the address."""
    log.warning("a message was not sent", reason=f"{type(error).__name__} {code or ''}".strip())
    return "refused" if code >= 500 else "failed"

"""The two messages that players get: one to confirm an address, one when a game waits."""

from __future__ import annotations

from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from typing import Final
from urllib.parse import urlsplit

from ...text import translate

STOP_PATH: Final = "/unsubscribe/"
CONFIRM_PATH: Final = "/#email/"  # behind the #: browsers do not send it to servers
GAMES_PATH: Final = "/#games"
_POLICY: Final = SMTP.clone(max_line_length=500)  # some mail programs misread a folded link


@dataclass(frozen=True)
class Letters:
    """Builds messages of one server. The name of a player is in none: it could be used for spam."""

    sender: str  # address
    server: str  # name
    public_url: str

    def confirmation(self, to: str, language: str, token: str, stop: str) -> EmailMessage:
        """Return the message that asks the owner of an address to confirm it."""
        link = f"{self.public_url}{CONFIRM_PATH}{token}"
        return self._build("confirm", to, language, link, stop)

    def turn(self, to: str, language: str, stop: str) -> EmailMessage:
        """Return the message that a game waits. It does not say which one."""
        return self._build("turn", to, language, self.public_url + GAMES_PATH, stop)

    def _build(self, kind: str, to: str, language: str, link: str, stop: str) -> EmailMessage:
        words = {
            part: str(translate(f"mail-{kind}-{part}", language or "en", server=self.server))
            for part in ("subject", "text", "stop")
        }
        stop_link = f"{self.public_url}{STOP_PATH}{stop}"
        message = EmailMessage(policy=_POLICY)
        message["From"] = Address(self.server, addr_spec=self.sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = words["subject"]
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=urlsplit(self.public_url).hostname)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop_link}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Content-Language"] = language or "en"
        message.set_content(f"{words['text']}\n{link}\n\n{words['stop']}\n{stop_link}\n")
        return message

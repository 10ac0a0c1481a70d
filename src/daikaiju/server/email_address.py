"""E-mail addresses: the strict form that the server accepts."""

from __future__ import annotations

import re
from typing import Final

MAX_ADDRESS: Final = 254  # characters
_WORD: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_USER: Final = re.compile(rf"(?=.{{1,64}}\Z){_WORD}(?:\.{_WORD})*")
_DOMAIN: Final = re.compile(rf"(?:{_LABEL}\.)+(?=[a-z0-9-]*[a-z]){_LABEL}")


class BadAddress(ValueError):
    """A text that is not an e-mail address."""


def parse_address(text: str) -> str:
    """Return an address with its domain in lower case and in ASCII, or raise `BadAddress`.

    It has no space, quote, comma or control character: it cannot change a header or a command.
    """
    user, at, domain = text.strip(" ").rpartition("@")
    try:
        plain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise BadAddress from None
    if not at or not _USER.fullmatch(user) or not _DOMAIN.fullmatch(plain):
        raise BadAddress
    if len(user) + len(plain) >= MAX_ADDRESS:
        raise BadAddress
    return f"{user}@{plain}"

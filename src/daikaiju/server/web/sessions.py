"""Who somebody is: a browser is known by a cookie with a public id and a secret token.

The id says who sits where and may be seen by everybody. The token proves it: only its hash is
stored, so that nobody who reads the store can play for others.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Final

from msgspec import structs

from ..refusals import Refusal
from ..store import Conflict, Player, Store, StoreError, Unavailable
from ..tables.clock import milliseconds
from ..tables.commands import clean_name

COOKIE: Final = "daikaiju"
ID_BYTES: Final = 9  # 12 signs
TOKEN_BYTES: Final = 32  # 256 bits: 43 signs
YEAR: Final = 365 * 24 * 60 * 60
MOST_REMEMBERED: Final = 10_000
REMEMBERED_FOR: Final = 60.0  # seconds; on another server a name or language may have changed
_KEY: Final = re.compile(r"([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})")


class Guests:
    """Everybody who has come to this server."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._remembered: OrderedDict[str, tuple[float, Player]] = OrderedDict()

    async def who(self, key: str) -> Player | None:
        """Whose cookie this is; of a forged one, nobody's."""
        found = _KEY.fullmatch(key)
        if not found:
            return None
        player = await self._find(found[1])
        if player is None or not hmac.compare_digest(player.token_hash, _hash(found[2])):
            return None
        return player

    async def add(self, name: str, language: str) -> tuple[Player, str]:
        """Somebody new, and the value of the cookie that says so from now on."""
        name, token = clean_name(name), secrets.token_urlsafe(TOKEN_BYTES)
        while True:
            id = secrets.token_urlsafe(ID_BYTES)
            player = Player(id, _hash(token), name, language, milliseconds())
            try:
                await self._store.add_player(player)
            except Conflict:
                continue
            except Unavailable:
                raise Refusal("unavailable") from None
            self._remember(player)
            return player, f"{id}.{token}"

    async def change(self, player: Player, name: str | None, language: str | None) -> Player:
        """Somebody as they want to be from now on; with None, as before."""
        if name is not None:
            player = structs.replace(player, name=clean_name(name))
        if language is not None:
            player = structs.replace(player, language=language)
        try:
            await self._store.change_player(player)
        except Unavailable:
            raise Refusal("unavailable") from None
        except StoreError:
            raise Refusal("no-player") from None
        self._remember(player)
        return player

    async def _find(self, id: str) -> Player | None:
        since, player = self._remembered.get(id, (0.0, None))
        if player is not None and self._clock() - since < REMEMBERED_FOR:
            self._remembered.move_to_end(id)
            return player
        try:
            player = await self._store.player(id)
        except Unavailable:
            raise Refusal("unavailable") from None
        if player is not None:
            self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        self._remembered[player.id] = self._clock(), player
        self._remembered.move_to_end(player.id)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def _hash(token: str) -> bytes:
    """A token is random and long: a plain hash is as good as a slow one."""
    return hashlib.sha256(token.encode()).digest()


# --- cookies -------------------------------------------------------------------------------------


def set_cookie(key: str, is_https: bool) -> str:
    """A header that lets a browser remember who it is, for a year; scripts never see it."""
    return _cookie(key, YEAR, is_https)


def forget_cookie(is_https: bool) -> str:
    """A header that lets a browser forget who it was."""
    return _cookie("", 0, is_https)


def _cookie(value: str, age: int, is_https: bool) -> str:
    cookie: SimpleCookie = SimpleCookie({COOKIE: value})
    parts = cookie[COOKIE]
    parts["max-age"], parts["path"] = age, "/"
    parts["httponly"], parts["samesite"], parts["secure"] = True, "Lax", is_https
    return parts.OutputString()

"""Sessions: a browser is identified by a cookie with a public player id and a secret token.

The id is public: seats refer to it. The token authenticates the player. Only its hash is stored,
so read access to the store is not enough to play for others.
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

from ..clock import milliseconds
from ..refusals import Refusal
from ..store import Conflict, Player, Store, StoreError, Unavailable
from ..tables.commands import clean_name

COOKIE: Final = "daikaiju"
ID_BYTES: Final = 9  # 12 characters
TOKEN_BYTES: Final = 32  # 256 bits: 43 characters
YEAR: Final = 365 * 24 * 60 * 60
MAX_CACHED: Final = 10_000
CACHE_SECONDS: Final = 60.0  # another server may have changed the name or language
_COOKIE_VALUE: Final = re.compile(r"([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})")


class Sessions:
    """The players of this server, with a cache of recently seen ones."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._cache: OrderedDict[str, tuple[float, Player]] = OrderedDict()

    async def authenticate(self, key: str) -> Player | None:
        """Return the player of a cookie value, or None if it is not valid."""
        found = _COOKIE_VALUE.fullmatch(key)
        if not found:
            return None
        player = await self._find(found[1])
        if player is None or not hmac.compare_digest(player.token_hash, _hash_token(found[2])):
            return None
        return player

    async def create(self, name: str, language: str) -> tuple[Player, str]:
        """Store a new player. Return it with its cookie value."""
        name, token = clean_name(name), secrets.token_urlsafe(TOKEN_BYTES)
        while True:
            id = secrets.token_urlsafe(ID_BYTES)
            player = Player(id, _hash_token(token), name, language, milliseconds())
            try:
                await self._store.add_player(player)
            except Conflict:
                continue
            except Unavailable:
                raise Refusal("unavailable") from None
            self._store_in_cache(player)
            return player, f"{id}.{token}"

    async def update(self, player: Player, name: str | None, language: str | None) -> Player:
        """Store a new name or language and return the changed player; None keeps the old value."""
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
        self._store_in_cache(player)
        return player

    async def _find(self, id: str) -> Player | None:
        since, player = self._cache.get(id, (0.0, None))
        if player is not None and self._clock() - since < CACHE_SECONDS:
            self._cache.move_to_end(id)
            return player
        try:
            player = await self._store.player(id)
        except Unavailable:
            raise Refusal("unavailable") from None
        if player is not None:
            self._store_in_cache(player)
        return player

    def _store_in_cache(self, player: Player) -> None:
        self._cache[player.id] = self._clock(), player
        self._cache.move_to_end(player.id)
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)


def _hash_token(token: str) -> bytes:
    """Return the hash of a token. A fast hash is safe here: tokens are long and random."""
    return hashlib.sha256(token.encode()).digest()


# --- cookies -------------------------------------------------------------------------------------


def session_cookie(key: str, is_https: bool) -> str:
    """Return the Set-Cookie header of a session. It lasts a year; scripts cannot read it."""
    return _cookie_header(key, YEAR, is_https)


def clear_cookie(is_https: bool) -> str:
    """Return the Set-Cookie header that deletes the session cookie."""
    return _cookie_header("", 0, is_https)


def _cookie_header(value: str, age: int, is_https: bool) -> str:
    cookie: SimpleCookie = SimpleCookie({COOKIE: value})
    parts = cookie[COOKIE]
    parts["max-age"], parts["path"] = age, "/"
    parts["httponly"], parts["samesite"], parts["secure"] = True, "Lax", is_https
    return parts.OutputString()

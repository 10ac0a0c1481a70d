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
from starlette.datastructures import Headers

from ...text.plain_text import clean_name
from ..clock import milliseconds
from ..processes.siblings import ALONE, Siblings
from ..refusals import Refusal
from ..store import Conflict, Player, Store, StoreError, Unavailable

COOKIE: Final = "daikaiju"
ID_BYTES: Final = 9  # 12 characters
TOKEN_BYTES: Final = 32  # 256 bits: 43 characters
MOVE_CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no two look alike
MOVE_CODE_LENGTH: Final = 12  # 59 bits
MOVE_CODE_SECONDS: Final = 600
YEAR: Final = 365 * 24 * 60 * 60
MAX_CACHED: Final = 10_000
CACHE_SECONDS: Final = 60.0  # another server may have changed the name or language
_COOKIE_VALUE: Final = re.compile(r"([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})")
_OWN_COOKIE: Final = re.compile(rf"(?:^|;) *{COOKIE}=({_COOKIE_VALUE.pattern}) *(?:;|$)")


class Sessions:
    """The players of this server, with a cache of recently seen ones."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.monotonic,
        siblings: Siblings = ALONE,
    ) -> None:
        self._store, self._clock, self._shared = store, clock, siblings.shared
        # By id: since when, and the version that other processes of this server change.
        self._cache: OrderedDict[str, tuple[float, int, Player]] = OrderedDict()

    async def authenticate(self, key: str) -> Player | None:
        """Return the player of a cookie value, or None if it is not valid."""
        found = _COOKIE_VALUE.fullmatch(key)
        if not found:
            return None
        player, token_hash = await self._find(found[1]), _hash_token(found[2])
        if player is None:
            return None
        if hmac.compare_digest(player.token_hash, token_hash):
            return player
        return player if await self._is_device(player.id, token_hash) else None

    async def _is_device(self, player: str, token_hash: bytes) -> bool:
        """Return whether a token belongs to a further browser of the player."""
        try:
            return await self._store.has_device(player, token_hash)
        except Unavailable:
            raise Refusal("unavailable") from None

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
            self._store_changed(player)
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
        self._store_changed(player)
        return player

    # --- several browsers ------------------------------------------------------------------------

    async def create_move_code(self, player: Player) -> tuple[str, int]:
        """Return a one-time code for another browser, and when it expires."""
        code = "".join(secrets.choice(MOVE_CODE_LETTERS) for _ in range(MOVE_CODE_LENGTH))
        now = milliseconds()
        expires = now + MOVE_CODE_SECONDS * 1000
        await self._store.add_move_code(player.id, _hash_token(code), now, expires)
        return code, expires

    async def use_move_code(self, typed: str) -> tuple[Player, str]:
        """Return the player of a code and a new cookie value; a `Refusal` if it is not valid."""
        code = re.sub(r"[\s-]", "", typed).upper()
        now = milliseconds()
        player = await self._store.take_move_code(_hash_token(code), now)
        found = await self._find(player) if player else None
        if found is None:
            raise Refusal("no-such-move-code")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_device(found.id, _hash_token(token), now)
        return found, f"{found.id}.{token}"

    async def keep_one_device(self, player: Player, key: str) -> None:
        """Log out all browsers of a player but the one with this cookie value."""
        token_hash = _hash_token(key.partition(".")[2])
        await self._store.keep_one_device(player.id, token_hash)
        self._store_changed(structs.replace(player, token_hash=token_hash))

    async def forget(self, player: Player, key: str) -> None:
        """Log out one browser, unless it is the first of its player, whose token stays valid."""
        await self._store.remove_device(player.id, _hash_token(key.partition(".")[2]))

    async def _find(self, id: str) -> Player | None:
        version = self._version(id)
        since, known, player = self._cache.get(id, (0.0, 0, None))
        if player is not None and version == known and self._clock() - since < CACHE_SECONDS:
            self._cache.move_to_end(id)
            return player
        try:
            player = await self._store.player(id)
        except Unavailable:
            raise Refusal("unavailable") from None
        if player is not None:
            self._store_in_cache(player, version)
        return player

    def _version(self, id: str) -> int:
        """Return a number that changes when a process of this server changes the player."""
        return self._shared.version(id) if self._shared else 0

    def _store_changed(self, player: Player) -> None:
        """Cache a player that was changed here; other processes read it again."""
        if self._shared:
            self._shared.change_version(player.id)
        self._store_in_cache(player, self._version(player.id))

    def _store_in_cache(self, player: Player, version: int) -> None:
        self._cache[player.id] = self._clock(), version, player
        self._cache.move_to_end(player.id)
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)


def _hash_token(token: str) -> bytes:
    """Return the hash of a token. A fast hash is safe here: tokens are long and random."""
    return hashlib.sha256(token.encode()).digest()


# --- cookies -------------------------------------------------------------------------------------


def session_key(headers: Headers) -> str:
    """Return the value of the session cookie in a request, or "" without a valid one.

    Only a value of the right form is read. Cookies of other programs are not parsed: the parser of
    some Python versions needs quadratic time.
    """
    found = _OWN_COOKIE.search(headers.get("cookie", ""))
    return found[1] if found else ""


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

"""Endpoint handlers for profiles: favourite monster, other devices, recent opponents."""

from __future__ import annotations

import asyncio
from typing import Final

import segno
from starlette.responses import Response

from ...rules.constants import MONSTERS
from ..protocol.http_types import Health, Me
from ..protocol.profile_types import (
    ChangeProfile,
    MoveCode,
    Opponents,
    Profile,
    UseMoveCode,
)
from ..refusals import Refusal
from ..updates.opponents import recent_opponents
from .endpoint import Call
from .responses import json_response
from .sessions import session_cookie, session_key

MAX_GAMES: Final = 60  # that are read for the list of opponents
MAX_OPPONENTS: Final = 20
MOVE_PATH: Final = "/#move/"


async def get_profile(call: Call) -> Profile:
    player, store = call.required_player, call.context.registry.store
    devices = 1 + await store.count_devices(player.id)
    return Profile(player.name, await store.favourite(player.id), devices)


async def change_profile(call: Call) -> Profile:
    body: ChangeProfile = call.body
    if body.monster and body.monster not in MONSTERS:
        monsters = ", ".join(MONSTERS)
        raise Refusal("no-such-monster", monster=body.monster, monsters=monsters)
    await call.context.registry.store.set_favourite(call.required_player.id, body.monster)
    return await get_profile(call)


async def create_move_code(call: Call) -> MoveCode:
    """Return a code for another device, also as a link and as a QR code of the link."""
    call.context.limits.new_player(call.caller.address)
    code, expires = await call.context.sessions.create_move_code(call.required_player)
    base = call.context.settings.public_url or call.caller.own_origin
    link = f"{base}{MOVE_PATH}{code}"
    rows = tuple("".join(map(str, row)) for row in segno.make(link, error="m").matrix)
    return MoveCode(code, expires, link, rows)


async def use_move_code(call: Call) -> Response:
    """Give this browser the profile of another one. The limit of code lookups prevents guessing."""
    call.context.limits.code(call.caller.address)
    body: UseMoveCode = call.body
    player, key = await call.context.sessions.use_move_code(body.code)
    cookie = session_cookie(key, call.caller.is_https)
    me = Me(player.id, player.name, player.language)
    return json_response(me, headers={"Set-Cookie": cookie})


async def forget_other_devices(call: Call) -> Health:
    """Log out all browsers of the player but this one."""
    key = session_key(call.request.headers)
    await call.context.sessions.keep_one_device(call.required_player, key)
    return Health(ok=True)


async def list_opponents(call: Call) -> Opponents:
    player = call.required_player.id
    with call.context.limits.replay(call.caller.address, moves=0):
        rows = await call.context.registry.store.tables_in_phase(player, "over", MAX_GAMES)
        return await asyncio.to_thread(recent_opponents, rows, player, MAX_OPPONENTS)

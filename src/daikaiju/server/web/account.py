"""What is asked about oneself."""

from __future__ import annotations

from starlette.responses import Response

from ..store import Player
from .endpoint import Call
from .http_types import ChangeMe, Health, Me, NewPlayer
from .responses import json_response
from .sessions import forget_cookie, set_cookie


async def become(call: Call) -> object:
    if call.player:
        return _me(call.player)
    call.house.limits.new_player(call.caller.address)
    wanted: NewPlayer = call.body
    player, key = await call.house.guests.add(wanted.name, wanted.language or "")
    cookie = set_cookie(key, call.caller.is_https)
    return json_response(_me(player), headers={"Set-Cookie": cookie})


async def who_am_i(call: Call) -> Me:
    return _me(call.player) if call.player else Me("", "", "")


async def change_me(call: Call) -> Me:
    wanted: ChangeMe = call.body
    return _me(await call.house.guests.change(call.somebody, wanted.name, wanted.language))


async def forget_me(call: Call) -> Response:
    cookie = forget_cookie(call.caller.is_https)
    return json_response(Health(ok=True), headers={"Set-Cookie": cookie})


def _me(player: Player) -> Me:
    return Me(player.id, player.name, player.language)

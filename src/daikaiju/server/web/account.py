"""Endpoint handlers for the player of the session."""

from __future__ import annotations

from starlette.responses import Response

from ..protocol.http_types import ChangeMe, Health, Me, NewPlayer
from ..store import Player
from .endpoint import Call
from .responses import json_response
from .sessions import clear_cookie, session_cookie, session_key


async def create_player(call: Call) -> object:
    if call.player:
        return _describe_player(call.player)
    call.context.limits.new_player(call.caller.address)
    body: NewPlayer = call.body
    player, key = await call.context.sessions.create(body.name, body.language or "")
    cookie = session_cookie(key, call.caller.is_https)
    return json_response(_describe_player(player), headers={"Set-Cookie": cookie})


async def get_me(call: Call) -> Me:
    return _describe_player(call.player) if call.player else Me("", "", "")


async def change_me(call: Call) -> Me:
    body: ChangeMe = call.body
    return _describe_player(
        await call.context.sessions.update(call.required_player, body.name, body.language)
    )


async def forget_me(call: Call) -> Response:
    if call.player:
        await _forget_person(call, call.player.id)
        await call.context.sessions.forget(call.player, session_key(call.request.headers))
    cookie = clear_cookie(call.caller.is_https)
    return json_response(Health(ok=True), headers={"Set-Cookie": cookie})


async def _forget_person(call: Call, player: str) -> None:
    """Delete the e-mail address and the rating, if no other browser uses the profile."""
    store = call.context.registry.store
    if not await store.count_devices(player):
        await store.remove_email(player)
        await store.remove_rating(player)


def _describe_player(player: Player) -> Me:
    return Me(player.id, player.name, player.language)

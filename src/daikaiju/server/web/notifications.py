"""Endpoint handlers for notifications: the own turns, and push subscriptions of browsers."""

from __future__ import annotations

import asyncio
from typing import Final

from ...text import translate
from ..clock import milliseconds
from ..protocol.http_types import Health
from ..protocol.profile_types import NoPush, PushInfo, Subscribe, Turn, Turns
from ..push.endpoint_policy import BadEndpoint, EndpointPolicy
from ..push.sender import check_keys
from ..push.turns import turns_of
from ..refusals import Refusal
from ..store.subscriptions import Subscription
from .endpoint import Call, language_of

MAX_TURNS: Final = 50  # running games that are looked at


async def list_turns(call: Call) -> Turns:
    """Return the games that wait for the player, and the text of a notification about them."""
    turns: tuple[Turn, ...] = ()
    if call.player:
        store = call.context.registry.store
        rows = await store.tables_in_phase(call.player.id, "playing", MAX_TURNS)
        turns = await asyncio.to_thread(turns_of, rows, call.player.id)
    language = language_of(call.player, call.caller)
    title = str(translate("notice-title", language))
    return Turns(turns, title, str(translate("notice-turns", language, n=len(turns))))


async def describe_push(call: Call) -> PushInfo:
    sender = await call.context.notifier.sender()
    return PushInfo(sender.public_key)


async def subscribe(call: Call) -> Health:
    body: Subscribe = call.body
    call.context.limits.new_player(call.caller.address)
    try:
        EndpointPolicy().parse(body.endpoint)
        check_keys(body.p256dh, body.auth)
    except BadEndpoint as error:
        raise Refusal("bad-request", detail=f"endpoint: {error}") from None
    except ValueError:
        raise Refusal("bad-request", detail="p256dh or auth: not a key of a browser") from None
    added = Subscription(call.required_player.id, body.endpoint, body.p256dh, body.auth)
    await call.context.registry.store.add_subscription(added, milliseconds())
    return Health(ok=True)


async def unsubscribe(call: Call) -> Health:
    body: NoPush = call.body
    store = call.context.registry.store
    await store.remove_subscription(call.required_player.id, body.endpoint)
    return Health(ok=True)

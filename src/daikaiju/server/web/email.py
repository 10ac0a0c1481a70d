"""Endpoint handlers for e-mail: the own address, and the links in messages."""

from __future__ import annotations

from ..mail.mailer import Mailer
from ..protocol.http_types import Health
from ..protocol.profile_types import ChangeEmail, ConfirmEmail, EmailSeen
from ..refusals import Refusal
from ..store.emails import StoredEmail
from .endpoint import Call


async def get_email(call: Call) -> EmailSeen:
    _mailer(call)
    return _describe(await call.context.registry.store.email_of(call.required_player.id))


async def set_email(call: Call) -> EmailSeen:
    mailer, player, body = _mailer(call), call.required_player, call.body
    assert isinstance(body, ChangeEmail)
    call.context.limits.new_email(call.caller.address, player.id)
    return _describe(await mailer.set_address(player, body.address))


async def remove_email(call: Call) -> EmailSeen:
    await call.context.registry.store.remove_email(call.required_player.id)
    return _describe(None)


async def confirm_email(call: Call) -> Health:
    """Confirm an address from any browser: its owner may read messages on another device."""
    body: ConfirmEmail = call.body
    await _mailer(call).confirm(body.token)
    return Health(ok=True)


async def stop_emails(call: Call) -> Health:
    """End the messages at once. Mail programs send this request too (RFC 8058)."""
    await call.context.mailer.stop(call.path_param("token"))
    return Health(ok=True)


def _mailer(call: Call) -> Mailer:
    if not call.context.mailer.is_on:
        raise Refusal("no-mail")
    return call.context.mailer


def _describe(email: StoredEmail | None) -> EmailSeen:
    return EmailSeen(email.address, email.is_confirmed) if email else EmailSeen("", False)

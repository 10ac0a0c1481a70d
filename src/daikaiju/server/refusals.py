"""Refusals: each has a code for programs and a sentence for people (in text/, by the code)."""

from __future__ import annotations

from typing import Final

# The HTTP status of each code. The sentences are `refused-CODE` in text/.
HTTP_STATUS: Final = {
    "bad-request": 400,  # invalid; `detail` says where
    "bad-name": 400,
    "bad-email": 400,
    "no-player": 401,  # no valid session cookie
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-seated": 403,
    "private": 403,  # the table has no spectators
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-move-code": 404,  # of a profile: wrong, used or expired
    "no-such-email": 404,  # the link in a message is wrong or too old
    "no-mail": 404,  # the host has set no SMTP server
    "no-such-seat": 404,
    "no-such-move": 404,
    "no-such-example": 404,  # of the rulebook in that edition
    "not-allowed": 405,  # HTTP method
    "stale": 409,  # the client has not seen the latest entry
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "illegal": 409,  # by the rules; `detail` lists the legal actions
    "seat-taken": 409,
    "seat-not-free": 409,
    "already-seated": 409,
    "monster-taken": 409,
    "no-such-monster": 400,
    "seats-occupied": 409,
    "has-begun": 409,
    "not-begun": 409,
    "needs-text": 409,  # no player has added a text to the dice
    "is-over": 409,
    "not-over": 409,
    "nobody-seated": 409,
    "not-away": 409,
    "already-away": 409,
    "still-waited-for": 409,
    "still-playing": 409,  # a person has a monster
    "seats-fixed": 409,
    "no-late": 409,
    "no-second-life": 409,
    "no-odds": 409,
    "no-hints": 409,
    "no-chances": 409,
    "spectators-only": 409,
    "no-deal": 409,  # the game was made by an earlier version, or restored from a backup
    "deal-of-other": 409,  # the game itself plays the deal of another one
    "too-many-deals": 409,
    "no-hint-here": 409,  # for a prediction
    "pack-missing": 409,  # the game uses a pack that the server does not have
    "pack-changed": 409,
    "bad-record": 400,
    "too-big": 413,
    "wrong-type": 415,
    "too-fast": 429,
    "mail-limit": 429,  # messages to one destination in a day
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "table-full": 429,
    "server-error": 500,
    "odds-unknown": 503,  # not computed in time
    "mail-failed": 503,  # the SMTP server did not take the message
    "unavailable": 503,  # the store cannot be reached; a retry is safe
    "closing": 503,
}
RETRYABLE: Final = {"stale", "too-fast", "unavailable", "closing"}  # a retry may succeed


class Refusal(Exception):
    """A refused command or request; `params` are the parameters of its sentence."""

    def __init__(self, code: str, /, **params: str | int) -> None:
        assert code in HTTP_STATUS, code
        super().__init__(code)
        self.code, self.params = code, params

    def __reduce__(self) -> tuple[object, ...]:
        return _make_refusal, (self.code, self.params)


def _make_refusal(code: str, params: dict[str, str | int]) -> Refusal:
    """Return an unpickled refusal."""
    return Refusal(code, **params)

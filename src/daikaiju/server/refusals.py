"""Why a command was refused: a code for programs, a sentence for people (text/, by the code)."""

from __future__ import annotations

from typing import Final

# Each code with the HTTP status that goes with it. The sentences are `refused-CODE` in text/.
STATUS: Final = {
    "bad-request": 400,  # not understood; detail says where
    "bad-name": 400,
    "no-player": 401,  # no cookie of ours
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-seated": 403,
    "private": 403,  # this table is not looked on
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-seat": 404,
    "no-such-move": 404,
    "no-such-example": 404,  # of the rulebook, in that edition
    "not-allowed": 405,  # method
    "stale": 409,  # something happened that you have not seen
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "illegal": 409,  # the rules do not allow it; detail lists what they allow
    "seat-taken": 409,
    "seat-not-free": 409,
    "already-seated": 409,
    "monster-taken": 409,
    "no-such-monster": 400,
    "seats-occupied": 409,
    "has-begun": 409,
    "not-begun": 409,
    "is-over": 409,
    "not-over": 409,
    "nobody-seated": 409,
    "not-away": 409,
    "already-away": 409,
    "still-waited-for": 409,
    "seats-fixed": 409,
    "no-late": 409,
    "no-second-life": 409,
    "no-odds": 409,
    "bad-record": 400,
    "too-big": 413,
    "wrong-type": 415,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "table-full": 429,
    "server-error": 500,
    "odds-unknown": 503,  # nobody could find them out in time
    "unavailable": 503,  # the store cannot be reached: nothing is lost, try again
    "closing": 503,
}
AGAIN: Final = {"stale", "too-fast", "unavailable", "closing"}  # worth another try


class Refusal(Exception):
    """A command that is not carried out."""

    def __init__(self, code: str, /, **words: str | int) -> None:
        assert code in STATUS, code
        super().__init__(code)
        self.code, self.words = code, words

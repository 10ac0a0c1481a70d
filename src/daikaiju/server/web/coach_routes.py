"""The endpoints of the coach: reviews, hints and deals."""

from __future__ import annotations

from typing import Final

from ..protocol.http_types import DealGames
from ..protocol.review_types import DelayedChances, HintReply, Review
from . import archive, games, hints
from .endpoint import API, Endpoint

PACK_CODES: Final = ("pack-missing", "pack-changed")  # refusal codes of all tables
VIEWING_CODES: Final = ("private", *PACK_CODES)  # refusal codes of requests that show a table
_TABLE: Final = f"{API}/tables/{{table}}"
COACH_ROUTES: Final = (
    Endpoint(
        "GET",
        f"{_TABLE}/review",
        "review",
        "Get the review of a finished game by the coach.",
        archive.get_review,
        reply=Review,
        codes=(*VIEWING_CODES, "not-over"),
        description=(
            "The first answer is the quick result. Each further request examines costly decisions "
            "for some seconds more, until the review is complete."
        ),
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/hint",
        "hint",
        "Ask the champion what it would do in your pending decision.",
        hints.give_hint,
        reply=HintReply,
        codes=(
            *(*VIEWING_CODES, "not-begun", "is-over", "no-hints", "no-hint-here"),
            *("not-your-seat", "stale"),
        ),
        description="The log of the table tells all players that you used a hint.",
        session="required",
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/chances",
        "chances",
        "Get the win chances for spectators, delayed by a full turn.",
        hints.get_chances,
        reply=DelayedChances,
        codes=(*VIEWING_CODES, "not-begun", "is-over", "no-chances", "spectators-only"),
        description="They are those at the start of the turn before the current one.",
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/deal",
        "deal",
        "List the games with the dice and cards of this game.",
        games.list_deal_games,
        reply=DealGames,
        codes=(*VIEWING_CODES, "no-deal"),
        description="The command `play_deal` adds a table to them when the game is over.",
    ),
)

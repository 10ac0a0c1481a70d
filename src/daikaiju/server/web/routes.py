"""Everything that can be asked over HTTP, in one table; docs/openapi.json is made from it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.responses import Response

from ...record.dice_proof import Proof
from ..codegen.openapi import openapi_text
from ..metrics import CONTENT_TYPE
from ..tables.odds_messages import Odds
from ..updates.messages import AnyCommand, Done, Welcome
from . import account, archive, lobby, odds, server_info
from .endpoint import Call, Endpoint
from .http_types import (
    After,
    ChangeMe,
    Found,
    Goals,
    Health,
    History,
    Listing,
    Me,
    NewPlayer,
    NewTable,
    Page,
    ServerInfo,
    UpTo,
)
from .responses import JSON, NEVER_KEPT
from .server_info import BODY_WITH_RECORD
from .static_files import WORKER

API: Final = "/api/v1"
SOCKET: Final = f"{API}/tables/{{table}}/socket"


async def _description(call: Call) -> Response:
    return Response(_described(), headers=NEVER_KEPT, media_type=JSON)


@cache
def _described() -> str:
    return openapi_text(ROUTES)


async def _front(call: Call) -> Response:
    return call.house.pages.front(call.request, call.caller.language)


async def _worker(call: Call) -> Response:
    return call.house.pages.file(WORKER).response(call.request)


async def _file(call: Call) -> Response:
    return call.house.pages.file(call.part("file")).response(call.request)


# --- the table of endpoints ----------------------------------------------------------------------

_TABLE: Final = f"{API}/tables/{{table}}"
_LOOKING: Final = ("private",)
_COMMANDS: Final = (  # why a command is not carried out
    *("private", "no-such-seat", "not-your-seat", "not-the-host", "not-seated", "bad-name"),
    *("seat-taken", "seat-not-free", "already-seated", "monster-taken", "no-such-monster"),
    *("seats-occupied", "seats-fixed", "table-full", "nobody-seated", "not-away", "already-away"),
    *("no-late", "no-second-life", "has-begun", "not-begun", "is-over", "not-over"),
    *("stale", "not-your-turn", "illegal", "nothing-to-undo"),
)
ROUTES: Final = (
    Endpoint(
        "GET",
        f"{API}/server",
        "server",
        "What this server is and offers.",
        server_info.server,
        reply=ServerInfo,
        who="unasked",
    ),
    Endpoint(
        "POST",
        f"{API}/players",
        "become",
        "Become somebody: sets a cookie.",
        account.become,
        body=NewPlayer,
        reply=Me,
        description="Whoever is somebody already stays who they are.",
    ),
    Endpoint(
        "GET",
        f"{API}/players/me",
        "me",
        "Who you are.",
        account.who_am_i,
        reply=Me,
        description="Newcomers ask as well: whoever is not known is nobody, which is no mistake.",
    ),
    Endpoint(
        "PATCH",
        f"{API}/players/me",
        "change_me",
        "Change your name or language.",
        account.change_me,
        body=ChangeMe,
        reply=Me,
        who="somebody",
    ),
    Endpoint(
        "DELETE",
        f"{API}/players/me",
        "forget_me",
        "Let this browser forget who you are: clears the cookie.",
        account.forget_me,
        reply=Health,
        description="Your seats stay yours, but nobody can prove it any more.",
    ),
    Endpoint(
        "GET",
        f"{API}/tables",
        "open_tables",
        "Tables that everybody may join.",
        lobby.open_tables,
        query=Page,
        reply=Listing,
    ),
    Endpoint(
        "POST",
        f"{API}/tables",
        "open_table",
        "Open a table.",
        lobby.open_table,
        body=NewTable,
        reply=Welcome,
        codes=(
            *("too-many-tables", "no-such-table", "private", "not-begun"),
            *("no-such-move", "bad-record"),
        ),
        who="somebody",
        most=BODY_WITH_RECORD,
    ),
    Endpoint(
        "GET",
        f"{API}/tables/mine",
        "my_tables",
        "Tables that you opened or sat at.",
        lobby.my_tables,
        query=Page,
        reply=Listing,
        who="somebody",
    ),
    Endpoint(
        "GET",
        f"{API}/codes/{{code}}",
        "find",
        "The table that a code names.",
        lobby.find,
        reply=Found,
    ),
    Endpoint(
        "GET", _TABLE, "look", "A table as it is now.", lobby.look, reply=Welcome, codes=_LOOKING
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/commands",
        "command",
        "Carry out a command, as on the socket of the table.",
        lobby.command,
        body=AnyCommand,
        reply=Done,
        codes=_COMMANDS,
        who="somebody",
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/updates",
        "updates",
        "What was told at a table.",
        archive.updates,
        query=After,
        reply=History,
        codes=_LOOKING,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/record",
        "record",
        "The game as a record, as far as you may know it.",
        archive.record,
        query=UpTo,
        reply="text/plain",
        codes=(*_LOOKING, "not-begun", "no-such-move"),
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/proof",
        "proof",
        "All draws of a finished game, to be derived again.",
        archive.proof_of,
        reply=Proof,
        codes=(*_LOOKING, "not-over"),
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/odds",
        "odds",
        "What the dice can still do, and who is in danger: exactly.",
        odds.odds,
        query=Goals,
        reply=Odds,
        codes=(*_LOOKING, "not-begun", "is-over", "no-odds", "odds-unknown"),
        description=(
            "From what you may see. Who sits at the table is told about the decision that is due "
            "only if it is their own; who looks on, about everybody's."
        ),
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/qr.svg",
        "qr",
        "The link of an invitation as a picture.",
        lobby.invitation,
        reply="image/svg+xml",
        codes=_LOOKING,
    ),
    Endpoint(
        "GET",
        f"{API}/openapi.json",
        "description",
        "This description.",
        _description,
        reply=dict[str, Any],
        who="unasked",
    ),
)

# What is there beside the interface: files for people, health and figures for machines.
BESIDES: Final = (
    Endpoint("GET", "/", "front", "The page.", _front, reply="text/html", who="unasked"),
    Endpoint("GET", "/t/{code}", "invited", "The page.", _front, reply="text/html", who="unasked"),
    Endpoint("GET", f"/{WORKER}", "worker", "Keeps it.", _worker, reply="*/*", who="unasked"),
    Endpoint("GET", "/static/{file:path}", "file", "Its files.", _file, reply="*/*", who="unasked"),
    Endpoint(
        "GET",
        "/healthz",
        "alive",
        "The process lives.",
        server_info.alive,
        reply=Health,
        who="unasked",
    ),
    Endpoint(
        "GET", "/readyz", "ready", "It can store.", server_info.ready, reply=Health, who="unasked"
    ),
    Endpoint(
        "GET",
        "/metrics",
        "figures",
        "For Prometheus, from this machine alone.",
        server_info.figures,
        reply=CONTENT_TYPE,
        who="unasked",
    ),
)

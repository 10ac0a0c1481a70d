"""All HTTP endpoints in one table; docs/reference/openapi.json is made from it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.responses import Response

from ...record.dice_proof import Proof
from ..metrics import CONTENT_TYPE
from ..protocol.http_types import (
    After,
    ChangeMe,
    Found,
    Games,
    Goals,
    Health,
    History,
    InLanguage,
    Listing,
    Me,
    NewPlayer,
    NewTable,
    PackCards,
    Page,
    ServerInfo,
    UploadedRecord,
    UpTo,
)
from ..protocol.messages import AnyCommand, Done, Welcome
from ..protocol.odds_messages import Odds
from . import account, archive, email, games, lobby, odds, packs, server_info
from .coach_routes import COACH_ROUTES, PACK_CODES, VIEWING_CODES
from .endpoint import API, Call, Endpoint
from .openapi import openapi_text
from .profile_routes import PROFILE_ROUTES
from .responses import JSON, NO_STORE
from .server_info import MAX_BODY_WITH_RECORD
from .static_files import SERVICE_WORKER

SOCKET_PATH: Final = f"{API}/tables/{{table}}/socket"
LOBBY_SOCKET_PATH: Final = f"{API}/lobby/socket"


async def _serve_openapi(call: Call) -> Response:
    return Response(_openapi_text(), headers=NO_STORE, media_type=JSON)


@cache
def _openapi_text() -> str:
    return openapi_text(ROUTES)


async def _serve_index(call: Call) -> Response:
    return call.context.static_files.index(call.request, call.caller.language)


async def _serve_service_worker(call: Call) -> Response:
    return call.context.static_files.file(SERVICE_WORKER).response(call.request)


async def _serve_file(call: Call) -> Response:
    return call.context.static_files.file(call.path_param("file")).response(call.request)


# --- the table of endpoints ----------------------------------------------------------------------

_TABLE: Final = f"{API}/tables/{{table}}"
_COMMANDS: Final = (  # refusal codes of commands
    *("private", "no-such-seat", "not-your-seat", "not-the-host", "not-seated", "bad-name"),
    *("seat-taken", "seat-not-free", "already-seated", "monster-taken", "no-such-monster"),
    *("seats-occupied", "seats-fixed", "table-full", "nobody-seated", "not-away", "already-away"),
    *("no-late", "no-second-life", "has-begun", "not-begun", "is-over", "not-over"),
    *("stale", "not-your-turn", "illegal", "nothing-to-undo"),
    *("no-deal", "deal-of-other", "too-many-deals"),
    *PACK_CODES,
)
ROUTES: Final = (
    Endpoint(
        "GET",
        f"{API}/server",
        "server",
        "Describe this server: editions, options, limits.",
        server_info.describe_server,
        reply=ServerInfo,
        session="ignored",
    ),
    Endpoint(
        "GET",
        f"{API}/packs",
        "packs",
        "Get the cards of the packs of this server, with their texts.",
        packs.get_packs,
        query=InLanguage,
        reply=PackCards,
        session="ignored",
        description="The answer has an ETag. A server without packs answers with empty objects.",
    ),
    Endpoint(
        "POST",
        f"{API}/players",
        "become",
        "Create a player and set the session cookie.",
        account.create_player,
        body=NewPlayer,
        reply=Me,
        description="With a valid session cookie, the existing player is returned.",
    ),
    Endpoint(
        "GET",
        f"{API}/players/me",
        "me",
        "Get your player.",
        account.get_me,
        reply=Me,
        description="Without a valid session cookie, all fields are empty: this is not an error.",
    ),
    Endpoint(
        "PATCH",
        f"{API}/players/me",
        "change_me",
        "Change your name or language.",
        account.change_me,
        body=ChangeMe,
        reply=Me,
        session="required",
    ),
    Endpoint(
        "DELETE",
        f"{API}/players/me",
        "forget_me",
        "Log out: delete the session cookie.",
        account.forget_me,
        reply=Health,
        description="You keep your seats, but you cannot use them without the cookie.",
    ),
    *PROFILE_ROUTES,
    Endpoint(
        "GET",
        f"{API}/tables",
        "open_tables",
        "List the public tables.",
        lobby.list_open_tables,
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
            *PACK_CODES,
        ),
        session="required",
        max_body=MAX_BODY_WITH_RECORD,
    ),
    Endpoint(
        "GET",
        f"{API}/tables/mine",
        "my_tables",
        "List the tables that you opened or sat at.",
        lobby.list_my_tables,
        query=Page,
        reply=Listing,
        session="required",
    ),
    Endpoint(
        "GET",
        f"{API}/games",
        "my_games",
        "List your games with date, edition, place, monster and opponents.",
        games.list_my_games,
        query=Page,
        reply=Games,
        session="required",
    ),
    Endpoint(
        "POST",
        f"{API}/records",
        "watch_record",
        "Get the updates of a game record, to watch it. Nothing is stored.",
        archive.watch_record,
        body=UploadedRecord,
        reply=History,
        codes=("bad-record", *PACK_CODES),
        max_body=MAX_BODY_WITH_RECORD,
    ),
    Endpoint(
        "GET",
        f"{API}/codes/{{code}}",
        "find",
        "Find a table by its code.",
        lobby.find_table,
        reply=Found,
    ),
    Endpoint(
        "GET", _TABLE, "look", "Get a table.", lobby.show_table, reply=Welcome, codes=VIEWING_CODES
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/commands",
        "command",
        "Run a command, as on the socket of the table.",
        lobby.run_command,
        body=AnyCommand,
        reply=Done,
        codes=_COMMANDS,
        session="required",
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/updates",
        "updates",
        "List the updates of a table.",
        archive.list_updates,
        query=After,
        reply=History,
        codes=VIEWING_CODES,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/record",
        "record",
        "Get the game as a record, without what is hidden from you.",
        archive.get_record,
        query=UpTo,
        reply="text/plain",
        codes=(*VIEWING_CODES, "not-begun", "no-such-move"),
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/proof",
        "proof",
        "Get all random draws of a finished game, to verify them.",
        archive.get_proof,
        reply=Proof,
        codes=(*VIEWING_CODES, "not-over"),
    ),
    *COACH_ROUTES,
    Endpoint(
        "GET",
        f"{_TABLE}/odds",
        "odds",
        "Get the exact odds of the dice and of the threats.",
        odds.get_odds,
        query=Goals,
        reply=Odds,
        codes=(*VIEWING_CODES, "not-begun", "is-over", "no-odds", "odds-unknown"),
        description=(
            "The odds use only what you may see. A seated player gets the odds of the current "
            "decision only if it is their own; a spectator gets those of all players."
        ),
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/qr.svg",
        "qr",
        "Get the invitation link as a QR code.",
        lobby.draw_invitation,
        reply="image/svg+xml",
        codes=VIEWING_CODES,
    ),
    Endpoint(
        "GET",
        f"{API}/openapi.json",
        "description",
        "Get this description.",
        _serve_openapi,
        reply=dict[str, Any],
        session="ignored",
    ),
)

# Endpoints outside the API: the page and its files, health checks and metrics.
OTHER_ROUTES: Final = (
    Endpoint("GET", "/", "front", "The page.", _serve_index, reply="text/html", session="ignored"),
    Endpoint(
        "GET",
        "/t/{code}",
        "invited",
        "The page.",
        _serve_index,
        reply="text/html",
        session="ignored",
    ),
    Endpoint(
        "GET",
        "/unsubscribe/{token}",
        "unsubscribe_page",
        "The page.",
        _serve_index,
        reply="text/html",
        session="ignored",
    ),
    Endpoint(
        "POST",
        "/unsubscribe/{token}",
        "stop_emails",
        "Send no more e-mail to the address of this link.",
        email.stop_emails,
        reply=Health,
        session="ignored",
    ),
    Endpoint(
        "GET",
        f"/{SERVICE_WORKER}",
        "worker",
        "The service worker of the page.",
        _serve_service_worker,
        reply="*/*",
        session="ignored",
    ),
    Endpoint(
        "GET",
        "/static/{file:path}",
        "file",
        "A file of the page.",
        _serve_file,
        reply="*/*",
        session="ignored",
    ),
    *(
        Endpoint(
            "GET",
            path,
            name,
            "The process runs.",
            server_info.report_alive,
            reply=Health,
            session="ignored",
        )
        for path, name in (("/health", "health"), ("/healthz", "alive"))
    ),
    *(
        Endpoint(
            "GET",
            path,
            name,
            "The server takes games: its store works, and it does not shut down.",
            server_info.report_ready,
            reply=Health,
            session="ignored",
        )
        for path, name in (("/ready", "readiness"), ("/readyz", "ready"))
    ),
    Endpoint(
        "GET",
        "/metrics",
        "metrics",
        "Prometheus metrics, only for this machine.",
        server_info.serve_metrics,
        reply=CONTENT_TYPE,
        session="ignored",
    ),
)

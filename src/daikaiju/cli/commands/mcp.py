"""`daikaiju mcp`: a seat for a language model, as an MCP server over standard input and output."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ...rules.constants import EDITION_NAMES
from ...text import UserError
from ..extras import missing_extra_error
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("--against", metavar="BOTS", help=help_text("cli-mcp-against"))
    parser.add_argument("--seats", type=int, metavar="N", help=help_text("cli-mcp-seats"))
    parser.add_argument("--edition", choices=EDITION_NAMES, help=help_text("cli-mcp-edition"))
    parser.add_argument("--monster", metavar="NAME", help=help_text("cli-mcp-monster"))
    parser.add_argument("--table", metavar="LINK|CODE", help=help_text("cli-mcp-table"))
    parser.add_argument("--server", metavar="URL", help=help_text("cli-mcp-server"))
    parser.add_argument("--name", metavar="NAME", help=help_text("cli-mcp-name"))
    parser.add_argument("--seed", type=int, metavar="N", help=help_text("cli-mcp-seed"))
    parser.add_argument(
        "--time-budget", type=float, metavar="SECONDS", help=help_text("cli-mcp-time-budget")
    )
    parser.add_argument("--stand-in", metavar="BOT", help=help_text("cli-mcp-stand-in"))
    parser.add_argument("--records", type=Path, metavar="DIR", help=help_text("cli-mcp-records"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the options, then serve until the client closes the connection."""
    try:
        from ..mcp.record_file import default_folder
        from ..mcp.server import serve_stdio
        from ..mcp.session import SessionOptions, plan_game
    except ModuleNotFoundError as error:
        raise missing_extra_error(error, "mcp") from error
    names = ("against", "seats", "edition", "monster", "table", "server", "seed", "time_budget")
    given = {name: getattr(args, name) for name in names}
    given |= {name: getattr(args, name) for name in ("name", "stand_in") if getattr(args, name)}
    options = SessionOptions(records=args.records or default_folder(), **given)
    _check(args)
    plan_game(options)
    serve_stdio(options)
    return 0


def _check(args: argparse.Namespace) -> None:
    """Raise a UserError now, instead of in the first game."""
    from ...bots.registry import make_bot

    for spec in [*(args.against or "").split(","), args.stand_in or ""]:
        if spec:
            make_bot(spec).close()
    if args.time_budget is not None and not args.time_budget > 0:
        raise UserError("mistake-time-budget", seconds=args.time_budget)
    if args.records and args.records.exists() and not args.records.is_dir():
        raise UserError("mistake-not-folder", file=str(args.records))
    _check_addresses(args)


def _check_addresses(args: argparse.Namespace) -> None:
    from ..mcp.seat_game import Refused
    from ..mcp.table_game import parse_invitation

    if args.server is not None and not re.fullmatch(r"https?://[^\s/?#]+/?", args.server):
        raise _wrong("--server", args.server, "mistake-right-site")
    try:
        if args.table is not None:
            parse_invitation(args.table, args.server)
    except Refused:
        raise _wrong("--table", args.table, "mistake-right-invitation") from None


def _wrong(option: str, given: str, right: str) -> UserError:
    return UserError(
        "mistake-setting-value", where=option, given=repr(given), right=UserError(right)
    )

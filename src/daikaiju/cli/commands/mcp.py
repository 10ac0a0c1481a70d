"""`daikaiju mcp`: a seat for a language model, as an MCP server over standard input and output."""

from __future__ import annotations

import argparse
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
        from ..mcp.session import SessionOptions
    except ModuleNotFoundError as error:
        raise missing_extra_error(error, "mcp") from error
    _check(args)
    names = ("against", "seats", "edition", "monster", "table", "server", "seed", "time_budget")
    given = {name: getattr(args, name) for name in names}
    given |= {name: getattr(args, name) for name in ("name", "stand_in") if getattr(args, name)}
    serve_stdio(SessionOptions(records=args.records or default_folder(), **given))
    return 0


def _check(args: argparse.Namespace) -> None:
    """Raise a UserError now, instead of in the first game."""
    from ...bots.registry import make_bot

    for spec in [*(args.against or "").split(","), args.stand_in or ""]:
        if spec:
            make_bot(spec).close()
    if args.time_budget is not None and not args.time_budget > 0:
        raise UserError("mistake-time-budget", seconds=args.time_budget)

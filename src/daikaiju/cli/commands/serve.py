"""`daikaiju serve`: runs a game server, for this machine, a LAN or the internet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ...packs import PACKS
from ...text import UserError
from .. import browser
from ..extras import missing_extra_error
from ..output import message
from ..parser import add_pack_option, help_text

if TYPE_CHECKING:
    from ...server.settings import Settings

ALL_INTERFACES = "0.0.0.0"
BROWSER_TIMEOUT = 5  # seconds, for a browser to start before this process ends
QR_BLOCKS = "█▀▄"  # the characters of a QR code


def add(parser: argparse.ArgumentParser) -> None:
    settings, others = help_text("cli-serve-settings"), help_text("cli-serve-set")
    parser.add_argument("--host", metavar="H", help=help_text("cli-serve-host"))
    parser.add_argument("--port", metavar="P", help=help_text("cli-serve-port"))
    parser.add_argument("--lan", action="store_true", help=help_text("cli-serve-lan"))
    parser.add_argument("--open", action="store_true", help=help_text("cli-serve-open"))
    parser.add_argument("--store", metavar="FILE|URL", help=help_text("cli-serve-store"))
    parser.add_argument("--name", metavar="N", help=help_text("cli-serve-name"))
    parser.add_argument("--public-url", metavar="U", help=help_text("cli-serve-url"))
    parser.add_argument("--processes", metavar="N", help=help_text("cli-serve-processes"))
    parser.add_argument("--logs", metavar="FORM", help=help_text("cli-serve-logs"))
    parser.add_argument(
        "--bot", action="append", default=[], metavar="LEVEL=SPEC", help=help_text("cli-serve-bot")
    )
    add_pack_option(parser)
    parser.add_argument("--settings", type=Path, metavar="FILE", help=settings)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=others)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM; return 0 after a clean shutdown."""
    try:
        settings = read_serve_settings(args)  # first: an error in them is reported at once
        from ...server.runner import serve
    except ModuleNotFoundError as error:
        raise missing_extra_error(error) from error
    _set_levels(args.bot)
    if args.open:
        found = choose_port(settings)
        if found is None:
            return 0
        settings = found
    serve(settings, _startup_callback(settings, args.lan, args.open))
    return 0


def _set_levels(texts: Sequence[str]) -> None:
    if texts:
        from ...bots.registry import set_level  # here: its import computes all sets of dice

        for text in texts:
            set_level(text)


def choose_port(settings: Settings) -> Settings | None:
    """Return settings with a free port; None if a Daikaiju server runs there and was opened."""
    from msgspec.structs import replace

    host, port = settings.host, settings.port
    if not port or not browser.is_port_used(host, port):
        return settings
    if browser.is_daikaiju_server(host, port):
        url = browser.local_url(host, port)
        print(message("cli-serving-already", url=url), flush=True)
        browser.open_page(url).join(BROWSER_TIMEOUT)
        return None
    print(message("cli-port-taken", port=str(port)), flush=True)
    return replace(settings, port=0)


def read_serve_settings(args: argparse.Namespace) -> Settings:
    """Return the settings from the options, the environment and the settings file."""
    from ...server.settings import DIRECT_OPTIONS, check_known, read_settings

    given: dict[str, object] = {}
    for pair in args.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UserError("mistake-set", pair=pair)
        check_known(name, "--set")
        given[name] = value
    if args.lan:
        if args.host:
            raise UserError("mistake-lan-and-host")
        given["host"] = ALL_INTERFACES
    given |= {
        name: getattr(args, name) for name in DIRECT_OPTIONS if getattr(args, name) is not None
    }
    return read_settings(given, args.settings)


# --- startup message -----------------------------------------------------------------------------


def _startup_callback(
    settings: Settings, shows_qr_code: bool, opens_browser: bool
) -> Callable[[int], None]:
    """Return the callback that prints the address as soon as the server listens."""
    from ...server.runner import urls
    from ...server.settings import redact_password

    def report_start(port: int) -> None:
        addresses = urls(settings, port)
        joined = message("cli-or").join(addresses)
        print(message("cli-serving", server=settings.name, addresses=joined))
        print(message("cli-kept-in", store=redact_password(settings.store)), flush=True)
        if PACKS:
            print(message("cli-serve-packs", packs=", ".join(PACKS)), flush=True)
        if shows_qr_code:
            _print_qr_code(addresses[0])
        if opens_browser:
            browser.open_page(browser.local_url(settings.host, port))

    return report_start


def _print_qr_code(url: str) -> None:
    """Print a QR code of the URL, if the encoding of the terminal has its characters."""
    import segno

    try:
        QR_BLOCKS.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return
    segno.make(url, micro=False).terminal(border=2, compact=True)
    print(message("cli-scan"), flush=True)

"""`daikaiju serve`: tables for people and bots, on this machine, in a LAN or on the internet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import browsing
from .extras import missing

if TYPE_CHECKING:
    from ..server.settings import Settings

ANYWHERE = "0.0.0.0"
LAST_SECONDS = 5  # for a browser to be started, where nothing else is left to do
BLOCKS = "█▀▄"  # what a QR code is drawn with


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="H", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", metavar="P", help="the port to listen on (8000)")
    parser.add_argument("--lan", action="store_true", help="let everybody in this network join")
    parser.add_argument(
        "--open",
        action="store_true",
        help="show the page in a browser, on another port if this one is in use",
    )
    parser.add_argument(
        "--store", metavar="FILE|URL", help="where games are kept: a file or postgresql://…"
    )
    parser.add_argument("--name", metavar="N", help="what the server is called (Daikaiju)")
    parser.add_argument(
        "--public-url", metavar="U", help="where people reach it, if a proxy stands before it"
    )
    parser.add_argument("--logs", metavar="FORM", help="text for people, json for machines")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file of settings")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other setting; docs/hosting.md lists them all",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM; 0 if it ended in good order."""
    try:
        settings = settings_of(args)  # quick; a mistake in them should not wait for the rest
        from ..server.running import serve
    except ModuleNotFoundError as error:
        raise missing(error) from error
    if args.open:
        found = where_to_listen(settings)
        if found is None:
            return 0
        settings = found
    serve(settings, _greeter(settings, draws=args.lan, opens=args.open))
    return 0


def where_to_listen(settings: Settings) -> Settings | None:
    """Settings with a port that is free; None if we run there already, which is then shown."""
    from msgspec.structs import replace

    host, port = settings.host, settings.port
    if not port or not browsing.is_taken(host, port):
        return settings
    if browsing.is_ours(host, port):
        url = browsing.here(host, port)
        print(f"A server runs at {url} already: open that in a browser.", flush=True)
        browsing.show(url).join(LAST_SECONDS)
        return None
    print(f"Port {port} is in use by another program: a free one is taken instead.", flush=True)
    return replace(settings, port=0)


def settings_of(args: argparse.Namespace) -> Settings:
    """What the options, the environment and a file say."""
    from ..server.settings import OWN_OPTION, check_known, read_settings

    given: dict[str, object] = {}
    for pair in args.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"--set {pair} is not of the form NAME=VALUE, such as tables=500")
        check_known(name, "--set")
        given[name] = value
    if args.lan:
        if args.host:
            raise ValueError("--lan listens on every address: leave --host away, or --lan")
        given["host"] = ANYWHERE
    given |= {name: getattr(args, name) for name in OWN_OPTION if getattr(args, name) is not None}
    return read_settings(given, args.settings)


# --- the greeting --------------------------------------------------------------------------------


def _greeter(settings: Settings, draws: bool, opens: bool) -> Callable[[int], None]:
    """What says where to go, as soon as one can go there."""
    from ..server.running import urls
    from ..server.settings import told_store

    def greet(port: int) -> None:
        places = urls(settings, port)
        print(f"{settings.name}: open {' or '.join(places)} in a browser (Ctrl-C ends the server).")
        print(f"Games are kept in {told_store(settings.store)}.", flush=True)
        if draws:
            _draw(places[0])
        if opens:
            browsing.show(browsing.here(settings.host, port))

    return greet


def _draw(url: str) -> None:
    """A QR code, to be scanned from the screen, where the terminal has the signs for it."""
    import segno

    try:
        BLOCKS.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return
    segno.make(url, micro=False).terminal(border=2, compact=True)
    print("Scan this with a phone in the same network.", flush=True)

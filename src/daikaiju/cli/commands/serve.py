"""`daikaiju serve`: tables for people and bots, on this machine, in a LAN or on the internet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ...text import Told
from .. import browser
from ..extras import missing
from ..output import say
from ..parser import help_text

if TYPE_CHECKING:
    from ...server.settings import Settings

ANYWHERE = "0.0.0.0"
LAST_SECONDS = 5  # for a browser to be started, where nothing else is left to do
BLOCKS = "█▀▄"  # what a QR code is drawn with


def add(parser: argparse.ArgumentParser) -> None:
    settings, others = help_text("cli-serve-settings"), help_text("cli-serve-set")
    parser.add_argument("--host", metavar="H", help=help_text("cli-serve-host"))
    parser.add_argument("--port", metavar="P", help=help_text("cli-serve-port"))
    parser.add_argument("--lan", action="store_true", help=help_text("cli-serve-lan"))
    parser.add_argument("--open", action="store_true", help=help_text("cli-serve-open"))
    parser.add_argument("--store", metavar="FILE|URL", help=help_text("cli-serve-store"))
    parser.add_argument("--name", metavar="N", help=help_text("cli-serve-name"))
    parser.add_argument("--public-url", metavar="U", help=help_text("cli-serve-url"))
    parser.add_argument("--logs", metavar="FORM", help=help_text("cli-serve-logs"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=settings)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=others)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM; 0 if it ended in good order."""
    try:
        settings = settings_of(args)  # quick; a mistake in them should not wait for the rest
        from ...server.runner import serve
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
    if not port or not browser.is_taken(host, port):
        return settings
    if browser.is_ours(host, port):
        url = browser.here(host, port)
        print(say("cli-serving-already", url=url), flush=True)
        browser.show(url).join(LAST_SECONDS)
        return None
    print(say("cli-port-taken", port=str(port)), flush=True)
    return replace(settings, port=0)


def settings_of(args: argparse.Namespace) -> Settings:
    """What the options, the environment and a file say."""
    from ...server.settings import OWN_OPTION, check_known, read_settings

    given: dict[str, object] = {}
    for pair in args.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Told("mistake-set", pair=pair)
        check_known(name, "--set")
        given[name] = value
    if args.lan:
        if args.host:
            raise Told("mistake-lan-and-host")
        given["host"] = ANYWHERE
    given |= {name: getattr(args, name) for name in OWN_OPTION if getattr(args, name) is not None}
    return read_settings(given, args.settings)


# --- the greeting --------------------------------------------------------------------------------


def _greeter(settings: Settings, draws: bool, opens: bool) -> Callable[[int], None]:
    """What says where to go, as soon as one can go there."""
    from ...server.runner import urls
    from ...server.settings import told_store

    def greet(port: int) -> None:
        places = urls(settings, port)
        print(say("cli-serving", server=settings.name, places=say("cli-or").join(places)))
        print(say("cli-kept-in", store=told_store(settings.store)), flush=True)
        if draws:
            _draw(places[0])
        if opens:
            browser.show(browser.here(settings.host, port))

    return greet


def _draw(url: str) -> None:
    """A QR code, to be scanned from the screen, where the terminal has the signs for it."""
    import segno

    try:
        BLOCKS.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return
    segno.make(url, micro=False).terminal(border=2, compact=True)
    print(say("cli-scan"), flush=True)

"""`daikaiju backup FILE` and `daikaiju restore FILE`: all games of a server in one file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from ...text import Told
from ..extras import missing
from ..output import say
from ..parser import help_text

Counts = dict[str, int]


def add_backup(parser: argparse.ArgumentParser) -> None:
    _add(parser, help_text("cli-backup-file"), backup)


def add_restore(parser: argparse.ArgumentParser) -> None:
    _add(parser, help_text("cli-restore-file"), restore)


def _add(
    parser: argparse.ArgumentParser, what: str, run: Callable[[argparse.Namespace], int]
) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=what)
    settings = help_text("cli-keep-settings")
    parser.add_argument("--store", metavar="FILE|URL", help=help_text("cli-keep-store"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=settings)
    parser.set_defaults(run=run)


def backup(args: argparse.Namespace) -> int:
    """Write everything to a file; a server may go on meanwhile."""
    _check_installed()
    from ...server.store.backup import backup

    counts = _done(backup(_store(args), args.file))
    print(say("cli-backed-up", file=str(args.file), **_counted(counts)))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Read everything from a file into a new database."""
    _check_installed()
    from ...server.settings import default_store
    from ...server.store.backup import restore

    store = _store(args)
    if store == default_store():
        with suppress(OSError):  # if it cannot be made, the store says what is wrong
            Path(store).parent.mkdir(parents=True, exist_ok=True)
    counts = _done(restore(store, args.file))
    print(say("cli-restored", file=str(args.file), **_counted(counts)))
    return 0


def _check_installed() -> None:
    try:
        from ...server.store import backup  # noqa: F401
    except ModuleNotFoundError as error:
        raise missing(error) from None


def _store(args: argparse.Namespace) -> str:
    from ...server.settings import read_settings

    return read_settings({"store": args.store} if args.store else {}, args.settings).store


def _done(work: Coroutine[Any, Any, Counts]) -> Counts:
    from ...server.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise Told("mistake-store", problem=error) from None


def _counted(counts: Counts) -> Counts:
    """What people care about."""
    return {name: counts[name] for name in ("tables", "entries", "players")}

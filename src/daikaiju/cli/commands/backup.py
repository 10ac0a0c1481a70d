"""`daikaiju backup FILE` and `daikaiju restore FILE`: all games of a server in one file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from ...text import UserError
from ..extras import missing_extra_error
from ..output import message
from ..parser import help_text

Counts = dict[str, int]


def add_backup(parser: argparse.ArgumentParser) -> None:
    _add(parser, help_text("cli-backup-file"), run_backup)


def add_restore(parser: argparse.ArgumentParser) -> None:
    _add(parser, help_text("cli-restore-file"), run_restore)


def _add(
    parser: argparse.ArgumentParser, file_help: str, run: Callable[[argparse.Namespace], int]
) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=file_help)
    settings = help_text("cli-keep-settings")
    parser.add_argument("--store", metavar="FILE|URL", help=help_text("cli-keep-store"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=settings)
    parser.set_defaults(run=run)


def run_backup(args: argparse.Namespace) -> int:
    """Write the whole store to a file; a server may run meanwhile."""
    _check_installed()
    from ...server.store.backup import backup

    counts = _run_store_task(backup(_store_setting(args), args.file))
    print(message("cli-backed-up", file=str(args.file), **_shown_counts(counts)))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Read a backup file into a new database."""
    _check_installed()
    from ...server.clock import milliseconds
    from ...server.settings import default_store
    from ...server.store.backup import restore
    from ...server.tables.renewal import renew_row
    from ...server.tables.table import Snapshot

    store = _store_setting(args)
    if store == default_store():
        with suppress(OSError):  # the store reports a folder that cannot be created
            Path(store).parent.mkdir(parents=True, exist_ok=True)
    new_dice = partial(renew_row, kind=Snapshot, now=milliseconds())
    counts = _run_store_task(restore(store, args.file, new_dice))
    print(message("cli-restored", file=str(args.file), **_shown_counts(counts)))
    return 0


def _check_installed() -> None:
    try:
        from ...server.store import backup  # noqa: F401
    except ModuleNotFoundError as error:
        raise missing_extra_error(error) from None


def _store_setting(args: argparse.Namespace) -> str:
    from ...server.settings import read_settings

    return read_settings({"store": args.store} if args.store else {}, args.settings).store


def _run_store_task(task: Coroutine[Any, Any, Counts]) -> Counts:
    from ...server.store import StoreError

    try:
        return asyncio.run(task)
    except StoreError as error:
        raise UserError("mistake-store", problem=error) from None


def _shown_counts(counts: Counts) -> Counts:
    """Return the counts that are shown to the user."""
    return {name: counts[name] for name in ("tables", "entries", "players")}

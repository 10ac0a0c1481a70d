"""Commands that need the repository: the sources are not part of an installed package."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..text import UserError
from .parser import help_text


def add_root_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--root", type=Path, default=Path(), help=help_text("cli-root"))


def check_repository(root: Path, needed: str | Path) -> None:
    """Raise UserError if the folder of the repository lacks a file or folder."""
    if not (root / needed).exists():
        file = Path(needed).as_posix()
        raise UserError("mistake-no-sources", folder=str(root.absolute()), file=file)

"""The record of a game as a file, written during the game and at its end."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from ...text import UserError, file_error_reason

VARIABLE = "DAIKAIJU_RECORDS"


def default_folder() -> Path:
    """Return the folder of records: $DAIKAIJU_RECORDS, or one in the user's data directory.

    MCP clients start programs in any working directory, so that is not used.
    """
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME")
    return Path(base or Path.home() / ".local" / "share") / "daikaiju" / "records"


class RecordFile:
    """A file with a new name. It is replaced as a whole, so that it is never half written."""

    def __init__(self, folder: Path, game: str) -> None:
        began = f"{datetime.now():%Y%m%d-%H%M%S}"
        self.path = (folder / f"{began}-{os.getpid()}-{game}.txt").absolute()
        self.problem = ""  # why the last attempt to write failed

    def write(self, text: str) -> None:
        """Write the record. A failure is kept in `problem`: the game goes on."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._replace(text)
        except OSError as error:
            reason = file_error_reason(error)
            self.problem = str(UserError("mistake-not-written", file=str(self.path), reason=reason))
        else:
            self.problem = ""

    def _replace(self, text: str) -> None:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.path.parent, delete=False, suffix=".part"
        ) as file:
            file.write(text)
        os.replace(file.name, self.path)

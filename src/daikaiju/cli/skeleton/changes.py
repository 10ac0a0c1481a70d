"""Changes of files: all are checked before the first one is written. Nothing is overwritten."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ...text import UserError
from ...text.errors import file_error_reason


@dataclass
class Changes:
    """New texts of files, by path."""

    texts: dict[Path, str] = field(default_factory=dict)

    def text_of(self, path: Path) -> str:
        """Return the text of a file with the changes; empty if there is no such file."""
        return self.texts.get(path) or (read_text(path) if path.exists() else "")

    def create(self, path: Path, text: str) -> None:
        """Add a new file; raise UserError if it exists."""
        if path.exists():
            raise UserError("mistake-card-file", file=str(path))
        self.texts[path] = text

    def append(self, path: Path, text: str, head: str = "") -> None:
        """Add a text to the end of a file, which begins with `head` if it is new."""
        before = self.text_of(path) or head
        line_end = "" if before.endswith("\n") or not before else "\n"
        self.texts[path] = f"{before}{line_end}{text}"

    def insert(self, path: Path, line: int, text: str) -> None:
        """Insert a text before a line of a file, counted from 0."""
        lines = self.text_of(path).splitlines(keepends=True)
        self.texts[path] = "".join([*lines[:line], text, *lines[line:]])

    def write(self) -> list[Path]:
        """Write all files and return their paths."""
        for path, text in self.texts.items():
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="")
            except OSError as error:
                raise UserError(
                    "mistake-not-written", file=str(path), reason=file_error_reason(error)
                ) from error
        return list(self.texts)


def read_text(path: Path) -> str:
    """Return the text of a file with its own line ends."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise UserError("mistake-file", file=str(path), reason=file_error_reason(error)) from error
    except UnicodeDecodeError as error:
        raise UserError("mistake-encoding", file=str(path)) from error

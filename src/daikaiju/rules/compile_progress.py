"""Reports of the compiler, which takes seconds to minutes. The command line translates them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Final

Words = Mapping[str, str | int]
# The events and their English texts.
TEXTS: Final = {
    "begins": "compiling {name} ({number} of {total}), once for this version",
    "waits": "waiting for another process that compiles {name} ({number} of {total})",
    "again": "the stored machine code of {name} is damaged and is compiled again",
    "unwritable": (
        "the cache folder {folder} cannot be written ({reason}): machine code is kept in "
        "{replacement} until this process ends; DAIKAIJU_CACHE can name another folder"
    ),
}


def _write(event: str, words: Words) -> None:
    """Write one English line to the standard error."""
    sys.stderr.write(f"daikaiju: {TEXTS[event].format(**words)}\n")
    sys.stderr.flush()


_receiver: Callable[[str, Words], None] = _write


def report(event: str, **words: str | int) -> None:
    """Report an event of TEXTS."""
    _receiver(event, words)


def set_receiver(receiver: Callable[[str, Words], None]) -> None:
    """Set the function that gets the reports of this process."""
    global _receiver
    _receiver = receiver

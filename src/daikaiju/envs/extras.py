"""Optional dependencies: a missing one gives a sentence with the command that installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..text import UserError


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Raise ModuleNotFoundError with a helpful sentence if an import of the block fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "daikaiju").startswith("daikaiju"):
            raise
        package = (error.name or "").partition(".")[0]
        sentence = UserError("mistake-not-installed", package=package, extra=extra)
        raise ModuleNotFoundError(str(sentence), name=error.name) from None

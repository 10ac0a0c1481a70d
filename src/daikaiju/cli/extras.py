"""What is not installed with the game itself, because only some commands need it."""

from __future__ import annotations

from ..text import Told


def missing(error: ModuleNotFoundError, extra: str = "server") -> Exception:
    """One sentence for a package that an extra would have brought; a module of ours is a fault."""
    if (error.name or "daikaiju").startswith("daikaiju"):
        return error
    return Told("mistake-not-installed", package=error.name or "", extra=extra)

"""What is not installed with the game itself, because only some commands need it."""

from __future__ import annotations


def missing(error: ModuleNotFoundError, extra: str = "server") -> Exception:
    """One sentence for a package that an extra would have brought; a module of ours is a fault."""
    if (error.name or "daikaiju").startswith("daikaiju"):
        return error
    return ValueError(
        f"this needs {error.name}, which is not installed: run `pip install 'daikaiju[{extra}]'`"
    )

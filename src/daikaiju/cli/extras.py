"""Optional dependencies, which only some commands need."""

from __future__ import annotations

from ..text import UserError


def missing_extra_error(error: ModuleNotFoundError, extra: str = "server") -> Exception:
    """Return a UserError that names the missing extra; a missing own module stays as it is."""
    if (error.name or "daikaiju").startswith("daikaiju"):
        return error
    return UserError("mistake-not-installed", package=error.name or "", extra=extra)

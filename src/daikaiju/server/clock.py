"""The time, as tables tell it."""

from __future__ import annotations

import time


def milliseconds() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000

"""The store: SQLite in one file, or PostgreSQL for several servers; one schema, one code path."""

from .store import (
    CodeTaken,
    Conflict,
    Player,
    Row,
    Store,
    StoreError,
    Unavailable,
    open_store,
)

__all__ = [
    "CodeTaken",
    "Conflict",
    "Player",
    "Row",
    "Store",
    "StoreError",
    "Unavailable",
    "open_store",
]

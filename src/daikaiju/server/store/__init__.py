"""The store: a SQLite file, or PostgreSQL for several servers; one schema, one code path."""

from .store import (
    CodeTaken,
    Conflict,
    Player,
    Store,
    StoreError,
    TableRow,
    Unavailable,
    open_store,
    prepare_store,
)

__all__ = [
    "CodeTaken",
    "Conflict",
    "Player",
    "TableRow",
    "Store",
    "StoreError",
    "Unavailable",
    "open_store",
    "prepare_store",
]

"""How Alembic runs the migrations: on the connection and in the transaction of schema_upgrade.py.

A migration is written by hand into `versions/`; tests/server/test_store.py tells what it forgot.
"""

from __future__ import annotations

from alembic import context

from daikaiju.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

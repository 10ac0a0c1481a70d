"""The Alembic environment: migrations run on the connection and in the transaction of
schema_upgrade.py.

Migrations in `versions/` are written by hand; tests/server/test_store.py finds missing changes.
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

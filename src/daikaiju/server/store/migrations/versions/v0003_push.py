"""Create push subscriptions, the times of notifications, and keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint_hash", sa.LargeBinary, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint_hash", name="pk_subscriptions"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_subscriptions_player_id", "subscriptions", ["player_id"])
    op.create_table(
        "notices",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("pushed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_notices"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
        sqlite_with_rowid=False,
    )

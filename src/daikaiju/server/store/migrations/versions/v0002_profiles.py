"""Create profiles, their further devices, and codes that move a profile to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("monster", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_profiles"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "devices",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "token_hash", name="pk_devices"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "move_codes",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_move_codes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_move_codes_player_id", "move_codes", ["player_id"])

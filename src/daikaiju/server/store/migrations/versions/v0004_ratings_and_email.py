"""Create ratings, rated games, e-mail addresses, and the numbers of messages to destinations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _ratings()
    _emails()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rated_games_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )


def _emails() -> None:
    op.create_table(
        "emails",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_emails"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mails",
        sa.Column("destination", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("destination", name="pk_mails"),
        sqlite_with_rowid=False,
    )

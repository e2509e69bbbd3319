"""Blocks, reports and bans; how a table talks; when a guest was last seen"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.PrimaryKeyConstraint("owner", "person", "kind"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "bans",
        sa.Column("account", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("why", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("account"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("talk", sa.String(length=8), nullable=False, server_default=""))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(
            sa.Column("phrase", sa.String(length=20), nullable=False, server_default="")
        )
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("seen")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("phrase")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("talk")
    for name in ("bans", "reports", "blocks"):
        op.drop_table(name)

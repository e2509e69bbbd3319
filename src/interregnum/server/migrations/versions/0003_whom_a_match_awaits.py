"""Whom a match awaits after each row of its journal: the lobby need not read the rows"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.add_column(
            sa.Column("awaited", sa.String(length=40), nullable=False, server_default="")
        )


def downgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("awaited")

"""Finished matches as they were seen, for the day on which their rules are others"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "albums",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("page", sa.String(length=16), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", "page"),
    )


def downgrade() -> None:
    op.drop_table("albums")

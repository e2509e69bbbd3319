"""Analyses that are waited for, over all workers"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("running", sa.Boolean(), nullable=False),
        sa.Column("part", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table"),
        sa.UniqueConstraint("person"),
    )


def downgrade() -> None:
    op.drop_table("studies")

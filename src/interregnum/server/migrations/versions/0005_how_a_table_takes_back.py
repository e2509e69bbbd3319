"""How a table takes back and whether it has; finished tables that a person no longer lists"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sa.Column("undo", sa.String(length=8), nullable=False, server_default="free")
        )
        tables.add_column(
            sa.Column("undone", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("gone")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("undone")
        tables.drop_column("undo")

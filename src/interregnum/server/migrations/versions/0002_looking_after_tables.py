"""Who is ready, and when a table must be looked after although nobody has it open"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("due", sa.Float(), nullable=True))
        tables.add_column(sa.Column("entropy", sa.Text(), nullable=False, server_default=""))
        tables.create_index("tables_by_due", ["status", "due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(
            sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("ready")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("tables_by_due")
        tables.drop_column("entropy")
        tables.drop_column("due")

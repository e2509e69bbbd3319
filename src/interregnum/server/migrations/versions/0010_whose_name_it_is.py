"""Whose names a table has, also after they have gone from it"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("named", sa.String(32), nullable=False, server_default=""))
        seats.create_index("seats_by_name", ["named"])
    op.execute("UPDATE seats SET named = person")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("withholders", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("withholders")
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("seats_by_name")
        seats.drop_column("named")

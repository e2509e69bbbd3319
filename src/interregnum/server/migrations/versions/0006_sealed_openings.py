"""What devices seal before a match begins, and the terms that it is begun with"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("terms", sa.String(64), nullable=False, server_default=""))
        tables.add_column(sa.Column("seals", sa.Text(), nullable=False, server_default="[]"))
        tables.add_column(sa.Column("withheld", sa.Text(), nullable=False, server_default="[]"))
        tables.add_column(sa.Column("opened", sa.Float(), nullable=False, server_default="0"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seal", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seal")
    with op.batch_alter_table("tables") as tables:
        for name in ("opened", "withheld", "seals", "terms"):
            tables.drop_column(name)

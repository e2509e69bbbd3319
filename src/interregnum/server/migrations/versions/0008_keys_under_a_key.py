"""Keys and entropy are encrypted, so they are longer; a key's promise stands beside it"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SHORT = sa.String(length=64)


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("key", existing_type=SHORT, type_=sa.Text(), existing_nullable=False)
        tables.add_column(
            sa.Column("promise", sa.String(length=64), nullable=False, server_default="")
        )
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("entropy", existing_type=SHORT, type_=sa.Text(), existing_nullable=False)


def downgrade() -> None:
    """Only of an empty database: what is encrypted does not become plain by itself."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("entropy", existing_type=sa.Text(), type_=SHORT, existing_nullable=False)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("promise")
        tables.alter_column("key", existing_type=sa.Text(), type_=SHORT, existing_nullable=False)

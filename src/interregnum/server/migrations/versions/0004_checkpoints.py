"""Journals as they stood after so many rows: a table opens from there"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )


def downgrade() -> None:
    """The release before knows no gaps: rows that a checkpoint spoke for are numbered anew."""
    connection = op.get_bind()
    for table, n in connection.execute(sa.text('SELECT "table", n FROM checkpoints')).all():
        close_gaps(connection, table, n)
    op.drop_table("checkpoints")


def close_gaps(connection: sa.Connection, table: str, kept: int) -> None:
    """Upwards, so no number is taken twice; of the rows before `kept` those played still hold."""
    mine = 'FROM entries WHERE "table" = :t'
    needless = sa.text(f"DELETE {mine} AND n < :n AND kind NOT IN ('play', 'step')")
    connection.execute(needless, {"t": table, "n": kept})
    select = sa.text(f"SELECT n {mine} ORDER BY n")
    numbers = [row.n for row in connection.execute(select, {"t": table}).all()]
    change = sa.text('UPDATE entries SET n = :new WHERE "table" = :t AND n = :old')
    moved = [{"t": table, "new": new, "old": old} for new, old in enumerate(numbers) if new != old]
    if moved:
        connection.execute(change, moved)

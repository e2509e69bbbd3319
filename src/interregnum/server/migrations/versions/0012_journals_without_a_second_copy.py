"""SQLite keeps a journal's rows in its key, and writes half as many pages at a commit"""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    copy_entries(with_rowid=False)


def downgrade() -> None:
    copy_entries(with_rowid=True)


def copy_entries(*, with_rowid: bool) -> None:
    if op.get_bind().dialect.name == "sqlite":
        more = {"sqlite_with_rowid": with_rowid}
        with op.batch_alter_table("entries", recreate="always", table_kwargs=more):
            pass

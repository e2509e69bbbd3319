"""Alembic's entrance: the connection is handed in by the store."""

from alembic import context

from interregnum.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

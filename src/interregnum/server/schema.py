"""The tables of the database."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # SHA-256 of what the cookie holds
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # to the day
)
BLOCKS: Final = sa.Table(
    "blocks",
    METADATA,
    sa.Column("owner", sa.String(32), primary_key=True),  # a table (kick, mute) or a person (block)
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
)
REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(32), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),  # who reports
    sa.Column("about", sa.String(32), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)
BANS: Final = sa.Table(
    "bans",
    METADATA,
    sa.Column("account", sa.String(64), primary_key=True),  # a person, or an address
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("why", sa.String(200), nullable=False),
)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("pace", sa.Text, nullable=False),  # JSON
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    # open, opening, playing, over; ended: given up; retired: its rules are gone
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("key", sa.Text, nullable=False),  # of chance, by the vault; told at the end
    sa.Column("promise", sa.String(64), nullable=False, server_default=""),  # SHA-256 of it
    sa.Column("created", sa.Float, nullable=False),
    # What the seats had added to chance when the match began, by the vault; commas between seats.
    sa.Column("entropy", sa.Text, nullable=False, server_default=""),
    # What the match was begun with: a digest of its terms, JSON of seals by seat, and of the names
    # of those who broke off an opening before; empty where nothing was sealed.
    sa.Column("terms", sa.String(64), nullable=False, server_default=""),
    sa.Column("seals", sa.Text, nullable=False, server_default="[]"),
    sa.Column("withheld", sa.Text, nullable=False, server_default="[]"),
    sa.Column("withholders", sa.Text, nullable=False, server_default="[]"),  # who these are
    sa.Column("opened", sa.Float, nullable=False, server_default="0"),  # since when it is opening
    sa.Column("due", sa.Float),  # when some worker must look after it; null: when it is opened
    sa.Column("undo", sa.String(8), nullable=False, server_default="free"),  # free, consent, none
    sa.Column("undone", sa.Boolean, nullable=False, server_default=sa.false()),  # it was used
    sa.Column("talk", sa.String(8), nullable=False, server_default=""),  # free, phrases
    sa.Index("tables_by_status", "status", "public", "created"),
    sa.Index("tables_by_due", "status", "due"),
)
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # open, person, bot
    sa.Column("person", sa.String(32), nullable=False),  # "" unless a person sits there
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),  # a bot's name, or a person's stand-in
    sa.Column("away", sa.Boolean, nullable=False),  # the stand-in plays until the person is back
    sa.Column("auto", sa.Boolean, nullable=False),  # answer single choices
    sa.Column("entropy", sa.Text, nullable=False),  # by the vault; what was added to chance
    sa.Column("seal", sa.String(64), nullable=False, server_default=""),  # shown before it
    sa.Column("link", sa.String(64), nullable=False),  # SHA-256 of the seat link's secret
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),  # not in the own list
    sa.Column("named", sa.String(32), nullable=False, server_default=""),  # whose name it has
    sa.Index("seats_by_person", "person"),
    sa.Index("seats_by_name", "named"),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # the journal refuses a number twice
    # play, step, undo, remake, ask, agree, decline, rewind
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    # Of undo and remake: how many own entries; of ask and rewind: the new length of the log.
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("awaited", sa.String(40), nullable=False, server_default=""),  # after this row
    sqlite_with_rowid=False,  # one page less to write at every action
)
CHECKPOINTS: Final = sa.Table(
    "checkpoints",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),  # rows of the journal that it stands for
    sa.Column("version", sa.Integer, nullable=False),  # of the rules
    sa.Column("data", sa.LargeBinary, nullable=False),  # a checkpoint.Checkpoint as msgpack
)
ALBUMS: Final = sa.Table(
    "albums",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("page", sa.String(16), primary_key=True),  # record, course, eyes N
    sa.Column("data", sa.LargeBinary, nullable=False),  # JSON, compressed
)
STUDIES: Final = sa.Table(
    "studies",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),  # whose analysis is waited for
    sa.Column("person", sa.String(32), nullable=False, unique=True),  # by whom: one at a time
    sa.Column("running", sa.Boolean, nullable=False),  # one of all
    sa.Column("part", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),  # then its worker is believed to be gone
)
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(32), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("phrase", sa.String(20), nullable=False, server_default=""),  # a wire.Phrase
    sa.Index("chat_by_table", "table", "id"),
)

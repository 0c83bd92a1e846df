"""The tables of the database.

`log` is the truth: everything that happened at a table, in its order, never changed. `tables` and `seats` repeat what
is looked up across tables (the lobby, somebody's games, whose time is running out); they are written in the same
transaction as the log.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

# Moments are milliseconds since 1970.

players: Final = Table(
    "players",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What programs sign in with. Only a digest is kept: whoever reads the database cannot sign in with it.
tokens: Final = Table(
    "tokens",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("state", String(10), nullable=False),  # waiting, playing, over
    Column("listed", Integer, nullable=False),  # whether the lobby shows it
    Column("host", ForeignKey("players.id"), nullable=True),  # who opened it; nobody, if a record was uploaded
    Column("seq", Integer, nullable=False),  # of the last entry of its log
    Column("created", BigInteger, nullable=False),
    Column("listing", Text, nullable=False),  # what lists show of it, as JSON
    Column("due", BigInteger, nullable=True),  # when somebody's time is up
    Column("archive", LargeBinary, nullable=True),  # of a game that is over: all that could be seen of it
    Index("tables_due", "due"),
    Index("tables_lobby", "state", "listed", "created"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", ForeignKey("players.id"), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("asked", Integer, nullable=False),  # whether an answer is awaited
    Column("seq", Integer, nullable=False),  # how many changes this seat has noticed
    Column("changed", BigInteger, nullable=False),  # when it noticed the last of them
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_player", "player"),
)

log: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command", String(80), nullable=False),  # who sends it twice has done it once
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # the entry, as JSON
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "command"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# Work for bots and analyses. Whoever takes a job holds it until `held`; then somebody else may.
jobs: Final = Table(
    "jobs",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # move, hint, analysis, archive
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("held", BigInteger, nullable=False),
    Column("holder", String(40), nullable=False),
    Column("failures", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "kind", "seat"),
    Index("jobs_held", "held"),
)

# The last hint that a seat was given, and for which moment.
hints: Final = Table(
    "hints",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

analyses: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

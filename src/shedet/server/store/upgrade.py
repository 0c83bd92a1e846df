"""Brings a database to the form that this version of the server works with."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from shedet.core.errors import ShedetError
from shedet.server.store.store import Store

HEAD: Final = "0001"  # the last of the migrations
MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5EDE7  # any number, as long as it is always the same


def version_of(store: Store) -> str | None:
    """The last migration that a database has seen; None for an empty one."""
    with store.reading() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.scalar(text("select version_num from alembic_version"))
        return None if found is None else str(found)


def upgrade(store: Store) -> None:
    """All migrations that a database has not seen yet."""
    if needs_upgrade(store):
        with store.writing() as connection:
            migrate(store, connection)


def needs_upgrade(store: Store) -> bool:
    found = version_of(store)
    if found is not None and found > HEAD:
        raise ShedetError(
            f"the database is of a newer version of Shedet ({found}; this one knows {HEAD}): update Shedet."
        )
    return found != HEAD


def migrate(store: Store, connection: Connection) -> None:
    """As a part of a transaction. Alembic is loaded only if it is needed."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    # Several processes may start at once: one of them does it, and the others find it done.
    if not store.is_embedded:
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

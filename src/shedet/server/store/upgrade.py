"""Brings a database to the form that this version of the server works with."""

from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text

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
    """All migrations that a database has not seen yet. Alembic is loaded only if there are some."""
    found = version_of(store)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise ShedetError(
            f"the database is of a newer version of Shedet ({found}; this one knows {HEAD}): update Shedet."
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with store.writing() as connection:
        # Several processes may start at once: one of them does it, and the others find it done.
        if not store.is_embedded:
            connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

"""Backups: all that a store holds, in a file that either database can be filled from.

A file is lines of JSON, packed with gzip: a header, then rows of the tables, some to a line, and at the end how many
there were. It is written from one moment of the database, while others go on writing.
"""

import gzip
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec
from sqlalchemy import BigInteger, Column, Connection, Integer, LargeBinary, Table, insert, select

import shedet
from shedet.core.errors import ShedetError
from shedet.server.store.database import Conflict
from shedet.server.store.schema import METADATA
from shedet.server.store.store import Store
from shedet.server.store.upgrade import HEAD, migrate, needs_upgrade, version_of

FORMAT: Final = 1
AT_ONCE: Final = 100  # rows in a line
LARGE, LARGEST = 2**31 - 1, 2**63 - 1  # what an integer and a large one hold in PostgreSQL
NOT_WHOLE: Final = "it is no backup of Shedet, or it is incomplete or damaged."


class Header(msgspec.Struct, tag_field="is", tag="header"):
    """Which form of the database a file holds, and which version of Shedet wrote it."""

    format: int
    schema: str
    shedet: str


class Rows(msgspec.Struct, tag_field="is", tag="rows"):
    """Some rows of a table, their values in the order of the columns; bytes as base64."""

    table: str
    columns: list[str]
    rows: list[list[Any]]


class End(msgspec.Struct, tag_field="is", tag="end"):
    """Nothing is missing, if there were so many rows."""

    rows: int


READER: Final = msgspec.json.Decoder(Header | Rows | End)
WRITER: Final = msgspec.json.Encoder()


class Kept(NamedTuple):
    """How much there is in a backup."""

    tables: int
    players: int


# ---- writing


def write_backup(store: Store, file: BinaryIO) -> Kept:
    version = version_of(store)
    if version is None:
        raise ShedetError("there is nothing to back up: the database is empty.")
    if version != HEAD:
        raise ShedetError("the database is of another version of Shedet: start this server once, and it is updated.")
    counts: Counter[str] = Counter()
    with store.snapshot() as connection, gzip.GzipFile("", "wb", fileobj=file) as packed:
        packed.write(WRITER.encode(Header(FORMAT, HEAD, shedet.__version__)) + b"\n")
        for table in METADATA.sorted_tables:
            for some in rows_of(connection, table):
                packed.write(WRITER.encode(some) + b"\n")
                counts[table.name] += len(some.rows)
        packed.write(WRITER.encode(End(counts.total())) + b"\n")
    return Kept(counts["tables"], counts["players"])


def rows_of(connection: Connection, table: Table) -> Iterator[Rows]:
    columns, binary = column_names(table), binary_columns(table)
    wanted = select(table).execution_options(yield_per=AT_ONCE)
    for some in connection.execute(wanted).partitions():
        rows = [list(row) for row in some]
        for row in rows:
            for at in binary:
                row[at] = None if row[at] is None else b64encode(row[at]).decode()
        yield Rows(str(table.name), columns, rows)


def column_names(table: Table) -> list[str]:
    return [str(column.name) for column in table.columns]


def binary_columns(table: Table) -> list[int]:
    return [at for at, column in enumerate(table.columns) if isinstance(column.type, LargeBinary)]


# ---- reading


def read_backup(store: Store, file: BinaryIO) -> Kept:
    """Fill an empty store with all of a backup; or with nothing, if there is anything wrong with it."""
    lines = lines_of(file)
    check_header(lines)
    is_old = needs_upgrade(store)
    try:
        with store.writing() as connection:
            if is_old:
                migrate(store, connection)
            check_empty(connection)
            counts = fill(connection, lines)
    except Conflict:
        raise ShedetError("it does not fit together, or somebody else writes to the database.") from None
    return Kept(counts["tables"], counts["players"])


def lines_of(file: BinaryIO) -> Iterator[Header | Rows | End]:
    try:
        for text in gzip.GzipFile("", "rb", fileobj=file):
            line = READER.decode(text)
            if isinstance(line, Rows):
                check_fits(line)
            yield line
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError):
        raise ShedetError(NOT_WHOLE) from None


def check_fits(line: Rows) -> None:
    table = METADATA.tables.get(line.table)
    if table is None or line.columns != column_names(table) or {len(row) for row in line.rows} != {len(line.columns)}:
        raise ShedetError(NOT_WHOLE)
    for at, column in enumerate(table.columns):
        if not all(is_fit(row[at], column) for row in line.rows):
            raise ShedetError(NOT_WHOLE)


def is_fit(value: Any, column: Column[Any]) -> bool:
    """Whether a column takes a value: SQLite would take any, and PostgreSQL complain in its own words."""
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Integer):
        return type(value) is int and abs(value) <= (LARGEST if isinstance(column.type, BigInteger) else LARGE)
    if isinstance(column.type, LargeBinary):
        return isinstance(value, str) and is_base64(value)
    longest = getattr(column.type, "length", None)
    return isinstance(value, str) and "\0" not in value and (longest is None or len(value) <= longest)


def is_base64(text: str) -> bool:
    try:
        b64decode(text, validate=True)
    except ValueError:
        return False
    return True


def check_header(lines: Iterator[Header | Rows | End]) -> None:
    header = next(lines, None)
    if not isinstance(header, Header):
        raise ShedetError(NOT_WHOLE)
    if header.format != FORMAT or header.schema != HEAD:
        raise ShedetError(
            f"it is of Shedet {header.shedet}, which keeps games in another form: restore it with that "
            "version, and update then."
        )


def check_empty(connection: Connection) -> None:
    for table in METADATA.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise ShedetError("the database is not empty, and a backup can only be restored into a new one.")


def fill(connection: Connection, lines: Iterator[Header | Rows | End]) -> Counter[str]:
    """Insert all rows; how many each table got."""
    counts: Counter[str] = Counter()
    for line in lines:
        if isinstance(line, Rows):
            connection.execute(insert(METADATA.tables[line.table]), values_of(line))
            counts[line.table] += len(line.rows)
        elif isinstance(line, End) and line.rows == counts.total() and next(lines, None) is None:
            return counts
        else:
            break
    raise ShedetError(NOT_WHOLE)


def values_of(line: Rows) -> list[dict[str, Any]]:
    table = METADATA.tables[line.table]
    for row in line.rows:
        for at in binary_columns(table):
            row[at] = None if row[at] is None else b64decode(row[at])
    return [dict(zip(line.columns, row, strict=True)) for row in line.rows]

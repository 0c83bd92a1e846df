"""What a host can set: by option, in the environment, or in a file; the first that says something counts."""

import contextlib
import os
import secrets
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from shedet.core.errors import ShedetError
from shedet.files import make_folder, read_text

PREFIX: Final = "SHEDET_"
FILE: Final = "shedet.toml"  # in the data folder
SECRET_FILE: Final = "secret"  # likewise
SHORTEST_SECRET: Final = 32


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with what it is if nobody says otherwise."""

    data: str = "shedet-data"
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    bus_url: str = ""
    origins: str = ""
    secret: str = ""
    thinkers: int = 0
    bot_pause: float = 0.6
    away_after: int = 60
    idle_minutes: int = 15
    most_tables: int = 20
    most_sockets: int = 200
    limit_factor: int = 1
    metrics_port: int = 0
    log_level: str = "info"


EXPLAINED: Final = {
    "data": "the folder with the embedded database, the secret and shedet.toml",
    "host": "the address to listen on",
    "port": "the port to listen on; 0: any that is free",
    "database_url": "a database such as postgresql://user@host/shedet; empty: SQLite in the data folder",
    "bus_url": "Valkey or Redis, such as valkey://host:6379; empty: one process needs none",
    "origins": "addresses of the pages that may talk to the server, separated by commas; empty: its own",
    "secret": "what sessions are signed with; empty: made once and kept in the data folder",
    "thinkers": "processes for bots and analyses; 0: one for each core but one",
    "bot_pause": "how many seconds a bot that does not think takes for a move",
    "away_after": "a bot takes over from somebody who left after so many seconds",
    "idle_minutes": "tables that nobody looked at for so long are forgotten until somebody asks for them",
    "most_tables": "how many unfinished tables somebody may have opened",
    "most_sockets": "how many open sockets one address may have",
    "limit_factor": "how many times as often as usual somebody may ask; 0: no limits",
    "metrics_port": "the port for Prometheus on the loopback address; 0: none",
    "log_level": "debug, info, warning or error",
}
LEVELS: Final = ("debug", "info", "warning", "error")


class Found(NamedTuple):
    """The settings, and where each of them comes from."""

    settings: Settings
    sources: dict[str, str]


def find_settings(options: Mapping[str, Any], environment: Mapping[str, str]) -> Found:
    """The settings from the options of a command (those that are not None), the environment and the file."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    said = {name: value for name, value in options.items() if value is not None}
    heard = from_environment(environment)
    folder = str(said.get("data") or heard.get("data") or Settings().data)
    written = from_file(Path(folder) / FILE)
    for name in Settings.__struct_fields__:
        for source, found in (("option", said), ("environment", heard), (FILE, written)):
            if name in found:
                values[name] = found[name]
                sources[name] = source
                break
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ShedetError(f"there is something wrong with a setting: {error}.") from None
    check(settings)
    return Found(settings, sources)


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    names = {f"{PREFIX}{name.upper()}": name for name in Settings.__struct_fields__}
    return {name: environment[variable] for variable, name in names.items() if environment.get(variable)}


def from_file(path: Path) -> dict[str, Any]:
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise ShedetError(f"{path} cannot be read: {error}.") from None
    for name in found:
        if name not in Settings.__struct_fields__:
            known = ", ".join(Settings.__struct_fields__)
            raise ShedetError(f"{path} has a setting {name!r}, which I don't know. There are: {known}.")
    return found


def check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535 or not 0 <= settings.metrics_port <= 65535:
        raise ShedetError("a port is a number from 0 to 65535.")
    if settings.log_level not in LEVELS:
        raise ShedetError(f"the log level is one of {', '.join(LEVELS)}, not {settings.log_level!r}.")
    if settings.secret and len(settings.secret) < SHORTEST_SECRET:
        raise ShedetError(f"the secret must have at least {SHORTEST_SECRET} characters, so that nobody guesses it.")
    if settings.limit_factor < 0 or settings.thinkers < 0 or settings.bot_pause < 0 or settings.idle_minutes < 1:
        raise ShedetError("thinkers, bot_pause and limit_factor cannot be negative, and idle_minutes is at least 1.")
    if settings.bus_url and not settings.database_url:
        raise ShedetError(
            "a bus is for several processes, and they need a database of their own: set database_url, too."
        )


def database_url(settings: Settings) -> str:
    """Where the store is, as SQLAlchemy writes it."""
    url = settings.database_url
    if not url:
        return f"sqlite:///{embedded(settings).absolute()}"
    scheme, colon, rest = url.partition("://")
    drivers = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg", "sqlite": "sqlite"}
    if not colon or drivers.get(scheme, scheme) not in (*drivers.values(),):
        raise ShedetError(f"the database is SQLite or PostgreSQL: postgresql://user@host/name, not {scheme!r}.")
    return f"{drivers.get(scheme, scheme)}://{rest}"


def embedded(settings: Settings) -> Path:
    """The file of the embedded database."""
    return Path(settings.data) / "shedet.db"


def find_secret(settings: Settings) -> str:
    """What sessions are signed with: the same for all processes, and after a restart."""
    if settings.secret:
        return settings.secret
    folder = Path(settings.data)
    make_folder(folder)
    path = folder / SECRET_FILE
    if not path.exists():
        mine = folder / f".{SECRET_FILE}-{os.getpid()}"
        try:
            with open(os.open(mine, os.O_CREAT | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
                file.write(secrets.token_urlsafe(SHORTEST_SECRET))
            with contextlib.suppress(FileExistsError):  # another process was quicker; its secret counts
                os.link(mine, path)
            mine.unlink()
        except OSError as error:
            raise ShedetError(f"{path} cannot be written: {error.strerror}.") from None
    return read_text(path).strip()

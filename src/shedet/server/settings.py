"""What a host can set: by option, in the environment, or in a file; the first that says something counts."""

import contextlib
import os
import secrets
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from shedet.core.errors import ShedetError
from shedet.files import make_folder, read_text

PREFIX: Final = "SHEDET_"
# Variables with this prefix that are no settings: of the engine, the games and their log, of make, of the example of a
# bot, and of the tests.
ELSEWHERE: Final = ("ENGINE", "PURE", "MORE_GAMES", "LOG", "MAKE", "TOKEN", "GAMES", "GOLDEN", "KILLS", "COMMIT")
ALIKE: Final = 0.75  # how near a name must be to one that is perhaps meant
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
    proxies: str = "127.0.0.1,::1"
    secret: str = ""
    thinkers: int = 0
    bot_pause: float = 0.6
    away_after: int = 60
    stop_delay: float = 0.0
    idle_minutes: int = 15
    most_tables: int = 20
    most_listed: int = 3
    most_sockets: int = 200
    most_connections: int = 600
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
    "proxies": "addresses or networks of reverse proxies, separated by commas: they say who asks, and how",
    "secret": "what sessions are signed with; empty: made once and kept in the data folder",
    "thinkers": "processes for the moves of bots, beside one each for hints, archives and analyses; 0: one for each "
    "core but one, or none of all these beside a database_url: there workers do it",
    "bot_pause": "how many seconds a bot that does not think takes for a move",
    "away_after": "a bot takes over from somebody who left after so many seconds",
    "stop_delay": "how many seconds a server that is told to stop still answers, and says that it is not ready: until "
    "a reverse proxy has noticed",
    "idle_minutes": "tables that nobody has looked at for so long leave the memory; "
    "whoever opens one has it read from the database again",
    "most_tables": "how many unfinished tables somebody may have opened",
    "most_listed": "how many of them may wait in the lobby",
    "most_sockets": "how many open sockets one address may have",
    "most_connections": "how many open connections one address may have, sockets among them: a browser holds some 6 "
    "besides; those of proxies do not count",
    "limit_factor": "how many times as often as usual somebody may ask; usual for an address, which a whole club may "
    "share: 200 requests a second, 100 of them to change something, 60 sign-ins by link a minute, 100 new guests a "
    "minute and 1000 a day, 60 tables put into the lobby an hour; for a player: 20 of those, 6 analyses an hour; "
    "0: no limits",
    "metrics_port": "the port for Prometheus on the loopback address; 0: none",
    "log_level": "debug, info, warning or error",
}
# From where to where a number makes sense: more would keep the machine busy, or everybody waiting, for ever.
RANGES: Final = {
    "port": (0, 65_535),
    "thinkers": (0, 1000),
    "bot_pause": (0, 3600),
    "away_after": (0, 1_000_000),
    "stop_delay": (0, 3600),
    "idle_minutes": (1, 1_000_000),
    "most_tables": (1, 1_000_000),
    "most_listed": (1, 1_000_000),
    "most_sockets": (1, 1_000_000),
    "most_connections": (1, 1_000_000),
    "limit_factor": (0, 1_000_000),
    "metrics_port": (0, 65_535),
}
BUSES: Final = ("valkey", "valkeys", "redis", "rediss")
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
    read = {name: read_value(name, value, sources[name]) for name, value in values.items()}
    settings = Settings(**read)
    check(settings)
    return Found(settings, sources)


def read_value(name: str, value: Any, source: str) -> Any:
    kind = type(getattr(Settings(), name))
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        wanted = {int: "a whole number", float: "a number", str: "a text"}[kind]
        said = "something else" if name == "secret" else repr(value)
        raise ShedetError(f"{name} must be {wanted}, not {said} ({source}).") from None


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    names = {f"{PREFIX}{name.upper()}": name for name in Settings.__struct_fields__}
    said = {variable: value for variable, value in environment.items() if variable.startswith(PREFIX) and value}
    for variable in said:
        if variable not in names and variable.removeprefix(PREFIX) not in ELSEWHERE:
            raise ShedetError(f"the environment has {variable}, which I don't know. {meant(variable, list(names))}")
    return {name: said[variable] for variable, name in names.items() if variable in said}


def meant(name: str, known: Sequence[str]) -> str:
    """What was perhaps meant by a name that nobody knows."""
    near = get_close_matches(name, known, 1, ALIKE)
    return f"Do you mean {near[0]}?" if near else f"There are: {', '.join(known)}."


def from_file(path: Path) -> dict[str, Any]:
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise ShedetError(f"{path} cannot be read: {error}.") from None
    for name in found:
        if name not in Settings.__struct_fields__:
            wanted = meant(name, Settings.__struct_fields__)
            raise ShedetError(f"{path} has a setting {name!r}, which I don't know. {wanted}")
    if "data" in found:
        raise ShedetError(f"{path} cannot say where the data folder is: it lies in it.")
    return found


def check(settings: Settings) -> None:
    for name, (least, most) in RANGES.items():
        if not least <= getattr(settings, name) <= most:
            raise ShedetError(f"{name} is a number from {least} to {most}, not {getattr(settings, name)}.")
    if settings.port and settings.port == settings.metrics_port:
        raise ShedetError(f"port and metrics_port cannot both be {settings.port}: choose another for one of them.")
    if not settings.data.strip():
        raise ShedetError("data is empty; it must name a folder.")
    if not settings.host or any(sign.isspace() for sign in settings.host):
        raise ShedetError(
            f"host is an address to listen on, such as 127.0.0.1 or 0.0.0.0 for all that this machine has, "
            f"not {settings.host!r}."
        )
    if settings.log_level not in LEVELS:
        raise ShedetError(f"the log level is one of {', '.join(LEVELS)}, not {settings.log_level!r}.")
    if settings.secret and len(settings.secret) < SHORTEST_SECRET:
        raise ShedetError(f"the secret must have at least {SHORTEST_SECRET} characters, so that nobody guesses it.")
    check_proxies(settings.proxies)
    check_origins(settings.origins)
    database_url(settings)
    check_bus(settings.bus_url)
    if settings.bus_url and not settings.database_url:
        raise ShedetError(
            "a bus is for several processes, and they need a database of their own: set database_url, too."
        )


def check_origins(origins: str) -> None:
    """As browsers write them: one that is written otherwise would never be found to be the same."""
    for origin in filter(None, (each.strip() for each in origins.split(","))):
        check_url("origins", origin)
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or origin.rstrip("/") != f"{parts.scheme}://{parts.netloc}":
            raise ShedetError(f"an origin is the address of a page such as https://games.example.org, not {origin!r}.")


def check_proxies(proxies: str) -> None:
    """Whoever is believed about addresses escapes every limit: a slip here must not go unnoticed."""
    for proxy in filter(None, (each.strip() for each in proxies.split(","))):
        try:
            ip_network(proxy)
        except ValueError:
            raise ShedetError(f"a proxy is an address or a network such as 10.0.0.0/8, not {proxy!r}.") from None


def database_url(settings: Settings) -> str:
    """Where the store is, as SQLAlchemy writes it."""
    url = settings.database_url
    if not url:
        return f"sqlite:///{embedded(settings).absolute()}"
    scheme, colon, rest = url.partition("://")
    check_url("database_url", url)
    drivers = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg", "sqlite": "sqlite"}
    if not colon or drivers.get(scheme, scheme) not in (*drivers.values(),):
        raise ShedetError(f"the database is SQLite or PostgreSQL: postgresql://user@host/name, not {scheme!r}.")
    return f"{drivers.get(scheme, scheme)}://{rest}"


def check_bus(url: str) -> None:
    check_url("bus_url", url)
    if url and url.partition("://")[0] not in BUSES:
        raise ShedetError("the bus is Valkey or Redis: valkey://host:6379, or with TLS valkeys://host:6379.")


def check_url(name: str, url: str) -> None:
    """What is wrong with an address, without repeating it: there may be a password in it."""
    try:
        _ = urlsplit(url).port
    except ValueError:
        raise ShedetError(f"{name} is no address that can be read; is its port a number?") from None


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

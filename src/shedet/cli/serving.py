"""What the commands around the server share: its settings as options."""

import argparse
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from shedet.engine import in_checkout

if TYPE_CHECKING:
    from shedet.server.settings import Found

# What the extra "server" brings and every server needs.
PACKAGES = "alembic itsdangerous limits msgspec prometheus_client psycopg sqlalchemy starlette structlog uvicorn valkey"
# Settings that have an option: all but the secret, which everybody would see in the list of processes.
OPTIONS = {
    "data": ("DIR", str),
    "host": ("ADDRESS", str),
    "port": ("PORT", int),
    "database_url": ("URL", str),
    "bus_url": ("URL", str),
    "origins": ("URLS", str),
    "proxies": ("ADDRESSES", str),
    "thinkers": ("N", int),
    "bot_pause": ("SECONDS", float),
    "away_after": ("SECONDS", int),
    "stop_delay": ("SECONDS", float),
    "idle_minutes": ("MINUTES", int),
    "most_tables": ("N", int),
    "most_listed": ("N", int),
    "most_sockets": ("N", int),
    "most_connections": ("N", int),
    "limit_factor": ("N", int),
    "metrics_port": ("PORT", int),
    "log_level": ("LEVEL", str),
}


def add_settings(parser: argparse.ArgumentParser, *names: str) -> None:
    if lacking := missing_packages():
        parser.exit(2, f"shedet: {lacking}\n")
    from shedet.server.settings import EXPLAINED, Settings

    usual = Settings()
    for name in names:
        metavar, kind = OPTIONS[name]
        default = getattr(usual, name)
        said = f"{EXPLAINED[name]} (default: {default})" if default not in ("", 0) else EXPLAINED[name]
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar, type=kind, help=said)


def missing_packages() -> str:
    """What to install, in a sentence; empty if all is there."""
    missing = [name for name in PACKAGES.split() if find_spec(name) is None]
    how = "run make ready-server" if in_checkout() else "pip install 'shedet[server]'"
    return f"this needs more packages: {how}. ({missing[0]} is missing.)" if missing else ""


def found_settings(args: argparse.Namespace) -> "Found":
    from shedet.server.settings import find_settings

    options = {name: getattr(args, name, None) for name in OPTIONS}
    return find_settings(options, os.environ)

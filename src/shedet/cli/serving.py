"""What the commands around the server share: its settings as options."""

import argparse
import os
from importlib import import_module
from typing import TYPE_CHECKING

from shedet.core.errors import ShedetError

if TYPE_CHECKING:
    from shedet.server.settings import Found

NEEDED = "the server needs more packages: pip install 'shedet[server]'"
# Settings that have an option; the others are for the environment and the file.
OPTIONS = {
    "data": ("DIR", str),
    "host": ("ADDRESS", str),
    "port": ("PORT", int),
    "database_url": ("URL", str),
    "bus_url": ("URL", str),
    "thinkers": ("N", int),
    "metrics_port": ("PORT", int),
    "log_level": ("LEVEL", str),
}


def add_settings(parser: argparse.ArgumentParser, *names: str) -> None:
    try:
        from shedet.server.settings import EXPLAINED, Settings
    except ModuleNotFoundError:
        return  # `found_settings` says so
    usual = Settings()
    for name in names:
        metavar, kind = OPTIONS[name]
        default = getattr(usual, name)
        said = f"{EXPLAINED[name]} (default: {default})" if default not in ("", 0) else EXPLAINED[name]
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar, type=kind, help=said)


def check_installed() -> None:
    try:
        import_module("shedet.server.settings")
    except ModuleNotFoundError as error:
        raise ShedetError(f"{NEEDED} ({error.name} is missing).") from None


def found_settings(args: argparse.Namespace) -> "Found":
    check_installed()
    from shedet.server.settings import find_settings

    options = {name: getattr(args, name, None) for name in OPTIONS}
    return find_settings(options, os.environ)

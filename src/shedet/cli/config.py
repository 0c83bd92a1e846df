"""`shedet config`: the settings of the server, and where each of them comes from."""

import argparse
import json
import re

from shedet.cli.serving import OPTIONS, add_settings, found_settings

HIDDEN = "(hidden)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser, *OPTIONS)
    parser.add_argument("--json", action="store_true", help="print the settings as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.server.settings import EXPLAINED

    settings, sources = found_settings(args)
    values = {name: shown(name, getattr(settings, name)) for name in EXPLAINED}
    if args.json:
        print(json.dumps({name: {"value": values[name], "from": sources.get(name, "default")} for name in values}))
        return 0
    for name, explained in EXPLAINED.items():
        value = values[name] if values[name] != "" else "(empty)"
        print(f"{name:<14} {value}  [{sources.get(name, 'default')}]\n{'':<14} {explained}")
    return 0


def shown(name: str, value: object) -> object:
    """Without passwords: settings end up in bug reports."""
    if name == "secret":
        return HIDDEN if value else ""
    if isinstance(value, str) and "://" in value:
        hidden = re.sub(r"(://[^:/@]*):.*@", rf"\1:{HIDDEN}@", value)
        return re.sub(r"(password=)[^&]*", rf"\1{HIDDEN}", hidden)
    return value

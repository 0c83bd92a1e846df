"""`shedet worker`: bots and analyses for a server with a database of its own."""

import argparse

from shedet.cli.serving import add_settings, found_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser, "data", "database_url", "bus_url", "thinkers", "bot_pause", "metrics_port", "log_level")


def run(args: argparse.Namespace) -> int:
    settings = found_settings(args).settings
    from shedet.server.running import work

    return work(settings)

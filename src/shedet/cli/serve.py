"""`shedet serve`: host games, for friends or for a club."""

import argparse

from shedet.cli.serving import OPTIONS, add_settings, found_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser, *OPTIONS)


def run(args: argparse.Namespace) -> int:
    settings = found_settings(args).settings
    from shedet.server.running import serve

    return serve(settings)

"""Arguments that several commands share, and what they may be."""

import argparse
from pathlib import Path

MOST_JOBS = 256
WHICH_BOTS = "`shedet bots` lists them"


def positive(text: str) -> int:
    """A whole number from 1 on."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it must be a whole number, at least 1, not {text}")
    return number


def natural(text: str) -> int:
    """A whole number from 0 on."""
    number = whole_number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"it must be a whole number, at least 0, not {text}")
    return number


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"it must be a whole number, not {text!r}") from None


def jobs(text: str) -> int:
    number = positive(text)
    if number > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"it must be at most {MOST_JOBS} jobs, not {number}")
    return number


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 3600.0:
        raise argparse.ArgumentTypeError(f"it must be a number of seconds, up to 3600, not {text!r}")
    return number


def seed(text: str) -> str:
    """A seed stands on one line of a record, in which `#` begins a comment."""
    if not text.strip() or text != " ".join(text.split()) or "#" in text or not text.isprintable():
        raise argparse.ArgumentTypeError(f"a seed is a number or some words, without '#', not {text!r}")
    return text


def option(text: str) -> tuple[str, int]:
    """`name`, or `name=value`."""
    name, equals, value = text.partition("=")
    if not name or (equals and not (value.isascii() and value.isdecimal() and len(value) < 10)):
        raise argparse.ArgumentTypeError(f"options are written name or name=number, not {text!r}")
    return name, int(value) if equals else 1


def file_path(text: str) -> Path:
    """A file or a folder. Nobody means the present folder by an empty name; it is a variable that was not set."""
    if not text:
        raise argparse.ArgumentTypeError("it must be the name of a file, not an empty text")
    return Path(text)


def which_games() -> str:
    """The names of all games, for a help text."""
    from shedet.games import known_games

    *others, last = known_games()
    return f"{', '.join(others)} or {last}"


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=str.lower, metavar="GAME", help=f"the game: {which_games()}")
    parser.add_argument(
        "--players", type=positive, metavar="N", help="how many players (default: as few as the game allows)"
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="a rule option of the game, such as open_memory or day_limit=8 (may be given several times)",
    )


def usual_options(game: str, chosen: list[tuple[str, int]]) -> dict[str, int]:
    """The options that were chosen, and for those that were not what is usual when bots play among themselves."""
    from shedet.bots.room import room_of

    return {**room_of(game).usual_options, **dict(chosen)}

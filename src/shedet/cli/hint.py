"""`shedet hint`: the best answers in a position or an unfinished game, each with its worth and a reason."""

import argparse
import json
from typing import TYPE_CHECKING

from shedet.cli.arguments import add_game, add_options, file_path, positive, seconds, seed

if TYPE_CHECKING:
    from shedet.core.game import Game
    from shedet.core.match import Match
    from shedet.hints.moves import Hint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    start = parser.add_mutually_exclusive_group(required=True)
    start.add_argument(
        "--position", type=file_path, metavar="FILE", help="the position in this file, or - for standard input"
    )
    start.add_argument("--resume", type=file_path, metavar="FILE", help="the end of the unfinished game in this file")
    parser.add_argument("--seat", metavar="SEAT", help="whose move: A, B ... (default: whoever is to move)")
    parser.add_argument("--number", type=positive, default=3, metavar="N", help="how many moves to show (default: 3)")
    parser.add_argument(
        "--time",
        type=seconds,
        metavar="S",
        help="seconds to think (default: as long as an analysis does, about one)",
    )
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that chance depends on (default: 0)"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.core.game import seat_name
    from shedet.games import find_game
    from shedet.hints.moves import best_moves, hint_bot

    game = find_game(args.game)
    match = load_match(args, game)
    seat = asked_seat(match, args.seat)
    legal = game.legal_actions(match.position, seat)
    bot = hint_bot(game.name, args.time)
    hints = best_moves(game, match.knowledge(seat), legal, bot, args.number)
    reasons = [reason_text(hint, match, seat) for hint in hints]
    if args.json:
        told = [{**hint._asdict(), "reason": reason} for hint, reason in zip(hints, reasons)]
        print(json.dumps({"game": game.name, "seat": seat_name(seat), "hints": told}))
    else:
        for hint, reason in zip(hints, reasons):
            print(f"{heading(hint)}: {reason}")
    return 0


def reason_text(hint: "Hint", match: "Match", seat: int) -> str:
    """Why it is good, in English."""
    from shedet.hints import people
    from shedet.words import find_words

    words, everybody = find_words(match.game.name), people(match.players, seat)
    return hint.reason.in_words(lambda message: words.say(message, everybody))


def load_match(args: argparse.Namespace, game: "Game") -> "Match":
    import sys

    from shedet.cli.seating import load_unfinished
    from shedet.core.match import Match
    from shedet.files import read_position

    if args.resume is not None:
        return load_unfinished(args.resume, game)
    text = sys.stdin.read() if str(args.position) == "-" else read_position(args.position)
    players = game.fewest if args.players is None else args.players
    return Match(game, players, dict(args.option), args.seed, text)


def asked_seat(match: "Match", name: str | None) -> int:
    """The seat that the hint is for: it must be asked something."""
    from shedet.core.errors import ShedetError
    from shedet.core.game import parse_seat, seat_name

    if match.over():
        raise ShedetError("the game is over; there is nothing left to decide.")
    asked = match.asked()
    seat = asked[0] if name is None else parse_seat(name, match.players)
    if seat not in asked:
        names = " and ".join(seat_name(each) for each in asked)
        raise ShedetError(f"{seat_name(seat)} has nothing to decide now; it is up to {names}.")
    return seat


def heading(hint: "Hint") -> str:
    """An answer with the chance to win, where it is known: `take 5,2 (62% ± 3)`, or `(62%)` if it is sure. The order of
    answers says nothing where their chances do not clearly differ."""
    if hint.worth is None or hint.error is None:
        return hint.text
    return f"{hint.text}{chance_text(round(100 * hint.worth), round(100 * hint.error), hint.as_good)}"


def chance_text(chance: int | None, error: int | None, as_good: object) -> str:
    """In per cent, to be put behind an answer; empty if it is not known."""
    if chance is None or error is None:
        return ""
    alike = ", no clear difference from the first" if as_good else ""
    return f" ({chance}%{f' ± {error}' if error else ''}{alike})"

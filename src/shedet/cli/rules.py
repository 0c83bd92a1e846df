"""`shedet rules`: the rules of a game, and how far code and tests cover them."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from shedet import rulebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("game", nargs="?", type=str.lower, help="the game; without it, the games are listed")
    what.add_argument(
        "--coverage", action="store_true", help="for developers: list rules that no code or no test mentions"
    )
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="a rule (P-TAKE-3), a family (P-TAKE), a chapter, or words to look for"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        return report_coverage(rulebook.coverage(rulebook.checkout(Path.cwd())), args.json)
    if args.game is None:
        games = rulebook.games()
        print(json.dumps({"games": games}) if args.json else "\n".join(games))
        return 0
    show_rules(rulebook.load(args.game), " ".join(args.words), args.json)
    return 0


def show_rules(book: rulebook.Rulebook, query: str, as_json: bool) -> None:
    rules = book.search(query) if query else book.rules
    if as_json:
        listed = [rule._asdict() for rule in rules]
        print(json.dumps({"game": book.game, "rules": listed}, ensure_ascii=False, indent=2))
    else:
        rulebook.show(rulebook.as_markdown(rules) if query else book.source)


def report_coverage(found: rulebook.Coverage, as_json: bool) -> int:
    if as_json:
        fields = asdict(found)
        if not found.unknown:
            del fields["unknown"]
        print(json.dumps(fields))
    else:
        print(f"{found.rules} rules")
        tell("without code", found.without_code)
        tell("without test", found.without_test)
        tell("cited but in no rules text", found.unknown)
    return 0 if found.complete else 1


def tell(what: str, ids: list[str]) -> None:
    if ids:
        print(f"{len(ids)} {what}:", *ids, sep="\n  ")

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
        found = rulebook.coverage(rulebook.checkout(Path.cwd()))
        print(coverage_as_json(found) if args.json else coverage_text(found))
        return 0 if found.complete else 1
    if args.game is None:
        games = rulebook.games()
        print(json.dumps({"games": games}) if args.json else "\n".join(games))
        return 0
    book, query = rulebook.load(args.game), " ".join(args.words)
    rules = book.search(query) if query else book.rules
    if args.json:
        print(rules_as_json(book.game, rules))
    else:
        rulebook.show(rulebook.as_markdown(rules) if query else book.source)
    return 0


def rules_as_json(game: str, rules: list[rulebook.Rule]) -> str:
    return json.dumps({"game": game, "rules": [rule._asdict() for rule in rules]}, ensure_ascii=False, indent=2)


def coverage_as_json(found: rulebook.Coverage) -> str:
    fields = asdict(found)
    if not found.unknown:
        del fields["unknown"]
    return json.dumps(fields)


def coverage_text(found: rulebook.Coverage) -> str:
    lines = [f"{found.rules} rules"]
    lines += listed("without code", found.without_code)
    lines += listed("without test", found.without_test)
    lines += listed("cited but in no rules text", found.unknown)
    return "\n".join(lines)


def listed(what: str, ids: list[str]) -> list[str]:
    return [f"{len(ids)} {what}:", *(f"  {each}" for each in ids)] if ids else []

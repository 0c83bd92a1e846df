"""`shedet score`: what a set, a penalty or a guild is worth, from the score arithmetic of a game alone."""

import argparse
import json
from collections import Counter
from typing import Any

from shedet.cli.arguments import natural

HIGHEST = 999  # more than any game can come to
GAMES = ("sobek",)  # that have a score arithmetic
PLURALS = {"lotus": "lotuses"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=str.lower, metavar="GAME", help=f"the game: {' or '.join(GAMES)}")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--set", nargs="+", metavar="CARD", help="the cards of a set, such as ivory3 ivory0 amulet")
    what.add_argument("--round", type=natural, metavar="N", help="the points of a round")
    what.add_argument("--guild", metavar="GLYPH", help="a guild token: ankh, eye, feather or lotus")
    parser.add_argument(
        "--prosperity", type=natural, metavar="N", help="with --set: how many prosperity tokens lie on it"
    )
    parser.add_argument("--horizontal", action="store_true", help="with --set: the set is laid at the end of the round")
    parser.add_argument(
        "--from",
        type=natural,
        dest="start",
        metavar="N",
        help="with --round or --guild: where the marker stands (default: 0)",
    )
    parser.add_argument(
        "--penalty", action="store_true", help="with --round: for the most corrupt player, who goes back"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    check_game(args.game)
    check_combination(args)
    if args.set is not None:
        score_cards = score_horizontal_set if args.horizontal else score_set
        found = score_cards(args.set, args.prosperity or 0)
        text = set_text(found)
    elif args.round is not None:
        score_points = score_penalised_round if args.penalty else score_round
        found = score_points(args.start or 0, args.round)
        text = round_text(found)
    else:
        found = score_guild(args.guild, args.start or 0)
        text = guild_text(found)
    print(json.dumps(found) if args.json else text)
    return 0


def check_game(name: str) -> None:
    from shedet.core.errors import ShedetError
    from shedet.games import find_game

    find_game(name)
    if name not in GAMES:
        raise ShedetError(f"shedet score does not know how {name} is scored, only {', '.join(GAMES)}.")


def check_combination(args: argparse.Namespace) -> None:
    """Complain about what says nothing about the question that was asked."""
    from shedet.core.errors import ShedetError

    if args.set is None and (args.prosperity is not None or args.horizontal):
        raise ShedetError("--prosperity and --horizontal say something about a set: name its cards with --set.")
    if args.round is None and args.penalty:
        raise ShedetError("the penalty depends on the points of the round: name them with --round.")
    if args.set is not None and args.start is not None:
        raise ShedetError("a set is worth the same wherever the marker stands: --from goes with --round or --guild.")
    for number in (args.start, args.round):
        if number is not None and number > HIGHEST:
            raise ShedetError(f"{number} points are more than a game can come to; up to {HIGHEST} are possible here.")


# ---- a set


def score_set(cards: list[str], prosperity: int) -> dict[str, Any]:
    """Cards times scarabs. [S-END-3]"""
    from shedet.games.sobek.components import PROSPERITY_SCARABS
    from shedet.games.sobek.scoring import set_points

    goods = check_cards(cards)
    check_prosperity(goods, prosperity)
    scarabs = scarabs_on(cards) + prosperity * PROSPERITY_SCARABS
    return {
        "set": goods,
        "cards": len(cards),
        "scarabs": scarabs,
        "prosperity": prosperity,
        "horizontal": False,
        "points": int(set_points(len(cards), scarabs)),
    }


def score_horizontal_set(cards: list[str], prosperity: int) -> dict[str, Any]:
    """Its scarabs only. [S-END-3]"""
    from shedet.core.errors import ShedetError

    goods = check_cards(cards)
    check_prosperity(goods, prosperity)
    if prosperity:
        raise ShedetError("prosperity never lies on a horizontal set: that is laid when the round is over.")
    scarabs = scarabs_on(cards)
    return {
        "set": goods,
        "cards": len(cards),
        "scarabs": scarabs,
        "prosperity": 0,
        "horizontal": True,
        "points": scarabs,
    }


def scarabs_on(cards: list[str]) -> int:
    from shedet.games.sobek.components import CARD_KINDS

    of_card = {kind.name: kind.scarabs for kind in CARD_KINDS}
    return sum(of_card[card] for card in cards)


def check_cards(cards: list[str]) -> str:
    """The type of a set; or a sentence that says why these cards are none. [S-SETS-1, S-SETS-3]"""
    from shedet.core.errors import ShedetError
    from shedet.core.text import meant
    from shedet.games.sobek.components import CARD_KINDS, FEWEST, GROUPS

    kinds = {kind.name: kind for kind in CARD_KINDS}
    for card, number in Counter(cards).items():
        if card not in kinds:
            raise ShedetError(f"I don't know the card {card!r}{meant(card, tuple(kinds))}")
        if number > kinds[card].copies:
            raise ShedetError(f"there are {kinds[card].copies} cards {card} in the box, not {number}.")
    types = sorted({kinds[card].goods for card in cards} - {len(GROUPS) - 1})
    if len(types) > 1:
        names = " and ".join(GROUPS[goods] for goods in types)
        raise ShedetError(f"a set has cards of one type and amulets, not of {names}.")
    if len(cards) < FEWEST:
        raise ShedetError(f"a set has {FEWEST} cards or more, not {len(cards)}.")
    return GROUPS[types[0]] if types else "amulets"


def check_prosperity(goods: str, prosperity: int) -> None:
    from shedet.core.errors import ShedetError
    from shedet.games.sobek.components import PROSPERITY, TOKEN_COPIES

    if prosperity > int(TOKEN_COPIES[PROSPERITY]):
        raise ShedetError(f"there are {TOKEN_COPIES[PROSPERITY]} prosperity tokens, not {prosperity}.")
    if prosperity and goods in ("ivory", "ebony", "marble"):
        raise ShedetError(f"prosperity never lies on {goods}; only on cattle, fish, wheat or amulets.")


def set_text(found: dict[str, Any]) -> str:
    scarabs, points = count(found["scarabs"], "scarab"), count(found["points"], "point")
    if found["horizontal"]:
        return f"{found['cards']} cards, horizontal: {scarabs} = {points}"
    return f"{found['cards']} cards x {scarabs} = {points}"


def count(number: int, name: str) -> str:
    return f"{number} {name}" if number == 1 else f"{number} {PLURALS.get(name, f'{name}s')}"


# ---- the track


def score_round(start: int, points: int) -> dict[str, Any]:
    """Forward by the points of the round. [S-END-3]"""
    from shedet.games.sobek.components import GLYPHS
    from shedet.games.sobek.scoring import glyph_at

    space = start + points
    return {"from": start, "round": points, "space": space, "symbol": GLYPHS[int(glyph_at(space))]}


def score_penalised_round(start: int, points: int) -> dict[str, Any]:
    """The same, then back: for the most corrupt. [S-END-5]"""
    from shedet.games.sobek.scoring import PENALTY_STEP, penalised

    back = {"steps_back": points // PENALTY_STEP, "penalised": int(penalised(start + points, points))}
    return score_round(start, points) | back


def round_text(found: dict[str, Any]) -> str:
    text = f"{found['from']} + {found['round']} = {found['space']} ({found['symbol']})"
    if "penalised" not in found:
        return text
    if found["steps_back"] == 0:
        return f"{text}; fewer than 10 points in the round: not back at all"
    return f"{text}; {count(found['steps_back'], found['symbol'])} back: {found['penalised']}"


def score_guild(glyph: str, start: int) -> dict[str, Any]:
    """The spaces a guild token moves markers to: the own one on, an opponent's back. [S-EV-1]"""
    from shedet.core.errors import ShedetError
    from shedet.games.sobek.components import GLYPHS, NUMERAL
    from shedet.games.sobek.scoring import glyph_at, next_space, previous_space

    guilds = GLYPHS[NUMERAL + 1 :]
    if glyph not in guilds:
        raise ShedetError(f"I don't know the guild {glyph!r}. There are: {', '.join(guilds)}.")
    number = GLYPHS.index(glyph)
    before = int(previous_space(start, number))
    return {
        "guild": glyph,
        "from": start,
        "symbol": GLYPHS[int(glyph_at(start))],
        "next": int(next_space(start, number)),
        "previous": before if before >= 0 else None,
    }


def guild_text(found: dict[str, Any]) -> str:
    before = "there is none before it" if found["previous"] is None else f"the previous one {found['previous']}"
    return f"{found['from']} ({found['symbol']}): the next {found['guild']} is {found['next']}, {before}"

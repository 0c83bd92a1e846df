"""Searches for tests: what they have found as plain numbers, and positions to search.

As a script it prints what searches of all games find, to the last digit: both engines must print the same.
"""

from librt.vecs import vec
from mypy_extensions import i64

from conformance_suite import random_step
from fake_nets import fake_nets
from shedet.bots.levels import merchant, net_search, search, value_of
from shedet.bots.room import room_of
from shedet.bots.search.budget import Budget
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import Tree
from shedet.bots.search.weighed import Weighed
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game

SHORT = {"kemet": {"day_limit": 3}}
Found = list[tuple[int, int, float, float]]  # action, visits, worth, error


def numbers(found: list[Weighed]) -> Found:
    return [(int(each.action), int(each.visits), float(each.worth), float(each.error)) for each in found]


def match_after(name: str, steps: int, seed: str = "search", players: int = 0) -> Match:
    """A match after so many random answers, where somebody has a choice."""
    game = find_game(name)
    match = Match(game, players or game.fewest, SHORT.get(name, {}), seed)
    rng = seeded(f"{seed}/choices")
    while len(match.log) < steps or len(match.legal_actions(match.asked()[0])) < 2:
        random_step(match, rng)
    return match


def legal_of(match: Match, seat: int) -> vec[i64]:
    return match.game.legal_actions(match.position, seat)


def search_with(name: str, iterations: int) -> SearchBot:
    return search(name, Budget(iterations, 0.0))


def weigh(match: Match, seat: int, iterations: int, knowledge: Knowledge | None = None) -> Found:
    """What a search finds from a seat's knowledge of a match, or from another's of the same seat."""
    bot = search_with(match.game.name, iterations)
    return numbers(bot.weigh(knowledge or match.knowledge(seat), legal_of(match, seat), seeded("weigh")))


def tree_of(match: Match, seat: int, rng: Rng) -> Tree:
    name = match.game.name
    return Tree(match.game, merchant(name), value_of(name), room_of(name).habit, seat, rng)


def findings(iterations: int) -> str:
    """What searches of all games find at a few places, and a battle of Kemet among them."""
    lines = []
    for name in GAMES:
        for steps in (7, 16, 25):
            match = match_after(name, steps)
            seat = match.asked()[0]
            lines.append(f"{name} {steps}: {weigh(match, seat, iterations)}")
    battle = next(match for match in battles() if len(match.asked()) == 2)
    lines.append(f"battle: {weigh(battle, 0, iterations)}")
    for match in (*(match_after(name, 16) for name in GAMES), battle):
        name, seat = match.game.name, match.asked()[0]
        bot = net_search(name, fake_nets(name), Budget(2 * iterations, 0.0))
        found = numbers(bot.weigh(match.knowledge(seat), legal_of(match, seat), seeded("net")))
        lines.append(f"{name} with a net: {found}")
    return "\n".join(lines) + "\n"


def battles() -> list[Match]:
    """A attacks B; then one after the other has chosen cards."""
    found = []
    for choices in ("", "A battle 4s1d 5s", "A battle 1s3d 2s2h war-rage", "A battle 5s 4s1d war-rage war-rage"):
        match = Match(find_game("kemet"), 2, SHORT["kemet"], "battle", FIGHT)
        for text in ("mark move1", "go FW1", "take 5", "go T2W"):
            match.play_text(0, text)
        if choices:
            match.play_text(0, choices.partition(" ")[2])
        found.append(match)
    return found


FIGHT = """
    players 2
    A army FW1 5
    A hand war-rage war-rage bronze-wall ruse
    B army T2W 5
    B hand war-fury bloodbath ruse
"""

if __name__ == "__main__":
    print(findings(40), end="")

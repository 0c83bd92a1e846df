"""What is known of all hidden cards together, against brute force: after scribes, thefts, claims, embalming, priests
and courtesans no world is dealt that cannot be, every one that can be is, and each as often as it can have come about.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

import shedet
from all_worlds import Cards, Thoughts, World, odds, remembered
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.games import find_game
from shedet.games.sobek.components import BACK_OF, BACKS, CARD_KINDS, CARD_NAMES, GROUPS
from shedet.games.sobek.memory import Memory
from shedet.games.sobek.telling import event_data

GAME = find_game("sobek")
GAMES = 20 if shedet.compiled() else 6
MOST_WORLDS = 4000 if shedet.compiled() else 2000
BACK = {name: BACKS[int(BACK_OF[kind])] for kind, name in enumerate(CARD_NAMES)}
PLACES = [f"{seat} {what}" for seat in "BC" for what in ("hand", "corruption")] + ["undrawn"]  # what A does not see
NUMBERS = {"B hand": 1, "C hand": 2, "B corruption": 5, "C corruption": 6, "undrawn": 8}


def lying(position: Position) -> dict[str, Cards]:
    """The cards at each place that is hidden from A."""
    data: Any = GAME.position_data(position)
    cards = {"undrawn": data["deck"] + data["removed"] + [card for card in data["queue"] if BACK[card] == "orange"]}
    for seat in data["seats"]:
        cards[f"{seat['seat']} hand"] = seat["hand"]
        cards[f"{seat['seat']} corruption"] = seat["corruption"]
    return {place: tuple(sorted(cards[place])) for place in PLACES}


class Table:
    """A match of three, and everything A may think of it."""

    def __init__(self, position: str, seed: str = "1") -> None:
        self.match = Match(GAME, 3, {}, seed, f"players 3\n{position}")
        self.thoughts = Thoughts(PLACES, BACK, lying(self.match.position))

    def play(self, text: str) -> None:
        for line in text.strip().splitlines():
            seat, _, words = line.strip().partition(" ")
            before = len(self.match.log)
            self.match.play_text("ABC".index(seat), words)
            for step in range(before, len(self.match.log)):
                self.hear(step)

    def step(self, rng: Rng) -> str:
        """A random answer; every other time one that plays or uses something, if there is one."""
        asked = self.match.asked()
        seat = asked[int(rng.below(len(asked)))]
        legal = self.match.legal_actions(seat)
        if rng.below(2) == 0:
            legal = [each for each in legal if not GAME.action_text(each).startswith(("take", "set"))] or legal
        action = legal[int(rng.below(len(legal)))]
        self.match.play(seat, action)
        self.hear(len(self.match.log) - 1)
        return f"{'ABC'[seat]} {GAME.action_text(action)}"

    def hear(self, step: int) -> None:
        """Take in what A was told of a step."""
        told: list[Any] = [event_data(event) for event in self.match.told(0, step)]
        for data in told:
            if data["event"] == "card":
                back = BACK[data["card"]]
                self.thoughts.move_card(data["card"], place_of(data["from"], back), place_of(data["to"], back))
            elif data["event"] == "card-back":
                back = data["back"]
                self.thoughts.move_back(back, place_of(data["from"], back), place_of(data["to"], back))
            elif data["event"] == "no-cards":
                self.thoughts.rule_out(group_of(data["group"], data["but_characters"]), data["at"])
        looks = [data for data in told if data["event"] == "saw-card"]
        if looks:
            self.thoughts.look(looks[0]["at"], [data["card"] for data in looks for _ in range(data["number"])])

    def deal(self, number: int) -> list[dict[str, Cards]]:
        """So many worlds dealt for A."""
        knowledge = self.match.knowledge(0)
        rng = seeded("deals")
        return [lying(GAME.deal_world(knowledge, rng)) for _ in range(number)]

    def remembered(self, back: str) -> dict[World, float]:
        memory = self.match.memories[0]
        assert isinstance(memory, Memory)
        return remembered(memory.cards[BACKS.index(back)], list(CARD_NAMES), [NUMBERS[place] for place in PLACES])


def group_of(name: str, but_characters: bool) -> set[str]:
    """The cards of a group, its characters included or not."""
    group = {kind for kind in CARD_KINDS if GROUPS[kind.goods] == name}
    return {kind.name for kind in group if not but_characters or kind.character < 0}


def place_of(name: str, back: str) -> str:
    """The hidden place of an event, or what lies open."""
    if name in ("deck", "removed") or (name.startswith("queue") and back == "orange"):
        return "undrawn"
    return name


def small_game(seed: str, cards: list[str]) -> Table:
    """A game with few cards, the others lying open: shuffled, with characters for everybody."""
    rng = seeded(seed)
    beige = [card for card in cards if BACK[card] == "beige"]
    green = [card for card in CARD_NAMES if BACK[card] == "green"]
    orange = [card for card in CARD_NAMES if BACK[card] == "orange"]
    for pile in (beige, green, orange):
        pile.sort(key=lambda _: int(rng.next()))
    return Table(
        f"""
        turn {"ABC"[int(rng.below(3))]}
        queue {" ".join(beige[:3])} {orange[0]} {beige[3]} {orange[1]}
        A hand {orange[2]} {orange[3]} {green[0]} {beige[4]} {beige[12]}
        B hand {orange[4]} {orange[5]} {green[1]} {green[2]} {" ".join(beige[5:7])}
        C hand {orange[6]} {orange[7]} {green[3]} {" ".join(beige[7:9])}
        B corruption {beige[9]}
        C corruption {beige[10]}
        removed {green[4]}
        deck {orange[8]} {beige[11]}
        tokens embalming flood deceit
        """,
        seed,
    )


DIFFERENT = [card for card in CARD_NAMES if BACK[card] == "beige"]  # thirteen, no two alike
ALIKE = [
    "wheat1",
    "wheat1",
    "wheat1",
    "fish1",
    "fish1",
    "fish1",
    "ebony2",
    "ebony2",
    "amulet",
    "amulet",
    "amulet",
    "fish0",
    "cattle1",
]


def play_on(table: Table, seed: str) -> Iterator[str]:
    """Play at random for as long as the round lasts and all worlds can be listed: each answer when it is given."""
    rng = seeded(f"{seed}/choices")
    while len(table.match.log) < 40 and table.thoughts.most() <= MOST_WORLDS:
        answer = table.step(rng)
        question = GAME.question_data(table.match.position)
        if table.match.over() or question is None or question["kind"] in ("choose-horizontal", "name-starter"):
            return
        yield f"{len(table.match.log)} {answer}"


@pytest.mark.parametrize("cards", [DIFFERENT, ALIKE], ids=["different", "alike"])
def test_no_world_is_dealt_that_cannot_be(cards: list[str]) -> None:  # S-INFO-1, S-OPEN-1
    dealt = 0
    impossible = []
    for number in range(GAMES):
        table = small_game(f"joint/{number}", cards)
        for answer in play_on(table, f"joint/{number}"):
            for world in table.deal(4):
                dealt += 1
                for back, each in table.thoughts.possible.items():
                    if table.thoughts.world(back, world) not in each.worlds:
                        impossible.append((number, answer, back))
    assert impossible == []
    assert dealt > 40 * GAMES


def test_memory_knows_exactly_what_may_be_and_how_likely_it_is() -> None:  # S-OPEN-1, S-OPEN-2
    compared = 0
    for number in range(GAMES):
        table = small_game(f"exact/{number}", DIFFERENT)
        for answer in play_on(table, f"exact/{number}"):
            for back, each in table.thoughts.possible.items():
                assert odds(table.remembered(back)) == pytest.approx(odds(each.worlds)), (number, answer, back)
                compared += 1
    assert compared > 30 * GAMES


def test_cards_that_look_the_same_are_where_they_may_be() -> None:  # S-OPEN-2
    compared = 0
    for number in range(GAMES):
        table = small_game(f"alike/{number}", ALIKE)
        for answer in play_on(table, f"alike/{number}"):
            for back, each in table.thoughts.possible.items():
                assert set(table.remembered(back)) == set(each.worlds), (number, answer, back)
                compared += 1
    assert compared > 30 * GAMES


# ---- positions in which every world can be written down


def dealt_hands(table: Table, deals: int) -> Counter[tuple[Cards, Cards]]:
    """The beige cards that B and C hold in worlds dealt for A."""
    return Counter((world["B hand"], world["C hand"]) for world in table.deal(deals))


def assert_likely(found: Counter[tuple[Cards, Cards]], expected: dict[tuple[Cards, Cards], float]) -> None:
    """Chi-square: five standard deviations above its mean would be a scandal (and the seeds are fixed)."""
    assert set(found) == set(expected)
    deals, total = sum(found.values()), sum(expected.values())
    means = {world: deals * weight / total for world, weight in expected.items()}
    statistic = sum((found[world] - mean) ** 2 / mean for world, mean in means.items())
    assert statistic < len(means) - 1 + 5 * sqrt(2 * (len(means) - 1)) + 5


def test_a_thief_holds_one_of_the_victims_cards_at_most() -> None:  # S-CHAR-4, S-OPEN-2
    """C held a card that A does not know, and has stolen one of the two that A saw B take: not both."""
    table = Table(
        """
        turn B
        queue wheat1 marble0 marble2 fish1 cattle0 cattle1
        C hand thief ivory3
        deck ebony2
        """
    )
    table.play("B take 1\nC take 1\nA take 1\nB take 1\nC play thief\nC steal beige from B")
    expected: dict[tuple[Cards, Cards], float] = {}
    for unseen in ("ivory3", "ebony2"):
        expected[("wheat1",), tuple(sorted((unseen, "marble0", "fish1")))] = 1
        expected[("fish1",), tuple(sorted((unseen, "marble0", "wheat1")))] = 1
    assert_likely(dealt_hands(table, 800), expected)


def test_a_theft_is_as_likely_to_have_hit_each_card() -> None:  # S-CHAR-4, S-OPEN-2
    """B held the wheat that A saw and a card unseen: the wheat is stolen half the time, whatever C holds besides."""
    table = Table(
        """
        turn B
        queue wheat1 marble0 marble2 cattle0 cattle1
        B hand ivory0
        C hand thief ivory3
        deck ebony2
        """
    )
    table.play("B take 1\nC play thief\nC steal beige from B")
    expected: dict[tuple[Cards, Cards], float] = {}
    for kept, other in permutations(("ebony2", "ivory0", "ivory3"), 2):
        expected[(kept,), tuple(sorted((other, "wheat1")))] = 1  # kept by B, held by C
        expected[("wheat1",), tuple(sorted((kept, other)))] = 2  # held by C before, stolen: either way round
    assert_likely(dealt_hands(table, 1200), expected)


def test_a_second_scribe_keeps_the_first_discard_apart() -> None:  # S-CHAR-5, S-OPEN-2
    """What B took after the first scribe can only be what went under the tile at the second."""
    green = "ivory0s ebony0s marble0s cattle0s fish0s"
    table = Table(
        f"""
        turn B
        queue wheat1 marble0 marble2 fish1 cattle0 cattle1 wheat0
        A hand cattle-scribe fish-scribe
        B hand {green} amulet
        deck ebony2
        """
    )
    table.play("B take 1\nC take 1\nA play cattle-scribe\nB discard wheat1")
    table.play("B take 2\nC take 1\nA play fish-scribe\nB discard fish1")
    thoughts = table.thoughts.possible["beige"].worlds
    impossible = [world for world in table.deal(400) if table.thoughts.world("beige", world) not in thoughts]
    assert impossible == []
    assert {world["B corruption"] for world in table.deal(400)} >= {("fish1", "marble2", "wheat1")}

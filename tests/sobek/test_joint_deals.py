"""What is known of all hidden cards together, against brute force: after scribes, thefts, claims, embalming, priests
and courtesans no world is dealt that cannot be, every one that can be is, and each as often as it can have come about.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

import shedet
from all_worlds import AllWorlds, Cards, World, odds, remembered
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.games import find_game
from shedet.games.sobek.components import BACK_OF, BACKS, CARD_KINDS, CARD_NAMES, GROUPS
from shedet.games.sobek.memory import Memory
from shedet.games.sobek.words import event_data

GAME = find_game("sobek")
GAMES = 60 if shedet.compiled() else 10
MOST_WORLDS = 20_000 if shedet.compiled() else 3000
BACK = {name: BACKS[int(BACK_OF[kind])] for kind, name in enumerate(CARD_NAMES)}
PLACES = [f"{seat} {what}" for seat in "BC" for what in ("hand", "corruption")] + ["undrawn"]  # what A does not see
NUMBERS = {"B hand": 1, "C hand": 2, "B corruption": 5, "C corruption": 6, "undrawn": 8}


def lying(position: Position) -> dict[str, Cards]:
    """The cards at each place that is hidden from A."""
    data = GAME.position_data(position)
    cards = {"undrawn": [*data["deck"], *data["removed"]]}  # type: ignore[misc]
    cards["undrawn"] += [card for card in data["queue"] if BACK[card] == "orange"]  # type: ignore[attr-defined]
    for seat in data["seats"]:  # type: ignore[attr-defined]
        cards[f"{seat['seat']} hand"] = seat["hand"]
        cards[f"{seat['seat']} corruption"] = seat["corruption"]
    return {place: tuple(sorted(cards[place])) for place in PLACES}


def with_back(cards: dict[str, Cards], back: str) -> dict[str, Cards]:
    return {place: tuple(card for card in cards[place] if BACK[card] == back) for place in PLACES}


def world_of(position: Position, back: str) -> World:
    cards = with_back(lying(position), back)
    return tuple(cards[place] for place in PLACES)


class Table:
    """A match of three, and everything A may think of it."""

    def __init__(self, position: str, seed: str = "1") -> None:
        self.match = Match(GAME, 3, {}, seed, f"players 3\n{position}")
        truth = lying(self.match.position)
        self.possible = {back: AllWorlds(PLACES, with_back(truth, back)) for back in BACKS}
        self.seen: Counter[str] = Counter()

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
        pile = ""
        for event in self.match.told(0, step):
            data = event_data(event)
            if data["event"] == "card":
                card = str(data["card"])
                source, target = (place_of(str(data[end]), BACK[card]) for end in ("from", "to"))
                if source != target:
                    self.possible[BACK[card]].move_card(card, source, target)
            elif data["event"] == "card-back":
                back = str(data["back"])
                source, target = (place_of(str(data[end]), back) for end in ("from", "to"))
                if source != target:
                    self.possible[back].move_back(source, target)
            elif data["event"] == "saw-card":
                self.seen[str(data["card"])] += int(str(data["number"]))
                pile = str(data["at"])
            elif data["event"] == "no-cards":
                self.rule_out(str(data["group"]), str(data["at"]), data["but_characters"] is True)
        if self.seen:
            self.look(pile)

    def rule_out(self, group: str, place: str, but_characters: bool) -> None:
        ruled_out = {
            kind.name
            for kind in CARD_KINDS
            if GROUPS[kind.goods] == group and not (but_characters and kind.character >= 0)
        }
        for worlds in self.possible.values():
            worlds.keep(place, lambda cards: not ruled_out & set(cards))

    def look(self, pile: str) -> None:
        """A vizier has seen a whole pile."""
        for back, worlds in self.possible.items():
            seen = tuple(sorted(card for card in self.seen.elements() if BACK[card] == back))
            worlds.keep(pile, lambda cards, seen=seen: cards == seen)  # type: ignore[misc]
        self.seen.clear()

    def deal(self, number: int) -> list[Position]:
        knowledge = self.match.knowledge(0)
        rng = seeded("deals")
        return [GAME.deal_world(knowledge, rng) for _ in range(number)]

    def remembered(self, back: str) -> dict[World, float]:
        memory = self.match.memories[0]
        assert isinstance(memory, Memory)
        return remembered(memory.cards[BACKS.index(back)], list(CARD_NAMES), [NUMBERS[place] for place in PLACES])


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
    while len(table.match.log) < 40 and max(len(each.worlds) for each in table.possible.values()) <= MOST_WORLDS:
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
                for back, each in table.possible.items():
                    if world_of(world, back) not in each.worlds:
                        impossible.append((number, answer, back))
    assert impossible == []
    assert dealt > 40 * GAMES


def test_memory_knows_exactly_what_may_be_and_how_likely_it_is() -> None:  # S-OPEN-1, S-OPEN-2
    compared = 0
    for number in range(GAMES):
        table = small_game(f"exact/{number}", DIFFERENT)
        for answer in play_on(table, f"exact/{number}"):
            for back, each in table.possible.items():
                assert odds(table.remembered(back)) == pytest.approx(odds(each.worlds)), (number, answer, back)
                compared += 1
    assert compared > 30 * GAMES


def test_cards_that_look_the_same_are_where_they_may_be() -> None:  # S-OPEN-2
    compared = 0
    for number in range(GAMES):
        table = small_game(f"alike/{number}", ALIKE)
        for answer in play_on(table, f"alike/{number}"):
            for back, each in table.possible.items():
                assert set(table.remembered(back)) == set(each.worlds), (number, answer, back)
                compared += 1
    assert compared > 30 * GAMES

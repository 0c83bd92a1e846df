"""What a viewer remembers of interventions: never against the truth, and exact where all that is possible is listed."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import shedet
from all_worlds import remembered
from kemet_night import all_but
from kemet_random import midway, start, step
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games.kemet.components import INTERVENTION_NAMES
from shedet.games.kemet.game import GAME
from shedet.games.kemet.memory import KIND_OF_COPY, Memory
from shedet.games.kemet.state import DECK, DISCARDS, HAND, PLAYED, REMOVED
from shedet.games.kemet.telling import event_data

GAMES = 10 if shedet.compiled() else 1
MOST_WORLDS = 800 if shedet.compiled() else 500
MOST_STEPS = 400


def masks(match: Match, viewer: int) -> dict[str, list[int]]:
    """Where each copy of each intervention may be, by a viewer's memory: a bit for each place."""
    memory = match.memories[viewer]
    assert isinstance(memory, Memory)
    found: dict[str, list[int]] = {name: [] for name in INTERVENTION_NAMES}
    for copy, kind in enumerate(KIND_OF_COPY):
        found[INTERVENTION_NAMES[int(kind)]].append(int(memory.interventions[0].places_of(copy)))
    return found


# The truth is always possible


def true_places(match: Match) -> dict[str, list[int]]:
    """Where each intervention is; what is chosen for a battle counts to the hand until it is revealed."""
    data: Any = GAME.position_data(match.position)
    places: dict[str, list[int]] = {name: [] for name in INTERVENTION_NAMES}
    hands = [*data["seats"]]
    secret = data["question"]["kind"] == "choose-cards"
    for side in (data["battle"] or {}).values():
        if isinstance(side, dict):
            for card in side["played"]:
                places[card].append(in_hand("ABCDE".index(side["seat"])) if secret else 1 << PLAYED)
    for number, seat in enumerate(hands):
        for card in seat["hand"]:
            places[card].append(in_hand(number))
    for cards, place in ((data["deck"], DECK), (data["discards"], DISCARDS), (data["removed"], REMOVED)):
        for card in cards:
            places[card].append(1 << place)
    return places


def in_hand(seat: int) -> int:
    return 1 << HAND + seat


def can_be(copies: list[int], places: list[int]) -> bool:
    """Whether each copy can be given one of the places it may be in."""
    if not copies:
        return not places
    for place in set(places):
        if copies[0] & place:
            left = list(places)
            left.remove(place)
            if can_be(copies[1:], left):
                return True
    return False


@pytest.mark.parametrize("begin", [start, midway])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_truth_is_never_excluded(begin: Callable[..., Match], players: int) -> None:  # K-INFO-1
    checked = 0
    for number in range(GAMES):
        match = begin(players, f"truth/{number}")
        rng = seeded(f"truth/{number}/choices")
        while not match.over():
            step(match, rng)
            if match.over():
                break
            truth = true_places(match)
            for viewer in [*range(players), SPECTATOR]:
                for name, copies in masks(match, viewer).items():
                    assert can_be(copies, truth[name]), (viewer, name, copies, truth[name])
                    checked += 1
    assert checked > 1000


@pytest.mark.parametrize("players", [2, 5])
def test_one_knows_the_own_hand_exactly(players: int) -> None:  # K-INFO-1
    match = midway(players, "own")
    rng = seeded("own/choices")
    while not match.over():
        step(match, rng)
        if match.over():
            break
        truth = true_places(match)
        for seat in range(players):
            for name, copies in masks(match, seat).items():
                own = in_hand(seat)
                assert copies.count(own) == truth[name].count(in_hand(seat))
                assert not any(copy & in_hand(seat) and copy != own for copy in copies)


# Exact against brute force


class Possible:
    """Every way the hidden interventions may lie, for all that A was told: hands of the others and the deck."""

    def __init__(self, match: Match) -> None:
        data: Any = GAME.position_data(match.position)
        sizes = [len(seat["hand"]) for seat in data["seats"][1:]]
        pool = [card for seat in data["seats"][1:] for card in seat["hand"]] + data["deck"]
        self.discards = Counter(data["discards"])
        self.worlds = {tuple(world) for world in deals(sorted(pool), sizes)}

    def hear(self, data: dict[str, Any]) -> None:
        if data["event"] == "card":
            self.move(data["card"], data["from"], data["to"])
        elif data["event"] == "card-back":
            self.draw("ABCDE".index(data["to"][0]) - 1)
        elif data["event"] == "shuffled":
            more = tuple(self.discards.elements())
            self.discards.clear()
            self.worlds = {(*world[:-1], tuple(sorted(world[-1] + more))) for world in self.worlds}
        elif data["event"] == "saw-card":
            self.worlds = {world for world in self.worlds if world[-1].count(data["card"]) >= data["number"]}

    def move(self, card: str, source: str, target: str) -> None:
        at = hidden_place(source)
        if at is not None:
            self.worlds = {replaced(world, at, less(world[at], card)) for world in self.worlds if card in world[at]}
        to = hidden_place(target)
        if to is not None:
            self.worlds = {replaced(world, to, tuple(sorted((*world[to], card)))) for world in self.worlds}
        self.discards[card] += (target == "discards") - (source == "discards")

    def draw(self, seat: int) -> None:
        """An opponent draws: any card of the deck."""
        after = set()
        for world in self.worlds:
            for card in set(world[-1]):
                taken = replaced(world, -1, less(world[-1], card))
                after.add(replaced(taken, seat, tuple(sorted((*taken[seat], card)))))
        self.worlds = after


Cards = tuple[str, ...]


def hidden_place(place: str) -> int | None:
    if place == "deck":
        return -1
    return "ABCDE".index(place[0]) - 1 if place.endswith("hand") and place[0] != "A" else None


def less(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def replaced(world: tuple[Cards, ...], at: int, cards: Cards) -> tuple[Cards, ...]:
    changed = list(world)
    changed[at] = cards
    return tuple(changed)


def deals(pool: list[str], sizes: list[int]) -> list[list[Cards]]:
    if not sizes:
        return [[tuple(pool)]]
    found = []
    for taken in combinations(range(len(pool)), sizes[0]):
        rest = [card for number, card in enumerate(pool) if number not in taken]
        for others in deals(rest, sizes[1:]):
            found.append([tuple(pool[number] for number in taken), *others])
    return found


HIDDEN = ["war-rage", "war-rage", "glory", "bloodbath", "prayer", "open-gates", "war-fury", "enlistment", "mana-theft"]


def small_game(seed: str, tiles: str, deck: int) -> Match:
    """A holds nearly all interventions, so that few are hidden from A."""
    rng = seeded(seed)
    cards = [HIDDEN[number] for number in sorted(range(9), key=lambda _: int(rng.next()))]
    position = f"""
        players 3
        A hand {all_but(*HIDDEN)}
        B hand {" ".join(cards[:2])}
        C hand {" ".join(cards[2 : 9 - deck])}
        deck {" ".join(cards[9 - deck :])}
        removed ruse ruse ruse ruse ruse
        A tiles {tiles}
        A army FW1 5
        A army OW12 3
        B army T2W 5
        B army FW2 5
        C army BW 5
        C army FW3 4
    """
    return Match(GAME, 3, {"day_limit": 2}, seed, position)


def remembered_by_a(match: Match) -> set[tuple[Cards, ...]]:
    """Every way the hidden interventions may lie by the memory of A."""
    memory = match.memories[0]
    assert isinstance(memory, Memory)
    return set(remembered(memory.interventions[0], list(INTERVENTION_NAMES), [HAND + 1, HAND + 2, DECK]))


def first_difference(match: Match, seed: str) -> str:
    """Play at random as long as all possibilities can be listed, and tell where the memory of A is not exact."""
    possible = Possible(match)
    rng = seeded(f"{seed}/choices")
    while not match.over() and len(possible.worlds) < MOST_WORLDS and len(match.log) < MOST_STEPS:
        answer = step(match, rng)
        told = [event_data(event) for event in match.told(0, len(match.log) - 1)]
        for data in told:
            possible.hear(data)
        if match.over():
            break
        if told and remembered_by_a(match) != possible.worlds:
            extra = len(remembered_by_a(match) - possible.worlds)
            return f"step {len(match.log)} ({answer}): {extra} ways too many, {len(possible.worlds)} possible"
    return ""


@pytest.mark.parametrize("seed", [f"exact/{number}" for number in range(4 * GAMES)])
def test_while_the_deck_lasts_memory_is_exact(seed: str) -> None:  # K-INFO-1
    assert first_difference(small_game(seed, "", 4), seed) == ""


@pytest.mark.parametrize("seed", [f"reshuffled/{number}" for number in range(4 * GAMES)])
def test_memory_is_exact_after_the_discards_are_reshuffled(seed: str) -> None:  # K-NIGHT-6, K-INFO-1
    assert first_difference(small_game(seed, "", 1), seed) == ""


@pytest.mark.parametrize("seed", [f"vision/{number}" for number in range(2 * GAMES)])
def test_memory_is_exact_after_a_vision(seed: str) -> None:  # K-NIGHT-10, K-INFO-1
    assert first_difference(small_game(seed, "vision", 6), seed) == ""

"""What is known of deben once one has gone back into the bag with the eye, and after later draws by anybody."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

import shedet
from all_worlds import AllWorlds, World, remembered
from shedet.core.events import Event
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import seeded
from shedet.games import find_game
from shedet.games.sobek2p.memory import DEBEN_PIECES, Memory
from shedet.games.sobek2p.rules.moving import draw_deben
from shedet.games.sobek2p.rules.pirogues import keep_deben, look_at_two_deben
from shedet.games.sobek2p.state import BAG, DEBEN_HELD, DEBEN_SHOWN, State, deben_of
from shedet.games.sobek2p.telling import event_data

GAME = find_game("sobek2p")
GAMES = 30 if shedet.compiled() else 6
VALUES = [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]


def eye_table(mine: list[int], opponents: list[int], seed: str = "1") -> Match:
    """A is about to reveal the eye, and may trade tiles for deben later; so may B."""
    position = f"""
        turn A
        ankh 3,3 -
        row1 . . . . . wheat0/d
        row2 . . . . . ebony0|d
        row3 . . . . . fish0|d
        A hand wheat1- wheat1- wheat1|
        A deben {" ".join(str(value) for value in mine)}
        B deben {" ".join(str(value) for value in opponents)}
        B hand fish1- ebony2-
        notches eye
    """
    return Match(GAME, 2, {"open_memory": 1}, seed, position)


def reveal_the_eye(match: Match, kept: int) -> None:
    match.play_text(0, "sell wheat wheat1- wheat1- wheat1|")
    match.play_text(0, "reveal eye")
    match.play_text(0, f"keep {kept}")


def trade(match: Match, seat: int, field: str) -> None:
    """Take a tile that has a deben, and draw one for it."""
    match.play_text(seat, f"take {field}")
    match.play_text(seat, "trade tile")


def all_but(*values: int) -> list[int]:
    return sorted((Counter(VALUES) - Counter(values)).elements())


def deben_of_a(match: Match) -> Counter[int]:
    seats: Any = match.view(0)["seats"]
    return Counter(seats[0]["deben"])


def deben_of_b(position: Position) -> tuple[int, ...]:
    return tuple(GAME.position_data(position)["seats"][1]["deben"])  # type: ignore[index]


def dealt(match: Match, deals: int) -> Counter[tuple[int, ...]]:
    """What B holds in worlds dealt for A."""
    knowledge = match.knowledge(0)
    rng = seeded("deals")
    return Counter(deben_of_b(GAME.deal_world(knowledge, rng)) for _ in range(deals))


def known_place(match: Match, place: str) -> dict[str, object]:
    memory: list[dict[str, object]] = match.view(0)["memory"]  # type: ignore[assignment]
    return next(each for each in memory if each["place"] == place)


def test_a_deben_put_back_and_drawn_again_is_no_longer_in_the_bag() -> None:  # P-PIR-4, P-INFO-2, P-OPT-3
    """The view with open memory failed: it looked for the 9 among the deben that A does not hold."""
    match = eye_table(all_but(8, 9), [])
    reveal_the_eye(match, 8)
    assert known_place(match, "bag")["sure"] == ["9"]
    match.play_text(1, "take 5,3")
    match.play_text(1, "keep tile")
    trade(match, 0, "5,2")
    assert known_place(match, "bag") == {"place": "bag", "size": 0, "sure": [], "maybe": []}
    assert set(dealt(match, 20)) == {()}


def test_with_an_empty_bag_worlds_are_dealt_after_the_deben_is_drawn_again() -> None:  # P-PIR-4, P-INFO-2
    """A has every deben but one 7: B holds it. No deben was left to pick for B."""
    match = eye_table(all_but(7, 7, 8), [7])
    reveal_the_eye(match, 8)
    match.play_text(1, "take 5,3")
    match.play_text(1, "keep tile")
    trade(match, 0, "5,2")
    assert set(dealt(match, 20)) == {(7,)}
    assert known_place(match, "B deben")["sure"] == ["7"]


def test_the_truth_is_dealt_after_a_deben_of_that_value_is_drawn_again() -> None:  # P-PIR-4, P-INFO-2
    """A puts a 7 back and draws a 7: B, who held one deben all the time, may well hold the other 7."""
    tried = 0
    for number in range(25):
        match = eye_table(all_but(7, 7, 8, 9), [7], str(number))
        match.play_text(0, "sell wheat wheat1- wheat1- wheat1|")
        match.play_text(0, "reveal eye")
        drawn = match.view(0)["drawn_deben"]
        assert isinstance(drawn, list)
        if 7 not in drawn:
            continue
        match.play_text(0, f"keep {max(drawn)}")
        match.play_text(1, "take 5,3")
        match.play_text(1, "keep tile")
        held = deben_of_a(match)
        trade(match, 0, "5,2")
        if (deben_of_a(match) - held)[7]:
            tried += 1
            left = ({8, 9} - set(drawn)).pop()
            assert set(dealt(match, 40)) == {(7,), (left,)}
            assert known_place(match, "bag")["sure"] == []
    assert tried >= 3


def test_what_the_opponent_draws_from_the_bag_may_be_the_deben_put_back() -> None:  # P-PIR-4, P-INFO-2
    match = eye_table(all_but(5, 6, 8, 9), [6], "2")
    match.play_text(0, "sell wheat wheat1- wheat1- wheat1|")
    match.play_text(0, "reveal eye")
    drawn = match.view(0)["drawn_deben"]
    assert isinstance(drawn, list)
    kept, returned = drawn
    match.play_text(0, f"keep {kept}")
    unseen = [value for value in (5, 6, 8, 9) if value not in drawn]
    assert known_place(match, "bag")["sure"] == [str(returned)]
    trade(match, 1, "5,3")
    # B's first deben is one of the two that A never saw; the second is the other one, or what A put back.
    found = dealt(match, 1000)
    likely = {tuple(sorted((unseen[0], returned))): 1, tuple(sorted((unseen[1], returned))): 1, tuple(unseen): 2}
    assert set(found) == set(likely)
    for hand, weight in likely.items():
        assert abs(found[hand] - 1000 * weight / 4) < 5 * sqrt(1000 * weight / 4)


# ---- many draws, and the eye again and again

PLACES = {"bag": BAG, "A deben": DEBEN_HELD, "B deben": DEBEN_HELD + 1, "drawn deben": DEBEN_SHOWN}


def deben_at(position: Position) -> dict[str, tuple[str, ...]]:
    assert isinstance(position, State)
    return {
        name: tuple(str(3 + value) for value in range(7) for _ in range(int(deben_of(position, place, value))))
        for name, place in PLACES.items()
    }


def world_of(position: Position, places: list[str]) -> World:
    return tuple(deben_at(position)[place] for place in places)


class Draws:
    """A bag that both draw from; what each player is told of it, and all that each may think."""

    def __init__(self, seed: str) -> None:
        self.rng = seeded(seed)
        bag = VALUES[:]
        hands: list[list[int]] = [[], []]
        for _ in range(5 + int(self.rng.below(4))):  # drawn before anybody remembers
            hands[int(self.rng.below(2))].append(bag.pop(int(self.rng.below(len(bag)))))
        self.match = eye_table(hands[0], hands[1], seed)
        assert isinstance(self.match.position, State)
        self.s: State = self.match.position
        self.possible: dict[int, AllWorlds] = {}
        for viewer, own in enumerate(("A deben", "B deben")):
            self.possible[viewer] = AllWorlds([place for place in PLACES if place != own], deben_at(self.s))

    def somebody_draws(self) -> None:
        """One deben; or the eye, as if there were many."""
        seat = int(self.rng.below(2))
        told = self.listen()
        if self.rng.below(3) == 0:
            draw_deben(self.s, seat)
            self.tell(told)
            return
        look_at_two_deben(self.s, seat)
        self.tell(told)
        shown = [value for value in range(7) if deben_of(self.s, DEBEN_SHOWN, value) > 0]
        if shown:
            self.s.answered()
            told = self.listen()
            keep_deben(self.s, seat, shown[int(self.rng.below(len(shown)))])
            self.tell(told)

    def listen(self) -> list[Event]:
        told: list[Event] = []
        self.s.events = told
        return told

    def tell(self, told: list[Event]) -> None:
        self.s.events = None
        for viewer, worlds in self.possible.items():
            self.match.memories[viewer].learn(self.s, told)
            for event in told:
                data = event_data(event)
                if event.told_to(viewer) and data["event"] == "deben":
                    worlds.move_card(str(data["deben"]), str(data["from"]), str(data["to"]))
                elif event.told_to(viewer) and data["event"] == "deben-back":
                    worlds.move_back(str(data["from"]), str(data["to"]))

    def remembered(self, viewer: int) -> set[World]:
        memory = self.match.memories[viewer]
        assert isinstance(memory, Memory)
        places = [PLACES[place] - BAG for place in self.possible[viewer].places]
        return set(remembered(memory.pieces[DEBEN_PIECES], [str(3 + value) for value in range(7)], places))


@pytest.mark.parametrize("seed", [f"draws/{number}" for number in range(GAMES)])
def test_all_that_deben_may_be_is_known_exactly_by_both(seed: str) -> None:  # P-PIR-4, P-INFO-1, P-INFO-2
    draws = Draws(seed)
    for _ in range(6):
        draws.somebody_draws()
        for viewer, worlds in draws.possible.items():
            assert world_of(draws.s, worlds.places) in worlds.worlds
            assert draws.remembered(viewer) == set(worlds.worlds), viewer


@pytest.mark.parametrize("seed", [f"deals/{number}" for number in range(GAMES)])
def test_deben_are_dealt_as_they_may_be_and_shown_so(seed: str) -> None:  # P-PIR-4, P-INFO-2, P-OPT-3
    draws = Draws(seed)
    for _ in range(6):
        draws.somebody_draws()
        for seat in range(2):
            worlds = draws.possible[seat]
            knowledge = draws.match.knowledge(seat)
            for _ in range(10):
                assert world_of(GAME.deal_world(knowledge, draws.rng), worlds.places) in worlds.worlds
            for known in GAME.view(knowledge)["memory"]:  # type: ignore[attr-defined]
                if known["place"] in worlds.places:
                    at = worlds.places.index(known["place"])
                    for world in worlds.worlds:
                        sure, maybe = Counter(known["sure"]), Counter(known["maybe"])
                        assert sure <= Counter(world[at]) <= sure + maybe

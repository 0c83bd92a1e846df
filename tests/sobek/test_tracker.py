"""The knowledge tracker: exact against brute force, sound on random games; and worlds dealt uniformly from it."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from math import sqrt

import pytest

from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import find_game
from shedet.games.sobek.components import BACK_OF, CARD_NAMES, KIND_OF_CHARACTER, ORANGE
from shedet.games.sobek.memory import OPEN, UNDRAWN, Memory, backs_at
from shedet.games.sobek.state import State

GAME = find_game("sobek")
DEALS = 2000


def table(text: str, players: int = 2, **options: int) -> Match:
    return Match(GAME, players, options, "1", f"players {players}\n{text}")


# ---- pruning against brute force


def possible_everywhere(match: Match) -> tuple[Memory, State, list[int]]:
    """A spectator's memory of a position, and the true place of each of the nine characters."""
    state = match.position
    assert isinstance(state, State)
    memory = match.memories[SPECTATOR]
    assert isinstance(memory, Memory)
    data = GAME.position_data(state)
    names = [f"{seat} {what}" for what in ("hand", "corruption") for seat in "ABCD"]
    truth = []
    for kind in KIND_OF_CHARACTER:
        name = CARD_NAMES[int(kind)]
        place = UNDRAWN
        for seat in data["seats"]:  # type: ignore[attr-defined]
            for what in ("hand", "corruption"):
                if name in seat[what]:
                    place = names.index(f"{seat['seat']} {what}")
        truth.append(place)
    return memory, state, truth


def brute_force(state: State, masks: list[int]) -> list[int]:
    """The places each character is in, over all ways to put all of them where they may be with the right numbers."""
    room = [int(backs_at(state, place, ORANGE)) for place in range(OPEN)]
    found = [0] * len(masks)
    choices = [[place for place in range(OPEN) if (mask >> place) & 1] for mask in masks]
    for places in product(*choices):
        if [places.count(place) for place in range(OPEN)] == room:
            for number, place in enumerate(places):
                found[number] |= 1 << place
    return found


SPREAD = """
turn A
queue wheat0 wheat1 queen
A hand vizier wheat0s
A corruption merchant
B hand thief courtesan
B corruption high-priest
C hand cattle-scribe
C corruption fish-scribe high-priestess
deck wheat1 wheat1
"""


@pytest.mark.parametrize("seed", range(40))
def test_pruning_gives_exactly_what_brute_force_gives(seed: int) -> None:  # S-OPEN-2
    match = table(SPREAD, 3)
    memory, state, truth = possible_everywhere(match)
    rng = seeded(f"masks/{seed}")
    masks = [(1 << place) | random_places(rng) for place in truth]
    characters = memory.cards[ORANGE]
    order = [list(characters.kinds).index(kind) for kind in KIND_OF_CHARACTER]
    for number, mask in enumerate(masks):
        characters.alternatives[0].possible[order[number]] = mask
    characters.strike()
    assert [int(characters.places_of(card)) for card in order] == brute_force(state, masks)


def random_places(rng: Rng) -> int:
    """None, one or two more places that a card may be in; only places where characters are."""
    used = [0, 1, 2, 4, 5, 6, 8]
    return sum(1 << used[int(rng.below(len(used)))] for _ in range(int(rng.below(3)))) & 0x1FF


# ---- soundness on random games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [f"truth/{number}" for number in range(3)])
def test_the_truth_is_never_excluded_and_what_is_certain_is_true(players: int, seed: str) -> None:  # S-OPEN-1, S-OPEN-3
    match = Match(GAME, players, {"open_information": 1}, seed)
    rng = seeded(f"{seed}/choices")
    checked = 0
    while not match.over():
        asked = match.asked()
        seat = asked[int(rng.below(len(asked)))]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
        if match.over():
            break
        truth = true_places(match)
        for viewer in [*range(players), SPECTATOR]:
            for place in match.view(viewer)["memory"]:  # type: ignore[attr-defined]
                there = list(truth[place["place"]])
                assert place["size"] == len(there)
                for card in place["sure"]:
                    assert card in there, (viewer, place, truth)
                    there.remove(card)
                maybe = list(place["maybe"])
                for card in there:
                    assert card in maybe, (viewer, card, place, truth)
                    maybe.remove(card)
                checked += 1
    assert checked > 500


def true_places(match: Match) -> dict[str, list[str]]:
    data = GAME.position_data(match.position)
    characters = {name for number, name in enumerate(CARD_NAMES) if BACK_OF[number] == ORANGE}
    undrawn = [*data["deck"], *data["removed"]]  # type: ignore[misc]
    undrawn += [card for card in data["queue"] if card in characters]  # type: ignore[attr-defined]
    places = {"undrawn": undrawn}
    laying = (GAME.question_data(match.position) or {}).get("kind") == "choose-horizontal"
    for seat in data["seats"]:  # type: ignore[attr-defined]
        places[f"{seat['seat']} hand"] = seat["hand"] + seat["aside"] + (seat["horizontal"] if laying else [])
        places[f"{seat['seat']} corruption"] = seat["corruption"]
    return places


def test_what_is_certain_is_true_in_every_dealt_world() -> None:  # S-OPEN-3
    match = Match(GAME, 3, {"open_information": 1}, "certain")
    rng = seeded("certain/choices")
    certain = 0
    while not match.over() and len(match.log) < 120:
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
        if match.over() or len(match.log) % 5:
            continue
        for viewer in range(3):
            knowledge = match.knowledge(viewer)
            shown = match.view(viewer)["memory"]
            world = GAME.deal_world(knowledge, seeded(f"{len(match.log)}"))
            dealt = {seat["seat"]: seat for seat in GAME.position_data(world)["seats"]}  # type: ignore[attr-defined]
            for place in shown:  # type: ignore[attr-defined]
                if place["place"] != "undrawn":
                    name, what = place["place"].split()
                    assert not Counter(place["sure"]) - Counter(dealt[name][what])
                    certain += len(place["sure"])
    assert certain > 50


# ---- dealt worlds are uniform


def dealt(match: Match, seat: int, look: Callable[[dict[str, object]], object]) -> Counter[object]:
    knowledge = match.knowledge(seat)
    rng = seeded("deals")
    return Counter(look(GAME.position_data(GAME.deal_world(knowledge, rng))) for _ in range(DEALS))


def assert_likely(found: Counter[object], expected: dict[object, float]) -> None:
    """Chi-square: five standard deviations above its mean would be a scandal (and the seeds are fixed)."""
    assert set(found) == set(expected)
    total = sum(expected.values())
    statistic = 0.0
    for outcome, weight in expected.items():
        mean = DEALS * weight / total
        statistic += (found[outcome] - mean) ** 2 / mean
    freedom = len(expected) - 1
    assert statistic < freedom + 5 * sqrt(2 * freedom) + 5


def hand(data: dict[str, object], seat: int) -> tuple[str, ...]:
    return tuple(data["seats"][seat]["hand"])  # type: ignore[index]


def tokens(data: dict[str, object]) -> tuple[str, ...]:
    return tuple(data["tokens"])  # type: ignore[arg-type]


def test_two_hidden_hands_are_uniform_over_all_deals() -> None:  # S-INFO-1
    match = table(
        """
        turn A
        queue wheat1 wheat1 wheat1 wheat1
        B hand ivory3
        C hand ebony2 ebony0
        deck marble2 fish1
        """,
        3,
    )
    cards = ["ivory3", "ebony2", "ebony0", "marble2", "fish1"]
    expected: dict[object, float] = {}
    for mine in cards:
        for others in combinations([card for card in cards if card != mine], 2):
            expected[(mine, frozenset(others))] = 1
    assert len(expected) == 30
    assert_likely(dealt(match, 0, lambda data: (hand(data, 1)[0], frozenset(hand(data, 2)))), expected)


def test_a_theft_between_others_may_have_moved_any_card_of_that_back() -> None:  # S-CHAR-4, S-OPEN-2
    match = table(
        """
        turn B
        queue wheat1 marble0 marble0 marble0
        B hand fish1
        C hand thief
        deck cattle1
        """,
        3,
    )
    match.play_text(1, "take 1")
    match.play_text(2, "play thief")
    match.play_text(2, "steal beige from B")
    expected: dict[object, float] = {}
    for unknown in ("fish1", "cattle1"):
        expected[(("wheat1",), (unknown,))] = 1
        expected[((unknown,), ("wheat1",))] = 1
    assert_likely(dealt(match, 0, lambda data: (hand(data, 1), hand(data, 2))), expected)


def test_two_scribed_opponents_are_dealt_with_their_own_doubts() -> None:  # S-CHAR-5, S-OPEN-2
    match = table(
        """
        turn B
        queue wheat1 marble0 marble0 marble0 fish0
        A hand cattle-scribe
        B hand ivory3 ivory3 ivory3 ebony2 ebony2 ebony2
        C hand ebony0
        deck cattle1
        """,
        3,
    )
    match.play_text(1, "take 1")
    match.play_text(2, "take 1")
    match.play_text(0, "play cattle-scribe")
    assert match.asked() == [1]
    match.play_text(1, "discard ivory3")
    found = dealt(match, 0, lambda data: tuple(data["seats"][1]["corruption"]))  # type: ignore[index]
    # B's pile: the wheat that was seen, or one of the eight unseen beige cards (3 ivory3, 3 ebony2, ebony0, cattle1).
    # B's hand is then 6 of the other 8 unseen, one of the two left over going to C: with the wheat in the pile
    # 8!/(6! 1! 1!) = 56 deals; with an unseen card in the pile 5 of the other 7 in hand: 7!/(5! 1! 1!) = 42 each.
    expected: dict[object, float] = {("wheat1",): 56, ("ivory3",): 3 * 42, ("ebony2",): 3 * 42}
    expected |= {("ebony0",): 42, ("cattle1",): 42}
    assert_likely(found, expected)


def test_with_two_players_the_nine_removed_cards_may_be_any_unseen_ones() -> None:  # S-SET-3
    match = Match(GAME, 2, {}, "removed")
    knowledge = match.knowledge(0)
    worlds = [GAME.position_data(GAME.deal_world(knowledge, seeded(str(number)))) for number in range(30)]
    assert len({tuple(world["removed"]) for world in worlds}) > 25  # type: ignore[arg-type]
    assert all(len(world["removed"]) == 9 + 5 for world in worlds)  # type: ignore[arg-type]


def test_the_open_variant_knows_how_many_characters_are_in_the_deck() -> None:  # S-OPEN-4
    match = Match(GAME, 2, {"open_information": 1}, "removed")
    shown = match.view(0)["characters_in_deck"]
    characters = {name for number, name in enumerate(CARD_NAMES) if BACK_OF[number] == ORANGE}
    for number in range(20):
        world = GAME.position_data(GAME.deal_world(match.knowledge(0), seeded(str(number))))
        assert sum(card in characters for card in world["deck"]) == shown  # type: ignore[attr-defined]
    assert match.view(0)["memory"] is not None
    assert Match(GAME, 2, {}, "removed").view(0)["characters_in_deck"] is None


def test_tokens_are_known_to_who_has_looked_and_to_nobody_else() -> None:  # S-SETS-4, S-INFO-1
    match = table(
        """
        turn A
        queue marble0 marble0 marble0 fish0
        A hand wheat1 wheat1 wheat1
        B hand wheat0
        tokens flood deceit embalming
        removed-tokens guild-ankh guild-eye guild-feather guild-lotus curse curse prosperity prosperity flood
        """
    )
    match.play_text(0, "set wheat wheat1 wheat1 wheat1")
    match.play_text(0, "use deceit")
    assert set(dealt(match, 0, tokens)) == {("flood", "embalming")}
    assert len(set(dealt(match, 1, tokens))) > 20
    assert match.view(0)["known_tokens"] == ["flood", "embalming"]
    assert match.view(1)["known_tokens"] is None

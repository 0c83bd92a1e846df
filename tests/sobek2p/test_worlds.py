"""Dealt worlds: all that are consistent with a seat's knowledge, and each as likely as any other.

Small positions in which every possible deal can be written down. Two tiles that look the same count as two.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game

GAME = find_game("sobek2p")
DEALS = 2000


def dealt(match: Match, seat: int, look: Callable[[dict[str, object]], object], deals: int = DEALS) -> Counter[object]:
    """How often each outcome was dealt, as seen by a function of the position's data."""
    knowledge = match.knowledge(seat)
    rng = seeded("deals")
    return Counter(look(GAME.position_data(GAME.deal_world(knowledge, rng))) for _ in range(deals))


def assert_likely(found: Counter[object], expected: dict[object, float]) -> None:
    """Chi-square: five standard deviations above its mean would be a scandal (and the seeds are fixed)."""
    assert set(found) == set(expected)
    deals = sum(found.values())
    total = sum(expected.values())
    statistic = 0.0
    for outcome, weight in expected.items():
        mean = deals * weight / total
        statistic += (found[outcome] - mean) ** 2 / mean
    freedom = len(expected) - 1
    assert statistic < freedom + 5 * sqrt(2 * freedom) + 5


def seat_of(data: dict[str, object], seat: int, what: str) -> tuple[str, ...]:
    return tuple(data["seats"][seat][what])  # type: ignore[index]


def table(text: str) -> Match:
    return Match(GAME, 2, {}, "1", text)


def test_hidden_hands_fields_and_pile_are_uniform_over_all_deals() -> None:  # P-INFO-1
    match = table(
        """
        turn A
        ankh 3,3 -
        row0 thief . . . . .
        row3 . wheat0/ . . . .
        A hand wheat1-
        B hand fish1| queen
        pile ebony2- vizier
        """
    )

    def look(data: dict[str, object]) -> object:
        hand = frozenset(seat_of(data, 1, "hand"))
        return hand, data["market"][0][0], tuple(data["pile"])  # type: ignore[index, arg-type]

    expected: dict[object, float] = {}
    for goods, other_goods in permutations(["fish1|", "ebony2-"]):
        for in_hand, on_field, in_pile in permutations(["queen", "vizier", "thief"]):
            for pile in permutations([other_goods, in_pile]):
                expected[(frozenset([goods, in_hand]), on_field, pile)] = 1
    assert len(expected) == 24
    assert_likely(dealt(match, 0, look), expected)


def test_two_tiles_that_look_the_same_count_as_two() -> None:  # P-INFO-1
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . . .
        B hand fish1\\ ebony2-
        pile fish1\\
        """
    )
    expected: dict[object, float] = {("fish1\\", "fish1\\"): 1, ("fish1\\", "ebony2-"): 2}
    assert_likely(dealt(match, 0, lambda data: seat_of(data, 1, "hand")), expected)


def test_an_opponents_deben_may_be_any_that_was_not_seen() -> None:  # P-INFO-1
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . . .
        A deben 4 4 5 5 6 6 7 7 8
        B deben 9
        """
    )
    assert_likely(dealt(match, 0, lambda data: seat_of(data, 1, "deben")), {(3,): 3, (9,): 1})


def test_a_deben_put_back_with_the_eye_was_not_with_the_opponent_before() -> None:  # P-PIR-4, P-INFO-2
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . wheat0\\ .
        A hand wheat1- wheat1- wheat1|
        A deben 3 3 3 4 4 5 5 6 6
        B deben 7
        B hand fish0|d
        notches eye
        """
    )
    match.play_text(0, "sell wheat wheat1- wheat1- wheat1|")
    match.play_text(0, "reveal eye")
    drawn = match.view(0)["drawn_deben"]
    assert isinstance(drawn, list)
    kept, returned = drawn
    match.play_text(0, f"keep {kept}")
    left = [7, 7, 8, 9]
    left.remove(kept)
    left.remove(returned)
    expected: dict[object, float] = dict(Counter((value,) for value in left))
    assert_likely(dealt(match, 0, lambda data: seat_of(data, 1, "deben")), expected)


def test_notches_nobody_looked_into_may_hold_any_pirogue_not_seen() -> None:  # P-INFO-1
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . . .
        A pirogues seven two-and-deben two-and-deben cobra1 cobra2
        boxed-pirogues pyramid pyramid finger finger eye
        notches mummy
        """
    )
    found = dealt(match, 0, lambda data: tuple(data["notches"]))  # type: ignore[arg-type]
    assert_likely(found, {("mummy",): 1, ("harvest",): 2})


def test_who_has_looked_into_the_notches_knows_them() -> None:  # P-INFO-2
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . wheat0\\ .
        A hand wheat1- wheat1- wheat1|
        B hand fish1-
        notches seven pyramid mummy
        """
    )
    match.play_text(0, "sell wheat wheat1- wheat1- wheat1|")
    match.play_text(0, "reveal seven")
    assert set(dealt(match, 0, lambda data: tuple(data["notches"]), 200)) == {("pyramid", "mummy")}  # type: ignore[arg-type]
    assert len(set(dealt(match, 1, lambda data: tuple(data["notches"]), 200))) > 5  # type: ignore[arg-type]


def test_the_architects_other_pirogues_are_known_to_be_in_the_supply() -> None:  # P-CHAR-2, P-INFO-2
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . . .
        A hand architect
        notches mummy
        boxed-pirogues pyramid pyramid finger finger two-and-deben two-and-deben harvest harvest
        """
    )
    match.play_text(0, "play architect")
    drawn = match.view(0)["drawn_pirogues"]
    assert isinstance(drawn, list)
    match.play_text(0, f"reveal {drawn[0]}")
    possible = {"mummy", "seven", "eye", "cobra1", "cobra2"} - set(drawn)
    found = dealt(match, 0, lambda data: data["notches"][0])  # type: ignore[index]
    assert_likely(found, dict.fromkeys(possible, 1))


def test_a_scribes_victim_may_have_discarded_any_tile_of_that_back() -> None:  # P-CHAR-8, P-INFO-3
    hidden = ["fish1-", "fish1|", "fish1/", "ebony2-", "ebony2|", "ebony2/", "ebony2\\", "marble2-"]
    match = table(
        f"""
        turn B
        ankh 3,3 -
        row3 . wheat0/ . . . wheat0\\
        A hand cattle-scribe
        B hand {" ".join(hidden[:6])}
        pile {" ".join(hidden[6:])}
        """
    )
    match.play_text(1, "take 5,3")
    match.play_text(0, "play cattle-scribe")
    match.play_text(1, "discard fish1-")
    # The wheat that was seen, with any six of the eight others in hand: 28 deals. Or one of the eight others, with
    # the wheat and five of the seven left in hand: 21 deals each.
    expected: dict[object, float] = {("wheat0\\",): 28}
    for tile in hidden:
        expected[(tile,)] = 21
    assert_likely(dealt(match, 0, lambda data: seat_of(data, 1, "corruption")), expected)


def test_what_a_vizier_saw_is_known_until_it_moves() -> None:  # P-CHAR-4, P-INFO-3
    match = table(
        """
        turn A
        ankh 3,3 -
        row3 . wheat0/ . . . wheat0\\
        A hand vizier
        B hand fish1- ebony2-
        B corruption fish1| marble2-
        pile fish1/ ebony2/
        """
    )
    assert len(set(dealt(match, 0, lambda data: seat_of(data, 1, "corruption"), 500))) == 15
    match.play_text(0, "play vizier")
    assert set(dealt(match, 0, lambda data: seat_of(data, 1, "corruption"), 100)) == {("fish1|", "marble2-")}
    match.play_text(0, "claim fish1|")
    assert set(dealt(match, 0, lambda data: seat_of(data, 1, "corruption"), 100)) == {("marble2-",)}
    assert len(set(dealt(match, 0, lambda data: seat_of(data, 1, "hand"), 500))) == 6


def test_a_priest_shows_that_none_of_those_goods_are_left_on_the_board() -> None:  # P-CHAR-9, P-INFO-3
    match = table(
        """
        turn B
        ankh 3,3 -
        row3 . wheat0/ . . . wheat0\\
        A hand fish0|d
        B hand high-priest
        B corruption fish1| marble2-
        pile fish1/ ebony2/
        """
    )
    match.play_text(1, "play high-priest")
    match.play_text(1, "purge fish")
    found = dealt(match, 0, lambda data: seat_of(data, 1, "corruption"))
    assert_likely(found, {("marble2-",): 1, ("ebony2/",): 1})


def test_a_courtesan_who_lays_nothing_has_shown_what_is_not_in_hand() -> None:  # P-CHAR-6, P-INFO-3
    match = table(
        """
        turn B
        ankh 3,3 -
        row3 . wheat0/ . . . wheat0\\
        B hand courtesan ebony2-
        B laid fish fish1-
        pile fish1/ ebony2/ statue-
        """
    )
    match.play_text(1, "play courtesan")
    assert_likely(dealt(match, 0, lambda data: seat_of(data, 1, "hand")), {("ebony2-",): 1, ("ebony2/",): 1})


def test_an_opponent_in_the_middle_of_a_sale_can_complete_it_in_every_world() -> None:  # P-SELL-1
    match = table(
        """
        turn B
        ankh 3,3 -
        row3 . wheat0/ . . . .
        B hand fish1- fish1| fish1/ ebony2-
        pile ebony2/ marble2- fish0/
        """
    )
    match.play_text(1, "sell fish")
    hands = dealt(match, 0, lambda data: seat_of(data, 1, "hand"))
    # Three or four of the four fish, and one of the three others or none.
    assert all(sum(tile.startswith("fish") for tile in hand) >= 3 for hand in hands)  # type: ignore[attr-defined]
    assert len(hands) == 13
    assert_likely(hands, dict.fromkeys(hands, 1))


def test_a_world_has_a_future_of_its_own() -> None:
    match = Match(GAME, 2, {}, "future")
    worlds = [GAME.deal_world(match.knowledge(0), seeded(str(number))) for number in range(20)]
    generators = {world.rng.words() for world in worlds}
    assert len(generators) == 20
    assert match.position.rng.words() not in generators

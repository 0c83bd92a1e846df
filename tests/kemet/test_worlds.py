"""Dealt worlds: all that are consistent with a seat's knowledge, and each as likely as any other.

Small positions in which every possible deal can be written down. Two cards that look the same count as two.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from math import sqrt

import pytest

import shedet
from game_table import VIEWERS
from kemet_night import all_but, nightfall
from kemet_random import midway, start, step
from kemet_table import Table
from shedet.core.rng import seeded
from shedet.games.kemet import state
from shedet.games.kemet.components import NO_CARD
from shedet.games.kemet.game import GAME
from shedet.games.kemet.notation import battle_card_list, card_list, deck_list
from shedet.games.kemet.state import DEFENDER, HAND, PLAYED, State, active_card, discarded_card

DEALS = 3000 if shedet.compiled() else 700
EVERY = 5 if shedet.compiled() else 19  # steps of a random game
CARDS = ("5s", "4s1d", "3s2d", "3s1h", "2s2h", "2s2d1h", "1s3d", "1s1d3h")
WAR = "players 3\nA army FW1 5\nB army T2W 4"
ATTACK = "A mark move1; go FW1; take 5; go T2W"


def hidden(position: str, deck: str) -> str:
    """Only these hands and this deck are hidden: all other cards lie in the discards, and no Ruse is in the game."""
    lines = [line.split() for line in position.splitlines()]
    held = [card for words in lines if words[1] == "hand" for card in words[2:]]
    rest = all_but(*held, *deck.split())
    return f"{position}\ndeck {deck}\ndiscards {rest}\nremoved ruse ruse ruse ruse ruse"


def dealt(t: Table, viewer: str, look: Callable[[State], Hashable], deals: int = DEALS) -> Counter[Hashable]:
    """How often each outcome was dealt."""
    knowledge = t.match.knowledge(VIEWERS[viewer])
    rng = seeded("deals")
    found: Counter[Hashable] = Counter()
    for _ in range(deals):
        world = GAME.deal_world(knowledge, rng)
        assert isinstance(world, State)
        found[look(world)] += 1
    return found


def assert_likely(found: Counter[Hashable], expected: dict[Hashable, float]) -> None:
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


def hand(world: State, seat: str) -> tuple[str, ...]:
    return tuple(card_list(world, HAND + VIEWERS[seat]))


def battle_hand(world: State, seat: str) -> tuple[str, ...]:
    return tuple(battle_card_list(state.battle_hand(world, VIEWERS[seat])))


def battle_discards(world: State, seat: str) -> tuple[str, ...]:
    return tuple(battle_card_list(state.battle_discards(world, VIEWERS[seat])))


def chosen(world: State, side: int) -> tuple[str, str]:
    """The active and the discarded card of a side."""
    return CARDS[int(active_card(world, side))], CARDS[int(discarded_card(world, side))]


# Interventions


def test_hidden_hands_and_the_deck_are_uniform_over_all_deals() -> None:  # K-INFO-1
    t = Table(hidden("players 3\nA hand prayer\nB hand glory\nC hand bloodbath", "swiftness"))
    cards = ("glory", "bloodbath", "swiftness")
    expected: dict[Hashable, float] = {((b,), (c,), (d,)): 1 for b, c, d in permutations(cards)}
    assert_likely(dealt(t, "A", lambda w: (hand(w, "B"), hand(w, "C"), tuple(deck_list(w)))), expected)


def test_hands_of_several_cards_are_uniform() -> None:  # K-INFO-1
    t = Table(hidden("players 3\nB hand glory\nC hand bloodbath prayer", "swiftness open-gates"))
    cards = ("glory", "bloodbath", "prayer", "swiftness", "open-gates")
    expected: dict[Hashable, float] = {}
    for mine in cards:
        for others in combinations([card for card in cards if card != mine], 2):
            expected[(mine,), frozenset(others)] = 1
    assert len(expected) == 30
    assert_likely(dealt(t, "A", lambda w: (hand(w, "B"), frozenset(hand(w, "C")))), expected)


def test_two_cards_that_look_the_same_count_as_two() -> None:  # K-INFO-1
    t = Table(hidden("B hand war-rage glory", "war-rage"))
    expected: dict[Hashable, float] = {("war-rage", "war-rage"): 1, ("war-rage", "glory"): 2}
    assert_likely(dealt(t, "A", lambda w: hand(w, "B")), expected)


def test_the_order_of_the_deck_may_be_any() -> None:  # K-INFO-1
    t = Table(hidden("A hand prayer", "glory bloodbath swiftness"))
    expected: dict[Hashable, float] = dict.fromkeys(permutations(["glory", "bloodbath", "swiftness"]), 1)
    assert_likely(dealt(t, "A", lambda w: tuple(deck_list(w))), expected)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_known_to_have_been_given_a_ruse(players: int) -> None:  # K-SET-2, K-INFO-1
    t = Table(players=players, seed="ruse")
    for seat in "ABCDE"[:players]:
        found = dealt(t, seat, lambda w: tuple(hand(w, other).count("ruse") for other in "ABCDE"[:players]), 20)
        assert set(found) == {(1,) * players}


def test_a_ruse_played_and_returned_is_known_to_be_in_that_hand() -> None:  # K-BAT-7, K-INFO-1
    t = Table(f"{WAR}\nA hand ruse glory\nB hand bloodbath\nC hand ruse")
    assert {w.count("ruse") for w in dealt(t, "C", lambda w: hand(w, "A"), 200)} == {0, 1}  # type: ignore[attr-defined]
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d ruse\nB disband\nA stay")
    for viewer in "BC":
        hands = dealt(t, viewer, lambda w: hand(w, "A"), 100)
        assert all("ruse" in each for each in hands)  # type: ignore[operator]
        assert len(hands) > 5


def test_an_intervention_that_was_not_paid_is_known_to_be_back_in_the_hand() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nB prayer 0\nB hand bloodbath iron-wall glory")
    t.play(f"{ATTACK}\nA battle 4s1d 1s3d\nB battle 3s2d 5s bloodbath\nB return bloodbath")
    for viewer in "AC":
        hands = dealt(t, viewer, lambda w: hand(w, "B"), 100)
        assert all("bloodbath" in each for each in hands)  # type: ignore[operator]
        assert len(hands) > 5


def test_what_divine_memory_took_is_known() -> None:  # K-INFO-1
    t = Table(hidden("players 3\nA hand divine-memory\nB hand glory", "swiftness"))
    t.play("A play divine-memory; choose prayer")
    assert set(dealt(t, "B", lambda w: hand(w, "A"), 50)) == {("prayer",)}
    assert set(dealt(t, "C", lambda w: hand(w, "A"), 50)) == {("prayer",)}


def test_a_card_played_and_discarded_is_in_no_hand() -> None:  # K-DAY-4, K-INFO-1
    t = Table(hidden("players 3\nA hand mana-theft glory\nB hand open-gates", "bloodbath"))
    t.play("A play mana-theft")
    cards = ("glory", "open-gates", "bloodbath")
    expected: dict[Hashable, float] = {((a,), (b,)): 1 for a, b in permutations(cards, 2) if b == "open-gates"}
    assert_likely(dealt(t, "B", lambda w: (hand(w, "A"), hand(w, "B"))), expected)


# Drawing, shuffling, Vision


def test_a_card_drawn_by_another_may_be_any_that_was_in_the_deck_or_hidden() -> None:  # K-NIGHT-6, K-INFO-1
    t = nightfall(hidden("B hand glory", "prayer swiftness bloodbath"))
    assert t.hand("A") == "prayer"
    assert t.hand("B") == "glory swiftness"
    left = ("glory", "swiftness", "bloodbath")
    expected: dict[Hashable, float] = {frozenset(pair): 1 for pair in combinations(left, 2)}
    assert_likely(dealt(t, "A", lambda w: frozenset(hand(w, "B"))), expected)


def test_cards_in_hands_are_not_among_those_that_were_reshuffled() -> None:  # K-NIGHT-6, K-INFO-1
    thrown = ("reinforcement", "mana-theft", "divine-memory")
    mine = all_but("glory", "open-gates", *thrown)
    t = nightfall(hidden(f"players 3\nA hand {mine}\nB hand glory\nC hand open-gates", ""))
    drawn = [card for card in thrown if card not in t.hand("A").split()]
    assert len(drawn) == 2
    expected: dict[Hashable, float] = {}
    for old, other in permutations(["glory", "open-gates"]):
        for new, next_one in permutations(drawn):
            expected[frozenset((old, new)), frozenset((other, next_one))] = 1
    assert_likely(dealt(t, "A", lambda w: (frozenset(hand(w, "B")), frozenset(hand(w, "C")))), expected)


def test_the_seer_knows_that_the_other_four_went_back_into_the_deck() -> None:  # K-NIGHT-10, K-INFO-1
    top = ["glory", "open-gates", "prayer", "mana-theft", "bloodbath"]
    position = "players 3\nA tiles vision\nB hand iron-wall\nC hand swiftness"
    t = nightfall(hidden(position, f"{' '.join(top)} war-rage"))
    assert t.asked == "A choose-vision"
    hands = dealt(t, "A", lambda w: (hand(w, "B"), hand(w, "C")))
    unseen = ("iron-wall", "swiftness", "war-rage")
    assert_likely(hands, {((b,), (c,)): 1 for b, c in permutations(unseen, 2)})
    assert all(deck[:5] == tuple(top) for deck in dealt(t, "A", lambda w: tuple(deck_list(w)), 50))  # type: ignore[index]


def test_who_has_drawn_one_card_since_a_vision_holds_one_of_its_cards_at_most() -> None:  # K-NIGHT-10, K-INFO-1
    """What went back into the deck was in no hand at that time. So B's older card is none of the four."""
    seen = ["glory", "open-gates", "prayer", "mana-theft", "bloodbath"]
    t = nightfall(hidden("A tiles vision\nB hand iron-wall", f"{' '.join(seen)} war-rage"))
    t.play("A choose glory")  # and B draws a card
    expected: dict[Hashable, float] = {frozenset(("iron-wall", "war-rage")): 2}  # which of them is the older one
    for older in ("iron-wall", "war-rage"):
        for newer in seen[1:]:
            expected[frozenset((older, newer))] = 1
    assert_likely(dealt(t, "A", lambda w: frozenset(hand(w, "B"))), expected)


def test_what_is_seen_by_vision_is_on_top_for_the_seer_alone() -> None:  # K-NIGHT-10, K-INFO-1
    deck = "glory open-gates prayer mana-theft bloodbath war-rage"
    t = nightfall(hidden("A tiles vision\nB hand iron-wall", deck))
    tops = dealt(t, "B", lambda w: tuple(deck_list(w)[:5]), 60)
    assert len(tops) > 50


def test_a_match_that_begins_with_a_vision_deals_whole_worlds_too() -> None:  # K-NIGHT-10, K-INFO-1
    first = nightfall("A tiles vision\nB hand glory")
    t = Table(first.text)
    assert t.asked == "A choose-vision"
    for number in range(20):
        world = GAME.deal_world(t.match.knowledge(0), seeded(str(number)))
        GAME.check_conserved(world)
        assert isinstance(world, State)
        assert deck_list(world)[:5] == t.deck[:5]


# Battle cards


def test_battle_cards_shown_stay_discarded_and_those_face_down_may_be_any() -> None:  # K-BAT-7, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d\nB disband\nA stay")
    for viewer in "AC":
        found = dealt(t, viewer, lambda w: frozenset(battle_discards(w, "B")))
        expected: dict[Hashable, float] = {frozenset(("3s2d", card)): 1 for card in CARDS if card != "3s2d"}
        assert_likely(found, expected)
    assert set(dealt(t, "B", lambda w: battle_discards(w, "B"), 20)) == {("5s", "3s2d")}


def test_several_cards_face_down_are_uniform_over_all_sets() -> None:  # K-INFO-1
    t = Table("A army FW1 5\nB battle-discards 5s 2s2h")
    found = dealt(t, "A", lambda w: frozenset(battle_discards(w, "B")))
    assert_likely(found, {frozenset(pair): 1 for pair in combinations(CARDS, 2)})
    assert all(len(each) == 6 for each in dealt(t, "A", lambda w: battle_hand(w, "B"), 20))  # type: ignore[arg-type]


def test_a_choice_made_in_secret_may_be_any() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s")
    expected: dict[Hashable, float] = dict.fromkeys(permutations(CARDS, 2), 1)
    assert_likely(dealt(t, "A", lambda w: chosen(w, 1)), expected)
    assert set(dealt(t, "B", lambda w: chosen(w, 1), 20)) == {("3s2d", "5s")}


def test_a_choice_made_in_secret_may_have_any_battle_interventions_of_the_hand() -> None:  # K-BAT-1, K-INFO-1
    t = Table(hidden(f"{WAR}\nB hand war-rage glory prayer", ""))
    t.play(f"{ATTACK}\nB battle 3s2d 5s glory")
    played = dealt(t, "A", lambda w: tuple(card_list(w, PLAYED + 1)))
    assert set(played) == {(), ("war-rage",), ("glory",), ("war-rage", "glory")}


def test_a_choice_not_yet_done_is_no_choice_for_the_others() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB active 3s2d; discard 5s")
    for world in dealt(t, "A", lambda w: (len(battle_hand(w, "B")), int(active_card(w, DEFENDER))), 20):
        assert world == (8, NO_CARD)


def test_after_the_reveal_the_discarded_card_may_be_any_other() -> None:  # K-BAT-2, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d")
    assert t.asked == "B choose-end"
    expected: dict[Hashable, float] = {("3s2d", card): 1 for card in CARDS if card != "3s2d"}
    assert_likely(dealt(t, "C", lambda w: chosen(w, 1)), expected)


def test_prescience_leaves_only_the_discarded_card_in_doubt() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nA tiles prescience")
    t.play(f"{ATTACK}\nB active 3s2d")
    assert {len(each) for each in dealt(t, "A", lambda w: battle_hand(w, "B"), 20)} == {7}  # type: ignore[arg-type]
    t.play("B discard 5s; done")
    expected: dict[Hashable, float] = {("3s2d", card): 1 for card in CARDS if card != "3s2d"}
    assert_likely(dealt(t, "A", lambda w: chosen(w, 1)), expected)


def test_tactical_choice_leaves_nothing_in_doubt() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nA hand tactical-choice")
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d tactical-choice\nA yes")
    assert set(dealt(t, "C", lambda w: chosen(w, 0), 20)) == {("1s3d", "4s1d")}


def test_a_special_card_is_known_to_be_owned() -> None:  # K-BUY-2, K-INFO-1
    t = Table("A pyramid A red 2\nB battle-discards 5s 2s2h")
    t.play("A mark power1; buy storm; swap 5s")
    for cards in dealt(t, "B", lambda w: battle_hand(w, "A"), 20):
        assert cards == (*CARDS[1:], "3s3d")


# Any world


def test_a_world_has_a_future_of_its_own() -> None:
    t = Table(players=3, seed="future")
    worlds = [GAME.deal_world(t.match.knowledge(0), seeded(str(number))) for number in range(20)]
    generators = {world.rng.words() for world in worlds}
    assert len(generators) == 20
    assert t.match.position.rng.words() not in generators


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_world_is_whole_and_can_be_played_on(players: int) -> None:  # K-INFO-1
    rng = seeded(f"worlds/{players}")
    for begin in (start, midway):
        match = begin(players, "worlds")
        while not match.over():
            step(match, rng)
            if match.over() or len(match.log) % EVERY:
                continue
            for seat in range(players):
                world = GAME.deal_world(match.knowledge(seat), rng)
                GAME.check_conserved(world)
                assert world.asked() == match.position.asked()
                for _ in range(10):
                    if not world.over:
                        asked = int(world.asked()).bit_length() - 1
                        legal = GAME.legal_actions(world, asked)
                        GAME.apply(world, asked, legal[rng.below(len(legal))])
                GAME.check_conserved(world)


def test_who_moves_where_there_is_no_room_holds_a_card_to_go_on_with() -> None:  # K-MOVE-4, K-INFO-1
    # Three stand with three in BW and have no movement left: in A's hand is Swiftness, or Teleportation.
    position = hidden("A army OW12 3\nA army BW 3\nA hand swiftness glory", "teleportation war-rage")
    t = Table(position)
    t.play("A mark move1; go OW12; take 3; go BW")
    hands: dict[Hashable, float] = {
        hand: 1.0
        for hand in combinations(("glory", "swiftness", "teleportation", "war-rage"), 2)
        if {"swiftness", "teleportation"} & set(hand)
    }
    assert_likely(dealt(t, "B", lambda world: tuple(sorted(card_list(world, HAND)))), hands)

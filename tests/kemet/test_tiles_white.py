"""The white power tiles, one after the other. Domination and Act of God are in test_tiles_common.py."""

import pytest

from kemet_fights import attack, lost, strength, tally, winner
from kemet_table import Table
from shedet.games.kemet.components import INTERVENTION_TABLE
from shedet.games.kemet.tiles import CREATURE_NAMES

DUEL = """
    A army FW1 5
    B army T2W 5
"""
EQUAL_CARDS = "A battle 3s1h 5s\nB battle 3s1h 5s"  # strength 8, no damage, 1 shield
# B has the last turn of the day; then night falls.
EVENING = """
    phase day 4 1
    A marks move1 recruit move2 build pray2
    B marks move1 recruit move2 build
    A prayer 0
"""
NIGHT_FALLS = "B mark pray2; end"


@pytest.mark.parametrize("field", ["pray1", "pray2"])
def test_the_priest_gives_1_prayer_point_more_for_praying(field: str) -> None:  # K-PRAY-1
    t = Table("A tiles priest")
    t.play(f"A mark {field}; end")
    assert t.prayer("A") == 10


def test_the_priest_gives_nothing_for_the_card_prayer() -> None:  # K-PRAY-1
    t = Table("A tiles priest\nA hand prayer")
    t.play("A play prayer")
    assert t.prayer("A") == 9


@pytest.mark.parametrize(("tile", "cost"), [("priest", 0), ("vision", 1), ("hand-of-god", 2), ("mummy", 3)])
def test_with_the_priestess_tiles_cost_1_less(tile: str, cost: int) -> None:  # K-BUY-1
    t = Table("A tiles priestess\nA pyramid A white 4")
    t.play("A mark power1")
    assert t.preview("A", f"buy {tile}")["cost"] == cost
    t.play(f"A buy {tile}")
    assert t.prayer("A") == 7 - cost


def test_the_priestess_does_not_lower_her_own_price() -> None:  # K-BUY-2
    t = Table("A pyramid A white 1")
    t.play("A mark power1; buy priestess")
    assert t.prayer("A") == 6


def test_with_vision_the_first_intervention_is_chosen_from_5() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles vision")
    top = t.deck[:5]
    size = len(t.deck)
    t.play(NIGHT_FALLS)
    assert t.asked == "A choose-vision"
    assert sorted(t.view("A")["vision"]) == sorted(top)
    assert t.view("B")["vision"] == []
    assert t.view("spectator")["vision"] == []
    assert [option.removeprefix("choose ") for option in t.options] == sorted(set(top), key=names().index)
    t.play(f"A choose {top[2]}")
    assert t.hand("A") == top[2]
    assert len(t.deck) == size - 2  # one for A, one for B


def names() -> list[str]:
    return [card.name for card in INTERVENTION_TABLE]


def test_the_others_seen_by_vision_are_shuffled_back() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles vision")
    before = sorted(t.deck)
    t.play(NIGHT_FALLS)
    chosen = t.view("A")["vision"][0]
    t.play(f"A choose {chosen}")
    assert sorted([*t.deck, t.hand("A"), t.hand("B")]) == before


def test_vision_sees_discards_when_the_deck_has_too_few() -> None:  # K-NIGHT-6, K-NIGHT-10
    cards = [card.name for card in INTERVENTION_TABLE for _ in range(card.copies) if card.name != "ruse"]
    t = Table(f"{EVENING}\nA tiles vision\ndiscards {' '.join(cards[3:])}")
    assert sorted(t.deck) == sorted(cards[:3])
    t.play(NIGHT_FALLS)
    assert "The discarded interventions become a new deck." in t.events("B")
    assert len(t.view("A")["vision"]) == 5
    assert t.view("A")["vision"].count("war-rage") >= 3  # what lay in the deck is on top
    assert t.discards == []


def test_vision_is_for_the_first_intervention_only() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles vision divine-boon")
    t.play(NIGHT_FALLS)
    t.play(f"A choose {t.view('A')['vision'][0]}")
    assert t.seat("A")["interventions"] == 2
    assert t.asked == "A choose-slot"


def test_magical_support_makes_each_level_1_cheaper() -> None:  # K-BUILD-1
    t = Table("A tiles magical-support\nA pyramid A white 1")
    t.play("A mark build; raise A")
    assert [t.preview("A", f"level {level}")["cost"] for level in (2, 3, 4)] == [1, 3, 6]
    t.play("A level 4")
    assert t.prayer("A") == 1


def test_with_magical_support_the_first_level_is_free() -> None:  # K-BUILD-1
    t = Table("A tiles magical-support\nA prayer 0")
    t.play("A mark build; found A white; end")
    assert t.pyramids("A") == ["A white 1"]


def test_the_desert_snake_gives_1_movement_and_no_strength() -> None:  # K-MOVE-1, K-BAT-3
    t = Table("A tiles desert-snake\nA army BW 5 desert-snake\nB army T2W 5")
    t.play("A mark move1; go BW; take 5 with desert-snake; go FW1 T2W")
    t.play(EQUAL_CARDS)
    assert tally(t, "A") == (8, 0, 1)


@pytest.mark.parametrize("creature", [name for name in CREATURE_NAMES if name != "desert-snake"])
def test_an_enemy_creature_counts_for_nothing_beside_the_desert_snake(creature: str) -> None:  # K-TILE-5
    for snake, other, with_army in (("A", "B", "desert-snake"), ("B", "A", creature)):
        mine, theirs = ("desert-snake", creature) if snake == "A" else (creature, "desert-snake")
        t = attack(
            f"{snake} tiles desert-snake\n{other} tiles {creature}\nA army FW1 5 {mine}\nB army T2W 5 {theirs}",
            with_army,
        )
        t.play(EQUAL_CARDS)
        assert tally(t, "A") == (8, 0, 1)
        assert tally(t, "B") == (8, 0, 1)


def test_the_desert_snake_cancels_the_fame_of_the_devourer() -> None:  # K-TILE-5
    t = attack(
        "A tiles devourer\nA army FW1 5 devourer\nB tiles desert-snake\nB army T2W 3 desert-snake",
        "devourer",
    )
    t.play("A battle 3s2d 5s\nB battle 1s3d 5s")
    assert (winner(t), lost(t, "B")) == ("A", 2)
    t.play("B disband")
    assert t.battle_fame("A") == 1


def test_the_desert_snake_does_not_lift_the_toll() -> None:  # K-TILE-2, K-TILE-5
    t = attack(
        "A tiles desert-snake\nA army FW1 5 desert-snake\nB tiles khnums-sphinx\nB army T2W 3 khnums-sphinx",
        "desert-snake",
    )
    assert t.prayer("A") == 5


def test_divine_boon_is_1_intervention_more_at_night() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles divine-boon")
    top = t.deck[:3]
    t.play(NIGHT_FALLS)
    assert sorted(t.hand("A").split()) == sorted(top[:2])
    assert t.hand("B") == top[2]


def test_hand_of_god_raises_a_pyramid_at_night_for_nothing() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles hand-of-god\nA pyramid A white 3\nA pyramid C red 4")
    t.play(NIGHT_FALLS)
    assert t.asked == "A choose-raised"
    assert t.options == ["no", "raise A"]  # higher than 4 is nothing
    t.play("A raise A")
    assert t.pyramids("A") == ["A white 4", "C red 4"]
    assert t.prayer("A") == 2


def test_hand_of_god_need_not_be_used_and_founds_nothing() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles hand-of-god\nA pyramid A white 3")
    t.play(NIGHT_FALLS)
    t.play("A no")
    assert t.pyramids("A") == ["A white 3"]
    t = Table(f"{EVENING}\nA tiles hand-of-god")
    t.play(NIGHT_FALLS)
    assert t.asked == "A choose-slot"


def test_divine_hunger_gives_4_prayer_points_for_each_battle_won() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nA tiles divine-hunger")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB disband")
    assert t.prayer("A") == 11


def test_divine_hunger_feeds_a_defender_and_a_winner_without_survivors() -> None:  # K-BAT-6
    t = attack("A army FW1 1\nB tiles divine-hunger\nB army T2W 3", soldiers=1)
    t.play("A battle 1s3d 5s\nB battle 4s1d 5s")
    assert (winner(t), t.army("T2W")) == ("B", "")
    assert t.prayer("B") == 11


def test_divine_hunger_gives_a_loser_nothing() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nA tiles divine-hunger")
    t.play("A battle 3s1h 5s\nB battle 4s1d 5s\nA retreat\nB go FW3\nB stay")
    assert t.prayer("A") == 7


def test_the_priest_of_thoeris_gives_3_prayer_points_at_night() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles priest-of-thoeris")
    t.play(NIGHT_FALLS)
    assert t.prayer("A") == 2 + 3


def test_the_priest_of_amon_gives_5_prayer_points_at_night() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles priest-of-amon priest-of-thoeris")
    t.play(NIGHT_FALLS)
    assert t.prayer("A") == 2 + 5 + 3


@pytest.mark.parametrize(
    ("position", "moves", "paid"),
    [
        ("A pyramid A white 4", "mark power1; buy mummy", 3),
        ("A pyramid A white 1", "mark power1; buy priest", 0),
        ("A pyramid A white 1", "mark build; raise A; level 3", 4),
        ("A army W1C 1", "mark recruit; put W1A W1A W1A; done", 2),
        ("A pyramid A white 1\nA army W1A 5", "mark move1; go W1A; take 5; teleport T2W; done", 1),
        ("A army FW1 5\nA hand open-gates", "mark move1; go FW1; take 5; play open-gates; done", 0),
    ],
)
def test_with_the_priest_of_ra_the_first_payment_of_an_action_is_1_less(  # K-TILE-1
    position: str, moves: str, paid: int
) -> None:
    t = Table(f"A tiles priest-of-ra\n{position}")
    t.play(f"A {moves}")
    assert t.prayer("A") == 7 - paid


def test_the_priest_of_ra_lowers_one_payment_in_an_action() -> None:  # K-TILE-1
    t = Table("""
        A tiles priest-of-ra
        A pyramid A white 1
        A army W1A 5
        A prayer 3
        B tiles khnums-sphinx
        B army T2W 3 khnums-sphinx
    """)
    t.play("A mark move1; go W1A; take 5; teleport T2W")
    assert t.prayer("A") == 0  # 2 for the teleport, 2 for the toll, 1 less in all


def test_the_priest_of_ra_lowers_a_payment_in_each_action_of_a_turn() -> None:  # K-TILE-1
    t = Table("A tiles priest-of-ra forced-march\nA pyramid A white 1\nA army W1A 5")
    t.play("A mark recruit; put W1B W1B; done; gold forced-march; go W1A; take 5; teleport T2W; done")
    assert t.prayer("A") == 7 - 1 - 1


def test_the_priest_of_ra_helps_a_defender_to_pay() -> None:  # K-TILE-1
    t = attack(f"{DUEL}\nB tiles priest-of-ra\nB hand war-fury war-fury\nB prayer 1")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s war-fury war-fury")
    assert strength(t, "B") == 8 + 4
    assert t.prayer("B") == 0


def test_the_priest_of_ra_lets_an_intervention_be_played_for_nothing() -> None:  # K-TILE-1
    t = attack(f"{DUEL}\nB tiles priest-of-ra\nB hand war-fury\nB prayer 0")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s war-fury")
    assert strength(t, "B") == 8 + 2


def test_the_mummy_gives_1_movement_and_2_strength() -> None:  # K-MOVE-1, K-BAT-3
    t = Table("A tiles mummy\nA army BW 5 mummy\nB army T2W 5")
    t.play("A mark move1; go BW; take 5 with mummy; go FW1 T2W")
    t.play(EQUAL_CARDS)
    assert strength(t, "A") == 10


@pytest.mark.parametrize("place", ["A army T2W 1 mummy", "A army T2W 1"])
def test_the_mummy_brings_an_intervention_at_night_wherever_it_is(place: str) -> None:  # K-TILE-5
    t = Table(f"{EVENING}\nA tiles mummy\n{place}")
    t.play(NIGHT_FALLS)
    assert t.seat("A")["interventions"] == 2

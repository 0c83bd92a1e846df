"""The night, step by step: what each step gives, to whom and in which order. Cards and the next day are elsewhere."""

import pytest

from kemet_night import nightfall

# Step 1: the Sanctuary


def test_two_soldiers_of_the_sanctuary_may_be_returned_for_a_permanent_fame() -> None:  # K-NIGHT-1
    t = nightfall("A army S 3")
    assert t.asked == "A choose-sacrifice"
    assert t.options == ["yes", "no"]
    t.play("A yes")
    assert t.army("S") == "A 1"
    assert t.supply("A") == 11
    assert t.seat("A")["fame"]["permanent"] == 1


def test_the_sacrifice_may_be_declined() -> None:  # K-NIGHT-1
    t = nightfall("A army S 3")
    t.play("A no")
    assert t.army("S") == "A 3"
    assert t.fame("A") == 0


def test_one_soldier_alone_is_not_enough_for_the_sanctuary() -> None:  # K-NIGHT-1
    t = nightfall("A army S 1")
    assert t.asked == "A choose-slot"
    assert t.fame("A") == 0


def test_a_creature_left_in_the_sanctuary_returns_to_the_supply() -> None:  # K-NIGHT-1, K-CREA-2
    t = nightfall("A tiles phoenix\nA army S 2 phoenix")
    t.play("A yes")
    assert t.army("S") == ""
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


# Step 2: the Nile Delta temple


def test_a_soldier_of_the_delta_temple_may_be_returned_for_five_prayer_points() -> None:  # K-NIGHT-2
    t = nightfall("A army TD 2\nA prayer 1")
    assert t.asked == "A choose-sacrifice"
    t.play("A yes")
    assert t.army("TD") == "A 1"
    assert t.supply("A") == 11
    assert t.prayer("A") == 1 + 5 + 2


def test_the_last_soldier_of_the_delta_temple_gives_the_temple_up_before_temples_are_counted() -> None:  # K-NIGHT-2
    t = nightfall("A army TD 1\nA army T2W 1")
    t.play("A yes")
    assert t.army("TD") == ""
    assert t.seat("A")["fame"] == {
        "total": 1,
        "permanent": 0,
        "battle": 0,
        "domination": 0,
        "temples": 1,
        "pyramids": 0,
    }


def test_what_goes_beyond_eleven_prayer_points_is_lost() -> None:  # K-NIGHT-2, K-SET-3
    t = nightfall("A army TD 2\nA prayer 9")
    t.play("A yes")
    assert t.prayer("A") == 11


def test_the_sanctuary_comes_before_the_delta_temple_whatever_the_player_order() -> None:  # K-NIGHT-1, K-NIGHT-2
    t = nightfall("order B A\nB army TD 1\nA army S 2")
    assert t.asked == "A choose-sacrifice"
    t.play("A no")
    assert t.asked == "B choose-sacrifice"


# Steps 3 and 4: temples


@pytest.mark.parametrize(("temples", "fame"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_full_two_temples_give_a_permanent_fame(temples: int, fame: int) -> None:  # K-NIGHT-3
    zones = ["T2W", "T3W", "T2E", "T3E", "TD"][:temples]
    t = nightfall("players 4\n" + "\n".join(f"A army {zone} 1" for zone in zones))
    if "TD" in zones:
        t.play("A no")
    assert t.seat("A")["fame"]["domination"] == fame
    assert t.fame("A") == fame + temples


def test_the_delta_temple_counts_and_the_sanctuary_does_not() -> None:  # K-NIGHT-3
    with_delta = nightfall("A army TD 1\nA army T2W 1")
    with_delta.play("A no")
    assert with_delta.seat("A")["fame"]["domination"] == 1
    with_sanctuary = nightfall("A army S 1\nA army T2W 1")
    assert with_sanctuary.seat("A")["fame"]["domination"] == 0


def test_temples_pay_their_income_and_the_delta_temple_pays_none() -> None:  # K-NIGHT-4
    t = nightfall(
        "players 4\nA prayer 0\nA army T2W 1\nA army T3W 1\nB prayer 0\nB army T3E 4\nC prayer 0\nC army TD 1"
    )
    t.play("C no")
    assert (t.prayer("A"), t.prayer("B"), t.prayer("C")) == (2 + 5, 2 + 3, 2)


def test_temples_are_counted_before_they_pay_and_in_player_order() -> None:  # K-NIGHT-3, K-NIGHT-4, K-NIGHT-10
    t = nightfall("players 4\norder C B A D\nA army T2W 1\nA army T3W 1\nB army T2E 1\nB army T3E 1")
    events = [(e["event"], e["seat"]) for e in t.event_data("record") if e["event"] in ("fame", "prayer")]
    assert events[:4] == [("fame", "B"), ("fame", "A"), ("prayer", "B"), ("prayer", "A")]
    assert events[4:] == [("prayer", "C"), ("prayer", "D")]  # A and B have their 11


# Step 5: prayers


def test_everybody_gains_two_prayer_points() -> None:  # K-NIGHT-5
    t = nightfall("players 3\nA prayer 0\nB prayer 8\nC prayer 10")
    assert [t.prayer(seat) for seat in "ABC"] == [2, 10, 11]


def test_each_veteran_given_up_brings_a_prayer_point() -> None:  # K-NIGHT-5
    t = nightfall("A prayer 0\nA veterans 3")
    assert t.asked == "A choose-prayers"
    t.play("A spend\nA spend")
    assert (t.prayer("A"), t.veterans("A")) == (4, 1)
    assert t.asked == "A choose-prayers"
    t.play("A spend")
    assert (t.prayer("A"), t.veterans("A")) == (5, 0)
    assert t.asked == "A choose-slot"


def test_nobody_is_asked_to_pray_beyond_eleven() -> None:  # K-NIGHT-5, K-NIGHT-10
    t = nightfall("A prayer 8\nA veterans 3")
    t.play("A spend")
    assert (t.prayer("A"), t.veterans("A")) == (11, 2)
    assert t.asked == "A choose-draws"
    full = nightfall("A prayer 10\nA veterans 1")
    assert full.prayer("A") == 11
    assert full.asked == "A choose-places"


def test_prayer_points_of_tiles_come_with_the_step_of_prayers() -> None:  # K-NIGHT-5, K-NIGHT-10
    t = nightfall("A tiles priest-of-thoeris\nA prayer 0\nB tiles priest-of-amon\nB prayer 0")
    assert (t.prayer("A"), t.prayer("B")) == (2 + 3, 2 + 5)
    both = nightfall("A tiles priest-of-thoeris priest-of-amon\nA prayer 0\nA veterans 1")
    assert both.prayer("A") == 10
    both.play("A spend")
    assert both.prayer("A") == 11


def test_divine_might_and_priest_of_ra_do_nothing_at_night() -> None:  # K-TILE-1, K-NIGHT-5
    t = nightfall("A tiles divine-might priest-of-ra\nA prayer 0\nA army T2W 1\nA veterans 1")
    t.play("A spend")
    assert t.prayer("A") == 2 + 2 + 1


# Step 7: soldiers


def test_each_veteran_given_up_brings_a_soldier_into_the_city() -> None:  # K-NIGHT-7
    t = nightfall("A prayer 11\nA veterans 3\nA army W1A 4\nA army FW1 1")
    t.play("A done")  # no interventions
    assert t.asked == "A choose-places"
    assert t.options == ["done", "put W1A", "put W1B", "put W1C"]
    t.play("A put W1A W1C; done")
    assert t.armies("A") == {"W1A": "5", "W1C": "1", "FW1": "1"}
    assert t.veterans("A") == 0


def test_veterans_that_are_left_are_discarded() -> None:  # K-NIGHT-7
    t = nightfall("A prayer 11\nA veterans 3")
    t.play("A done; done")
    assert t.veterans("A") == 0
    assert t.supply("A") == 12


def test_veterans_place_no_soldier_beside_an_enemy_or_above_the_limit() -> None:  # K-NIGHT-7, K-RECR-1
    t = nightfall("A prayer 11\nA veterans 1\nA army W1A 5\nB army W1B 1")
    assert t.options == ["done", "put W1C"]
    t = nightfall("A tiles legion\nA prayer 11\nA veterans 1\nA army W1A 5\nB army W1B 1")
    assert t.options == ["done", "put W1A", "put W1C"]


def test_without_room_or_soldiers_veterans_are_discarded_without_a_question() -> None:  # K-NIGHT-7, K-NIGHT-10
    t = nightfall("A prayer 11\nA veterans 1\nA army W1A 5\nA army W1B 5\nA army FW1 2")
    assert (t.asked, t.veterans("A")) == ("A choose-slot", 0)
    t = nightfall("A prayer 11\nA veterans 1\nB army W1A 5\nB army W1B 5\nB army W1C 2")
    assert (t.asked, t.veterans("A")) == ("A choose-slot", 0)


def test_every_player_gives_veterans_up_in_player_order() -> None:  # K-NIGHT-7, K-NIGHT-10
    t = nightfall(
        "players 3\norder C A B\nA prayer 11\nA veterans 1\nB prayer 11\nB veterans 1\nC prayer 11\nC veterans 1"
    )
    for seat in "CAB":
        assert t.asked == f"{seat} choose-places"
        t.play(f"{seat} done")


def test_reinforcements_place_four_soldiers_in_the_city_and_with_armies() -> None:  # K-NIGHT-10
    t = nightfall("A tiles reinforcements\nA army T2W 2\nB army W1B 1")
    assert t.asked == "A choose-places"
    assert t.options == ["done", "put W1A", "put W1C", "put T2W"]
    t.play("A put T2W T2W T2W W1A")
    assert t.armies("A") == {"T2W": "5", "W1A": "1"}
    assert t.asked == "B choose-slot"


def test_reinforcements_may_be_fewer() -> None:  # K-NIGHT-10
    t = nightfall("A tiles reinforcements\nA army T2W 2")
    t.play("A put T2W; done")
    assert t.armies("A") == {"T2W": "3"}


def test_reinforcements_come_from_the_supply() -> None:  # K-NIGHT-10
    t = nightfall("A tiles reinforcements\nA army BW 5\nA army FW1 5\nA army W1A 1")
    t.play("A put W1A")
    assert t.supply("A") == 0
    assert t.asked == "A choose-slot"


def test_veterans_bring_soldiers_before_reinforcements_come() -> None:  # K-NIGHT-7, K-NIGHT-10
    t = nightfall("A tiles reinforcements\nA prayer 11\nA veterans 1\nB tiles priest")
    assert t.data["question"]["details"] == ["1", "veterans"]
    t.play("A put W1A")
    assert t.data["question"]["details"] == ["4", "city-and-armies"]


# After step 7: Hand of God and creatures


def test_hand_of_god_raises_a_pyramid_by_a_level_for_nothing() -> None:  # K-NIGHT-10
    t = nightfall("A tiles hand-of-god\nA pyramid A white 3\nA pyramid B red 1\nA prayer 0")
    assert t.asked == "A choose-raised"
    assert t.options == ["no", "raise A", "raise B"]
    t.play("A raise A")
    assert t.pyramids("A") == ["A white 4", "B red 1"]
    assert t.prayer("A") == 2
    assert t.fame("A") == 1


def test_hand_of_god_founds_no_pyramid_and_raises_none_above_four() -> None:  # K-NIGHT-10
    assert nightfall("A tiles hand-of-god").asked == "A choose-slot"
    assert nightfall("A tiles hand-of-god\nA pyramid A white 4").asked == "B choose-slot"
    assert nightfall("A tiles hand-of-god\nA pyramid A white 4\nA pyramid C red 2").options == ["no", "raise C"]


def test_hand_of_god_raises_no_pyramid_of_another_player() -> None:  # K-NIGHT-10
    t = nightfall("A tiles hand-of-god\nB pyramid A white 2\nA army W3A 5")
    assert t.asked == "A choose-slot"


def test_fame_of_a_pyramid_raised_at_night_counts_for_the_order() -> None:  # K-NIGHT-9, K-NIGHT-10
    t = nightfall("A tiles hand-of-god\nA pyramid A white 3")
    t.play("A raise A")
    assert t.asked == "B choose-slot"


def test_creatures_may_join_armies_in_the_city_after_the_soldiers_have_come() -> None:  # K-CREA-1, K-NIGHT-10
    t = nightfall("A tiles phoenix royal-scarab\nA prayer 11\nA veterans 1\nA army FW1 3")
    t.play("A put W1B")
    assert t.asked == "A choose-joining"
    assert t.options == ["done", "join phoenix B", "join royal-scarab B"]
    t.play("A join phoenix B")
    assert t.army("W1B") == "A 1 phoenix"
    assert t.asked == "A choose-slot"


def test_nobody_is_asked_about_creatures_where_none_can_join() -> None:  # K-CREA-1, K-NIGHT-10
    assert nightfall("A tiles phoenix\nA army FW1 3").asked == "A choose-slot"
    assert nightfall("A tiles phoenix mummy\nA army W1A 3 mummy").asked == "A choose-slot"


def test_joining_comes_after_hand_of_god() -> None:  # K-NIGHT-10
    t = nightfall("A tiles hand-of-god phoenix\nA pyramid A white 3\nA army W1A 1")
    assert t.asked == "A choose-raised"
    t.play("A no")
    assert t.asked == "A choose-joining"
    t.play("A done")
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]

"""Full zones: limits hold at the end of a move, and nobody is led where an army could neither stop nor go on."""

import random

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction


def steps(t: Table) -> list[str]:
    """The zones that the army may walk or sail to."""
    return [option.removeprefix("go ") for option in t.options_with("go")]


def test_a_full_zone_is_no_end_for_a_move() -> None:  # K-MOVE-4
    t = Table("A army OW12 3\nA army BW 3")
    t.play("A mark move1; go OW12; take 3")
    assert "BW" not in steps(t)
    with pytest.raises(IllegalAction, match=r"There is no room for the army in BW, and it could not go on from there"):
        t.play("A go BW")


def test_as_many_as_fit_may_join_an_army() -> None:  # K-MOVE-4
    t = Table("A army OW12 3\nA army BW 3")
    t.play("A mark move1; go OW12; take 2; go BW; done")
    assert t.armies("A") == {"BW": "5", "OW12": "1"}


def test_a_full_zone_may_be_passed_through() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 5\nA army BW 5")
    t.play("A mark move1; go OW12; take 5; go BW T3W; done")
    assert t.armies("A") == {"BW": "5", "T3W": "5"}


def test_from_a_full_zone_the_army_may_go_back_where_it_came_from() -> None:  # K-MOVE-4
    # There is no room anywhere else: it fetches the Phoenix.
    t = Table("""
        A tiles mercenaries god-speed phoenix
        A army S 5
        A army DD 5 phoenix
        A army TD 1
        A army BW 1
        A army W1B 1
    """)
    t.play("A mark move1; go S; take 5; go DD; take 5 with phoenix; go S; done")
    assert t.armies("A") == {"BW": "1", "DD": "5", "S": "5 phoenix", "TD": "1", "W1B": "1"}


def test_a_creature_finds_no_room_beside_another() -> None:  # K-MOVE-4, K-CREA-2
    t = Table("A tiles griffin-sphinx devourer\nA army OW12 1 griffin-sphinx\nA army BW 1 devourer")
    t.play("A mark move1; go OW12; take 1 with griffin-sphinx")
    assert "BW" not in steps(t)


def test_a_teleport_into_a_full_zone_needs_a_way_on() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A tiles god-speed\nA pyramid A red 1\nA army W1A 5\nA army S 5")
    t.play("A mark move1; go W1A; take 5; teleport S; go DD; done")
    assert t.armies("A") == {"DD": "5", "S": "5"}
    t = Table("A pyramid A red 1\nA army W1B 5\nA army S 5")
    t.play("A mark move1; go W1B; take 5; go W1A")
    assert "teleport TD" in t.options
    assert "teleport S" not in t.options


def test_a_teleport_leads_to_no_full_zone_with_full_zones_behind_it() -> None:  # K-MOVE-2, K-MOVE-4
    position = "A pyramid A red 1\nA army W1A 5\nA army S 5"
    for beyond, allowed in (("A army DD 1", False), ("B army DD 5", True)):
        t = Table(f"{position}\n{beyond}")
        t.play("A mark move1; go W1A; take 5")
        assert ("teleport S" in t.options) is allowed


def test_an_enemy_is_a_way_on_whoever_it_is() -> None:  # K-MOVE-4, K-MOVE-6
    t = Table("order B A\nB pyramid A red 1\nB army W3A 5\nB army S 5\nA army DD 1")
    t.play("B mark move1; go W3A; take 5; teleport S; go DD")
    assert t.asked == "A B choose-cards"


def test_an_army_that_has_teleported_does_not_count_on_a_second_teleport() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 3\nA army T3W 5\nA army BW 2\nA prayer 11")
    t.play("A mark move1; go W1A; take 3; teleport T3W")
    assert steps(t) == ["BW"]
    assert t.options_with("teleport") == []
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 3\nA army T3W 5\nA army BW 3\nA prayer 11")
    t.play("A mark move1; go W1A; take 3")
    assert "teleport T3W" not in t.options
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 3\nA army T2W 5")
    t.play("A mark move1; go W1A; take 3; teleport OW12")
    assert "go T2W" not in t.options


def test_the_price_of_the_teleport_on_must_be_there() -> None:  # K-MOVE-2, K-MOVE-4
    for prayer, allowed in ((1, False), (2, True)):
        t = Table(f"A pyramid A red 1\nA army FW1 3\nA army W1A 5\nA prayer {prayer}")
        t.play("A mark move1; go FW1; take 3")
        assert ("go W1A" in t.options) is allowed


def test_an_army_is_regrouped_once_in_each_zone() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 5")
    t.play("A mark move1; go OW12; take 5")
    assert t.options_with("take") == []
    t.play("A go BW")
    assert t.options_with("take") == ["take 1", "take 2", "take 3", "take 4"]
    t.play("A take 3")
    assert t.options_with("take") == []


def test_from_a_full_district_with_a_pyramid_the_army_goes_on_by_teleport() -> None:  # K-MOVE-1, K-MOVE-4
    # It walks in with its only movement point, takes along whom it likes, and has its teleport left.
    t = Table("A pyramid A red 1\nA army FW1 3\nA army W1A 5")
    t.play("A mark move1; go FW1; take 3; go W1A; take 5; teleport T3W; done")
    assert t.armies("A") == {"T3W": "5", "W1A": "3"}


def test_from_a_full_zone_the_army_goes_on_by_the_card_teleportation() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A army OW12 3\nA army BW 5\nA hand teleportation")
    t.play("A mark move1; go OW12; take 3; go BW; take 5; play teleportation; teleport TD; done")
    assert t.armies("A") == {"BW": "3", "TD": "5"}


def test_from_a_full_zone_the_army_goes_on_with_the_griffin_sphinx_that_it_finds_there() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A tiles griffin-sphinx\nA army OW12 5\nA army T2W 4 griffin-sphinx")
    t.play("A mark move1; go OW12; take 5; go T2W; take 5 with griffin-sphinx; teleport S; done")
    assert t.armies("A") == {"S": "5 griffin-sphinx", "T2W": "4"}


def test_from_a_full_zone_the_phoenix_goes_on_over_the_wall() -> None:  # K-MOVE-4, K-MOVE-5
    t = Table("""
        A tiles phoenix
        A army OW23 5 phoenix
        A army FW3 5
        A army T2W 1
        A army BW 1
    """)
    t.play("A mark move1; go OW23; take 5 with phoenix; go FW3 W3A; done")
    assert t.armies("A") == {"BW": "1", "FW3": "5", "T2W": "1", "W3A": "5 phoenix"}


def test_from_a_full_zone_a_smaller_army_may_go_on() -> None:  # K-MOVE-4
    # No neighbour has room for four, but for three.
    t = Table("""
        A tiles mercenaries god-speed
        A army S 4
        A army DD 4
        A army TD 2
        A army BW 2
        A army W1B 2
    """)
    t.play("A mark move1; go S; take 4; go DD; take 3; go TD; done")
    assert t.armies("A") == {"BW": "2", "DD": "5", "TD": "5", "W1B": "2"}


AREAS = (
    ("S", "DD", "TD", "BW", "W1B", "W1A"),
    ("OW23", "FW3", "T2W", "BW", "W3A", "W3B", "OW12"),
    ("W1A", "W1B", "W1C", "FW1", "DD", "T2W", "OW12"),
    ("T3W", "BW", "DD", "W1B", "S", "TD"),
)
CREATURES = ("phoenix", "royal-scarab", "griffin-sphinx", "devourer")


def crowd(chance: random.Random) -> str:
    """A position in which A's soldiers stand closely packed in a corner of the map."""
    tiles = ["mercenaries", *chance.sample([*CREATURES, "god-speed", "portal-of-thoth"], 4)]
    creatures = [tile for tile in tiles if tile in CREATURES]
    lines = [f"A tiles {' '.join(tiles)}", f"A prayer {chance.choice([0, 1, 2, 3, 7])}"]
    left = 15
    for zone in chance.sample(AREAS[chance.randrange(4)], 6):
        soldiers = min(left, chance.choice([1, 2, 3, 4, 5, 5]))
        left -= soldiers
        if soldiers:
            along = creatures.pop() if creatures and chance.random() < 0.6 else ""
            lines.append(f"A army {zone} {soldiers} {along}")
        else:
            lines += [f"B army {zone} 2"] if chance.random() < 0.3 else []
    lines += ["A pyramid A red 1"] if chance.random() < 0.6 else []
    lines.append(f"A hand {' '.join(chance.sample(['swiftness', 'teleportation', 'open-gates', 'enlistment'], 2))}")
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(60))
def test_a_move_in_a_crowd_comes_to_an_end(seed: int) -> None:  # K-MOVE-4
    chance = random.Random(seed)
    t = Table(crowd(chance))
    t.play("A mark move1")
    while t.asked.startswith("A choose-") and t.asked != "A choose-action":
        assert t.options
        moves = [option for option in t.options if option != "done"]
        t.play(f"A {chance.choice(moves if moves and chance.random() < 0.9 else t.options)}")
    assert t.asked in ("A choose-action", "A B choose-cards")

"""What a seat knows as numbers: where they are, that they are right, and that nothing hidden is in them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import shedet
from game_table import VIEWERS
from kemet_fights import attack
from kemet_night import all_but, nightfall
from kemet_random import midway, start, step
from kemet_table import Table
from shedet.bots.levels import make_bot
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.observing import Layout
from shedet.core.position import FRAME
from shedet.core.rng import seeded
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    FIELD_NAMES,
    IN_BATTLE,
    INTERVENTION_NAMES,
    WINDOW_OF,
)
from shedet.games.kemet.game import GAME
from shedet.games.kemet.observing import parts
from shedet.games.kemet.state import CHOOSE_CARDS, CHOOSE_SLOT
from shedet.games.kemet.tiles import CREATURE_NAMES, TILE_NAMES
from shedet.games.kemet.zones import CITY_NAMES, ZONE_NAMES

OBSERVATION, SECRETS = GAME.observation, GAME.secrets
EVERY = 5 if shedet.compiled() else 12
every_start = pytest.mark.parametrize("begin", [start, midway])


def observed(knowledge: Knowledge) -> list[int]:
    out = vec[u8]([0] * int(OBSERVATION.size))
    GAME.observe(knowledge, out, 0)
    return [int(number) for number in out]


def part(t: Table, viewer: str, name: str) -> list[int]:
    """The numbers of a part, as a seat sees the table."""
    return cut(OBSERVATION, observed(t.match.knowledge(VIEWERS[viewer])), name)


def secret_part(t: Table, seat: str, name: str) -> list[int]:
    out = vec[u8]([0] * int(SECRETS.size))
    GAME.observe_secrets(t.match.position, VIEWERS[seat], out, 0)
    return cut(SECRETS, [int(number) for number in out], name)


def cut(layout: Layout, numbers: list[int], name: str) -> list[int]:
    found = layout.part(name)
    return numbers[found.start : found.start + found.size]


def rows(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def named(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Those that are not 0, by name."""
    assert len(numbers) == len(names)
    return {name: number for name, number in zip(names, numbers) if number}


def zone(t: Table, viewer: str, name: str) -> list[int]:
    return rows(part(t, viewer, "zones"), parts.ZONE_NUMBERS)[ZONE_NAMES.index(name)]


def creatures(t: Table, viewer: str) -> dict[str, list[int]]:
    """Mine and another's, where there are any."""
    return {name: each for name, each in zip(ZONE_NAMES, rows(part(t, viewer, "creatures"), 2)) if any(each)}


def seat(t: Table, viewer: str, after: int) -> list[int]:
    """The numbers of the seat so many places after the viewer."""
    return rows(part(t, viewer, "seats"), parts.SEAT_NUMBERS)[after]


def side(t: Table, viewer: str, which: int) -> list[int]:
    return rows(part(t, viewer, "battle"), parts.SIDE_NUMBERS)[which]


def played(numbers: list[int], first: int) -> dict[str, int]:
    """Interventions for battles by name."""
    return named(numbers[first : first + parts.BATTLE_KINDS], INTERVENTION_NAMES[: parts.BATTLE_KINDS])


# The layout


@pytest.mark.parametrize("layout", [OBSERVATION, SECRETS], ids=["observation", "secrets"])
def test_the_parts_follow_one_another_have_different_names_and_fill_the_whole(layout: Layout) -> None:
    end = 0
    for each in layout.parts:
        assert each.start == end
        assert each.size > 0
        assert each.name.isidentifier()
        assert each.text
        end += each.size
    assert end == layout.size
    assert len({each.name for each in layout.parts}) == len(layout.parts)


def test_the_numbers_written_out_fit_what_they_count() -> None:
    assert len(CITY_NAMES) == parts.CITIES
    assert parts.QUESTIONS == CHOOSE_SLOT + 1
    windows = [int(window) for window in WINDOW_OF]
    assert [window == IN_BATTLE for window in windows] == [kind < parts.BATTLE_KINDS for kind in range(len(windows))]


def test_an_observation_is_written_where_it_belongs_and_nowhere_else() -> None:
    size = int(OBSERVATION.size)
    out = vec[u8]([0] * (size + 20))
    knowledge = attack("players 5\nA army FW1 5\nB army T2W 4").match.knowledge(1)
    GAME.observe(knowledge, out, 10)
    numbers = [int(number) for number in out]
    assert numbers[:10] == numbers[-10:] == [0] * 10
    assert numbers[10:-10] == observed(knowledge)


# What is asked, and when


def test_the_question_is_a_one_at_its_number_and_the_asked_are_counted_from_me() -> None:
    t = Table("players 3\norder B A C")
    for viewer, asked in (("A", [0, 1, 0, 0, 0]), ("B", [1, 0, 0, 0, 0]), ("C", [0, 0, 1, 0, 0])):
        assert part(t, viewer, "question") == [0] * 3 + [1] + [0] * 30
        assert part(t, viewer, "asked") == asked


def test_both_sides_are_asked_for_cards_until_they_have_chosen() -> None:
    t = attack("players 3\nA army FW1 5\nB army T2W 4")
    assert part(t, "C", "asked") == [0, 1, 1, 0, 0]
    t.play("A battle 5s 4s1d")
    assert part(t, "C", "asked") == [0, 0, 1, 0, 0]


def test_what_has_been_begun_is_seen_below_what_is_asked() -> None:
    t = Table("A army FW1 3\nA hand enlistment")
    t.play("A mark move1; go FW1; take 3; play enlistment")
    assert part(t, "A", "waiting") == [1, 0, 0, 0, 0, 1, 0, 0, 0]
    assert part(t, "A", "turn") == [1, 0, 0] + [0] * 10
    assert part(t, "A", "placing") == [0, 2, 0, 1, 0, 0]
    assert part(t, "A", "move")[:2] == [3, 1]
    t.play("A put FW1")
    assert zone(t, "A", "FW1")[parts.ASKED_IN_ZONE] == 1


def test_creatures_that_have_joined_in_a_turn_are_remembered() -> None:
    t = Table("A army W1A 5\nA tiles phoenix royal-scarab")
    t.play("A join royal-scarab A")
    assert named(part(t, "B", "turn")[3:], CREATURE_NAMES) == {"royal-scarab": 1}


def test_the_field_and_the_special_card_of_a_purchase_are_seen() -> None:
    t = Table("A pyramid A red 2\nA tiles twin-ceremony")
    t.play("A mark power1")
    assert part(t, "A", "purchase") == [1, 0, 0, 0, 0, 0]
    t.play("A buy storm")
    assert part(t, "A", "purchase") == [0, 0, 0, 0, 1, 0]
    t.play("A swap 5s; gold twin-ceremony")
    assert part(t, "A", "purchase") == [0, 0, 0, 1, 0, 0]


def test_the_site_and_the_colour_of_a_new_pyramid_are_seen() -> None:
    t = Table("players 3\ncolours red blue black\nA pyramid A red 1")
    t.play("A mark build; found B black")
    assert part(t, "A", "building") == [0, 0, 1, 0, 0, 0, 0, 1]
    first = Table(players=3)
    first.play("\n".join(f"{name} leave A" for name in first.order))
    assert part(first, "A", "building")[0] == 3


def test_the_free_recruits_are_counted() -> None:
    t = Table("A army W1A 1\nA tiles recruiting-scribe")
    t.play("A mark recruit; put W1A")
    assert part(t, "B", "placing") == [1, 0, 0, 0, 0, 0]


def test_the_time_is_told_with_the_days_that_are_left() -> None:
    t = Table("players 3\nday 4\nphase day 2 1\ncolours red white black", day_limit=9)
    assert part(t, "A", "players") == [0, 1, 0, 0]
    assert part(t, "A", "colours_in_play") == [1, 0, 1, 1]
    assert part(t, "A", "time") == [0, 0, 0, 1, 0, 4, 9, 5, 2] + [0] * 12
    late = Table("day 1000")
    assert part(late, "A", "time")[parts.DAY_IN_TIME :][:3] == [99, 0, 0]


def test_a_night_is_told_by_its_step() -> None:
    t = nightfall("players 3\nA army S 3\nB veterans 2")
    assert t.asked == "A choose-sacrifice"
    assert part(t, "B", "time")[parts.NIGHT_IN_TIME :].index(1) == 0
    assert zone(t, "B", "S")[parts.ASKED_IN_ZONE] == 1
    t.play("A no")
    assert t.asked == "B choose-prayers"
    assert part(t, "B", "time")[parts.NIGHT_IN_TIME :].index(1) == 4


# The map


def test_zones_have_their_ground_soldiers_by_seat_and_creatures() -> None:
    t = Table("players 3\nA army T2W 3\nB army FW1 5 giant-scorpion\nB tiles giant-scorpion")
    assert zone(t, "A", "T2W") == [3, 0, 0, 0, 0] + [0] * 13
    assert zone(t, "C", "T2W") == [0, 3, 0, 0, 0] + [0] * 13
    assert zone(t, "A", "FW1") == [0, 5, 0, 0, 0] + [0] * 9 + [0, 2, 0, 0]
    scorpion = 1 + CREATURE_NAMES.index("giant-scorpion")
    assert creatures(t, "A") == {"FW1": [0, scorpion]}
    assert creatures(t, "B") == {"FW1": [scorpion, 0]}
    ground = named(part(t, "A", "ground"), ZONE_NAMES)
    grounds = {name: ground.get(name) for name in ("FW1", "BW", "OW12", "W1A", "W1B", "T2W", "S", "T2E", "E1B")}
    expected = {"FW1": 1, "BW": 2, "OW12": 3, "W1A": 4, "W1B": 5, "T2W": 6, "S": 7, "T2E": None, "E1B": None}
    assert grounds == expected


def test_cities_belong_to_seats_and_have_pyramids() -> None:
    t = Table("players 3\nB pyramid C blue 4\nB army W2C 2\nA army W2A 3")
    assert zone(t, "C", "W2C") == [0, 0, 2, 0, 0] + [0, 0, 1, 0, 0] + [0, 4, 0, 0] + [0] * 4
    assert zone(t, "A", "W2A") == [3, 0, 0, 0, 0] + [0, 1, 0, 0, 0] + [0] * 8
    districts = rows(part(t, "B", "districts"), parts.DISTRICT_NUMBERS)
    assert districts == [[0, 0, 0, 0, 0, 3], [0] * 6, [0, 4, 0, 0, 2, 0]]
    assert not any(part(t, "A", "districts"))


def test_a_move_is_seen_with_its_army_and_where_it_began() -> None:
    t = Table("players 3\nA army FW2 5 phoenix\nA tiles phoenix god-speed\nA hand open-gates")
    t.play("A mark move1; go FW2; take 4 with phoenix; go OW12; play open-gates")
    move = part(t, "B", "move")
    assert move[:6] == [4, 2, 0, 0, 1, 0]
    assert named(move[parts.CREATURE_IN_MOVE : parts.WALLS_OF_MOVE], CREATURE_NAMES) == {"phoenix": 1}
    assert named(move[parts.WALLS_OF_MOVE :], CITY_NAMES) == {"W2": 1}
    assert zone(t, "B", "OW12")[parts.MOVING_IN_ZONE] == 4
    assert creatures(t, "B") == {}
    t.play("A done; end")
    assert part(t, "B", "move") == [0] * len(move)
    assert creatures(t, "B") == {"OW12": [0, 1]}


def test_a_move_that_ignores_walls_is_seen_before_its_army_is_chosen() -> None:
    t = Table("A army FW1 5\nA tiles surprise-attack")
    t.play("A gold surprise-attack")
    assert part(t, "A", "move")[parts.OPEN_IN_MOVE] == 1
    t.play("A go FW1")
    assert part(t, "A", "move")[parts.OPEN_IN_MOVE] == 1
    assert zone(t, "A", "FW1")[parts.ASKED_IN_ZONE] == 1


# The players


def test_a_player_is_told_in_numbers() -> None:
    t = Table(
        """
        players 3
        order C A B
        phase day 1 1
        A prayer 9
        A supply 1
        A army W1A 5
        A army W1B 3
        A army T2W 3
        A battle-fame 2
        A domination 3
        A veterans 4
        A tiles domination-red priest-of-ra act-of-god-red twin-ceremony
        A marks move1 gold
        A hand ruse glory
        C marks pray1
        discounts A
        """
    )
    told = [9, 1, 2, 3, 7, 2, 1, 4, 2, 0, 0, 2, 8, 1, 4, 1, 1]
    assert seat(t, "A", 0) == told
    assert seat(t, "B", 2) == told
    assert seat(t, "C", 1) == told
    assert named(rows(part(t, "B", "fields"), 9)[2], FIELD_NAMES) == {"move1": 1}
    tiles = rows(part(t, "B", "tiles"), len(TILE_NAMES))
    assert set(named(tiles[2], TILE_NAMES)) == {"domination-red", "priest-of-ra", "act-of-god-red", "twin-ceremony"}
    assert named(part(t, "B", "offer"), TILE_NAMES)["charge"] == 2
    assert "domination-red" not in named(part(t, "B", "offer"), TILE_NAMES)


def test_to_win_one_needs_nine_and_no_less_than_anybody() -> None:  # K-WIN-1
    t = Table("players 3\nA battle-fame 9\nB battle-fame 11\nC battle-fame 1")
    assert [seat(t, "A", after)[parts.MISSING_OF_SEAT] for after in range(3)] == [2, 0, 10]


def test_whoever_is_not_there_is_zeros() -> None:
    t = attack("A army FW1 5\nB army T2W 4\nA pyramid A red 2\nA tiles charge")
    for viewer in "AB":
        for name in ("asked", "seats", "fields", "colours", "tiles", "battle_cards"):
            numbers = part(t, viewer, name)
            assert any(numbers[: len(numbers) // 5 * 2])
            assert not any(numbers[len(numbers) // 5 * 2 :])


def test_a_place_chosen_for_the_next_day_is_seen() -> None:
    t = nightfall("players 3")
    first = t.asked.split()[0]
    t.play(f"{first} slot 3")
    assert seat(t, first, 0)[parts.SLOT_OF_SEAT] == 3


def test_colours_tell_what_can_be_bought() -> None:
    t = Table(
        "players 3\ncolours red blue black\nA pyramid A red 3\nA pyramid B blue 1\nB pyramid C black 4\nA army W2C 1"
    )
    bought, free, level = range(3)
    mine = rows(part(t, "A", "colours")[: 4 * parts.COLOUR_NUMBERS], parts.COLOUR_NUMBERS)
    assert mine == [[0, 1, 3], [0, 1, 1], [0, 0, 0], [0, 0, 4]]
    assert rows(part(t, "A", "indicators"), 4) == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]
    theirs = rows(part(t, "A", "colours"), 4 * parts.COLOUR_NUMBERS)[1]
    assert rows(theirs, 3)[3] == [0, 1, 0]
    t.play("A mark power1; buy charge")
    red = rows(part(t, "B", "colours"), 4 * parts.COLOUR_NUMBERS)[2]
    assert (red[bought], red[free], red[level]) == (1, 0, 3)


# Cards


def test_of_battle_cards_mine_are_known_and_others_as_far_as_they_were_shown() -> None:  # K-INFO-1
    t = attack("players 3\nA army FW1 5\nB army T2W 4")
    t.play("B battle 3s2d 5s\nA battle 4s1d 1s3d\nB disband\nA stay")
    for viewer, after, hidden in (("B", 0, 1), ("A", 1, 0), ("C", 2, 0)):
        in_hand, discarded = rows(rows(part(t, viewer, "battle_cards"), 20)[after], 10)
        assert named(discarded, BATTLE_CARD_NAMES) == {"3s2d": 1} | ({"5s": 1} if hidden else {})
        assert sum(in_hand) == 8 - 1 - hidden
        assert seat(t, viewer, after)[parts.BATTLE_CARDS_OF_SEAT] == 6


def test_a_special_card_is_seen_to_be_owned() -> None:  # K-BUY-2
    t = Table("A pyramid A red 2")
    t.play("A mark power1; buy storm; swap 5s")
    in_hand = rows(part(t, "B", "battle_cards"), 10)[2]
    assert in_hand == [0, 1, 1, 1, 1, 1, 1, 1, 1, 0]


def test_of_interventions_my_hand_is_known_by_kind_and_the_others_by_number() -> None:  # K-INFO-1
    t = Table("players 3\nA hand ruse war-rage war-rage\nB hand glory prayer\nC hand prayer\ndiscards bloodbath")
    assert named(part(t, "A", "hand"), INTERVENTION_NAMES) == {"ruse": 1, "war-rage": 2}
    assert named(part(t, "A", "discards"), INTERVENTION_NAMES) == {"bloodbath": 1}
    assert [seat(t, "A", after)[parts.INTERVENTIONS_OF_SEAT] for after in range(3)] == [3, 2, 1]
    assert part(t, "A", "deck") == [len(t.deck)]
    assert not any(part(t, "A", "known_cards"))


def test_what_is_remembered_of_a_hand_is_known() -> None:  # K-INFO-1
    first = Table(players=3, seed="ruse")
    for known in rows(part(first, "A", "known_cards"), 19)[:2]:
        assert named(known, INTERVENTION_NAMES) == {"ruse": 1}
    t = Table("players 3\nA hand divine-memory\nB hand prayer\ndiscards glory mana-theft")
    t.play("A play divine-memory; choose glory")
    assert [named(known, INTERVENTION_NAMES) for known in rows(part(t, "C", "known_cards"), 19)[:2]] == [
        {"glory": 1},
        {},
    ]
    assert not any(part(t, "A", "known_cards"))


def test_the_seer_alone_sees_a_vision() -> None:  # K-NIGHT-10
    deck = ["glory", "open-gates", "prayer", "prayer", "bloodbath"]
    rest = all_but(*deck)
    t = nightfall(f"A tiles vision\nA hand {rest}\ndeck {' '.join(deck)}\nremoved ruse ruse ruse ruse ruse")
    assert t.asked == "A choose-vision"
    seen = named(part(t, "A", "vision"), INTERVENTION_NAMES)
    assert seen == {"glory": 1, "open-gates": 1, "prayer": 2, "bloodbath": 1}
    assert not any(part(t, "B", "vision"))


# Battles

FIGHT = """
    players 3
    A army FW1 5
    A tiles charge blades-of-neith carnage
    A hand war-rage war-rage bronze-wall ruse
    B army T2W 4 ancestral-elephant
    B tiles ancestral-elephant deadly-trap
    B hand war-fury bloodbath ruse
"""
CHOICES = ["4s1d 5s", "1s3d 2s2h war-rage", "5s 4s1d war-rage war-rage bronze-wall", "3s1h 3s2d ruse"]


def test_my_side_of_a_battle_comes_first_and_its_strength_is_told_without_cards() -> None:  # K-BAT-3
    t = attack(FIGHT)
    attacker = [1, 0, 0, 0, 0, 7, 1, 0, 0]
    defender = [0, 0, 0, 0, 0, 6, 0, 1, 1]
    for viewer, first, second in (
        ("A", [1, 0, 0, 0, 0, *attacker], [0, 1, 0, 0, 0, *defender]),
        ("B", [1, 0, 0, 0, 0, *defender], [0, 0, 1, 0, 0, *attacker]),
        ("C", [0, 1, 0, 0, 0, *attacker], [0, 0, 1, 0, 0, *defender]),
    ):
        for which, expected in enumerate((first, second)):
            assert side(t, viewer, which)[: parts.CREATURE_OF_SIDE] == expected + [0] * 31
            creature = named(side(t, viewer, which)[parts.CREATURE_OF_SIDE :], CREATURE_NAMES)
            assert creature == ({} if expected[parts.ATTACKS_OF_SIDE] else {"ancestral-elephant": 1})
    assert zone(t, "C", "T2W")[parts.ASKED_IN_ZONE] == 1


def test_the_creatures_of_both_sides_are_seen() -> None:
    t = attack(f"{FIGHT}\nA army OW12 1\nA tiles phoenix".replace("FW1 5", "FW1 5 phoenix"), "phoenix")
    assert creatures(t, "A") == {"T2W": [1, 4]}
    assert zone(t, "B", "T2W")[parts.STRENGTH_IN_ZONE :][:2] == [1, 1]
    seen = [named(side(t, "C", which)[parts.CREATURE_OF_SIDE :], CREATURE_NAMES) for which in range(2)]
    assert seen == [{"phoenix": 1}, {"ancestral-elephant": 1}]


def test_a_battle_at_home_counts_one_more() -> None:  # K-BAT-3
    t = Table("players 3\nA army FW2 5\nB army W2A 2\nB pyramid A red 1")
    t.play("A mark move1; go FW2; take 5; go W2A")
    assert side(t, "A", 1)[parts.STRENGTH_OF_SIDE] == 3


def test_i_see_my_own_choice_and_after_the_reveal_all_but_the_card_face_down() -> None:  # K-BAT-1, K-BAT-2
    t = attack(FIGHT)
    t.play("A battle 4s1d 5s war-rage")
    mine = side(t, "A", 0)
    assert mine[parts.HAS_CHOSEN_OF_SIDE] == 1
    assert mine[parts.ACTIVE_OF_SIDE + BATTLE_CARD_NAMES.index("4s1d")] == 1
    assert mine[parts.DISCARDED_OF_SIDE + BATTLE_CARD_NAMES.index("5s")] == 1
    assert played(mine, parts.PLAYED_OF_SIDE) == {"war-rage": 1}
    t.play("B battle 1s3d 2s2h war-fury ruse")
    theirs = side(t, "A", 1)
    assert theirs[parts.ACTIVE_OF_SIDE + BATTLE_CARD_NAMES.index("1s3d")] == 1
    assert not any(theirs[parts.DISCARDED_OF_SIDE : parts.PLAYED_OF_SIDE])
    assert played(theirs, parts.PLAYED_OF_SIDE) == {"war-fury": 1, "ruse": 1}
    assert [side(t, "A", which)[parts.WINS_OF_SIDE] for which in range(2)] == [1, 0]


def test_wounds_kills_and_the_step_of_a_battle_are_counted() -> None:  # K-BAT-2, K-BAT-4
    t = attack("players 3\nA army FW1 5\nA tiles divine-wound\nA hand prayer glory\nB army T2W 4")
    t.play("A battle 1s3d 5s\nB battle 2s2d1h 5s\nA discard prayer")
    assert t.asked == "A choose-wounds"
    assert side(t, "B", 1)[parts.WOUNDS_OF_SIDE] == 1
    assert part(t, "B", "battle_step") == [8]
    assert not any(side(t, "B", which)[parts.WINS_OF_SIDE] for which in range(2))
    t.play("A done")
    assert t.asked == "B choose-end"
    assert [side(t, "B", which)[parts.KILLS_OF_SIDE] for which in range(2)] == [2, 2]
    assert part(t, "B", "battle_step") == [11]


@pytest.mark.parametrize("viewer", "BC")
def test_nothing_of_a_choice_is_in_the_numbers_of_others_but_that_it_is_made(viewer: str) -> None:  # K-BAT-1
    """Not even how far somebody is with it."""
    tables = [attack(FIGHT) for _ in CHOICES]
    before = observed(tables[0].match.knowledge(VIEWERS[viewer]))
    for t, choice in zip(tables, CHOICES):
        active, discarded, *interventions = choice.split()
        for move in (f"active {active}", f"discard {discarded}", *(f"play {card}" for card in interventions)):
            t.play(f"A {move}")
            assert observed(t.match.knowledge(VIEWERS[viewer])) == before
        t.play("A done")
    after = [observed(t.match.knowledge(VIEWERS[viewer])) for t in tables]
    assert after == [after[0]] * len(after)
    assert list(names_of_difference(before, after[0])) == ["asked", "battle"]


def names_of_difference(before: list[int], after: list[int]) -> Iterator[str]:
    for each in OBSERVATION.parts:
        if cut(OBSERVATION, before, each.name) != cut(OBSERVATION, after, each.name):
            yield each.name


def test_a_card_shown_to_prescience_is_seen_by_all() -> None:  # K-BAT-2
    t = attack("players 3\nA army FW1 5\nA tiles prescience\nB army T2W 4")
    t.play("B active 3s2d")
    assert side(t, "C", 1)[parts.ACTIVE_OF_SIDE + BATTLE_CARD_NAMES.index("3s2d")] == 1
    assert rows(part(t, "C", "battle_cards"), 10)[4][BATTLE_CARD_NAMES.index("3s2d")] == 0


# Any position


@every_start
@pytest.mark.parametrize("players", [2, 3, 5])
def test_worlds_that_look_alike_to_a_seat_have_the_same_numbers(begin: Callable[..., Match], players: int) -> None:
    compared = in_battle = different = 0
    for seed in ("observed worlds", "more worlds", "still more worlds"):
        for match in positions(begin, players, seed, EVERY):
            for viewer in range(players):
                knowledge = match.knowledge(viewer)
                expected = observed(knowledge)
                for number in range(2):
                    world = GAME.deal_world(knowledge, seeded(f"{len(match.log)}/{number}"))
                    assert observed(GAME.know(world, match.memories[viewer], viewer)) == expected
                    compared += 1
                    in_battle += world.question() == CHOOSE_CARDS
                    different += all_secrets(world, viewer) != all_secrets(match.position, viewer)
    assert different > 0.9 * compared > 100
    assert in_battle > 0


def all_secrets(position: Any, viewer: int) -> list[int]:
    out = vec[u8]([0] * int(SECRETS.size))
    GAME.observe_secrets(position, viewer, out, 0)
    return [int(number) for number in out]


@every_start
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whatever_changes_in_what_a_seat_sees_changes_its_numbers(begin: Callable[..., Match], players: int) -> None:
    """Its answers, and the view but for the places of others' indicators: which of their fields has which does not
    matter to me."""
    match = begin(players, "observed changes")
    rng = seeded("observed changes/choices")
    before: list[tuple[object, list[int]]] = []
    changes = 0
    for _ in range(1000 if shedet.compiled() else 120):
        if match.over():
            break
        now = [(seen(match, viewer), observed(match.knowledge(viewer))) for viewer in range(players)]
        for (saw, had), (sees, has) in zip(before, now):
            if sees != saw:
                assert has != had
                changes += 1
        before = now
        step(match, rng)
    assert changes > 100


def seen(match: Match, viewer: int) -> object:
    view: dict[str, Any] = match.view(viewer)
    for each in view["seats"]:
        if VIEWERS[each["seat"]] != viewer:
            del each["indicators"]
    return view, match.legal_actions(viewer)


@every_start
def test_only_some_questions_lie_below_others(begin: Callable[..., Match]) -> None:
    below = {int(kind) for kind in parts.BELOW}
    found = set()
    for number in range(40 if shedet.compiled() else 4):
        for match in positions(begin, 2 + number % 4, f"below/{number}", 1):
            stack = match.position.stack
            found |= {int(stack[frame * FRAME]) for frame in range(int(match.position.depth) - 1)}
    assert found <= below
    assert len(found) > 3


def positions(begin: Callable[..., Match], players: int, seed: str, every: int) -> Iterator[Match]:
    """A random game at every so many steps, and at every second secret choice."""
    match = begin(players, seed)
    rng = seeded(f"{seed}/choices")
    while not match.over():
        if len(match.log) % every == 0 or (match.position.question() == CHOOSE_CARDS and len(match.log) % 2 == 0):
            yield match
        step(match, rng)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_number_of_a_game_reaches_its_end(players: int) -> None:
    """255 would say no more than that it is much."""
    most = 0
    for number in range(60 if shedet.compiled() else 6):
        match = midway(players, f"large/{number}", day_limit=[3, 12][number % 5 == 0])
        rng = seeded(f"large/{number}/choices")
        while not match.over():
            step(match, rng)
            if len(match.log) % EVERY == 0 or match.over():
                for viewer in range(players):
                    most = max(most, *observed(match.knowledge(viewer)), *all_secrets(match.position, viewer))
    assert 12 <= most < 100


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_number_of_a_merchants_game_reaches_its_end(players: int) -> None:
    bot = make_bot("merchant", "kemet")
    most = 0
    for number in range(6 if shedet.compiled() else 1):
        match = start(players, f"merchants/{number}", day_limit=12 if shedet.compiled() else 1)
        rng = seeded(f"merchants/{number}/choices")
        while not match.over():
            asked = match.asked()[0]
            knowledge = match.knowledge(asked)
            most = max(most, *observed(knowledge), *all_secrets(match.position, asked))
            legal = vec[i64]([i64(action) for action in match.legal_actions(asked)])
            match.play(asked, int(bot.choose(knowledge, legal, rng)))
    assert 12 <= most < 100


def test_a_game_that_is_over_is_observed_too() -> None:
    t = Table("players 3\nover A\nA battle-fame 9\nB hand glory")
    for viewer in "ABC":
        assert not any(part(t, viewer, "question") + part(t, viewer, "asked"))
    assert seat(t, "B", 2)[parts.MISSING_OF_SEAT] == 0


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_seen_at_a_glance_has_the_same_numbers_without_what_is_remembered(players: int) -> None:
    remembered = {"known_cards", "battle_cards"}
    for match in positions(midway, players, "glances", EVERY * 2):
        for viewer in range(players):
            glance = observed(GAME.glance(match.position, viewer))
            assert set(names_of_difference(observed(match.knowledge(viewer)), glance)) <= remembered


# Secrets


def test_the_secrets_are_the_hands_of_the_others_and_the_deck() -> None:
    t = Table("players 3\nA hand glory\nB hand ruse prayer prayer\nC hand bloodbath\nC battle-discards 5s 2s2h")
    hands = rows(secret_part(t, "A", "hands"), 19)
    assert named(hands[0], INTERVENTION_NAMES) == {"ruse": 1, "prayer": 2}
    assert named(hands[1], INTERVENTION_NAMES) == {"bloodbath": 1}
    assert not any(hands[2] + hands[3])
    in_hand, discarded = rows(secret_part(t, "A", "battle_hands"), 10)[2:4]
    assert named(discarded, BATTLE_CARD_NAMES) == {"5s": 1, "2s2h": 1}
    assert [a + b for a, b in zip(in_hand, discarded)] == [1] * 8 + [0] * 2
    following = [named(card, INTERVENTION_NAMES) for card in rows(secret_part(t, "A", "next_cards"), 19)]
    assert following == [{card: 1} for card in t.deck[:5]]
    assert sum(secret_part(t, "A", "deck")) == len(t.deck)
    assert named(secret_part(t, "A", "deck"), INTERVENTION_NAMES) == {card: t.deck.count(card) for card in t.deck}


def test_the_secrets_have_what_others_have_chosen_in_a_battle() -> None:  # K-BAT-1
    t = attack(FIGHT)
    t.play("A active 4s1d; discard 5s; play war-rage; play ruse")
    nothing = [0] * parts.LAID_NUMBERS
    for viewer, which in (("B", 1), ("C", 0)):
        laid = rows(secret_part(t, viewer, "laid"), parts.LAID_NUMBERS)
        assert laid[1 - which] == nothing
        assert named(laid[which][:10], BATTLE_CARD_NAMES) == {"4s1d": 1}
        assert named(laid[which][10:20], BATTLE_CARD_NAMES) == {"5s": 1}
        assert played(laid[which], 20) == {"war-rage": 1, "ruse": 1}
    assert not any(secret_part(t, "A", "laid"))
    assert not any(secret_part(t, "B", "hands")[38:])

"""The set-up: colours and tiles, cards, cities, the first armies, pyramids and tiles."""

from collections import Counter

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction, UnknownName
from shedet.games.kemet.tiles import TILE_NAMES, TILE_TABLE

RED, BLUE, WHITE, BLACK = 1, 2, 4, 8  # in the option `colours`
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def seats(players: int) -> str:
    return "ABCDE"[:players]


def settled(players: int, seed: str = "0", **options: int) -> Table:
    """All soldiers stand in districts A and B; the first pyramids come next."""
    t = Table("", players=players, seed=seed, **options)
    for seat in t.order:
        t.play(f"{seat} leave C")
    return t


def built(players: int, seed: str = "0", **options: int) -> Table:
    """All have pyramids of two colours, 2 and 1 levels high; the first tiles come next."""
    t = settled(players, seed, **options)
    first, second = t.data["colours"][:2]
    for seat in t.order:
        t.play(f"{seat} found A {first}; raise A; found B {second}")
    return t


# Colours and tiles


@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_cannot_play(players: int) -> None:  # K-SET-3
    with pytest.raises(UnknownName, match=f"is played by 2 to 5 players, not {players}"):
        Table(players=players)


@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_so_many_colours_are_in_play(players: int, colours: int) -> None:  # K-SET-1
    for seed in range(5):
        t = Table(players=players, seed=str(seed))
        assert len(t.data["colours"]) == colours
        on_offer = {TILE_TABLE[TILE_NAMES.index(name)].colour for name in t.data["tiles"]}
        assert len(on_offer) == colours


def test_chance_draws_the_colours() -> None:  # K-SET-1
    drawn = {tuple(Table(seed=str(seed)).data["colours"]) for seed in range(40)}
    assert len(drawn) == 6


@pytest.mark.parametrize(
    ("players", "option", "colours"),
    [
        (2, RED + BLACK, ["red", "black"]),
        (2, BLUE + WHITE, ["blue", "white"]),
        (3, RED + WHITE + BLACK, ["red", "white", "black"]),
        (4, RED + BLUE + WHITE, ["red", "blue", "white"]),
        (5, RED, ["red", "blue", "white", "black"]),
    ],
)
def test_the_option_names_the_colours(players: int, option: int, colours: list[str]) -> None:  # K-SET-1
    for seed in range(4):
        assert Table(players=players, seed=str(seed), colours=option).data["colours"] == colours


def test_colours_that_are_missing_are_drawn_and_of_too_many_some_are() -> None:  # K-SET-1
    assert all("white" in Table(seed=str(seed), colours=WHITE).data["colours"] for seed in range(10))
    three = [Table(seed=str(seed), colours=RED + BLUE + WHITE).data["colours"] for seed in range(20)]
    assert len({tuple(colours) for colours in three}) == 3
    assert not any("black" in colours for colours in three)


@every_number
def test_all_tiles_of_the_colours_in_play_are_on_offer(players: int) -> None:  # K-SET-1
    t = Table(players=players)
    copies = 14 - 1 if players == 2 else 16
    assert sum(t.data["tiles"].values()) == copies * len(t.data["colours"])


def test_with_two_players_acts_of_god_and_second_copies_stay_in_the_box() -> None:  # K-SET-1
    t = Table(colours=WHITE + BLACK)
    assert set(t.data["tiles"].values()) == {1}
    assert not any(name.startswith("act-of-god") for name in t.data["tiles"])
    assert {"priest", "priestess", "mercenaries", "local-recruitment"} <= set(t.data["tiles"])


def test_with_two_players_domination_stays_in_both_colours() -> None:  # K-TILE-6
    t = Table(colours=RED + BLUE)
    assert t.data["tiles"]["domination-red"] == t.data["tiles"]["domination-blue"] == 1


def test_with_three_players_level_1_has_two_copies_and_acts_of_god_are_there() -> None:  # K-SET-1
    t = Table(players=3, colours=RED + BLUE + WHITE)
    twice = [name for name, copies in t.data["tiles"].items() if copies == 2]
    assert twice == ["charge", "god-speed", "recruiting-scribe", "defense", "priest", "priestess"]
    assert t.data["tiles"]["act-of-god-blue"] == 1


# Fame and cards


@every_number
def test_nobody_has_fame_or_veterans_at_the_start(players: int) -> None:  # K-SET-2
    t = Table(players=players)
    assert [t.fame(seat) for seat in seats(players)] == [0] * players
    assert [t.veterans(seat) for seat in seats(players)] == [0] * players


def test_a_temple_has_its_fame_from_the_start() -> None:  # K-SET-2, K-MOVE-7
    t = Table("A army BW 3")
    t.play("A mark move1; go BW; take 3; go T3W; done")
    assert t.fame("A") == 1


@every_number
def test_everybody_gets_a_ruse_and_two_other_interventions(players: int) -> None:  # K-SET-2
    t = Table(players=players)
    for seat in seats(players):
        hand = t.hand(seat).split()
        assert len(hand) == 3
        assert hand.count("ruse") == 1


@every_number
def test_the_ruses_left_over_go_back_to_the_box(players: int) -> None:  # K-SET-2
    t = Table(players=players)
    assert t.data["removed"] == ["ruse"] * (5 - players)
    assert len(t.deck) == 33 - 2 * players
    assert "ruse" not in t.deck


def test_interventions_are_a_matter_of_chance() -> None:  # K-SET-2
    tables = [Table(seed=str(seed)) for seed in range(10)]
    assert len({t.hand("A") for t in tables}) > 5
    assert len({tuple(t.deck) for t in tables}) == 10


# Players


@every_number
def test_everybody_has_7_prayer_points_12_soldiers_8_battle_cards_and_no_marker(players: int) -> None:  # K-SET-3
    t = Table(players=players)
    for seat in seats(players):
        assert (t.prayer(seat), t.supply(seat)) == (7, 12)
        assert t.battle_hand(seat) == "5s 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h"
        assert t.battle_discards(seat) == ""
        assert t.seat(seat)["marks"] == t.tiles(seat) == []
        assert t.seat(seat)["indicators"] == ["-", "-", "-"]


@pytest.mark.parametrize(
    ("players", "cities"), [(2, "W1 W3"), (3, "W1 W2 W3"), (4, "W1 W3 E1 E3"), (5, "W1 W2 W3 E1 E3")]
)
def test_gods_go_by_seat_and_cities_are_dealt(players: int, cities: str) -> None:  # K-SET-3
    tables = [Table(players=players, seed=str(seed)) for seed in range(8)]
    dealt = [tuple(t.seat(seat)["city"] for seat in seats(players)) for t in tables]
    assert all(sorted(each) == sorted(cities.split()) for each in dealt)
    assert len(set(dealt)) > 1
    gods = ["Anubis", "Bastet", "Horus", "Wadjet", "Sobek"]
    assert all([t.seat(seat)["god"] for seat in seats(players)] == gods[:players] for t in tables)


def test_nobody_has_more_than_11_prayer_points() -> None:  # K-SET-3
    t = Table("A prayer 10")
    t.play("A mark pray1")
    assert t.prayer("A") == 11


# The order and the first armies


@every_number
def test_chance_decides_the_order_and_everybody_is_in_it(players: int) -> None:  # K-SET-4
    orders = {Table(players=players, seed=str(seed)).order for seed in range(12)}
    assert all(sorted(order) == list(seats(players)) for order in orders)
    assert len(orders) > 1


@every_number
def test_in_player_order_each_puts_five_soldiers_in_two_districts(players: int) -> None:  # K-SET-4
    t = Table(players=players, seed="nile")
    for seat, empty in zip(t.order, "ABCAB", strict=False):
        assert t.asked == f"{seat} choose-districts"
        assert t.options == ["leave A", "leave B", "leave C"]
        t.play(f"{seat} leave {empty}")
        city = t.seat(seat)["city"]
        assert t.armies(seat) == {f"{city}{letter}": "5" for letter in "ABC" if letter != empty}
        assert t.supply(seat) == 2
    assert t.phase == "founding"


# The first pyramids


@every_number
def test_in_player_order_each_builds_three_levels(players: int) -> None:  # K-SET-5
    t = settled(players)
    first, second = t.data["colours"][:2]
    for seat in t.order:
        assert t.asked == f"{seat} choose-pyramids"
        t.play(f"{seat} found A {first}")
        assert t.asked == f"{seat} choose-pyramids"
        t.play(f"{seat} raise A")
        t.play(f"{seat} found C {second}")
        assert t.pyramids(seat) == [f"A {first} 2", f"C {second} 1"]
        assert t.prayer(seat) == 7
        assert t.seat(seat)["indicators"] == [first, second, "-"]
    assert t.phase == "first-tiles"


def test_no_pyramid_is_higher_than_2_at_the_start() -> None:  # K-SET-5
    t = settled(2, colours=RED + BLUE)
    seat = t.order[0]
    t.play(f"{seat} found A red; raise A")
    assert t.options == ["found B blue", "found C blue"]
    with pytest.raises(IllegalAction):
        t.play(f"{seat} raise A")


def test_colours_are_free_among_those_in_play_one_pyramid_of_each() -> None:  # K-SET-5
    t = settled(3, colours=RED + WHITE + BLACK)
    seat = t.order[0]
    colours = ("red", "white", "black")
    assert t.options == [f"found {district} {colour}" for district in "ABC" for colour in colours]
    t.play(f"{seat} found B white")
    rest = [f"found {district} {colour}" for district in "AC" for colour in ("red", "black")]
    assert t.options == [*rest, "raise B"]


def test_three_pyramids_of_level_1_are_possible_from_three_players_on() -> None:  # K-SET-5
    t = settled(3, colours=RED + WHITE + BLACK)
    seat = t.order[0]
    t.play(f"{seat} found A red; found B white; found C black")
    assert t.pyramids(seat) == ["A red 1", "B white 1", "C black 1"]
    assert t.seat(seat)["indicators"] == ["red", "white", "black"]


def test_with_two_players_everybody_has_two_pyramids() -> None:  # K-SET-3, K-SET-5
    t = settled(2, colours=RED + BLUE)
    seat = t.order[0]
    t.play(f"{seat} found A red; found B blue")
    assert t.options == ["raise A", "raise B"]


# The first tiles


@every_number
def test_in_reverse_order_each_takes_a_tile(players: int) -> None:  # K-SET-6
    t = built(players, colours=RED + BLUE + WHITE + BLACK if players == 5 else BLUE + WHITE + RED)
    for seat in reversed(t.order):
        assert t.asked == f"{seat} choose-first-tile"
        wanted = next(option for option in t.options if option != "buy mercenaries")
        t.play(f"{seat} {wanted}")
        assert [f"buy {name}" for name in t.tiles(seat)] == [wanted]
        assert t.prayer(seat) == 7
    assert t.asked == f"{t.order[0]} choose-action"
    assert (t.phase, t.day) == ("day", 1)


def test_the_first_tile_is_of_level_1_and_of_a_colour_in_ones_city() -> None:  # K-SET-6
    t = settled(3, colours=RED + BLUE + WHITE)
    first, second, third = list(t.order)
    t.play(f"""
        {first} found A red; raise A; found B blue
        {second} found A white; raise A; found B red
        {third} found A blue; raise A; found B white
    """)
    assert t.options == ["buy recruiting-scribe", "buy defense", "buy priest", "buy priestess"]
    t.play(f"{third} buy priest")
    assert t.options == ["buy charge", "buy god-speed", "buy priest", "buy priestess"]
    t.play(f"{second} buy priest")
    assert t.options == ["buy charge", "buy god-speed", "buy recruiting-scribe", "buy defense"]


def test_with_two_players_the_second_finds_one_tile_less() -> None:  # K-SET-6, K-SET-1
    t = built(2, colours=RED + BLUE)
    first, second = list(t.order)
    t.play(f"{second} buy charge")
    assert t.options == ["buy god-speed", "buy recruiting-scribe", "buy defense"]
    t.play(f"{first} buy god-speed")
    assert t.asked == f"{first} choose-action"


def test_a_first_tile_is_no_purchase_of_the_day() -> None:  # K-SET-6, K-BUY-1
    t = built(2, colours=RED + BLUE)
    first, second = list(t.order)
    t.play(f"""
        {second} buy charge
        {first} buy recruiting-scribe
        {first} mark power2; buy defense
    """)
    assert t.tiles(first) == ["recruiting-scribe", "defense"]


def test_mercenaries_as_first_tile_come_at_once() -> None:  # K-SET-6, K-TILE-3
    t = settled(2, colours=WHITE + BLACK)
    first, second = list(t.order)
    t.play(f"""
        {first} found A white; raise A; found B black
        {second} found A white; raise A; found B black
        {second} buy mercenaries
    """)
    city = t.seat(second)["city"]
    assert t.asked == f"{second} choose-places"
    assert t.options_with("put") == [f"put {city}C"]
    t.play(f"{second} put {city}C {city}C {city}C")
    assert t.armies(second) == {f"{city}A": "5", f"{city}B": "5", f"{city}C": "3"}
    assert t.supply(second) == 2
    assert t.asked == f"{first} choose-first-tile"


# The whole set-up


@every_number
def test_everything_is_there_when_the_first_day_begins(players: int) -> None:  # K-SET-1, K-SET-2, K-SET-3
    t = built(players, seed="delta")
    for seat in reversed(t.order):
        t.play(f"{seat} {t.options[-1]}")
        while t.asked == f"{seat} choose-places":
            t.play(f"{seat} {t.options[-1]}")
    for seat in seats(players):
        soldiers = Counter(t.armies(seat).values())
        assert soldiers["5"] == 2
        assert len(t.tiles(seat)) == 1
    assert t.asked == f"{t.order[0]} choose-action"


def test_the_same_seed_gives_the_same_game() -> None:  # K-SET-1, K-SET-2, K-SET-4
    assert Table(players=4, seed="nile").text == Table(players=4, seed="nile").text
    assert Table(players=4, seed="nile").text != Table(players=4, seed="ra").text

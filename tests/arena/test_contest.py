"""Who plays together, who sits where, and how many deals there are."""

from collections import Counter
from itertools import permutations

import pytest

from shedet.arena.contest import Contest, PairedContest, Rules, line_ups, line_ups_with, orders
from shedet.core.errors import ShedetError


def contest(kind: type[Contest], names: str, players: int) -> Contest:
    game = "sobek2p" if players == 2 else "kemet"
    return kind(Rules(game, players, {}), list(names), "s", line_ups(len(names), players))


def seats_taken(seatings: list[tuple[int, ...]]) -> Counter[tuple[int, int]]:
    """How often each bot sits in each seat."""
    return Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))


def test_with_two_players_every_pair_meets() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]


def test_as_many_bots_as_players_are_one_line_up() -> None:
    assert line_ups(4, 4) == [(0, 1, 2, 3)]


def test_more_bots_than_players_play_in_all_combinations() -> None:
    assert len(line_ups(5, 3)) == 10


def test_fewer_bots_are_repeated_in_turn_beginning_with_each_once() -> None:
    assert line_ups(2, 3) == [(0, 1, 0), (1, 0, 1)]
    assert line_ups(2, 4) == [(0, 1, 0, 1)]
    assert line_ups(3, 4) == [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_repeated_bots_take_equally_many_seats(bots: int) -> None:
    for players in range(bots, 6):
        taken = Counter(bot for line_up in line_ups(bots, players) for bot in line_up)
        assert len(set(taken.values())) == 1


def test_copies_of_a_bot_are_told_apart_by_number() -> None:
    names = ["greedy", "random", "greedy", "greedy"]
    assert Contest(Rules("sobek", 4, {}), names, "s", [(0, 1, 2, 3)]).labels == [
        "greedy",
        "random",
        "greedy#2",
        "greedy#3",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_paired_deal_is_played_in_every_seating(players: int) -> None:
    seatings = contest(PairedContest, "abcd"[:players], players).seatings(0)
    assert sorted(seatings) == sorted(permutations(range(players)))


def test_one_bot_against_copies_of_another_sits_once_in_each_seat() -> None:
    seatings = contest(PairedContest, "abbb", 4).seatings(7)
    assert [seating.index(0) for seating in seatings] == [0, 1, 2, 3]
    assert set(seats_taken(seatings).values()) == {1}


def test_two_copies_of_a_bot_change_seats() -> None:
    assert contest(PairedContest, "aa", 2).seatings(0) == [(0, 1), (1, 0)]


def test_a_bot_that_sits_twice_is_never_seated_the_same_way_twice() -> None:
    seatings = contest(PairedContest, "ab", 4).seatings(0)
    assert sorted(seatings) == sorted(set(permutations((0, 1, 0, 1))))


def test_five_players_go_through_all_seatings_in_some_deals() -> None:
    five = contest(PairedContest, "abcde", 5)
    for deal in range(6):
        assert len(five.seatings(deal)) == 20
        assert set(seats_taken(five.seatings(deal)).values()) == {4}
    seatings = [seating for deal in range(6) for seating in five.seatings(deal)]
    assert sorted(seatings) == sorted(permutations(range(5)))


def test_without_pairing_the_seats_rotate_over_the_deals() -> None:
    three = contest(Contest, "abc", 3)
    assert all(len(three.seatings(deal)) == 1 for deal in range(6))
    seatings = [three.seatings(deal)[0] for deal in range(6)]
    assert sorted(seatings) == sorted(permutations(range(3)))
    assert set(seats_taken(seatings[:3]).values()) == {1}


def test_line_ups_take_turns_and_each_goes_through_its_seatings() -> None:
    pairs = contest(Contest, "abc", 2)
    assert [pairs.line_up_of(deal) for deal in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [pairs.seatings(deal)[0] for deal in (0, 3, 1, 4)] == [(0, 1), (1, 0), (0, 2), (2, 0)]


def test_games_are_rounded_up_to_whole_deals_of_all_line_ups() -> None:
    assert contest(Contest, "ab", 2).deals(7) == 7
    assert contest(PairedContest, "ab", 2).deals(7) == 4
    assert contest(PairedContest, "ab", 2).games(4) == 8
    assert contest(PairedContest, "abc", 2).deals(7) == 6
    assert contest(PairedContest, "abcd", 4).deals(1) == 1


def test_orders_that_differ_in_copies_alone_are_one() -> None:
    assert len(orders((0, 1, 2, 3), "abbb")) == 1
    assert len(orders((0, 1, 2, 3), "aabb")) == 2
    assert len(orders((0, 1, 2, 3), "abcd")) == 6


def test_a_test_plays_only_line_ups_in_which_both_bots_sit() -> None:
    assert line_ups_with((0, 1), line_ups(4, 3), "abcd") == [(0, 1, 2), (0, 1, 3)]
    with pytest.raises(ShedetError, match="'c' would never play"):
        line_ups_with((0, 1), line_ups(3, 2), "abc")
